"""One table that many people watch: how often a view is encoded, and how long the event loop stands still."""

import asyncio
import time
from typing import Any

import httpx
import msgspec
import websockets

from benchmarks.clients import HEARD, SEEN, Person, open_table

MOVES = 60
FIGURES = ("postroad_views_encoded_total", "postroad_loop_blocked_seconds")


async def fan_out(address: str, spectators: int, at_a_time: int) -> dict[str, Any]:
    """Let people come, so many at a time, and play some moves before their eyes."""
    host, guest = [await Person.arrive(address, name) for name in ("Ada", "Bea")]
    table = await open_table(host, guest)
    seen: asyncio.Queue[tuple[int, float]] = asyncio.Queue()
    watchers: list[asyncio.Task[None]] = []
    while len(watchers) < spectators:
        coming = min(at_a_time, spectators - len(watchers))
        watchers += [asyncio.create_task(_watch(address, table, seen)) for _ in range(coming)]
        for _ in range(coming):
            await seen.get()  # everyone's first look
    before = await _figures(address)
    slowest = [await _move(people, table, seen, spectators) for people in [(host, guest)] for _ in range(MOVES)]
    after = await _figures(address)
    for watcher in watchers:
        watcher.cancel()
    await asyncio.gather(*watchers, return_exceptions=True)
    return {
        "spectators": spectators,
        "arriving_at_a_time": at_a_time,
        "moves": MOVES,
        "spectator_views_encoded_a_move": round((after[FIGURES[0]] - before[FIGURES[0]]) / MOVES, 2),
        "loop_blocked_ms_at_most": round(1000 * after[FIGURES[1]], 1),
        "last_spectator_saw_it_after_ms_median": round(sorted(slowest)[MOVES // 2], 1),
    }


async def _watch(address: str, table: str, seen: asyncio.Queue[tuple[int, float]]) -> None:
    url = address.replace("http", "ws", 1) + "/socket"
    async with websockets.connect(url, origin=address, compression=None, max_size=2**20) as socket:  # type: ignore[arg-type]
        await socket.send(msgspec.json.encode({"t": "watch", "table": table}).decode())
        while True:
            heard = HEARD.decode(await socket.recv())
            if heard.t == "now":
                seen.put_nowait((0, time.perf_counter()))


async def _move(
    people: tuple[Person, Person], table: str, seen: asyncio.Queue[tuple[int, float]], spectators: int
) -> float:
    """One move, and how many milliseconds until the last spectator saw it."""
    for person in people:
        now = HEARD.decode((await person.http.get(f"/api/tables/{table}")).content)
        found = SEEN.decode(now.view)
        if now.asked is not None and found is not None and found.legal:
            start = time.perf_counter()
            action = found.legal[now.asked % len(found.legal)]
            await person.command(table, t="act", asked=now.asked, action=action)
            return max([(await seen.get())[1] for _ in range(spectators)]) * 1000 - start * 1000
    raise RuntimeError(f"nobody can move at {table}")


async def _figures(address: str) -> dict[str, float]:
    async with httpx.AsyncClient(base_url=address) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return {name: float(line.split()[-1]) for line in lines for name in FIGURES if line.startswith(name + " ")}
