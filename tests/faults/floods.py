"""Floods from one address, with the limits as they are: others play on, offenders are cut, memory stays small.

How much slower the others are is asserted at full numbers alone, on a machine that does nothing else.
"""

import asyncio
import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from postroad.core.chance import Quick
from postroad.server import wire
from tests.faults.running import HOURLY, ROOT, Running, running
from tests.faults.sockets import begun, now, opened, send, socket
from tests.faults.test_slow_readers import resident_kib
from tests.server.live.wires import Client

LIMITED: Final = [*HOURLY, "--requests-per-minute", "100000", "--messages-per-10s", "100000"]  # for those who only play
ACTS: Final = 40
FULL_ACTS: Final = 2400
ACTS_AT_ONCE: Final = 500  # on one socket, whose frames are limited too
MOST_SLOWER: Final = 2.0
MOST_GROWTH_KIB: Final = 64 * 1024
RECORD: Final = ROOT / "tests" / "records" / "thurn-taxis" / "de-3-sealed.postroad.jsonl"


def run_pings(folder: Path, number: int) -> str:
    return flooded(folder, "pings", number, is_full=number >= 3)


def run_continuations(folder: Path, number: int) -> str:
    return flooded(folder, "continuations", number, is_full=number >= 3)


def run_slow_replays(folder: Path, number: int) -> str:
    return flooded(folder, "slow-replays", number, is_full=number >= 30, path_of=replay_path)


def run_many_sockets(folder: Path, number: int) -> str:
    return flooded(folder, "many-sockets", number, is_full=number >= 5000)


def run_idle(folder: Path, number: int) -> str:
    return flooded(folder, "idle", number, is_full=number >= 1100)


def flooded(
    folder: Path, kind: str, number: int, *, is_full: bool, path_of: Callable[[Running], str] = lambda server: ""
) -> str:
    """Two people play, at first in peace; what became of them and of those who flooded."""
    acts = FULL_ACTS if is_full else ACTS
    with running(folder, flags=LIMITED) as server:
        ada, ben = server.person("Ada"), server.person("Ben")
        asyncio.run(times(server, [ada, ben], acts // 4))  # what is done for the first time takes longer
        quiet = asyncio.run(times(server, [ada, ben], acts))
        before = resident_kib(server)
        with attacked(server, kind, number, path_of(server)) as (is_felt, end):
            busy = asyncio.run(times(server, [ada, ben], acts))
            while not is_felt():  # a busy machine leaves attackers little time
                busy += asyncio.run(times(server, [ada, ben], acts))
            grown = resident_kib(server) - before
            cut = end()
        assert "unforeseen" not in server.log()
        quiet += asyncio.run(times(server, [ada, ben], acts))  # before and after: a disk has moods
    return judged(quiet, busy, is_full=is_full, cut=cut, grown=grown)


def judged(quiet: list[float], busy: list[float], *, is_full: bool, cut: int, grown: int) -> str:
    """What was seen, if it is as promised."""
    one, two = p99(quiet), p99(busy)
    assert cut > 0, "nobody was cut"
    assert grown < MOST_GROWTH_KIB, f"memory grew by {grown} KiB"
    assert not is_full or two <= MOST_SLOWER * one, f"p99 {1000 * two:.1f} ms, in peace {1000 * one:.1f} ms"
    return (
        f"others' p99 {1000 * two:.1f} ms ({len(busy)} acts), in peace {1000 * one:.1f} ms ({len(quiet)});"
        f" {cut:,} cut or refused; memory {max(0, grown) / 1024:+.1f} MiB"
    )


def p99(found: list[float]) -> float:
    return sorted(found)[int(0.99 * (len(found) - 1))]


async def times(server: Running, people: list[Any], acts: int) -> list[float]:
    """How long each of so many acts took until it was acknowledged; the games are begun anew as they end."""
    found: list[float] = []
    while acts > ACTS_AT_ONCE:
        found += await times(server, people, ACTS_AT_ONCE)
        acts -= ACTS_AT_ONCE
    some: list[float] = []
    async with socket(server, people[0]) as one, socket(server, people[1]) as two:
        clients: list[Client] = [one, two]
        while len(some) < acts:
            table = begun("thurn-taxis", *people)
            for client in clients:
                client.now = {}
                await client.watch(table)
            while len(some) < acts and clients[0].now["room"]["status"] == "playing":
                actor = next(client for client in clients if client.is_on_turn())
                action, asked = actor.choice(Quick(len(some))), actor.now["asked"]
                began = time.perf_counter()
                answer = await actor.command(wire.Act, table, asked=asked, action=action)
                some.append(time.perf_counter() - began)
                assert answer["t"] == "done", answer
                for client in clients:
                    await client.until(answer["seq"])
    return found + some


@contextmanager
def attacked(
    server: Running, kind: str, number: int, path: str
) -> Iterator[tuple[Callable[[], bool], Callable[[], int]]]:
    """Attackers at work; what is given says whether any was cut, and ends them and says how many were."""
    command = [sys.executable, "-m", "tests.faults.attackers", kind, server.address, str(number), path]
    with subprocess.Popen(command, cwd=ROOT, stdin=-1, stdout=-1, bufsize=0) as attackers:
        os.setpriority(os.PRIO_PROCESS, attackers.pid, 19)  # they have machines of their own
        assert attackers.stdin is not None
        assert attackers.stdout is not None
        said = attackers.stdout
        assert said.readline() == b"begun\n"

        def is_felt() -> bool:
            return bool(select.select([said], [], [], 0)[0])

        def end() -> int:
            rest, _ = attackers.communicate(b"")
            return int(json.loads(rest.splitlines()[-1])["cut"])

        try:
            yield is_felt, end
        finally:
            attackers.kill()


def replay_path(server: Running) -> str:
    """A long answer, for which one only has to ask."""
    who = server.person("Uploader")
    made = who.post("/api/records", content=RECORD.read_bytes(), headers={"content-type": "text/plain"})
    assert made.status_code == 201, made.text
    return f"/api/records/{made.json()['replay'].rpartition('/')[2]}/replay"


# --- bots ---


def run_slow_bots(folder: Path, tables: int) -> str:
    """One person's bots think long at many tables; how long another person waits for a simple one."""
    is_full = tables >= 20
    with running(folder, flags=[*LIMITED, "--bot-workers", "2"]) as server:
        ada, greedy = server.person("Ada"), server.person("Greedy")
        quiet = waits(ada, 5 if not is_full else 40)
        for _ in range(tables):
            table = opened(greedy, "kings-road", "me", "stage@2000ms", "stage@2000ms")
            assert send(greedy, "ready", table).status_code == 200
        busy = waits(ada, 5 if not is_full else 40)
        assert "unforeseen" not in server.log()
    slower = max(busy) / max(quiet)
    assert not is_full or slower <= MOST_SLOWER, f"{slower:.1f} times slower"
    two, one = 1000 * max(busy), 1000 * max(quiet)
    return f"a bot's answer takes {two:.0f} ms at most, in peace {one:.0f} ms ({len(busy)} each)"


def waits(who: Any, rounds: int) -> list[float]:
    """How long a simple bot takes to choose, at tables of one's own."""
    found = []
    for _ in range(rounds):
        began = time.perf_counter()
        table = opened(who, "kings-road", "me", "sensible")
        assert send(who, "ready", table).status_code == 200
        while not now(who, table)["room"]["seats"][1].get("seal"):
            time.sleep(0.005)
        found.append(time.perf_counter() - began)
    return found
