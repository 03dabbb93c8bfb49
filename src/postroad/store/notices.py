"""Notices: one row for each table that is to be told to someone, their channels, and what is on its way.

A turn adds or removes its notice in its own commit. What is sent is marked before it is sent: after a crash it
is told once or not at all, never twice.
"""

import json
import secrets
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from postroad.store import clock
from postroad.store.leases import Lease
from postroad.store.store import Statement, Store

_AWAIT: Final = """
    insert into notice (person, table_id, state, at) values (:person, :table, 'new', :at)
    on conflict (person, table_id) do update set state = 'new', at = excluded.at
"""
_UNTELL: Final = "delete from notice where person = :person and table_id = :table and state = 'new'"
_TAKE_BACK: Final = """
    update notice set state = 'over' where person = :person and table_id = :table and state = 'told'
"""
_NEW: Final = """
    select distinct notice.person from notice
    join member on member.table_id = notice.table_id and member.person = notice.person
    where state = 'new' and tells = 1
"""
_OVER: Final = "select distinct person from notice where state = 'over'"
_STILL_TOLD: Final = "select count(*) from notice where person = :person and state = 'told'"
_SET_TOLD: Final = "update notice set state = 'told' where person = :person and state = 'new'"
_REMOVE_OVER: Final = "delete from notice where person = :person and state = 'over'"
_DELIVER: Final = """
    insert into delivery (channel, kind, try_at, tries, is_under_way)
    select id, :kind, :at, 0, 0 from channel where person = :person
    on conflict (channel) do update set kind = excluded.kind, try_at = excluded.try_at, tries = 0, is_under_way = 0
"""
_CALL_OFF: Final = """
    delete from delivery where kind = 'turn' and is_under_way = 0
    and channel in (select id from channel where person = :person)
"""
_DUE: Final = """
    select channel.id, person, channel.kind, address, keys, delivery.kind, tries from delivery
    join channel on channel.id = delivery.channel where try_at <= :now and is_under_way = 0
    order by try_at, channel.id limit :most
"""
_NEXT: Final = "select min(try_at) from delivery where is_under_way = 0"
_START: Final = "update delivery set is_under_way = 1 where channel = :channel and is_under_way = 0"
_AGAIN: Final = """
    update delivery set is_under_way = 0, try_at = :at, tries = tries + 1 where channel = :channel and is_under_way = 1
"""
_SENT: Final = "delete from delivery where channel = :channel and is_under_way = 1"
_UNKNOWN: Final = "delete from delivery where is_under_way = 1"
_ADD: Final = """
    insert into channel (id, person, kind, address, keys, created_at) values (:id, :person, :kind, :address, :keys, :at)
    on conflict (address) do update set person = excluded.person, keys = excluded.keys
"""
_KEEP_NEWEST: Final = """
    delete from channel where person = :person and id not in
      (select id from channel where person = :person order by created_at desc, id limit :most)
"""
_REMOVE: Final = "delete from channel where id = :id"
_REMOVE_OWN: Final = "delete from channel where person = :person and id = :id"
_REMOVE_ADDRESS: Final = "delete from channel where person = :person and address = :address"
_FORGET_UNREACHED: Final = """
    delete from notice where person = :person and not exists (select 1 from channel where channel.person = :person)
"""
_OF: Final = "select id, person, kind, address, keys from channel where person = :person order by created_at, id"
_LISTENERS: Final = "select distinct person from channel"
_SETTING: Final = "select quiet_from, quiet_to, utc_offset, feed_hash from notice_setting where person = :person"
_SET_QUIET: Final = """
    insert into notice_setting (person, quiet_from, quiet_to, utc_offset) values (:person, :start, :end, :offset)
    on conflict (person) do update
    set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, utc_offset = excluded.utc_offset
"""
_SET_FEED: Final = """
    insert into notice_setting (person, quiet_from, quiet_to, utc_offset, feed_hash) values (:person, 0, 0, 0, :hash)
    on conflict (person) do update set feed_hash = excluded.feed_hash
"""
_READER: Final = "select person from notice_setting where feed_hash = :hash"
_SET_TELLS: Final = "update member set tells = :tells where table_id = :table and person = :person"
_SILENT: Final = "select table_id from member where person = :person and tells = 0 order by table_id"
_READ_VALUE: Final = "select value from setting where name = :name"
_ADD_VALUE: Final = "insert into setting (name, value) values (:name, :value) on conflict do nothing"
_NOTICE_NEWS: Final = "notice - 0"
_CHANNEL_NEWS: Final = "channel {person} 0"
MOST_CHANNELS: Final = 10  # of one person; the oldest goes


