"""The protocol of a database engine, and the ways in which one can fail."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

Row = tuple[Any, ...]
Stored = Callable[[Exception | None], None]  # is told once what became of a write, None if it is stored; never raises
EVER: Final = 1 << 62  # a time that never comes
SELF_NEWS: Final = "server"  # the kind of news that a server hears of itself too, so that it knows that it hears


class Statement(NamedTuple):
    """One change; `expects` says how many rows it must touch, if that matters.

    `news` is what other servers on the same database are told once it is stored, with names of arguments in braces.
    """

    sql: str
    arguments: Mapping[str, Any] = {}
    expects: int | None = None
    news: str = ""


class TableLayout(NamedTuple):
    """A table of the schema."""

    name: str
    columns: tuple[str, ...]


class StoreError(Exception):
    """The database did not do what was asked; nothing was changed. `key` is a message of the catalogues."""

    key = "store-failed"

    def __init__(self, place: str, detail: str = "") -> None:
        super().__init__(": ".join(part for part in (self.key, place, detail) if part))
        self.arguments = {"file": place, "detail": detail}


class StoreFull(StoreError):
    """No space is left, or a file may not grow."""

    key = "store-full"


class StoreUnwritable(StoreError):
    """The file, or the folder it is to stand in, cannot be written."""

    key = "store-unwritable"


class StoreForeign(StoreError):
    """The file is no database of ours."""

    key = "store-foreign"


class StoreBroken(StoreError):
    """The file is damaged."""

    key = "store-broken"


class StoreGone(StoreError):
    """The file was removed or replaced while it was served."""

    key = "store-gone"


class StoreNewer(StoreError):
    """A newer version of the program has written the file."""

    key = "store-newer"


class StoreBusy(StoreError):
    """Another process serves it."""

    key = "store-busy"


class StoreAddress(StoreError):
    """What was given is no address of a PostgreSQL database."""

    key = "store-address"


class StoreAway(StoreError):
    """The database cannot be reached, or does not let us in."""

    key = "store-away"


class StoreUnsure(StoreAway):
    """The way to the database broke during a commit: it may be done or not."""


class StoreOld(StoreError):
    """A PostgreSQL that is too old runs there."""

    key = "store-old"


class StoreUnsafe(StoreError):
    """A setting of the database lets it lose what it has acknowledged."""

    key = "store-unsafe"


class StoreReplica(StoreError):
    """The database may only be read: it is a replica, or set so."""

    key = "store-replica"


class StoreRights(StoreError):
    """The user may not do there what must be done."""

    key = "store-rights"


class StoreNotOurs(StoreError):
    """Tables of another program stand in the database."""

    key = "store-not-ours"


class StoreFilled(StoreError):
    """A database that is to be filled holds something already."""

    key = "store-filled"


class StoreDumped(StoreError):
    """The database has a program of its own for backups."""

    key = "store-dumped"


class Conflict(Exception):
    """A statement touched another number of rows than it expects; the whole write was taken back."""


def settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Tell a task that waits for a write; one that was cancelled does no more, and what is written stays written."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


class Store(Protocol):
    """Text and numbers that outlive the process."""

    async def read(self, sql: str, **arguments: Any) -> list[Row]:
        """The rows of a query, as committed."""

    async def write(self, *statements: Statement) -> None:
        """Carry out all statements or none; on return they are safely on the disk."""

    def begin_write(self, statements: Sequence[Statement], stored: Stored) -> None:
        """The same for whoever has no task that could wait: `stored` is told, later. Raises StoreError."""

    async def purge(self) -> None:
        """Leave no trace of what was deleted in the files."""

    async def backup(self, path: Path) -> None:
        """Copy everything to a new file while the work goes on."""

    async def close(self) -> None:
        """Finish what is under way; nothing may be asked any more."""


@runtime_checkable
class SharedStore(Store, Protocol):
    """A store that several servers may use at the same time."""

    holder: str  # by which this one is known to the others

    def listen(self) -> AsyncIterator[str]:
        """The news of other servers as they come, and "" whenever some may have been missed; of itself, SELF_NEWS."""

    async def announce(self, *news: str) -> None:
        """Tell the other servers something that is not stored."""

    async def take_due(self, now: int, lease: int, most: int, bots_by: int = EVER, others_by: int = EVER) -> list[Row]:
        """Hold what falls due and is held by nobody alive: table, kind, seat, time and question of each.

        Turns of bots are taken that fall due until one time, all else that does until another.
        """

    async def keep_due(self, now: int, lease: int) -> list[Row]:
        """Go on holding everything that is held, for a while longer; what of it would have been lost soon.

        All that is due is among it, also what was taken by a write whose answer never came.
        """

    async def let_go_due(self) -> None:
        """Hold nothing any more."""
