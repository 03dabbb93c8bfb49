"""The rows of `chat`: what people said at tables, numbered within each table."""

from typing import Final, NamedTuple

from postroad.store.store import Statement, Store

_ADD: Final = """
    insert into chat (table_id, id, at, command, person, seat, text)
    values (:table, :id, :at, :command, :person, :seat, :text) on conflict do nothing
"""
_LAST: Final = "select max(id) from chat where table_id = :table"
_TIME: Final = "select at from chat where table_id = :table and command = :command"
_AFTER: Final = """
    select id, at, person, seat, text from chat where table_id = :table and id > :after order by id desc limit :most
"""


class ChatRow(NamedTuple):
    """One thing that was said."""

    id: int
    at: int
    person: str
    seat: int | None
    text: str


async def add_chat(store: Store, table: str, command: str, row: ChatRow) -> None:
    """Store what was said; raises Conflict if the number or the command is taken."""
    arguments = {"table": table, "command": command, **row._asdict()}
    await store.write(Statement(_ADD, arguments, expects=1, news="chat {table} {id}"))


async def last_chat_id(store: Store, table: str) -> int:
    """The number of the last thing said at a table; 0 if nothing was."""
    return int((await store.read(_LAST, table=table))[0][0] or 0)


async def chat_time(store: Store, table: str, command: str) -> int | None:
    """When a command was stored as said; None if it was not."""
    found = await store.read(_TIME, table=table, command=command)
    return int(found[0][0]) if found else None


async def chat_after(store: Store, table: str, after: int, most: int) -> list[ChatRow]:
    """What was said after a number, oldest first; the latest, if it is more than so many."""
    found = await store.read(_AFTER, table=table, after=after, most=most)
    return [ChatRow(*row) for row in reversed(found)]
