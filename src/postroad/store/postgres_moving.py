"""A PostgreSQL database that is moved from or to: one transaction, and nobody else at it meanwhile."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from psycopg import sql

from postroad.store.postgres_connection import CONNECTING, OURS, place_of, store_error
from postroad.store.postgres_opening import open_checked
from postroad.store.sqlite_moving import table_layouts
from postroad.store.store import Row, StoreBusy, StoreFilled, TableLayout

LEAVING_S: Final = 2.0  # a connection that was closed is listed for a moment longer
_AT_ONCE: Final = 2000  # rows that are fetched together
_SERVERS: Final = f"""
    select count(*) from pg_stat_activity
    where datname = current_database() and starts_with(application_name, '{OURS}') and pid <> pg_backend_pid()
"""


class _Database:
    """One database within a transaction."""

    def __init__(self, connection: psycopg.Connection[Row]) -> None:
        self._connection = connection

    def rows(self, table: TableLayout) -> Iterator[Row]:
        with self._connection.cursor(name="moved") as cursor:
            cursor.itersize = _AT_ONCE
            yield from cursor.execute(_written("select {columns} from {table}", table))

    def put(self, table: TableLayout, rows: Iterable[Row]) -> None:
        with (
            self._connection.cursor() as cursor,
            cursor.copy(_written("copy {table} ({columns}) from stdin", table)) as copy,
        ):
            for row in rows:
                copy.write_row(row)

    def keep(self) -> None:
        self._connection.commit()


def _written(text: str, table: TableLayout) -> sql.Composed:
    columns = sql.SQL(", ").join(map(sql.Identifier, table.columns))
    return sql.SQL(text).format(columns=columns, table=sql.Identifier(table.name))


@contextmanager
def _held(url: str, mode: str) -> Iterator[psycopg.Connection[Any]]:
    """A transaction with all tables locked; raises StoreBusy while a server runs on them."""
    place = place_of(url)
    open_checked(url)
    try:
        with psycopg.connect(url, **CONNECTING) as connection:
            end = time.monotonic() + LEAVING_S
            while _is_served(connection):
                if time.monotonic() > end:
                    raise StoreBusy(place)
                time.sleep(LEAVING_S / 20)
            names = sql.SQL(", ").join(sql.Identifier(table.name) for table in table_layouts())
            connection.execute("set local lock_timeout = 2000")
            connection.execute(sql.SQL("lock table {} in {} mode").format(names, sql.SQL(mode)))
            yield connection
            connection.rollback()  # what is to stand was committed
    except psycopg.errors.LockNotAvailable as error:
        raise StoreBusy(place) from error
    except psycopg.Error as error:
        raise store_error(error, place) from error


def _is_served(connection: psycopg.Connection[Any]) -> bool:
    connection.execute("select pg_stat_clear_snapshot()")
    found = connection.execute(_SERVERS).fetchone()
    return bool(found and found[0])


@contextmanager
def postgres_source(url: str) -> Iterator[_Database]:
    """A database that nobody can change meanwhile."""
    with _held(url, "share") as connection:
        yield _Database(connection)


@contextmanager
def postgres_target(url: str) -> Iterator[_Database]:
    """A database in which nothing stands; raises StoreFilled for any other."""
    with _held(url, "access exclusive") as connection:
        for table in table_layouts():
            is_filled = sql.SQL("select exists (select from {})").format(sql.Identifier(table.name))
            row = connection.execute(is_filled).fetchone()
            if table.name != "setting" and row and row[0]:
                raise StoreFilled(place_of(url), table.name)
        connection.execute("delete from setting")
        yield _Database(connection)
