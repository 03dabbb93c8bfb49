"""A look at a PostgreSQL database."""

from typing import Any, Final

import psycopg

from postroad.store.examination import WAITING, Examination, Waiting
from postroad.store.migrations import OWN_TABLES, READ_VERSION, Schema, read_version
from postroad.store.postgres_connection import CONNECTING, OURS, place_of, store_error
from postroad.store.store import StoreNotOurs

_SETTINGS: Final = """
    select name, setting from pg_settings where name in
      ('fsync', 'synchronous_commit', 'full_page_writes', 'data_sync_retry', 'server_encoding', 'max_connections')
"""
_IS_REPLICA: Final = "select pg_is_in_recovery()::text"
_TABLES: Final = "select tablename from pg_tables where schemaname = current_schema()"
_VERSIONS: Final = f"""
    select substr(application_name, {len(OURS) + 1}), count(*) from pg_stat_activity
    where datname = current_database() and starts_with(application_name, '{OURS}') and pid <> pg_backend_pid()
    group by 1
"""
_CONNECTIONS: Final = "select count(*) from pg_stat_activity where backend_type = 'client backend'"
_CLOCK: Final = "select (extract(epoch from clock_timestamp()) * 1000)::bigint"
_SIZE: Final = "select pg_database_size(current_database())"


def examine_server(url: str, now_ms: int) -> Examination:
    """What stands in a database, and how its server is set; raises StoreError."""
    place = place_of(url)
    try:
        with psycopg.connect(url, **CONNECTING, autocommit=True) as connection:

            def value(sql: str) -> Any:
                row = connection.execute(sql).fetchone()
                return row[0] if row else None

            clock_ms = int(value(_CLOCK))
            settings: dict[str, str] = dict(connection.execute(_SETTINGS).fetchall())
            settings["is_replica"] = str(value(_IS_REPLICA))
            tables = {name for (name,) in connection.execute(_TABLES)}
            if tables and not tables >= OWN_TABLES:
                raise StoreNotOurs(place)
            schema = read_version(value(READ_VERSION), place) if tables else Schema()
            waiting = {
                name: Waiting(*(connection.execute(sql.replace(":now", "%s"), (now_ms,)).fetchone() or (0, None)))
                for name, sql in (WAITING if schema.number >= 8 else {}).items()
            }
            return Examination(
                f"PostgreSQL {connection.info.parameter_status('server_version')}",
                schema,
                int(value(_SIZE)),
                settings,
                clock_ms,
                (int(value(_CONNECTIONS)), int(settings["max_connections"])),
                dict(connection.execute(_VERSIONS).fetchall()),
                **waiting,
            )
    except psycopg.Error as error:
        raise store_error(error, place) from error
