"""What every part of the server shares: one object, made when it starts."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import HTTPConnection

from postroad.games import GAMES
from postroad.server import auth
from postroad.server.auth import Caller
from postroad.server.limits import Limits
from postroad.server.live.hub import Hub
from postroad.server.live.loop_lag import LoopLag
from postroad.server.live.noticing_store import NoticingStore
from postroad.server.live.socket import SocketServer, SocketSettings
from postroad.server.live.tables import Tables, TableSettings
from postroad.server.live.workers import Worker
from postroad.server.metrics import Metrics
from postroad.server.settings import Settings
from postroad.store import clock
from postroad.store.outcomes import Outcomes
from postroad.store.people import People
from postroad.store.sqlite import SqliteStore
from postroad.store.store import Store
from postroad.store.tokens import Tokens
from postroad.store.uploads import Uploads


@dataclass(frozen=True)
class Outside:
    """What the server takes from the world around it: the time, a database, processes in which bots think."""

    now_ms: Callable[[], int] = clock.now_ms
    open_store: Callable[[Path, Callable[[float], None]], Store] = SqliteStore
    new_worker: Callable[[int, tuple[str, ...]], Worker] = Worker


@dataclass(frozen=True)
class Services:
    """The store, the tables in play, the people, the sockets, and what is counted."""

    settings: Settings
    store: NoticingStore
    hub: Hub
    tables: Tables
    people: People
    tokens: Tokens
    uploads: Uploads
    outcomes: Outcomes
    metrics: Metrics
    limits: Limits
    loop_lag: LoopLag
    sockets: SocketServer

    @asynccontextmanager
    async def alive(self) -> AsyncIterator[None]:
        """Let the tables live until the end, then close the database."""
        tasks = [asyncio.create_task(life) for life in (self.store.run(), self.loop_lag.run())]
        await self.tables.start()
        try:
            yield
        finally:
            await self.tables.stop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.store.close()


def build(settings: Settings, outside: Outside | None = None) -> Services:
    """Open the database and everything on it; raises StoreError."""
    outside = outside or Outside()
    metrics, hub, loop_lag = Metrics(), Hub(), LoopLag()
    store = NoticingStore(outside.open_store(settings.database, metrics.commit_seconds.observe), hub.notice)
    people, tokens = People(store, outside.now_ms), Tokens(store)
    uploads = Uploads(store, settings.upload_days, settings.most_uploads)
    actions = {game: metrics.actions.labels(game) for game in GAMES}
    tables = Tables(
        store,
        TableSettings(
            waiting_days=settings.waiting_days,
            resting_days=settings.resting_days,
            bot_workers=settings.bot_workers,
            bot_memory_mib=settings.bot_memory_mib,
            own_bots=settings.own_bots,
        ),
        outside.now_ms,
        hub=hub,
        count_action=lambda game: actions[game].inc(),
        count_bot_failure=metrics.bot_fallbacks.inc,
        sweep_others=uploads.sweep,
        new_worker=outside.new_worker,
    )

    async def identify(connection: HTTPConnection) -> Caller | None:
        return await auth.caller_of(connection, people, tokens)

    limits = SocketSettings(
        settings.messages_per_10s,
        sockets_per_person=settings.sockets_per_person,
        sockets_per_address=settings.sockets_per_address,
        origins=settings.origins,
    )
    sockets = SocketServer(
        tables,
        identify,
        limits,
        is_read_only=lambda: store.is_read_only,
        count=metrics.sockets.inc,
        count_refused=metrics.sockets_refused.inc,
        count_stuck=metrics.sockets_cut.labels("stuck").inc,
    )
    metrics.gauge("views_encoded_total", "views made and encoded for sockets", lambda: tables.encoded)
    about = "the longest that the event loop stood still"
    metrics.gauge("loop_blocked_seconds", about, lambda: loop_lag.longest_s)
    return Services(
        settings, store, hub, tables, people, tokens, uploads, Outcomes(store), metrics, Limits(), loop_lag, sockets
    )
