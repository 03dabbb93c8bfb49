"""The promises, checked on everything that a server sends when it sends it, against what is stored by then."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import msgspec

from postroad.server import wire
from postroad.server.live.presentation import as_wire
from postroad.server.live.state import TableState
from tests.conformance.hidden import Move, secrets_of
from tests.simulation.ledger import KnownTable, Ledger
from tests.simulation.network import Line

AGAIN: Final = (
    "not-stored",
    "perhaps-stored",
    "internal",
    "too-often",
)  # refusals after which the same command is sent again


class Overheard(msgspec.Struct):
    """The parts of a `now` as they were sent: what was encoded alike is alike, and need not be decoded to see that."""

    room: msgspec.Raw
    view: msgspec.Raw
    undo: msgspec.Raw
    lines: msgspec.Raw
    openings: msgspec.Raw


_OVERHEARD: Final = msgspec.json.Decoder(Overheard)
PLAIN_PARTS: Final = ("eye", "mine", "is_host", "asked", "changeable", "since")
SENT_PARTS: Final = ("view", "undo", "lines", "openings")


@dataclass
class SentCommand:
    """What someone asked for, and how far the table was known to be when they first did."""

    table: str
    kind: str
    words: str
    floor: int


class Promises:
    """Hears every message of every server."""

    def __init__(self, ledger: Ledger, broken: Callable[[str, str], None]) -> None:
        self.sent: dict[str, SentCommand] = {}  # by person and command, as logs have it
        self.acknowledged: dict[str, int] = {}
        self.is_alone = True  # no second server on the same store, ever: then nobody's memory is behind
        self._ledger = ledger
        self._broken = broken
        self._last_known: dict[str, int] = {}  # by table: the last line that anyone was told is stored
        self._permuting = Random(0)
        self._by_log: dict[tuple[str, str, int, int], wire.Now] = {}
        self._looked: set[tuple[str, int, int | None]] = set()

    def ask(self, key: str, table: str, kind: str, words: str) -> None:
        """Someone sends a command for the first time."""
        self.sent[key] = SentCommand(table, kind, words, self._last_known.get(table, -1))

    def hear(self, line: Line, person: str, message: dict[str, Any], text: str) -> None:
        """A server sends something to someone's page."""
        if message["t"] == "now":
            self._now(line, person, message, text)
        else:
            self.answer(person, message)

    def answer(self, person: str, message: dict[str, Any]) -> None:
        """A server answers someone's command, on a socket or to a request."""
        match message["t"]:
            case "done":
                self._done(f"{person}/{message['command']}", message)
            case "refused" if message.get("command"):
                self._refused(f"{person}/{message['command']}", message)

    def _done(self, key: str, message: dict[str, Any]) -> None:
        asked, seq = self.sent[key], message["seq"]
        if asked.kind == "chat":
            if not self._ledger.said(asked.table, key):
                self._broken("acknowledged is stored", f"{asked.words} is acknowledged and not stored")
            return
        stored = self._stored(key, asked.table)
        if stored is None:
            self._broken("acknowledged is stored", f"{asked.words} is acknowledged and not stored")
        elif stored != seq or self.acknowledged.setdefault(key, seq) != seq:
            self._broken("a repeated command gets its first answer", f"{asked.words}: line {seq}, not {stored}")
        elif seq <= asked.floor:
            self._broken(
                "acknowledged in order", f"{asked.words} is line {seq}, and line {asked.floor} was known before"
            )
        self._last_known[asked.table] = max(seq, self._last_known.get(asked.table, -1))

    def _refused(self, key: str, message: dict[str, Any]) -> None:
        stored = self._stored(key, self.sent[key].table)
        if stored is not None and message["key"] not in AGAIN:
            words = self.sent[key].words
            self._broken(
                "a repeated command gets its first answer", f"{words} is stored, and refused: {message['key']}"
            )

    def _stored(self, key: str, table: str) -> int | None:
        known = self._ledger.tables.get(table)
        return known.commands.get(key) if known else None

    # --- what is shown ---

    def _now(self, line: Line, person: str, message: dict[str, Any], text: str) -> None:
        known = self._ledger.tables.get(message["table"])
        seq = message["seq"]
        if known is None or seq >= len(known.states):
            self._broken("shown is stored", f"line {seq} is shown and not stored")
            return
        told = [one["seq"] for one in message["lines"]]
        since = line.seen.get(message["table"], seq - len(told))
        if told != list(range(since + 1, seq + 1)):
            self._broken("every view equals the log", f"after line {since} the lines {told} are told up to {seq}")
        line.seen[message["table"]] = seq
        sent = _OVERHEARD.decode(text)
        self._equals_the_log(known, person, message, sent)
        self._tells_nothing_hidden(known, message, text, sent)

    def _equals_the_log(self, known: KnownTable, person: str, message: dict[str, Any], sent: Overheard) -> None:
        wanted = self._expected(known, person, message["table"], message["seq"], len(message["lines"]))
        differing = [part for part in PLAIN_PARTS if message[part] != getattr(wanted, part)]
        differing += [
            part for part in SENT_PARTS if not _is_alike(getattr(sent, part), getattr(wanted, part), message[part])
        ]
        for part in differing:
            what = f"{part} is {str(message[part])[:80]}, and by the log {str(getattr(wanted, part))[:80]}"
            self._broken("every view equals the log", f"at line {message['seq']}: {what}")
        if sent.room == known.room(message["seq"]):
            return
        room, wanted_room = message["room"], _plain(wanted.room)
        for one, other in zip(room["seats"], wanted_room["seats"], strict=True):
            other["deadline"] = one["deadline"]  # each server adds its own grace
            if not self.is_alone:
                other["name"] = one["name"]  # a name is not in the log
        if room != wanted_room:
            differing = [name for name in room if room[name] != wanted_room[name]]
            self._broken("every view equals the log", f"at line {message['seq']}: {differing} of the table")

    def _expected(self, known: KnownTable, person: str, id: str, seq: int, lines: int) -> wire.Now:
        """What someone is to be shown by the log; who comes back is often shown the same again."""
        if (key := (id, person, seq, lines)) not in self._by_log:
            table = known.at(seq)
            mine = table.state.seats_of(person)
            viewer = table.viewer(None, None)._replace(
                seat=mine[0] if mine else None, mine=tuple(mine), is_host=bool(person) and person == table.state.host
            )
            self._by_log[key] = table.now(viewer, seq - lines)
        return self._by_log[key]

    def _tells_nothing_hidden(self, known: KnownTable, message: dict[str, Any], text: str, sent: Overheard) -> None:
        state, seat = known.states[message["seq"]], message["eye"]
        if state.status != "over" and state.secret.hex() in text:
            self._broken("nobody knows more", "the secret of the chance is sent before the end")
        if state.status == "waiting" and any(seat.share and seat.share in text for seat in state.seats):
            self._broken("nobody knows more", "a share of the chance is sent before all are in")
        if any(choice.nonce in text for number, choice in state.sealed.items()):
            self._broken("nobody knows more", "what seals a choice is sent before it is revealed")
        looked = (message["table"], message["seq"], seat)
        if state.position is None or looked in self._looked:  # who sees the same is told the same: that was compared
            return
        self._looked.add(looked)
        other = secrets_of(state.game).permuted(state.position, seat, self._permuting)
        if not _is_alike(sent.view, state.game.view(other, seat), message["view"]):
            self._broken("nobody knows more", f"seat {seat} could tell what is hidden by the view")
        for one in message["lines"]:
            self._line_tells_nothing_hidden(known, state, one, seat)

    def _line_tells_nothing_hidden(
        self, known: KnownTable, state: TableState, line: dict[str, Any], seat: int | None
    ) -> None:
        played = known.table.history[line["seq"]].played
        if played is None or played.step.position.turn()[0] != played.before.turn()[0]:
            return
        move = Move(played.before, played.seat, played.action, played.step)
        twin = secrets_of(state.game).twin(move, seat, self._permuting)
        events = [as_wire(event) for event in state.game.narrate(twin.before, twin.step, seat)]
        if _plain(events) != line["events"][: len(events)]:
            self._broken("nobody knows more", f"seat {seat} could tell what is hidden by line {line['seq']}")


def _is_alike(sent: msgspec.Raw, thing: Any, decoded: Any) -> bool:
    """Whether a thing is what was sent, which decoded is so; the order of what has names does not matter."""
    text = msgspec.json.encode(thing)
    return text == bytes(sent) or msgspec.json.decode(text) == decoded


def _plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))
