"""An event loop in which time is simulated, and which of the ready callbacks is next is someone else's choice.

Whatever runs belongs to a node: a server, the people, the network. A node that is killed never runs again: its
tasks stay where they were waiting, as those of a process do that was killed.
"""

import asyncio
import contextlib
import heapq
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any, Final

NODE: Final[ContextVar[str]] = ContextVar("node", default="")


def context_of(node: str) -> Context:
    """The context in which everything that a node does runs."""
    context = copy_context()
    context.run(NODE.set, node)
    return context


class SimulatedLoop(asyncio.AbstractEventLoop):
    """Runs one callback a step; when nothing is ready, time jumps to the next timer."""

    def __init__(self, pick: Callable[[int], int]) -> None:
        """`pick` chooses among so many ready callbacks, oldest first."""
        self.steps = 0
        self.failures: list[dict[str, Any]] = []
        self._pick = pick
        self._now = 0.0
        self._ready: list[asyncio.Handle] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._count = 0
        self._dead: set[str] = set()
        self._tasks: list[asyncio.Task[Any]] = []
        self._is_over = False

    # --- running ---

    def step(self) -> bool:
        """Run one callback; False if nothing is left to run, ever."""
        ready = self._ready
        while not ready:
            if not self._timers:
                return False
            when, _, timer = heapq.heappop(self._timers)
            if not timer.cancelled():
                self._now = max(self._now, when)
                ready.append(timer)
        handle = ready.pop(self._pick(len(ready)) if len(ready) > 1 else 0)
        if not handle.cancelled() and handle._context.get(NODE) not in self._dead:  # type: ignore[attr-defined]
            self.steps += 1
            handle._run()
        return True

    def kill(self, node: str) -> None:
        """Let nothing of a node run again."""
        self._dead.add(node)

    def is_alive(self, node: str) -> bool:
        """Whether a node was not killed."""
        return node not in self._dead

    def end(self) -> None:
        """Let go of everything: what still waits is thrown away without a word."""
        self._is_over = True
        self._ready.clear()
        self._timers.clear()
        for task in self._tasks:
            if not task.done():
                _throw_away(task)
        self._tasks.clear()

    # --- what asyncio asks of a loop ---

    def time(self) -> float:
        return self._now

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self._is_over:
            self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + max(0.0, delay), callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        if not self._is_over:
            heapq.heappush(self._timers, (when, self._count, handle))
        return handle

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> "asyncio.Task[Any]":
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, name=name, context=context)
        self._tasks.append(task)  # one that waits for ever must not be collected: that would run its `finally`
        return task

    def run_as(self, node: str, coroutine: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """A task of a node."""
        return self.create_task(coroutine, context=context_of(node))

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self._is_over and not context.get("message", "").startswith("Task was destroyed"):
            self.failures.append(context)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._is_over

    def is_closed(self) -> bool:
        return self._is_over

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Cancelled timers are dropped when their time comes."""


def _throw_away(task: "asyncio.Task[Any]") -> None:
    """End a task's coroutine for good, however much it would still wait for while it cleans up."""
    for _ in range(20):
        with contextlib.suppress(RuntimeError):  # it waits for something more
            task.get_coro().close()
            return
