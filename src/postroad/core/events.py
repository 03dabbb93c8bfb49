"""What happened, as keys and arguments: for a log, an animation, a screen reader."""

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
