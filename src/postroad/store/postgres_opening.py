"""What is looked at before a PostgreSQL database is used: version, settings, rights, whose it is; and its schema."""

from typing import Any, Final

import psycopg

from postroad.store.migrations import OWN_TABLES, READ_VERSION, Schema, pending, read_version
from postroad.store.postgres_connection import CONNECTING, place_of, store_error
from postroad.store.store import StoreNotOurs, StoreOld, StoreReplica, StoreRights, StoreUnsafe

OLDEST: Final = 150_000  # 15.0: the oldest that is tried
_LOCK: Final = "select pg_advisory_xact_lock(8710)"  # one server at a time brings the schema up to date
_IS_READ_ONLY: Final = "select pg_is_in_recovery() or current_setting('transaction_read_only')::bool"
_SETTINGS: Final = """
    select name || '=' || setting from pg_settings
    where name in ('fsync', 'synchronous_commit') and setting = 'off' or name = 'server_encoding' and setting <> 'UTF8'
"""
_TABLES: Final = """
    select relname, has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
      and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete')
    from pg_class where relnamespace = to_regnamespace(quote_ident(current_schema())) and relkind in ('r', 'p')
"""
_MAY_CREATE: Final = "select current_schema() is not null and has_schema_privilege(current_schema(), 'create')"


def open_checked(url: str) -> None:
    """See that a database can be used, and bring it up to date; raises StoreError, and then nothing has changed."""
    place = place_of(url)
    try:
        with psycopg.connect(url, **CONNECTING) as connection:
            _check(connection, place)
            connection.execute(_LOCK)
            _migrate(connection, place)
    except psycopg.Error as error:
        raise store_error(error, place) from error


def _check(connection: psycopg.Connection[Any], place: str) -> None:
    if connection.info.server_version < OLDEST:
        version = connection.info.parameter_status("server_version") or ""
        raise StoreOld(place, version)
    if _value(connection, _IS_READ_ONLY):
        raise StoreReplica(place)
    if unsafe := _value(connection, _SETTINGS):
        raise StoreUnsafe(place, str(unsafe))


def _migrate(connection: psycopg.Connection[Any], place: str) -> None:
    tables: dict[str, bool] = dict(connection.execute(_TABLES).fetchall())
    if tables and not tables.keys() >= OWN_TABLES:
        raise StoreNotOurs(place)
    closed = sorted(name for name, is_open in tables.items() if not is_open)
    if closed:
        raise StoreRights(place, ", ".join(closed))
    schema = read_version(_value(connection, READ_VERSION), place) if tables else Schema()
    scripts = pending(schema, place)
    if scripts and not _value(connection, _MAY_CREATE):
        raise StoreRights(place, "create table")
    for script in scripts:
        connection.execute(script)


def _value(connection: psycopg.Connection[Any], sql: str) -> Any:
    row = connection.execute(sql).fetchone()
    return row[0] if row else None
