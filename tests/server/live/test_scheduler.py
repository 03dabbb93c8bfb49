"""The scheduler: what is due is handed on, and it stops when it is told to."""

import asyncio

from postroad.server.live.scheduler import DueTime, Scheduler, TaskKey
from postroad.server.live.steady_clock import Grace
from tests.server.live.people import Watch


def test_it_stops_even_when_something_new_wakes_it_in_the_same_moment() -> None:
    """A server whose bots play on must not wait for ever at its end."""

    async def run() -> None:
        watch = Watch()
        scheduler = Scheduler(watch, {}, Grace(watch))
        running = asyncio.create_task(scheduler.run())
        await asyncio.sleep(0.01)  # it sleeps until something is due
        scheduler.note("table", {TaskKey("clock", 0): DueTime(watch.at + 1000, 1)})
        await asyncio.sleep(0)  # it is awake, but has not gone on
        running.cancel()
        await asyncio.wait([running], timeout=10)
        assert running.cancelled()

    asyncio.run(run())
