"""The store in one file of SQLite: one thread writes, and what arrives meanwhile shares the next commit."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from postroad.store.migrations import migrate
from postroad.store.store import (
    Conflict,
    Row,
    Statement,
    StoreBroken,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreUnwritable,
)

MOST_AT_ONCE: Final = 256  # writes that share a commit
BUSY_MS: Final = 5000
_PRAGMAS: Final = ("journal_mode=wal", "synchronous=full", f"busy_timeout={BUSY_MS}", "foreign_keys=on")
_BY_CODE: Final[dict[int, type[StoreError]]] = {
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_READONLY: StoreUnwritable,
    sqlite3.SQLITE_CANTOPEN: StoreUnwritable,
    sqlite3.SQLITE_PERM: StoreUnwritable,
    sqlite3.SQLITE_NOTADB: StoreForeign,
    sqlite3.SQLITE_CORRUPT: StoreBroken,
}


@dataclass(slots=True)
class _Write:
    statements: Sequence[Statement]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    error: Exception | None = None


class SqliteStore:
    """Reads are short and run where they are asked; writes return once they are on the disk."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it; raises StoreError."""
        self.path = path
        self._writes: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
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
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def read(self, sql: str, **arguments: Any) -> list[Row]:
        try:
            return self._reader.execute(sql, arguments).fetchall()
        except sqlite3.Error as error:
            raise self._error(error) from error

    async def write(self, *statements: Statement) -> None:
        if not self._thread.is_alive():
            raise StoreError(str(self.path), "closed")
        loop = asyncio.get_running_loop()
        write = _Write(statements, loop, loop.create_future())
        self._writes.put(write)
        await write.done

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(self._backup, path)

    async def close(self) -> None:
        self._writes.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()
        self._writer.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
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
                target = opened.enter_context(contextlib.closing(sqlite3.connect(path)))
                source.backup(target)
            except sqlite3.Error as error:
                raise self._error(error, str(path)) from error

    def _run(self) -> None:
        while (first := self._writes.get()) is not None:
            batch = [first]
            is_last = False
            while len(batch) < MOST_AT_ONCE and not is_last:
                try:
                    found = self._writes.get_nowait()
                except queue.Empty:
                    break
                if found is None:
                    is_last = True
                else:
                    batch.append(found)
            self._commit(batch)
            _answer(batch)
            if is_last:
                break

    def _commit(self, batch: list[_Write]) -> None:
        """Carry out a batch in one transaction; who conflicts is taken back alone."""
        connection = self._writer
        try:
            connection.execute("begin immediate")
            for write in batch:
                self._carry_out(write, is_alone=len(batch) == 1)
            connection.execute("commit" if connection.in_transaction else "select 1")
        except Exception as error:
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("rollback")
            failure = self._error(error) if isinstance(error, sqlite3.Error) else error
            for write in batch:
                write.error = write.error or failure

    def _carry_out(self, write: _Write, *, is_alone: bool) -> None:
        connection = self._writer
        if not is_alone:
            connection.execute("savepoint one")
        try:
            for statement in write.statements:
                found = connection.execute(statement.sql, statement.arguments).rowcount
                if statement.expects is not None and found != statement.expects:
                    raise Conflict(statement.sql)
        except (Conflict, sqlite3.IntegrityError, sqlite3.ProgrammingError) as error:
            is_conflict = isinstance(error, Conflict | sqlite3.IntegrityError)
            write.error = Conflict(str(error)) if is_conflict else error
            connection.execute("rollback" if is_alone else "rollback to one")
        if not is_alone:
            connection.execute("release one")

    def _error(self, error: sqlite3.Error, place: str = "") -> StoreError:
        # Extended codes carry the plain one in their low byte.
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        return _BY_CODE.get(code, StoreError)(place or str(self.path), str(error))


def _answer(batch: list[_Write]) -> None:
    """Tell the writers, each loop in one call."""
    for loop in {write.loop for write in batch}:
        with contextlib.suppress(RuntimeError):  # a loop that was closed has nobody left to tell
            loop.call_soon_threadsafe(_settle, [write for write in batch if write.loop is loop])


def _settle(writes: list[_Write]) -> None:
    for write in writes:
        if write.done.done():  # the writer was cancelled; what is written stays written
            continue
        if write.error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(write.error)
