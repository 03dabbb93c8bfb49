"""Leases: one of several servers does something for all, and every write of it says that it still is the one."""

import contextlib
from collections.abc import Callable
from typing import Final

from postroad.store.store import Conflict, Statement, Store, StoreError

_TAKE: Final = """
    insert into lease (name, holder, held_until) values (:name, :holder, :until)
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
    where lease.held_until < :now or lease.holder = excluded.holder
"""
_FENCE: Final = "update lease set held_until = :until where name = :name and holder = :holder"
_LET_GO: Final = "update lease set held_until = 0 where name = :name and holder = :holder"
LEASE_MS: Final = 15_000


class Lease:
    """The right to do one thing, as long as it is renewed."""

    def __init__(self, store: Store, name: str, holder: str, now_ms: Callable[[], int]) -> None:
        self.is_held = False
        self._store = store
        self._now_ms = now_ms
        self._who = {"name": name, "holder": holder}

    async def take(self) -> bool:
        """Take or renew it; whether it is ours now."""
        now = self._now_ms()
        try:
            await self._store.write(Statement(_TAKE, {**self._who, "now": now, "until": now + LEASE_MS}, expects=1))
            self.is_held = True
        except Conflict:
            self.is_held = False
        return self.is_held

    def fence(self) -> Statement:
        """Goes with a write that only the holder may make: if we are not, all of it conflicts."""
        return Statement(_FENCE, {**self._who, "until": self._now_ms() + LEASE_MS}, expects=1)

    async def let_go(self) -> None:
        """Leave it to the others at once."""
        self.is_held = False
        with contextlib.suppress(StoreError):
            await self._store.write(Statement(_LET_GO, self._who))
