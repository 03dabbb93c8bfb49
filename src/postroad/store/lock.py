"""A lock file, so that one process uses a database; the system gives it back even after kill -9."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from postroad.store.store import StoreBusy, StoreUnwritable


@contextmanager
def exclusive_lock(database: Path) -> Iterator[None]:
    """Be the only one to change a database meanwhile; raises StoreBusy or StoreUnwritable."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(_locked_file(database), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreUnwritable(str(database), error.strerror or "") from error
    try:
        _lock(file, database)
        yield
    finally:
        os.close(file)


def _locked_file(database: Path) -> Path:
    """The database itself, so that no other name of it, link or not, has another lock.

    SQLite locks it too, but by other means; on Windows by the same, so there a file beside it is locked.
    The file stays open until the database is closed: to close it earlier would drop SQLite's locks.
    """
    return database.with_name(database.name + ".lock") if sys.platform == "win32" else database


def _lock(file: int, database: Path) -> None:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise StoreBusy(str(database)) from error
