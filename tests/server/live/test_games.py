"""Whole games through the door: never lost, never applied twice, never shown to anyone who may not see it."""

import asyncio
import io
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from postroad.core.follow import split, verify
from postroad.core.record import read_lines
from postroad.core.refusals import Refused
from postroad.games import GAMES
from postroad.server import wire
from postroad.server.live.transition import seal
from postroad.store.store import StoreFull
from tests.server.live.people import ADA, BEN, CLEO, ME, OPEN, Room, room

BOTH = sorted(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("game", BOTH)
def test_a_whole_game_ends_with_a_record_that_proves_itself(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun(game, BEN)
            with pytest.raises(Refused, match="not-over"):
                await here.tables.record(table)
            await here.play(table, ADA, BEN)
            text = (await here.tables.record(table)).text()
            (recorded,) = split(read_lines(io.BytesIO(text.encode())), GAMES)
            assert verify(recorded).is_proven
            now = await here.tables.now(table, None)
            assert now.room.status == "over"
            assert now.room.result is not None
            assert now.room.fairness.secret is not None
            assert recorded.record.players == ("Ada", "Ben")

    asyncio.run(run())


@pytest.mark.parametrize("game", BOTH)
def test_a_new_process_finds_every_table_as_it_was_for_every_eye(game: str, tmp_path: Path) -> None:
    async def shown(here: Room, table: str) -> list[Any]:
        found: list[Any] = []
        for who in (ADA, BEN, CLEO, None):
            now = await here.tables.now(table, who)
            found += [now, await here.tables.history(table, who, None, -1)]
        return found

    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun(game, BEN, CLEO)
            await here.play(table, ADA, BEN, CLEO, acts=25)
            before = await shown(here, table)
        async with room(tmp_path / "x.db") as here:
            await here.tables.names.look_up([])
            for who in (ADA, BEN, CLEO):
                here.tables.renamed(who.person, who.name)
            assert await shown(here, table) == before

    asyncio.run(run())


def test_a_repeated_command_gets_its_first_answer_also_from_a_new_process(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("thurn-taxis", BEN)
            who = await here.on_turn(table, ADA, BEN)
            now = await here.tables.now(table, who)
            act = wire.Act(table, "my-own-command", now.asked or 0, {"do": "take", "slot": 0})
            first = await here.tables.command(who, act)
            assert await here.tables.command(who, act) == first
            await here.play(table, ADA, BEN, acts=5)
            assert await here.tables.command(who, act) == first
            acts = len((await here.table(table)).state.played)
        async with room(tmp_path / "x.db") as here:
            assert await here.tables.command(who, act) == first
            assert len((await here.table(table)).state.played) == acts
            other = BEN if who is ADA else ADA  # somebody else's command of that name is another one
            with pytest.raises(Refused):
                await here.tables.command(other, act)

    asyncio.run(run())


def test_an_answer_to_another_question_is_stale(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("thurn-taxis", BEN)
            who = await here.on_turn(table, ADA, BEN)
            asked = (await here.tables.now(table, who)).asked
            take = {"do": "take", "slot": 0}
            assert await here.refused(who, wire.Act, table, asked=(asked or 0) - 1, action=take) == "stale"
            await here.do(who, wire.Act, table, asked=asked, action=take)
            assert await here.refused(who, wire.Act, table, asked=asked, action={"do": "end"}) == "stale"
            other = BEN if who is ADA else ADA
            assert await here.refused(other, wire.Act, table, asked=asked, action=take) == "not-asked"

    asyncio.run(run())


def test_racing_answers_to_one_question_have_one_winner(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("thurn-taxis", BEN)
            rng = random.Random(3)
            for number in range(40):
                who = await here.on_turn(table, ADA, BEN)
                now = await here.tables.now(table, who)
                game = (await here.table(table)).state.game
                before = (await here.table(table)).state.seq
                racers = [
                    here.do(who, wire.Act, table, asked=now.asked, action=game.encode(rng.choice(now.view.legal)))
                    for _ in range(8)
                ]
                results = await asyncio.gather(*racers, return_exceptions=True)
                assert sum(isinstance(one, wire.Done) for one in results) == 1, number
                assert (await here.table(table)).state.seq == before + 1

    asyncio.run(run())


def test_two_processes_never_apply_one_question_twice(tmp_path: Path) -> None:
    """The key (table, seq) is the last judge: who loses the race takes up what the other has added."""

    async def run() -> None:
        async with room(tmp_path / "x.db") as one, room(tmp_path / "x.db") as two:
            table = await one.begun("kings-road", BEN)
            await two.table(table)
            rng = random.Random(5)
            for _ in range(4):
                await asyncio.gather(one.act(ADA, table, rng), two.act(BEN, table, rng))
                last = await one.store.read("select max(seq) from log where table_id = :table", table=table)
                for here in (one, two):
                    found = await here.table(table)
                    async with found.lock:
                        await found._catch_up()
                    assert found.state.seq == last[0][0]
            states = [(await here.table(table)).state for here in (one, two)]
            assert states[0].position is not None
            assert states[1].position is not None
            assert repr(states[0].position) == repr(states[1].position)

    asyncio.run(run())


def test_kings_road_players_never_make_each_other_stale_and_may_change_their_minds(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("kings-road", BEN, CLEO)
            asked = {who.person: (await here.tables.now(table, who)).asked for who in (ADA, BEN, CLEO)}
            cards = (await here.tables.now(table, ADA)).view.legal
            encode = GAMES["kings-road"].encode
            await here.do(ADA, wire.Act, table, asked=asked[ADA.person], action=encode(cards[0]))
            await here.do(BEN, wire.Act, table, asked=asked[BEN.person], action=encode(cards[1]))
            seals = [seat.seal for seat in (await here.tables.now(table, CLEO)).room.seats]
            again = await here.tables.now(table, ADA)
            assert again.asked is None
            await here.do(ADA, wire.Act, table, asked=again.changeable, action=encode(cards[5]))
            resealed = [seat.seal for seat in (await here.tables.now(table, CLEO)).room.seats]
            assert resealed[0] != seals[0]
            assert resealed[1:] == seals[1:] == [seals[1], ""]
            await here.do(CLEO, wire.Act, table, asked=asked[CLEO.person], action=encode(cards[2]))
            now = await here.tables.now(table, None)
            assert [one.seat for one in now.openings] == [0, 1, 2]
            for opening in now.openings:
                assert seal(opening.nonce, opening.choice) == opening.seal
            assert [one.seal for one in now.openings[:2]] == resealed[:2]
            assert now.openings[0].choice == GAMES["kings-road"].write(cards[5])

    asyncio.run(run())


def test_nobody_sees_a_choice_before_all_have_chosen(tmp_path: Path) -> None:
    """Two tables alike but for the hidden choice: what others get differs in nothing but seal and time."""

    async def seen(here: Room, choice: int) -> list[bytes]:
        table = await here.begun("kings-road", BEN, CLEO)
        now = await here.tables.now(table, ADA)
        await here.do(ADA, wire.Act, table, asked=now.asked, action=GAMES["kings-road"].encode(now.view.legal[choice]))
        sealed = (await here.tables.now(table, None)).room.seats[0].seal
        secret = (await here.tables.now(table, None)).room.fairness.commitment
        found = []
        for who in (BEN, CLEO, None):
            parts = [await here.tables.now(table, who), await here.tables.history(table, who, None, -1)]
            text = msgspec.json.encode(parts)
            for own in (table, sealed, secret):
                text = text.replace(own.encode(), b"*")
            found.append(text)
        return found

    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            assert await seen(here, 3) == await seen(here, 40)

    asyncio.run(run())


def test_spectators_and_opponents_see_no_hand(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("thurn-taxis", BEN)
            await here.play(table, ADA, BEN, acts=30)
            assert [one.hand for one in (await here.tables.now(table, None)).view.players] == [None, None]
            assert [one.hand for one in (await here.tables.now(table, CLEO)).view.players] == [None, None]
            hands = [one.hand for one in (await here.tables.now(table, BEN)).view.players]
            assert hands[0] is None
            assert hands[1] is not None
            told = msgspec.json.encode(await here.tables.history(table, None, None, -1))
            assert b"draw-seen" not in told
            with pytest.raises(Refused, match="seat-not-yours"):
                await here.tables.now(table, CLEO, 0)
            with pytest.raises(Refused, match="seat-not-yours"):
                await here.tables.now(table, None, 0)

    asyncio.run(run())


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("thurn-taxis", BEN)
            who = await here.on_turn(table, ADA, BEN)
            write = here.store.write

            async def full(*statements: object) -> None:
                raise StoreFull("x.db")

            here.store.write = full  # type: ignore[method-assign]
            asked = (await here.tables.now(table, who)).asked
            take = {"do": "take", "slot": 0}
            assert await here.refused(who, wire.Act, table, asked=asked, action=take) == "not-stored"
            assert here.noticing.is_read_only
            here.store.write = write  # type: ignore[method-assign]
            await here.do(who, wire.Act, table, asked=asked, action=take)
            assert not here.noticing.is_read_only

    asyncio.run(run())


def test_one_person_at_several_seats_plays_them_all(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.opened("thurn-taxis", ME, ME, ME)
            await here.do(ADA, wire.Ready, table)
            rng = random.Random(2)
            for _ in range(20):
                seat = (await here.table(table)).state.acting[0]
                assert (await here.tables.now(table, ADA)).mine == [0, 1, 2]
                await here.act(ADA, table, rng, seat)
            views = [(await here.tables.now(table, ADA, seat)).view for seat in range(3)]
            assert all(view.players[seat].hand is not None for seat, view in enumerate(views))

    asyncio.run(run())


def test_a_table_can_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db", most_loaded=3) as here:
            tables = [await here.begun("thurn-taxis", BEN) for _ in range(8)]
            for table in tables:
                await here.play(table, ADA, BEN, acts=3)
            assert len(here.tables._loaded) <= 3
            for table in tables:
                assert len((await here.table(table)).state.played) == 3

    asyncio.run(run())


def test_what_is_shown_beforehand_is_not_done_and_reveals_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("thurn-taxis", BEN)
            who = await here.on_turn(table, ADA, BEN)
            now = await here.tables.now(table, who)
            before = (await here.table(table)).state
            reveals = wire.Preview(table, "preview-1", now.asked or 0, [{"do": "draw"}])
            with pytest.raises(Refused, match="preview-reveals"):
                await here.tables.preview(who, reveals)
            await here.do(who, wire.Act, table, asked=now.asked, action={"do": "draw"})
            now = await here.tables.now(table, who)
            call = {"do": "call", "official": "postmaster"}
            plays = wire.Preview(table, "preview-2", now.asked or 0, [call])
            shown = await here.tables.preview(who, plays)
            assert [shown.view.phase, now.view.phase] == ["take-second", "taken"]
            assert (await here.table(table)).state.seq == before.seq + 1
            with pytest.raises(Refused, match="stale"):
                await here.tables.preview(who, reveals)
            with pytest.raises(Refused, match="no-seat"):
                await here.tables.preview(CLEO, plays)

    asyncio.run(run())


def test_open_seats_must_be_filled_and_everyone_ready_before_the_deal(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.opened("thurn-taxis", ME, OPEN, OPEN)
            await here.do(ADA, wire.Ready, table)
            await here.do(BEN, wire.Join, table, seat=2)
            await here.do(BEN, wire.Ready, table)
            assert (await here.tables.now(table, ADA)).room.status == "waiting"
            commitment = (await here.tables.now(table, ADA)).room.fairness.commitment
            await here.do(ADA, wire.Arrange, table, seat=1, plan=wire.SeatPlan("bot", "random"))
            now = await here.tables.now(table, ADA)
            assert now.room.status == "playing"
            assert now.room.fairness == wire.Fairness(commitment, [None, None, None], None)

    asyncio.run(run())
