"""Tables without sockets for tests: people who send commands, and a clock that stands until it is set."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from postroad.core.refusals import Refused
from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.hub import Hub
from postroad.server.live.noticing_store import NoticingStore
from postroad.server.live.openings import Openings
from postroad.server.live.table import Table
from postroad.server.live.table_settings import TableSettings
from postroad.server.live.tables import Tables
from postroad.store.daily import Dailies
from postroad.store.opening import Database, open_store
from postroad.store.store import Store

ADA, BEN, CLEO = Caller("p-ada", "Ada"), Caller("p-ben", "Ben"), Caller("p-cleo", "Cleo")
ME, OPEN = wire.SeatPlan("me"), wire.SeatPlan("open")
START_MS = 1_800_000_000_000
_COMMANDS = itertools.count(1)


def bot(spec: str = "sensible") -> wire.SeatPlan:
    return wire.SeatPlan("bot", spec)


@dataclass
class Watch:
    """A clock to be set by hand."""

    at: int = START_MS

    def __call__(self) -> int:
        return self.at


@dataclass
class Room:
    """Some tables over one database."""

    tables: Tables
    store: Store
    noticing: NoticingStore
    watch: Watch
    openings: Openings
    fallbacks: list[None] = field(default_factory=list)

    async def do(self, who: Caller | None, kind: type[Any], table: str, **fields: Any) -> wire.Done:
        """Send a command with a new id."""
        fields.setdefault("command", f"command-{next(_COMMANDS)}")
        return await self.tables.command(who, kind(table=table, **fields))

    async def refused(self, who: Caller | None, kind: type[Any], table: str, **fields: Any) -> str:
        """The key with which a command is refused; nothing may have changed."""
        before = (await self.tables.table(table)).state
        with pytest.raises(Refused) as caught:
            await self.do(who, kind, table, **fields)
        assert (await self.tables.table(table)).state is before
        return caught.value.refusal.key

    async def opened(self, game: str, *plans: wire.SeatPlan, **options: Any) -> str:
        """A table of Ada's."""
        return await self.tables.open(ADA, wire.OpenTable(game, list(plans), **options))

    async def begun(self, game: str, *others: Caller, **options: Any) -> str:
        """A table of Ada's and others', all ready."""
        table = await self.opened(game, ME, *(OPEN for _ in others), **options)
        for other in others:
            await self.do(other, wire.Join, table)
        for who in (ADA, *others):
            await self.do(who, wire.Ready, table)
        return table

    async def table(self, id: str) -> Table:
        return await self.tables.table(id)

    async def act(self, who: Caller, table: str, rng: random.Random, seat: int | None = None) -> wire.Done:
        """Any legal action of a person whose turn it is."""
        now = await self.tables.now(table, who, seat)
        action = rng.choice(now.view.legal)
        game = (await self.table(table)).state.game
        return await self.do(who, wire.Act, table, asked=now.asked, action=game.encode(action), seat=seat)

    async def on_turn(self, table: str, *people: Caller) -> Caller:
        """The first of these people who owes an action."""
        state = (await self.table(table)).state
        return next(who for who in people if set(state.seats_of(who.person)) & set(state.acting))

    async def play(self, table: str, *people: Caller, acts: int = 10_000, seed: int = 1) -> int:
        """Let people act at random until the game ends, or so often; how often they did."""
        rng = random.Random(seed)
        for done in range(acts):
            if (await self.table(table)).state.status != "playing":
                return done
            await self.act(await self.on_turn(table, *people), table, rng)
        return acts

    async def until(self, table: str, status: str) -> None:
        """Wait until bots have brought a table so far."""
        async with asyncio.timeout(60):
            while (await self.table(table)).state.status != status:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def room(
    database: Database, watch: Watch | None = None, *, is_alive: bool = False, **settings: Any
) -> AsyncIterator[Room]:
    """Tables over a database; with `is_alive`, bots and clocks go by themselves."""
    watch = watch or Watch()
    store = open_store(database)
    hub, fallbacks = Hub(), list[None]()
    noticing = NoticingStore(store, hub.notice)
    limits = TableSettings(**{"bot_workers": 1, **settings})
    tables = Tables(noticing, limits, watch, hub=hub, count_bot_failure=lambda: fallbacks.append(None))
    found = Room(tables, store, noticing, watch, Openings(tables, Dailies(noticing)), fallbacks)
    if is_alive:
        await tables.start()
    try:
        yield found
    finally:
        await tables.stop()
        await store.close()
