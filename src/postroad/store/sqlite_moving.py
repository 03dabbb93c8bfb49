"""A file of SQLite that is moved from, or made by a move; and all tables, in an order in which they can be filled."""

import contextlib
import os
import sqlite3
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Self

from postroad.store.lock import exclusive_lock
from postroad.store.migrations import migrations
from postroad.store.sqlite import keep_to_owner, migrate, store_error
from postroad.store.store import Row, StoreFilled, TableLayout


@cache
def table_layouts() -> list[TableLayout]:
    """Every table of the schema with its columns; those that others refer to come first."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        for script in migrations().values():
            connection.executescript(script)
        names = [name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")]
        needed = {
            name: {row[2] for row in connection.execute(f"pragma foreign_key_list({name})")} - {name} for name in names
        }
        columns = {name: tuple(row[1] for row in connection.execute(f"pragma table_info({name})")) for name in names}
    return [TableLayout(name, columns[name]) for name in TopologicalSorter(needed).static_order()]


def _select(table: TableLayout) -> str:
    return f"select {', '.join(table.columns)} from {table.name}"


class _File:
    """One file, read or filled."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, table: TableLayout) -> Iterator[Row]:
        return self._connection.execute(_select(table))


@contextlib.contextmanager
def sqlite_source(path: Path) -> Iterator[_File]:
    """A file that is up to date; raises StoreBusy while a server runs on it."""
    with exclusive_lock(path), contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        try:
            connection.execute("begin")
            yield _File(connection)
        except sqlite3.Error as error:
            raise store_error(error, str(path)) from error


class SqliteTarget(_File):
    """A new file; it grows under another name, and gets its own when it is kept."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._part = path.with_name(path.name + ".part")
        self._open = contextlib.ExitStack()

    def __enter__(self) -> Self:
        """Begin; raises StoreFilled where there is a file already, StoreBusy while another move fills it."""
        if self._path.exists():
            raise StoreFilled(str(self._path))
        with contextlib.ExitStack() as opened:
            opened.enter_context(exclusive_lock(self._part))
            opened.callback(self._part.unlink, missing_ok=True)
            os.truncate(self._part, 0)  # what an interrupted move has left
            self._part.with_name(self._part.name + "-journal").unlink(missing_ok=True)
            keep_to_owner(self._part)
            self._connection = opened.enter_context(
                contextlib.closing(sqlite3.connect(self._part, isolation_level=None))
            )
            opened.enter_context(self._reported())
            migrate(self._connection, str(self._path))
            self._connection.execute("pragma foreign_keys=on")
            self._connection.execute("begin immediate")
            self._connection.execute("delete from setting")
            self._open = opened.pop_all()
        return self

    def __exit__(self, *error: object) -> bool | None:
        return self._open.__exit__(*error)  # type: ignore[arg-type]

    @contextlib.contextmanager
    def _reported(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise store_error(error, str(self._path)) from error

    def put(self, table: TableLayout, rows: Iterable[Row]) -> None:
        places = ", ".join("?" * len(table.columns))
        columns = ", ".join(table.columns)
        self._connection.executemany(f"insert into {table.name} ({columns}) values ({places})", rows)

    def keep(self) -> None:
        self._connection.execute("commit")
        if self._path.exists():  # someone was faster
            raise StoreFilled(str(self._path))
        os.rename(self._part, self._path)
