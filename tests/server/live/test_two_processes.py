"""Two processes on one database, and one that cannot be read for a moment: what is asked is still done once."""

import asyncio
import random

from postroad.server import wire
from postroad.server.live.scheduler import RETRY_MS, DueTask, DueTime, Scheduler, TaskKey
from postroad.server.live.steady_clock import Grace
from postroad.store.opening import Database
from postroad.store.store import StoreError
from tests.server.live.people import ADA, BEN, Watch, room


def test_a_process_that_is_behind_does_not_refuse_what_is_stored(database: Database) -> None:
    async def run() -> None:
        async with room(database) as first, room(database) as second:
            table = await first.begun("kings-road", BEN)
            await second.table(table)  # knows the first question, and nothing after it
            rng = random.Random(1)
            for _ in range(2):
                for who in (ADA, BEN):
                    await first.act(who, table, rng)
            now = await first.tables.now(table, ADA)
            action = (await first.table(table)).state.game.encode(now.view.legal[0])
            command = wire.Act(table, "sent-twice", now.asked or 0, action)
            assert await first.tables.command(ADA, command) == await second.tables.command(ADA, command)

    asyncio.run(run())


def test_what_is_due_is_tried_again_when_the_database_could_not_be_read() -> None:
    async def run() -> None:
        watch, tries = Watch(), 0

        async def handler(task: DueTask) -> None:
            nonlocal tries
            tries += 1
            if tries == 1:
                raise StoreError("x.db", "disk I/O error")

        scheduler = Scheduler(watch, {"bot": handler}, Grace(watch))
        scheduler.note("table", {TaskKey("bot", 0): DueTime(watch.at, 1)})
        assert await scheduler.carry_out_due() == 1
        assert await scheduler.carry_out_due() == 0
        watch.at += RETRY_MS
        assert await scheduler.carry_out_due() == 1
        assert tries == 2

    asyncio.run(run())
