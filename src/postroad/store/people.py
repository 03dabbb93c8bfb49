"""People: opaque ids with a name, found by the digest of a secret that only their browser knows."""

import contextlib
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from postroad.store import clock
from postroad.store.devices import forget_devices
from postroad.store.notices import forget_notices
from postroad.store.store import Conflict, Row, Statement, Store, StoreError

_CHANGED: Final = "person {id} 0"  # of name or rights
SEEN_EVERY_MS: Final = 3_600_000  # how exactly we know when someone was last here


@dataclass(frozen=True)
class Person:
    """Someone as the store knows them."""

    id: str
    name: str
    preferences: dict[str, Any]
    has_recovery: bool
    created_at: int
    seen_at: int


_COLUMNS: Final = "id, name, preferences, recovery_hash, created_at, seen_at"
_BY_SECRET: Final = f"""
    select {_COLUMNS} from person where secret_hash = :hash
    union all select {_COLUMNS} from person where id = (select person from device where secret_hash = :hash)
"""


class People:
    """The rows of `person`; secrets and codes come and go as digests."""

    def __init__(self, store: Store, now_ms: Callable[[], int] = clock.now_ms) -> None:
        self._store = store
        self._now_ms = now_ms

    async def create(self, name: str, secret_hash: str, recovery_hash: str | None) -> Person:
        """A new person."""
        at = self._now_ms()
        person = Person(secrets.token_hex(12), name, {}, recovery_hash is not None, at, at)
        await self._store.write(
            Statement(
                "insert into person (id, secret_hash, recovery_hash, name, preferences, created_at, seen_at)"
                " values (:id, :secret_hash, :recovery_hash, :name, '{}', :at, :at)",
                {
                    "id": person.id,
                    "secret_hash": secret_hash,
                    "recovery_hash": recovery_hash,
                    "name": name,
                    "at": at,
                },
            )
        )
        return person

    async def by_id(self, person: str) -> Person | None:
        """Someone whose id is known."""
        return _one(await self._store.read(f"select {_COLUMNS} from person where id = :id", id=person))

    async def by_secret(self, secret_hash: str) -> Person | None:
        """Whoever has this secret."""
        person = _one(await self._store.read(_BY_SECRET, hash=secret_hash))
        if person and self._now_ms() - person.seen_at > SEEN_EVERY_MS:
            now = {"at": self._now_ms(), "id": person.id}
            with contextlib.suppress(StoreError):  # on a full disk one can still read
                await self._store.write(Statement("update person set seen_at = :at where id = :id", now))
        return person

    async def change(self, person: str, name: str, preferences: dict[str, Any]) -> None:
        """Give someone another name or other preferences."""
        arguments = {"name": name, "preferences": json.dumps(preferences, ensure_ascii=False), "id": person}
        await self._store.write(
            Statement(
                "update person set name = :name, preferences = :preferences where id = :id", arguments, news=_CHANGED
            )
        )

    async def set_recovery(self, person: str, recovery_hash: str) -> None:
        """Replace someone's recovery code."""
        arguments = {"hash": recovery_hash, "id": person}
        await self._store.write(Statement("update person set recovery_hash = :hash where id = :id", arguments))

    async def move(self, recovery_hash: str, secret_hash: str, next_recovery_hash: str) -> Person | None:
        """Give whoever has this recovery code a new secret and code, and void all else; None if nobody has it."""
        rows = await self._store.read(f"select {_COLUMNS} from person where recovery_hash = :hash", hash=recovery_hash)
        person = _one(rows)
        if person is None:
            return None
        try:
            await self._store.write(
                Statement(
                    "update person set secret_hash = :secret, recovery_hash = :next"
                    " where id = :id and recovery_hash = :recovery",
                    {
                        "secret": secret_hash,
                        "next": next_recovery_hash,
                        "id": person.id,
                        "recovery": recovery_hash,
                    },
                    expects=1,
                    news=_CHANGED,
                ),
                Statement("delete from token where person = :id", {"id": person.id}),
                *forget_devices(person.id),
            )
        except Conflict:  # the code was used at the same moment
            return None
        return person

    async def delete(self, person: str) -> None:
        """Forget someone and what they said; their seats in finished games stay, without a name."""
        arguments = {"id": person}
        await self._store.write(
            Statement("delete from chat where person = :id", arguments),
            Statement("delete from token where person = :id", arguments),
            *forget_devices(person),
            forget_notices(person),
            Statement("delete from person where id = :id", arguments, news=_CHANGED),
        )
        await self._store.purge()

    async def said(self, person: str) -> list[dict[str, Any]]:
        """Everything that someone said at tables."""
        rows = await self._store.read(
            "select table_id, at, text from chat where person = :id order by table_id, id", id=person
        )
        return [{"table": table, "at": at, "text": text} for table, at, text in rows]


async def read_name(store: Store, person: str) -> str:
    """What a person is called; "" if there is no such person any more."""
    found = await store.read("select name from person where id = :person", person=person)
    return str(found[0][0]) if found else ""


def _one(rows: list[Row]) -> Person | None:
    if not rows:
        return None
    person, name, preferences, recovery_hash, created_at, seen_at = rows[0]
    return Person(person, name, json.loads(preferences), recovery_hash is not None, created_at, seen_at)
