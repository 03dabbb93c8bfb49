"""What an acknowledged action costs server and database together: a file, PostgreSQL, and several servers on that.

    python -m benchmarks.databases [--seconds 9] [--tables 50] [--servers 2 4]

Scripted people play as in `benchmarks.server`; tables are spread over the servers, and CPU seconds are those of all
server processes and of every process of PostgreSQL. All servers are begun once and measured in turn, several times, on
one machine: only their ratios mean anything. Where all tables are at one of two servers, the other's CPU is what it
costs to hear of an action. A busy server does much at once (it reads and commits for several tables), so that each of
several is dearer by being less busy: a server alone with its share of the tables tells that apart.
Writes benchmarks/results/databases.json.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.clients import Person, Tally, open_table, play
from benchmarks.server import LIMITS, RESULTS, TICKS, TURNS, Server, measured, started
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
        return sum(server.cpu_seconds() for server in self.servers) + self.database_seconds()

    def database_seconds(self) -> float:
        """The CPU time of every process of PostgreSQL."""
        if self.postmaster is None:
            return 0.0
        children = Path(f"/proc/{self.postmaster}/task/{self.postmaster}/children").read_text().split()
        own = process_seconds(self.postmaster, with_ended_children=True)
        return own + sum(process_seconds(int(child)) for child in children)


@dataclass
class Kind:
    """One way to serve, and what came of it."""

    site: Site
    playing: int  # servers that have tables; the others only hear of them
    tables: int
    tally: Tally = field(default_factory=Tally)
    database_s: float = 0.0
    idle_s: float = 0.0  # of servers that have no table
    _sign: int = -1

    def cpu_seconds(self) -> float:
        """Asked for when the measuring begins and when it ends."""
        self.database_s += self._sign * self.site.database_seconds()
        self.idle_s += self._sign * sum(server.cpu_seconds() for server in self.site.servers[self.playing :])
        self._sign = -self._sign
        return self.site.cpu_seconds()

    def summary(self) -> dict[str, float]:
        """CPU of each kind of process in microseconds, for an action."""
        each = 1e6 / max(1, self.tally.answers)
        idle = {"idle_server_us": round(each * self.idle_s)} if self.idle_s else {}
        served_s = self.tally.cpu_seconds - self.database_s - self.idle_s
        return {
            **self.tally.summary(),
            "servers_us": round(each * served_s),
            "database_us": round(each * self.database_s),
            **idle,
        }


@contextmanager
def site(servers: int, postgres: Any, name: str = "bench") -> Iterator[Site]:
    """So many servers on an empty database; without a PostgreSQL, on a file."""
    with ExitStack() as stack:
        if postgres is None:
            database = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "bench.db")
        else:
            execute(f"create database {name} encoding 'UTF8' template template0", postgres.get_uri())
            database = postgres.get_uri(database=name)
        flags = ("serve", "--port", "0", "--database", database)
        found = [stack.enter_context(started(PROGRAM, *flags, **LIMITS)) for _ in range(servers)]
        for server in found:
            server.await_rest()
        yield Site(found, postgres and postgres.get_pid())


async def actions(kind: Kind, seconds: float) -> None:
    """Play at new tables, spread over the servers."""
    is_over = asyncio.Event()
    clients = []
    playing = kind.site.servers[: kind.playing]
    for number, server in enumerate(playing):
        people = [await Person.arrive(server.address, f"Person {number}-{seat}") for seat in range(2)]
        opened = [await open_table(*people) for _ in range(number, kind.tables, len(playing))]
        clients += [play(person, table, kind.tally, is_over) for table in opened for person in people]
    await measured(kind, kind.tally, clients, is_over, seconds)
    if kind.tally.refusals:
        raise SystemExit(f"refused: {kind.tally.refusals}")


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=9.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--servers", type=int, nargs="*", default=[2, 4])
    asked = parser.parse_args()
    with own_server() as postgres, ExitStack() as stack:
        kinds = {"file": Kind(stack.enter_context(site(1, None)), 1, asked.tables)}
        alone = stack.enter_context(site(1, postgres, "bench1"))
        kinds["PostgreSQL, 1 server"] = Kind(alone, 1, asked.tables)
        for count in asked.servers:
            found = stack.enter_context(site(count, postgres, f"bench{count}"))
            kinds[f"PostgreSQL, {count} servers"] = Kind(found, count, asked.tables)
            kinds[f"PostgreSQL, 1 server as busy as one of {count}"] = Kind(alone, 1, round(asked.tables / count))
            kinds[f"PostgreSQL, {count} servers, all tables at one"] = Kind(found, 1, asked.tables)
        for _ in range(TURNS):
            for kind in kinds.values():
                await actions(kind, asked.seconds / TURNS)
    on_file = kinds["file"].tally.per_cpu_second
    figures = {
        name: {**kind.summary(), "ratio": round(kind.tally.per_cpu_second / on_file, 3)} for name, kind in kinds.items()
    }
    for name, one in figures.items():
        print(f"{name}: {one}")
    print(f"load {os.getloadavg()[0]:.1f}")
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "databases.json").write_text(json.dumps({"load": os.getloadavg()[0], **figures}, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
