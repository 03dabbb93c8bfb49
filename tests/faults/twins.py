"""A table and its twin, which differ in hidden things alone; and every byte that the whole server sends of them.

What differs: the cards nobody may know, in the position and in every line told lately; the secret of the chance; and
of a choice not yet revealed its text and its nonce. Its seal is kept: that is public, and a test of its own shows
that it says nothing.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Generator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.frames import Frame
from websockets.streams import StreamReader

from postroad.games import GAMES
from postroad.server import wire
from postroad.server.app import app
from postroad.server.live import rows
from postroad.server.live.connection import EXTENSION
from postroad.server.live.log_entries import Acted
from postroad.server.live.state import SealedChoice, TableState
from postroad.server.live.table import Table
from postroad.server.services import Services, build
from postroad.server.settings import Settings
from tests.conformance.hidden import Move, Viewer, secrets_of
from tests.faults.sockets import new_id

HOST = "http://postroad.test"
LATELY = 8  # lines of the past that are twinned and asked for
AT_MS = 1_800_000_000_000


class Whole:
    """The whole application in this process, spoken to as the outside does, by HTTP and by socket."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(
            database=folder / "x.db",
            messages_per_10s=10**6,
            requests_per_minute=10**6,
            reads_per_minute=10**8,
            tables_per_hour=10**6,
        )
        self.services: Services = build(settings)
        self.services.tables.now_ms = lambda: AT_MS
        object.__setattr__(self.services.tables._shared, "now_ms", lambda: AT_MS)
        self.app = app(self.services)

    async def person(self, name: str) -> httpx.AsyncClient:
        client = self.browser()
        assert (await client.post("/api/people", json={"name": name})).status_code == 201
        return client

    def browser(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.app)
        return httpx.AsyncClient(transport=transport, base_url=HOST, headers={"origin": HOST})

    async def socket(self, who: httpx.AsyncClient, messages: list[wire.Sent]) -> list[str]:
        """All that a socket is sent when it says this and then goes."""
        cookie = who.cookies.get("postroad", "")
        headers = [(b"host", b"postroad.test"), (b"origin", HOST.encode()), (b"cookie", f"postroad={cookie}".encode())]
        scope: dict[str, Any] = {
            "type": "websocket",
            "path": "/socket",
            "headers": headers,
            "query_string": b"",
            "client": None,
            "extensions": {EXTENSION: (line := Overheard(len(messages)))},
        }
        scope |= {"scheme": "ws", "server": ("postroad.test", 80), "root_path": "", "subprotocols": []}
        coming: list[dict[str, Any]] = [{"type": "websocket.connect"}]
        coming += [{"type": "websocket.receive", "text": msgspec.json.encode(one).decode()} for one in messages]

        async def receive() -> dict[str, Any]:
            if coming:
                return coming.pop(0)
            await line.is_through.wait()
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Any) -> None:
            assert message["type"] == "websocket.accept"

        async with asyncio.timeout(30):
            await self.app(scope, receive, send)
        return line.said


class Overheard:
    """A line whose every message is kept, but for who is there, which comes when it comes."""

    full_since = None
    has_flooded = False
    disconnected = False

    def __init__(self, questions: int) -> None:
        self.said: list[str] = []
        self.is_through = asyncio.Event()
        self._expected = questions + 1  # a greeting, and one answer to each

    def on_message(self, take: Any) -> None:
        """All come by `receive`."""

    def read_on(self) -> None:
        """Who receives one by one is never ahead."""

    def on_drained(self, call: Any) -> None:
        """It is never full."""

    def write(self, frames: bytes) -> None:
        reader = StreamReader()
        reader.feed_data(frames)
        while reader.buffer:
            text = bytes(parsed(Frame.parse(reader.read_exact, mask=False)).data).decode()
            if '"t":"present"' not in text:
                self.said.append(text)
        if len(self.said) >= self._expected:
            self.is_through.set()


def parsed(reading: Generator[None, None, Frame]) -> Frame:
    """What reading ends with, where everything is there."""
    try:
        next(reading)
    except StopIteration as end:
        frame: Frame = end.value
        return frame
    raise ValueError("half a frame")


@asynccontextmanager
async def whole(folder: Path) -> AsyncIterator[Whole]:
    found = Whole(folder)
    try:
        yield found
    finally:
        await found.services.tables.stop()
        await found.services.store.close()


