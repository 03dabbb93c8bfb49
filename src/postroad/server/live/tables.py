"""All tables of this process: opened, found again, listed; what is not looked at leaves memory."""

import asyncio
import contextlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from postroad.core.chance import Quick
from postroad.core.record import Record
from postroad.core.refusals import Refused
from postroad.games import GAMES
from postroad.server import answers, logs, wire
from postroad.server.auth import Caller
from postroad.server.live import commands, log_entries, presentation, rows, table_lists
from postroad.server.live.bot_seat import BotSeats
from postroad.server.live.chats import Chats
from postroad.server.live.clock import begin, time_out
from postroad.server.live.denied import UnreadableTable, denied
from postroad.server.live.hub import Hub
from postroad.server.live.log_entries import Logged
from postroad.server.live.names import Names
from postroad.server.live.presentation import Viewer, is_of_today
from postroad.server.live.previews import preview
from postroad.server.live.scheduler import DueTask, Scheduler
from postroad.server.live.steady_clock import Grace
from postroad.server.live.table import OnDone, Shared, Table, key_of
from postroad.server.live.table_settings import TableSettings
from postroad.server.live.transcripts import transcript
from postroad.server.live.transition import open_table
from postroad.server.live.workers import Worker, Workers
from postroad.store import clock
from postroad.store.profiles import blocked_either_way
from postroad.store.store import Conflict, Statement, Store, StoreError
from postroad.store.tables import delete_table, open_tables_of, stale_tables, tables_with_due_tasks

ID_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz234567"
ID_LENGTH: Final = 16
SECRET_BYTES: Final = 32
MOST_LINES: Final = 5000  # of one answer
DAY_MS: Final = 86_400_000
READING_MS: Final = 480_000  # who looked without a socket is taken to be here: no page tells when it is closed
SWEEP_S: Final = 3600.0


async def _spend_nothing(person: str) -> None:
    """Where nothing is rationed."""


