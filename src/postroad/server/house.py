"""What every part of the server shares: one object, made when it starts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from postroad.server import logs
from postroad.server.limits import Limits
from postroad.server.live.bot_seat import BotSeats
from postroad.server.live.tables import Tables, TableSettings
from postroad.server.live.workers import Workers
from postroad.server.metrics import Metrics
from postroad.server.settings import Settings
from postroad.store.outcomes import Outcomes
from postroad.store.people import People
from postroad.store.sqlite import SqliteStore
from postroad.store.store import Store, StoreUnwritable
from postroad.store.tokens import Tokens
from postroad.store.uploads import Uploads

SWEEP_S: Final = 3600


@dataclass
class House:
    """The store, the tables in play, the people, and what is counted."""

    settings: Settings
    store: Store
    tables: Tables
    people: People
    tokens: Tokens
    uploads: Uploads
    outcomes: Outcomes
    metrics: Metrics
    limits: Limits = field(default_factory=Limits)

    @asynccontextmanager
    async def alive(self) -> AsyncIterator[None]:
        """Take up what was due, let bots think and old tables go, until the end."""
        workers = Workers(self.settings.bot_workers, self.settings.bot_memory_mib)
        bots = BotSeats(self.tables, workers, self.metrics.bot_fallbacks.inc)
        await self.tables.resume()
        tasks = [asyncio.create_task(self.tables.agenda.run()), asyncio.create_task(self._sweep())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await bots.stop()
            await self.store.close()

    async def _sweep(self) -> None:
        while True:
            try:
                await self.tables.sweep()
            except Exception as error:  # tried again an hour later
                logs.failure("sweeping failed", error)
            await asyncio.sleep(SWEEP_S)


def build(settings: Settings) -> House:
    """Open the database and everything on it; raises StoreError."""
    path = settings.database
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnwritable(str(path), error.strerror or "") from error
    store = SqliteStore(path)
    days = TableSettings(waiting_days=settings.waiting_days, resting_days=settings.resting_days)
    return House(
        settings,
        store,
        Tables(store, days),
        People(store),
        Tokens(store),
        Uploads(store),
        Outcomes(store),
        Metrics(),
    )