def twin_state(state: TableState, viewer: Viewer, rng: Random) -> TableState:
    """The same table for all that a viewer may know."""
    hidden = secrets_of(state.game)
    twin = state.copy()
    twin.secret = secrets.token_bytes(len(state.secret))
    if state.position is not None:
        twin.position = hidden.permuted(state.position, viewer, rng)
    if state.game.slug == "kings-road" and twin.position is not None:
        for seat, one in state.sealed.items():
            if seat != viewer:
                twin.sealed[seat] = SealedChoice(one.seal, secrets.token_hex(16), f"choose other {rng.random()}")
    for place in range(max(0, len(twin.played) - LATELY), len(twin.played)):
        was = twin.played[place]
        other = hidden.twin(Move(was.before, was.seat, was.action, was.step), viewer, rng)
        twin.played[place] = msgspec.structs.replace(was, before=other.before, step=other.step, action=other.action)
    return twin


@asynccontextmanager
async def swapped(table: Table, twin: TableState) -> AsyncIterator[None]:
    """Let a table be its twin for a while."""
    state, told = table.state, table.history
    by_seq = {one.seq: one for one in twin.played}
    table.state = twin
    table.history = [
        one._replace(played=by_seq.get(one.logged.seq, one.played)) if isinstance(one.logged.entry, Acted) else one
        for one in told
    ]
    table.version += 1
    try:
        yield
    finally:
        table.state, table.history = state, told
        table.version += 1


def questions(table: Table, seat: Viewer, rng: Random) -> list[wire.Sent]:
    """All that one can ask a table without changing it, with answers that tell something."""
    state, id = table.state, table.id
    after = max(-1, state.seq - LATELY)
    found: list[wire.Sent] = [wire.Watch(id, seat), wire.History(id, after)]
    asked = state.seats[seat or 0].asked or 0
    assert state.position is not None
    legal = state.game.legal(state.position, seat) if seat is not None else []
    tried = [state.game.encode(one) for one in rng.sample(legal, min(3, len(legal)))]
    view = state.game.view(state.position, seat)
    barred = [state.game.encode(action) for action, _ in list(getattr(view, "barred", ()))[:2]]
    wrong = [
        *barred,
        {"do": "take", "slot": 9},
        {"do": "discard", "city": "lodz"},
        {"do": "choose", "cards": ["witch"]},
    ]
    found += [wire.Preview(id, "preview-1", asked, [one], seat) for one in tried]
    found += [
        wire.Act(id, "refused-1", asked, one, seat)
        for one in wrong
        if one not in tried and not is_legal(one, state, legal)
    ]
    found += [wire.Undo(id, "refused-2", state.seq, seat), wire.Act(id, "refused-3", asked - 1, {"do": "draw"}, seat)]
    return found


def is_legal(action: dict[str, Any], state: TableState, legal: list[Any]) -> bool:
    return any(state.game.encode(one) == action for one in legal)


async def everything(
    here: Whole, table: Table, who: httpx.AsyncClient, seat: Viewer, asked: list[wire.Sent], *, has_pages: bool
) -> list[str]:
    """Every byte that one eye is sent: by socket, by the API, in lists, and as a page of text where that is wanted."""
    found = await here.socket(who, asked)
    where = {} if seat is None else {"seat": seat}
    after = {"after": max(-1, table.state.seq - LATELY)}
    paths = [(f"/api/tables/{table.id}", where), (f"/api/tables/{table.id}/history", where | after)]
    for path, more in [*paths, ("/api/tables", {}), *([(f"/text/tables/{table.id}", where)] if has_pages else [])]:
        answer = await who.get(path, params=more)
        found.append(f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}")
    return [*found, (await who.get(f"/api/tables/{table.id}/record")).text, rows.summary(table.state)]


async def opened(here: Whole, game: str, people: list[httpx.AsyncClient], **options: Any) -> Table:
    """A table with all these people, dealt."""
    assert game in GAMES
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    body = {"game": game, "seats": seats, "is_public": True, "options": options}
    id = (await people[0].post("/api/tables", json=body)).json()["table"]
    for kind, who in [*(("join", one) for one in people[1:]), *(("ready", one) for one in people)]:
        sent = {"t": kind, "table": id, "command": new_id()}
        assert (await who.post(f"/api/tables/{id}/commands", json=sent)).status_code == 200
    return await here.services.tables.table(id)
