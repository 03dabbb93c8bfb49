"""A table in memory: commands are checked, stored, then shown, in that order and one at a time."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from postroad.core.refusals import Refused
from postroad.games import GAMES
from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live import commands, log_entries, presentation, rows
from postroad.server.live.commands import Decide, Decided
from postroad.server.live.denied import denied
from postroad.server.live.log_entries import AnyEntry, DecodedAct, Logged, from_text
from postroad.server.live.presentation import EncodedTable, LoggedLine, Viewer, logged_line
from postroad.server.live.scheduler import DueTime, TaskKey, due_tasks
from postroad.server.live.state import TableState
from postroad.server.live.steady_clock import Grace
from postroad.server.live.transition import after, open_table
from postroad.store.store import Conflict, Statement, Store, StoreError, StoreUnsure
from postroad.store.tables import read_log, read_secret

_SEATING: Final = (log_entries.Joined, log_entries.Left, log_entries.Arranged)
TRIES: Final = 8  # of a change that loses races against other processes
OnDone = Callable[[int | Exception | None], None]


class Change(msgspec.Struct, frozen=True):
    """What a command leads to, before it is stored."""

    steps: list[tuple[Logged, TableState]]  # new lines, each with the table after it
    coming: dict[TaskKey, DueTime]
    rows: list[Statement]


@dataclass(frozen=True)
class Shared:
    """What all tables share."""

    store: Store
    now_ms: Callable[[], int]
    name_of: Callable[[str], str]
    listeners: Sequence[Callable[["Table"], None]]  # are told of every change, in this order
    grace: Grace
    away_since: Callable[["Table"], list[int | None]] = lambda table: []  # by seat, of people who are not looking
    lines_per_table: int = 20_000  # beyond them a game can only go on and end
    holder: str = ""  # where several servers share a database, by which this one is known
    leaves: Collection[str] = ()  # kinds of due tasks that others there see to
    look_up: Callable[[Collection[str]], Awaitable[None]] = lambda people: asyncio.sleep(0)  # so that names are known
    tells: Callable[[str], bool] = lambda person: False  # whether they want to hear that a table waits for them
    encoded: Counter[str] = field(default_factory=Counter)  # how many views were encoded, by game


class Table:
    """A table in memory; the log in the store is the truth, and this is what follows from it."""

    def __init__(self, id: str, shared: Shared, state: TableState, log: Sequence[Logged]) -> None:
        self.id = id
        self.shared = shared
        self.state = state
        self.lock = asyncio.Lock()
        self.coming: dict[TaskKey, DueTime] = due_tasks(state)
        self.held: dict[TaskKey, DueTime] = {}  # of what is coming: what this server, and no other, sees to
        self.history: list[LoggedLine] = []
        self._commands: dict[str, int] = {one.command: one.seq for one in log}
        self._encoded: EncodedTable | None = None
        self._fairness: Any = None  # encoded: while a game runs, nothing of it changes
        self._is_behind = False  # a write whose outcome nobody waited for
        self.here_until: dict[str, int] = {}  # by person: when they were last seen, or will have been
        self._loaded_at = shared.now_ms()
        self.version = 0  # of what is encoded
        self.seating = 0  # of who sits where

    @classmethod
    async def load(cls, id: str, shared: Shared) -> "Table | None":
        """The table as its log has it; None if there is none."""
        secret = await read_secret(shared.store, id)
        log = await _read_log(shared.store, id, -1)
        if secret is None or not log:
            return None
        return cls.of_log(id, shared, bytes.fromhex(secret), log)

    @classmethod
    def of_log(cls, id: str, shared: Shared, secret: bytes, log: Sequence[Logged]) -> "Table":
        """The table that a log makes."""
        first = log[0]
        assert isinstance(first.entry, log_entries.TableOpened)
        state = open_table(id, GAMES[first.entry.game], secret, first)
        table = cls(id, shared, state, log[:1])
        table.history.append(logged_line(state, first, was_over=False))
        table._take(log[1:])
        table.coming = due_tasks(table.state)
        return table

    async def command(self, caller: Caller, command: wire.AnyCommand, *extra: Statement) -> wire.Done:
        """Carry a command out, or give its first answer again; raises Refused."""
        away = self.long_away() if isinstance(command, wire.VoteStandIn) else None

        def decide(state: TableState) -> Decided:
            return commands.decide(state, caller, command, self.shared.lines_per_table, away)

        seq = await self.append(key_of(caller, command), decide, *extra)
        return wire.Done(self.id, command.command, seq)

    def note_presence(self, person: str, until: int | None = None) -> None:
        """Someone is here: now, or as long as it takes to read a page without scripts."""
        self.here_until[person] = max(self.here_until.get(person, 0), until or self.shared.now_ms())

    def away_since(self, looking: Collection[int], known_since: int = 0) -> list[int | None]:
        """By seat, since when a person has not been here; None for all others. `looking` are seats with sockets.

        Nobody was away before it was known who is there.
        """
        now = self.shared.now_ms()
        found: list[int | None] = []
        for number, seat in enumerate(self.state.seats):
            until = max(self.here_until.get(seat.person, self._loaded_at), known_since)
            found.append(until if seat.person and number not in looking and until <= now else None)
        return found

    def replaceable(self) -> list[int]:
        """The seats for which a bot may play, if the others want it."""
        return [seat for seat in self.long_away() if not commands.is_away_by_right(self.state, seat)]

    def long_away(self) -> dict[int, int]:
        """The seats of people who play and have been away for long, and since when."""
        latest = self.shared.now_ms() - commands.ABSENT_MS
        since = zip(self.state.seats, self.shared.away_since(self), strict=False)
        return {
            seat: at
            for seat, (one, at) in enumerate(since)
            if at is not None and at <= latest and one.is_playing_person
        }

    async def act_as_bot(self, seat: int, asked: int, action: dict[str, Any]) -> int:
        """A bot answers the question it was asked; raises Refused if it is no more its turn."""

        def decide(state: TableState) -> Decided:
            if not state.seats[seat].player:
                raise denied("stale")
            return commands.act(state, seat, asked, action, is_bot=True)

        return await self.append("", decide)

    async def append(self, command: str, decide: Decide, *extra: Statement) -> int:
        """Add what `decide` gives, with what follows from it, in one commit; the line of its first entry."""
        async with self.lock:
            for _ in range(TRIES):
                if self._is_behind:
                    await self._catch_up()
                try:
                    change = self._decided(command, decide)
                except Refused:
                    if await self._catch_up():  # another process was faster: perhaps it has done this very thing
                        continue
                    raise
                if isinstance(change, int):
                    return change
                try:
                    await self.shared.store.write(*change.rows, *extra)
                except Conflict:
                    await self._catch_up()
                    continue
                except StoreError as error:
                    raise self._not_stored(error) from error
                except asyncio.CancelledError:
                    self._is_behind = True
                    raise
                return self._carried_out(change)
        raise denied("not-stored")

    def begin_append(self, command: str, decide: Decide, on_done: OnDone) -> bool:
        """The same without a task; False where more than a commit has to be waited for, and then nothing has happened.

        `on_done` gets the line, or why there is none; None where `append` has to find that out.
        """
        if self._is_behind or not self._enter():
            return False
        try:
            change = self._decided(command, decide)
            if not isinstance(change, int):
                self.shared.store.begin_write(change.rows, lambda error: self._stored(change, error, on_done))
                return True
        except (Refused, StoreError):  # the log may say otherwise, or the store may be back
            self.lock.release()
            return False
        except BaseException:
            self.lock.release()
            raise
        self.lock.release()
        on_done(change)
        return True

    def _enter(self) -> bool:
        """Take the lock if it is free, as a task would that need not wait for it."""
        if self.lock.locked():
            return False
        entering = self.lock.acquire()
        try:
            entering.send(None)
        except StopIteration:
            return True
        entering.close()  # others came first
        return False

    def _stored(self, change: Change, error: Exception | None, on_done: OnDone) -> None:
        found: int | Exception | None = error
        try:
            if error is None:
                found = self._carried_out(change)
            elif isinstance(error, Conflict):
                found = None
            elif isinstance(error, StoreError):
                found = self._not_stored(error)
        except Exception as unforeseen:
            found = unforeseen
        finally:
            self.lock.release()
        on_done(found)

    def _not_stored(self, error: StoreError) -> Refused:
        """What to say where a write failed."""
        if isinstance(error, StoreUnsure):
            self._is_behind = True
            return denied("perhaps-stored")
        return denied("not-stored")

    def _decided(self, command: str, decide: Decide) -> Change | int:
        """What is to be stored; or the line of what is done already, or of now where there is nothing to do."""
        if command in self._commands:
            return self._commands[command]
        added = decide(self.state)
        steps = self._next(command, added) if added else []
        if not steps:
            return self.state.seq
        logged, state = [one for one, _ in steps], steps[-1][1]
        coming = due_tasks(state)
        news = self.shared.holder, self.shared.tells, self.shared.leaves
        changed = rows.changed(self.id, self.state, state, logged, self.coming, coming, *news)
        return Change(steps, coming, changed)

    def _carried_out(self, change: Change) -> int:
        """It is stored: let it be the case here, and tell; the line of its first entry."""
        for one, then in change.steps:
            self._note(then, one)
        if self.shared.holder:
            new = {key: time for key, time in change.coming.items() if self.coming.get(key) != time}
            self._hold({key: new[key] for key in new if key.kind not in self.shared.leaves}, change.coming)
        self.coming = change.coming
        self._tell()
        return change.steps[0][0].seq

    def hold(self, tasks: Mapping[TaskKey, DueTime]) -> None:
        """See to some of what is coming: another server does no more."""
        self._hold(tasks, self.coming)

    def _hold(self, more: Mapping[TaskKey, DueTime], coming: Mapping[TaskKey, DueTime]) -> None:
        self.held = {key: time for key, time in {**self.held, **more}.items() if coming.get(key) == time}

    async def catch_up(self) -> None:
        """Take up what another server has added."""
        async with self.lock:
            await self._catch_up()

    def _next(self, command: str, added: Decided) -> list[tuple[Logged, TableState]]:
        """The new lines, each with the table after it; raises Refused for what the rules refuse."""
        at = max(self.shared.now_ms(), self.state.at)
        found: list[tuple[Logged, TableState]] = []
        state = self.state

        def add(entry: AnyEntry, action: Any = None) -> None:
            nonlocal state
            seq = state.seq + 1
            name = command if command and not found else f"+{seq}"
            logged = Logged(seq, at, name, entry, action)
            state = after(state, logged)
            found.append((logged, state))

        for one in added:
            if isinstance(one, DecodedAct):
                add(one.entry, one.action)
            else:
                add(one)
        while (entry := commands.follow_up(state)) is not None:
            add(entry)
        return found

    def _tell(self) -> None:
        for listener in self.shared.listeners:
            listener(self)

    def _take(self, logged: Sequence[Logged]) -> None:
        """Add stored lines one by one."""
        for one in logged:
            self._note(after(self.state, one), one)

    def _note(self, state: TableState, one: Logged) -> None:
        was_over = self.state.status == "over"
        self.state = state
        self.version += 1
        self.seating += isinstance(one.entry, _SEATING)
        self._commands[one.command] = one.seq
        self.history.append(logged_line(state, one, was_over=was_over))

    async def _catch_up(self) -> bool:
        """Take up what another process, or a write whose answer was lost, has added; whether there was anything."""
        missed = await _read_log(self.shared.store, self.id, self.state.seq)
        if not missed and await read_secret(self.shared.store, self.id) is None:
            raise denied("table-unknown")
        self._is_behind = False
        self._take(missed)
        with contextlib.suppress(StoreError):
            await self.shared.look_up(self.state.people())  # whoever has joined elsewhere
        self._go_on_from(missed)
        return bool(missed)

    def take_told(self, logged: Logged) -> bool:
        """Take up a line that another server has stored, if it is the next; else the log has to be read."""
        is_next = logged.seq == self.state.seq + 1 and not isinstance(logged.entry, _SEATING)  # of which names are read
        if is_next and not self.lock.locked() and not self._is_behind:
            self._take([logged])
            self._go_on_from([logged])
            return True
        return False

    def _go_on_from(self, missed: Sequence[Logged]) -> None:
        for one in missed:  # who acts elsewhere is there
            self.note_presence(one.command.partition("/")[0], one.at)
        self.coming = due_tasks(self.state)
        self._hold({}, self.coming)
        if missed:
            self._tell()

    # --- showing ---

    def viewer(self, caller: Caller | None, wanted: int | None) -> Viewer:
        """How a caller sees the table: as one of their own seats, else as a spectator. Raises Refused."""
        state = self.state
        mine = state.seats_of(caller.person) if caller else []
        if caller and caller.token:
            mine = [seat for seat in mine if (caller.token.table, caller.token.seat) == (self.id, seat)]
        if wanted is not None and wanted not in mine:
            raise denied("seat-not-yours")
        is_host = caller is not None and caller.token is None and caller.person == state.host
        return Viewer(next(iter(mine), None) if wanted is None else wanted, tuple(mine), is_host)

    def now(self, viewer: Viewer, since: int) -> wire.Now:
        """The whole table for one viewer, with the lines after `since`."""
        state, seat = self.state, viewer.seat
        view = None if state.position is None else state.game.view(state.position, seat)
        lines = [presentation.line(state, one, seat) for one in self.history[since + 1 :]]
        return presentation.now(state, viewer, self.shared.now_ms(), self.info(), view, lines)

    def now_frame(self, viewer: Viewer, since: int) -> bytes:
        """The same as it is sent, made once for all who see the same and have seen the same."""
        encoded = self._encoded
        if encoded is None or encoded.version != self.version:
            info = self.info(self._encoded_fairness())
            encoded = self._encoded = EncodedTable(self.version, self.state, info)
        frame = encoded.frames.get((viewer, since))
        if frame is None:
            self.shared.encoded[self.state.game.slug] += 1
            frame = encoded.frame(viewer, self.history[since + 1 :], self.shared.now_ms())
            encoded.frames[viewer, since] = frame
        return frame

    def forget_frames(self) -> None:
        """Nobody watches any more."""
        self._encoded = None

    def info(self, fairness: Any = None) -> wire.TableInfo:
        """The table but for the game on it; what proves its chance may be encoded already."""
        fairness = fairness or presentation.fairness_of(self.state, self.shared.now_ms())
        return presentation.table_info(self.state, fairness, self.shared.name_of, self.shared.grace.until("clock"))

    def _encoded_fairness(self) -> Any:
        if self.state.status != "playing":
            return presentation.encoded(presentation.fairness_of(self.state, self.shared.now_ms()))
        if self._fairness is None:
            self._fairness = presentation.encoded(presentation.fairness_of(self.state, self.shared.now_ms()))
        return self._fairness

    def show_anew(self) -> None:
        """Something that is shown has changed, though no line of the log says so: a name, or a grace."""
        self.version += 1


def key_of(caller: Caller, command: wire.AnyCommand) -> str:
    """A command's name in the log: everyone's ids are their own."""
    return f"{caller.person}/{command.command}"


async def _read_log(store: Store, table: str, seq: int) -> list[Logged]:
    return [Logged(one.seq, one.at, one.command, from_text(one.body)) for one in await read_log(store, table, seq)]
