"""A table as one viewer may know it: everything that leaves the server about a game is made here."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import msgspec

from postroad.bots import roster
from postroad.core.events import Event as CoreEvent
from postroad.core.events import ending
from postroad.core.fairness import AnyFair, SharedFair
from postroad.games import GAMES
from postroad.server import wire
from postroad.server.live import learning
from postroad.server.live.connection import HEAD, framed_in
from postroad.server.live.log_entries import (
    Acted,
    Begun,
    Logged,
    Muted,
    Readied,
    Resigned,
    StandInVoted,
    UndoAnswered,
    Undone,
)
from postroad.server.live.state import Played, SeatSummary, TableState

_KINDS = {
    "opened": "open", "joined": "join", "left": "leave", "arranged": "arrange", "begun": "begin",
    "withdrawn": "withdraw", "undo-asked": "ask-undo", "undo-answered": "answer-undo", "takeover": "stand-in",
    "returned": "return", "resigned": "resign", "muted": "mute", "closed": "close", "shares-fixed": "fix-shares",
    "shared": "share", "stand-in-voted": "vote-stand-in", "hinted": "hint",
}  # fmt: skip


ENCODER: Final = msgspec.json.Encoder()


def encoded(part: Any) -> msgspec.Raw:
    """A part of a message as it will be sent."""
    return msgspec.Raw(ENCODER.encode(part))


_VIEW_BUILDERS: Final = {slug: game.view_builder(encoded) for slug, game in GAMES.items()}


class Viewer(NamedTuple):
    """Who looks: the seat whose view it is, the viewer's own seats, and whether they are the host."""

    seat: int | None
    mine: tuple[int, ...] = ()
    is_host: bool = False


class LoggedLine(NamedTuple):
    """A line of the log with what it led to, so that it can be told to every viewer."""

    logged: Logged
    played: Played | None
    result: wire.Result | None  # if the line ended the game
    prologue: list[CoreEvent]  # if it began it
    round: int | None


def logged_line(state: TableState, logged: Logged, *, was_over: bool) -> LoggedLine:
    """A line just added, which has made the table what it is."""
    entry = logged.entry
    is_act = isinstance(entry, Acted)
    return LoggedLine(
        logged,
        state.played[-1] if is_act else None,
        None if was_over else state.result,
        _prologue(state) if isinstance(entry, Begun) else [],
        state.played[-1].before.turn()[0] if is_act else None,
    )


def _prologue(state: TableState) -> list[CoreEvent]:
    if state.start is None or state.branch is not None:  # what the other game began with is long past
        return []
    return state.game.prologue(state.start)


def line(state: TableState, one: LoggedLine, seat: int | None) -> wire.Line:
    """A line of the log as a seat, or a spectator, may know it."""
    seq, at, entry = one.logged.seq, one.logged.at, one.logged.entry
    end = [] if one.result is None else [as_wire(ending(one.result.winners))]
    if one.played is not None:
        narrated = state.game.narrate(one.played.before, one.played.step, seat)
        events = [as_wire(event) for event in narrated]
        return wire.Line(seq, at, one.played.seat, "act", events + end, None, one.round)
    tag = str(entry.__struct_config__.tag)
    doer = getattr(entry, "seat", None)
    if isinstance(entry, Readied | UndoAnswered | StandInVoted):
        doer = next(iter(state.seats_of(entry.person)), None)
    events = [*_table_events(state, entry), *map(as_wire, one.prologue), *end]
    to = entry.to if isinstance(entry, Undone) else None
    return wire.Line(seq, at, doer, _KINDS.get(tag, tag), events, to, one.round)


def as_wire(event: CoreEvent) -> wire.Event:
    """An event of a game as it is sent; sequences are lists on the wire."""
    return wire.Event(event.key, event.arguments)  # type: ignore[arg-type]


