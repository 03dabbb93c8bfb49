"""The way out of a socket: whole frames, written at once, without waiting for whoever is slow to read."""

import contextlib
import time
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "postroad.connection"  # among the extensions of the scope
LINGER_S: Final = 5  # for what is still unsent when a socket is closed
_TEXT: Final = b"\x81"  # a whole message of text
_SHORT, _LONG = 126, 65536  # from here on the length takes two bytes more, or eight


def framed(text: bytes) -> bytes:
    """A message as it goes over a socket, from server to client (RFC 6455, section 5.2)."""
    size = len(text)
    if size < _SHORT:
        return b"%b%c%b" % (_TEXT, size, text)
    if size < _LONG:
        return b"%b\x7e%b%b" % (_TEXT, size.to_bytes(2, "big"), text)
    return b"%b\x7f%b%b" % (_TEXT, size.to_bytes(8, "big"), text)


class Connection(WebSocketsSansIOProtocol):
    """uvicorn's connection, with a short way out.

    A frame made once goes to all who see the same, several go in one write, and nobody waits:
    what a slow reader has not taken stays with the one who writes, who asks `full_since` first.
    """

    full_since: float | None = None  # since when the other side takes nothing

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        self.drained: Callable[[], None] = lambda: None

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
        self.full_since = time.monotonic()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full_since = None
        self.drained()

    async def run_asgi(self) -> None:
        """Closing waits until all is sent, and who never reads would keep the connection and its buffer for ever."""
        await super().run_asgi()
        self.loop.call_later(LINGER_S, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
