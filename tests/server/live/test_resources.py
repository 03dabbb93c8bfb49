"""Nobody takes more than their part: of tables, of a log, of bots' time, of a clock, of what others are sent."""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest

from postroad.core.refusals import Refusal, Refused
from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live import commands
from postroad.server.live.tables import DAY_MS
from postroad.server.live.workers import Worker, Workers
from postroad.server.wire import Clock
from tests.server.live.people import ADA, BEN, CLEO, ME, OPEN, Room, bot, room

MINUTE_MS = 60_000


# --- clocks ---


async def left_ms(here: Room, table: str, who: Caller) -> int:
    """What the deadline of a person leaves them."""
    state = (await here.table(table)).state
    deadline = state.deadline(state.seats_of(who.person)[0])
    assert deadline is not None
    return deadline - here.watch.at


def test_leaving_and_returning_gives_no_time_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("thurn-taxis", BEN, clock=Clock("turn", 600))
            who = await here.on_turn(table, ADA, BEN)
            for minute in range(1, 6):
                here.watch.at += MINUTE_MS
                await here.do(who, wire.Leave, table)
                await here.do(who, wire.Return, table)
                assert await left_ms(here, table, who) == (10 - minute) * MINUTE_MS

    asyncio.run(run())


def test_choosing_and_taking_back_gives_no_time_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("kings-road", BEN, clock=Clock("turn", 600))
            for minute in range(1, 6):
                here.watch.at += MINUTE_MS
                await here.act(ADA, table, random.Random(minute))
                now = await here.tables.now(table, ADA)
                await here.do(ADA, wire.Undo, table, to=now.undo.free)
                assert await left_ms(here, table, ADA) == (10 - minute) * MINUTE_MS

    asyncio.run(run())


def test_ending_a_turn_and_taking_that_back_gives_no_time_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("thurn-taxis", BEN, clock=Clock("turn", 600))
            who = await here.on_turn(table, ADA, BEN)
            here.watch.at += MINUTE_MS
            while await here.on_turn(table, ADA, BEN) is who:
                now = await here.tables.now(table, who)
                last = max(now.view.legal, key=lambda action: action.do == "end")
                game = (await here.table(table)).state.game
                await here.do(who, wire.Act, table, asked=now.asked, action=game.encode(last))
            free = (await here.tables.now(table, who)).undo.free
            assert free is not None
            here.watch.at += MINUTE_MS  # the other's
            await here.do(who, wire.Undo, table, to=free)
            assert await left_ms(here, table, who) == 9 * MINUTE_MS

    asyncio.run(run())


def test_who_takes_back_by_consent_has_the_turn_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("thurn-taxis", BEN, clock=Clock("turn", 600))
            who = await here.on_turn(table, ADA, BEN)
            here.watch.at += MINUTE_MS
            now = await here.tables.now(table, who)
            await here.do(who, wire.Act, table, asked=now.asked, action={"do": "draw"})
            to = (await here.tables.now(table, who)).undo.by_consent
            await here.do(who, wire.Undo, table, to=to)
            await here.do(BEN if who is ADA else ADA, wire.AnswerUndo, table, agrees=True)
            here.watch.at += MINUTE_MS
            assert (await here.table(table)).state.played == []

    asyncio.run(run())


# --- a person who goes for good ---


def test_who_deletes_themselves_leaves_a_seat_that_is_played_on_and_nobody_waits_for_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db", is_alive=True) as here:
            table = await here.begun("kings-road", BEN, CLEO, pace="instant")
            await here.tables.leave_all(BEN.person)
            await here.act(ADA, table, random.Random(1))
            await here.act(CLEO, table, random.Random(2))
            async with asyncio.timeout(60):
                while len((await here.table(table)).state.played) < 3:
                    await asyncio.sleep(0.01)
            await here.act(ADA, table, random.Random(3))
            state = (await here.table(table)).state
            floor = state.stood_in
            to = state.boundary(max(floor, len(state.played) - 2))
            await here.do(ADA, wire.Undo, table, to=to)
            asking = (await here.table(table)).state
            assert BEN.person not in asking.missing()

    asyncio.run(run())


