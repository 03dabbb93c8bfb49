"""Bots in seats: through the same door, in processes of their own, and never the reason that a game stands still."""

import asyncio
import contextlib
import os
import signal
from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec
import pytest

from postroad.bots import roster
from postroad.core.chance import Quick
from postroad.games import GAMES
from postroad.server import wire
from postroad.server.live.view_decoding import decode_view
from postroad.server.live.workers import Worker, WorkerFailed
from postroad.server.settings import Settings
from postroad.store.opening import Database
from tests.server.live.people import ADA, ME, bot, room


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_view_comes_back_from_its_json_as_it_was(slug: str) -> None:
    game: Any = GAMES[slug]
    position = game.start({}, 3, Quick(1))
    chance = Quick(2)
    for _ in range(60):
        for seat in (0, 1, 2, None):
            view = game.view(position, seat)
            back = decode_view(game, msgspec.json.decode(msgspec.json.encode(view)))
            assert back == view
            assert back.legal == view.legal
        seats = game.to_act(position)
        if not seats:
            break
        legal = game.legal(position, seats[0])
        position = game.apply(position, seats[0], legal[chance.below(len(legal))]).position


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_bots_play_a_whole_game_in_their_processes(slug: str, database: Database) -> None:
    async def run() -> None:
        async with room(database, is_alive=True) as here:
            weak, better = roster.names(slug)[1], roster.names(slug)[:3][-1]
            table = await here.opened(slug, ME, bot(weak), bot(better), pace="instant")
            await here.do(ADA, wire.Ready, table)
            await here.do(ADA, wire.Leave, table)
            await here.until(table, "over")
            assert here.fallbacks == []
            assert await here.store.read("select count(*) from due") == [(0,)]

    asyncio.run(run())


@pytest.mark.slow
def test_a_bot_goes_on_after_a_restart(database: Database) -> None:
    async def run() -> None:
        async with room(database) as here:  # nothing lives here: the bot's turn stays due
            table = await here.opened("thurn-taxis", ME, bot("random"), pace="instant")
            await here.do(ADA, wire.Ready, table)
            await here.do(ADA, wire.Leave, table)
            assert len(await here.store.read("select * from due")) == 1
        async with room(database, is_alive=True) as here:
            await here.until(table, "over")

    asyncio.run(run())


@pytest.mark.slow
def test_when_a_worker_is_killed_in_thought_a_simple_move_comes_and_the_next_one_thinks_again(
    database: Database,
) -> None:
    async def run() -> None:
        async with room(database, is_alive=True) as here:
            table = await here.opened("thurn-taxis", ME, bot("mcts@5000ms"), pace="instant")
            await here.do(ADA, wire.Ready, table)
            await here.do(ADA, wire.Leave, table)
            worker = here.tables.bots._workers.all[0]
            async with asyncio.timeout(60):
                while not (here.fallbacks and (await here.table(table)).state.played):
                    state = (await here.table(table)).state
                    if not here.fallbacks and worker.pid and worker._asked and state.acting == [1]:
                        with contextlib.suppress(ProcessLookupError):  # killed already, and not missed yet
                            os.kill(worker.pid, signal.SIGKILL)
                    await asyncio.sleep(0.05)
                await here.do(ADA, wire.Resign, table)
            assert (await here.tables.now(table, ADA)).room.status == "over"

    asyncio.run(run())


# Found by every Python that is started, so that the worker itself stays the real one. The memory is asked for and
# never touched: where no limit holds, the glutton gets through, and the machine does not suffer.
GLUTTON = """
from postroad.bots import roster

class Glutton:
    def __init__(self):
        self.hoard = []
    def choose(self, view, legal, chance):
        while len(self.hoard) < 128:
            self.hoard.append(bytearray(16 << 20))
        return legal[0]

honest = roster.bot
roster.bot = lambda spec, slug: Glutton() if spec == "random" else honest(spec, slug)
"""


@pytest.fixture
def glutton(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot that wants two GiB before it moves, in every worker that is started."""
    (tmp_path / "planted").mkdir()
    (tmp_path / "planted" / "sitecustomize.py").write_text(GLUTTON)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "planted"))
    return "random"


@pytest.mark.slow
def test_a_worker_that_eats_its_memory_is_ended_and_the_next_one_thinks_again(glutton: str) -> None:
    async def run(memory_mib: int) -> None:
        worker = Worker(memory_mib)
        try:
            assert (await worker.think(request("sensible"), 10))["do"]
            first = worker.pid
            with pytest.raises(WorkerFailed):
                await worker.think(request(glutton), 30)
            assert worker.pid is None
            assert (await worker.think(request("sensible"), 10))["do"]
            assert worker.pid not in (None, first)
        finally:
            await worker.stop()

    asyncio.run(run(least_memory_mib()))


@pytest.mark.slow
def test_for_a_bot_that_eats_its_memory_a_simple_move_comes(glutton: str, database: Database) -> None:
    async def run() -> None:
        async with room(database, is_alive=True, bot_memory_mib=least_memory_mib()) as here:
            table = await here.opened("kings-road", ME, bot(glutton), pace="instant")
            await here.do(ADA, wire.Ready, table)
            async with asyncio.timeout(60):
                while not (await here.tables.now(table, ADA)).room.seats[1].seal:
                    await asyncio.sleep(0.02)
            assert len(here.fallbacks) == 1

    asyncio.run(run())


def least_memory_mib() -> int:
    """The least that a worker may be given."""
    return int(next(one for one in fields(Settings) if one.name == "bot_memory_mib").metadata["least"])


@pytest.mark.slow
def test_a_worker_that_is_late_is_replaced_and_one_that_fails_says_so() -> None:
    async def run() -> None:
        worker = Worker(1024)
        try:
            assert (await worker.think(request("sensible"), 10))["do"]
            first = worker.pid
            with pytest.raises(WorkerFailed):
                await worker.think(request("mcts@5000ms"), 0.2)
            assert worker.pid is None
            assert (await worker.think(request("sensible"), 10))["do"]
            assert worker.pid not in (None, first)
            with pytest.raises(WorkerFailed):
                await worker.think(request("no-such-bot"), 10)
        finally:
            await worker.stop()

    asyncio.run(run())


def request(spec: str) -> dict[str, Any]:
    """What a bot is asked at the first turn of a game."""
    game = GAMES["thurn-taxis"]
    view = game.view(game.start({"first": 0}, 2, Quick(1)), 0)
    seated = {"seat": 0, "seats": 2, "options": {}}
    return {"key": "k", "game": "thurn-taxis", "spec": spec, **seated, "seed": 1, "view": view}
