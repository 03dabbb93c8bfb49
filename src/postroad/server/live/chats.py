"""What people say to each other at a table; kept beside the log, for it is no part of the game."""

from collections.abc import Callable
from typing import Final

from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.denied import denied
from postroad.server.live.names import Names
from postroad.server.live.table import Table, key_of
from postroad.store.store import Conflict, Statement, Store, StoreError

MOST_SHOWN: Final = 500
_TRIES: Final = 8
_LAST: Final = "select max(id) from chat where table_id = :table"
_SEEN: Final = "select at from chat where table_id = :table and command = :command"
_LINE: Final = "select max(seq) from log where table_id = :table and at < :at"
_AFTER: Final = """
    select id, at, person, seat, text from chat where table_id = :table and id > :after order by id desc limit :most
"""
_SAY: Final = """
    insert into chat (table_id, id, at, command, person, seat, text)
    values (:table, :id, :at, :command, :person, :seat, :text) on conflict do nothing
"""


class Chats:
    """The chats of all tables; `listener` hears what is said."""

    def __init__(self, store: Store, names: Names, now_ms: Callable[[], int]) -> None:
        self._store = store
        self._names = names
        self._now_ms = now_ms
        self.listener: Callable[[wire.Said], None] = lambda said: None

    async def say(self, table: Table, caller: Caller, command: wire.Chat) -> int:
        """Add what someone says, once; the log's line before it. Raises Refused."""
        key = key_of(caller, command)
        async with table.lock:
            if found := await self._store.read(_SEEN, table=table.id, command=key):
                return await self._line(table, found[0][0])  # whoever was muted since gets the first answer too
            seat = self._speaker(table, caller)
            text = "".join(letter if letter.isprintable() else " " for letter in command.text).strip()
            if not text:
                raise denied("chat-empty")
            row = {"table": table.id, "command": key, "person": caller.person, "seat": seat, "text": text}
            for _ in range(_TRIES):
                if found := await self._store.read(_SEEN, table=table.id, command=key):
                    return await self._line(table, found[0][0])
                last = (await self._store.read(_LAST, table=table.id))[0][0] or 0
                at = self._now_ms()
                try:
                    await self._store.write(Statement(_SAY, {**row, "id": last + 1, "at": at}, expects=1))
                except Conflict:
                    continue
                except StoreError as error:
                    raise denied("not-stored") from error
                self.listener(wire.Said(table.id, last + 1, at, caller.name, seat, text))
                return await self._line(table, at)
        raise denied("not-stored")

    async def _line(self, table: Table, at: int) -> int:
        """The last line of the log before something was said: the same however late it is asked."""
        return (await self._store.read(_LINE, table=table.id, at=at))[0][0] or 0

    def _speaker(self, table: Table, caller: Caller) -> int | None:
        state = table.state
        if not state.opened.has_chat:
            raise denied("chat-off")
        if state.status == "closed":
            raise denied("table-closed")
        if caller.person not in state.people():
            raise denied("no-seat")
        own = state.seats_of(caller.person)
        if caller.person != state.host and any(state.seats[seat].is_muted for seat in own):
            raise denied("muted")
        return own[0] if own else None

    async def after(self, table: str, after: int) -> list[wire.Said]:
        """What was said after a number, oldest first; the latest, if it is very much."""
        found = await self._store.read(_AFTER, table=table, after=after, most=MOST_SHOWN)
        await self._names.look_up({person for _, _, person, _, _ in found})
        return [
            wire.Said(table, id, at, self._names.of(person), seat, text)
            for id, at, person, seat, text in reversed(found)
        ]
