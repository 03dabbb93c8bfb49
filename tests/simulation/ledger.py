"""What the database of a simulated world holds, read after every commit beside the servers, and what follows."""

import sqlite3
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from postroad.server.live.bot_seat import least_wait_ms
from postroad.server.live.log_entries import Acted, Logged, TimedOut, from_text
from postroad.server.live.scheduler import due_tasks
from postroad.server.live.state import TableState
from postroad.server.live.steady_clock import GRACE_MS, Grace
from postroad.server.live.table import Shared, Table

_NEW: Final = "select rowid, table_id, seq, at, command, body from log where rowid > ? order by rowid"
_TABLE: Final = "select secret, status from board where id = ?"
_DUE: Final = "select kind, seat, at, asked from due where table_id = ?"
_MEMBERS: Final = "select person, waits from member where table_id = ?"
_SAID: Final = "select id, text from chat where table_id = ? and command = ?"
_COUNT: Final = "select count(*) from log"
_LINE: Final = "select at, command, body from log where table_id = ? and seq = ?"


@dataclass
class KnownTable:
    """A table as its stored log has it, after each of its lines."""

    table: Table
    states: list[TableState]
    lines: list[tuple[int, str, str]]  # as they are stored
    seen_at: list[float]  # when each was first found, in true time
    commands: dict[str, int] = field(default_factory=dict)
    _moments: dict[int, tuple[Table, bytes]] = field(default_factory=dict)  # the table after a line, and its room

    def at(self, seq: int) -> Table:
        """The table just after a line."""
        return self._moment(seq)[0]

    def room(self, seq: int) -> bytes:
        """What all see alike of it, as it is sent."""
        return self._moment(seq)[1]

    def _moment(self, seq: int) -> tuple[Table, bytes]:
        if seq not in self._moments:
            twin = copy(self.table)
            twin.state, twin.history = self.states[seq], self.table.history[: seq + 1]
            info = twin.info()
            twin.info = lambda fairness=None: info  # type: ignore[method-assign]  # for all who look
            self._moments[seq] = twin, msgspec.json.encode(info)
        return self._moments[seq]


class Ledger:
    """Reads what is new, and says what is wrong with it."""

    def __init__(
        self,
        path: Path,
        name_of: Callable[[str], str],
        true_s: Callable[[], float],
        broken: Callable[[str, str], None],
    ) -> None:
        self.tables: dict[str, KnownTable] = {}
        self.has_jumped = False  # a clock was set: lines no longer tell how much time passed
        self.is_watching = False  # from the start of the schedule on; what was before is given
        self.began_s = 0.0  # when the server that runs now was started
        self._name_of = name_of
        self._true_s = true_s
        self._broken = broken
        self._last = 0
        self._connection = sqlite3.connect(path)

    def close(self) -> None:
        """Read no more."""
        self._connection.close()

    def reopen(self, path: Path) -> None:
        """After a loss of power: everything that was read before must still be there."""
        self._connection.close()
        self._connection = sqlite3.connect(path)
        for id, known in self.tables.items():
            for seq, line in enumerate(known.lines):
                if self._connection.execute(_LINE, (id, seq)).fetchone() != line:
                    self._broken("stored is stored", f"line {seq} of a table, {line[2][:60]}, was stored and is gone")
                    return
        self.read()

    def read(self) -> None:
        """Take up what is new."""
        changed = set()
        for rowid, id, seq, at, command, body in self._connection.execute(_NEW, (self._last,)).fetchall():
            self._last = rowid
            try:
                self._add(id, seq, at, command, body)
            except Exception as error:
                self._broken(
                    "every state follows from the log", f"line {seq} cannot be: {type(error).__name__} {error}"
                )
                return
            changed.add(id)
        for id in sorted(changed):
            self._check_rows(id, self.tables[id].states[-1])

    def said(self, table: str, command: str) -> bool:
        """Whether something said is stored."""
        return self._connection.execute(_SAID, (table, command)).fetchone() is not None

    def _add(self, id: str, seq: int, at: int, command: str, body: str) -> None:
        logged = Logged(seq, at, command, from_text(body))
        known = self.tables.get(id)
        if known is None:
            secret = bytes.fromhex(self._connection.execute(_TABLE, (id,)).fetchone()[0])
            shared = Shared(None, lambda: 0, self._name_of, (), Grace(lambda: 0))  # type: ignore[arg-type]
            table = Table.of_log(id, shared, secret, [logged])
            self.tables[id] = KnownTable(table, [table.state], [(at, command, body)], [self._true_s()], {command: seq})
            return
        if seq != len(known.lines):
            self._broken("lines in order", f"line {seq} follows line {len(known.lines) - 1}")
        if command in known.commands:
            self._broken("stored once", f"a command is stored in the lines {known.commands[command]} and {seq}")
        if at < known.lines[-1][0]:
            self._broken("lines in order", f"line {seq} is older than the one before it")
        self._check_due(known, logged)
        known.table._take([logged])
        known.states.append(known.table.state)
        known.lines.append((at, command, body))
        known.seen_at.append(self._true_s())
        known.commands[command] = seq

    def _check_due(self, known: KnownTable, logged: Logged) -> None:
        """What happened by itself was due, and not before."""
        before, entry = known.states[-1], logged.entry
        if not self.is_watching:
            return
        if isinstance(entry, Acted) and entry.is_bot and not self.has_jumped:
            asked, asked_at = before.seats[entry.seat].asked, before.seats[entry.seat].asked_at
            assert asked is not None
            if (
                logged.at - asked_at < least_wait_ms(before, entry.seat, asked) - 1
            ):  # times are cut to whole milliseconds
                self._broken("what is due happens once", f"a bot acts {logged.at - asked_at} ms after its question")
        if isinstance(entry, TimedOut) and not self.has_jumped:
            since = before.seats[entry.seat].since
            began = next(seq for seq, state in enumerate(known.states) if state.at == since)
            passed_s = self._true_s() - known.seen_at[began]
            wanted_s = before.opened.clock.seconds - 15 if before.opened.clock.kind == "turn" else 0  # disks are slow
            if passed_s < wanted_s:
                self._broken("no clock runs out early", f"a clock runs out after {passed_s:.0f} s of {wanted_s:.0f}")
            if self._true_s() - self.began_s < GRACE_MS["clock"] / 1000 - 1:
                self._broken("no clock runs out early", "a clock runs out just after the server came back")

    def _check_rows(self, id: str, state: TableState) -> None:
        """What stands beside the log follows from it."""
        query = self._connection.execute
        if query(_TABLE, (id,)).fetchone()[1] != state.status:
            self._broken("every row follows from the log", "a list shows another status than the log has")
        due = {(key.kind, key.seat, time.at, time.asked) for key, time in due_tasks(state).items()}
        if set(query(_DUE, (id,)).fetchall()) != due:
            self._broken("what is due happens once", "what is noted as due is not what follows from the log")
        waits = state.waits_for()
        members: set[tuple[Any, ...]] = {(person, int(person in waits)) for person in state.people()}
        if set(query(_MEMBERS, (id,)).fetchall()) != members:
            self._broken("every row follows from the log", "the members of a table are others than the log has")
