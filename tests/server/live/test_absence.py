"""Whoever has been away for two minutes can be stood in for by the others' vote, with a clock or without."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.commands import ABSENT_MS
from postroad.server.live.tables import READING_MS
from postroad.store.store import EVER
from tests.server.live.people import ADA, BEN, CLEO, Room, Watch, room

DORA = Caller("p-dora", "Dora")
AWAY_MS = READING_MS + ABSENT_MS  # after a look without a socket


@asynccontextmanager
async def playing(
    folder: Path, *others: Caller, clock: wire.Clock | None = None
) -> AsyncIterator[tuple[Room, Watch, str]]:
    """The host and others at a table of King's Road that has begun, and the watch of its server."""
    watch = Watch()
    async with room(folder / "x.db", watch) as here:
        yield here, watch, await here.begun("kings-road", *others, clock=clock or wire.Clock())


async def see(here: Room, table: str, *people: Caller) -> None:
    """People who look at the table now."""
    for who in people:
        await here.tables.now(table, who)


@pytest.mark.parametrize("clock", [wire.Clock(), wire.Clock("turn", 3600)])
def test_the_only_other_decides_alone_and_who_comes_back_takes_the_seat_back(tmp_path: Path, clock: wire.Clock) -> None:
    async def run() -> None:
        async with playing(tmp_path, BEN, clock=clock) as (here, watch, table):
            assert await here.refused(ADA, wire.VoteStandIn, table, seat=1) == "not-absent"
            watch.at += ABSENT_MS - 1
            await see(here, table, ADA)
            assert await here.refused(ADA, wire.VoteStandIn, table, seat=1) == "not-absent"
            watch.at += 1
            await here.do(ADA, wire.VoteStandIn, table, seat=1)
            assert (await here.tables.now(table, ADA)).room.seats[1].is_away
            lines = await here.tables.history(table, None, None, 5)
            assert [line.kind for line in lines] == ["vote-stand-in", "stand-in"]
            assert [line.seat for line in lines] == [0, 1]
            assert lines[0].events == [wire.Event("table-event-stand-in-voted", {"player": 0, "players": [1]})]
            assert await here.refused(ADA, wire.VoteStandIn, table, seat=1) == "already-stood-in"
            await here.do(BEN, wire.Return, table)
            assert not (await here.tables.now(table, ADA)).room.seats[1].is_away

    asyncio.run(run())


def test_nobody_is_away_while_it_is_not_known_who_is_at_other_servers(tmp_path: Path) -> None:
    async def run() -> None:
        async with playing(tmp_path, BEN) as (here, watch, table):
            known = EVER
            here.tables.hub.known_since = lambda: known
            watch.at += AWAY_MS
            assert await here.refused(ADA, wire.VoteStandIn, table, seat=1) == "not-absent"
            known = watch.at
            watch.at += ABSENT_MS - 1
            assert await here.refused(ADA, wire.VoteStandIn, table, seat=1) == "not-absent"
            watch.at += 1
            await here.do(ADA, wire.VoteStandIn, table, seat=1)

    asyncio.run(run())


def test_more_than_half_of_the_others_who_are_here_decide(tmp_path: Path) -> None:
    async def run() -> None:
        async with playing(tmp_path, BEN, CLEO, DORA) as (here, watch, table):
            await see(here, table, ADA, BEN, CLEO, DORA)
            watch.at += AWAY_MS
            await see(here, table, ADA, BEN, CLEO)
            assert await here.refused(DORA, wire.VoteStandIn, table, seat=3) == "vote-on-self"
            watch.at += AWAY_MS  # all are away again; who votes is here
            await see(here, table, ADA, BEN, CLEO)
            await here.do(ADA, wire.VoteStandIn, table, seat=3)
            vote = (await here.tables.now(table, BEN)).room.seats[3].vote
            assert vote == wire.StandInVote([0], 2)
            assert await here.refused(ADA, wire.VoteStandIn, table, seat=3) == "already-voted"
            await here.do(CLEO, wire.VoteStandIn, table, seat=3)
            seat = (await here.tables.now(table, ADA)).room.seats[3]
            assert (seat.is_away, seat.vote) == (True, None)

    asyncio.run(run())


def test_who_is_away_too_has_no_say(tmp_path: Path) -> None:
    async def run() -> None:
        async with playing(tmp_path, BEN, CLEO) as (here, watch, table):
            watch.at += ABSENT_MS
            await here.do(ADA, wire.VoteStandIn, table, seat=1)
            assert (await here.tables.now(table, ADA)).room.seats[1].is_away

    asyncio.run(run())


def test_votes_are_void_once_the_one_who_was_away_has_been_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with playing(tmp_path, BEN, CLEO) as (here, watch, table):
            watch.at += ABSENT_MS
            await see(here, table, ADA, BEN)
            await here.do(ADA, wire.VoteStandIn, table, seat=2)
            await see(here, table, CLEO)
            watch.at += AWAY_MS
            await see(here, table, ADA, BEN)
            await here.do(BEN, wire.VoteStandIn, table, seat=2)
            assert (await here.tables.now(table, ADA)).room.seats[2].vote == wire.StandInVote([1], 2)

    asyncio.run(run())


def test_by_correspondence_people_are_away_by_right_until_their_clock_has_run_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with playing(tmp_path, BEN, clock=wire.Clock("turn", 86_400)) as (here, watch, table):
            watch.at += 80_000_000
            assert await here.refused(ADA, wire.VoteStandIn, table, seat=1) == "not-overdue"
            watch.at += 7_000_000
            await here.tables.scheduler.carry_out_due()
            await here.do(ADA, wire.VoteStandIn, table, seat=1)
            assert (await here.tables.now(table, ADA)).room.seats[1].is_away

    asyncio.run(run())


def test_a_vote_survives_a_restart_and_gives_everyone_two_minutes_to_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with playing(tmp_path, BEN, CLEO) as (here, watch, table):
            watch.at += ABSENT_MS
            await see(here, table, ADA, BEN)
            await here.do(ADA, wire.VoteStandIn, table, seat=2)
        async with room(tmp_path / "x.db", watch) as here:
            assert (await here.tables.now(table, BEN)).room.seats[2].vote == wire.StandInVote([0], 2)
            assert await here.refused(BEN, wire.VoteStandIn, table, seat=2) == "not-absent"

    asyncio.run(run())
