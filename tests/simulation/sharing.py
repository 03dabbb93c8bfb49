"""Several simulated servers on one database, as PostgreSQL lets them: they hear of each other, and hold leases.

Real: the server's side of it (`server/live/sharing.py`), and that who is told of a commit is told once it is done.
Simulated: the notices themselves, which come late, and not at all where the connection that listens is lost.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from postroad.store.postgres_sharing import KEEP, LET_GO, LOOK_S
from postroad.store.sqlite import SqliteStore
from postroad.store.store import EVER, SELF_NEWS, Conflict, Row, Statement, StoreAway
from tests.simulation.choices import Choices
from tests.simulation.disk import FaultyConnection
from tests.simulation.loop import SimulatedLoop, context_of

NOTICE_S: Final = 0.2  # the longest that a notice takes
_FREE: Final = """
    select table_id, kind, seat, at, asked from due
    where held_until < :now and at <= case kind when 'bot' then :bots_by else :others_by end
    order by held_until, at limit :most
"""
_KEPT: Final = """
    select table_id, kind, seat, at, asked from due where holder = :holder and held_until < :now + :lease
"""
_HOLD: Final = """
    update due set holder = :holder, held_until = max(at, :now) + :lease
    where table_id = :table and kind = :kind and seat = :seat and held_until < :now
"""


class Bus:
    """Carries what servers tell each other; whoever listens loses the connection now and then."""

    def __init__(self, loop: SimulatedLoop, choices: Choices, one_in: int) -> None:
        self._loop = loop
        self._choices = choices
        self._one_in = one_in  # notices: the connection of a listener is lost
        self._listeners: dict[str, asyncio.Queue[str | None]] = {}
        self._last: dict[str, float] = {}

    def listen(self, node: str) -> "asyncio.Queue[str | None]":
        """What a server hears from now on; None if its connection is lost."""
        self._listeners[node] = asyncio.Queue()
        return self._listeners[node]

    def tell(self, sender: str, news: list[str]) -> None:
        """Tell all others, in order."""
        for node, queue in self._listeners.items():
            if not self._loop.is_alive(node):
                continue
            for one in news if node != sender else [one for one in news if one.startswith(SELF_NEWS)]:
                heard = None if self._choices.happens("news", self._one_in) else one
                at = max(self._loop.time() + self._choices.seconds("news", NOTICE_S), self._last.get(node, 0.0) + 1e-6)
                self._last[node] = at
                self._loop.call_at(at, queue.put_nowait, heard, context=context_of(node))


class SharedSqliteStore(SqliteStore):
    """The real store on SQLite, with what PostgreSQL adds for several servers."""

    bus: Bus
    holder: str

    def listen(self) -> AsyncIterator[str]:
        return self._listen(self.bus.listen(self.holder))

    async def _listen(self, queue: "asyncio.Queue[str | None]") -> AsyncIterator[str]:
        yield ""
        while True:
            try:
                news = await asyncio.wait_for(queue.get(), LOOK_S)
            except TimeoutError:
                news = ""
            if news is None:
                raise StoreAway(str(self.path), "the connection was lost")
            yield news

    async def announce(self, *news: str) -> None:
        self.bus.tell(self.holder, list(news))

    async def take_due(self, now: int, lease: int, most: int, bots_by: int = EVER, others_by: int = EVER) -> list[Row]:
        taken = []
        for row in await self.read(_FREE, now=now, most=most, bots_by=bots_by, others_by=others_by):
            table, kind, seat, *_ = row
            held: dict[str, Any] = {"holder": self.holder, "now": now, "lease": lease}
            held |= {"table": table, "kind": kind, "seat": seat}
            try:
                await self.write(Statement(_HOLD, held, expects=1))
            except Conflict:  # another server was first
                continue
            taken.append(row)
        return taken

    async def keep_due(self, now: int, lease: int) -> list[Row]:
        kept = await self.read(_KEPT, holder=self.holder, now=now, lease=lease)
        await self.write(Statement(KEEP.partition("returning")[0], {"holder": self.holder, "now": now, "lease": lease}))
        return kept

    async def let_go_due(self) -> None:
        await self.write(Statement(LET_GO, {"holder": self.holder}))

    def _commit(self, batch: list[Any], *, is_untried: bool = False) -> None:
        def tell() -> None:
            stored = [one for write in batch if write.error is None for one in write.statements if one.news]
            self.bus.tell(self.holder, list(dict.fromkeys(one.news.format_map(one.arguments) for one in stored)))

        assert isinstance(self._writer, FaultyConnection)
        self._writer.committed = tell
        super()._commit(batch, is_untried=is_untried)
