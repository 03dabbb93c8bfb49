"""What learning programs need of a game: numbered actions, masks, and flat observations with a named layout."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from postroad.core.game import Standings
from postroad.core.position import Position

P_contra = TypeVar("P_contra", bound=Position, contravariant=True)
WORD = 8  # observations and masks are written eight bytes at a time, and so padded


@dataclass(frozen=True)
class Field:
    """A part of an observation: so many numbers of one type, one after the other."""

    name: str
    start: int  # in bytes
    count: int
    means: str
    bytes_each: int = 1  # more than one: little-endian

    @property
    def slice(self) -> slice:
        """Where its bytes are."""
        return slice(self.start, self.start + self.count * self.bytes_each)


class Layout:
    """Where everything is in an observation: `layout["hand"]` is a slice of its bytes."""

    def __init__(self, fields: Sequence[Field], size: int) -> None:
        self.fields = tuple(fields)
        self.size = size  # in bytes, padding included: bytes of no field are always 0
        self._by_name = {field.name: field for field in fields}

    def __getitem__(self, name: str) -> slice:
        if name not in self._by_name:
            raise KeyError(f"there is no field {name!r}; there are {', '.join(self._by_name)}")
        return self._by_name[name].slice

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def read(self, observation: Sequence[int], name: str) -> list[int]:
        """The numbers of a field, those of several bytes put together."""
        values = list(observation[self[name]])
        each = self._by_name[name].bytes_each
        return [sum(int(values[at + k]) << 8 * k for k in range(each)) for at in range(0, len(values), each)]


class Spaces(Protocol[P_contra]):
    """One object a game, `SPACES` in its module `spaces`; what it says is fixed for a version."""

    @property
    def version(self) -> int:
        """Raised whenever an action id or a field changes its place or meaning."""

    @property
    def actions(self) -> Sequence[str]:
        """What every action id means, as text; an id means one thing at any moment."""

    @property
    def most_a_turn(self) -> int:
        """At least as many decisions as a seat can have in one turn."""

    def layout(self, seats: int) -> Layout:
        """Where everything is in an observation, for so many players."""

    def observation(self, position: P_contra, seat: int) -> bytes:
        """All that the seat may know now, and nothing else; itself first, the others in their order from there.

        Two moments that the seat cannot tell apart have equal bytes, so they are its information state too,
        without the history that led there.
        """

    def mask(self, position: P_contra, seat: int) -> bytes:
        """By action id: 1 where the seat may do it now, else 0."""

    def id_of(self, position: P_contra, seat: int, number: int) -> int:
        """The id of a legal action, given by its number in the core."""

    def number_of(self, action: int) -> int:
        """The number in the core of the action with an id."""

    def named(self, position: P_contra, seat: int, action: int) -> Any:
        """The action that an id means for the seat now; raises Refused if none."""


def utilities(standings: Standings) -> tuple[float, ...]:
    """What a game was worth to each seat, 0 in all: 1 for a sole winner, nothing to anyone if it was stopped.

    Winners share, losers pay alike: (share of the victory * seats - 1) / (seats - 1).
    """
    seats, winners = len(standings.scores), standings.winners
    if not winners:
        return (0.0,) * seats
    return tuple((seats * (1 / len(winners) if seat in winners else 0.0) - 1) / (seats - 1) for seat in range(seats))


def laid_out(words: Sequence[tuple[str, int, str] | tuple[str, int, str, int]]) -> Layout:
    """The layout of fields that each begin on a word; a name that begins with `+` stays in the word before."""
    fields: list[Field] = []
    end = 0
    for name, count, means, *each in words:
        if not name.startswith("+"):
            end = -(-end // WORD) * WORD
        field = Field(name.lstrip("+"), end, count, means, *each)
        fields.append(field)
        end = field.slice.stop
    return Layout([field for field in fields if field.name], -(-end // WORD) * WORD)
