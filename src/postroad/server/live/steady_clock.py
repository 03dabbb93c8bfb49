"""A time that no setting of the machine's clock moves, and the grace after anything that stood still."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from postroad.store import clock

GAP_MS: Final = 5000  # a machine's clock that is further off than this was set, or the machine slept
LOOK_S: Final = 1.0
# No clock of a seat runs out, and no share is called missing, so soon after: people must find the server again.
GRACE_MS: Final = {"clock": 60_000, "begin": 10_000}


class SteadyClock:
    """Milliseconds since 1970 as they were at the start, and from then on by the monotonic clock alone."""

    def __init__(
        self, wall_ms: Callable[[], int] = clock.now_ms, monotonic_s: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall_ms = wall_ms
        self._monotonic_s = monotonic_s
        self._offset_ms = wall_ms() - int(monotonic_s() * 1000)

    def __call__(self) -> int:
        return self._offset_ms + int(self._monotonic_s() * 1000)

    def not_before(self, at: int) -> None:
        """Go on from a time that was stored already, where the machine's clock was set back since."""
        self._offset_ms += max(0, at - self())

    def gap_ms(self) -> int:
        """How far the machine's clock has gone away from this one."""
        return self._wall_ms() - self()


class Grace:
    """Until when nothing of a kind runs out: renewed after a start, and after anything stood still."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._since = now_ms()

    def renew(self) -> None:
        """Let it begin anew."""
        self._since = self._now_ms()

    def until(self, kind: str) -> int:
        """Nothing of this kind runs out before."""
        return self._since + GRACE_MS[kind] if kind in GRACE_MS else 0


class StandstillWatch:
    """Notices that the process was stopped, the machine slept, or its clock was set."""

    def __init__(
        self,
        steady: SteadyClock,
        noticed: Callable[[int, int], None],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`noticed` is told for how long nothing went on, and by how much the machine's clock jumped."""
        self._steady = steady
        self._noticed = noticed
        self._sleep = sleep

    async def run(self) -> None:
        """Go on until cancelled."""
        gap = self._steady.gap_ms()
        while True:
            before = self._steady()
            await self._sleep(LOOK_S)
            stood_ms = self._steady() - before - int(LOOK_S * 1000)
            jumped_ms = self._steady.gap_ms() - gap
            if stood_ms > GAP_MS or abs(jumped_ms) > GAP_MS:
                gap = self._steady.gap_ms()
                self._noticed(max(0, stood_ms), jumped_ms)
