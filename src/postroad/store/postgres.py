"""The store in PostgreSQL: whatever waits shares one transaction, sent as one text and committed once.

Nothing depends on a session: no prepared statement is kept and every setting is local to a transaction,
so that a pooler such as PgBouncer may stand between. Values are put into the text by psycopg, which
costs a quarter of what sending each statement apart does.
"""

import asyncio
import re
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg import AsyncClientCursor, AsyncConnection, errors
from psycopg_pool import AsyncConnectionPool

from postroad.store.postgres_connection import CONNECTING, cut, place_of, store_error
from postroad.store.postgres_opening import open_checked
from postroad.store.postgres_sharing import KEEP, LET_GO, TAKE, listen, notify
from postroad.store.store import EVER, Conflict, Row, Statement, Stored, StoreDumped, StoreError, StoreUnsure, settle

MOST_AT_ONCE: Final = 128  # writes that share a commit
MOST_CONNECTIONS: Final = 8
FREE_S: Final = 2.5  # how long to wait for a connection that is free, or that there is one at all
READ_S: Final = 10.0  # the longest that a query may take
WRITE_S: Final = 10.0  # and all of a batch of writes
LOCK_MS: Final = 2000  # the longest that a write waits for another server's
IDLE_MS: Final = 5000  # a server that stands still in the middle of a write holds others up no longer
TRIES: Final = 5  # of a write that loses against other servers'

_BEGIN: Final = (
    "begin",
    f"set local statement_timeout = {int(WRITE_S * 1000)}",
    f"set local lock_timeout = {LOCK_MS}",
    f"set local idle_in_transaction_session_timeout = {IDLE_MS}",
)
_BEFORE_READ: Final = f"set local statement_timeout = {int(READ_S * 1000)};"
_MISTAKES: Final = (psycopg.IntegrityError, psycopg.DataError, psycopg.ProgrammingError)  # of one write
_CONTENTION: Final = (errors.DeadlockDetected, errors.LockNotAvailable, errors.SerializationFailure)
_NAME: Final = re.compile(r":(\w+)")

Connection = AsyncConnection[Row]


@dataclass(slots=True, eq=False)
class _Write:
    statements: Sequence[Statement]
    stored: Stored
    error: Exception | None = None
    tries: int = 0


