"""What notices cost, and how soon they come: a real server, and a push service on this machine.

    python -m benchmarks.notices [--tables 50] [--seconds 12] [--sleepers 20] [--waits 60]

First, people at many tables play as fast as they can, once with nobody to be told (the sender off) and once with
everyone subscribed, in turn: acknowledged actions a CPU second of the server, and their ratio. Then the same tables
play at the pace of people, while others sleep: from the moment at which the turn of one of them is stored (`done`)
until the message is at the push service, of which two seconds are what is gathered. Writes
benchmarks/results/notices.json.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from benchmarks.clients import Person, Tally, open_table, play
from benchmarks.server import LIMITS, RESULTS, TURNS, Server, measured, running
from tests.server.notices.receiver import BrowserKeys

THINK_S = 1.0  # what a person at a playing table takes for an action
PATIENCE_S = 60.0


class PushService:
    """Takes every message, and notes when it came."""

    def __init__(self) -> None:
        self.address = ""
        self.arrivals: dict[str, asyncio.Queue[float]] = {}
        self.count = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                at = time.perf_counter()
                lines = head.decode().lower().split("\r\n")
                length = next(int(line.split(":")[1]) for line in lines if line.startswith("content-length"))
                await reader.readexactly(length)
                self.count += 1
                if (queue := self.arrivals.get(lines[0].split()[1])) is not None:
                    queue.put_nowait(at)
                writer.write(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service that runs meanwhile."""
    service = PushService()
    async with await asyncio.start_server(service.serve, "127.0.0.1", 0) as server:
        service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield service


@contextmanager
def postroad(*, tells: bool) -> Iterator[Server]:
    """Our server on an empty database, with or without the sender."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("postroad")), "serve", "--port", "0"]
        flags = ["--private-notices"] if tells else ["--notices", "off"]
        limits = LIMITS | {"POSTROAD_CONNECTIONS_PER_ADDRESS": "10000"}  # everyone here comes from one address
        with running(*command, "--database", str(Path(folder) / "bench.db"), *flags, **limits) as server:
            yield server


async def subscribe(person: Person, service: PushService, path: str) -> None:
    """Let a person be told there."""
    one = BrowserKeys().subscription(service.address + path)
    (await person.http.post("/api/me/push", json=one)).raise_for_status()


async def pairs(server: Server, service: PushService | None, tables: int) -> list[tuple[Person, str]]:
    """Two people at each of so many tables, everyone subscribed if there is a service."""
    found = []
    for number in range(tables):
        two = [await Person.arrive(server.address, f"Person {number} {seat}") for seat in range(2)]
        for seat, person in enumerate(two):
            if service is not None:
                await subscribe(person, service, f"/{number}-{seat}")
        table = await open_table(*two)
        found += [(person, table) for person in two]
    return found


async def cost(tally: Tally, tables: int, seconds: float, *, tells: bool) -> None:
    """What actions cost, with everyone subscribed or nobody."""
    async with push_service() as service:
        with postroad(tells=tells) as server:
            people = await pairs(server, service if tells else None, tables)
            is_over = asyncio.Event()
            clients = [play(person, table, tally, is_over) for person, table in people]
            await measured(server, tally, clients, is_over, seconds)
            for person, _ in people:
                await person.http.aclose()
    if tally.refusals:
        raise SystemExit(f"refused: {tally.refusals}")


async def sleep_and_hear(sleeper: Person, actor: Person, queue: "asyncio.Queue[float]", heard: list[float]) -> None:
    """Rounds of King's Road: the actor chooses last, a new round waits for the sleeper, who hears of it and chooses."""
    rng = random.Random(len(heard))
    plan = {"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "open"}]}
    while True:
        table = (await sleeper.http.post("/api/tables", json=plan)).json()["table"]
        await actor.command(table, t="join")
        for person in (sleeper, actor):
            await person.command(table, t="ready")
        stored_at: float | None = None
        while True:
            async with asyncio.timeout(PATIENCE_S):
                came_at = await queue.get()  # the round waits
            if stored_at is not None:
                heard.append(1000 * (came_at - stored_at))
            if not await choose(sleeper, table, 0, rng):
                break
            async with asyncio.timeout(PATIENCE_S):
                await queue.get()  # it waits no more
            await choose(actor, table, 1, rng)
            stored_at = time.perf_counter()
            if (await now(actor, table))["room"]["status"] == "over":
                break


async def now(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await person.http.get(f"/api/tables/{table}")).json()
    return found


async def choose(person: Person, table: str, seat: int, rng: random.Random) -> bool:
    """Any route; False where the game is over."""
    found = await now(person, table)
    menu = found["view"]["menu"]
    if found["room"]["status"] == "over" or menu is None or found["view"]["players"][seat]["has_chosen"]:
        return False
    cards = [card for card in menu["cards"] if card not in ("witch", "knight")]
    action = {"do": "choose", "cards": rng.sample(cards, menu["count"])}
    await person.command(table, t="act", asked=found["asked"], action=action)
    return True


async def waits(tables: int, sleepers: int, seconds: float) -> dict[str, Any]:
    """From a stored turn to its message at the push service, while tables play."""
    heard: list[float] = []
    tally, is_over = Tally(), asyncio.Event()
    async with push_service() as service:
        with postroad(tells=True) as server:
            people = await pairs(server, service, tables)
            actor = await Person.arrive(server.address, "Actor")
            asleep = []
            for number in range(sleepers):
                sleeper = await Person.arrive(server.address, f"Sleeper {number}")
                path = f"/asleep-{number}"
                service.arrivals[path] = asyncio.Queue()
                await subscribe(sleeper, service, path)
                asleep.append((sleeper, service.arrivals[path]))
            playing = [play(person, table, tally, is_over, THINK_S) for person, table in people]
            await measured(
                server, tally, [*playing, *(sleep_and_hear(one, actor, queue, heard) for one, queue in asleep)],
                is_over, seconds,
            )  # fmt: skip
            for person in (actor, *(one for one, _ in (*people, *asleep))):
                await person.http.aclose()
    ordered = sorted(heard)
    at = {share: ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.99)}
    return {
        "n": len(ordered), "p50_ms": round(at[0.5]), "p99_ms": round(at[0.99]), "most_ms": round(ordered[-1]),
        "actions_per_second": round(tally.answers / seconds, 1), "messages": service.count,
    }  # fmt: skip


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--sleepers", type=int, default=20)
    parser.add_argument("--waits", type=float, default=60.0)
    asked = parser.parse_args()
    tallies = {False: Tally(), True: Tally()}
    load = os.getloadavg()[0]
    for turn in range(TURNS):
        for tells in (False, True) if turn % 2 == 0 else (True, False):
            await cost(tallies[tells], asked.tables, asked.seconds / TURNS, tells=tells)
    found: dict[str, Any] = {
        "tables": asked.tables,
        "load_before": round(load, 1),
        "off": tallies[False].summary(),
        "on": tallies[True].summary(),
        "ratio": round(tallies[True].per_cpu_second / tallies[False].per_cpu_second, 3),
        "turn_to_notice": await waits(asked.tables, asked.sleepers, asked.waits),
        "load_after": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(found, indent=1))
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "notices.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
