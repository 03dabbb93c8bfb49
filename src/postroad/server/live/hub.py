"""Who watches which table: each view is made and encoded once a change, however many look."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Final

from postroad.core.refusals import Refused
from postroad.server import logs, wire
from postroad.server.auth import Caller
from postroad.server.live.connection import Connection, framed
from postroad.server.live.presentation import Viewer
from postroad.server.live.table import ENCODER, Table

AT_ONCE: Final = 100  # sockets that are written to in one turn of the event loop
PRESENT_S: Final = 0.5  # comings and goings are told together
MOST_WAITING: Final = 64  # messages to a socket that does not read
MOST_WAITING_BYTES: Final = 256 * 1024

Who = Callable[[], Awaitable[Caller | None]]


class Outbox:
    """What waits to be sent to one socket; a table that has changed waits at most once, however often it did."""

    def __init__(self, hub: "Hub", connection: Connection, caller: Caller | None, who: Who) -> None:
        self.caller = caller
        self.subscriptions: dict[str, Subscription] = {}
        self.is_closed = False
        self._hub = hub
        self._connection = connection
        self._who = who
        self._age = hub.age
        self._waiting: deque[bytes | Subscription] = deque()
        self._size = 0
        self._is_ready = False  # it is about to be flushed
        self._rechecking: asyncio.Task[None] | None = None
        connection.drained = self.flush

    def put(self, frame: bytes) -> None:
        """Send a message that can be missed: nothing of it is kept for who does not read."""
        if len(self._waiting) < MOST_WAITING and self._size + len(frame) <= MOST_WAITING_BYTES:
            self._size += len(frame)
            self._waiting.append(frame)
            self._ready()

    def answer(self, frame: bytes) -> None:
        """Send an answer, with whatever waits already, in one write."""
        self._size += len(frame)
        self._waiting.append(frame)
        self.flush()

    def hint(self, subscription: "Subscription") -> None:
        """A table that is watched has changed."""
        if not subscription.is_waiting:
            subscription.is_waiting = True
            self._waiting.append(subscription)
            self._ready()

    def close(self, code: int) -> None:
        """Say goodbye once everything is sent."""
        self.flush()
        self.is_closed = True
        self._connection.close(code)

    def cut(self) -> None:
        """End the socket at once."""
        self._connection.cut()

    def flush(self) -> None:
        """Send what waits, unless the other side is slow to read, or it is to be seen first who that is."""
        self._is_ready = False
        if not self._waiting or self._connection.full_since is not None:
            return
        if self._age == self._hub.age:
            self._connection.write(b"".join(self._frames()))
        elif self._rechecking is None:
            self._rechecking = asyncio.create_task(self._recheck_and_flush())

    async def recheck(self) -> None:
        """Find out anew whom the socket belongs to, if anyone's rights have changed."""
        while self._age != (age := self._hub.age):
            self.caller = await self._who()
            self._age = age

    async def _recheck_and_flush(self) -> None:
        try:
            await self.recheck()
        finally:
            self._rechecking = None
        self.flush()

    def _ready(self) -> None:
        if not self._is_ready:
            self._is_ready = True
            self._hub.wake(self)

    def _frames(self) -> Iterator[bytes]:
        while self._waiting:
            item = self._waiting.popleft()
            if isinstance(item, bytes):
                self._size -= len(item)
                yield item
            else:
                item.is_waiting = False
                if self.subscriptions.get(item.table.id) is item:
                    yield self._hub.frame(item)


class Subscription:
    """One socket's look at one table."""

    def __init__(self, table: Table, outbox: Outbox, wanted: int | None) -> None:
        self.table = table
        self.outbox = outbox
        self.wanted = wanted
        self.seen = table.state.seq  # the last line that was sent
        self.is_waiting = False
        self._viewer: tuple[int, Caller | None, Viewer] | None = None

    @property
    def viewer(self) -> Viewer:
        """How the socket's person sees the table now; who has lost the seat is a spectator."""
        caller, seating = self.outbox.caller, self.table.seating
        if self._viewer is None or self._viewer[0] != seating or self._viewer[1] != caller:
            try:
                viewer = self.table.viewer(caller, self.wanted)
            except Refused:
                viewer = self.table.viewer(caller, None)
            self._viewer = (seating, caller, viewer)
        return self._viewer[2]