class Tables:
    """The tables by id, with everything that lives by them: who watches, bots, clocks."""

    def __init__(
        self,
        store: Store,
        settings: TableSettings | None = None,
        now_ms: Callable[[], int] = clock.now_ms,
        *,
        hub: Hub | None = None,
        count_action: Callable[[str], None] = lambda game: None,
        count_bot_failure: Callable[[], None] = lambda: None,
        sweep_others: Callable[[], Awaitable[None]] = lambda: asyncio.sleep(0),
        new_worker: Callable[[int, tuple[str, ...]], Worker] = Worker,
        spend_table: Callable[[str], Awaitable[None]] = _spend_nothing,
        spend_chat: Callable[[str], Awaitable[None]] = _spend_nothing,
        holder: str = "",
        leaves: Collection[str] = (),
        tells: Callable[[str], bool] = lambda person: False,
        stored: Callable[[], None] = lambda: None,
    ) -> None:
        """Over a store; `sweep_others` removes what else grows old, and the counters are told what happened.

        `spend_table` and `spend_chat` count what a person does, and raise Refused if it was too much.
        `holder` names this server where several share the store, and `leaves` what others see to. `tells` says who
        wants notices, and `stored` is called when some may have been stored.
        """
        self.hub = hub or Hub()
        self.store = store
        self.settings = settings or TableSettings()
        self.now_ms = now_ms
        self.names = Names(store)
        self.chats = Chats(store, self.names, now_ms, self.hub.say)
        memory_mib, own_bots = self.settings.bot_memory_mib, self.settings.own_bots
        self.workers = workers = Workers(
            self.settings.bot_workers, lambda: new_worker(memory_mib, own_bots), self.settings.bot_workers_each
        )
        self.bots = BotSeats(self.table, workers, now_ms, count_bot_failure)
        self.grace = Grace(now_ms)
        handlers = {"bot": self.bots.take_turn, "clock": self._time_out, "begin": self._begin}
        self.scheduler = Scheduler(now_ms, handlers, self.grace, background={"bot"})
        self._sweep_others = sweep_others
        self.spend_table = spend_table
        self._spend_chat = spend_chat
        self._tasks: list[asyncio.Task[None]] = []
        self._loaded: OrderedDict[str, Table] = OrderedDict()
        self.alive: WeakValueDictionary[str, Table] = WeakValueDictionary()  # so that no table is there twice
        self._set_aside: set[str] = set()  # tables that cannot be read; the log has said why

        def count(table: Table) -> None:
            if isinstance(table.history[-1].logged.entry, log_entries.Acted):
                count_action(table.state.game.slug)

        def schedule(table: Table) -> None:
            self.scheduler.note(table.id, table.held if holder else table.coming)

        listeners, away_since = (count, schedule, self.hub.tell, lambda table: stored()), self.hub.away_since
        most, name_of = self.settings.lines_per_table, self.names.of
        sharing = most, holder, leaves, self.names.look_up, tells
        self._shared = Shared(store, now_ms, name_of, listeners, self.grace, away_since, *sharing)

    @property
    def encoded(self) -> int:
        """How many views were encoded for sockets, since the start."""
        return self._shared.encoded.total()

    # --- life ---

    async def start(self) -> None:
        """Begin to live: bots go on, clocks run, old tables are closed."""
        if not self._shared.holder:
            await self.resume()
        self._tasks = [asyncio.create_task(life) for life in (self.scheduler.run(), self._sweep_now_and_then())]

    async def stop(self) -> None:
        """Say goodbye to all who watch, and let nothing go on."""
        self.hub.goodbye()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.scheduler.stop()
        await self.bots.stop()

    def renew_grace(self) -> None:
        """The server, or the machine, stood still: nobody could act meanwhile, so no clock runs out at once."""
        self.grace.renew()
        for table in self._loaded.values():
            if any(seat.since is not None for seat in table.state.seats):
                table.show_anew()
                self.hub.tell(table)

    async def _sweep_now_and_then(self) -> None:
        while True:
            try:
                await self.sweep()
                await self._sweep_others()
            except (Refused, StoreError) as error:
                logs.failure("what is old could not be closed or removed", error)
            await asyncio.sleep(SWEEP_S)

    async def resume(self) -> None:
        """Take up what was due when the process before this one ended."""
        for table in await tables_with_due_tasks(self.store):
            with contextlib.suppress(Refused):  # it is set aside, and the others go on
                await self.table(table)

    async def sweep(self) -> int:
        """Close tables that nobody came to for a long time; how many."""
        closed = 0
        for status, days in (("waiting", self.settings.waiting_days), ("playing", self.settings.resting_days)):
            if days is not None:
                for table in await stale_tables(self.store, status, self.now_ms() - days * DAY_MS):
                    with contextlib.suppress(UnreadableTable):
                        await self.close(table)
                        closed += 1
        for status, days in (("closed", self.settings.closed_days), ("over", self.settings.finished_days)):
            for table in await stale_tables(self.store, status, self.now_ms() - days * DAY_MS) if days else []:
                with contextlib.suppress(Refused):
                    await self.delete(table)
        return closed

    async def table(self, id: str) -> Table:
        """A table, from memory or from its log; raises Refused if there is none."""
        return self._in_memory(id) or await self._load(id)

    def _in_memory(self, id: str) -> Table | None:
        found = self._loaded.get(id)
        if found is not None:
            self._loaded.move_to_end(id)
        return found

    async def _load(self, id: str) -> Table:
        if (alive := self.alive.get(id)) is not None:  # it had left memory, but someone still holds it
            self._loaded[id] = alive
            self._make_room()
            return alive
        if id in self._set_aside:
            raise UnreadableTable(denied("table-unreadable").refusal)
        try:
            found = await Table.load(id, self._shared)
        except StoreError:
            raise
        except Exception as error:  # one table that cannot be read must not stop the others
            self._set_aside.add(id)
            logs.failure("a table cannot be read and is set aside", error, table=id)
            raise UnreadableTable(denied("table-unreadable").refusal) from error
        if found is None:
            raise denied("table-unknown")
        await self.names.look_up(found.state.people())
        table = self._loaded[id] = self.alive.setdefault(id, found)
        self.scheduler.note(id, table.held if self._shared.holder else table.coming)
        self._make_room()
        return table

    def forget(self, id: str) -> None:
        """A table was removed."""
        self._loaded.pop(id, None)
        self.alive.pop(id, None)
        self.scheduler.note(id, {})
        self.hub.remove_table(id)

    def _make_room(self) -> None:
        for id in list(self._loaded)[: max(0, len(self._loaded) - self.settings.most_loaded)]:
            if not self._loaded[id].lock.locked() and not self.hub.is_watched(id):
                del self._loaded[id]

    async def _time_out(self, task: DueTask) -> None:
        await time_out(await self.table(task.table), task.key.seat)

    async def _begin(self, task: DueTask) -> None:
        await begin(await self.table(task.table), task.asked)

    # --- changes ---

    async def open(self, caller: Caller, request: wire.OpenTable) -> str:
        """Open a table; raises Refused for what the game does not allow."""
        if request.game not in GAMES:
            raise denied("game-unknown", game=request.game, known=" ".join(GAMES))
        await self.spend_table(caller.person)
        opened = commands.open_entry(GAMES[request.game], caller.person, request)
        self.names.note(caller.person, caller.name)
        return await self.add(opened)

    async def add(self, opened: log_entries.TableOpened) -> str:
        """A new table as it is given; raises Refused for what the game does not allow."""
        id, statements = self.new_table(opened)
        await self._write(*statements)
        return id

    def new_table(self, opened: log_entries.TableOpened, secret: bytes = b"") -> tuple[str, list[Statement]]:
        """The id of a new table, and the statements that make it."""
        game = GAMES[opened.game]
        # The game itself says whether it can be played so; what it would deal does not matter here.
        game.start(opened.options, len(opened.chairs), Quick(0))
        id = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        first = Logged(0, self.now_ms(), "+0", opened)
        state = open_table(id, game, secret or secrets.token_bytes(SECRET_BYTES), first)
        return id, rows.opened(id, state, first, self._shared.tells)

    async def command(self, caller: Caller | None, command: wire.AnyCommand) -> wire.Done:
        """Carry out a command, or give its first answer again; raises Refused."""
        if caller is None:
            raise denied("who-are-you")
        if caller.token is not None and caller.token.table != command.table:
            raise denied("seat-not-yours")
        table = self._in_memory(command.table) or await self._load(command.table)
        self.names.note(caller.person, caller.name)
        table.note_presence(caller.person)
        if isinstance(command, wire.Chat):
            await self._spend_chat(caller.person)
            return wire.Done(table.id, command.command, await self.chats.say(table, caller, command))
        if isinstance(command, wire.Rematch):
            return await self._rematch(table, caller, command)
        return await table.command(caller, command)

    def begin_act(self, caller: Caller | None, command: wire.Act, on_done: OnDone) -> bool:
        """Carry out an action without a task; False where more than its commit is to be waited for, or it is refused.

        Then nothing has happened, and `command` does it.
        """
        if caller is None or (caller.token is not None and caller.token.table != command.table):
            return False
        table = self._in_memory(command.table)
        if table is None:
            return False
        self.names.note(caller.person, caller.name)
        table.note_presence(caller.person)
        most = self._shared.lines_per_table
        key = key_of(caller, command)
        return table.begin_append(key, lambda state: commands.decide(state, caller, command, most), on_done)

    async def _rematch(self, table: Table, caller: Caller, command: wire.Rematch) -> wire.Done:
        """The same people and bots at a new table; the second to ask is led to the first one's."""
        state = table.state
        if caller.token is not None:
            raise denied("not-for-programs")
        if state.status != "over":
            raise denied("not-over")
        if caller.person not in state.people():
            raise denied("no-seat")
        if state.rematch is None:
            await self.spend_table(caller.person)
            strangers = await blocked_either_way(self.store, caller.person)
            people = ["" if seat.person in strangers else seat.person for seat in state.seats]
            bots = [seat.bot for seat in state.seats]
            chairs = [log_entries.Occupant(*one) for one in zip(people, bots, strict=True)]
            opened = msgspec.structs.replace(
                state.opened, rules=state.game.rules, host=caller.person, chairs=chairs, lesson="", daily="", start=""
            )
            id, statements = self.new_table(opened)

            def decide(now: Any) -> list[log_entries.AnyEntry]:
                return [] if now.rematch else [log_entries.Rematched(id)]

            await table.append(key_of(caller, command), decide, *statements)
        found = [one.logged.seq for one in table.history if isinstance(one.logged.entry, log_entries.Rematched)]
        if not found:  # the id of the command was used for something else before
            raise denied("command-used")
        return wire.Done(table.id, command.command, found[0], table.state.rematch)

    async def close(self, id: str) -> None:
        """Give a table up, whoever sits there; a finished one stays as it is."""
        table = await self.table(id)
        await table.append("", lambda state: [log_entries.Closed()] if state.status in ("waiting", "playing") else [])

    async def delete(self, id: str) -> None:
        """Remove a table and everything about it; raises Refused if there is none."""
        table = await self.table(id)
        async with table.lock:
            await self._write(delete_table(id))
            self.forget(id)

    async def _write(self, *statements: Statement) -> None:
        try:
            await self.store.write(*statements)
        except Conflict:  # another server has removed it
            raise denied("table-unknown") from None
        except StoreError as error:
            raise denied("not-stored") from error

    async def leave_all(self, person: str) -> None:
        """A person goes for good: bots play on in games, other tables are left or closed."""
        for id in await open_tables_of(self.store, person):
            with contextlib.suppress(UnreadableTable):
                table = await self.table(id)
                await table.append("", lambda state: commands.goodbye(state, person))

    def renamed(self, person: str, name: str | None) -> None:
        """A person has another name, or none any more."""
        self.names.note(person, name or "")
        for table in self._loaded.values():
            if person in table.state.people():
                table.show_anew()
                self.hub.tell(table)

    # --- questions ---

    async def now(self, id: str, caller: Caller | None, seat: int | None = None) -> wire.Now:
        """The whole table as the caller may know it."""
        viewer = (table := await self.table(id)).viewer(caller, seat)
        if caller is not None and viewer.mine:
            self.hub.note_reading(table, caller.person, self.now_ms() + READING_MS)
        return table.now(viewer, table.state.seq)

    async def history(self, id: str, caller: Caller | None, seat: int | None, after: int) -> list[wire.Line]:
        """What happened after a line, as the caller may know it."""
        table = await self.table(id)
        return self.lines(table, table.viewer(caller, seat), after)

    def lines(self, table: Table, viewer: Viewer, after: int) -> list[wire.Line]:
        """What happened after a line, as an viewer may know it."""
        found = table.history[max(0, after + 1) :][:MOST_LINES]
        return [presentation.line(table.state, one, viewer.seat) for one in found]

    async def preview(self, caller: Caller | None, message: wire.Preview) -> wire.Previewed:
        """What some actions would lead to; nothing is done."""
        if caller is not None and caller.token is not None and caller.token.table != message.table:
            raise denied("seat-not-yours")
        return preview((await self.table(message.table)).state, caller, message)

    async def chat(self, id: str, after: int = 0) -> list[wire.Said]:
        """What was said at a table after a number."""
        return await self.chats.after((await self.table(id)).id, after)

    async def lobby(self) -> list[answers.TableLine]:
        """Public tables that wait for someone or can be watched."""
        return await table_lists.lobby(self.store, self.names)

    async def of(self, person: str) -> list[answers.TableLine]:
        """A person's tables; those that wait for them first."""
        return await table_lists.of(self.store, self.names, person)

    async def waiting_for(self, person: str) -> list[answers.TableLine]:
        """The tables at which others wait for a person, longest first."""
        return await table_lists.waiting_for(self.store, self.names, person)

    async def record(self, id: str) -> Record:
        """The record of a finished game; raises Refused while it runs."""
        table = await self.table(id)
        if table.state.status != "over":
            raise denied("not-over")
        if is_of_today(table.state, self.now_ms()):
            raise denied("daily-today")
        await self.names.look_up(table.state.people())
        players = [self.names.of(seat.person) or "?" if seat.person else seat.bot for seat in table.state.seats]
        return transcript(table.state, players).record()
