"""Allowances that several servers on one database count together: exactly, for the price of a small write each.

An allowance of so many in a period fills up evenly, so that all there is to know of it is when it will be full again.
"""

import hashlib
from collections.abc import Callable
from typing import Final

from postroad.store.clock import now_ms
from postroad.store.store import Conflict, Statement, Store

_SPEND: Final = """
    insert into quota (kind, who, full_at) values (:kind, :who, :now + :each)
    on conflict (kind, who) do update
    set full_at = case when quota.full_at > :now then quota.full_at else :now end + :each
    where quota.full_at + :each <= :now + :period
"""
_FULL_AT: Final = "select full_at from quota where kind = :kind and who = :who"
_OLD: Final = "delete from quota where full_at < :now"


class Quotas:
    """The rows of `quota`."""

    def __init__(self, store: Store, clock_ms: Callable[[], int] = now_ms) -> None:
        self._store = store
        self._clock_ms = clock_ms

    async def spend(self, kind: str, key: str, most: int, period_ms: int) -> int:
        """Take one of so many, and 0; or, if none is left, the milliseconds until there is one."""
        # Nobody is named here, nor any address.
        who = {"kind": kind, "who": hashlib.blake2b(key.encode(), digest_size=12).hexdigest()}
        now, each = self._clock_ms(), max(1, period_ms // most)
        try:
            await self._store.write(
                Statement(_SPEND, {**who, "now": now, "each": each, "period": period_ms}, expects=1)
            )
        except Conflict:
            rows = await self._store.read(_FULL_AT, **who)
            return max(1, rows[0][0] + each - period_ms - now) if rows else 1
        return 0

    async def sweep(self) -> None:
        """Remove what is full again."""
        await self._store.write(Statement(_OLD, {"now": self._clock_ms()}))
