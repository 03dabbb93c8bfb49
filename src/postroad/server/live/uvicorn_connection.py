"""uvicorn's WebSocket protocol with a short way out: the server's fast path, beside plain ASGI.

It subclasses a class that uvicorn does not call public, so `pyproject.toml` bounds uvicorn's version,
and `process` goes on without this module where it cannot be imported.
"""

import contextlib
import time
from collections.abc import Callable
from typing import Final, Self

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one
from websockets.http11 import Request

from postroad.server.limits import TokenBucket
from postroad.server.live.connection import EXTENSION

LINGER_S: Final = 5  # for what is still unsent when a socket is closed
FLOOD_S: Final = 10.0  # the period of what a socket may send
SLICE: Final = 512  # bytes that are parsed at a time: a frame of six bytes costs as much as a long one
DEAR: Final = 10  # what is no plain text, such as a ping, takes the long way and costs as much as so many messages
LONGEST: Final = 8192  # bytes of a message
_TEXT: Final = 0x81  # the first byte of a whole message of text
_MASKED: Final = 0x80  # of the second byte, in all that clients send
_LEAST: Final = 6  # bytes of a frame
_FLOODED: Final = b"\x88\x0b\x03\xf0too-often"  # a frame that closes the socket: 1008, and why


def frame_size(start: bytes) -> int:
    """The bytes of a frame that begins so, from a client; 0 if it cannot be told yet, -1 if it is no short one."""
    if len(start) < 2:
        return 0
    size = start[1] - _MASKED
    if 0 <= size < 126:
        return 6 + size
    if size != 126:
        return -1
    if len(start) < 4:
        return 0
    size = start[2] << 8 | start[3]
    return 8 + size if size <= LONGEST else -1


class UvicornConnection(WebSocketsSansIOProtocol):
    """A frame made once goes to all who see the same, several go in one write, and nobody waits.

    What a slow reader has not taken stays with the one who writes, who asks `full_since` first.
    """

    full_since: float | None = None  # since when the other side takes nothing
    has_flooded = False
    most_frames = 600  # in ten seconds, of whatever kind: pings and parts of messages cost no allowance of messages
    most_bytes = 256 * 1024  # in ten seconds
    count_flood: Callable[[], None] = staticmethod(lambda: None)
    _drained: Callable[[], None] = staticmethod(lambda: None)
    _bytes: TokenBucket | None = None
    _take: Callable[[str | None], bool] | None = None  # whoever messages are handed to
    _part: bytes = b""  # of a frame whose rest has not come

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
        size = len(data)
        if size > self.most_bytes or self._bytes.spend(now, size):
            self._cut_off()
        elif self._take is None:
            for start in range(0, size, SLICE):
                if self.transport.is_closing():
                    return
                super().data_received(data[start : start + SLICE])
        elif self._part or not self._is_taken(data, now):
            self._read_frames(self._part + data if self._part else data)

    def _is_taken(self, data: bytes, now: float) -> bool:
        """Take what is a whole short message and nothing else, as nearly everything is: a long way saved.

        All else is left to those who know all that there can be: parts of messages, pings, what is wrong.
        """
        if data[0] != _TEXT or self.read_paused or self.frames or self.close_sent or self.transport.is_closing():
            return False
        size = len(data)
        if size < _LEAST or frame_size(data) != size:
            return False
        start = 6 if data[1] < _MASKED + 126 else 8
        try:
            text = apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        if self._frames.spend(now):
            self._cut_off()
        elif self._take is not None and not self._take(text) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def _read_frames(self, data: bytes) -> None:
        """Hand on frame by frame, so that whoever is asked next finds whole ones; keep what is less than one."""
        place, now = 0, time.monotonic()
        while place < len(data) and not self.transport.is_closing():
            size = frame_size(data[place : place + 10])
            if size < 0:  # too large, or no frame at all: it is refused, and nothing after it is looked at here
                self._part, self._take = b"", None
                super().data_received(data[place:])
                return
            if size == 0 or place + size > len(data):
                break
            frame = data[place : place + size]
            place += size
            if not self._is_taken(frame, now):
                super().data_received(frame)
        self._part = data[place:]

    def on_message(self, take: Callable[[str | None], bool]) -> None:
        """Hand messages over at once, except those that wait to be received already, and what is no plain text."""
        self._take = take

    def read_on(self) -> None:
        """More may come, unless some wait to be received."""
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def handle_events(self) -> None:
        """As uvicorn does it, but for frames beyond the budget."""
        count = len(self.conn.events)
        if count and self._frames.spend(time.monotonic(), DEAR * count):
            self._cut_off()
            return
        super().handle_events()

    def _cut_off(self) -> None:
        """Say why, and end it: nothing more is read."""
        if not self.transport.is_closing():
            self.has_flooded = True
            self.count_flood()
            if self.handshake_complete:
                self.transport.write(_FLOODED)
            self.transport.close()
            self.loop.call_later(LINGER_S, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

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

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._take = None
        self.full_since = None
        self._drained()

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
