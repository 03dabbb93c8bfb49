"""A table in memory: commands are checked, stored, then shown, in that order and one at a time."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from postroad.core.refusals import Refused
from postroad.core.transcript import Transcript
from postroad.games import GAMES
from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live import commands, log_entries, presentation, rows
from postroad.server.live.commands import Decide, Decided
from postroad.server.live.connection import framed
from postroad.server.live.denied import denied
from postroad.server.live.log_entries import AnyEntry, DecodedAct, Logged, from_text
from postroad.server.live.presentation import ENCODER, EncodedTable, LoggedLine, Viewer, logged_line
from postroad.server.live.scheduler import DueTime, TaskKey, due_tasks
from postroad.server.live.state import TableState
from postroad.server.live.steady_clock import Grace
from postroad.server.live.transition import after, open_table
from postroad.store.store import Conflict, Statement, Store, StoreError, StoreUnsure
from postroad.store.tables import read_log, read_secret

_SEATING: Final = (log_entries.Joined, log_entries.Left, log_entries.Arranged)
TRIES: Final = 8  # of a change that loses races against other processes


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
                if command in self._commands:
                    return self._commands[command]
                try:
                    added = decide(self.state)
                    steps = self._next(command, added) if added else []
                except Refused:
                    if await self._catch_up():  # another process was faster: perhaps it has done this very thing
                        continue
                    raise
                if not steps:
                    return self.state.seq
                logged, state = [one for one, _ in steps], steps[-1][1]
                coming = due_tasks(state)
                news = self.shared.holder, self.shared.tells, self.shared.leaves
                changed = rows.changed(self.id, self.state, state, logged, self.coming, coming, *news)
                try:
                    await self.shared.store.write(*changed, *extra)
                except Conflict:
                    await self._catch_up()
                    continue
                except StoreUnsure as error:
                    self._is_behind = True
                    raise denied("perhaps-stored") from error
                except StoreError as error:
                    raise denied("not-stored") from error
                except asyncio.CancelledError:
                    self._is_behind = True
                    raise
                for one, then in steps:
                    self._note(then, one)
                if self.shared.holder:
                    new = {key: time for key, time in coming.items() if self.coming.get(key) != time}
                    self._hold({key: new[key] for key in new if key.kind not in self.shared.leaves}, coming)
                self.coming = coming
                self._tell()
                return logged[0].seq
        raise denied("not-stored")

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

    def now(self, viewer: Viewer, since: int, *, is_encoded: bool = False) -> wire.Now:
        """The whole table for one viewer, with the lines after `since`; its parts may be encoded already."""
        state, seat = self.state, viewer.seat
        news = self.history[since + 1 :] if since < state.seq else []
        info: Any
        view: Any
        lines: list[Any]
        if is_encoded:
            encoded = self._encode()
            info, view, lines = encoded.info, encoded.view(seat), [encoded.line(one, seat) for one in news]
        else:
            info, lines = self.info(), [self.line(one, seat) for one in news]
            view = None if state.position is None else state.game.view(state.position, seat)
        owed, changeable = (None, None) if seat is None else state.questions(seat)
        return wire.Now(
            self.id,
            state.seq,
            self.shared.now_ms(),
            seat,
            list(viewer.mine),
            viewer.is_host,
            info,
            owed,
            changeable,
            max([state.seats[one].last for one in viewer.mine], default=-1),
            view,
            presentation.undoing(state, seat),
            lines,
            state.revealed,
        )

    def now_text(self, viewer: Viewer, since: int) -> bytes:
        """The same as it is sent."""
        ENCODER.encode_into(self.now(viewer, since, is_encoded=True), _MESSAGE)
        return bytes(_MESSAGE)

    def now_frame(self, viewer: Viewer, since: int) -> bytes:
        """The same as a frame, made once for all who see the same and have seen the same."""
        frames = self._encode().frames
        frame = frames.get((viewer, since))
        if frame is None:
            self.shared.encoded[self.state.game.slug] += 1
            frame = frames[viewer, since] = framed(self.now_text(viewer, since))
        return frame

    def forget_frames(self) -> None:
        """Nobody watches any more."""
        self._encoded = None

    def line(self, one: LoggedLine, seat: int | None) -> wire.Line:
        """A line of the log as a seat may know it."""
        return presentation.line(self.state, one, seat)

    def info(self, fairness: Any = None) -> wire.TableInfo:
        """The table but for the game on it; what proves its chance may be encoded already."""
        fairness = fairness or presentation.fairness_of(self.state, self.shared.now_ms())
        return presentation.table_info(self.state, fairness, self.shared.name_of, self.shared.grace.until("clock"))

    def _encode(self) -> EncodedTable:
        if self._encoded is None or self._encoded.version != self.version:
            info = self.info(self._encoded_fairness())
            self._encoded = EncodedTable(self.version, self.state, info)
        return self._encoded

    def _encoded_fairness(self) -> Any:
        if self.state.status != "playing":
            return presentation.encoded(presentation.fairness_of(self.state, self.shared.now_ms()))
        if self._fairness is None:
            self._fairness = presentation.encoded(presentation.fairness_of(self.state, self.shared.now_ms()))
        return self._fairness

    def show_anew(self) -> None:
        """Something that is shown has changed, though no line of the log says so: a name, or a grace."""
        self.version += 1

    def preview(self, caller: Caller | None, message: wire.Preview) -> wire.Previewed:
        """What some actions would lead to, on a copy; raises Refused where anything would be revealed."""
        state = self.state
        seat = commands.own_seat(state, caller, message.seat, is_asked=True)
        if state.position is None or state.seats[seat].asked is None:
            raise denied("not-asked")
        if state.seats[seat].asked != message.asked:
            raise denied("stale")
        position, events = state.position, []
        for data in message.actions:
            step = state.game.foresee(position, seat, state.game.decode(data))
            if step.reveals:
                raise denied("preview-reveals")
            events += state.game.narrate(position, step, seat)
            position = step.position
        return wire.Previewed(
            self.id, message.id, state.game.view(position, seat), list(map(presentation.as_wire, events))
        )

    def transcript(self, players: Sequence[str]) -> Transcript:
        """The game as its record has it: what was taken back has not happened."""
        state = self.state
        start = state.branch
        written = Transcript.sealed(state.game, state.opened.options, players, state.secret, state.fair(), start)
        written.undone = state.undone
        written.hinted = sorted(state.hinted)
        for place in range(len(state.played) + 1):
            for seat, _, acts_before in state.resigned:
                if acts_before == place:
                    written.resign(seat)
            if written.is_over():  # what was still sealed when someone gave up never happened
                return written
            if place < len(state.played):
                written.apply(state.played[place].seat, state.played[place].action)
        return written


_MESSAGE: Final = bytearray()  # where messages are written before they are sent: used again, it need not grow


def key_of(caller: Caller, command: wire.AnyCommand) -> str:
    """A command's name in the log: everyone's ids are their own."""
    return f"{caller.person}/{command.command}"


async def _read_log(store: Store, table: str, seq: int) -> list[Logged]:
    return [Logged(one.seq, one.at, one.command, from_text(one.body)) for one in await read_log(store, table, seq)]