def _table_events(state: TableState, entry: Any) -> list[wire.Event]:
    """What happened at the table, but for the game; nothing where it says nothing to anyone."""
    tag = str(entry.__struct_config__.tag)
    match entry:
        case Resigned(seat):
            return [wire.Event("event-resign", {"player": seat})]
        case Readied(person, is_ready, seats=seats):
            key = "table-event-ready" if is_ready else "table-event-not-ready"
            return [wire.Event(key, {"player": seat}) for seat in seats or state.seats_of(person)]
        case UndoAnswered(person, agrees):
            key = "table-event-undo-agreed" if agrees else "table-event-undo-declined"
            return [wire.Event(key, {"player": seat}) for seat in state.seats_of(person)[:1]]
        case StandInVoted(seat, person):
            voters = state.seats_of(person)[:1]
            return [wire.Event("table-event-stand-in-voted", {"player": one, "players": [seat]}) for one in voters]
        case Muted(seat, is_muted):
            return [wire.Event("table-event-muted" if is_muted else "table-event-unmuted", {"player": seat})]
        case Begun() if state.opened.lesson:
            return [wire.Event("table-event-begun"), wire.Event("table-event-lesson")]
        case Begun() if state.opened.start:
            return [wire.Event("table-event-begun"), wire.Event("table-event-branched")]
        case Begun():
            withheld = [wire.Event("table-event-withheld", {"player": seat}) for seat in state.owed_shares()]
            return [wire.Event("table-event-begun"), *withheld]
    if tag not in _TABLE_EVENTS:
        return []
    arguments: dict[str, wire.Argument] = {"player": entry.seat} if hasattr(entry, "seat") else {}
    return [wire.Event(_TABLE_EVENTS[tag], arguments)]


_TABLE_EVENTS = {
    "joined": "table-event-joined",
    "left": "table-event-left",
    "undo": "table-event-undo",
    "withdrawn": "table-event-withdrawn",
    "undo-asked": "table-event-undo-asked",
    "takeover": "table-event-takeover",
    "returned": "table-event-returned",
    "gone": "table-event-takeover",
    "timeout": "table-event-timeout",
    "rematch": "table-event-rematch",
    "closed": "table-event-closed",
    "hinted": "table-event-hinted",
}


def seats(state: TableState, name_of: Callable[[str], str], grace_until: int) -> list[wire.Seat]:
    """Every seat as everyone sees it; no deadline lies before the grace after a restart."""
    found = []
    slug, host, clock = state.game.slug, state.opened.host, state.opened.clock.kind
    for number, seat in enumerate(state.seats):
        deadline = None if clock == "none" else state.deadline(number)
        sealed = state.sealed.get(number)
        found.append(
            wire_seat(
                seat,
                slug,
                name_of,
                host,
                is_muted=seat.is_muted,
                is_overdue=seat.is_overdue,
                deadline=None if deadline is None else max(deadline, grace_until),
                left_ms=state.left_ms(number) if clock == "bank" and seat.since is None else None,
                asked=seat.asked if number in state.acting else None,
                seal=sealed.seal if sealed else "",
                vote=_vote(state, number) if state.votes else None,
            )
        )
    return found


def _vote(state: TableState, seat: int) -> wire.StandInVote | None:
    vote = state.votes.get(seat)
    if vote is None:
        return None
    agreed = [number for number, one in enumerate(state.seats) if one.person and one.person in vote.agreed]
    return wire.StandInVote(agreed, vote.needed)


def wire_seat(
    seat: SeatSummary,
    slug: str,
    name_of: Callable[[str], str],
    host: str,
    *,
    is_muted: bool = False,
    is_overdue: bool = False,
    deadline: int | None = None,
    left_ms: int | None = None,
    asked: int | None = None,
    seal: str = "",
    vote: wire.StandInVote | None = None,
) -> wire.Seat:
    """A seat as everyone sees it; what comes after the host only the table itself shows, but for the deadline."""
    person, spec = seat.person, seat.stand_in or seat.bot
    entry = roster.find(spec, slug) if spec else None
    return wire.Seat(
        "person" if person else "bot" if seat.bot else "open",
        name_of(person) if person else entry.name if entry else spec,
        spec,
        entry.level if entry else None,
        seat.is_ready,
        seat.has_resigned,
        seat.is_away if spec else False,
        is_muted,
        bool(person) and person == host,
        is_overdue,
        deadline,
        left_ms,
        asked,
        seal,
        vote,
    )


def fairness(fair: AnyFair, secret: bytes | None, state: TableState | None = None) -> wire.Fairness:
    """What proves the chance of a game, as far as it may be known; all of it without a `state`, of a record."""
    shown = None if secret is None else secret.hex()
    has_begun = state is None or state.begun >= 0
    if isinstance(fair, SharedFair):
        shares = [
            None if one is None else wire.SeatShare(one.commitment, one.share.hex() if has_begun else "")
            for one in fair.shares
        ]
        return wire.Fairness(fair.commitment, shares, shown)
    if not has_begun and not fair.deal:
        return wire.Fairness(fair.commitment)
    entropies = [part.hex() for part in fair.entropies]
    return wire.Fairness(fair.commitment, None, shown, 1, entropies, fair.deal)


