"""The browsers in which a person is known beside the first, and the codes that add one."""

from collections.abc import Callable
from typing import Final

from postroad.store import clock
from postroad.store.store import Conflict, Statement, Store

_OFFER: Final = """
    insert into device_code (person, hash, until) values (:person, :hash, :until)
    on conflict (person) do update set hash = excluded.hash, until = excluded.until
"""
_FORGET_OLD: Final = "delete from device_code where until <= :now"
_OWNER: Final = "select person from device_code where hash = :hash and until > :now"
_USE: Final = "delete from device_code where hash = :hash and person = :person"
_ADD: Final = "insert into device (secret_hash, person, created_at) values (:secret, :person, :now)"
_OLDEST: Final = """
    delete from device where person = :person and secret_hash not in
      (select secret_hash from device where person = :person order by created_at desc, secret_hash limit :most)
"""
_COUNT: Final = "select count(*) from device where person = :person"
_SET_FIRST: Final = "update person set secret_hash = :secret where id = :person"
_FORGET_OTHERS: Final = "delete from device where person = :person"
_FORGET_CODE: Final = "delete from device_code where person = :person"
MOST_DEVICES: Final = 20  # beside the first; the oldest goes


def forget_devices(person: str) -> list[Statement]:
    """Let a person be known in no browser but the first, and no code be good any more."""
    return [Statement(_FORGET_OTHERS, {"person": person}), Statement(_FORGET_CODE, {"person": person})]


class Devices:
    """The rows of `device` and `device_code`; secrets and codes come as digests."""

    def __init__(self, store: Store, now_ms: Callable[[], int] = clock.now_ms) -> None:
        self._store = store
        self._now_ms = now_ms

    async def offer(self, person: str, code_hash: str, valid_ms: int) -> None:
        """Let a code be good once and for a while; the person's code before it is void."""
        now = self._now_ms()
        await self._store.write(
            Statement(_FORGET_OLD, {"now": now}),
            Statement(_OFFER, {"person": person, "hash": code_hash, "until": now + valid_ms}),
        )

    async def owner(self, code_hash: str) -> str | None:
        """Whose code it is, while it is good."""
        found = await self._store.read(_OWNER, hash=code_hash, now=self._now_ms())
        return str(found[0][0]) if found else None

    async def add(self, person: str, code_hash: str, secret_hash: str) -> bool:
        """Use a code up: its owner is known by one more secret; False if it was used at the same moment."""
        added = {"secret": secret_hash, "person": person, "now": self._now_ms()}
        try:
            await self._store.write(
                Statement(_USE, {"hash": code_hash, "person": person}, expects=1),
                Statement(_ADD, added),
                Statement(_OLDEST, {"person": person, "most": MOST_DEVICES}),
            )
        except Conflict:
            return False
        return True

    async def count(self, person: str) -> int:
        """In how many browsers a person is known."""
        return 1 + int((await self._store.read(_COUNT, person=person))[0][0])

    async def keep_only(self, person: str, secret_hash: str) -> None:
        """Let a person be known by one secret alone."""
        await self._store.write(
            Statement(_SET_FIRST, {"secret": secret_hash, "person": person}, news="person {person} 0"),
            *forget_devices(person),
        )
