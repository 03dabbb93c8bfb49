"""Sockets of people at a server in another process."""

import itertools
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import connect

from tests.faults.running import Running
from tests.server.live.wires import Client

T = TypeVar("T")
_IDS = itertools.count(1)


def new_id() -> str:
    """An id for a command."""
    return f"fault-{next(_IDS):08}"


@asynccontextmanager
async def socket(server: Running, who: httpx.Client | None = None, **more: Any) -> AsyncIterator[Client]:
    """A socket of a person's browser, of a stranger's, or of a program."""
    headers = {"Cookie": f"postroad={who.cookies['postroad']}"} if who else {}
    more.setdefault("origin", server.address)
    headers |= more.pop("headers", {})
    address = server.address.replace("http", "ws") + "/socket"
    async with connect(address, additional_headers=headers, compression=None, **more) as connection:
        client = Client(connection)
        client.hello = await client.next("hello")
        yield client


def opened(host: httpx.Client, game: str, *seats: str, **more: Any) -> str:
    """A table; seats are `me`, `open` or the spec of a bot."""
    plans = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats]
    made = host.post("/api/tables", json={"game": game, "seats": plans, "pace": "instant", **more})
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def send(who: httpx.Client, kind: str, table: str, **fields: Any) -> httpx.Response:
    """A command over HTTP."""
    body = {"t": kind, "table": table, "command": new_id(), **fields}
    return who.post(f"/api/tables/{table}/commands", json=body)


def begun(game: str, host: httpx.Client, *others: httpx.Client, **more: Any) -> str:
    """A table of several people who are all ready."""
    table = opened(host, game, "me", *["open" for _ in others], **more)
    for other in others:
        assert send(other, "join", table).status_code == 200
    for one in (host, *others):
        assert send(one, "ready", table).status_code == 200
    return table


def now(who: httpx.Client, table: str, **seat: int) -> dict[str, Any]:
    """The table over HTTP."""
    answer = who.get(f"/api/tables/{table}", params=seat)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def until(is_so: Callable[[], T | None], patience_s: float = 240) -> T:
    """Wait until something is so; what it is."""
    deadline = time.monotonic() + patience_s
    while not (found := is_so()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return found