def test_who_deletes_themselves_leaves_tables_that_have_not_begun(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            of_ada = await here.opened("kings-road", ME, OPEN)
            await here.do(BEN, wire.Join, of_ada)
            of_ben = await here.tables.open(BEN, wire.OpenTable("kings-road", [ME, OPEN]))
            await here.tables.leave_all(BEN.person)
            assert (await here.table(of_ada)).state.seats[1].is_open
            assert (await here.table(of_ben)).state.status == "closed"

    asyncio.run(run())


# --- tables and logs ---


def test_a_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("thurn-taxis", BEN)
            await here.do(BEN, wire.Resign, table)

            async def too_many(person: str) -> None:
                raise Refused(Refusal("", "too-often", {"seconds": 9}))

            plenty = here.tables.spend_table

            here.tables.spend_table = too_many
            assert await here.refused(ADA, wire.Rematch, table) == "too-often"
            here.tables.spend_table = plenty
            first = await here.do(ADA, wire.Rematch, table)
            here.tables.spend_table = too_many
            assert (await here.do(BEN, wire.Rematch, table)).opened == first.opened, "who is led to it opens none"

    asyncio.run(run())


def test_a_rematch_with_the_id_of_another_command_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("thurn-taxis", BEN)
            await here.do(BEN, wire.Resign, table, command="used-once")
            assert await here.refused(BEN, wire.Rematch, table, command="used-once") == "command-used"

    asyncio.run(run())


def test_given_up_tables_are_removed_and_finished_ones_only_where_that_is_wanted(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db", closed_days=30, finished_days=0) as here:
            closed, over = await here.opened("kings-road", ME, OPEN), await here.begun("thurn-taxis", BEN)
            await here.do(ADA, wire.Close, closed)
            await here.do(BEN, wire.Resign, over)
            here.watch.at += 29 * DAY_MS
            await here.tables.sweep()
            assert (await here.table(closed)).state.status == "closed"
            here.watch.at += 2 * DAY_MS
            await here.tables.sweep()
            with pytest.raises(Refused, match="table-unknown"):
                await here.table(closed)
            assert (await here.table(over)).state.status == "over"
            watch = here.watch
        async with room(tmp_path / "x.db", watch, finished_days=20) as here:
            await here.tables.sweep()
            with pytest.raises(Refused, match="table-unknown"):
                await here.table(over)

    asyncio.run(run())


def test_a_log_that_is_full_lets_the_game_go_on_and_end_but_nothing_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("kings-road", BEN)
            await here.act(ADA, table, random.Random(1))
            now = await here.tables.now(table, ADA)
        async with room(tmp_path / "x.db", lines_per_table=now.seq - 1) as here:
            assert await here.refused(ADA, wire.Undo, table, to=now.undo.free) == "log-full"
            assert await here.refused(ADA, wire.Leave, table) == "log-full"
            again = {"do": "choose", "cards": ["witch"]}
            assert await here.refused(ADA, wire.Act, table, asked=now.changeable, action=again) == "log-full"
            await here.act(BEN, table, random.Random(2))
            await here.do(BEN, wire.Resign, table)
            assert (await here.table(table)).state.status == "over"

    asyncio.run(run())


def test_a_table_that_left_memory_while_someone_held_it_is_not_there_twice(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db", most_loaded=1) as here:
            first = await here.begun("thurn-taxis", BEN)
            held = await here.table(first)
            await here.begun("thurn-taxis", BEN)
            assert first not in here.tables._loaded
            assert await here.table(first) is held

    asyncio.run(run())


# --- bots' time ---


class Thinking(Worker):
    """A worker that thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__(0)

    async def think(self, request: dict[str, Any], timeout_s: float) -> dict[str, Any]:
        request["begun"].append(request["who"])
        await request["until"].wait()
        return {}


def test_bots_of_many_tables_of_one_person_do_not_keep_those_of_others_waiting() -> None:
    async def run() -> None:
        workers, begun, until = Workers(2, Thinking), list[str](), asyncio.Event()
        asked = [("greedy", 20), ("ann", 2), ("ben", 1)]
        tasks = [
            asyncio.create_task(workers.think({"who": who, "begun": begun, "until": until}, 1, who))
            for who, count in asked
            for _ in range(count)
        ]
        for _ in range(10):
            await asyncio.sleep(0)
        assert begun == ["greedy", "ann"], "one of two processes is for others"
        assert workers.waiting == 21
        until.set()
        await asyncio.gather(*tasks)
        assert set(begun[:5]) == {"greedy", "ann", "ben"}
        assert begun.index("ben") < 5
        assert (begun.count("greedy"), workers.waiting, len(workers._free)) == (20, 0, 2)

    asyncio.run(run())


def test_who_gives_up_waiting_for_a_bot_takes_no_process_away() -> None:
    async def run() -> None:
        workers, begun, until = Workers(1, Thinking), list[str](), asyncio.Event()
        request = {"who": "ann", "begun": begun, "until": until}
        first, second, third = (asyncio.create_task(workers.think(dict(request), 1, "ann")) for _ in range(3))
        await asyncio.sleep(0.01)
        second.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await second
        until.set()
        await asyncio.gather(first, third)
        assert (len(begun), workers.waiting, len(workers._free)) == (2, 0, 1)

    asyncio.run(run())


def test_every_sealed_choice_has_a_nonce_of_its_own(tmp_path: Path) -> None:
    """With a nonce that is known, the few choices there are could be tried until one gives the seal."""

    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.begun("kings-road", BEN, CLEO)
            same = {"do": "choose", "cards": ["zin-kais-deep", "wizards-tower", "wild-hills"]}
            for who in (ADA, BEN):
                asked = (await here.tables.now(table, who)).asked
                await here.do(who, wire.Act, table, asked=asked, action=same)
            state = (await here.table(table)).state
            seals = {one.seal for one in state.sealed.values()}
            nonces = {one.nonce for one in state.sealed.values()}
            assert (len(seals), len(nonces)) == (2, 2), "equal choices look different"
            assert all(len(nonce) == 2 * commands.NONCE_BYTES for nonce in nonces)
            other = await here.begun("kings-road", BEN)
            await here.do(ADA, wire.Act, other, asked=(await here.tables.now(other, ADA)).asked, action=same)
            fresh = (await here.table(other)).state.sealed[0].nonce
            assert fresh not in nonces

    asyncio.run(run())


def test_a_bot_waits_its_turn_at_the_tables_of_its_host(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db", is_alive=True) as here:
            asked: list[str] = []

            async def think(request: dict[str, Any], timeout_s: float, person: str = "") -> dict[str, Any]:
                asked.append(person)
                game = (await here.table(table)).state.game
                return game.encode(request["view"].legal[0])

            here.tables.workers.think = think  # type: ignore[method-assign]
            table = await here.opened("thurn-taxis", ME, bot("random"), pace="instant", options={"first": 1})
            await here.do(ADA, wire.Ready, table)
            async with asyncio.timeout(60):
                while not asked:
                    await asyncio.sleep(0.01)
            assert set(asked) == {ADA.person}

    asyncio.run(run())
