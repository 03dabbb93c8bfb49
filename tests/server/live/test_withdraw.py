"""Withdrawing a choice that is not revealed: free, at once, and the others' choices stand."""

import asyncio
from pathlib import Path
from typing import Any

from postroad.server import wire
from postroad.server.auth import Caller
from tests.server.live.people import ADA, BEN, CLEO, Room, Watch, room

FIRST = {"do": "choose", "cards": ["zin-kais-deep", "wizards-tower", "wild-hills"]}
OTHER = {"do": "choose", "cards": ["dark-tower", "kings-castle", "dragons-lair"]}
MINUTE_MS = 60_000


async def choose(here: Room, who: Caller, table: str, action: dict[str, Any] = FIRST) -> None:
    now = await here.tables.now(table, who)
    question = now.changeable if now.asked is None else now.asked
    await here.do(who, wire.Act, table, asked=question, action=action)


async def withdraw(here: Room, who: Caller, table: str) -> None:
    now = await here.tables.now(table, who)
    await here.do(who, wire.Withdraw, table, asked=now.changeable)


def test_a_withdrawn_choice_is_no_choice_and_the_others_stand(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("kings-road", BEN, CLEO)
            await choose(here, ADA, table)
            await choose(here, BEN, table, OTHER)
            asked = (await here.tables.now(table, CLEO)).asked
            sealed = (await here.tables.now(table, BEN)).room.seats[1].seal
            await withdraw(here, ADA, table)
            now = await here.tables.now(table, ADA)
            assert (now.asked, now.changeable) == (now.seq, None)
            assert now.view.players[0].choice is None
            assert now.view.waiting == (0, 2)
            assert [seat.seal for seat in now.room.seats] == ["", sealed, ""]
            assert (await here.tables.now(table, BEN)).view.players[1].choice.cards == tuple(OTHER["cards"])
            assert (await here.tables.now(table, CLEO)).asked == asked, "the third is not asked anew"
            await choose(here, CLEO, table)
            assert (await here.tables.now(table, ADA)).view.round == 0, "nothing is revealed without Ada"
            await choose(here, ADA, table, OTHER)
            assert (await here.tables.now(table, ADA)).view.round == 1

    asyncio.run(run())


def test_everyone_is_told_and_the_record_knows_nothing_of_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            tables = [await here.begun("kings-road", BEN) for _ in range(2)]
            await choose(here, ADA, tables[0], OTHER)
            await withdraw(here, ADA, tables[0])
            line = (await here.tables.history(tables[0], BEN, None, 0))[-1]
            assert (line.kind, [event.key for event in line.events]) == ("withdraw", ["table-event-withdrawn"])
            for table in tables:
                await choose(here, ADA, table)
                await choose(here, BEN, table, OTHER)
                await here.do(BEN, wire.Resign, table)
            first, second = [(await here.tables.record(table)).entries for table in tables]
            assert first == second

    asyncio.run(run())


def test_a_choice_changed_twice_is_withdrawn_whole_and_a_table_read_again_agrees(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("kings-road", BEN)
            await choose(here, ADA, table)
            await choose(here, ADA, table, OTHER)
            await withdraw(here, ADA, table)
            before = (await here.table(table)).state.position
            assert before is not None
            assert before.to_act() == 0b11
        async with room(tmp_path / "x.db") as here:
            assert (await here.table(table)).state.position == before

    asyncio.run(run())


def test_there_must_be_a_choice_and_it_must_be_the_one_meant(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("kings-road", BEN)
            asked = (await here.tables.now(table, ADA)).asked
            assert await here.refused(ADA, wire.Withdraw, table, asked=asked) == "nothing-to-withdraw"
            await choose(here, ADA, table)
            assert await here.refused(ADA, wire.Withdraw, table, asked=asked) == "stale"
            asked = (await here.tables.now(table, ADA)).changeable
            await choose(here, BEN, table)
            assert await here.refused(ADA, wire.Withdraw, table, asked=asked) == "stale", "it has been revealed"
            taxis = await here.begun("thurn-taxis", BEN)
            who = await here.on_turn(taxis, ADA, BEN)
            asked = (await here.tables.now(taxis, who)).asked
            assert await here.refused(who, wire.Withdraw, taxis, asked=asked) == "nothing-to-withdraw"

    asyncio.run(run())


def test_choosing_and_withdrawing_gains_no_time(tmp_path: Path) -> None:
    async def run() -> None:
        watch = Watch()
        async with room(tmp_path / "x.db", watch) as here:
            table = await here.begun("kings-road", BEN, clock=wire.Clock("turn", 600))
            watch.at += 2 * MINUTE_MS
            await choose(here, ADA, table)
            watch.at += MINUTE_MS
            await withdraw(here, ADA, table)
            deadline = (await here.tables.now(table, ADA)).room.seats[0].deadline
            assert deadline == watch.at + 8 * MINUTE_MS

    asyncio.run(run())


def test_a_resignation_after_a_withdrawal_stands_before_the_choices(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("kings-road", BEN, CLEO)
            for who in (ADA, BEN):
                await choose(here, who, table)
            await withdraw(here, ADA, table)
            await here.do(CLEO, wire.Resign, table)
            await choose(here, ADA, table)
            now = await here.tables.now(table, ADA)
            assert now.room.seats[2].has_resigned
            await here.do(BEN, wire.Resign, table)
            entries = (await here.tables.record(table)).entries
            assert entries == [{"seat": 2, "do": "resign"}, {"seat": 1, "do": "resign"}]

    asyncio.run(run())
