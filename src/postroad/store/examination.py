"""What a look at a database finds, without changing anything: whoever runs a server wants to know."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from postroad.store.migrations import Schema


class Waiting(NamedTuple):
    """How much waits, and since when the oldest does."""

    total: int = 0
    since_ms: int | None = None


NOTHING: Final = Waiting()


@dataclass(frozen=True)
class Examination:
    """One database as it stands."""

    engine: str  # with its version
    schema: Schema
    size: int  # in bytes
    settings: dict[str, str] = field(default_factory=dict)
    clock_ms: int | None = None  # what the database's machine has for the time, where that is another
    connections: tuple[int, int] | None = None  # how many there are, and can be
    versions: dict[str, int] = field(default_factory=dict)  # of Postroad by how many connections it has
    bots: Waiting = NOTHING  # turns that are due
    others: Waiting = NOTHING  # clocks that have run out, games that should have begun
    deliveries: Waiting = NOTHING  # notices that should have been sent


WAITING: Final = {
    "bots": "select count(*), min(at) from due where kind = 'bot' and at <= :now",
    "others": "select count(*), min(at) from due where kind <> 'bot' and at <= :now",
    "deliveries": "select count(*), min(try_at) from delivery where try_at <= :now",
}
