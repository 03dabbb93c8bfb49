"""DueTime what falls due: kept in memory for the process, and in the store for the one after it."""

import asyncio
import contextlib
import heapq
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple

from postroad.server import logs
from postroad.server.live.due import DueTime, TaskKey

LONGEST_SLEEP_S: Final = 30.0  # clocks of machines are set now and then


class DueTask(NamedTuple):
    """One thing that falls due; void if the table has other things coming by then."""

    at: int
    table: str
    slot: TaskKey
    asked: int


class Scheduler:
    """Sleeps until the next thing falls due, and hands it on."""

    def __init__(
        self, now_ms: Callable[[], int], carry_out: Callable[[DueTask], Awaitable[None]], grace_until: int = 0
    ) -> None:
        self._now_ms = now_ms
        self._grace_until = grace_until  # no clock runs out before
        self._carry_out = carry_out
        self._heap: list[DueTask] = []
        self._noted: dict[str, Mapping[TaskKey, DueTime]] = {}
        self._wake = asyncio.Event()

    def note(self, table: str, coming: Mapping[TaskKey, DueTime]) -> None:
        """A table has these things coming now, and no others."""
        known = self._noted.get(table, {})
        for slot, when in coming.items():
            if known.get(slot) != when:
                at = max(when.at, self._grace_until) if slot.kind == "clock" else when.at
                self.add(DueTask(at, table, slot, when.asked))
        if coming:
            self._noted[table] = dict(coming)
        else:
            self._noted.pop(table, None)

    def add(self, item: DueTask) -> None:
        """One more thing."""
        heapq.heappush(self._heap, item)
        if self._heap[0] is item:
            self._wake.set()

    async def carry_out_due(self) -> int:
        """Hand on everything that is due now; how much it was."""
        count = 0
        while self._heap and self._heap[0].at <= self._now_ms():
            item = heapq.heappop(self._heap)
            noted = self._noted.get(item.table, {}).get(item.slot)
            if noted is not None and noted.asked == item.asked:
                count += 1
                try:
                    await self._carry_out(item)
                except Exception as error:  # one table's trouble must not stop the others' clocks
                    logs.failure("what was due failed", error)
        return count

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            self._wake.clear()
            await self.carry_out_due()
            wait_s = LONGEST_SLEEP_S
            if self._heap:
                wait_s = min(wait_s, max(0.0, (self._heap[0].at - self._now_ms()) / 1000))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait_s)
