"""What every part of the server shares: one object, made when it starts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from postroad.games import GAMES
from postroad.server.limits import Limits
from postroad.server.live.tables import Tables, TableSettings
from postroad.server.metrics import Metrics
from postroad.server.settings import Settings
from postroad.store.outcomes import Outcomes
from postroad.store.people import People
from postroad.store.sqlite import SqliteStore
from postroad.store.store import Store
from postroad.store.tokens import Tokens
from postroad.store.uploads import Uploads


@dataclass
class Services:
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
        """Let the tables live until the end, then close the database."""
        counters = {game: self.metrics.actions.labels(game) for game in GAMES}
        self.tables.acted = lambda game: counters[game].inc()
        self.tables.sweep_more = self.uploads.sweep
        self.tables.bot_failed = self.metrics.bot_fallbacks.inc
        await self.tables.start()
        try:
            yield
        finally:
            await self.tables.stop()
            await self.store.close()


def build(settings: Settings) -> Services:
    """Open the database and everything on it; raises StoreError."""
    metrics = Metrics()
    store = SqliteStore(settings.database, metrics.commit_seconds.observe)
    table_settings = TableSettings(
        waiting_days=settings.waiting_days,
        resting_days=settings.resting_days,
        bot_workers=settings.bot_workers,
        bot_memory_mib=settings.bot_memory_mib,
    )
    tables = Tables(store, table_settings)
    return Services(
        settings,
        tables.store,
        tables,
        People(tables.store),
        Tokens(tables.store),
        Uploads(tables.store, settings.upload_days, settings.most_uploads, tables.now_ms),
        Outcomes(tables.store),
        metrics,
    )
