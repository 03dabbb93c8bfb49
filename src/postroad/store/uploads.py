"""Records that people opened for replay, kept by the digest of their text until nobody has opened them for long."""

import contextlib
import hashlib
from collections.abc import Callable
from typing import Final

from postroad.store.clock import now_ms
from postroad.store.store import Statement, Store, StoreError

DAY_MS: Final = 86_400_000
_KEEP: Final = """
    insert into upload (id, text, at) values (:id, :text, :at) on conflict (id) do update set at = excluded.at
"""
_OPENED: Final = "update upload set at = :at where id = :id"
_OLD: Final = "delete from upload where at < :before"
# Older than the last that has room; where there is room for all, that is none.
_TOO_MANY: Final = "delete from upload where at < (select at from upload order by at desc limit 1 offset :last)"


class Uploads:
    """The rows of `upload`; the same text is kept once."""

    def __init__(self, store: Store, days: int, most: int, clock_ms: Callable[[], int] = now_ms) -> None:
        self._store = store
        self._days = days
        self._most = most
        self._clock_ms = clock_ms

    async def keep(self, text: str) -> str:
        """Keep a verified record; its id."""
        upload = hashlib.sha256(text.encode()).hexdigest()[:24]
        kept = Statement(_KEEP, {"id": upload, "text": text, "at": self._clock_ms()})
        await self._store.write(kept, *self._outdated())
        return upload

    async def text(self, upload: str) -> str | None:
        """The record with this id, which counts as opened."""
        rows = await self._store.read("select text, at from upload where id = :id", id=upload)
        if not rows:
            return None
        text, at = rows[0]
        if self._clock_ms() - at > DAY_MS:  # to the day is enough: looking should not write each time
            with contextlib.suppress(StoreError):  # what cannot be noted can still be looked at
                await self._store.write(Statement(_OPENED, {"id": upload, "at": self._clock_ms()}))
        return str(text)

    async def sweep(self) -> None:
        """Remove what nobody has opened for long, and the oldest of too many."""
        await self._store.write(*self._outdated())

    def _outdated(self) -> list[Statement]:
        before = self._clock_ms() - self._days * DAY_MS
        return [Statement(_OLD, {"before": before}), Statement(_TOO_MANY, {"last": self._most - 1})]
