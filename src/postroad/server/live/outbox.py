"""The queue of messages to one socket, and the queue of sockets that have something to send."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from postroad.core.refusals import Refused
from postroad.server import logs
from postroad.server.auth import Caller
from postroad.server.live.connection import Connection
from postroad.server.live.presentation import Viewer
from postroad.server.live.table import Table

AT_ONCE: Final = 100  # sockets that are written to in one turn of the event loop
MOST_WAITING: Final = 64  # messages to a socket that does not read
MOST_WAITING_BYTES: Final = 256 * 1024

Identify = Callable[[], Awaitable[Caller | None]]


class FlushQueue:
    """Sockets that have something to send: flushed soon, together, but never so many that the loop stands still."""

    def __init__(self) -> None:
        self._ready: deque[Outbox] = deque()

    def add(self, outbox: "Outbox") -> None:
        """Flush a socket once whoever caused it has had an answer."""
        if not self._ready:
            asyncio.get_running_loop().call_soon(self._flush)
        self._ready.append(outbox)

    def _flush(self) -> None:
        for _ in range(min(AT_ONCE, len(self._ready))):
            outbox = self._ready.popleft()
            try:
                outbox.flush()
            except Exception as error:  # the last resort: one socket is lost, and the others are served
                logs.failure("unforeseen", error)
                outbox.cut()
        if self._ready:
            asyncio.get_running_loop().call_soon(self._flush)


class Outbox:
    """The messages to one socket; a table that has changed waits at most once, however often it did."""

    def __init__(
        self, queue: FlushQueue, connection: Connection, caller: Caller | None, identify: Identify, holder: str
    ) -> None:
        self.caller = caller
        self.holder = holder  # whose limits count: the person who came, or a stranger's address
        self.subscriptions: dict[str, Subscription] = {}
        self.is_closed = False
        self._queue = queue
        self._connection = connection
        self._identify = identify
        self._changes = self._checked = 0  # of the caller's rights: how many there were, and how many are known
        self._waiting: deque[bytes | Subscription] = deque()
        self._size = 0
        self._is_queued = False
        self._rechecking: asyncio.Task[None] | None = None
        connection.on_drained(self.flush)

    def put(self, frame: bytes) -> None:
        """Send a message that can be missed: nothing of it is kept for who does not read."""
        if len(self._waiting) < MOST_WAITING and self._size + len(frame) <= MOST_WAITING_BYTES:
            self._size += len(frame)
            self._waiting.append(frame)
            self._flush_soon()

    def answer(self, frame: bytes) -> None:
        """Send an answer, with whatever waits already, in one write."""
        self._size += len(frame)
        self._waiting.append(frame)
        self.flush()

    def hint(self, subscription: "Subscription") -> None:
        """A table that is watched has changed."""
        if not subscription.is_waiting:
            subscription.is_waiting = True
            self._waiting.append(subscription)
            self._flush_soon()

    def outdate(self) -> None:
        """The caller's rights may have changed: find out before anything more is sent."""
        self._changes += 1
        for subscription in self.subscriptions.values():
            self.hint(subscription)

    def release(self) -> None:
        """The socket is gone: let go of everything, so that nothing waits for the collector of cycles."""
        self._connection.on_drained(_nothing)
        self._waiting.clear()
        self.subscriptions.clear()
        del self._identify

    def close(self, code: int) -> None:
        """Say goodbye once everything is sent."""
        self.flush()
        self.is_closed = True
        self._connection.close(code)

    def cut(self) -> None:
        """End the socket at once."""
        self._connection.cut()

    def flush(self) -> None:
        """Send what waits, unless the other side is slow to read, or it is to be seen first who that is."""
        self._is_queued = False
        if not self._waiting or self._connection.full_since is not None:
            return
        if self._checked == self._changes:
            frames = self._frames()
            self._connection.write(frames[0] if len(frames) == 1 else b"".join(frames))
        elif self._rechecking is None:
            self._rechecking = asyncio.create_task(self._recheck_and_flush())

    @property
    def is_outdated(self) -> bool:
        """Whether the caller's rights may have changed since they were looked up."""
        return self._checked != self._changes

    async def recheck(self) -> None:
        """Find out anew whom the socket belongs to, if anyone's rights have changed."""
        while self._checked != (changes := self._changes):
            self.caller = await self._identify()
            self._checked = changes

    async def _recheck_and_flush(self) -> None:
        try:
            await self.recheck()
        finally:
            self._rechecking = None
        self.flush()

    def _flush_soon(self) -> None:
        if not self._is_queued:
            self._is_queued = True
            self._queue.add(self)

    def _frames(self) -> list[bytes]:
        frames = []
        while self._waiting:
            item = self._waiting.popleft()
            if isinstance(item, bytes):
                self._size -= len(item)
                frames.append(item)
            else:
                item.is_waiting = False
                if self.subscriptions.get(item.table.id) is item:
                    frames.append(item.next_frame())
        return frames


def _nothing() -> None:
    """Nobody waits any more."""


class Subscription:
    """One socket's interest in one table."""

    def __init__(self, table: Table, outbox: Outbox, wanted: int | None) -> None:
        self.table = table
        self.outbox = outbox
        self.wanted = wanted
        self.seen = table.state.seq  # the last line that was sent
        self.is_waiting = False
        self._viewer: tuple[int, Caller | None, Viewer] | None = None

    @property
    def viewer(self) -> Viewer:
        """How the socket's person sees the table now; who has lost the seat is a spectator."""
        caller, seating, known = self.outbox.caller, self.table.seating, self._viewer
        if known is None or known[0] != seating or known[1] is not caller:
            try:
                viewer = self.table.viewer(caller, self.wanted)
            except Refused:
                viewer = self.table.viewer(caller, None)
            known = self._viewer = (seating, caller, viewer)
        return known[2]

    def next_frame(self) -> bytes:
        """The `now` with everything since the last one."""
        frame = self.table.now_frame(self.viewer, self.seen)
        self.seen = self.table.state.seq
        return frame
