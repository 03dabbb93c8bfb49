"""What people say to each other at a table; kept beside the log, for it is no part of the game."""

from collections.abc import Callable
from typing import Final

from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.denied import denied
from postroad.server.live.names import Names
from postroad.server.live.table import Table, key_of
from postroad.store.chats import ChatRow, add_chat, chat_after, chat_time, last_chat_id
from postroad.store.store import Conflict, Store, StoreError
from postroad.store.tables import last_line_before

MOST_SHOWN: Final = 500
_TRIES: Final = 8


class Chats:
    """The chats of all tables; the listener hears what is said."""

    def __init__(
        self, store: Store, names: Names, now_ms: Callable[[], int], listener: Callable[[wire.Said], None]
    ) -> None:
        self._store = store
        self._names = names
        self._now_ms = now_ms
        self._listener = listener

    async def say(self, table: Table, caller: Caller, command: wire.Chat) -> int:
        """Add what someone says, once; the log's last line before it, the same however late it is asked."""
        key = key_of(caller, command)
        async with table.lock:
            if (said_at := await chat_time(self._store, table.id, key)) is not None:
                return await last_line_before(
                    self._store, table.id, said_at
                )  # whoever was muted since gets the first answer too
            seat = self._speaker(table, caller)
            text = "".join(letter if letter.isprintable() else " " for letter in command.text).strip()
            if not text:
                raise denied("chat-empty")
            for _ in range(_TRIES):
                if (said_at := await chat_time(self._store, table.id, key)) is not None:
                    return await last_line_before(self._store, table.id, said_at)
                last = await last_chat_id(self._store, table.id)
                at = self._now_ms()
                try:
                    await add_chat(self._store, table.id, key, ChatRow(last + 1, at, caller.person, seat, text))
                except Conflict:
                    continue
                except StoreError as error:
                    raise denied("not-stored") from error
                self._listener(wire.Said(table.id, last + 1, at, caller.name, seat, text))
                return await last_line_before(self._store, table.id, at)
        raise denied("not-stored")

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
        found = await chat_after(self._store, table, after, MOST_SHOWN)
        await self._names.look_up({one.person for one in found})
        return [wire.Said(table, one.id, one.at, self._names.of(one.person), one.seat, one.text) for one in found]
