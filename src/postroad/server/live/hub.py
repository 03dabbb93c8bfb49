"""Who watches which table: each view is made and encoded once a change, however many look."""

import asyncio
import itertools
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from postroad.core.refusals import Refused
from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.eyes import Eye
from postroad.server.live.table import ENCODER, Table

AT_ONCE: Final = 200  # sockets that are woken in one turn of the event loop
PRESENT_S: Final = 0.5  # comings and goings are told together
MOST_WAITING: Final = 64  # messages to a socket that does not read
MOST_WAITING_BYTES: Final = 256 * 1024


class Outbox:
    """What waits to be sent to one socket; a table that has changed waits at most once, however often it did."""

    def __init__(self) -> None:
        self.caller: Caller | None = None
        self.watches: dict[str, Watch] = {}
        self.is_closed = False
        self.close_code = 0
        self._waiting: deque[str | Watch] = deque()
        self._size = 0
        self._wake = asyncio.Event()

    def put(self, text: str) -> None:
        """Send a message that can be missed: nothing of it is kept for who does not read."""
        if len(self._waiting) < MOST_WAITING and self._size + len(text) <= MOST_WAITING_BYTES:
            self._size += len(text)
            self._waiting.append(text)
            self._wake.set()

    def hint(self, watch: "Watch") -> None:
        """A table that is watched has changed."""
        if not watch.is_waiting:
            watch.is_waiting = True
            self._waiting.append(watch)
            self._wake.set()

    def close(self, code: int) -> None:
        """Say goodbye once everything is sent."""
        self.is_closed, self.close_code = True, code
        self._wake.set()

    @property
    def has_any(self) -> bool:
        """Whether anything waits."""
        return bool(self._waiting)

    async def is_filled(self) -> bool:
        """Wait until there is something to send; False when it is time to close."""
        while not self._waiting:
            if self.is_closed:
                return False
            self._wake.clear()
            await self._wake.wait()
        return True

    def take(self) -> "str | Watch":
        """The next thing to send."""
        item = self._waiting.popleft()
        if isinstance(item, str):
            self._size -= len(item)
        else:
            item.is_waiting = False
        return item


class Watch:
    """One socket's look at one table."""

    def __init__(self, table: Table, outbox: Outbox, wanted: int | None) -> None:
        self.table = table
        self.outbox = outbox
        self.wanted = wanted
        self.seen = table.state.seq  # the last line that was sent
        self.is_waiting = False
        self._eye: tuple[int, Caller | None, Eye] | None = None

    @property
    def eye(self) -> Eye:
        """How the socket's person sees the table now; who has lost the seat is a spectator."""
        caller, seating = self.outbox.caller, self.table.seating
        if self._eye is None or self._eye[0] != seating or self._eye[1] != caller:
            try:
                eye = self.table.eye(caller, self.wanted)
            except Refused:
                eye = self.table.eye(caller, None)
            self._eye = (seating, caller, eye)
        return self._eye[2]


