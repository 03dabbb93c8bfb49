"""Analyses of finished games: what is asked for, and every moment as soon as it is judged, so that nothing is lost."""

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from postroad.store.clock import now_ms
from postroad.store.store import Conflict, Statement, Store, StoreError

DAY_MS: Final = 86_400_000
_COLUMNS: Final = "id, effort, record, person, state, total, summary, asked_at, opened_at, held_until"
_ALONE: Final = "update person set name = name where id = :person"  # of several servers one at a time, for a person
_ASK: Final = """
    insert into analysis (id, effort, record, person, state, total, summary, asked_at, opened_at, held_until)
    select :id, :effort, :record, :person, 'open', 0, '', :at, :at, 0
    where (select count(*) from analysis where state = 'open' and person = :person) < :most
    on conflict (id) do update set
      state = 'open', person = excluded.person, asked_at = excluded.asked_at, opened_at = excluded.opened_at
    where analysis.state in ('stopped', 'failed')
"""
_CLAIM: Final = """
    update analysis set held_until = :until where id = :id and state = 'open' and held_until < :now
      and not exists (select 1 from analysis one where one.person = :person and one.held_until >= :now)
"""
_HOLD: Final = "update analysis set held_until = :until, total = :total where id = :id and state = 'open'"
_RENEW: Final = "update analysis set held_until = :until where id = :id and state = 'open' and held_until > 0"
_MOMENT: Final = """
    insert into analysis_moment (analysis, number, body) values (:id, :number, :body)
    on conflict (analysis, number) do nothing
"""
_DONE: Final = """
    update analysis set state = 'done', summary = :summary, record = '', person = null, held_until = 0 where id = :id
"""
NEWS: Final = "study {id} 0"  # for other servers and workers
_FREE: Final = "update analysis set held_until = 0 where id = :id and state = 'open'"
_END: Final = "update analysis set state = :state, held_until = 0 where id = :id and state = 'open'"
_OPENED: Final = "update analysis set opened_at = :at where id = :id"
_OLD: Final = "delete from analysis where state <> 'open' and opened_at < :before"
_TOO_MANY: Final = """
    delete from analysis where state <> 'open' and opened_at <
      (select opened_at from analysis order by opened_at desc limit 1 offset :last)
"""


@dataclass(frozen=True)
class AnalysisRow:
    """One analysis that was asked for."""

    id: str
    effort: str
    record: str
    person: str | None
    state: str
    total: int
    summary: str
    asked_at: int
    opened_at: int
    held_until: int


class Analyses:
    """The rows of `analysis` and `analysis_moment`."""

    def __init__(self, store: Store, days: int, most: int, clock_ms: Callable[[], int] = now_ms) -> None:
        self._store = store
        self._days = days
        self._most = most
        self._clock_ms = clock_ms

    async def ask(self, id: str, effort: str, record: str, person: str, most: int) -> bool:
        """Want an analysis, of so many at most that one waits for; one that was stopped, or failed, goes on.

        Whether it is wanted now.
        """
        wanted = {"id": id, "effort": effort, "record": record, "person": person, "at": self._clock_ms(), "most": most}
        alone = Statement(_ALONE, {"person": person})
        await self._store.write(alone, Statement(_ASK, wanted, news=NEWS), *self._outdated())
        found = await self.find(id)
        return found is not None and found.state in ("open", "done")

    async def find(self, id: str) -> AnalysisRow | None:
        """An analysis, which counts as looked at."""
        rows = await self._store.read(f"select {_COLUMNS} from analysis where id = :id", id=id)
        if not rows:
            return None
        found = AnalysisRow(*rows[0])
        if self._clock_ms() - found.opened_at > DAY_MS:  # to the day is enough: looking should not write each time
            with contextlib.suppress(StoreError):
                await self._store.write(Statement(_OPENED, {"id": id, "at": self._clock_ms()}))
        return found

    async def open(self) -> list[AnalysisRow]:
        """Those that are not finished, longest asked for first."""
        sql = f"select {_COLUMNS} from analysis where state = 'open' order by asked_at, id"
        return [AnalysisRow(*row) for row in await self._store.read(sql)]

    async def moments(self, id: str, after: int = 0) -> list[str]:
        """What has been judged, in order, from a number on."""
        sql = "select body from analysis_moment where analysis = :id and number >= :after order by number"
        return [str(body) for (body,) in await self._store.read(sql, id=id, after=after)]

    async def claim(self, id: str, person: str | None, until: int) -> bool:
        """Begin to work on one; whether nobody else does, nor on another of the same person."""
        try:
            arguments = {"id": id, "person": person or "", "until": until, "now": self._clock_ms()}
            await self._store.write(Statement(_ALONE, arguments), Statement(_CLAIM, arguments, expects=1))
        except Conflict:
            return False
        return True

    async def renew(self, ids: Sequence[str], until: int) -> None:
        """Go on with these, however long the next moment of each takes."""
        await self._store.write(*(Statement(_RENEW, {"id": id, "until": until}) for id in ids))

    async def keep(self, id: str, number: int, body: str, total: int, until: int) -> bool:
        """Keep a judged moment, and go on; whether it is still wanted."""
        held = Statement(_HOLD, {"id": id, "until": until, "total": total}, expects=1)
        try:
            await self._store.write(held, Statement(_MOMENT, {"id": id, "number": number, "body": body}))
        except Conflict:
            return False
        return True

    async def finish(self, id: str, summary: str) -> None:
        """Everything is judged; who asked, and the record, are needed no more."""
        await self._store.write(Statement(_DONE, {"id": id, "summary": summary}))

    async def end(self, id: str, state: str) -> None:
        """It is stopped, or has failed."""
        await self._store.write(Statement(_END, {"id": id, "state": state}))

    async def free(self, id: str) -> None:
        """Work on it no more here: another may at once."""
        await self._store.write(Statement(_FREE, {"id": id}, news=NEWS))

    async def let_go(self) -> None:
        """Nobody works on any: the server that did is gone."""
        await self._store.write(Statement("update analysis set held_until = 0 where held_until > 0"))

    async def sweep(self) -> None:
        """Remove what nobody has looked at for long, and the oldest of too many."""
        await self._store.write(*self._outdated())

    def _outdated(self) -> list[Statement]:
        before = self._clock_ms() - self._days * DAY_MS
        return [Statement(_OLD, {"before": before}), Statement(_TOO_MANY, {"last": self._most - 1})]