class Hub:
    """All sockets of this process, by the table they watch."""

    def __init__(self) -> None:
        self.outboxes: set[Outbox] = set()
        self.age = 0  # goes up whenever someone's rights may have changed
        self.is_closing = False
        self.encoded = 0  # views, since the start
        self._subscriptions: dict[str, dict[Subscription, None]] = {}
        self._frames: dict[str, tuple[int, dict[tuple[Viewer, int], bytes]]] = {}
        self._ready: deque[Outbox] = deque()
        self._telling: set[str] = set()  # tables whose presence is about to be told

    def is_watched(self, table: str) -> bool:
        """Whether anyone looks."""
        return table in self._subscriptions

    def watch(self, table: Table, outbox: Outbox, wanted: int | None) -> Subscription:
        """Let a socket follow a table; raises Refused for a seat that is not the person's."""
        table.viewer(outbox.caller, wanted)
        self.unwatch(table.id, outbox)
        subscription = outbox.subscriptions[table.id] = Subscription(table, outbox, wanted)
        self._subscriptions.setdefault(table.id, {})[subscription] = None
        self._presence(table.id)
        return subscription

    def unwatch(self, table: str, outbox: Outbox) -> None:
        """Let a socket follow a table no more."""
        subscription = outbox.subscriptions.pop(table, None)
        if subscription is not None:
            others = self._subscriptions[table]
            del others[subscription]
            if not others:
                del self._subscriptions[table]
                self._frames.pop(table, None)
            self._presence(table)

    def leave(self, outbox: Outbox) -> None:
        """A socket is gone."""
        for table in list(outbox.subscriptions):
            self.unwatch(table, outbox)
        self.outboxes.discard(outbox)

    def tell(self, table: Table) -> None:
        """A table has changed: hint to all who watch it, the players first."""
        subscriptions = self._subscriptions.get(table.id)
        if subscriptions:
            for subscription in (
                sorted(subscriptions, key=_is_spectator) if len(subscriptions) > AT_ONCE else subscriptions
            ):
                subscription.outbox.hint(subscription)

    def wake(self, outbox: Outbox) -> None:
        """Flush a socket soon: once whoever caused it has had an answer, and with all others that are ready."""
        if not self._ready:
            asyncio.get_running_loop().call_soon(self._flush)
        self._ready.append(outbox)

    def _flush(self) -> None:
        """Write to so many sockets in one turn of the event loop that it never stands still for long."""
        for _ in range(min(AT_ONCE, len(self._ready))):
            outbox = self._ready.popleft()
            try:
                outbox.flush()
            except Exception as error:  # the last resort: one socket is lost, and the others are served
                logs.failure("unforeseen", error)
                outbox.cut()
        if self._ready:
            asyncio.get_running_loop().call_soon(self._flush)

    def frame(self, subscription: Subscription) -> bytes:
        """The `now` for one subscription; made once for all who see the same and have seen the same."""
        table, viewer, seen = subscription.table, subscription.viewer, subscription.seen
        version, frames = self._frames.get(table.id, (-1, {}))
        if version != table.version:
            frames = {}
            self._frames[table.id] = (table.version, frames)
        frame = frames.get((viewer, seen))
        if frame is None:
            self.encoded += 1
            frame = frames[viewer, seen] = framed(table.now_text(viewer, seen))
        subscription.seen = table.state.seq
        return frame

    def say(self, said: wire.Said) -> None:
        """Something was said at a table."""
        self._to_all(said.table, framed(ENCODER.encode(said)))

    def recheck(self) -> None:
        """Someone's rights may have changed: every socket finds out anew whom it belongs to."""
        self.age += 1
        for subscriptions in self._subscriptions.values():
            for subscription in subscriptions:
                subscription.outbox.hint(subscription)

    def gone(self, table: str) -> None:
        """A table was deleted."""
        frame = framed(ENCODER.encode(wire.Refused("table-unknown", table=table)))
        for subscription in list(self._subscriptions.get(table, ())):
            subscription.outbox.put(frame)
            self.unwatch(table, subscription.outbox)

    def notice(self, key: str) -> None:
        """Say something about the server itself to every socket."""
        frame = framed(ENCODER.encode(wire.Notice(key)))
        for outbox in list(self.outboxes):
            outbox.put(frame)

    def goodbye(self, code: int = 1012) -> None:
        """The server stops: say so, then close every socket."""
        self.is_closing = True
        self.notice("restarting")
        for outbox in list(self.outboxes):
            outbox.close(code)

    def _to_all(self, table: str, frame: bytes) -> None:
        for subscription in self._subscriptions.get(table, ()):
            subscription.outbox.put(frame)

    def _presence(self, table: str) -> None:
        if table in self._subscriptions and table not in self._telling:
            self._telling.add(table)
            asyncio.get_running_loop().call_later(PRESENT_S, self._tell_presence, table)

    def _tell_presence(self, table: str) -> None:
        self._telling.discard(table)
        subscriptions = self._subscriptions.get(table)
        if subscriptions:
            self._to_all(table, framed(ENCODER.encode(present(subscriptions))))


def present(subscriptions: Iterable[Subscription]) -> wire.Present:
    """Who looks at a table."""
    mine: set[int] = set()
    spectators, table = 0, None
    for subscription in subscriptions:
        table = subscription.table
        mine.update(subscription.viewer.mine)
        spectators += not subscription.viewer.mine
    assert table is not None
    return wire.Present(table.id, [seat in mine for seat in range(len(table.state.seats))], spectators)


def _is_spectator(subscription: Subscription) -> bool:
    return subscription.viewer.seat is None