class Hub:
    """All sockets of this process, by the table they watch."""

    def __init__(self) -> None:
        self.outboxes: set[Outbox] = set()
        self.age = 0  # goes up whenever someone's rights may have changed
        self.is_closing = False
        self.encoded = 0  # views, since the start
        self._watches: dict[str, dict[Watch, None]] = {}
        self._texts: dict[str, tuple[int, dict[tuple[Eye, int], str]]] = {}
        self._telling: set[str] = set()  # tables whose presence is about to be told

    def is_watched(self, table: str) -> bool:
        """Whether anyone looks."""
        return table in self._watches

    def watch(self, table: Table, outbox: Outbox, wanted: int | None) -> Watch:
        """Let a socket follow a table; raises Refused for a seat that is not the person's."""
        table.eye(outbox.caller, wanted)
        self.unwatch(table.id, outbox)
        watch = outbox.watches[table.id] = Watch(table, outbox, wanted)
        self._watches.setdefault(table.id, {})[watch] = None
        self._presence(table.id)
        return watch

    def unwatch(self, table: str, outbox: Outbox) -> None:
        """Let a socket follow a table no more."""
        watch = outbox.watches.pop(table, None)
        if watch is not None:
            others = self._watches[table]
            del others[watch]
            if not others:
                del self._watches[table]
                self._texts.pop(table, None)
            self._presence(table)

    def leave(self, outbox: Outbox) -> None:
        """A socket is gone."""
        for table in list(outbox.watches):
            self.unwatch(table, outbox)
        self.outboxes.discard(outbox)

    def tell(self, table: Table) -> None:
        """A table has changed: hint to all who watch it, the players first."""
        watches = self._watches.get(table.id)
        if watches:
            ordered = sorted(watches, key=_is_spectator) if len(watches) > AT_ONCE else list(watches)
            _in_turns(ordered, lambda watch: watch.outbox.hint(watch))

    def text(self, watch: Watch) -> str:
        """The `now` for one watch; made once for all who see the same and have seen the same."""
        table, eye, seen = watch.table, watch.eye, watch.seen
        version, texts = self._texts.get(table.id, (-1, {}))
        if version != table.version:
            texts = {}
            self._texts[table.id] = (table.version, texts)
        text = texts.get((eye, seen))
        if text is None:
            self.encoded += 1
            text = texts[eye, seen] = table.now_text(eye, seen)
        watch.seen = table.state.seq
        return text

    def say(self, said: wire.Said) -> None:
        """Something was said at a table."""
        self._to_all(said.table, ENCODER.encode(said).decode())

    def recheck(self) -> None:
        """Someone's rights may have changed: every socket finds out anew whom it belongs to."""
        self.age += 1
        for watches in self._watches.values():
            _in_turns(list(watches), lambda watch: watch.outbox.hint(watch))

    def gone(self, table: str) -> None:
        """A table was deleted."""
        text = ENCODER.encode(wire.Refused("table-unknown", table=table)).decode()
        for watch in list(self._watches.get(table, ())):
            watch.outbox.put(text)
            self.unwatch(table, watch.outbox)

    def goodbye(self, code: int = 1012) -> None:
        """The server stops: say so, then close every socket."""
        self.is_closing = True
        text = ENCODER.encode(wire.Notice("restarting")).decode()
        for outbox in list(self.outboxes):
            outbox.put(text)
            outbox.close(code)

    def _to_all(self, table: str, text: str) -> None:
        _in_turns(list(self._watches.get(table, ())), lambda watch: watch.outbox.put(text))

    def _presence(self, table: str) -> None:
        if table in self._watches and table not in self._telling:
            self._telling.add(table)
            asyncio.get_running_loop().call_later(PRESENT_S, self._tell_presence, table)

    def _tell_presence(self, table: str) -> None:
        self._telling.discard(table)
        watches = self._watches.get(table)
        if watches:
            self._to_all(table, ENCODER.encode(present(watches)).decode())


def present(watches: Iterable[Watch]) -> wire.Present:
    """Who looks at a table."""
    mine: set[int] = set()
    spectators, table = 0, None
    for watch in watches:
        table = watch.table
        mine.update(watch.eye.mine)
        spectators += not watch.eye.mine
    assert table is not None
    return wire.Present(table.id, [seat in mine for seat in range(len(table.state.seats))], spectators)


def _is_spectator(watch: Watch) -> bool:
    return watch.eye.seat is None


def _in_turns(watches: list[Watch], deed: Callable[[Watch], None]) -> None:
    """Do something for all, so many in one turn of the event loop that it never stands still for long."""
    if len(watches) <= AT_ONCE:
        for watch in watches:
            deed(watch)
        return
    rest: Iterator[Watch] = iter(watches)

    def some() -> None:
        for number, watch in enumerate(itertools.islice(rest, AT_ONCE), 1):
            deed(watch)
            if number == AT_ONCE:
                asyncio.get_running_loop().call_soon(some)

    some()
