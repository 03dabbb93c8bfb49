"""What was acknowledged survives kill -9 at any moment, once; and a server that lies about it is found out."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from postroad.core.chance import Quick
from tests.faults.journal import Player, broken_promises
from tests.faults.running import Running, running
from tests.faults.sockets import begun

KILLS, GAMES_AT_ONCE = 30, 10
DEADLINE_S = 240


def seated(server: Running, games: int) -> list[Player]:
    """Two people at each of some tables, of both games in turn."""
    players = []
    for number in range(games):
        names = [f"{name}{number}" for name in ("Ada", "Ben")]
        people = [server.person(name) for name in names]
        for name, person in zip(names, people, strict=True):
            person.headers["x-name"] = name
        table = begun(("thurn-taxis", "kings-road")[number % 2], *people)
        players += [Player(server, one, table, Quick(2 * number + seat)) for seat, one in enumerate(people)]
    return players


async def crash(server: Running, players: list[Player], kills: int, rng: Random) -> None:
    """Let all play, and kill the server after every few acknowledgements, at any moment after."""

    def done() -> int:
        return sum(len(player.acknowledged) for player in players)

    async with asyncio.timeout(DEADLINE_S), asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
        for _ in range(kills):
            enough = done() + rng.randint(1, 40)
            while done() < enough:
                await asyncio.sleep(0.002)
            await asyncio.sleep(rng.random() * 0.03)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        for player in players:
            player.is_last_round = True
    for player in players:
        await player.look()


async def promises(folder: Path, kills: int, games: int, *plants: str) -> tuple[list[Player], list[str]]:
    with running(folder, *plants) as server:
        players = seated(server, games)
        await crash(server, players, kills, Random(7))
        server.stop()
        assert "unforeseen" not in server.log()
    return players, await broken_promises(folder / "postroad.db", players)


@pytest.mark.slow
def test_what_was_acknowledged_survives_every_crash_once(tmp_path: Path) -> None:
    players, broken = asyncio.run(promises(tmp_path, KILLS, GAMES_AT_ONCE))
    assert broken == []
    assert sum(len(player.acknowledged) for player in players) > KILLS


@pytest.mark.slow
def test_a_server_that_acknowledges_before_it_stores_is_found_out(tmp_path: Path) -> None:
    _, broken = asyncio.run(promises(tmp_path, 3, 4, "early"))
    assert any("was acknowledged as line" in one for one in broken)
