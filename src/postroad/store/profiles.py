"""What people let others see of themselves, and whom they do not want to play with again."""

import secrets
from typing import Final, NamedTuple

from postroad.store.store import Statement, Store

_OF: Final = "select handle, shows_page, is_listed from profile where person = :person"
_SET: Final = """
    insert into profile (person, handle, shows_page, is_listed) values (:person, :handle, :shows_page, :is_listed)
    on conflict (person) do update set shows_page = excluded.shows_page, is_listed = excluded.is_listed
"""
_REMOVE: Final = "delete from profile where person = :person"
_BY_HANDLE: Final = "select person from profile where handle = :handle and shows_page = 1"
_LISTED: Final = """
    select profile.person, name, case shows_page when 1 then handle else '' end
    from profile join person on person.id = profile.person where is_listed = 1
"""
_SHOWN: Final = "select person, handle from profile where shows_page = 1"
_BLOCK: Final = "insert into blocked (person, other) values (:person, :other) on conflict do nothing"
_UNBLOCK: Final = "delete from blocked where person = :person and other = :other"
_BLOCKED: Final = "select other from blocked where person = :person"
_EITHER_WAY: Final = """
    select other from blocked where person = :person union select person from blocked where other = :person
"""


class Profile(NamedTuple):
    """What a person lets others see."""

    handle: str = ""
    shows_page: bool = False
    is_listed: bool = False


class Listed(NamedTuple):
    """Someone who wants to be in the ladder; the handle is empty where their page is their own."""

    person: str
    name: str
    handle: str


async def blocked_either_way(store: Store, person: str) -> set[str]:
    """Everyone whom a person has blocked, or who has blocked them."""
    return {other for (other,) in await store.read(_EITHER_WAY, person=person)}


class Profiles:
    """The rows of `profile` and `blocked`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> Profile:
        """What someone lets others see."""
        found = await self._store.read(_OF, person=person)
        return Profile(found[0][0], bool(found[0][1]), bool(found[0][2])) if found else Profile()

    async def show(self, person: str, *, shows_page: bool, is_listed: bool) -> None:
        """Let others see more or less; a page that is shown again after nothing was has another address."""
        if not shows_page and not is_listed:
            await self._store.write(Statement(_REMOVE, {"person": person}))
            return
        arguments = {"shows_page": int(shows_page), "is_listed": int(is_listed)}
        handle = secrets.token_hex(8)
        await self._store.write(Statement(_SET, {"person": person, "handle": handle, **arguments}))

    async def by_handle(self, handle: str) -> str | None:
        """Whose page has this address, if they show it."""
        found = await self._store.read(_BY_HANDLE, handle=handle)
        return str(found[0][0]) if found else None

    async def listed(self) -> list[Listed]:
        """Everyone who wants to be in the ladder."""
        return [Listed(*row) for row in await self._store.read(_LISTED)]

    async def shown(self) -> dict[str, str]:
        """The handles of all who show their page."""
        return dict(await self._store.read(_SHOWN))

    async def block(self, person: str, other: str, *, is_blocked: bool) -> None:
        """Never be invited by someone, nor invite them; or no longer so."""
        await self._store.write(Statement(_BLOCK if is_blocked else _UNBLOCK, {"person": person, "other": other}))

    async def blocked_by(self, person: str) -> set[str]:
        """Everyone whom a person has blocked."""
        return {other for (other,) in await self._store.read(_BLOCKED, person=person)}
