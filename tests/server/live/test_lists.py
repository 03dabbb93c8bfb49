"""Lists tell what a table is like and how it stands, without loading it."""

import asyncio
import random
from pathlib import Path

from postroad.server import wire
from tests.server.live.people import ADA, BEN, CLEO, ME, OPEN, START_MS, Watch, bot, room


def test_my_tables_tell_round_deadline_and_which_seats_are_mine(tmp_path: Path) -> None:
    async def run() -> None:
        watch = Watch()
        async with room(tmp_path / "x.db", watch) as here:
            table = await here.begun("kings-road", BEN, clock=wire.Clock("bank", 600), pace="brisk")
            [line] = await here.tables.of(BEN.person)
            assert (line.round, line.mine, line.pace) == (0, [1], "brisk")
            assert [seat.deadline for seat in line.seats] == [START_MS + 600_000] * 2
            rng = random.Random(1)
            while (await here.table(table)).state.position.turn()[0] == 0:  # type: ignore[union-attr]
                await here.act(await here.on_turn(table, ADA, BEN), table, rng)
            [line] = await here.tables.of(BEN.person)
            assert line.round == 1
            await here.act(ADA, table, rng)
            [line] = await here.tables.of(BEN.person)
            assert [seat.deadline is None for seat in line.seats] == [True, False], "only who still chooses is timed"
            assert await here.tables.lobby() == []

    asyncio.run(run())


def test_the_lobby_has_tables_to_join_and_running_ones_to_watch_and_says_how_they_are_played(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            clock = wire.Clock("turn", 60)
            running = await here.begun("thurn-taxis", BEN, CLEO, is_public=True, clock=clock)
            gathering = await here.opened("kings-road", ME, OPEN, bot(), is_public=True, pace="instant")
            first, second = await here.tables.lobby()
            assert (first.id, first.status, first.round, first.pace) == (gathering, "waiting", None, "instant")
            assert [seat.kind for seat in first.seats] == ["person", "open", "bot"]
            assert (second.id, second.status, second.round, second.clock) == (running, "playing", 0, clock)
            assert sum(seat.deadline is not None for seat in second.seats) == 1
            assert (first.mine, second.mine) == ([], []), "whose seats they are is for each to know"

    asyncio.run(run())