def fairness_of(state: TableState, now_ms: int) -> wire.Fairness:
    """What proves the chance of a table's game, as far as everyone may know it now."""
    is_open = state.status == "over" and not is_of_today(state, now_ms)
    return fairness(state.fair(), state.secret if is_open else None, state)


def day_of(at_ms: int) -> str:
    """The day of a time, as deals of the day are named."""
    return datetime.fromtimestamp(at_ms / 1000, UTC).date().isoformat()


def is_of_today(state: TableState, now_ms: int) -> bool:
    """Whether others may still play the same deal, so that nobody must learn of it what is hidden."""
    return bool(state.opened.daily) and day_of(now_ms) <= state.opened.daily


def table_info(
    state: TableState, fairness: wire.Fairness, name_of: Callable[[str], str], grace_until: int
) -> wire.TableInfo:
    """The table but for the game on it."""
    opened = state.opened
    return wire.TableInfo(
        opened.game,
        opened.rules,
        opened.options,
        state.status,
        seats(state, name_of, grace_until),
        opened.is_public,
        opened.clock,
        opened.absence,
        opened.pace,
        opened.has_chat,
        fairness,
        state.opened_at,
        state.rematch,
        state.result,
        learning.lesson_now(state) if opened.lesson else None,
        opened.shows_points,
        opened.is_rated,
        opened.daily,
        state.has_hints,
        bool(opened.start),
    )


def undoing(state: TableState, seat: int | None) -> wire.Undoing:
    """What the viewer may take back, and who asks for consent."""
    free = by_consent = None
    if seat is not None and state.seats[seat].is_playing_person:
        free, by_consent = state.undos(seat)
    if state.asking is None:
        return wire.Undoing(free, by_consent)
    missing = set(state.missing())
    seats_missing = [number for number, one in enumerate(state.seats) if one.person in missing]
    return wire.Undoing(free, by_consent, state.asking.seat, state.asking.to, seats_missing)


def now(state: TableState, viewer: Viewer, at: int, info: Any, view: Any, lines: list[Any]) -> wire.Now:
    """The whole table for one viewer; the parts that are given may be encoded already."""
    seat, mine = viewer.seat, viewer.mine
    owed, changeable = (None, None) if seat is None else state.questions(seat)
    return wire.Now(
        state.id,
        state.seq,
        at,
        seat,
        list(mine),
        viewer.is_host,
        info,
        owed,
        changeable,
        max([state.seats[one].last for one in mine]) if mine else -1,
        view,
        undoing(state, seat),
        lines,
        state.revealed,
    )


class EncodedTable:
    """A table at one moment: what several viewers see alike is made and encoded once for all of them."""

    def __init__(self, version: int, state: TableState, info: wire.TableInfo) -> None:
        self.version = version
        self.frames: dict[tuple[Viewer, int], bytes] = {}  # by viewer and the last line they have seen
        self._info = encoded(info)
        self._view: Callable[[int | None], Any] = (
            _no_view if state.position is None else _VIEW_BUILDERS[state.game.slug](state.position)
        )
        self._state = state
        self._lines: dict[tuple[int, int | None], msgspec.Raw] = {}

    def frame(self, viewer: Viewer, news: list[LoggedLine], at: int) -> bytes:
        """The whole table for one viewer as it is sent."""
        seat = viewer.seat
        lines = [self._line(one, seat) for one in news]
        ENCODER.encode_into(now(self._state, viewer, at, self._info, self._view(seat), lines), _FRAME, HEAD)
        return framed_in(_FRAME)

    def _line(self, one: LoggedLine, seat: int | None) -> msgspec.Raw:
        """A line of the log as a seat, or a spectator, may know it."""
        is_told_more = one.played is not None and self._state.game.is_told_more(one.played.step, seat)
        key = (one.logged.seq, seat if is_told_more else None)
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = encoded(line(self._state, one, key[1]))
        return found


_FRAME: Final = bytearray()  # where messages are written before they are sent: used again, it need not grow


def _no_view(seat: int | None) -> None:
    """Before the game."""
