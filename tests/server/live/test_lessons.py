"""A first game at a table: fixed and said to be so, resumed, counted without names, and out of every statistic."""

import asyncio
from pathlib import Path

from postroad.core.follow import split, verify
from postroad.core.record import read_lines
from postroad.games import GAMES
from postroad.lessons import LESSONS
from postroad.server import wire
from postroad.server.lesson_now import LessonNow
from postroad.store.lessons import reached_steps
from postroad.store.outcomes import Outcomes
from tests.server.live.people import ADA, BEN, Room, room


def lesson(now: wire.Now) -> LessonNow:
    assert now.room.lesson is not None
    return now.room.lesson


async def read_on(here: Room, table: str) -> LessonNow:
    step = lesson(await here.tables.now(table, ADA)).step
    await here.do(ADA, wire.Learn, table, step=step)
    return lesson(await here.tables.now(table, ADA))


async def act(here: Room, table: str) -> LessonNow:
    """Do what the guide suggests."""
    now = await here.tables.now(table, ADA)
    await here.do(ADA, wire.Act, table, asked=now.asked, action=lesson(now).suggests)
    return lesson(await here.tables.now(table, ADA))


def test_a_lesson_begins_at_once_and_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    async def play() -> None:
        async with room(tmp_path / "db") as here:
            table = await here.openings.lesson(ADA, "thurn-taxis")
            now = await here.tables.now(table, ADA)
            assert now.room.status == "playing"
            assert not now.room.is_public
            assert lesson(now).step == "goal"
            assert (await read_on(here, table)).step == "minus"
            assert (await read_on(here, table)).suggests == {"do": "take", "slot": 2}
            assert await here.openings.lesson(ADA, "thurn-taxis") == table
            assert await here.openings.lesson(BEN, "thurn-taxis") != table
        async with room(tmp_path / "db") as later:
            assert lesson(await later.tables.now(table, ADA)).step == "take"

    asyncio.run(play())


def test_a_lesson_that_is_asked_for_twice_at_once_is_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with room(tmp_path / "db") as here:
            opened = await asyncio.gather(*(here.openings.lesson(ADA, "kings-road") for _ in range(3)))
            assert len(set(opened)) == 1

    asyncio.run(play())


def test_every_first_game_has_the_same_deal_and_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with room(tmp_path / "db") as here:
            tables = [await here.openings.lesson(who, "thurn-taxis") for who in (ADA, BEN)]
            found = [(await here.tables.now(one, who)) for one, who in zip(tables, (ADA, BEN), strict=True)]
            assert found[0].view.display == found[1].view.display
            assert found[0].room.fairness.deal == LESSONS["thurn-taxis"].deal
            lines = await here.tables.history(tables[0], ADA, None, -1)
            assert "table-event-lesson" in [event.key for line in lines for event in line.events]

    asyncio.run(play())


def test_the_guide_can_be_put_away_called_again_and_taken_back_with_an_action(tmp_path: Path) -> None:
    async def play() -> None:
        async with room(tmp_path / "db") as here:
            table = await here.openings.lesson(ADA, "thurn-taxis")
            await here.do(ADA, wire.Learn, table, is_on=False)
            assert not lesson(await here.tables.now(table, ADA)).is_on
            await here.do(ADA, wire.Learn, table)
            for _ in range(2):
                await read_on(here, table)
            for step in ("postmaster", "neighbour", "start", "end"):
                assert (await act(here, table)).step == step
            now = await here.tables.now(table, ADA)
            await here.do(ADA, wire.Undo, table, to=now.undo.free)
            assert lesson(await here.tables.now(table, ADA)).step == "start"
            assert (await act(here, table)).step == "end"
            counts = await reached_steps(here.store)
            assert counts["thurn-taxis", "end"] == 1, "nobody reaches a step twice"
            assert counts["thurn-taxis", "goal"] == 1

    asyncio.run(play())


def test_a_finished_lesson_verifies_and_counts_in_no_statistic(tmp_path: Path) -> None:
    async def play() -> None:
        async with room(tmp_path / "db") as here:
            table = await here.openings.lesson(ADA, "kings-road")
            script = iter(LESSONS["kings-road"].script)
            while (now := await here.tables.now(table, ADA)).room.status == "playing":
                bot = now.room.seats[1].asked
                if bot is not None and 1 in now.view.waiting:
                    action = GAMES["kings-road"].encode(GAMES["kings-road"].parse(next(script)))
                    await (await here.tables.table(table)).act_as_bot(1, bot, action)
                elif lesson(now).waits:
                    await act(here, table)
                else:
                    await read_on(here, table)
            text = (await here.tables.record(table)).text()
            assert f'"deal":"{LESSONS["kings-road"].deal}"' in text.splitlines()[0]
            (recorded,) = split(read_lines(line.encode() + b"\n" for line in text.splitlines()), GAMES)
            assert verify(recorded).is_proven
            assert await Outcomes(here.store).missing("kings-road", 10) == []
            again = await here.do(ADA, wire.Rematch, table)
            assert again.opened
            assert (await here.tables.now(again.opened, ADA)).room.lesson is None

    asyncio.run(play())


def test_there_is_nothing_to_learn_at_another_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with room(tmp_path / "db") as here:
            plan = [wire.SeatPlan("me"), wire.SeatPlan("bot", "sensible")]
            table = await here.tables.open(ADA, wire.OpenTable("thurn-taxis", plan))
            assert await here.refused(ADA, wire.Learn, table) == "no-lesson"

    asyncio.run(play())
