"""What an acknowledged action costs the server, against a bare echo of the same stack in the same run.

    python -m benchmarks.server [--seconds 9] [--tables 1 50 300] [--spectators 500]

Scripted people outside the server play Thurn und Taxis in twos. An action counts once the server
has said `done`, which it does when it is safely stored. CPU seconds are those of the whole server
process. Servers are measured in turn, several times: a machine's speed changes from minute to minute.
Writes benchmarks/results/server.json.
"""

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from benchmarks.clients import WARM_S, Person, Tally, echo, open_table, pair, play
from benchmarks.spectators import fan_out

RESULTS = Path(__file__).resolve().parent / "results"
TURNS = 3
ARRIVING = 25  # spectators at a time; then once more all in the same moment, which no crowd of people does
LIMITS = {  # of strangers, so high that they never count
    "POSTROAD_PEOPLE_PER_HOUR": "100000",
    "POSTROAD_TABLES_PER_HOUR": "100000",
    "POSTROAD_REQUESTS_PER_MINUTE": "1000000",
    "POSTROAD_MESSAGES_PER_10S": "1000000",
    "POSTROAD_FRAMES_PER_10S": "10000000",
    "POSTROAD_SOCKET_KIB_PER_10S": "1000000",
    "POSTROAD_SOCKETS_PER_PERSON": "1000",
    "POSTROAD_WATCHED_EACH": "100000",
}
RESTING_S = 0.02  # CPU time in half a second
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    """A server process and where it is."""

    process: subprocess.Popen[str]
    address: str

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def await_rest(self) -> None:
        """Wait until it has read what it reads after its start, which is no cost of an action."""
        for _ in range(120):
            before = self.cpu_seconds()
            time.sleep(0.5)
            if self.cpu_seconds() - before <= RESTING_S:
                return


@contextmanager
def started(*command: str, **environment: str) -> Iterator[Server]:
    """A server from its start until the block ends; it may still read what it reads after its start."""
    process = subprocess.Popen([*command], stdout=subprocess.PIPE, text=True, env={**os.environ, **environment})
    assert process.stdout is not None
    try:
        address = next(word for line in process.stdout for word in line.split() if word.startswith("http://"))
        yield Server(process, address.rstrip("/"))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)


@contextmanager
def running(*command: str, **environment: str) -> Iterator[Server]:
    """A server at rest, until the block ends."""
    with started(*command, **environment) as server:
        server.await_rest()
        yield server


@contextmanager
def postroad() -> Iterator[Server]:
    """Our server on an empty database, without limits that only strangers need."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.db")
        with running(
            str(Path(sys.executable).with_name("postroad")),
            "serve",
            "--port",
            "0",
            "--database",
            database,
            **LIMITS,
        ) as server:
            yield server


class Measured(Protocol):
    """Something that costs CPU time."""

    def cpu_seconds(self) -> float: ...


async def measured(server: Measured, tally: Tally, clients: list[Coroutine[Any, Any, None]], is_over: asyncio.Event,
                   seconds: float) -> None:  # fmt: skip
    """Let the clients run for a while, and note what it cost the server."""
    tasks = [asyncio.create_task(client) for client in clients]
    await asyncio.sleep(WARM_S)
    tally.is_measuring, before = True, server.cpu_seconds()
    await asyncio.sleep(seconds)
    tally.is_measuring = False
    tally.cpu_seconds += server.cpu_seconds() - before
    is_over.set()
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome


async def actions(tally: Tally, tables: int, seconds: float) -> None:
    with postroad() as server:
        is_over = asyncio.Event()
        people = [await Person.arrive(server.address, f"Person {number}") for number in range(2)]
        opened = [await open_table(*people) for _ in range(tables)]
        clients = [play(person, table, tally, is_over) for table in opened for person in people]
        await measured(server, tally, clients, is_over, seconds)
        if tally.refusals:
            raise SystemExit(f"refused: {tally.refusals}")


async def echoes(tally: Tally, tables: int, seconds: float) -> None:
    with running(sys.executable, "-m", "benchmarks.echo") as server:
        is_over = asyncio.Event()
        clients = [echo(server.address, tally, is_over) for _ in range(2 * tables)]
        await measured(server, tally, clients, is_over, seconds)


async def traffic(tally: Tally, tables: int, seconds: float) -> None:
    """The same messages to the same sockets, with no game behind them and nothing stored."""
    with running(sys.executable, "-m", "benchmarks.echo") as server:
        is_over = asyncio.Event()
        clients = [pair(server.address, str(table), tally, is_over) for table in range(tables)]
        await measured(server, tally, clients, is_over, seconds)


async def compared(tables: int, seconds: float) -> dict[str, Any]:
    """Our server, the echo and the traffic alone, in turn."""
    kinds = {"actions": actions, "echo": echoes, "traffic": traffic}
    tallies = {name: Tally() for name in kinds}
    for _ in range(TURNS):
        for name, kind in kinds.items():
            await kind(tallies[name], tables, seconds / TURNS)
    bare = tallies["echo"].per_cpu_second
    found: dict[str, Any] = {name: tally.summary() for name, tally in tallies.items()}
    found["ratio"] = round(tallies["actions"].per_cpu_second / bare, 3)
    found["ratio_of_traffic"] = round(tallies["traffic"].per_cpu_second / bare, 3)
    return found


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=9.0)
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 50, 300])
    parser.add_argument("--spectators", type=int, default=500)
    asked = parser.parse_args()
    found: dict[str, Any] = {"tables": {}}
    for tables in asked.tables:
        found["tables"][tables] = one = await compared(tables, asked.seconds)
        print(f"{tables} tables: {one['actions']}\n  echo: {one['echo']}\n  ratio {one['ratio']}")
        print(f"  the same traffic with no game behind it: {one['traffic']}\n  ratio {one['ratio_of_traffic']}")
    if asked.spectators:
        found["spectators"] = []
        for at_a_time in (ARRIVING, asked.spectators):
            with postroad() as server:
                found["spectators"].append(await fan_out(server.address, asked.spectators, at_a_time))
            print(found["spectators"][-1])
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "server.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
