"""Kill -9 of servers that share a PostgreSQL, and of that PostgreSQL, under games whose people sit at both servers."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from postroad.core.chance import Quick
from tests import postgres
from tests.faults.journal import Player, broken_promises
from tests.faults.running import Running, children, running
from tests.faults.sockets import begun, until

GAMES_AT_ONCE = 20
DEADLINE_S = 3600


def seated(two: tuple[Running, Running], games: int) -> list[Player]:
    """At each of some tables one person at either server."""
    players = []
    for number in range(games):
        people = []
        for server, name in zip(two, (f"Ada{number}", f"Ben{number}"), strict=True):
            people.append(server.person(name))
            people[-1].headers["x-name"] = name
        table = begun(("thurn-taxis", "kings-road")[number % 2], *people)
        chances = (Quick(2 * number), Quick(2 * number + 1))
        players += [Player(one, who, table, chance) for one, who, chance in zip(two, people, chances, strict=True)]
    return players


async def play_through(players: list[Player], times: int, harm: Callable[[], Any], most_s: float = DEADLINE_S) -> None:
    """Let all play, and do harm after every few acknowledgements."""
    rng = Random(7)

    def done() -> int:
        return sum(len(player.acknowledged) for player in players)

    async with asyncio.timeout(most_s), asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
        for _ in range(times):
            enough = done() + rng.randint(1, 20)
            while done() < enough:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(harm)
        for player in players:
            player.is_last_round = True
    for player in players:
        await player.look()


def said(address: str, players: list[Player], again_s: list[float]) -> str:
    """What was seen; raises if anything was lost or doubled."""
    broken = asyncio.run(broken_promises(address, players))
    assert not broken, broken[:5]
    acknowledged = sum(len(player.acknowledged) for player in players)
    return f"{acknowledged:,} acknowledged, 0 lost or doubled; serving again after {max(again_s):.2f} s at most"


def unforeseen(server: Running) -> str:
    """What a server has logged as nobody's doing, from the first such line on."""
    _, found, rest = server.log().partition("unforeseen")
    return found + rest[:4000]


def run_servers(folder: Path, kills: int, games: int = GAMES_AT_ONCE) -> str:
    """Kill one of two servers after the other."""
    again_s: list[float] = []
    with ExitStack() as stack:
        address = stack.enter_context(postgres.new_database())
        servers = []
        for name in ("a", "b"):
            (folder / name).mkdir()
            servers.append(stack.enter_context(running(folder / name, database=address)))
        players = seated((servers[0], servers[1]), games)

        def harm() -> None:
            victim = servers[len(again_s) % 2]
            victim.kill()
            began = time.monotonic()
            victim.start()
            again_s.append(time.monotonic() - began)

        asyncio.run(play_through(players, kills, harm))
        for server in servers:
            server.stop()
            assert not unforeseen(server), unforeseen(server)
        return said(address, players, again_s)


def run_database(folder: Path, kills: int, games: int = GAMES_AT_ONCE) -> str:
    """Kill PostgreSQL under a server, which must tell and go on by itself."""
    again_s: list[float] = []
    with postgres.own_server() as database, running(folder, database=database.get_uri()) as server:
        players = seated((server, server), games)

        def harm() -> None:
            pid = database.get_pid()
            for doomed in (pid, *children(pid)):
                os.kill(doomed, signal.SIGKILL)
            until(lambda: server.browser().get("/healthz").status_code == 503)
            database.ensure_postgres_running()
            began = time.monotonic()
            until(lambda: server.browser().get("/healthz").json().get("status") == "ok")
            again_s.append(time.monotonic() - began)

        asyncio.run(play_through(players, kills, harm))
        server.stop()
        assert not unforeseen(server), unforeseen(server)
        return said(database.get_uri(), players, again_s)
