"""Moves everything of one database into an empty one, of either engine: all of it or nothing."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from postroad.store.opening import Database
from postroad.store.sqlite_moving import SqliteTarget, sqlite_source, table_layouts
from postroad.store.store import Row, StoreError, TableLayout

DIGEST_BYTES: Final = 16


class StoreMisread(StoreError):
    """What came out of the new database is not what went into it."""

    key = "store-misread"


class Source(Protocol):
    """A database that nobody changes meanwhile."""

    def rows(self, table: TableLayout) -> Iterator[Row]:
        """Every row of a table, in any order."""


class Target(Protocol):
    """An empty database; until it is kept, nothing of what was put there is to be seen."""

    def put(self, table: TableLayout, rows: Iterable[Row]) -> None:
        """Add rows."""

    def rows(self, table: TableLayout) -> Iterator[Row]:
        """What was put there."""

    def keep(self) -> None:
        """Let it stand."""


class Sum(NamedTuple):
    """How many rows there are, and what they say, in whatever order they come."""

    rows: int = 0
    digest: int = 0

    def plus(self, row: Row) -> "Sum":
        digest = int.from_bytes(blake2b(repr(tuple(row)).encode(), digest_size=DIGEST_BYTES).digest(), "big")
        return Sum(self.rows + 1, (self.digest + digest) % (1 << 8 * DIGEST_BYTES))


def move(
    source: Database,
    target: Database,
    check: Callable[[], None] = lambda: None,
    progress: Callable[[int], None] = lambda rows: None,
) -> dict[str, int]:
    """Copy everything, and compare it row by row with what can be read back; the rows of each table.

    `check` looks at the source once nobody can change it, and stops it all by raising. Raises StoreError, and then
    the target is as it was.
    """
    moved: dict[str, Sum] = {}

    def counted(table: TableLayout, rows: Iterable[Row]) -> Iterator[Row]:
        found = Sum()
        for row in rows:
            found = found.plus(row)
            yield row
            if not found.rows % 1000:
                progress(sum(one.rows for one in moved.values()) + found.rows)
        moved[table.name] = found

    with _source(source) as taken, _target(target) as there:
        check()
        for table in table_layouts():
            there.put(table, counted(table, taken.rows(table)))
        for table in table_layouts():
            found = Sum()
            for row in there.rows(table):
                found = found.plus(row)
            if found != moved[table.name]:
                raise StoreMisread(str(target), f"{table.name}: {found.rows} / {moved[table.name].rows}")
        there.keep()
    return {name: one.rows for name, one in moved.items()}


def _source(database: Database) -> AbstractContextManager[Source]:
    if isinstance(database, Path):
        return sqlite_source(database)
    from postroad.store.postgres_moving import postgres_source  # loaded late: only who uses it needs the driver

    return postgres_source(database)


def _target(database: Database) -> AbstractContextManager[Target]:
    if isinstance(database, Path):
        return SqliteTarget(database)
    from postroad.store.postgres_moving import postgres_target

    return postgres_target(database)
