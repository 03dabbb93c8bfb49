"""Events: what happened, as keys and arguments, for a log, an animation, a screen reader."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

Argument = str | int | Sequence[str] | Sequence[int]


@dataclass(frozen=True)
class Event:
    """One thing that happened, as one seat may know it.

    `key` is a message of the catalogues. Arguments are ids and numbers; `player` is a seat.
    """

    key: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


def ending(winners: Sequence[int]) -> Event:
    """How a game has ended, for everyone who tells of it: games do not, as they do not know who resigned.

    >>> ending([2]).key, ending([0, 1]).key, ending([]).key
    ('event-won', 'event-won-shared', 'event-stopped')
    """
    if not winners:
        return Event("event-stopped")
    return (
        Event("event-won", {"player": winners[0]})
        if len(winners) == 1
        else Event("event-won-shared", {"players": list(winners)})
    )
