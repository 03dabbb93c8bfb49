"""A server with real sockets for tests, and clients that speak to it."""

import asyncio
import itertools
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.routing import WebSocketRoute
from websockets.asyncio.client import ClientConnection, connect

from postroad.bots import roster
from postroad.core.chance import Chance, Quick
from postroad.games import GAMES
from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.socket import SocketServer
from postroad.server.live.socket_settings import SocketSettings
from postroad.server.live.table_settings import TableSettings
from postroad.server.live.tables import Tables
from postroad.server.live.uvicorn_connection import UvicornConnection
from postroad.server.live.view_decoding import decode_view
from postroad.store.sqlite import SqliteStore

PATIENCE_S = 20.0
FREE = SocketSettings(messages=100_000, sockets_per_person=10_000)
_COMMANDS = itertools.count(1)

PROTOCOL: Any = UvicornConnection  # the way out of sockets; uvicorn's own for plain ASGI


@dataclass
class Server:
    """One that is running; people are known by the cookie `who`."""

    tables: Tables
    door: SocketServer
    port: int
    people: dict[str, Caller] = field(default_factory=dict)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @asynccontextmanager
    async def clients(self, count: int, who: str | None = None) -> AsyncIterator[list["Client"]]:
        """Several sockets of one person, or of strangers."""
        async with AsyncExitStack() as opened:
            yield [await opened.enter_async_context(self.client(who)) for _ in range(count)]

    @asynccontextmanager
    async def client(self, who: str | None = None, **options: Any) -> AsyncIterator["Client"]:
        """A socket of a person, or of a stranger."""
        headers = {"Cookie": f"who={who}"} if who else {}
        if who:
            self.people.setdefault(who, Caller(f"p-{who}", who))
        options.setdefault("origin", self.origin)
        address = f"ws://127.0.0.1:{self.port}/socket"
        async with connect(address, additional_headers=headers, compression=None, **options) as connection:
            client = Client(connection)
            client.hello = await client.next("hello")
            yield client


class Client:
    """Sends messages, and keeps what comes until it is asked for."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.hello: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.received: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def send(self, message: wire.Sent) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def receive(self) -> dict[str, Any]:
        """The next message that comes."""
        async with asyncio.timeout(PATIENCE_S):
            text = await self.connection.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        found: dict[str, Any] = msgspec.json.decode(text)
        if found["t"] == "now":
            self.now = found
        return found

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of some kind; others are put aside."""
        while True:
            found = await self.receive()
            if found["t"] in kinds:
                return found
            self.received.append(found)

    async def command(self, kind: type[Any], table: str, **fields: Any) -> dict[str, Any]:
        """Send a command; its `done` or `refused`."""
        fields.setdefault("command", f"client-{next(_COMMANDS)}")
        await self.send(kind(table=table, **fields))
        while True:
            answer = await self.next("done", "refused")
            if answer.get("command") == fields["command"]:
                return answer

    async def watch(self, table: str, seat: int | None = None) -> dict[str, Any]:
        await self.send(wire.Watch(table, seat))
        return await self.next("now")

    async def until(self, seq: int) -> dict[str, Any]:
        """The first `now` that has a line."""
        while self.now.get("seq", -1) < seq:
            await self.next("now")
        return self.now

    def choice(self, chance: Chance) -> dict[str, Any]:
        """What a simple bot would do, from what was received and nothing else."""
        game = GAMES[self.now["room"]["game"]]
        view = decode_view(game, self.now["view"])
        return game.encode(roster.bot(roster.stand_in(game.slug), game.slug).choose(view, view.legal, chance))

    def is_on_turn(self) -> bool:
        if self.now["room"]["status"] != "playing":
            return False
        view, eye = self.now["view"], self.now["eye"]
        if "waiting" in view:  # who has chosen may still choose otherwise
            return eye in view["waiting"]
        return bool(decode_view(GAMES[self.now["room"]["game"]], view).legal)


async def play(table: str, clients: list[Client], seed: int = 1, acts: int = 100_000) -> int:
    """Let clients act on what they see until the game ends; how often they did."""
    chance = Quick(seed)
    done = 0
    while done < acts and clients[0].now["room"]["status"] == "playing":
        actor = next(client for client in clients if client.is_on_turn())
        asked, seat, action = actor.now["asked"], actor.now["eye"], actor.choice(chance)
        answer = await actor.command(wire.Act, table, asked=asked, action=action, seat=seat)
        assert answer["t"] == "done", answer
        for client in clients:
            await client.until(answer["seq"])
        done += 1
    return done


@asynccontextmanager
async def serving(
    path: Path,
    settings: SocketSettings = FREE,
    people: dict[str, Caller] | None = None,
    ws: Any = UvicornConnection,
    **options: Any,
) -> AsyncIterator[Server]:
    """A server on a free port over a file."""
    store = SqliteStore(path)
    tables = Tables(store, TableSettings(bot_workers=1))
    known = {} if people is None else people

    async def identify(connection: HTTPConnection) -> Caller | None:
        return known.get(connection.cookies.get("who", "")) or known.get(connection.headers.get("authorization", ""))

    door = SocketServer(tables, identify, settings)
    app = Starlette(routes=[WebSocketRoute("/socket", door)])
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        app, log_level="error", ws=PROTOCOL, ws_max_size=8192, ws_per_message_deflate=False, lifespan="off", **options
    )
    server = uvicorn.Server(config)
    await tables.start()
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        while not server.started:
            await asyncio.sleep(0.005)
        yield Server(tables, door, listening.getsockname()[1], known)
    finally:
        await tables.stop()
        server.should_exit = True
        await task
        await store.close()


async def begun(server: Server, game: str, *clients: Client, **options: Any) -> str:
    """A table of the first client's with all of them, ready and watching."""
    assert game in GAMES
    plans = [wire.SeatPlan("me"), *(wire.SeatPlan("open") for _ in clients[1:])]
    host = next(caller for caller in server.people.values() if caller.name == clients[0].hello["name"])
    table = await server.tables.open(host, wire.OpenTable(game, plans, **options))
    for client in clients[1:]:
        assert (await client.command(wire.Join, table))["t"] == "done"
    for client in clients:
        assert (await client.command(wire.Ready, table))["t"] == "done"
    for client in clients:
        await client.watch(table)
    return table