class PostgresStore:
    """Reads take a connection of the pool; writes go one batch at a time."""

    def __init__(self, url: str, committed: Callable[[float], None] = lambda seconds: None) -> None:
        """Look at the database and bring it up to date; raises StoreError."""
        self.place = place_of(url)
        self.holder = secrets.token_hex(6)
        open_checked(url)
        self._url = url
        self._committed = committed
        self._waiting: deque[_Write] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._is_closed = False
        self._opening = asyncio.Lock()
        self._pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            url,
            kwargs={**CONNECTING, "autocommit": True, "cursor_factory": AsyncClientCursor},
            min_size=1,
            max_size=MOST_CONNECTIONS,
            open=False,
            timeout=FREE_S,
            reconnect_timeout=FREE_S,  # whoever needs one begins anew: nobody waits long once it is back
        )

    async def read(self, sql: str, **arguments: Any) -> list[Row]:
        return await self._query(_translated(sql), arguments)

    async def _query(self, text: str, arguments: Mapping[str, Any] | None) -> list[Row]:
        for is_last in (False, True):
            connection: Connection | None = None
            try:
                async with self._connected(READ_S) as connection:
                    cursor = await connection.execute(_BEFORE_READ + text, arguments)
                    cursor.nextset()
                    return await cursor.fetchall()
            except psycopg.Error as error:
                if is_last or connection is None or not connection.broken:
                    raise store_error(error, self.place) from error
                await self._drop_lost()
        raise AssertionError

    async def write(self, *statements: Statement) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.begin_write(statements, lambda error: settle(done, error))
        await done

    def begin_write(self, statements: Sequence[Statement], stored: Stored) -> None:
        if self._is_closed:
            raise StoreError(self.place, "closed")
        self._waiting.append(_Write(statements, stored))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write_waiting())

    async def purge(self) -> None:
        """Nothing: PostgreSQL overwrites what was deleted when it vacuums, and reuses its log by itself."""

    async def backup(self, path: Path) -> None:
        raise StoreDumped(self.place, str(path))

    async def close(self) -> None:
        self._is_closed = True
        if self._writing is not None:
            await self._writing
        await self._pool.close()

    # --- with other servers ---

    def listen(self) -> AsyncIterator[str]:
        return listen(self._url, self.holder)

    async def announce(self, *news: str) -> None:
        if news:
            await self._query(notify(self.holder, news), None)

    async def take_due(self, now: int, lease: int, most: int, bots_by: int = EVER, others_by: int = EVER) -> list[Row]:
        until = {"bots_by": bots_by, "others_by": others_by}
        return await self.read(TAKE, holder=self.holder, now=now, lease=lease, most=most, **until)

    async def keep_due(self, now: int, lease: int) -> list[Row]:
        return await self.read(KEEP, holder=self.holder, now=now, lease=lease)

    async def let_go_due(self) -> None:
        await self.write(Statement(LET_GO, {"holder": self.holder}))

    # --- connections ---

    @asynccontextmanager
    async def _connected(self, most_s: float) -> AsyncIterator[Connection]:
        """A connection, which is cut if it is needed for longer: one that hears nothing would wait for ever."""
        if self._pool.closed:
            async with self._opening:
                if self._pool.closed:
                    await self._pool.open()
        connection = await self._pool.getconn()
        cutting = asyncio.get_running_loop().call_later(most_s, cut, connection)
        try:
            yield connection
        finally:
            cutting.cancel()
            await self._pool.putconn(connection)

    async def _drop_lost(self) -> None:
        """The database was restarted, or the way to it was cut: the other connections are gone too."""
        await self._pool.drain()

    # --- writes ---

    async def _write_waiting(self) -> None:
        """Go on until nothing waits."""
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(MOST_AT_ONCE, len(self._waiting)))]
            began = time.perf_counter()
            await self._write_batch(batch)
            self._committed(time.perf_counter() - began)
            self._settle(batch)
        self._writing = None

    def _settle(self, batch: Sequence[_Write]) -> None:
        """Tell the writers; who lost against another server comes once more, before all others."""
        again = []
        for write in batch:
            if isinstance(write.error, _CONTENTION) and write.tries < TRIES:
                write.tries += 1
                again.append(write)
            elif write.error is None or isinstance(write.error, StoreError | Conflict):
                write.stored(write.error)
            else:
                write.stored(store_error(write.error, self.place))
        self._waiting.extendleft(reversed(again))

    async def _write_batch(self, batch: Sequence[_Write]) -> None:
        """All of a batch in one commit; whoever conflicts, which is rare, is taken back alone."""
        try:
            if not await self._try_batch(batch):  # nothing was committed, so that it can be asked for again
                await self._drop_lost()
                if not await self._try_batch(batch):
                    raise psycopg.OperationalError("the connection was lost twice")
        except Exception as error:
            for write in batch:
                write.error = write.error or error
            if isinstance(error, errors.ReadOnlySqlTransaction):  # another may have taken its place
                await self._drop_lost()

    async def _try_batch(self, batch: Sequence[_Write]) -> bool:
        """Whether it was committed; False if the connection was lost before that was asked for."""
        async with self._connected(WRITE_S) as connection:
            try:
                await self._carry_out_all(connection, batch)
            except psycopg.OperationalError:
                if connection.broken:
                    return False
                raise
            try:
                ended = await connection.execute(self._commit(batch))
                while ended.nextset():
                    pass
            except psycopg.OperationalError as error:
                raise StoreUnsure(self.place, str(error)) from error
            if ended.statusmessage != "COMMIT":
                raise StoreError(self.place, str(ended.statusmessage))
            return True

    def _commit(self, batch: Sequence[_Write]) -> str:
        """Commit, and tell the other servers."""
        stored = [one for write in batch if write.error is None for one in write.statements if one.news]
        news = dict.fromkeys(one.news.format_map(one.arguments) for one in stored)
        return f"{notify(self.holder, news)};commit" if news else "commit"

    async def _carry_out_all(self, connection: Connection, batch: Sequence[_Write]) -> None:
        for write in batch:
            write.error = None
        try:
            await _carry_out(connection, _BEGIN, [one for write in batch for one in write.statements])
        except (Conflict, *_MISTAKES, *_CONTENTION):
            await connection.execute("rollback")
            await connection.execute(";".join(_BEGIN))
            for write in batch:
                await self._carry_out_apart(connection, write)

    async def _carry_out_apart(self, connection: Connection, write: _Write) -> None:
        await connection.execute("savepoint one")
        try:
            await _carry_out(connection, (), write.statements)
        except (Conflict, *_MISTAKES, *_CONTENTION) as error:
            is_conflict = isinstance(error, psycopg.IntegrityError)
            write.error = Conflict(str(error)) if is_conflict else error
            await connection.execute("rollback to one")
        await connection.execute("release one")


async def _carry_out(connection: Connection, before: Sequence[str], statements: Sequence[Statement]) -> None:
    """Send statements as one text and look at what each of them touched; raises Conflict."""
    writer = AsyncClientCursor(connection)
    text = ";".join((*before, *(writer.mogrify(_translated(one.sql), one.arguments) for one in statements)))
    await writer.execute(text)
    for _ in before:
        writer.nextset()
    for one in statements:
        if one.expects is not None and writer.rowcount != one.expects:
            raise Conflict(one.sql)
        writer.nextset()


@cache
def _translated(sql: str) -> str:
    """A statement with its names as psycopg has them."""
    return _NAME.sub(r"%(\1)s", sql.replace("%", "%%"))
