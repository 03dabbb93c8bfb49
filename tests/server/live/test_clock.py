"""Clocks: absolute, each seat's own, never running out just because the server was away."""

import asyncio
import random

from postroad.server import wire
from postroad.server.live.steady_clock import GRACE_MS
from postroad.store.opening import Database
from tests.server.live.people import ADA, BEN, CLEO, START_MS, Watch, room

TURN = wire.Clock("turn", 3600)
HOUR_MS = 3_600_000


def test_a_turn_that_takes_too_long_is_overdue_and_the_host_may_let_a_bot_play(database: Database) -> None:
    async def run() -> None:
        watch = Watch()
        async with room(database, watch) as here:
            table = await here.begun("thurn-taxis", BEN, clock=TURN)
            who = await here.on_turn(table, ADA, BEN)
            seat = (await here.table(table)).state.seats_of(who.person)[0]
            deadline = (await here.tables.now(table, ADA)).room.seats[seat].deadline
            assert deadline == START_MS + HOUR_MS
            await here.act(who, table, random.Random(1))  # a turn has several decisions and one deadline
            assert (await here.tables.now(table, ADA)).room.seats[seat].deadline == deadline
            watch.at = deadline - 1
            assert await here.tables.scheduler.carry_out_due() == 0
            assert await here.refused(ADA, wire.StandIn, table, seat=seat) == "not-overdue"
            watch.at = deadline
            assert await here.tables.scheduler.carry_out_due() == 1
            now = await here.tables.now(table, ADA)
            assert now.room.seats[seat].is_overdue
            assert not now.room.seats[seat].is_away
            assert await here.refused(BEN, wire.StandIn, table, seat=seat) == "host-only"
            await here.do(ADA, wire.StandIn, table, seat=seat)
            assert (await here.tables.now(table, ADA)).room.seats[seat].is_away
            await here.do(who, wire.Return, table)
            again = (await here.tables.now(table, ADA)).room.seats[seat]
            assert (again.is_overdue, again.deadline) == (False, deadline), "of this turn nothing is left"

    asyncio.run(run())


def test_where_it_was_agreed_a_bot_plays_on_at_once_and_the_person_may_return(database: Database) -> None:
    async def run() -> None:
        watch = Watch()
        async with room(database, watch) as here:
            table = await here.begun("kings-road", BEN, clock=TURN, absence="bot")
            await here.act(ADA, table, random.Random(1))
            watch.at += HOUR_MS
            await here.tables.scheduler.carry_out_due()
            seats = (await here.tables.now(table, ADA)).room.seats
            assert [seat.is_away for seat in seats] == [False, True]
            kinds = [line.kind for line in await here.tables.history(table, None, None, 3)]
            assert kinds == ["fix-shares", "begin", "act", "timeout", "stand-in"]
            await here.do(BEN, wire.Return, table)
            assert not (await here.tables.now(table, ADA)).room.seats[1].is_away

    asyncio.run(run())


def test_who_chooses_in_secret_is_timed_alone(database: Database) -> None:
    async def run() -> None:
        watch = Watch()
        async with room(database, watch) as here:
            table = await here.begun("kings-road", BEN, CLEO, clock=wire.Clock("bank", 600))
            rng = random.Random(1)
            watch.at += 100_000
            await here.act(ADA, table, rng)
            watch.at += 50_000
            await here.act(BEN, table, rng)
            seats = (await here.tables.now(table, None)).room.seats
            assert [seat.left_ms for seat in seats] == [500_000, 450_000, None]
            assert [seat.deadline for seat in seats] == [None, None, START_MS + 600_000]
            watch.at += 10_000
            await here.act(CLEO, table, rng)
            seats = (await here.tables.now(table, None)).room.seats
            assert [seat.deadline for seat in seats] == [watch.at + left for left in (500_000, 450_000, 440_000)]

    asyncio.run(run())


def test_after_the_server_was_away_nobody_runs_out_of_time_for_a_minute(database: Database) -> None:
    async def run() -> None:
        async with room(database, Watch()) as here:
            table = await here.begun("thurn-taxis", BEN, clock=TURN)
            seat = (await here.table(table)).state.acting[0]
        back = Watch(START_MS + 100 * HOUR_MS)
        start = back.at
        async with room(database, back) as here:
            await here.tables.resume()
            assert (await here.tables.now(table, None)).room.seats[seat].deadline == start + GRACE_MS["clock"]
            back.at = start + GRACE_MS["clock"] - 1
            assert await here.tables.scheduler.carry_out_due() == 0
            back.at = start + GRACE_MS["clock"]
            assert await here.tables.scheduler.carry_out_due() == 1
            assert (await here.tables.now(table, None)).room.seats[seat].is_overdue

    asyncio.run(run())
