"""The rows that a change of a table adds and alters: what the store keeps beside the log."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from postroad.server.live import learning
from postroad.server.live.log_entries import Acted, Logged, Undone, Withdrawn, to_text
from postroad.server.live.scheduler import LEASE_MS, DueTime, TaskKey
from postroad.server.live.state import SeatSummary, TableState
from postroad.server.wire import Clock, Result
from postroad.store import tables as store
from postroad.store.lessons import count_reached
from postroad.store.notices import await_person, stop_awaiting
from postroad.store.store import Statement

_PLAIN: Final = (Acted, Undone, Withdrawn)
_NOBODY: Final[set[str]] = set()


class TableSummary(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    host: str
    seats: list[SeatSummary]
    options: dict[str, Any]
    clock: Clock
    result: Result | None = None
    lesson: str = ""
    pace: Literal["calm", "brisk", "instant"] = "calm"
    round: int | None = None  # once the game has begun
    is_rated: bool = True  # of lessons it says nothing
    daily: str = ""  # of a deal of the day: the day


def summary(state: TableState) -> str:
    """What lists need of a table."""
    seats = [SeatSummary(one.person, one.bot, one.stand_in, one.is_ready, one.has_resigned) for one in state.seats]
    opened = state.opened
    whole = TableSummary(
        state.host,
        seats,
        opened.options,
        opened.clock,
        state.result,
        opened.lesson,
        opened.pace,
        _round(state),
        opened.is_rated,
        opened.daily,
    )
    return msgspec.json.encode(whole).decode()


def _round(state: TableState) -> int | None:
    return None if state.position is None else state.position.turn()[0]


def opened(table: str, state: TableState, first: Logged, tells: Callable[[str], bool]) -> list[Statement]:
    """The rows of a table just opened."""
    board = store.open_table(
        table,
        state.opened.game,
        state.status,
        is_public=state.opened.is_public,
        summary=summary(state),
        secret=state.secret.hex(),
        is_lesson=bool(state.opened.lesson or state.opened.daily),
        at=first.at,
    )
    waits = state.waits_for()
    members = [store.set_member(table, person, waits=person in waits) for person in state.people()]
    notices = _notices(table, state, {state.host}, waits, tells)  # whoever opens it knows
    return [board, _line(table, first), *members, *notices]


def changed(
    table: str,
    before: TableState,
    after: TableState,
    logged: Sequence[Logged],
    was_due: Mapping[TaskKey, DueTime],
    due: Mapping[TaskKey, DueTime],
    holder: str = "",
    tells: Callable[[str], bool] = lambda person: False,
    leaves: Collection[str] = (),
) -> list[Statement]:
    """The rows of some more lines; where several servers share a database, this one will see to what falls due.

    But for what it leaves to others, by its kind.

    `tells` says who wants to be told that a table waits for them.
    """
    rows = [_line(table, one) for one in logged]
    if after.opened.lesson:
        rows += [count_reached(after.opened.game, step) for step in learning.reached(before, after)]
    is_same = after.status == before.status and _round(after) == _round(before)
    is_plain = is_same and not [one for one in logged if not isinstance(one.entry, _PLAIN)]
    is_same_turn = is_plain and before.acting == after.acting and before.asking == after.asking
    waited, waits = (_NOBODY, _NOBODY) if is_same_turn else (before.waits_for(), after.waits_for())
    if is_plain and waited == waits:  # within a turn, a list need not know when it last went on
        return rows + _due(table, was_due, due, holder, after.at, leaves)
    if is_plain:
        rows.append(store.set_moved(table, after.at))
    else:
        rows.append(store.change_table(table, after.status, summary(after), after.at, after.ended_at))
        rows += [store.remove_member(table, person) for person in before.people() - after.people()]
    new = set() if is_plain else after.people() - before.people()
    for person in (waited ^ waits) & after.people() | new:
        rows.append(store.set_member(table, person, waits=person in waits))
    return rows + _notices(table, after, waited, waits, tells) + _due(table, was_due, due, holder, after.at, leaves)


def _notices(
    table: str, state: TableState, waited: set[str], waits: set[str], tells: Callable[[str], bool]
) -> list[Statement]:
    """Whom the table waits for anew or no more, where others wait with it."""
    if len({seat.person for seat in state.seats if seat.person}) < 2:
        return []
    rows = [await_person(person, table, state.at) for person in sorted(waits - waited) if tells(person)]
    for person in sorted(waited - waits):
        if tells(person):
            rows += stop_awaiting(person, table)
    return rows


def _line(table: str, one: Logged) -> Statement:
    return store.append_line(table, one.seq, one.at, one.command, to_text(one.entry))


def _due(
    table: str,
    before: Mapping[TaskKey, DueTime],
    after: Mapping[TaskKey, DueTime],
    holder: str,
    now: int,
    leaves: Collection[str],
) -> list[Statement]:
    """What falls due anew, and what does no more."""
    rows = [store.clear_due(table, key.kind, key.seat) for key in before if key not in after]
    for key, time in after.items():
        if before.get(key) != time and key.kind in leaves:
            rows.append(store.leave_due(table, key.kind, key.seat, time.at, time.asked))
        elif before.get(key) != time and holder:
            until = max(time.at, now) + LEASE_MS
            rows.append(store.hold_due(table, key.kind, key.seat, time.at, time.asked, holder, until))
        elif before.get(key) != time:
            rows.append(store.set_due(table, key.kind, key.seat, time.at, time.asked))
    return rows
