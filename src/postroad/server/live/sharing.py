"""Several servers on one database: what the others do is shown here, and what they leave undone is done here.

A notice is a hint: the log is read for what it says, so one that is lost, late or doubled does no harm. Who
writes that something falls due holds it; a server that is gone or stands still holds it no longer than the lease.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, NamedTuple

from postroad.core.refusals import Refused
from postroad.server import logs
from postroad.server.live.log_entries import Logged, from_text
from postroad.server.live.neighbours import BELIEVED_MS, KINDS, TELL_S, Neighbours
from postroad.server.live.noticing_store import NoticingStore
from postroad.server.live.scheduler import LEASE_MS, DueTime, TaskKey
from postroad.server.live.table import Table
from postroad.server.live.tables import Tables
from postroad.store.health import probe_write
from postroad.store.people import read_name
from postroad.store.store import EVER, Row, SharedStore, StoreError
from postroad.store.tables import DUE_NEWS

AGAIN_S: Final = 1.0  # after the connection that listens was lost
LOOK_S: Final = 1.0  # how often what nobody holds is looked for
KEEP_MS: Final = 2000  # how often what is held here is held on: three times in a lease
MOST_TAKEN: Final = 100  # at once
BOTS_LEFT_MS: Final = 5000  # a bot's turn that no worker has taken by then is taken by a server


class Duties(NamedTuple):
    """Which part of what nobody holds is taken up here."""

    has_bots: bool = True
    has_others: bool = True  # clocks, and games that wait to begin
    bots_left_ms: int = 0  # how long turns of bots are left to others first
    most_bots: int = MOST_TAKEN  # at once


class Sharing:
    """Listens to the other servers, and takes over from those that are gone."""

    def __init__(
        self, store: SharedStore, noticing: NoticingStore, tables: Tables, duties: Duties | None = None
    ) -> None:
        self._store = store
        self._noticing = noticing
        self._tables = tables
        self._duties = duties or Duties()
        self._working: dict[str, asyncio.Task[None]] = {}  # what is being taken up
        self._asked: set[str] = set()  # and what of it was asked for once more
        self._wake = asyncio.Event()
        self.also_heard: dict[str, Callable[[str], Coroutine[Any, Any, None]]] = {}  # by kind: who takes other news up
        self.neighbours: Neighbours | None = None  # of a server; workers have nobody to tell of

    async def run(self) -> None:
        """Go on until cancelled."""
        lives = [self._listen(), self._see_to_due_tasks()]
        if self.neighbours is not None:
            lives.append(self._tell_of_ourselves(self.neighbours))
        await asyncio.gather(*lives)

    async def stop(self) -> None:
        """Leave everything to the others, at once."""
        with contextlib.suppress(StoreError):
            await self._store.let_go_due()
            await self._store.announce(DUE_NEWS, *([self.neighbours.farewell()] if self.neighbours else []))

    def wake(self) -> None:
        """There may be something to take up."""
        self._wake.set()

    # --- news ---

    async def _listen(self) -> None:
        while True:
            try:
                async for news in self._store.listen():
                    try:
                        self.hear(news)
                    except Exception as error:  # one notice that another version understands must not end it
                        logs.failure("what another server did could not be taken up", error)
            except StoreError as error:
                logs.failure("other servers are not heard", error)
                with contextlib.suppress(StoreError):  # if nothing can be stored either, everyone is told so
                    await self._noticing.write(probe_write())
            await asyncio.sleep(AGAIN_S)

    def hear(self, news: str) -> None:
        """Take up what another server tells; "" if something may have been missed."""
        kind, _, rest = news.partition(" ")
        place, _, detail = rest.partition(" ")
        if not news:
            for table in list(self._tables.alive.values()):
                self._soon(table.id, table.catch_up)
            for other in self.also_heard:
                self._soon(other, partial(self.also_heard[other], ""))
        elif kind == "line":
            found = self._tables.alive.get(place)
            if found is not None:
                self._hear_line(found, *detail.split(" ", 3))
        elif kind == "chat" and self._tables.hub.is_watched(place):
            self._soon(f"chat {place} {detail}", lambda: self._show_chat(place, int(detail)))
        elif kind == "person":
            self._soon(f"person {place}", lambda: self._recheck(place))
        elif kind == "gone":
            self._tables.forget(place)
        elif kind in KINDS:
            if self.neighbours is not None:
                self.neighbours.hear(kind, place, detail)
        elif kind == "due":
            self._wake.set()
        elif kind in self.also_heard:
            self._soon(f"{kind} {place}", partial(self.also_heard[kind], place))

    def _hear_line(self, table: Table, seq: str, at: str = "", command: str = "", body: str = "") -> None:
        """A line was stored; what came with the notice, if all did, spares the reading."""
        if table.state.seq < int(seq):
            if not body or not table.take_told(Logged(int(seq), int(at), command, from_text(body))):
                self._soon(table.id, table.catch_up)

    def _soon(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something beside everything else; what is asked meanwhile is done once more after it."""
        self._asked.add(name)
        if name not in self._working:
            self._working[name] = asyncio.create_task(self._work(name, work))

    async def _work(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while name in self._asked:
            self._asked.discard(name)
            try:
                await work()
            except (Refused, StoreError) as error:
                logs.failure("what another server did could not be taken up", error)
        del self._working[name]

    async def _show_chat(self, table: str, number: int) -> None:
        for said in await self._tables.chats.after(table, number - 1):
            self._tables.hub.say(said)

    async def _recheck(self, person: str) -> None:
        self._tables.hub.recheck(person)
        self._tables.renamed(person, await read_name(self._noticing, person))

    # --- what servers tell of themselves ---

    async def _tell_of_ourselves(self, neighbours: Neighbours) -> None:
        was_deaf = False
        began = self._tables.now_ms()
        while True:
            with contextlib.suppress(StoreError):
                await self._store.announce(*neighbours.news())
            is_deaf = neighbours.is_deaf and self._tables.now_ms() - began > BELIEVED_MS
            if is_deaf and not was_deaf:
                logs.say(
                    logging.WARNING, "other servers are not heard: is a pooler before PostgreSQL, which LISTEN needs?"
                )
            was_deaf = is_deaf
            await asyncio.sleep(TELL_S)

    # --- what falls due ---

    async def _see_to_due_tasks(self) -> None:
        kept = 0
        while True:
            self._wake.clear()
            try:
                now = self._tables.now_ms()
                taken = []
                if not 0 <= now - kept < KEEP_MS:  # a clock may be set back
                    taken, kept = self._forgotten(await self._store.keep_due(now, LEASE_MS)), now
                taken += await self._take(now)
                if any(kind == "clock" and at < now for _, kind, _, at, _ in taken):
                    self._tables.renew_grace()  # whose server is gone must find another first
                for table, kind, seat, at, asked in taken:
                    with contextlib.suppress(Refused):  # a table that cannot be read is set aside
                        await self._take_over(table, TaskKey(kind, seat), DueTime(at, asked))
            except StoreError as error:
                logs.failure("what is due could not be looked for", error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK_S)

    def _forgotten(self, held: list[Row]) -> list[Row]:
        """What is held here by the database alone: by a write whose answer was lost, or a table not read in time."""
        noted = self._tables.scheduler.has_noted
        return [row for row in held if not noted(row[0], TaskKey(row[1], row[2]), DueTime(row[3], row[4]))]

    async def _take(self, now: int) -> list[Row]:
        duties = self._duties
        bots_by = now - duties.bots_left_ms if duties.has_bots else -1
        most = min(MOST_TAKEN, duties.most_bots - self._tables.scheduler.under_way)
        if most < 1 or not (duties.has_bots or duties.has_others):
            return []
        return await self._store.take_due(now, LEASE_MS, most, bots_by, EVER if duties.has_others else -1)

    async def _take_over(self, id: str, key: TaskKey, due: DueTime) -> None:
        table = await self._tables.table(id)
        await table.catch_up()
        table.hold({key: due})
        self._tables.scheduler.note(id, table.held)
