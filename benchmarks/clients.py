"""Scripted people at many tables of two: they answer every question at once with the first thing that is legal."""

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import websockets

WARM_S = 1.0
TEXT = '{"t":"act","table":"k7k7k7k7k7k7k7k7","command":"0123456789abcdef","asked":117,"action":{"do":"take","slot":3}}'


class Heard(msgspec.Struct):
    """What a scripted person needs of any message."""

    t: str
    table: str = ""
    command: str = ""
    asked: int | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")
    key: str = ""


class Seen(msgspec.Struct):
    legal: list[dict[str, Any]] = []


HEARD = msgspec.json.Decoder(Heard)
SEEN = msgspec.json.Decoder(Seen | None)


@dataclass
class Tally:
    """What came of the time measured."""

    answers: int = 0
    waits_ms: list[float] = field(default_factory=list)
    refusals: dict[str, int] = field(default_factory=dict)
    is_measuring: bool = False
    cpu_seconds: float = 0.0  # of the server, while it was measured

    @property
    def per_cpu_second(self) -> float:
        return self.answers / self.cpu_seconds

    def summary(self) -> dict[str, float]:
        return {
            "answers": self.answers,
            "cpu_seconds": round(self.cpu_seconds, 3),
            "per_cpu_second": round(self.per_cpu_second, 1),
            "p50_ms": round(self.percentile(0.5), 2),
            "p99_ms": round(self.percentile(0.99), 2),
        }

    def count(self, sent_at: float) -> None:
        if self.is_measuring:
            self.answers += 1
            self.waits_ms.append(1000 * (time.perf_counter() - sent_at))

    def percentile(self, share: float) -> float:
        ordered = sorted(self.waits_ms)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Person:
    """A browser with its cookie."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http

    @classmethod
    async def arrive(cls, address: str, name: str) -> "Person":
        http = httpx.AsyncClient(base_url=address, headers={"Origin": address})
        (await http.post("/api/people", json={"name": name})).raise_for_status()
        return cls(address, http)

    async def command(self, table: str, **message: Any) -> None:
        body = {"table": table, "command": secrets.token_hex(8), **message}
        (await self.http.post(f"/api/tables/{table}/commands", json=body)).raise_for_status()

    def socket(self) -> Any:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1) + "/socket"
        headers = {"Cookie": cookie, "Origin": self.address}
        return websockets.connect(address, additional_headers=headers, compression=None, max_size=2**20)


async def open_table(host: Person, guest: Person) -> str:
    """A game of two that has begun."""
    plan = {"game": "thurn-taxis", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = await host.http.post("/api/tables", json=plan)
    answer.raise_for_status()
    table: str = answer.json()["table"]
    await guest.command(table, t="join")
    for person in (host, guest):
        await person.command(table, t="ready")
    return table


async def play(person: Person, table: str, tally: Tally, is_over: asyncio.Event, think_s: float = 0) -> None:
    """Answer until told to stop, after a while of thinking."""
    sent_at: dict[str, float] = {}
    async with person.socket() as socket:
        await socket.send(msgspec.json.encode({"t": "watch", "table": table}).decode())
        while not is_over.is_set():
            heard = HEARD.decode(await socket.recv())
            if heard.t == "done":
                tally.count(sent_at.pop(heard.command))
            elif heard.t == "refused":
                tally.refusals[heard.key] = tally.refusals.get(heard.key, 0) + 1
            elif heard.t == "now" and heard.asked is not None:
                seen = SEEN.decode(heard.view)
                if seen is not None and seen.legal:
                    await asyncio.sleep(think_s)
                    command = secrets.token_hex(8)
                    action = seen.legal[heard.asked % len(seen.legal)]
                    message = {"t": "act", "table": table, "command": command, "asked": heard.asked, "action": action}
                    sent_at[command] = time.perf_counter()
                    await socket.send(msgspec.json.encode(message).decode())


async def pair(address: str, name: str, tally: Tally, is_over: asyncio.Event) -> None:
    """Two take turns to send; each hears the answer to their own, and both hear the view."""
    url = address.replace("http", "ws", 1) + f"/pair/{name}"
    async with websockets.connect(url, compression=None) as one, websockets.connect(url, compression=None) as other:
        sender, listener = one, other
        while not is_over.is_set():
            start = time.perf_counter()
            await sender.send(TEXT)
            await sender.recv()
            tally.count(start)
            await sender.recv()
            await listener.recv()
            sender, listener = listener, sender


async def echo(address: str, tally: Tally, is_over: asyncio.Event) -> None:
    """Send, wait for it to come back, and again."""
    async with websockets.connect(address.replace("http", "ws", 1) + "/socket", compression=None) as socket:
        while not is_over.is_set():
            start = time.perf_counter()
            await socket.send(TEXT)
            await socket.recv()
            tally.count(start)
