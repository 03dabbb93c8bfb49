"""Sockets that never read cost nobody else anything: brought up to date when they read again, or let go."""

import asyncio
import json
import re
import socket as sockets
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from postroad.server import wire
from tests.faults.running import Running, running
from tests.faults.sockets import begun, socket
from tests.server.live.wires import play

READERS = 20
ASKED = 400  # times that each asks for all that happened, and does not read it
MOST_GROWTH_KIB = 64 * 1024
DEADLINE_S = 90


def resident_kib(server: Running) -> int:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.pid}/status").read_text())
    assert found
    return int(found[1])


def open_sockets(server: Running) -> int:
    text = httpx.get(f"{server.address}/metrics").text
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
        await play(table, players, acts=30)
        before = resident_kib(server)
        options: dict[str, Any] = {"max_queue": 1, "ping_interval": None, "close_timeout": 0}
        late = await stack.enter_async_context(socket(server, **options))
        await late.watch(table)
        for _ in range(READERS):
            lazy = await stack.enter_async_context(socket(server, sock=narrow(server), **options))
            await lazy.watch(table)
            stack.push_async_callback(abort, lazy)
            stack.enter_context(asking(lazy, table))
        await play(table, players, acts=30, seed=3)
        assert resident_kib(server) - before < MOST_GROWTH_KIB
        await late.until(players[0].now["seq"])
        seen = [json.loads(text) for text in late.raw if '"t":"now"' in text]
        assert late.now["room"] == players[0].now["room"]
        lines = [line["seq"] for one in seen[1:] for line in one["lines"]]
        assert lines == list(range(seen[0]["seq"] + 1, late.now["seq"] + 1)), "late, and nothing is missing"
        while open_sockets(server) > 3:
            await asyncio.sleep(0.1)
        await play(table, players, acts=2, seed=4)


class asking:  # noqa: N801  # reads as a word
    """Asks again and again in the background, and never reads an answer."""

    def __init__(self, client: Any, table: str) -> None:
        self.client, self.table = client, table

    def __enter__(self) -> None:
        self.task = asyncio.create_task(self.ask())

    def __exit__(self, *_: object) -> None:
        self.task.cancel()

    async def ask(self) -> None:
        for _ in range(ASKED):
            await self.client.send(wire.History(self.table))


async def abort(client: Any) -> None:
    client.connection.transport.abort()


@pytest.mark.slow
def test_who_never_reads_is_let_go_and_costs_the_others_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        asyncio.run(run(server))
        assert "unforeseen" not in server.log()
