"""The services that all parts of the server share: one object, made when it starts."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

from starlette.requests import HTTPConnection

from postroad.server import auth, logs
from postroad.server.answers import Statistics
from postroad.server.auth import Caller
from postroad.server.heavy_answers import HeavyAnswers
from postroad.server.limits import HOUR_S, MINUTE_S, Limits, address
from postroad.server.live.hinting import Hints
from postroad.server.live.hub import Hub
from postroad.server.live.loop_lag import LoopLag
from postroad.server.live.neighbours import Neighbours
from postroad.server.live.noticing_store import NoticingStore
from postroad.server.live.openings import Openings
from postroad.server.live.sharing import BOTS_LEFT_MS, Duties, Sharing
from postroad.server.live.socket import SocketServer
from postroad.server.live.socket_settings import SocketSettings
from postroad.server.live.steady_clock import StandstillWatch, SteadyClock
from postroad.server.live.table_settings import TableSettings
from postroad.server.live.tables import Tables
from postroad.server.live.workers import Worker
from postroad.server.metrics import Metrics
from postroad.server.ratings import Ratings
from postroad.server.settings import Settings
from postroad.server.studies.queue import AnalysisQueue, QueueSettings
from postroad.store import clock
from postroad.store.analyses import Analyses
from postroad.store.daily import Dailies
from postroad.store.devices import Devices
from postroad.store.leases import Lease
from postroad.store.notices import Notices
from postroad.store.opening import Database, open_store
from postroad.store.outcomes import Outcomes
from postroad.store.people import People
from postroad.store.profiles import Profiles
from postroad.store.quotas import Quotas
from postroad.store.store import SharedStore, Store, StoreError
from postroad.store.tables import last_moved
from postroad.store.tokens import Tokens
from postroad.store.uploads import Uploads

try:
    from postroad.server.notices.sender import Sender
except ModuleNotFoundError:  # without the extra `notices` there are feeds alone
    Sender = None  # type: ignore[assignment, misc]

CONTACT: Final = "mailto:postroad@localhost"


@dataclass(frozen=True)
class Outside:
    """What the server takes from the world around it: the time, a database, processes in which bots think."""

    now_ms: Callable[[], int] = clock.now_ms
    open_store: Callable[[Database, Callable[[float], None]], Store] = open_store
    new_worker: Callable[[int, tuple[str, ...]], Worker] = Worker
    monotonic_s: Callable[[], float] | None = None  # None: the machine's, or that of another `now_ms`


@dataclass(frozen=True)
class Services:
    """The store, the tables in play, the people, the sockets, and what is counted."""

    settings: Settings
    store: NoticingStore
    hub: Hub
    tables: Tables
    people: People
    devices: Devices
    tokens: Tokens
    uploads: Uploads
    outcomes: Outcomes
    metrics: Metrics
    limits: Limits
    loop_lag: LoopLag
    sockets: SocketServer
    steady: SteadyClock
    heavy: HeavyAnswers
    notices: Notices
    profiles: Profiles
    ratings: Ratings
    dailies: Dailies
    openings: Openings
    studies: AnalysisQueue
    hints: Hints
    sender: "Sender | None"  # None where nothing is to be sent, or what it needs is not installed
    sharing: Sharing | None = None  # with other servers on the same database
    summaries: dict[str, tuple[tuple[int, str], list[Statistics]]] = field(default_factory=dict)  # by game and version

    def spend_read(self, connection: HTTPConnection, cost: float) -> None:
        """Count a question of an address by what it costs; raises Refused if there were too many."""
        if cost:
            self.limits.spend("read", address(connection), self.settings.reads_per_minute, MINUTE_S, cost)

    def note_refusal(self, connection: HTTPConnection) -> None:
        """Someone was told that they ask too often."""
        self.limits.note_refusal(address(connection), self.settings.refusals_per_10s)

    @asynccontextmanager
    async def alive(self) -> AsyncIterator[None]:
        """Let the tables live until the end, then close the database."""
        self.steady.not_before(await last_moved(self.store))
        self.tables.grace.renew()
        watch = StandstillWatch(self.steady, self._stood_still)
        lives = [self.store.run(), self.loop_lag.run(), watch.run()]
        if self.sender is not None:
            with suppress(StoreError):  # on a full disk one can still read; it tries again
                await self.sender.prepare()
            lives.append(self.sender.run())
        with suppress(StoreError):
            await self.studies.prepare()
        lives.append(self.studies.run())
        tasks = [asyncio.create_task(life) for life in lives]
        await self.tables.start()
        if self.sharing is not None:
            tasks.append(asyncio.create_task(self.sharing.run()))
        try:
            yield
        finally:
            await self.tables.stop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self.sharing is not None:
                await self.sharing.stop()
            if self.sender is not None:
                await self.sender.close()
            await self.store.close()

    def _stood_still(self, stood_ms: int, jumped_ms: int) -> None:
        logs.say(logging.WARNING, "nothing went on for a while, or the clock was set", ms=stood_ms, jumped_ms=jumped_ms)
        self.metrics.standstills.inc()
        self.tables.renew_grace()


def _monotonic_of(now_ms: Callable[[], int]) -> Callable[[], float]:
    return time.monotonic if now_ms is clock.now_ms else lambda: now_ms() / 1000


def build(settings: Settings, outside: Outside | None = None) -> Services:
    """Open the database and everything on it; raises StoreError."""
    outside = outside or Outside()
    metrics, hub, loop_lag = Metrics(), Hub(), LoopLag()
    engine = outside.open_store(settings.database, metrics.commit_seconds.observe)
    shared = engine if isinstance(engine, SharedStore) else None
    leaves_bots = shared is not None and settings.bots == "workers"
    store = NoticingStore(engine, hub.notice)
    quotas = Quotas(store, outside.now_ms) if shared else None
    rates = {"read": (settings.reads_per_minute, MINUTE_S), "request": (settings.requests_per_minute, MINUTE_S)}
    limits = Limits(quotas=quotas, shared=rates if shared else None)
    people, tokens = People(store, outside.now_ms), Tokens(store)
    uploads = Uploads(store, settings.upload_days, settings.most_uploads)
    lease = Lease(store, "notices", shared.holder, outside.now_ms) if shared else None
    notices, dailies = Notices(store, outside.now_ms, lease), Dailies(store)
    sender: Sender | None = None  # made below: it reads the tables

    def tells(person: str) -> bool:
        return sender is not None and sender.tells(person)

    def stored() -> None:
        if sender is not None:
            sender.stored()

    analyses = Analyses(store, settings.analysis_days, settings.most_analyses, outside.now_ms)

    async def sweep_others() -> None:
        await uploads.sweep()
        await analyses.sweep()
        if quotas is not None:
            await quotas.sweep()

    studies = AnalysisQueue(
        analyses,
        QueueSettings(
            settings.analysis_workers,
            settings.bot_memory_mib,
            settings.analyses_waiting,
            settings.analyses_each,
            settings.analysis_minutes,
        ),
        outside.now_ms,
        is_alone=shared is None,
        spend=lambda person: limits.spend_for_all("analysis", person, settings.analyses_per_hour, HOUR_S),
        count=lambda result: metrics.analyses.labels(result).inc(),
    )
    steady = SteadyClock(outside.now_ms, outside.monotonic_s or _monotonic_of(outside.now_ms))
    tables = Tables(
        store,
        TableSettings(
            waiting_days=settings.waiting_days,
            resting_days=settings.resting_days,
            closed_days=settings.closed_days,
            finished_days=settings.finished_days,
            bot_workers=settings.bot_workers,
            bot_workers_each=settings.bot_workers_each,
            bot_memory_mib=settings.bot_memory_mib,
            own_bots=settings.own_bots,
            lines_per_table=settings.lines_per_table,
        ),
        steady,
        hub=hub,
        count_action=metrics.count_action,
        count_bot_failure=metrics.bot_fallbacks.inc,
        sweep_others=sweep_others,
        new_worker=outside.new_worker,
        spend_table=lambda person: limits.spend_for_all("table", person, settings.tables_per_hour, HOUR_S),
        holder=shared.holder if shared else "",
        leaves=("bot",) if leaves_bots else (),
        spend_chat=lambda person: limits.spend_for_all("chat", person, settings.chats_per_minute, MINUTE_S),
        tells=tells,
        stored=stored,
    )
    if Sender is not None and settings.notices == "on":
        sender = Sender(
            notices,
            people,
            tables.waiting_for,
            outside.now_ms,
            lambda result: metrics.notices.labels(result).inc(),
            contact=settings.contact or next((one for one in settings.origins if one.startswith("https:")), CONTACT),
            services=settings.services,
            home=next(iter(settings.origins), ""),
            allows_private=settings.private_notices,
        )

    sharing: Sharing | None = None
    if shared is not None:
        sharing = Sharing(shared, store, tables, Duties(bots_left_ms=BOTS_LEFT_MS if leaves_bots else 0))
        if sender is not None:
            sharing.also_heard |= {"channel": sender.recheck, "notice": sender.hear}
        sharing.also_heard["study"] = studies.hear

    async def identify(connection: HTTPConnection) -> Caller | None:
        return await auth.caller_of(connection, people, tokens, is_https=settings.is_https)

    socket_settings = SocketSettings(
        settings.messages_per_10s,
        sockets_per_person=settings.sockets_per_person,
        sockets_per_address=settings.sockets_per_address,
        watched_each=settings.watched_each,
        stuck_s=settings.socket_unread_seconds,
        origins=settings.origins,
        is_https=settings.is_https,
    )
    sockets = SocketServer(
        tables,
        identify,
        socket_settings,
        is_read_only=lambda: store.is_read_only,
        count=metrics.sockets.inc,
        count_refused=metrics.sockets_refused.inc,
        count_refusal=lambda key: metrics.refusals.labels(key).inc(),
        spend_read=lambda connection, cost: limits.spend(
            "read", address(connection), settings.reads_per_minute, MINUTE_S, cost
        ),
        note_refusal=lambda connection: limits.note_refusal(address(connection), settings.refusals_per_10s),
        count_stuck=metrics.sockets_cut.labels("stuck").inc,
    )
    if sharing is not None and shared is not None:
        neighbours = sharing.neighbours = Neighbours(shared.holder, tables, sockets, limits)
        metrics.gauge("servers", "servers on the same database, this one too", lambda: neighbours.servers)
    metrics.gauge("views_encoded_total", "views made and encoded for sockets", lambda: tables.encoded)
    metrics.gauge("bots_waiting", "bots that wait for a process to think in", lambda: tables.workers.waiting)
    metrics.gauge("tasks", "tasks of the event loop", lambda: len(asyncio.all_tasks()))
    metrics.gauge("analyses_waiting", "analyses that wait for a process", lambda: studies.waiting)
    about = "the longest that the event loop stood still"
    metrics.gauge("loop_blocked_seconds", about, lambda: loop_lag.longest_s)
    return Services(
        settings,
        store,
        hub,
        tables,
        people,
        Devices(store, outside.now_ms),
        tokens,
        uploads,
        Outcomes(store),
        metrics,
        limits,
        loop_lag,
        sockets,
        steady,
        HeavyAnswers(settings.heavy_answers, settings.heavy_answers_each),
        notices,
        Profiles(store),
        Ratings(store),
        dailies,
        Openings(tables, dailies),
        studies,
        Hints(tables),
        sender,
        sharing,
    )