class Channel(NamedTuple):
    """One way to reach a person."""

    id: str
    person: str
    kind: str
    address: str
    keys: dict[str, str]


class Delivery(NamedTuple):
    """Something that a channel is to be sent now."""

    channel: Channel
    kind: str  # turn or clear
    tries: int


class NoticeSetting(NamedTuple):
    """What a person wants of notices; quiet hours are minutes of their own day."""

    quiet_from: int = 0
    quiet_to: int = 0
    utc_offset: int = 0
    feed_hash: str | None = None


def await_person(person: str, table: str, at: int) -> Statement:
    """A table begins to wait for someone who is to be told."""
    return Statement(_AWAIT, {"person": person, "table": table, "at": at}, news=_NOTICE_NEWS)


def stop_awaiting(person: str, table: str) -> list[Statement]:
    """A table waits no more: what was not told is not told, what was is taken back."""
    arguments = {"person": person, "table": table}
    return [Statement(_UNTELL, arguments), Statement(_TAKE_BACK, arguments, news=_NOTICE_NEWS)]


def forget_notices(person: str) -> Statement:
    """Remove the notices of a person who goes; all else goes with the person's own row."""
    return Statement("delete from notice where person = :person", {"person": person})


class Notices:
    """The rows of `notice`, `channel`, `delivery` and `notice_setting`."""

    def __init__(self, store: Store, now_ms: Callable[[], int] = clock.now_ms, lease: Lease | None = None) -> None:
        """`lease` is of who sends, where several servers share the store."""
        self.lease = lease
        self._store = store
        self._now_ms = now_ms

    async def secret(self, name: str, made: Callable[[], str]) -> str:
        """A secret of the server's own, made when it is first asked for."""
        found = await self._store.read(_READ_VALUE, name=name)
        if not found:
            await self._store.write(Statement(_ADD_VALUE, {"name": name, "value": made()}))
            found = await self._store.read(_READ_VALUE, name=name)
        return str(found[0][0])

    # --- channels and what people want ---

    async def add_channel(self, person: str, kind: str, address: str, keys: dict[str, str]) -> None:
        """One more way to reach someone; an address is one person's alone."""
        arguments = {"id": secrets.token_hex(8), "person": person, "kind": kind, "address": address}
        await self._store.write(
            Statement(_ADD, {**arguments, "keys": json.dumps(keys), "at": self._now_ms()}),
            Statement(_KEEP_NEWEST, {"person": person, "most": MOST_CHANNELS}, news=_CHANNEL_NEWS),
        )

    async def remove_address(self, person: str, address: str) -> None:
        """Reach someone there no more."""
        await self._store.write(
            Statement(_REMOVE_ADDRESS, {"person": person, "address": address}),
            Statement(_FORGET_UNREACHED, {"person": person}, news=_CHANNEL_NEWS),
        )

    async def remove_own(self, person: str, channel: str) -> None:
        """Reach someone by one of their channels no more."""
        await self._store.write(
            Statement(_REMOVE_OWN, {"person": person, "id": channel}),
            Statement(_FORGET_UNREACHED, {"person": person}, news=_CHANNEL_NEWS),
        )

    async def channels(self, person: str) -> list[Channel]:
        """The ways to reach someone, oldest first."""
        return [_channel(*row) for row in await self._store.read(_OF, person=person)]

    async def listeners(self) -> set[str]:
        """Everyone who can be reached."""
        return {person for (person,) in await self._store.read(_LISTENERS)}

    async def setting(self, person: str) -> NoticeSetting:
        """What someone wants of notices."""
        found = await self._store.read(_SETTING, person=person)
        return NoticeSetting(*found[0]) if found else NoticeSetting()

    async def set_quiet(self, person: str, start: int, end: int, utc_offset: int) -> None:
        """Between two times of their day someone wants to hear nothing."""
        arguments = {"person": person, "start": start, "end": end, "offset": utc_offset}
        await self._store.write(Statement(_SET_QUIET, arguments))

    async def set_feed(self, person: str, feed_hash: str | None) -> None:
        """Give someone's feed another address, or none."""
        await self._store.write(Statement(_SET_FEED, {"person": person, "hash": feed_hash}))

    async def reader(self, feed_hash: str) -> str | None:
        """Whose feed has this address."""
        found = await self._store.read(_READER, hash=feed_hash)
        return str(found[0][0]) if found else None

    async def set_tells(self, person: str, table: str, *, tells: bool) -> None:
        """Whether someone wants notices of a table of theirs."""
        await self._store.write(Statement(_SET_TELLS, {"person": person, "table": table, "tells": int(tells)}))

    async def silent_tables(self, person: str) -> list[str]:
        """The tables of which someone wants no notices."""
        return [table for (table,) in await self._store.read(_SILENT, person=person)]

    # --- the queue ---

    async def to_tell(self) -> list[str]:
        """Who has something new to be told."""
        return [person for (person,) in await self._store.read(_NEW)]

    async def is_sender(self) -> bool:
        """Whether this server, and no other, sends what is to be sent."""
        return self.lease is None or await self.lease.take()

    def _fence(self) -> list[Statement]:
        return [self.lease.fence()] if self.lease else []

    async def tell(self, person: str) -> None:
        """Hand what is new for someone over to all their channels, as one message; raises Conflict if others send."""
        await self._store.write(
            *self._fence(),
            Statement(_SET_TOLD, {"person": person}),
            Statement(_DELIVER, {"person": person, "kind": "turn", "at": self._now_ms()}),
        )

    async def take_back(self) -> None:
        """Call off, or let channels remove, what was told and is over."""
        for (person,) in await self._store.read(_OVER):
            is_clear = not (await self._store.read(_STILL_TOLD, person=person))[0][0]
            clear = [
                Statement(_CALL_OFF, {"person": person}),
                Statement(_DELIVER, {"person": person, "kind": "clear", "at": self._now_ms()}),
            ]
            await self._store.write(
                *self._fence(), Statement(_REMOVE_OVER, {"person": person}), *(clear if is_clear else [])
            )

    async def due(self, most: int) -> list[Delivery]:
        """What is to be sent now."""
        rows = await self._store.read(_DUE, now=self._now_ms(), most=most)
        return [Delivery(_channel(*row[:5]), row[5], row[6]) for row in rows]

    async def next_at(self) -> int | None:
        """When something is to be sent next."""
        found = (await self._store.read(_NEXT))[0][0]
        return None if found is None else int(found)

    async def start(self, channel: str) -> None:
        """Note that something is about to be sent; raises Conflict if it was called off, or if others send."""
        await self._store.write(*self._fence(), Statement(_START, {"channel": channel}, expects=1))

    async def sent(self, channel: str) -> None:
        """It was sent, or never will be."""
        await self._store.write(Statement(_SENT, {"channel": channel}))

    async def again(self, channel: str, at: int) -> None:
        """It was not sent: try again later."""
        await self._store.write(Statement(_AGAIN, {"channel": channel, "at": at}))

    async def remove(self, channel: Channel) -> None:
        """A channel is gone."""
        await self._store.write(
            Statement(_REMOVE, {"id": channel.id}),
            Statement(_FORGET_UNREACHED, {"person": channel.person}, news=_CHANNEL_NEWS),
        )

    async def forget_unknown(self) -> None:
        """What was being sent when the process ended may have arrived, so it is not sent again."""
        await self._store.write(*self._fence(), Statement(_UNKNOWN))


def _channel(id: str, person: str, kind: str, address: str, keys: str) -> Channel:
    found: dict[str, Any] = json.loads(keys)
    return Channel(id, person, kind, address, found)
