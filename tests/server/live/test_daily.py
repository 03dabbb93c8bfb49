"""Deals of the day: the same for everyone, sealed until the day is over, once a person, compared the day after."""

import asyncio
import random
from pathlib import Path

import pytest

from postroad.core.refusals import Refused
from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.openings import opponents
from postroad.server.live.presentation import day_of
from postroad.server.live.tables import DAY_MS
from postroad.store.daily import Dailies
from postroad.store.store import Statement
from tests.server.live.people import ADA, BEN, Room, Watch, room

DAY = "2027-01-15"


@pytest.mark.parametrize("game", ["thurn-taxis", "kings-road"])
def test_everyone_gets_the_same_deal_and_once(game: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with room(tmp_path / "daily.db") as here:
            await enter(here, ADA, BEN)
            opened = await asyncio.gather(*(here.openings.daily(ADA, DAY, game) for _ in range(3)))
            assert len(set(opened)) == 1
            ada, ben = opened[0], await here.openings.daily(BEN, DAY, game)
            assert ada != ben
            views = [(await here.tables.now(table, who)).view for table, who in ((ada, ADA), (ben, BEN))]
            assert views[0] == views[1]
            other = await here.openings.daily(ADA, "2027-01-16", game)
            seals = [(await here.tables.now(one, ADA)).room.fairness.commitment for one in (ada, ben, other)]
            assert seals[0] == seals[1] != seals[2]
            assert not (await here.table(ada)).state.opened.is_rated

    asyncio.run(main())


async def enter(here: Room, *people: Caller) -> None:
    """Let the database know some people: their entries go with them."""
    for who in people:
        new = (
            "insert into person (id, secret_hash, name, preferences, created_at, seen_at)"
            " values (:id, :id, :id, '', 0, 0)"
        )
        await here.store.write(Statement(new, {"id": who.person}))


async def one_act(here: Room, id: str) -> None:
    """Let the next seat of a table do anything."""
    table = await here.table(id)
    state, seat = table.state, table.state.acting[0]
    action = state.game.encode(random.Random(state.seq).choice(state.game.legal(state.position, seat)))
    asked = state.seats[seat].asked
    assert asked is not None
    if state.seats[seat].person:
        await here.do(ADA, wire.Act, id, asked=asked, action=action)
    else:
        await table.act_as_bot(seat, asked, action)


async def play_out(here: Room, id: str) -> None:
    """Let all seats of a table act at random until its game is over."""
    while (await here.table(id)).state.status == "playing":
        await one_act(here, id)


def test_nothing_hidden_of_a_deal_is_shown_before_the_day_is_over_and_the_strongest_bot_plays_it_too(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        watch = Watch()
        async with room(tmp_path / "daily.db", watch) as here:
            await enter(here, ADA)
            day, dailies = day_of(watch.at), Dailies(here.store)
            table = await here.openings.daily(ADA, day, "kings-road")
            deal = await dailies.deal(day, "kings-road")
            assert deal is not None
            bots = (await here.table(deal.bot_table)).state
            assert (bots.status, bots.host) == ("playing", "")
            assert [seat.bot for seat in bots.seats] == ["stage", *opponents("kings-road")]
            assert bots.secret == (await here.table(table)).state.secret == bytes.fromhex(deal.secret)
            await here.act(ADA, table, random.Random(2))
            assert (await here.tables.now(table, ADA)).undo.by_consent is None
            await play_out(here, table)
            assert (await here.tables.now(table, ADA)).room.fairness.secret is None
            with pytest.raises(Refused, match="daily-today"):
                await here.tables.record(table)
            assert await here.openings.daily(ADA, day, "kings-road") == table, "it is not played twice"
            watch.at += DAY_MS
            assert (await here.tables.now(table, ADA)).room.fairness.secret == deal.secret
            assert (await here.tables.record(table)).text()

    asyncio.run(main())


def test_what_was_seen_of_a_deal_cannot_be_taken_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with room(tmp_path / "daily.db") as here:
            await enter(here, ADA, BEN)
            table = await here.openings.daily(ADA, DAY, "thurn-taxis")
            state = (await here.table(table)).state
            while state.acting != [0] or not any(one.seat == 0 and one.step.reveals for one in state.played):
                await one_act(here, table)
                state = (await here.table(table)).state
            to = state.boundary(next(at for at, one in enumerate(state.played) if one.seat == 0 and one.step.reveals))
            assert await here.refused(ADA, wire.Undo, table, to=to) == "daily-no-undo"

    asyncio.run(main())
