"""Around the game: sitting down, undo, leaving, resigning, chat, rematch, lists, the end of tables."""

import asyncio
import random

import pytest

from postroad.core.follow import split, verify
from postroad.core.record import read_lines
from postroad.core.refusals import Refused
from postroad.games import GAMES
from postroad.server import wire
from postroad.server.auth import Caller, TokenRight
from postroad.store.opening import Database
from tests.server.live.people import ADA, BEN, CLEO, ME, OPEN, Room, Watch, bot, room

DAY_MS = 86_400_000


async def own_turn(here: Room, table: str) -> tuple[Caller, Caller]:
    """Who is on turn, and the other."""
    who = await here.on_turn(table, ADA, BEN)
    return who, BEN if who is ADA else ADA


def test_what_showed_nothing_new_is_taken_back_freely(database: Database) -> None:
    async def run() -> None:
        async with room(database) as here:
            table = await here.begun("thurn-taxis", BEN)
            who, other = await own_turn(here, table)
            now = await here.tables.now(table, who)
            await here.do(who, wire.Act, table, asked=now.asked, action={"do": "draw"})
            drawn = await here.tables.now(table, who)
            assert drawn.undo.free is None
            call = {"do": "call", "official": "postmaster"}
            await here.do(who, wire.Act, table, asked=drawn.asked, action=call)
            called = await here.tables.now(table, who)
            assert called.undo.free == drawn.seq
            assert (await here.tables.now(table, other)).undo.free is None
            assert await here.refused(other, wire.Undo, table, to=drawn.seq) == "nothing-to-undo"
            await here.do(who, wire.Undo, table, to=drawn.seq)
            back = await here.tables.now(table, who)
            assert back.view == drawn.view
            assert back.asked == back.seq == called.seq + 1
            kinds = [(line.kind, line.to) for line in await here.tables.history(table, None, None, drawn.seq)]
            assert kinds == [("act", None), ("undo", drawn.seq)]

    asyncio.run(run())


def test_more_is_taken_back_if_all_others_agree_and_nothing_is_drawn_anew(database: Database) -> None:
    async def run() -> None:
        async with room(database) as here:
            table = await here.begun("thurn-taxis", BEN)
            who, other = await own_turn(here, table)
            start = await here.tables.now(table, who)
            await here.do(who, wire.Act, table, asked=start.asked, action={"do": "draw"})
            drawn = await here.tables.now(table, who)
            assert drawn.undo.by_consent == start.seq
            await here.do(who, wire.Undo, table, to=start.seq)
            asking = (await here.tables.now(table, other)).undo
            missing = [(await here.tables.now(table, other)).eye]
            assert (asking.asking, asking.to, asking.missing) == (drawn.eye, start.seq, missing)
            assert other.person in (await here.table(table)).state.waits_for()
            assert await here.refused(who, wire.AnswerUndo, table, agrees=True) == "not-asked"
            await here.do(other, wire.AnswerUndo, table, agrees=False)
            assert (await here.tables.now(table, who)).view == drawn.view
            await here.do(who, wire.Undo, table, to=start.seq)
            await here.do(other, wire.AnswerUndo, table, agrees=True)
            back = await here.tables.now(table, who)
            assert back.view == start.view
            await here.do(who, wire.Act, table, asked=back.asked, action={"do": "draw"})
            again = await here.tables.now(table, who)
            assert again.view.players[again.eye].hand == drawn.view.players[again.eye].hand

    asyncio.run(run())


def test_who_resigns_between_two_loses(database: Database) -> None:
    async def run() -> None:
        async with room(database) as here:
            table = await here.begun("thurn-taxis", BEN)
            await here.do(BEN, wire.Resign, table)
            now = await here.tables.now(table, ADA)
            assert now.room.result == wire.Result(None, [0], "resigned")
            keys = [event.key for line in await here.tables.history(table, ADA, None, -1) for event in line.events]
            assert keys[-2:] == ["event-resign", "event-won"]
            assert (await here.tables.record(table)).result is not None
            assert await here.refused(BEN, wire.Resign, table) == "over"

    asyncio.run(run())


@pytest.mark.slow
def test_a_bot_plays_on_for_who_resigns_or_leaves_and_who_left_may_return(database: Database) -> None:
    async def run() -> None:
        async with room(database, is_alive=True) as here:
            # Ada has the first turn, so that no bot acts before she goes.
            table = await here.begun("thurn-taxis", BEN, CLEO, pace="instant", options={"first": 0})
            await here.do(BEN, wire.Leave, table)
            assert (await here.tables.now(table, ADA)).room.seats[1].is_away
            await here.do(BEN, wire.Return, table)
            assert not (await here.tables.now(table, ADA)).room.seats[1].is_away
            assert await here.refused(BEN, wire.Return, table) == "not-away"
            await here.do(BEN, wire.Resign, table)
            assert await here.refused(BEN, wire.Return, table) == "not-away"
            await here.do(CLEO, wire.Leave, table)
            await here.do(ADA, wire.Leave, table)
            await here.until(table, "over")
            result = (await here.tables.now(table, ADA)).room.result
            assert result is not None
            assert 1 not in result.winners

    asyncio.run(run())


