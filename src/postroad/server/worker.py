"""A worker: bots of the tables in a shared database think here, and finished games are analysed, without any page.

It takes turns of bots that nobody holds, as many as it has processes for, and answers them by the table's log as a
server would; and analyses that nobody works on. One that dies lets go of what it holds after the lease; whoever is
there takes it up.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from postroad.server import logs
from postroad.server.live.noticing_store import NoticingStore
from postroad.server.live.sharing import Duties, Sharing
from postroad.server.live.steady_clock import StandstillWatch, SteadyClock
from postroad.server.live.table_settings import TableSettings
from postroad.server.live.tables import Tables
from postroad.server.notices.listeners import Listeners
from postroad.server.settings import Settings
from postroad.server.studies.queue import AnalysisQueue, QueueSettings
from postroad.store.analyses import Analyses
from postroad.store.clock import now_ms
from postroad.store.notices import Notices
from postroad.store.opening import open_store
from postroad.store.store import SharedStore

LEFT: Final = ("begin", "clock")  # what servers see to
AHEAD: Final = 2  # turns that are held for each process: one is thought about, one waits for its pace


async def work(settings: Settings, stopped: asyncio.Event, ready: Callable[[], None]) -> None:
    """Go on until stopped; raises StoreError if the database cannot be used."""
    engine = open_store(settings.database)
    assert isinstance(engine, SharedStore)
    store = NoticingStore(engine, lambda key: logs.say(logging.WARNING, f"the database is {key}"))
    steady = SteadyClock()
    listeners = Listeners(Notices(store))
    tables = Tables(
        store,
        TableSettings(
            bot_workers=settings.bot_workers,
            bot_workers_each=settings.bot_workers_each or settings.bot_workers,
            bot_memory_mib=settings.bot_memory_mib,
            own_bots=settings.own_bots,
            lines_per_table=settings.lines_per_table,
        ),
        steady,
        count_bot_failure=lambda: logs.say(logging.WARNING, "a bot failed, and a simple one acted for it"),
        holder=engine.holder,
        leaves=LEFT,
        tells=lambda person: settings.notices == "on" and person in listeners.people,
        stored=lambda: sharing.wake(),  # a turn is over: there is room for the next
    )
    duties = Duties(has_others=False, most_bots=AHEAD * settings.bot_workers)
    sharing = Sharing(engine, store, tables, duties)

    async def recheck(person: str) -> None:
        await (listeners.recheck(person) if person else listeners.read())

    studies = AnalysisQueue(
        Analyses(store, settings.analysis_days, settings.most_analyses),
        QueueSettings(settings.analysis_workers, settings.bot_memory_mib, minutes=settings.analysis_minutes),
        now_ms,
        is_alone=False,
    )
    sharing.also_heard |= {"channel": recheck, "study": studies.hear}
    watch = StandstillWatch(steady, lambda stood_ms, jumped_ms: None)
    lives = (store.run(), watch.run(), tables.scheduler.run(), sharing.run(), studies.run())
    tasks = [asyncio.create_task(life) for life in lives]
    try:
        ready()
        await stopped.wait()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await tables.stop()
        await sharing.stop()
        await store.close()
