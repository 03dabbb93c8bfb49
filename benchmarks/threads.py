"""Which thread of the server an action costs how much, in our code and in the system, beside bare traffic.

    python -m benchmarks.threads [--seconds 12] [--tables 50]

The same people as in `benchmarks.server`, at our server on a file and at one that answers with no game behind it, in
turn. CPU time by thread, from the system's own account: a busy machine changes it little. Writes
benchmarks/results/threads.json.
"""

import argparse
import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from benchmarks.clients import WARM_S, Person, Tally, open_table, pair, play
from benchmarks.server import RESULTS, TICKS, TURNS, Server, postroad, running

Client = Coroutine[Any, Any, None]


def spent(server: Server) -> Counter[str]:
    """CPU seconds by thread (the first one runs the event loop) and by who spent them."""
    found: Counter[str] = Counter()
    pid = server.process.pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        fields = (task / "stat").read_text().rpartition(")")[2].split()
        where = "event loop" if int(task.name) == pid else "store"
        found[f"{where}, our code"] += int(fields[11])  # in ticks
        found[f"{where}, system"] += int(fields[12])
    return found


async def measured(server: Server, tally: Tally, clients: list[Client], is_over: asyncio.Event, seconds: float,
                   total: Counter[str]) -> None:  # fmt: skip
    tasks = [asyncio.create_task(client) for client in clients]
    await asyncio.sleep(WARM_S)
    tally.is_measuring, before = True, spent(server)
    await asyncio.sleep(seconds)
    tally.is_measuring = False
    total.update(spent(server) - before)
    is_over.set()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def actions(tally: Tally, total: Counter[str], tables: int, seconds: float) -> None:
    with postroad() as server:
        is_over = asyncio.Event()
        people = [await Person.arrive(server.address, f"Person {number}") for number in range(2)]
        opened = [await open_table(*people) for _ in range(tables)]
        clients = [play(person, table, tally, is_over) for table in opened for person in people]
        await measured(server, tally, clients, is_over, seconds, total)


async def traffic(tally: Tally, total: Counter[str], tables: int, seconds: float) -> None:
    with running(sys.executable, "-m", "benchmarks.echo") as server:
        is_over = asyncio.Event()
        clients = [pair(server.address, str(table), tally, is_over) for table in range(tables)]
        await measured(server, tally, clients, is_over, seconds, total)


async def compared(tables: int, seconds: float) -> dict[str, dict[str, float]]:
    """Microseconds of CPU an action, by thread and by who spent them."""
    kinds: dict[str, Callable[[Tally, Counter[str], int, float], Client]] = {"actions": actions, "traffic": traffic}
    found = {name: (Tally(), Counter[str]()) for name in kinds}
    for _ in range(TURNS):
        for name, kind in kinds.items():
            await kind(*found[name], tables, seconds / TURNS)
    return {
        name: {"n": tally.answers, **{what: 1e6 * ticks / TICKS / tally.answers for what, ticks in total.items()}}
        for name, (tally, total) in found.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--tables", type=int, default=50)
    asked = parser.parse_args()
    found = asyncio.run(compared(asked.tables, asked.seconds))
    for name, figures in found.items():
        print(name, {what: round(value, 1) for what, value in figures.items()})
    ratio = sum_of(found["traffic"]) / sum_of(found["actions"])
    print(f"ratio {ratio:.2f}, load {os.getloadavg()[0]:.1f}")
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "threads.json").write_text(json.dumps({**found, "ratio": ratio}, indent=1) + "\n")


def sum_of(figures: dict[str, float]) -> float:
    return sum(value for what, value in figures.items() if what != "n")


if __name__ == "__main__":
    main()
