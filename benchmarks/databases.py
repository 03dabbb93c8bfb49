"""What an acknowledged action costs server and database together: a file, PostgreSQL, and several servers on that.

    python -m benchmarks.databases [--seconds 9] [--tables 50] [--servers 1 2 4]

Scripted people play as in `benchmarks.server`; tables are spread over the servers, and CPU seconds are those of all
server processes and of every process of PostgreSQL. The kinds are measured in turn, several times, on one machine:
only their ratios mean anything. Writes benchmarks/results/databases.json.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.clients import Person, Tally, open_table, play
from benchmarks.server import LIMITS, RESULTS, TICKS, TURNS, Server, measured, running
from tests.postgres import execute, own_server

PROGRAM = str(Path(sys.executable).with_name("postroad"))


def process_seconds(pid: int, *, with_ended_children: bool = False) -> float:
    """The CPU time of a process, and of the children that it has outlived."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if with_ended_children else 13])) / TICKS


@dataclass(frozen=True)
class Site:
    """Some servers and what they keep everything in."""

    servers: list[Server]
    postmaster: int | None = None

    def cpu_seconds(self) -> float:
        total = sum(server.cpu_seconds() for server in self.servers)
        if self.postmaster is None:
            return total
        children = Path(f"/proc/{self.postmaster}/task/{self.postmaster}/children").read_text().split()
        return (
            total
            + process_seconds(self.postmaster, with_ended_children=True)
            + sum(process_seconds(int(child)) for child in children)
        )


@contextmanager
def site(servers: int, postgres: Any) -> Iterator[Site]:
    """So many servers on an empty database; without a PostgreSQL, on a file."""
    with ExitStack() as stack:
        if postgres is None:
            database = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "bench.db")
        else:
            execute("drop database if exists bench with (force)", postgres.get_uri())
            execute("create database bench encoding 'UTF8' template template0", postgres.get_uri())
            database = postgres.get_uri(database="bench")
        flags = ("serve", "--port", "0", "--database", database)
        found = [stack.enter_context(running(PROGRAM, *flags, **LIMITS)) for _ in range(servers)]
        yield Site(found, postgres and postgres.get_pid())


async def actions(tally: Tally, servers: int, postgres: Any, tables: int, seconds: float) -> None:
    with site(servers, postgres) as here:
        is_over = asyncio.Event()
        clients = []
        for number, server in enumerate(here.servers):
            people = [await Person.arrive(server.address, f"Person {number}-{seat}") for seat in range(2)]
            opened = [await open_table(*people) for _ in range(number, tables, servers)]
            clients += [play(person, table, tally, is_over) for table in opened for person in people]
        await measured(here, tally, clients, is_over, seconds)
        if tally.refusals:
            raise SystemExit(f"refused: {tally.refusals}")


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=9.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--servers", type=int, nargs="*", default=[1, 2, 4])
    asked = parser.parse_args()
    tallies = {"file": Tally()} | {f"PostgreSQL, {count} servers": Tally() for count in asked.servers}
    with own_server() as postgres:
        for _ in range(TURNS):
            await actions(tallies["file"], 1, None, asked.tables, asked.seconds / TURNS)
            for count in asked.servers:
                tally = tallies[f"PostgreSQL, {count} servers"]
                await actions(tally, count, postgres, asked.tables, asked.seconds / TURNS)
    on_file = tallies["file"].per_cpu_second
    found = {
        name: {**tally.summary(), "ratio": round(tally.per_cpu_second / on_file, 3)} for name, tally in tallies.items()
    }
    for name, one in found.items():
        print(f"{name}: {one}")
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "databases.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
