"""uvicorn's WebSocket protocol with a short way out: the server's fast path, beside plain ASGI.

It subclasses a class that uvicorn does not call public, so `pyproject.toml` bounds uvicorn's version,
and `process` goes on without this module where it cannot be imported.
"""

import contextlib
import time
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from postroad.server.live.connection import EXTENSION

LINGER_S: Final = 5  # for what is still unsent when a socket is closed


class UvicornConnection(WebSocketsSansIOProtocol):
    """A frame made once goes to all who see the same, several go in one write, and nobody waits.

    What a slow reader has not taken stays with the one who writes, who asks `full_since` first.
    """

    full_since: float | None = None  # since when the other side takes nothing

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
        self.full_since = time.monotonic()

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