@pytest.mark.parametrize("others", [(BEN,), (BEN, CLEO)])
def test_who_resigns_while_others_have_chosen_in_secret_did_so_before_they_chose(
    database: Database, others: tuple[Caller, ...]
) -> None:
    async def run() -> None:
        async with room(database) as here:
            table = await here.begun("kings-road", *others)
            await here.act(ADA, table, random.Random(1))
            for one in others:
                await here.do(one, wire.Resign, table)
            written = await here.tables.record(table)
            lines = written.text().encode().splitlines(keepends=True)
            assert [verify(one).resigned for one in split(read_lines(lines), GAMES)] == [[1, 2][: len(others)]]

    asyncio.run(run())


def test_undo_does_not_go_back_behind_a_resignation(database: Database) -> None:
    async def run() -> None:
        async with room(database) as here:
            table = await here.begun("thurn-taxis", BEN, CLEO)
            who = await here.on_turn(table, ADA, BEN, CLEO)
            before = (await here.table(table)).state.seq
            await here.act(who, table, random.Random(1))
            await here.do(next(one for one in (ADA, BEN, CLEO) if one is not who), wire.Resign, table)
            assert await here.refused(who, wire.Undo, table, to=before) == "nothing-to-undo"

    asyncio.run(run())


def test_the_host_arranges_seats_and_removes_people_before_the_game(database: Database) -> None:
    async def run() -> None:
        async with room(database) as here:
            table = await here.opened("kings-road", ME, OPEN, OPEN)
            await here.do(BEN, wire.Join, table)
            assert await here.refused(BEN, wire.Join, table) == "already-seated"
            assert await here.refused(CLEO, wire.Join, table, seat=1) == "seat-taken"
            assert await here.refused(CLEO, wire.Join, table, seat=9) == "seat-unknown"
            assert await here.refused(BEN, wire.Arrange, table, seat=2, plan=bot()) == "host-only"
            assert await here.refused(ADA, wire.Arrange, table, seat=2, plan=bot("genius")) == "bot-unknown"
            assert await here.refused(ADA, wire.Arrange, table, seat=2, plan=bot("stage@60000ms")) == "bot-too-slow"
            await here.do(ADA, wire.Arrange, table, seat=1, plan=OPEN)
            assert (await here.tables.now(table, BEN)).eye is None
            assert await here.refused(BEN, wire.Ready, table) == "no-seat"
            assert await here.tables.of(BEN.person) == []
            assert await here.refused(None, wire.Join, table) == "who-are-you"
            assert await here.refused(BEN, wire.Close, table) == "host-only"
            await here.do(ADA, wire.Close, table)
            assert await here.refused(BEN, wire.Join, table) == "table-closed"

    asyncio.run(run())


def test_a_table_that_the_game_does_not_allow_is_not_opened(database: Database) -> None:
    async def run() -> None:
        async with room(database) as here:
            for request in (
                wire.OpenTable("chess", [ME, OPEN]),
                wire.OpenTable("thurn-taxis", [ME]),
                wire.OpenTable("thurn-taxis", [ME, OPEN], {"edition": "moon"}),
                wire.OpenTable("kings-road", [ME, bot("mcts")]),
            ):
                with pytest.raises(Refused):
                    await here.tables.open(ADA, request)
            assert await here.tables.of(ADA.person) == []

    asyncio.run(run())


def test_lists_show_what_waits_for_a_person_first(database: Database) -> None:
    async def run() -> None:
        async with room(database) as here:
            public = await here.opened("thurn-taxis", ME, OPEN, is_public=True)
            playing = await here.begun("thurn-taxis", BEN)
            who, other = await own_turn(here, playing)
            assert [line.id for line in await here.tables.lobby()] == [public]
            mine = await here.tables.of(who.person)
            assert (mine[0].id, mine[0].waits) == (playing, True)
            theirs = await here.tables.of(other.person)
            assert [line.waits for line in theirs if line.id == playing] == [False]
            assert [seat.name for seat in mine[0].seats] == ["Ada", "Ben"]
            here.tables.renamed("p-ben", None)
            assert [seat.name for seat in (await here.tables.now(playing, ADA)).room.seats] == ["Ada", ""]

    asyncio.run(run())


