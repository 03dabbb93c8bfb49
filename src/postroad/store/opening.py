"""The engine that the address of a database asks for: a file is SQLite, postgresql://… is PostgreSQL."""

import re
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Final

from postroad.store.examination import Examination
from postroad.store.lock import exclusive_lock
from postroad.store.sqlite import SqliteStore
from postroad.store.sqlite_examination import examine_file
from postroad.store.store import Store, StoreAddress

Database = Path | str  # a file, or the address of a PostgreSQL database
_SCHEMES: Final = ("postgresql://", "postgres://")
_ADDRESS: Final = re.compile(r"[a-z][a-z0-9+.-]+://|postgres(ql)?:", re.IGNORECASE)


def read_database(text: str) -> Database:
    """A database as people name it; raises StoreAddress for the address of anything else."""
    if text.startswith(_SCHEMES):
        return text
    if found := _ADDRESS.match(text):  # which would become a folder of that name; a password may stand in the rest
        raise StoreAddress(f"{found[0]}…")
    return Path(text).expanduser()


def open_store(database: Database, committed: Callable[[float], None] = lambda seconds: None) -> Store:
    """Open a database; raises StoreError, or ImportError where the driver is not installed."""
    if isinstance(database, Path):
        return SqliteStore(database, committed)
    from postroad.store.postgres import PostgresStore  # loaded late: only who uses it needs the driver

    return PostgresStore(database, committed)


def examine(database: Database, now_ms: int) -> Examination:
    """Look at a database, without changing anything; raises StoreError."""
    if isinstance(database, Path):
        return examine_file(database, now_ms)
    from postroad.store.postgres_examination import examine_server

    return examine_server(database, now_ms)


def lock(database: Database) -> AbstractContextManager[None]:
    """Be the only one to serve a file meanwhile; several may serve a PostgreSQL database. Raises StoreBusy."""
    return exclusive_lock(database) if isinstance(database, Path) else nullcontext()
