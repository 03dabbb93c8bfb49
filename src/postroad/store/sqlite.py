"""The store in one file of SQLite: statements run where they are asked, and one thread waits for the disk.

A statement takes microseconds, a commit waits for the disk; so only the commit leaves the event loop,
and whatever is asked meanwhile shares the next one. Two threads that pass each statement back and
forth would wait for each other far longer than for the disk.
"""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from postroad.store.migrations import OWN_TABLES, READ_VERSION, Schema, pending, read_version
from postroad.store.store import (
    Conflict,
    Row,
    Statement,
    StoreBroken,
    Stored,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreGone,
    StoreUnwritable,
    settle,
)

MOST_AT_ONCE: Final = 128  # writes that share a commit
BUSY_MS: Final = 5000
_PRAGMAS: Final = (
    "journal_mode=wal",
    "synchronous=full",
    "fullfsync=on",  # macOS alone: without it, its disks say too early that they have written
    f"busy_timeout={BUSY_MS}",
    "foreign_keys=on",
    "secure_delete=on",  # what is deleted is overwritten
)
PURGE_TRIES: Final = 20
OWN_ALONE: Final = 0o600  # secrets of running games are in it
_MISTAKES: Final = (Conflict, sqlite3.IntegrityError, sqlite3.ProgrammingError)  # of one write, not of the database
_BY_CODE: Final[dict[int, type[StoreError]]] = {
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_READONLY: StoreUnwritable,
    sqlite3.SQLITE_CANTOPEN: StoreUnwritable,
    sqlite3.SQLITE_PERM: StoreUnwritable,
    sqlite3.SQLITE_NOTADB: StoreForeign,
    sqlite3.SQLITE_CORRUPT: StoreBroken,
}


class Disk(Protocol):
    """Where commits are waited for: one after the other, and not on the event loop."""

    is_open: bool

    def submit(self, commit: Callable[[], None]) -> None:
        """Carry a commit out, soon."""

    async def close(self) -> None:
        """Finish what was submitted."""


class DiskThread:
    """A thread of its own."""

    def __init__(self) -> None:
        self.is_open = True
        self._commits: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def submit(self, commit: Callable[[], None]) -> None:
        self._commits.put(commit)

    async def close(self) -> None:
        self.is_open = False
        self._commits.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (commit := self._commits.get()) is not None:
            commit()


@dataclass(slots=True)
class _Write:
    statements: Sequence[Statement]
    stored: Stored
    error: Exception | None = None


