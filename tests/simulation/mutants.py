"""Faults planted in the server, one at a time: each must be noticed by the promises that it breaks.

A mutant is a change of the source of some functions, so that it says exactly what is wrong; one whose place is not
found any more fails loudly.
"""

import importlib
import inspect
import textwrap
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any, Final
from unittest.mock import patch

from tests.simulation.scenes import make_all_scenes


@dataclass(frozen=True)
class Change:
    """In `place`, a module and a name in it, `old` becomes `new`."""

    place: str
    old: str
    new: str


@dataclass(frozen=True)
class Mutant:
    """One planted fault."""

    name: str
    changes: tuple[Change, ...]
    first: int = 0  # the schedule to begin with, where it is a rare one that shows it


def _mutant(name: str, *changes: tuple[str, str, str], first: int = 0) -> Mutant:
    return Mutant(name, tuple(Change(*one) for one in changes), first)


_TABLE: Final = "server.live.table:Table"
_APPEND: Final = f"{_TABLE}.append"
_DECIDED: Final = f"{_TABLE}._decided"
_SQLITE: Final = "store.sqlite:SqliteStore"
MUTANTS: Final = (
    _mutant("acknowledges before the commit", (
        f"{_SQLITE}.begin_write",
        "_Write(statements, stored))", "_Write(statements, lambda error: None)); stored(None)")),
    _mutant(
        "takes a failed commit for a good one",
        (f"{_SQLITE}._settle", "write.stored(write.error)", "write.stored(None)"),
    ),
    _mutant("swallows a conflict", (
        f"{_SQLITE}._carry_out_apart", "write.error = Conflict(str(error)) if", "_ = 0 if")),
    _mutant("does not wait for the disk", ("store.sqlite:_PRAGMAS", "synchronous=full", "synchronous=normal")),
    _mutant("lets a second line take the place of the first", (
        "store.tables:_APPEND", "insert into log", "insert or replace into log"), (
        "store.tables:_APPEND", "on conflict do nothing", ""),
    ),
    _mutant("shows before it stores", (
        _DECIDED, "return Change(", "[self._note(then, one) for one, then in steps]; self._tell(); return Change("), (
        f"{_TABLE}._carried_out", "self._note(then, one)", "pass")),
    _mutant("does not know a command again", (_DECIDED, "if command in self._commands:", "if False:")),
    _mutant("answers a repeated command anew", (_DECIDED, "return self._commands[command]", "return self.state.seq")),
    _mutant("tries again under another name", (
        _APPEND, "raise self._not_stored(error) from error", 'command = ""; self._is_behind = True; continue')),
    _mutant("refuses by what it remembers", (_APPEND, "if await self._catch_up():", "if False:"), first=300),
    _mutant("shows what it encoded before", ("server.live.table:Table._note", "self.version += 1", "pass")),
    _mutant("withholds what is new", (
        "server.live.outbox:Outbox._frames", "item.is_waiting = False", "item.is_waiting = bool(item.seen % 3)")),
    _mutant("tells lines in another order", (
        f"{_TABLE}.now_frame", "self.history[since + 1 :]", "self.history[since + 1 :][::-1]")),
    _mutant("lets spectators see a hand", (
        "server.live.presentation:EncodedTable.frame", "self._view(seat)", "self._view(seat or 0)")),
    _mutant("tells everyone what one drew", (
        "server.live.presentation:line", "one.played.step, seat)", "one.played.step, one.played.seat)")),
    _mutant("shows the secret of the chance", (
        "server.live.presentation:fairness_of", "state.secret if is_open else None", "state.secret")),
    _mutant("forgets to note what is due", ("server.live.rows:_due", "if before.get(key) != time:", "if False:")),
    _mutant("drops what was due when it fails", (
        "server.live.scheduler:Scheduler._carry_out", 'key in ("not-stored", "perhaps-stored")', "key is None")),
    _mutant("lets a bot act twice", (
        "server.live.scheduler:Scheduler._start", "if name not in self._running:", "for _ in range(2):"), (
        "server.live.table:Table.act_as_bot", "seat, asked, action,", "seat, state.seats[seat].asked or 0, action,"), (
        "server.live.bot_seat:BotSeats._act", "if not _is_open(table, seat, asked):", "if True:"),
    ),
    _mutant("lets clocks run out as soon as it starts", (
        "server.live.steady_clock:Grace.until", "if kind in GRACE_MS", "if False")),
)  # fmt: skip


@contextmanager
def planted(mutant: Mutant) -> Iterator[None]:
    """Let the server be wrong meanwhile."""
    make_all_scenes()  # by a server that is right
    with ExitStack() as stack:
        for change in mutant.changes:
            owner, name, value = _changed(change)
            stack.enter_context(patch.object(owner, name, value))
        yield


def _changed(change: Change) -> tuple[Any, str, Any]:
    """Where the change goes: an owner, a name, and the new value."""
    module_name, _, path = change.place.partition(":")
    module = importlib.import_module(f"postroad.{module_name}")
    owner: Any = module
    *parents, name = path.split(".")
    for parent in parents:
        owner = getattr(owner, parent)
    found = getattr(owner, name)
    if isinstance(found, str | tuple):
        parts = (found,) if isinstance(found, str) else found
        assert any(change.old in part for part in parts), change
        new = tuple(part.replace(change.old, change.new) for part in parts)
        return owner, name, new[0] if isinstance(found, str) else new
    source = textwrap.dedent(inspect.getsource(found))
    assert source.count(change.old) == 1, change
    names: dict[str, Any] = {}
    exec(compile(source.replace(change.old, change.new), f"<{change.place}>", "exec"), module.__dict__, names)
    return owner, name, names[found.__name__]
