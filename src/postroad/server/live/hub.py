"""Subscriptions of sockets to tables, and notifying all of them of a change."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Final

from postroad.server import wire
from postroad.server.live.connection import framed
from postroad.server.live.outbox import AT_ONCE, FlushQueue, Outbox, Subscription
from postroad.server.live.presentation import ENCODER
from postroad.server.live.table import Table

PRESENT_S: Final = 0.5  # comings and goings are told together


class Hub:
    """All sockets of this process, by the table they watch."""

    def __init__(self) -> None:
        self.outboxes: dict[Outbox, None] = {}  # in the order in which they came
        self.flush_queue = FlushQueue()
        self.is_closing = False
        self._subscriptions: dict[str, dict[Subscription, None]] = {}
        self._watched_by: dict[str, Counter[str]] = {}  # by holder: the tables, with how many of their sockets watch
        self._telling: set[str] = set()  # tables whose presence is about to be told
        # Where other servers share the database:
        self.presence_changed: Callable[[str], None] = lambda table: None  # is told of whoever comes or goes
        self.reading: Callable[[str, str, int], None] = lambda table, person, until: None  # and of who has no socket
        self.spectators_elsewhere: Callable[[str], int] = lambda table: 0
        self.known_since: Callable[[], int] = lambda: 0  # since when it is known who is there

    def is_watched(self, table: str) -> bool:
        """Whether anyone looks."""
        return table in self._subscriptions

    def watched(self) -> list[str]:
        """The tables that anyone looks at."""
        return list(self._subscriptions)

    def watched_by(self, holder: str) -> Collection[str]:
        """The tables that a person watches, or the strangers of one address together."""
        return self._watched_by.get(holder, Counter())

    def people_at(self, table: str) -> list[str]:
        """Who of those with a seat looks at a table."""
        looking = self._subscriptions.get(table, ())
        return sorted({one.outbox.caller.person for one in looking if one.outbox.caller and one.viewer.mine})

    def spectators_at(self, table: str) -> int:
        """How many look at a table here and have no seat."""
        return sum(not one.viewer.mine for one in self._subscriptions.get(table, ()))

    def watch(self, table: Table, outbox: Outbox, wanted: int | None) -> None:
        """Let a socket follow a table, from now on; raises Refused for a seat that is not the person's."""
        table.viewer(outbox.caller, wanted)
        self.unwatch(table.id, outbox)
        subscription = outbox.subscriptions[table.id] = Subscription(table, outbox, wanted)
        self._subscriptions.setdefault(table.id, {})[subscription] = None
        self._watched_by.setdefault(outbox.holder, Counter())[table.id] += 1
        self.tell_presence_soon(table.id)
        outbox.hint(subscription)

    def unwatch(self, table: str, outbox: Outbox) -> None:
        """Let a socket follow a table no more."""
        subscription = outbox.subscriptions.pop(table, None)
        if subscription is not None:
            others = self._subscriptions[table]
            del others[subscription]
            self._count_off(outbox.holder, table)
            if outbox.caller is not None:
                subscription.table.note_presence(outbox.caller.person)
            if not others:
                del self._subscriptions[table]
                subscription.table.forget_frames()
            self.tell_presence_soon(table)

    def _count_off(self, holder: str, table: str) -> None:
        watched = self._watched_by[holder]
        watched[table] -= 1
        if not watched[table]:
            del watched[table]
        if not watched:
            del self._watched_by[holder]

    def leave(self, outbox: Outbox) -> None:
        """A socket is gone."""
        for table in list(outbox.subscriptions):
            self.unwatch(table, outbox)
        self.outboxes.pop(outbox, None)

    def tell(self, table: Table) -> None:
        """A table has changed: hint to all who watch it, the players first."""
        subscriptions = self._subscriptions.get(table.id, {})
        found: Iterable[Subscription] = subscriptions
        if len(subscriptions) > AT_ONCE:
            found = sorted(subscriptions, key=_is_spectator)
        for subscription in found:
            subscription.outbox.hint(subscription)

    def say(self, said: wire.Said) -> None:
        """Something was said at a table."""
        self._send(said.table, said)

    def note_reading(self, table: Table, person: str, until: int) -> None:
        """Someone looks at a table without a socket, and counts as being here for a while."""
        self.note_presence(table, person, until)
        self.reading(table.id, person, until)

    def note_presence(self, table: Table, person: str, until: int) -> None:
        """Someone is there until then, here or elsewhere."""
        since = self.away_since(table)
        table.note_presence(person, until)
        if since != self.away_since(table):
            self.tell_presence_soon(table.id)

    def away_since(self, table: Table) -> list[int | None]:
        """By seat, since when a person has not been here; None for all others."""
        looking = {seat for one in self._subscriptions.get(table.id, ()) for seat in one.viewer.mine}
        return table.away_since(looking, self.known_since())

    def recheck(self, person: str) -> None:
        """Someone's rights may have changed: their sockets, and no others, find out anew whom they belong to."""
        for outbox in self.outboxes:
            if outbox.caller is not None and outbox.caller.person == person:
                outbox.outdate()

    def remove_table(self, table: str) -> None:
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

    def _send(self, table: str, message: wire.Received) -> None:
        frame = framed(ENCODER.encode(message))
        for subscription in self._subscriptions.get(table, ()):
            subscription.outbox.put(frame)

    def tell_presence_soon(self, table: str) -> None:
        """Who is there has changed."""
        if table in self._subscriptions and table not in self._telling:
            self._telling.add(table)
            asyncio.get_running_loop().call_later(PRESENT_S, self._tell_presence, table)

    def _tell_presence(self, table: str) -> None:
        self._telling.discard(table)
        subscriptions = self._subscriptions.get(table)
        if subscriptions:
            found = next(iter(subscriptions)).table
            since = self.away_since(found)
            here = [bool(one.person) and at is None for one, at in zip(found.state.seats, since, strict=True)]
            spectators = self.spectators_at(table) + self.spectators_elsewhere(table)
            self._send(table, wire.Present(table, here, spectators, since))
            self.presence_changed(table)


def _is_spectator(subscription: Subscription) -> bool:
    return subscription.viewer.seat is None