class SqliteStore:
    """Reads are short and run where they are asked; writes return once they are on the disk."""

    def __init__(
        self,
        path: Path,
        committed: Callable[[float], None] = lambda seconds: None,
        *,
        connect: Callable[..., sqlite3.Connection] = sqlite3.connect,
        new_disk: Callable[[], Disk] = DiskThread,
    ) -> None:
        """Open the file, or make it, and tell of each commit how long it took; raises StoreError."""
        self.path = path
        self._committed = committed
        self._open = connect
        self._waiting: list[_Write] = []
        self._began = 0.0
        self._loop: asyncio.AbstractEventLoop  # of those who wait
        self._is_busy = False  # a batch is on its way to the disk: hands off the writing connection
        try:
            self._writer = self._connect()
            try:
                migrate(self._writer, str(path))
                self._reader = self._connect()
                self._reader.execute("pragma query_only=on")
            except BaseException:
                self._writer.close()
                raise
        except sqlite3.Error as error:
            raise self._error(error) from error
        self._writer.execute("pragma busy_timeout=0")
        self._inode = _inode(path)
        self._disk = new_disk()

    async def read(self, sql: str, **arguments: Any) -> list[Row]:
        try:
            return self._reader.execute(sql, arguments).fetchall()
        except sqlite3.Error as error:
            raise self._error(error) from error

    async def write(self, *statements: Statement) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.begin_write(statements, lambda error: settle(done, error))
        await done

    def begin_write(self, statements: Sequence[Statement], stored: Stored) -> None:
        if not self._disk.is_open:
            raise StoreError(str(self.path), "closed")
        self._waiting.append(_Write(statements, stored))
        if not self._is_busy and len(self._waiting) == 1:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._begin)

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(self._backup, path)

    async def purge(self) -> None:
        for _ in range(PURGE_TRIES):  # a checkpoint needs a moment in which nobody writes
            if not self._is_busy and not self._waiting and self._checkpoint():
                return
            await asyncio.sleep(0.05)

    def _checkpoint(self) -> bool:
        with contextlib.suppress(sqlite3.Error):
            is_blocked, _, _ = self._writer.execute("pragma wal_checkpoint(truncate)").fetchone()
            return not is_blocked
        return False

    async def close(self) -> None:
        while self._waiting or self._is_busy:
            await asyncio.sleep(0.001)
        await self._disk.close()
        self._reader.close()
        self._writer.close()

    def _connect(self) -> sqlite3.Connection:
        keep_to_owner(self.path)
        connection = self._open(self.path, isolation_level=None, check_same_thread=False)
        try:
            for pragma in _PRAGMAS:
                connection.execute(f"pragma {pragma}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _backup(self, path: Path) -> None:
        if path.exists():
            raise StoreUnwritable(str(path), "exists")
        with contextlib.ExitStack() as opened:
            try:
                source = opened.enter_context(contextlib.closing(self._connect()))
                keep_to_owner(path)
                target = opened.enter_context(contextlib.closing(self._open(path)))
                source.backup(target)
            except sqlite3.Error as error:
                raise self._error(error, str(path)) from error

    # --- on the event loop ---

    def _begin(self) -> None:
        """Carry out what waits, up to the commit."""
        if self._is_busy or not self._waiting:
            return
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._is_busy, self._began = True, time.perf_counter()
        try:
            if self._is_gone():
                raise StoreGone(str(self.path))
            self._carry_out_all(batch)
        except sqlite3.OperationalError as error:
            if _code(error) == sqlite3.SQLITE_BUSY:  # another process writes: wait for it, but not here
                self._disk.submit(lambda: self._commit(batch, is_untried=True))
                return
            self._fail(batch, error)
        except Exception as error:
            self._fail(batch, error)
        self._disk.submit(lambda: self._commit(batch))

    def _is_gone(self) -> bool:
        """Whether the file was removed or replaced: what is written to it now would be lost with the process."""
        return self._inode is not None and _inode(self.path) != self._inode

    def _settle(self, batch: list[_Write]) -> None:
        """Tell the writers, and go on with those that came meanwhile."""
        self._committed(time.perf_counter() - self._began)
        self._is_busy = False
        self._begin()
        for write in batch:
            write.stored(write.error)

    def _carry_out_all(self, batch: list[_Write]) -> None:
        """All statements of a batch in one transaction; who conflicts, which is rare, is taken back alone."""
        self._writer.execute("begin immediate")
        try:
            for write in batch:
                self._carry_out(write)
        except _MISTAKES:
            self._writer.execute("rollback")
            self._writer.execute("begin immediate")
            for write in batch:
                self._carry_out_apart(write)

    def _carry_out(self, write: _Write) -> None:
        for statement in write.statements:
            found = self._writer.execute(statement.sql, statement.arguments).rowcount
            if statement.expects is not None and found != statement.expects:
                raise Conflict(statement.sql)

    def _carry_out_apart(self, write: _Write) -> None:
        self._writer.execute("savepoint one")
        try:
            self._carry_out(write)
        except _MISTAKES as error:
            is_conflict = isinstance(error, Conflict | sqlite3.IntegrityError)
            write.error = Conflict(str(error)) if is_conflict else error
            self._writer.execute("rollback to one")
        self._writer.execute("release one")

    def _fail(self, batch: list[_Write], error: Exception) -> None:
        """Nothing of a batch has happened."""
        if self._writer.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self._writer.execute("rollback")
        failure = self._error(error) if isinstance(error, sqlite3.Error) else error
        for write in batch:
            write.error = write.error or failure

    # --- where the disk is waited for ---

    def _commit(self, batch: list[_Write], *, is_untried: bool = False) -> None:
        try:
            if is_untried:
                self._carry_out_patiently(batch)
            if self._writer.in_transaction:
                self._writer.execute("commit")
        except Exception as error:
            self._fail(batch, error)
        with contextlib.suppress(RuntimeError):  # a loop that was closed has nobody left to tell
            self._loop.call_soon_threadsafe(self._settle, batch)

    def _carry_out_patiently(self, batch: list[_Write]) -> None:
        self._writer.execute(f"pragma busy_timeout={BUSY_MS}")
        try:
            self._carry_out_all(batch)
        finally:
            self._writer.execute("pragma busy_timeout=0")

    def _error(self, error: sqlite3.Error, place: str = "") -> StoreError:
        return store_error(error, place or str(self.path))


def store_error(error: sqlite3.Error, place: str) -> StoreError:
    """What a failure means, in our words where we have some."""
    return _BY_CODE.get(_code(error), StoreError)(place, str(error))


def _inode(path: Path) -> tuple[int, int] | None:
    """Which file a path means; None where it means none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def keep_to_owner(path: Path) -> None:
    """Let nobody else on this machine read a file, from its making on; what SQLite puts beside it follows.

    An existing file is not opened for that: to close it again would drop the locks that SQLite holds.
    """
    with contextlib.suppress(OSError):  # SQLite says what is wrong
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWN_ALONE))
        except FileExistsError:
            if path.stat().st_mode & 0o077:
                path.chmod(OWN_ALONE)


def migrate(connection: sqlite3.Connection, place: str) -> None:
    """Bring the database up to date; raises StoreNewer or StoreForeign, and then nothing has changed."""
    for script in pending(read_schema(connection, place), place):
        try:
            connection.executescript(f"begin immediate;\n{script}\ncommit;")
        except BaseException:
            if connection.in_transaction:
                connection.execute("rollback")
            raise


def read_schema(connection: sqlite3.Connection, place: str) -> Schema:
    """What the database says of itself."""
    tables = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
    if not tables:
        return Schema()
    if not tables >= OWN_TABLES:
        raise StoreForeign(place)
    row = connection.execute(READ_VERSION).fetchone()
    return read_version(row[0] if row else None, place)


def _code(error: sqlite3.Error) -> int:
    """The plain code of an error; extended ones carry it in their low byte."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
