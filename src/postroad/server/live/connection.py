"""The way out of a socket: whole frames, written without waiting for whoever is slow to read.

`uvicorn_connection.UvicornConnection` writes frames straight to the transport. `AsgiConnection` does
the same by the messages of plain ASGI, for a server that does not bring that class.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final, Protocol

from starlette.types import Send

EXTENSION: Final = "postroad.connection"  # among the extensions of the scope
_TEXT: Final = b"\x81"  # a whole message of text
HEAD: Final = 4  # bytes before a message of a usual length
_SHORT, _LONG = 126, 65536  # from here on the length takes two bytes more, or eight


def framed(text: bytes) -> bytes:
    """A message as it goes over a socket, from server to client (RFC 6455, section 5.2)."""
    size = len(text)
    if size < _SHORT:
        return b"%b%c%b" % (_TEXT, size, text)
    if size < _LONG:
        return b"%b\x7e%b%b" % (_TEXT, size.to_bytes(2, "big"), text)
    return b"%b\x7f%b%b" % (_TEXT, size.to_bytes(8, "big"), text)


def framed_in(buffer: bytearray) -> bytes:
    """A message that stands in a buffer after `HEAD` bytes as it goes over a socket."""
    size = len(buffer) - HEAD
    if not _SHORT <= size < _LONG:
        return framed(bytes(buffer[HEAD:]))
    buffer[:HEAD] = b"\x81\x7e%c%c" % (size >> 8, size & 0xFF)
    return bytes(buffer)


def unframed(frames: bytes) -> Iterator[str]:
    """The messages of some frames made by `framed`."""
    place = 0
    while place < len(frames):
        size, start = frames[place + 1], place + 2
        if size >= _SHORT:
            width = 2 if size == _SHORT else 8
            size, start = int.from_bytes(frames[start : start + width], "big"), start + width
        place = start + size
        yield frames[start:place].decode()


class Connection(Protocol):
    """What an outbox needs of a socket."""

    full_since: float | None  # since when the other side takes nothing
    disconnected: bool
    has_flooded: bool  # it was cut for sending too much

    def on_message(self, take: Callable[[str | None], bool]) -> None:
        """Hand messages over at once, where it can; `take` says whether more may come. Others come by `receive`."""

    def read_on(self) -> None:
        """More may come."""

    def on_drained(self, call: Callable[[], None]) -> None:
        """Call this whenever the other side takes something again."""

    def write(self, frames: bytes) -> None:
        """Send frames, unless it is over."""

    def close(self, code: int) -> None:
        """Say goodbye after what was written."""

    def cut(self) -> None:
        """End it at once, with whatever is unsent."""


class AsgiConnection:
    """A connection over plain ASGI, made in the task that serves it; while it sends, it counts as full."""

    has_flooded = False

    def __init__(self, send: Send) -> None:
        self.full_since: float | None = None
        self.disconnected = False
        self.is_cut = False
        self._send = send
        self._waiting: deque[str] = deque()
        self._code: int | None = None  # it is to be closed with this
        self._served = asyncio.current_task()
        self._sending: asyncio.Task[None] | None = None
        self._drained: Callable[[], None] = lambda: None

    def on_message(self, take: Callable[[str | None], bool]) -> None:
        """All come by `receive`."""

    def read_on(self) -> None:
        """Who receives one by one is never ahead."""

    def on_drained(self, call: Callable[[], None]) -> None:
        self._drained = call

    def write(self, frames: bytes) -> None:
        if self._code is None and not self.disconnected:
            self._waiting.extend(unframed(frames))
            self._start()

    def close(self, code: int) -> None:
        if self._code is None:
            self._code = code
            self._start()

    def cut(self) -> None:
        self.is_cut = True
        for task in (self._sending, self._served):
            if task is not None:
                task.cancel()

    def _start(self) -> None:
        if self._sending is None:
            self.full_since = asyncio.get_running_loop().time()
            self._sending = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            with suppress(OSError, RuntimeError):  # the other side was faster
                while self._waiting:
                    await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
                if self._code is not None:
                    await self._send({"type": "websocket.close", "code": self._code, "reason": ""})
                    self.disconnected = True
        finally:
            self._sending = None
            self.full_since = None
        self._drained()
