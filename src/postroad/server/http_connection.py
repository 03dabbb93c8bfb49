"""uvicorn's HTTP protocol with limits: connections of an address, requests that never end, answers nobody reads.

It subclasses a class that uvicorn does not call public, so `pyproject.toml` bounds uvicorn's version.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any, Final, Self

from uvicorn.protocols.http.h11_impl import H11Protocol

from postroad.server import logs

LOG_S: Final = 60.0  # refusals are logged once in so long


class Gate:
    """Counts the connections of all addresses; `count_cut` is told of each that is refused or ended, and why."""

    def __init__(
        self,
        most: int,
        most_each: int,
        free: Collection[str] = (),
        count_cut: Callable[[str], None] = lambda why: None,
        is_insistent: Callable[[str], bool] = lambda address: False,
    ) -> None:
        """`free` are addresses of proxies, behind which there are many; who `is_insistent` is not answered any more."""
        self._is_insistent = is_insistent
        self.count_cut = count_cut
        self.held: Counter[str] = Counter()
        self._most = most
        self._most_each = most_each
        self._free = set(free)
        self._logged_at = -LOG_S

    def enter(self, address: str, now_s: float) -> bool:
        """Whether there is room for one more connection."""
        is_full = self.held.total() >= self._most
        if address not in self._free and self._is_insistent(address):
            self.count_cut("insistent")
            return False
        if not is_full and (self.held[address] < self._most_each or address in self._free):
            self.held[address] += 1
            return True
        self.count_cut("full" if is_full else "address")
        if is_full and now_s - self._logged_at >= LOG_S:
            self._logged_at = now_s
            logs.say(logging.WARNING, "there are too many connections", count=self.held.total())
        return False

    def leave(self, address: str) -> None:
        """A connection has ended."""
        self.held[address] -= 1
        if self.held[address] <= 0:
            del self.held[address]


class GuardedConnection(H11Protocol):
    """A connection that cannot be held for nothing."""

    gate = Gate(1 << 30, 1 << 30)
    request_s = 20.0  # from the first byte of a request to the end of its headers
    stuck_s = 20.0  # an answer of which nothing is taken
    _address: str | None = None  # as long as it is counted
    _timer: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None

    @classmethod
    def limited(cls, gate: Gate, request_s: float, stuck_s: float) -> type[Self]:
        """The same class with a gate and limits of time."""
        return type(cls.__name__, (cls,), {"gate": gate, "request_s": request_s, "stuck_s": stuck_s})

    def connection_made(self, transport: Any) -> None:
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        super().connection_made(transport)
        if not self.gate.enter(address, self.loop.time()):
            transport.abort()
            return
        self._address = address
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_between():
            self._expect_request()
        else:
            self._stop("_timer")

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._is_between() and self.conn.trailing_data[0]:
            self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._forget()  # sockets have limits of their own
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(self.stuck_s, self._cut, "unread")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop("_stuck")

    def _is_between(self) -> bool:
        """Whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete

    def _expect_request(self) -> None:
        if self._timer is None and self._address is not None:
            self._timer = self.loop.call_later(self.request_s, self._cut, "slow")

    def _cut(self, why: str) -> None:
        self._timer = None
        self.gate.count_cut(why)
        self.transport.abort()

    def _forget(self) -> None:
        self._stop("_timer")
        self._stop("_stuck")
        if self._address is not None:
            self.gate.leave(self._address)
            self._address = None

    def _stop(self, name: str) -> None:
        timer = getattr(self, name)
        if timer is not None:
            timer.cancel()
            setattr(self, name, None)
