"""Sockets that never read cost nobody else anything: brought up to date when they read again, or let go."""

import asyncio
import contextlib
import json
import re
import socket as sockets
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from postroad.server import wire
from tests.faults.running import Running, running
from tests.faults.sockets import begun, socket
from tests.server.live.wires import Client, play

READERS = 4
MOST_GROWTH_KIB = 24 * 1024
DEADLINE_S = 90


def resident_kib(server: Running) -> int:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.pid}/status").read_text())
    assert found
    return int(found[1])


def open_files(server: Running) -> int:
    return len(list(Path(f"/proc/{server.pid}/fd").iterdir()))


def open_sockets(server: Running) -> int:
    text = httpx.get(f"{server.address}/metrics", timeout=120).text
    found = re.search(r"^postroad_sockets (\S+)$", text, re.MULTILINE)
    assert found
    return round(float(found[1]))


def narrow(server: Running) -> sockets.socket:
    """A connection that takes in little by itself."""
    found = sockets.socket()
    found.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    found.connect(("127.0.0.1", int(server.address.rpartition(":")[2])))
    return found


async def run(server: Running) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table = begun("thurn-taxis", ada, ben)
    async with AsyncExitStack() as stack, asyncio.timeout(DEADLINE_S):
        players = [await stack.enter_async_context(socket(server, who)) for who in (ada, ben)]
        for player in players:
            await player.watch(table)
        await play(table, players, acts=60)
        before, files = resident_kib(server), open_files(server)
        options: dict[str, Any] = {"max_queue": 1, "ping_interval": None, "close_timeout": 0}
        late = await stack.enter_async_context(socket(server, **options))
        await late.watch(table)
        for _ in range(READERS):
            lazy = await stack.enter_async_context(socket(server, sock=narrow(server), **options))
            await lazy.watch(table)
            stack.push_async_callback(abort, lazy)
            task = asyncio.create_task(ask(lazy, table))
            stack.callback(task.cancel)
        await play(table, players, acts=15, seed=3)
        assert resident_kib(server) - before < MOST_GROWTH_KIB
        await late.until(players[0].now["seq"])
        seen = [json.loads(text) for text in late.raw if '"t":"now"' in text]
        assert late.now["room"] == players[0].now["room"]
        lines = [line["seq"] for one in seen[1:] for line in one["lines"]]
        assert lines == list(range(seen[0]["seq"] + 1, late.now["seq"] + 1)), "late, and nothing is missing"
        while open_sockets(server) > 3 or open_files(server) > files + 1:
            assert resident_kib(server) - before < MOST_GROWTH_KIB
            await asyncio.sleep(0.1)
        await play(table, players, acts=2, seed=4)


async def ask(client: Client, table: str) -> None:
    """Ask again and again, and never read an answer."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await client.send(wire.History(table))


async def abort(client: Client) -> None:
    client.connection.transport.abort()


@pytest.mark.slow
def test_who_never_reads_is_let_go_and_costs_the_others_nothing(tmp_path: Path) -> None:
    with running(tmp_path, "hasty") as server:
        asyncio.run(run(server))
        assert "unforeseen" not in server.log()
