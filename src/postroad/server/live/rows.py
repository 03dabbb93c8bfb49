"""The rows that a change of a table adds and alters: what the store keeps beside the log."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from postroad.server.live.due import DueTime, TaskKey
from postroad.server.live.log_entries import Acted, Logged, Undone, to_text
from postroad.server.live.state import TableState
from postroad.server.wire import Clock, Result
from postroad.store.store import Statement

LOG: Final = """
    insert into log (table_id, seq, at, command, body) values (:table_id, :seq, :at, :command, :body)
    on conflict do nothing
"""
OPEN: Final = """
    insert into board (id, game, status, is_public, summary, secret, opened_at, moved_at)
    values (:id, :game, :status, :is_public, :summary, :secret, :at, :at)
"""
MOVED: Final = "update board set moved_at = :at where id = :id"
CHANGED: Final = "update board set status = :status, summary = :summary, moved_at = :at where id = :id"
MEMBER: Final = """
    insert into member (table_id, person, waits) values (:id, :person, :waits)
    on conflict (table_id, person) do update set waits = excluded.waits
"""
GONE: Final = "delete from member where table_id = :id and person = :person"
DUE: Final = """
    insert into due (table_id, kind, seat, at, asked) values (:id, :kind, :seat, :at, :asked)
    on conflict (table_id, kind, seat) do update set at = excluded.at, asked = excluded.asked
"""
_PLAIN: Final = (Acted, Undone)
NOT_DUE: Final = "delete from due where table_id = :id and kind = :kind and seat = :seat"


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as lists show it."""

    person: str = ""
    bot: str = ""
    stand_in: str = ""
    is_ready: bool = False
    has_resigned: bool = False


class TableSummary(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    host: str
    seats: list[SeatSummary]
    options: dict[str, Any]
    clock: Clock
    result: Result | None = None


def summary(state: TableState) -> str:
    """What lists need of a table."""
    seats = [SeatSummary(one.person, one.bot, one.stand_in, one.is_ready, one.has_resigned) for one in state.seats]
    whole = TableSummary(state.host, seats, state.opened.options, state.opened.clock, state.result)
    return msgspec.json.encode(whole).decode()


def opening(table: str, state: TableState, first: Logged) -> list[Statement]:
    """The rows of a table just opened."""
    board = {
        "id": table,
        "game": state.opened.game,
        "status": state.status,
        "is_public": int(state.opened.is_public),
        "summary": summary(state),
        "secret": state.secret.hex(),
        "at": first.at,
    }
    waits = state.waits_for()
    members = [Statement(MEMBER, {"id": table, "person": one, "waits": int(one in waits)}) for one in state.people()]
    return [Statement(OPEN, board, expects=1), _log(table, first), *members]


def change(
    table: str,
    before: TableState,
    after: TableState,
    logged: Sequence[Logged],
    was_coming: Mapping[TaskKey, DueTime],
    coming: Mapping[TaskKey, DueTime],
) -> list[Statement]:
    """The rows of some more lines."""
    rows = [_log(table, one) for one in logged]
    is_plain = after.status == before.status and all(isinstance(one.entry, _PLAIN) for one in logged)
    waited, waits = before.waits_for(), after.waits_for()
    if is_plain and waited == waits:  # within a turn, a list need not know when it last went on
        return rows + _coming(table, was_coming, coming)
    if is_plain:
        rows.append(Statement(MOVED, {"id": table, "at": after.at}))
    else:
        changed = {"id": table, "at": after.at, "status": after.status, "summary": summary(after)}
        rows.append(Statement(CHANGED, changed, expects=1))
        gone = before.people() - after.people()
        rows += [Statement(GONE, {"id": table, "person": person}) for person in gone]
    new = set() if is_plain else after.people() - before.people()
    for person in (waited ^ waits) & after.people() | new:
        rows.append(Statement(MEMBER, {"id": table, "person": person, "waits": int(person in waits)}))
    return rows + _coming(table, was_coming, coming)


def _log(table: str, one: Logged) -> Statement:
    arguments = {
        "table_id": table,
        "seq": one.seq,
        "at": one.at,
        "command": one.command,
        "body": to_text(one.entry),
    }
    return Statement(LOG, arguments, expects=1)


def _coming(table: str, before: Mapping[TaskKey, DueTime], after: Mapping[TaskKey, DueTime]) -> list[Statement]:
    """What falls due anew, and what does no more."""
    rows = [
        Statement(NOT_DUE, {"id": table, "kind": slot.kind, "seat": slot.seat}) for slot in before if slot not in after
    ]
    for slot, when in after.items():
        if before.get(slot) != when:
            arguments = {"id": table, "kind": slot.kind, "seat": slot.seat, "at": when.at, "asked": when.asked}
            rows.append(Statement(DUE, arguments))
    return rows
