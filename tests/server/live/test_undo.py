"""Taking back: only with the consent of all who hold a seat, never past a stand-in, and the result says so."""

import asyncio
import random
from pathlib import Path
from typing import Any

from postroad.server import wire
from postroad.server.auth import Caller
from tests.server.live.people import ADA, BEN, CLEO, ME, Room, Watch, bot, room

HOUR_MS = 3_600_000
TURN = wire.Clock("turn", 3600)


async def drawn(here: Room, table: str, *people: Caller) -> tuple[Caller, wire.Now]:
    """Whoever is on turn draws a card, which shows something; who, and the table before."""
    who = await here.on_turn(table, *people)
    before = await here.tables.now(table, who)
    await here.do(who, wire.Act, table, asked=before.asked, action={"do": "draw"})
    return who, before


async def position(here: Room, table: str) -> Any:
    return (await here.table(table)).state.position


def test_who_left_still_has_a_say_and_nothing_goes_back_past_the_stand_in(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            people = (ADA, BEN, CLEO)
            table = await here.begun("thurn-taxis", BEN, CLEO)
            who, before = await drawn(here, table, *people)
            await here.do(next(one for one in people if one is not who), wire.Leave, table)
            assert await here.refused(who, wire.Undo, table, to=before.seq) == "nothing-to-undo"
            table = await here.begun("thurn-taxis", BEN, CLEO)
            who = await here.on_turn(table, *people)
            away, third = [one for one in people if one is not who]
            await here.do(away, wire.Leave, table)
            _, before = await drawn(here, table, who)
            then = await position(here, table)
            await here.do(who, wire.Undo, table, to=before.seq)
            await here.do(third, wire.AnswerUndo, table, agrees=True)
            assert (await here.table(table)).state.missing() == [away.person]
            assert await position(here, table) == then
            await here.do(away, wire.AnswerUndo, table, agrees=True)
            assert await position(here, table) != then

    asyncio.run(run())


def test_a_request_ends_when_someone_leaves_or_runs_out_of_time(tmp_path: Path) -> None:
    async def run() -> None:
        watch = Watch()
        async with room(tmp_path / "x.db", watch) as here:
            for ending in ("leave", "clock"):
                table = await here.begun("thurn-taxis", BEN, clock=TURN, absence="bot")
                who, before = await drawn(here, table, ADA, BEN)
                other = BEN if who is ADA else ADA
                after = await position(here, table)
                await here.do(who, wire.Undo, table, to=before.seq)
                if ending == "leave":
                    await here.do(other, wire.Leave, table)
                else:
                    watch.at += HOUR_MS
                    assert await here.tables.scheduler.carry_out_due()
                state = (await here.table(table)).state
                assert (state.asking, state.undone, state.position == after) == (None, 0, True)

    asyncio.run(run())


def test_a_game_in_which_something_revealed_was_taken_back_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.opened("thurn-taxis", ME, ME)
            await here.do(ADA, wire.Ready, table)
            for _ in range(2):  # nobody else is asked: it is free to look, and marked
                seat = (await here.table(table)).state.acting[0]
                before = await here.tables.now(table, ADA, seat)
                await here.do(ADA, wire.Act, table, asked=before.asked, action={"do": "draw"}, seat=seat)
                await here.do(ADA, wire.Undo, table, to=before.seq, seat=seat)
            while (await here.table(table)).state.status == "playing":
                seat = (await here.table(table)).state.acting[0]
                await here.act(ADA, table, random.Random(1), seat)
            now = await here.tables.now(table, None)
            assert now.room.result is not None
            assert now.room.result.undone == 2
            record = await here.tables.record(table)
            assert record.result is not None
            assert record.result["undone"] == 2

    asyncio.run(run())


def test_what_showed_nothing_leaves_no_mark(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.opened("kings-road", ME, bot())
            await here.do(ADA, wire.Ready, table)
            before = (await here.table(table)).state.seq
            await here.act(ADA, table, random.Random(1))
            await here.do(ADA, wire.Undo, table, to=before)
            assert (await here.table(table)).state.undone == 0

    asyncio.run(run())
