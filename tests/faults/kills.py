"""Kill -9 of the server under games of people and bots, some of whose processes hang; and two more at full numbers."""

import asyncio
import os
import signal
import time
from contextlib import nullcontext, suppress
from pathlib import Path
from random import Random

from postroad.core.chance import Quick
from tests.faults.journal import Player, broken_promises
from tests.faults.running import Running, children, running
from tests.faults.sockets import opened, send

DEADLINE_S = 3600
PLANTED_S = 60  # as long as a server with a planted fault is tried
STALLED_S = 6  # a server that loses what it acknowledged lets whole games stand still
GAMES_AT_ONCE = 20
HUNG_EVERY = 5  # kills: the processes in which bots think are stopped first
BOT_EVERY = 4  # tables: a bot sits there too
MOST_START_S = 5.0


def seated(server: Running, games: int) -> list[Player]:
    """Two people at each of some tables, of both games in turn; at some of them a bot too."""
    players = []
    for number in range(games):
        names = [f"{name}{number}" for name in ("Ada", "Ben")]
        people = [server.person(name) for name in names]
        for name, person in zip(names, people, strict=True):
            person.headers["x-name"] = name
        bots = ["sensible"] if number % BOT_EVERY == 3 else []
        table = opened(people[0], ("thurn-taxis", "kings-road")[number % 2], "me", "open", *bots)
        assert send(people[1], "join", table).status_code == 200
        for one in people:
            assert send(one, "ready", table).status_code == 200
        players += [Player(server, one, table, Quick(2 * number + seat)) for seat, one in enumerate(people)]
    return players


async def crash(
    server: Running, players: list[Player], kills: int, rng: Random, most_s: float = DEADLINE_S
) -> list[float]:
    """Let all play, and kill the server after every few acknowledgements; how long each start took."""

    def done() -> int:
        return sum(len(player.acknowledged) for player in players)

    starts = []
    async with asyncio.timeout(most_s), asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
        for number in range(kills):
            enough, begun = done() + rng.randint(1, 40), time.monotonic()
            while done() < enough and time.monotonic() - begun < STALLED_S:
                await asyncio.sleep(0.002)
            await asyncio.sleep(rng.random() * 0.03)
            hung = children(server.pid) if number % HUNG_EVERY == 0 else []
            signalled(hung, signal.SIGSTOP)
            await asyncio.to_thread(server.kill)
            signalled(hung, signal.SIGCONT)  # one that had only just begun would else hang for ever
            began = time.monotonic()
            await asyncio.to_thread(server.start)
            starts.append(time.monotonic() - began)
        for player in players:
            player.is_last_round = True
    for player in players:
        await player.look()
    return starts


def signalled(processes: list[int], what: signal.Signals) -> None:
    """Send it to all that are still there."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


async def promises(folder: Path, kills: int, games: int, *plants: str) -> tuple[list[Player], list[str], list[float]]:
    """Who played, what was broken, and how long the starts took."""
    with running(folder, *plants) as server:
        players = seated(server, games)
        starts: list[float] = []
        with suppress(TimeoutError) if plants else nullcontext():  # one that lies may leave everyone waiting
            starts = await crash(server, players, kills, Random(7), PLANTED_S if plants else DEADLINE_S)
        server.stop()
        assert "unforeseen" not in server.log()
    return players, await broken_promises(folder / "postroad.db", players), starts


def run(folder: Path, kills: int) -> str:
    players, broken, starts = asyncio.run(promises(folder, kills, GAMES_AT_ONCE))
    assert not broken, broken[:5]
    acknowledged = sum(len(player.acknowledged) for player in players)
    p99 = sorted(starts)[int(0.99 * (len(starts) - 1))]
    assert p99 < MOST_START_S, f"a start took {p99:.1f} s"
    return (
        f"{acknowledged:,} acknowledged, 0 lost, doubled or reordered;"
        f" serving again after {p99:.2f} s (p99), {max(starts):.2f} s at most"
    )
