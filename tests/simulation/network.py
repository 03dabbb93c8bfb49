"""Sockets between people and servers: messages take their time, come twice, come late or never; lines break.

What a server writes comes in order until the line breaks, as TCP has it. What people send may also come twice or
overtake each other, as it does when a page has two tabs, or asks by socket and by POST.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from starlette.types import ASGIApp

from postroad.server.live.connection import EXTENSION, unframed
from tests.simulation.choices import Choices
from tests.simulation.loop import SimulatedLoop, context_of

PEOPLE: Final = "people"  # the node in which everybody sits who is no server
USUAL_S: Final = 0.1
LATE_S: Final = 8.0
PATIENT_BYTES: Final = 4096  # that may be under way to someone who does not read
HOST: Final = "postroad.test"


@dataclass
class NetworkFaults:
    """How often what goes wrong: once in so many messages, 0 for never."""

    lost: int = 0
    repeated: int = 0
    late: int = 0
    broken: int = 0
    unread: int = 0


class Line:
    """One socket, from one person's page to one server; the server's side keeps the protocol of connections."""

    def __init__(
        self,
        loop: SimulatedLoop,
        choices: Choices,
        faults: NetworkFaults,
        node: str,
        whose: str,
        *,
        overhear: Callable[["Line", str], dict[str, Any]],
        hear: Callable[["Line", dict[str, Any]], None],
        lost: Callable[["Line"], None],
        note: Callable[[str, str], None],
    ) -> None:
        self.node = node  # the server's
        self.is_broken = False
        self.full_since: float | None = None
        self.has_flooded = False
        self.disconnected = False
        self.seen: dict[str, int] = {}  # the last line of each table that was sent here
        self._stream = f"line of {whose}"
        self._loop = loop
        self._choices = choices
        self._faults = faults
        self._overhear, self._hear, self._lost, self._note = overhear, hear, lost, note
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._last = self._last_in = 0.0
        self._unread: list[tuple[dict[str, Any], int]] | None = None
        self._unread_size = 0
        self._drained: Callable[[], None] = lambda: None
        self._people, self._server = context_of(PEOPLE), context_of(node)

    # --- the server's side ---

    def scope(self, cookie: str) -> dict[str, Any]:
        """The request for a socket, as ASGI has it."""
        headers = [(b"host", HOST.encode()), (b"origin", f"http://{HOST}".encode())]
        headers += [(b"cookie", f"postroad={cookie}".encode())] if cookie else []
        return {
            "type": "websocket",
            "path": "/socket",
            "headers": headers,
            "client": ("192.0.2.1", 1),
            "extensions": {EXTENSION: self},
        }

    async def serve(self, application: ASGIApp, cookie: str) -> None:
        """Let the server serve the socket; one that fails is closed, as uvicorn does it."""
        try:
            await application(self.scope(cookie), self.receive, self.send)
        except Exception:
            self.cut()

    async def receive(self) -> dict[str, Any]:
        """The next message for the server."""
        return await self._incoming.get()

    async def send(self, message: Any) -> None:
        """What the server says by plain ASGI: that it takes the socket, or not."""
        if message["type"] == "websocket.send":
            self._carry(self._overhear(self, message["text"]), len(message["text"]))
        elif message["type"] == "websocket.close":
            self._end_soon()

    def on_message(self, take: Callable[[str | None], bool]) -> None:
        """All come by `receive`."""

    def read_on(self) -> None:
        """Who receives one by one is never ahead."""

    def on_drained(self, call: Callable[[], None]) -> None:
        self._drained = call

    def write(self, frames: bytes) -> None:
        if not self.disconnected:
            for text in unframed(frames):
                self._carry(self._overhear(self, text), len(text))

    def close(self, code: int) -> None:
        if not self.disconnected:
            self.disconnected = True
            self._end_soon()

    def cut(self) -> None:
        self.disconnected = True
        self.break_off()

    # --- the way to people ---

    def _carry(self, message: dict[str, Any], size: int) -> None:
        if self._unread is not None:
            self._unread.append((message, size))
            self._unread_size += size
            if self._unread_size > PATIENT_BYTES and self.full_since is None:
                self.full_since = self._loop.time()
            return
        # Later than all before it: a line keeps the order.
        self._last = max(self._loop.time() + self._choices.seconds(self._stream, USUAL_S), self._last + 1e-6)
        self._loop.call_at(self._last, self._arrive, message, context=self._people)

    def _arrive(self, message: dict[str, Any]) -> None:
        if not self.is_broken:
            self._hear(self, message)

    def _end_soon(self) -> None:
        self._loop.call_at(self._last + 1e-6, self.break_off, context=self._people)

    def stop_reading(self, seconds: float) -> None:
        """The person's side takes nothing for a while."""
        if self._unread is None and not self.is_broken:
            self._note("slow reader", "someone's page does not read for a while")
            self._unread = []
            self._loop.call_later(seconds, self._read_again, context=self._people)

    def _read_again(self) -> None:
        waiting, self._unread, self._unread_size = self._unread or [], None, 0
        for message, size in waiting:
            self._carry(message, size)
        if self.full_since is not None:
            self.full_since = None
            self._loop.call_soon(self._drained, context=self._server)

    # --- the way to the server ---

    def say(self, text: str, what: str, *, may_be_lost: bool = True) -> None:
        """Send a message to the server; it may be lost, come twice or come late."""
        choices, faults = self._choices, self._faults
        if self.is_broken:
            return
        if may_be_lost and choices.happens(self._stream, faults.lost):
            self._note("lost message", f"{what} is lost on its way")
            return
        times = 1
        if choices.happens(self._stream, faults.repeated):
            self._note("repeated message", f"{what} is sent twice")
            times = 2
        for _ in range(times):
            is_late = choices.happens(self._stream, faults.late)
            wait_s = choices.seconds(self._stream, LATE_S if is_late else USUAL_S)
            if is_late:
                self._note("late message", f"{what} takes {wait_s:.1f} s")
                at = self._loop.time() + wait_s
            else:
                at = self._last_in = max(self._loop.time() + wait_s, self._last_in + 1e-6)
            message = {"type": "websocket.receive", "text": text}
            self._loop.call_at(at, self._incoming.put_nowait, message, context=self._server)
        if choices.happens(self._stream, faults.broken):
            self._note("broken line", "the line breaks")
            self.break_off()
        elif choices.happens(self._stream, faults.unread):
            self.stop_reading(choices.seconds(self._stream, 20.0))

    def break_off(self) -> None:
        """What is under way to the person is lost; the server notices some time later."""
        if not self.is_broken:
            self.is_broken = True
            gone = {"type": "websocket.disconnect", "code": 1006}
            wait_s = self._choices.seconds(self._stream, LATE_S)
            self._loop.call_later(wait_s, self._incoming.put_nowait, gone, context=self._server)
            self._loop.call_soon(self._lost, self, context=self._people)

    def begin(self) -> None:
        """Ask the server for the socket."""
        at = self._last_in = self._loop.time() + self._choices.seconds(self._stream, USUAL_S)
        self._loop.call_at(at, self._incoming.put_nowait, {"type": "websocket.connect"}, context=self._server)
