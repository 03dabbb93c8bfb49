"""The rows of tables: board, log, members and due tasks.

Reading functions run a query; writing functions return statements, so that everything one action
changes goes into one write and therefore into one commit.
"""

from typing import Any, Final, NamedTuple

from postroad.store.store import Row, Statement, Store

_OPEN: Final = """
    insert into board (id, game, status, is_public, summary, secret, opened_at, moved_at, is_lesson)
    values (:id, :game, :status, :is_public, :summary, :secret, :at, :at, :is_lesson)
"""
_APPEND: Final = """
    insert into log (table_id, seq, at, command, body) values (:table_id, :seq, :at, :command, :body)
    on conflict do nothing
"""
_MOVED: Final = "update board set moved_at = :at where id = :id"
_CHANGED: Final = """
    update board set status = :status, summary = :summary, moved_at = :at, ended_at = :ended_at where id = :id
"""
_DELETE: Final = "delete from board where id = :id"
_SET_MEMBER: Final = """
    insert into member (table_id, person, waits) values (:id, :person, :waits)
    on conflict (table_id, person) do update set waits = excluded.waits
"""
_REMOVE_MEMBER: Final = "delete from member where table_id = :id and person = :person"
_SET_DUE: Final = """
    insert into due (table_id, kind, seat, at, asked) values (:id, :kind, :seat, :at, :asked)
    on conflict (table_id, kind, seat) do update set at = excluded.at, asked = excluded.asked
"""
_HOLD_DUE: Final = """
    insert into due (table_id, kind, seat, at, asked, holder, held_until)
    values (:id, :kind, :seat, :at, :asked, :holder, :until)
    on conflict (table_id, kind, seat) do update set
      at = excluded.at, asked = excluded.asked, holder = excluded.holder, held_until = excluded.held_until
"""
_CLEAR_DUE: Final = "delete from due where table_id = :id and kind = :kind and seat = :seat"

LINE_NEWS: Final = "line {table_id} {seq} {at} {command} {body}"  # all of it: who has the line before needs no more
DUE_NEWS: Final = "due - 0"  # something is to be seen to that nobody holds
_SECRET: Final = "select secret from board where id = :table"
_LOG: Final = "select seq, at, command, body from log where table_id = :table and seq > :after order by seq"
_LINE_BEFORE: Final = "select max(seq) from log where table_id = :table and at < :at"
_WITH_DUE: Final = "select distinct table_id from due"
_STALE: Final = "select id from board where status = :status and moved_at < :before"
_OPEN_OF_PERSON: Final = """
    select id from board join member on table_id = id
    where person = :person and status in ('waiting', 'playing') order by id
"""
_LAST_MOVED: Final = "select max(moved_at) from board"
_BY_STATUS: Final = "select status, count(*) from board group by status"
_ALL: Final = "select id, game, status, is_public, opened_at, moved_at from board order by moved_at desc"
_LISTED: Final = "id, game, status, is_public, summary, opened_at, moved_at"
_PUBLIC: Final = f"""
    select {_LISTED}, 0 from board where is_public = 1 and status in ('waiting', 'playing')
    order by case status when 'waiting' then 0 else 1 end, moved_at desc limit :most
"""
_OF_PERSON: Final = f"""
    select {_LISTED}, waits from board join member on table_id = id
    where person = :person and status <> 'closed'
    order by waits desc, case status when 'playing' then 0 when 'waiting' then 1 else 2 end, moved_at desc limit :most
"""
_WAITING_FOR: Final = f"""
    select {_LISTED}, waits from board join member on table_id = id
    where person = :person and waits = 1 and is_lesson = 0 and status in ('waiting', 'playing')
    order by moved_at, id limit :most
"""


_FINISHED_OF_PERSON: Final = """
    select summary from board join member on table_id = id
    where person = :person and game = :game and status = 'over' and is_lesson = 0
"""
_PUBLIC_CLOCKS: Final = """
    select table_id, seat, at from due join board on id = table_id where kind = 'clock' and is_public = 1
"""
_CLOCKS_OF_PERSON: Final = """
    select due.table_id, seat, at from due join member on member.table_id = due.table_id
    where kind = 'clock' and person = :person
"""


class LogRow(NamedTuple):
    """One stored line of a table's log."""

    seq: int
    at: int
    command: str
    body: str


class ListedTable(NamedTuple):
    """One table as lists read it; `waits` is 1 where it waits for the person whose list it is."""

    id: str
    game: str
    status: Any  # waiting, playing, over or closed
    is_public: int
    summary: str
    opened_at: int
    moved_at: int
    waits: int


# --- statements ---


def open_table(
    id: str, game: str, status: str, *, is_public: bool, summary: str, secret: str, at: int, is_lesson: bool = False
) -> Statement:
    """Add a table."""
    arguments = {
        "id": id,
        "game": game,
        "status": status,
        "is_public": int(is_public),
        "summary": summary,
        "secret": secret,
        "at": at,
        "is_lesson": int(is_lesson),
    }
    return Statement(_OPEN, arguments, expects=1)


def append_line(table: str, seq: int, at: int, command: str, body: str) -> Statement:
    """Add a line to a log; a write that comes second to the same place or command conflicts."""
    arguments = {"table_id": table, "seq": seq, "at": at, "command": command, "body": body}
    return Statement(_APPEND, arguments, expects=1, news=LINE_NEWS)


