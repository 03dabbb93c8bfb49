"""Due tasks: kept in memory by this process, and in the store for the one after it."""

import asyncio
import contextlib
import heapq
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final, NamedTuple

from postroad.core.refusals import Refused
from postroad.server import logs
from postroad.server.live.state import TableState
from postroad.server.live.steady_clock import Grace
from postroad.store.store import StoreError

LONGEST_SLEEP_S: Final = 30.0  # clocks of machines are set now and then
SHARES_MS: Final = 10_000  # a game waits so long for the shares of its chance
LEASE_MS: Final = 6000  # where several servers share a database, how long one that is silent holds what falls due
RETRY_MS: Final = 5000  # after something due could not be stored, or its table not be read


class TaskKey(NamedTuple):
    """One thing at a time: what, and of which seat."""

    kind: str  # bot, clock or begin
    seat: int


class DueTime(NamedTuple):
    """When it falls due, and the line of the question that it belongs to."""

    at: int
    asked: int


class DueTask(NamedTuple):
    """One thing that falls due; void if the table has other things coming by then."""

    at: int
    table: str
    key: TaskKey
    asked: int


Handler = Callable[[DueTask], Awaitable[None]]


def due_tasks(state: TableState) -> dict[TaskKey, DueTime]:
    """Everything that a table has coming: turns of bots, clocks of people that run, a game that waits for shares."""
    found: dict[TaskKey, DueTime] = {}
    if state.fixed >= 0 and state.status == "waiting":
        found[TaskKey("begin", 0)] = DueTime(state.fixed_at + SHARES_MS, state.fixed)
    for seat in state.acting:
        one = state.seats[seat]
        if one.player and one.asked is not None:
            found[TaskKey("bot", seat)] = DueTime(one.asked_at, one.asked)
        elif (deadline := state.deadline(seat)) is not None:
            found[TaskKey("clock", seat)] = DueTime(deadline, one.asked or 0)
    return found


class Scheduler:
    """Sleeps until the next thing falls due, and calls the handler of its kind.

    A handler that is refused because nothing can be stored is called again after a while. Handlers
    of a kind in `background` may take long: they run beside the others, once for each question.
    """

    def __init__(
        self,
        now_ms: Callable[[], int],
        handlers: Mapping[str, Handler],
        grace: Grace,
        background: Collection[str] = (),
    ) -> None:
        self._now_ms = now_ms
        self._handlers = handlers
        self._grace = grace
        self._background = background
        self._heap: list[DueTask] = []
        self._noted: dict[str, Mapping[TaskKey, DueTime]] = {}
        self._running: dict[tuple[str, TaskKey, int], asyncio.Task[None]] = {}
        self._wake = asyncio.Event()

    @property
    def under_way(self) -> int:
        """How much is being carried out beside the rest."""
        return len(self._running)

    def note(self, table: str, coming: Mapping[TaskKey, DueTime]) -> None:
        """A table has these things coming now, and no others."""
        if not coming:
            self._noted.pop(table, None)
            return
        known = self._noted.get(table, {})
        for key, time in coming.items():
            if known.get(key) != time:
                self._add(DueTask(max(time.at, self._grace.until(key.kind)), table, key, time.asked))
        self._noted[table] = dict(coming)

    def has_noted(self, table: str, key: TaskKey, time: DueTime) -> bool:
        """Whether something is known to be coming."""
        return self._noted.get(table, {}).get(key) == time

    def _add(self, task: DueTask) -> None:
        heapq.heappush(self._heap, task)
        if self._heap[0] is task:
            self._wake.set()

    async def carry_out_due(self) -> int:
        """Hand on everything that is due now; how much it was."""
        count = 0
        while self._heap and self._heap[0].at <= self._now_ms():
            task = heapq.heappop(self._heap)
            noted = self._noted.get(task.table, {}).get(task.key)
            until = self._grace.until(task.key.kind)
            if until > self._now_ms():  # renewed since it was noted
                self._add(task._replace(at=until))
                continue
            if noted is not None and noted.asked == task.asked:
                count += 1
                if task.key.kind in self._background:
                    self._start(task)
                else:
                    await self._carry_out(task)
        return count

    def _start(self, task: DueTask) -> None:
        name = (task.table, task.key, task.asked)
        if name not in self._running:
            running = self._running[name] = asyncio.create_task(self._carry_out(task))
            running.add_done_callback(lambda _: self._running.pop(name, None))

    async def _carry_out(self, task: DueTask) -> None:
        try:
            await self._handlers[task.key.kind](task)
        except Refused as refused:
            if refused.refusal.key in ("not-stored", "perhaps-stored"):
                self._add(task._replace(at=self._now_ms() + RETRY_MS))
        except StoreError as error:
            logs.failure("what was due failed", error, table=task.table, kind=task.key.kind, seat=task.key.seat)
            self._add(task._replace(at=self._now_ms() + RETRY_MS))
        except Exception as error:  # one table's trouble must not stop the others' clocks
            logs.failure("what was due failed", error, table=task.table, kind=task.key.kind, seat=task.key.seat)

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            self._wake.clear()
            await self.carry_out_due()
            wait_s = LONGEST_SLEEP_S
            if self._heap:
                wait_s = min(wait_s, max(0.0, (self._heap[0].at - self._now_ms()) / 1000))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait_s):  # `wait_for` of Python 3.11 forgets that it was cancelled
                    await self._wake.wait()

    async def stop(self) -> None:
        """Leave what is under way to the next start."""
        running = list(self._running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
