"""How long until another person sees a move: at the same server, and at another one on the same PostgreSQL.

    python -m benchmarks.seeing [--moves 500]

One game at each place, a move of each in turn, so that both meet the same moments of a busy machine; from sending a
move to the other's hearing of it. Writes benchmarks/results/seeing.json.
"""

import argparse
import asyncio
import json
import os
import secrets
import time
from dataclasses import dataclass
from typing import Any

import msgspec

from benchmarks.clients import SEEN, Person, open_table
from benchmarks.databases import site
from benchmarks.server import RESULTS
from tests.postgres import own_server


class Told(msgspec.Struct):
    """What is needed of any message."""

    t: str
    seq: int = -1
    asked: int | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")


EACH = 80  # moves of a game: none is over sooner
TOLD = msgspec.json.Decoder(Told)


@dataclass
class Seat:
    """A person's socket, and the newest that it has shown."""

    socket: Any
    now: Told

    async def until(self, seq: int) -> None:
        while self.now.seq < seq or not self.now.view:
            heard = TOLD.decode(await self.socket.recv())
            if heard.t == "now":
                self.now = heard

    def is_asked(self) -> bool:
        seen = SEEN.decode(self.now.view)
        return self.now.asked is not None and seen is not None and bool(seen.legal)


async def seated(person: Person, table: str) -> Seat:
    socket = await person.socket().__aenter__()
    await socket.send(json.dumps({"t": "watch", "table": table}))
    found = Seat(socket, Told("none"))
    await found.until(0)
    return found


async def move(table: str, seats: list[Seat]) -> float:
    """One move of whoever is asked; the ms until the other sees it."""
    await asyncio.gather(*(seat.until(max(one.now.seq for one in seats)) for seat in seats))
    while not any(seat.is_asked() for seat in seats):
        await seats[0].until(seats[0].now.seq + 1)
        await seats[1].until(seats[0].now.seq)
    actor, other = sorted(seats, key=lambda seat: not seat.is_asked())
    seen = SEEN.decode(actor.now.view)
    assert seen is not None
    assert actor.now.asked is not None
    action = seen.legal[actor.now.asked % len(seen.legal)]
    message = {"t": "act", "table": table, "command": secrets.token_hex(8), "asked": actor.now.asked, "action": action}
    before, began = actor.now.seq, time.perf_counter()
    await actor.socket.send(json.dumps(message))
    await other.until(before + 1)
    taken = time.perf_counter() - began
    await actor.until(before + 1)
    return 1000 * taken


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def measured(moves: int) -> dict[str, list[float]]:
    with own_server() as postgres, site(2, postgres) as here:
        one, other = (server.address for server in here.servers)
        places = {"one server": (one, one), "two servers": (one, other)}
        people = {
            name: [await Person.arrive(address, f"Person {number}") for number, address in enumerate(addresses)]
            for name, addresses in places.items()
        }
        found: dict[str, list[float]] = {name: [] for name in places}
        for first in range(0, moves, EACH):
            games = {}
            for name, (host, guest) in people.items():
                table = await open_table(host, guest)
                games[name] = (table, [await seated(person, table) for person in (host, guest)])
            for _ in range(min(EACH, moves - first)):
                for name, (table, seats) in games.items():
                    found[name].append(await move(table, seats))
            for _, seats in games.values():
                for seat in seats:
                    await seat.socket.close()
        return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=500)
    found = asyncio.run(measured(parser.parse_args().moves))
    figures: dict[str, Any] = {"load": os.getloadavg()[0]}
    for share in (0.5, 0.9, 0.99):
        near, far = (percentile(found[name], share) for name in found)
        figures[f"p{100 * share:g}"] = {"one server": near, "two servers": far, "more": far - near}
        print(f"p{100 * share:g}: {near:.2f} ms at one server, {far:.2f} at two: {far - near:+.2f}")
    print(f"{len(found['one server']):,} moves each, load {figures['load']:.1f}")
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "seeing.json").write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