def set_moved(table: str, at: int) -> Statement:
    """Note when a table last went on."""
    return Statement(_MOVED, {"id": table, "at": at})


def change_table(table: str, status: str, summary: str, at: int, ended_at: int | None = None) -> Statement:
    """Replace what lists show of a table."""
    arguments = {"id": table, "status": status, "summary": summary, "at": at, "ended_at": ended_at}
    return Statement(_CHANGED, arguments, expects=1)


def delete_table(table: str) -> Statement:
    """Remove a table with everything that belongs to it; conflicts if there is none."""
    return Statement(_DELETE, {"id": table}, expects=1, news="gone {id} 0")


def set_member(table: str, person: str, *, waits: bool) -> Statement:
    """Note that a person belongs to a table, and whether it waits for them."""
    return Statement(_SET_MEMBER, {"id": table, "person": person, "waits": int(waits)})


def remove_member(table: str, person: str) -> Statement:
    """Note that a person has left a table."""
    return Statement(_REMOVE_MEMBER, {"id": table, "person": person})


def set_due(table: str, kind: str, seat: int, at: int, asked: int) -> Statement:
    """Note when something is to happen by itself."""
    return Statement(_SET_DUE, {"id": table, "kind": kind, "seat": seat, "at": at, "asked": asked})


def hold_due(table: str, kind: str, seat: int, at: int, asked: int, holder: str, until: int) -> Statement:
    """The same where several servers share a database: one of them will see to it, unless it is gone by then."""
    task = {"id": table, "kind": kind, "seat": seat, "at": at, "asked": asked}
    return Statement(_HOLD_DUE, {**task, "holder": holder, "until": until})


def leave_due(table: str, kind: str, seat: int, at: int, asked: int) -> Statement:
    """The same, left to whichever of them comes first; they are told."""
    task = {"id": table, "kind": kind, "seat": seat, "at": at, "asked": asked}
    return Statement(_HOLD_DUE, {**task, "holder": "", "until": 0}, news=DUE_NEWS)


def clear_due(table: str, kind: str, seat: int) -> Statement:
    """Note that something is to happen no more."""
    return Statement(_CLEAR_DUE, {"id": table, "kind": kind, "seat": seat})


# --- queries ---


async def read_secret(store: Store, table: str) -> str | None:
    """The secret of a table's chance; None if there is no such table."""
    found = await store.read(_SECRET, table=table)
    return str(found[0][0]) if found else None


async def read_log(store: Store, table: str, after: int) -> list[LogRow]:
    """The lines of a log after a number, in order."""
    return [LogRow(*row) for row in await store.read(_LOG, table=table, after=after)]


async def last_line_before(store: Store, table: str, at: int) -> int:
    """The last line of a log that is older than a time; 0 if there is none."""
    return int((await store.read(_LINE_BEFORE, table=table, at=at))[0][0] or 0)


async def tables_with_due_tasks(store: Store) -> list[str]:
    """The tables at which something is to happen by itself."""
    return [table for (table,) in await store.read(_WITH_DUE)]


async def stale_tables(store: Store, status: str, before: int) -> list[str]:
    """The tables of a status that have not gone on since a time."""
    return [table for (table,) in await store.read(_STALE, status=status, before=before)]


async def open_tables_of(store: Store, person: str) -> list[str]:
    """The tables of a person that are not over."""
    return [table for (table,) in await store.read(_OPEN_OF_PERSON, person=person)]


async def last_moved(store: Store) -> int:
    """When any table last went on; 0 if there is none."""
    return int((await store.read(_LAST_MOVED))[0][0] or 0)


async def count_by_status(store: Store) -> dict[str, int]:
    """How many tables there are of each status."""
    found: list[tuple[str, int]] = await store.read(_BY_STATUS)
    return dict(found)


async def all_tables(store: Store) -> list[Row]:
    """Id, game, status, whether public, and the two times of every table; the liveliest first."""
    return await store.read(_ALL)


async def public_tables(store: Store, most: int) -> list[ListedTable]:
    """Public tables: those that wait for someone, then those being played."""
    return [ListedTable(*row) for row in await store.read(_PUBLIC, most=most)]


async def tables_of_person(store: Store, person: str, most: int) -> list[ListedTable]:
    """A person's tables: those that wait for them first."""
    return [ListedTable(*row) for row in await store.read(_OF_PERSON, person=person, most=most)]


async def tables_waiting_for(store: Store, person: str, most: int) -> list[ListedTable]:
    """The tables that wait for a person, longest first; first games are left out."""
    return [ListedTable(*row) for row in await store.read(_WAITING_FOR, person=person, most=most)]


async def finished_of_person(store: Store, person: str, game: str) -> list[str]:
    """The summaries of a person's finished tables of a game, but for lessons."""
    return [summary for (summary,) in await store.read(_FINISHED_OF_PERSON, person=person, game=game)]


async def deadlines(store: Store, person: str = "") -> dict[tuple[str, int], int]:
    """By table and seat, when a clock that runs runs out: at a person's tables, or at the public ones."""
    rows = await (store.read(_CLOCKS_OF_PERSON, person=person) if person else store.read(_PUBLIC_CLOCKS))
    return {(table, seat): at for table, seat, at in rows}
