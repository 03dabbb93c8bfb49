"""What servers on one database tell each other of themselves: who is here, who holds sockets, who has spent how much.

Nothing of it is stored. It is told within a second, together; what stays so is told again every 8 s and believed for
20. A server hears itself too: one that does not is deaf, and then takes nobody for absent.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from postroad.server.limits import Limits
from postroad.server.live.hub import Hub
from postroad.server.live.socket import SocketServer
from postroad.server.live.tables import Tables
from postroad.store.store import EVER, SELF_NEWS

TELL_S: Final = 1.0
AGAIN_MS: Final = 8000
BELIEVED_MS: Final = 20_000
READING_TOLD_MS: Final = 60_000  # who reads without a socket is told of so often
LONGEST: Final = 4000  # letters of one notice
KINDS: Final = ("here", "reads", "sockets", "spent", SELF_NEWS)


class Count(NamedTuple):
    """How many there are at another server, as it said."""

    number: int
    until: int


class Counts:
    """How many of something each other server has, by name; what was not said for a while is forgotten."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._known: dict[str, dict[str, Count]] = {}  # by name and server

    def note(self, server: str, name: str, count: int) -> bool:
        """A server has so many; whether that is news."""
        before = self.of(name)
        known = self._known.setdefault(name, {})
        known[server] = Count(count, self._now_ms() + BELIEVED_MS)
        if not count:
            self._forget(name, server)
        return self.of(name) != before

    def of(self, name: str) -> int:
        """How many there are at all other servers."""
        now = self._now_ms()
        return sum(one.number for one in self._known.get(name, {}).values() if one.until > now)

    def forget(self, server: str = "") -> None:
        """Forget a server that is gone, or all that was not said for long."""
        now = self._now_ms()
        for name, known in list(self._known.items()):
            for one, count in list(known.items()):
                if one == server or count.until <= now:
                    self._forget(name, one)

    def _forget(self, name: str, server: str) -> None:
        self._known[name].pop(server, None)
        if not self._known[name]:
            del self._known[name]


class Neighbours:
    """This server's part: what it tells, and what it makes of what it is told."""

    def __init__(self, server: str, tables: Tables, sockets: SocketServer, limits: Limits) -> None:
        self._server = server
        self._now_ms = tables.now_ms
        self._tables = tables
        self._hub: Hub = tables.hub
        self._sockets = sockets
        self._limits = limits
        self._held = Counts(self._now_ms)  # sockets by person or address
        self._spectators = Counts(self._now_ms)  # by table
        self._seen: dict[str, int] = {}  # servers, and until when each is believed to be there
        self._changed_tables: set[str] = set()
        self._changed_holders: set[str] = set()
        self._reading: dict[tuple[str, str], int] = {}  # by table and person: until when others were told
        self._new_reading: dict[tuple[str, str], int] = {}
        self._told_at = -AGAIN_MS
        self._heard_since = EVER  # when we began to hear ourselves
        self._heard_at = 0
        self._hub.presence_changed = self._changed_tables.add
        self._hub.reading = self._note_reading
        self._hub.spectators_elsewhere = self._spectators.of
        self._hub.known_since = self.known_since
        sockets.held_elsewhere = self._held.of
        sockets.held_changed = self._changed_holders.add

    @property
    def servers(self) -> int:
        """How many servers there are, this one too."""
        now = self._now_ms()
        return 1 + sum(until > now for server, until in self._seen.items() if server != self._server)

    @property
    def is_deaf(self) -> bool:
        """Whether nothing is heard, not even what this server says itself."""
        return self._now_ms() - self._heard_at > BELIEVED_MS

    def known_since(self) -> int:
        """Since when it is known who is at other servers; a time that never comes while it is not."""
        return EVER if self.is_deaf else self._heard_since + AGAIN_MS

    # --- told ---

    def news(self) -> list[str]:
        """All that is new since it was asked last; now and then, all there is."""
        now = self._now_ms()
        news: list[str] = []
        if not 0 <= now - self._told_at < AGAIN_MS:
            self._told_at = now
            self._changed_tables.update(self._hub.watched())
            self._changed_holders.update(self._sockets.held)
            self._held.forget()
            self._spectators.forget()
            self._reading = {key: until for key, until in self._reading.items() if until > now}
            news.append(f"{SELF_NEWS} {self._server}")
        news += _packed(f"here {self._server}", map(self._here, _taken(self._changed_tables)))
        held = (f"{holder}={self._sockets.held[holder]}" for holder in _taken(self._changed_holders))
        news += _packed(f"sockets {self._server}", held)
        reading, self._new_reading = self._new_reading, {}
        news += _packed("reads", (f"{table}={person}={until}" for (table, person), until in reading.items()))
        for kind, spent in self._limits.take_untold().items():
            news += _packed(f"spent {kind}", (f"{key}={amount:g}" for key, amount in spent.items()))
        return news

    def farewell(self) -> str:
        """What is told last."""
        return f"{SELF_NEWS} {self._server} gone"

    def _here(self, table: str) -> str:
        people = self._hub.people_at(table)
        return f"{table}={','.join([str(self._hub.spectators_at(table)), *people])}"

    def _note_reading(self, table: str, person: str, until: int) -> None:
        if until - self._reading.get((table, person), 0) > READING_TOLD_MS:
            self._reading[table, person] = self._new_reading[table, person] = until

    # --- heard ---

    def hear(self, kind: str, first: str, rest: str) -> None:
        """Something of one of KINDS was told."""
        if kind == SELF_NEWS:
            self._hear_of_server(first, is_gone=rest == "gone")
        elif kind == "here":
            for one in rest.split():
                table, _, people = one.partition("=")
                self._hear_of_people(first, table, people.split(","))
        elif kind == "sockets":
            for one in rest.split():
                holder, _, count = one.rpartition("=")
                if self._held.note(first, holder, int(count)):
                    self._sockets.recount(holder)
        elif kind == "reads":
            for one in (first, *rest.split()):
                table, person, until = one.split("=")
                self._note_there(table, person, int(until))
        elif kind == "spent":
            for one in rest.split():
                key, _, amount = one.rpartition("=")
                self._limits.charge(first, key, float(amount))

    def _hear_of_server(self, server: str, *, is_gone: bool) -> None:
        now = self._now_ms()
        if is_gone:
            self._seen.pop(server, None)
            self._held.forget(server)
            self._spectators.forget(server)
            return
        self._seen = {one: until for one, until in self._seen.items() if until > now}
        self._seen[server] = now + BELIEVED_MS
        if server == self._server:
            if self.is_deaf:
                self._heard_since = now
            self._heard_at = now

    def _hear_of_people(self, server: str, table: str, there: list[str]) -> None:
        spectators, *people = there
        if self._spectators.note(server, table, int(spectators)):
            self._hub.tell_presence_soon(table)
        for person in people:
            self._note_there(table, person, self._now_ms() + BELIEVED_MS)

    def _note_there(self, table: str, person: str, until: int) -> None:
        found = self._tables.alive.get(table)
        if found is not None:
            self._hub.note_presence(found, person, until)


def _taken(some: set[str]) -> list[str]:
    found = sorted(some)
    some.clear()
    return found


def _packed(head: str, parts: Iterable[str]) -> Iterator[str]:
    """Notices that begin the same and hold as many of the parts as there is room for."""
    line = head
    for part in parts:
        if len(line) > LONGEST:
            yield line
            line = head
        line += f" {part}"
    if line != head:
        yield line