def test_people_at_the_table_talk_and_the_host_can_mute(database: Database) -> None:
    async def run() -> None:
        async with room(database) as here:
            table = await here.begun("thurn-taxis", BEN)
            await here.do(BEN, wire.Chat, table, text="hello", command="the-same-words")
            await here.do(BEN, wire.Chat, table, text="hello", command="the-same-words")
            assert await here.refused(CLEO, wire.Chat, table, text="may I?") == "no-seat"
            assert await here.refused(BEN, wire.Mute, table, seat=0) == "host-only"
            await here.do(ADA, wire.Mute, table, seat=1)
            assert await here.refused(BEN, wire.Chat, table, text="?") == "muted"
            await here.do(ADA, wire.Mute, table, seat=1, is_muted=False)
            await here.do(BEN, wire.Chat, table, text="back\nagain")
            said = await here.tables.chat(table)
            assert [(one.id, one.name, one.text) for one in said] == [(1, "Ben", "hello"), (2, "Ben", "back again")]
            quiet = await here.opened("thurn-taxis", ME, OPEN, has_chat=False)
            assert await here.refused(ADA, wire.Chat, quiet, text="?") == "chat-off"

    asyncio.run(run())


def test_a_rematch_is_one_table_for_all_who_ask(database: Database) -> None:
    async def run() -> None:
        async with room(database) as here:
            table = await here.begun("kings-road", BEN)
            assert await here.refused(ADA, wire.Rematch, table) == "not-over"
            await here.do(ADA, wire.Resign, table)
            assert await here.refused(CLEO, wire.Rematch, table) == "no-seat"
            found = await asyncio.gather(here.do(BEN, wire.Rematch, table), here.do(ADA, wire.Rematch, table))
            opened = {one.opened for one in found}
            assert len(opened) == 1
            (new,) = opened
            assert new is not None
            now = await here.tables.now(new, ADA)
            assert [seat.name for seat in now.room.seats] == ["Ada", "Ben"]
            assert now.room.status == "waiting"
            assert (await here.tables.now(table, None)).room.rematch == new
            boards = await here.store.read("select count(*) from board")
            assert boards == [(2,)]

    asyncio.run(run())


def test_a_program_may_act_for_its_seat_alone(database: Database) -> None:
    async def run() -> None:
        async with room(database) as here:
            table = await here.opened("thurn-taxis", ME, ME, options={"first": 1})
            other = await here.opened("thurn-taxis", ME, ME)
            await here.do(ADA, wire.Ready, table)
            program = Caller(ADA.person, ADA.name, TokenRight("t", table, 1))
            assert (await here.tables.now(table, program)).mine == [1]
            assert (await here.tables.now(table, program)).view.players[0].hand is None
            assert (await here.tables.now(other, program)).mine == []
            asked = (await here.tables.now(table, ADA, 1)).asked
            take = {"do": "take", "slot": 0}
            assert await here.refused(program, wire.Act, table, asked=asked, action=take, seat=0) == "seat-not-yours"
            assert await here.refused(program, wire.Ready, other) == "seat-not-yours"
            assert await here.refused(program, wire.Close, table) == "not-for-programs"
            await here.do(program, wire.Act, table, asked=asked, action=take)

    asyncio.run(run())


def test_a_waiting_table_closes_after_quiet_days_and_a_game_rests_for_ever(database: Database) -> None:
    async def run() -> None:
        watch = Watch()
        async with room(database, watch, waiting_days=7) as here:
            waiting = await here.opened("thurn-taxis", ME, OPEN)
            playing = await here.begun("thurn-taxis", BEN)
            watch.at += 6 * DAY_MS
            assert await here.tables.sweep() == 0
            watch.at += 400 * DAY_MS
            assert await here.tables.sweep() == 1
            assert (await here.tables.now(waiting, ADA)).room.status == "closed"
            assert (await here.tables.now(playing, ADA)).room.status == "playing"

    asyncio.run(run())


def test_a_deleted_table_is_gone_with_all_its_rows(database: Database) -> None:
    async def run() -> None:
        async with room(database) as here:
            table = await here.begun("thurn-taxis", BEN)
            await here.do(ADA, wire.Chat, table, text="bye")
            await here.tables.delete(table)
            with pytest.raises(Refused, match="table-unknown"):
                await here.tables.now(table, ADA)
            for rows in ("board", "log", "member", "chat", "due"):
                assert await here.store.read(f"select count(*) from {rows}") == [(0,)]

    asyncio.run(run())


def test_catching_up_begins_after_ones_own_last_action(database: Database) -> None:
    async def run() -> None:
        async with room(database) as here:
            table = await here.begun("kings-road", BEN)
            rng = random.Random(1)
            own = await here.act(ADA, table, rng)
            await here.act(BEN, table, rng)
            now = await here.tables.now(table, ADA)
            assert now.since == own.seq
            news = await here.tables.history(table, ADA, None, now.since)
            assert [line.seat for line in news] == [1]
            assert any(event.key == "kings-road-event-reveal" for event in news[0].events)

    asyncio.run(run())
