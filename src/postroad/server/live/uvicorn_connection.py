"""uvicorn's WebSocket protocol with a short way out: the server's fast path, beside plain ASGI.

It subclasses a class that uvicorn does not call public, so `pyproject.toml` bounds uvicorn's version,
and `process` goes on without this module where it cannot be imported.
"""

import contextlib
import time
from collections.abc import Callable
from typing import Final, Self

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from postroad.server.limits import TokenBucket
from postroad.server.live.connection import EXTENSION

LINGER_S: Final = 5  # for what is still unsent when a socket is closed
FLOOD_S: Final = 10.0  # the period of what a socket may send
SLICE: Final = 4096  # bytes that are parsed at a time: a frame of six bytes costs as much as a long one
_FLOODED: Final = b"\x88\x0b\x03\xf0too-often"  # a frame that closes the socket: 1008, and why


class UvicornConnection(WebSocketsSansIOProtocol):
    """A frame made once goes to all who see the same, several go in one write, and nobody waits.

    What a slow reader has not taken stays with the one who writes, who asks `full_since` first.
    """

    full_since: float | None = None  # since when the other side takes nothing
    most_frames = 600  # in ten seconds, of whatever kind: pings and parts of messages cost no allowance of messages
    most_bytes = 256 * 1024  # in ten seconds
    count_flood: Callable[[], None] = staticmethod(lambda: None)
    _bytes: TokenBucket | None = None

    @classmethod
    def limited(cls, frames: int, kib: int, count_flood: Callable[[], None]) -> type[Self]:
        """The same class with other limits; `count_flood` is told of each socket that is cut for them."""
        limits = {"most_frames": frames, "most_bytes": kib * 1024, "count_flood": staticmethod(count_flood)}
        return type(cls.__name__, (cls,), limits)

    def data_received(self, data: bytes) -> None:
        """Budget what arrives before anything is done with it; then cut."""
        now = time.monotonic()
        if self._bytes is None:
            self._bytes = TokenBucket(self.most_bytes, FLOOD_S, now)
            self._frames = TokenBucket(self.most_frames, FLOOD_S, now)
        if len(data) > self.most_bytes or self._bytes.spend(now, len(data)):
            self._cut_off()
            return
        if len(data) <= SLICE and not self.transport.is_closing():
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """As uvicorn does it, but for frames beyond the budget."""
        count = len(self.conn.events)
        if count and self._frames.spend(time.monotonic(), count):
            self._cut_off()
            return
        super().handle_events()

    def _cut_off(self) -> None:
        """Say why, and end it: nothing more is read."""
        if not self.transport.is_closing():
            self.count_flood()
            if self.handshake_complete:
                self.transport.write(_FLOODED)
            self.transport.close()
            self.loop.call_later(LINGER_S, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        self._drained: Callable[[], None] = lambda: None

    def on_drained(self, call: Callable[[], None]) -> None:
        """Call this whenever the other side takes something again."""
        self._drained = call

    def write(self, frames: bytes) -> None:
        """Send frames, unless it is over."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frames)

    def close(self, code: int) -> None:
        """Say goodbye after what was written."""
        task = self.loop.create_task(self._close(code))
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # the other side was faster
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    def cut(self) -> None:
        """End it at once, with whatever is unsent."""
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full_since = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full_since = None
        self._drained()

    async def run_asgi(self) -> None:
        """Closing waits until all is sent, and who never reads would keep the connection and its buffer for ever."""
        await super().run_asgi()
        self.loop.call_later(LINGER_S, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
