"""A table as one viewer may know it: everything that leaves the server about a game is made here."""

from collections.abc import Callable
from typing import Any, NamedTuple

from postroad.bots import roster
from postroad.core.events import Event as CoreEvent
from postroad.server import wire
from postroad.server.live.entries import Acted, Begun, Logged, Muted, Readied, Resigned, UndoAnswered, Undone
from postroad.server.live.state import Played, TableState

_WON = ("event-won", "event-won-shared")  # said by the table, which knows who resigned
_KINDS = {
    "opened": "open", "joined": "join", "left": "leave", "arranged": "arrange", "begun": "begin",
    "undo-asked": "ask-undo", "undo-answered": "answer-undo", "takeover": "stand-in", "returned": "return",
    "resigned": "resign", "muted": "mute", "closed": "close",
}  # fmt: skip


class Eye(NamedTuple):
    """Who looks: the seat whose view it is, the viewer's own seats, and whether they are the host."""

    seat: int | None
    mine: tuple[int, ...] = ()
    is_host: bool = False


class Told(NamedTuple):
    """A line of the log with what it led to, so that it can be told to every eye."""

    logged: Logged
    played: Played | None
    result: wire.Result | None  # if the line ended the game
    opening: list[CoreEvent]  # if it began it
    round: int | None


def told(state: TableState, logged: Logged, *, was_over: bool) -> Told:
    """A line just added, which has made the table what it is."""
    entry = logged.entry
    is_act = isinstance(entry, Acted)
    return Told(
        logged,
        state.played[-1] if is_act else None,
        None if was_over else state.result,
        state.game.prologue(state.start) if isinstance(entry, Begun) and state.start is not None else [],
        getattr(state.played[-1].before, "round", None) if is_act else None,
    )


def line(state: TableState, one: Told, seat: int | None) -> wire.Line:
    """A line of the log as a seat, or a spectator, may know it."""
    entry = one.logged.entry
    tag = entry.__struct_config__.tag
    kind = _KINDS.get(str(tag), str(tag))
    events = [_event(event) for event in one.opening]
    if one.played is not None:
        narrated = state.game.narrate(one.played.before, one.played.step, seat)
        events = [_event(event) for event in narrated if event.key not in _WON]
    else:
        events = [*_table_events(state, entry), *events]
    if one.result is not None:
        events += _end_events(one.result)
    doer = getattr(entry, "seat", None)
    if isinstance(entry, Readied | UndoAnswered):
        doer = next(iter(state.seats_of(entry.person)), None)
    to = entry.to if isinstance(entry, Undone) else None
    return wire.Line(one.logged.seq, one.logged.at, doer, kind, events, to, one.round)


def _event(event: CoreEvent) -> wire.Event:
    return wire.Event(event.key, event.arguments)  # type: ignore[arg-type]  # sequences are lists on the wire


def _table_events(state: TableState, entry: Any) -> list[wire.Event]:
    """What happened at the table, but for the game; nothing where it says nothing to anyone."""
    tag = str(entry.__struct_config__.tag)
    match entry:
        case Resigned(seat):
            return [wire.Event("event-resign", {"player": seat})]
        case Readied(person, is_ready):
            key = "table-event-ready" if is_ready else "table-event-not-ready"
            return [wire.Event(key, {"player": seat}) for seat in state.seats_of(person)]
        case UndoAnswered(person, agrees):
            key = "table-event-undo-agreed" if agrees else "table-event-undo-declined"
            return [wire.Event(key, {"player": seat}) for seat in state.seats_of(person)[:1]]
        case Muted(seat, is_muted):
            return [wire.Event("table-event-muted" if is_muted else "table-event-unmuted", {"player": seat})]
    if tag not in _TABLE_EVENTS:
        return []
    arguments: dict[str, wire.Argument] = {"player": entry.seat} if hasattr(entry, "seat") else {}
    return [wire.Event(_TABLE_EVENTS[tag], arguments)]


_TABLE_EVENTS = {
    "joined": "table-event-joined",
    "left": "table-event-left",
    "begun": "table-event-begun",
    "undo": "table-event-undo",
    "undo-asked": "table-event-undo-asked",
    "takeover": "table-event-takeover",
    "returned": "table-event-returned",
    "timeout": "table-event-timeout",
    "rematch": "table-event-rematch",
    "closed": "table-event-closed",
}


def _end_events(result: wire.Result) -> list[wire.Event]:
    if not result.winners:
        return [wire.Event("event-stopped")]
    if len(result.winners) == 1:
        return [wire.Event("event-won", {"player": result.winners[0]})]
    return [wire.Event("event-won-shared", {"players": list(result.winners)})]


def seats(state: TableState, name_of: Callable[[str], str], grace_until: int) -> list[wire.Seat]:
    """Every seat as everyone sees it; no deadline lies before the grace after a restart."""
    found = []
    is_bank = state.opened.clock.kind == "bank"
    for number, seat in enumerate(state.seats):
        spec = seat.player
        entry = roster.read(spec, state.game.slug)[0] if spec else None
        deadline = state.deadline(number)
        sealed = state.sealed.get(number)
        found.append(
            wire.Seat(
                "person" if seat.person else "bot" if seat.bot else "open",
                name_of(seat.person) if seat.person else entry.name if entry else "",
                spec,
                entry.level if entry else None,
                seat.is_ready,
                seat.has_resigned,
                seat.is_away,
                seat.is_muted,
                bool(seat.person) and seat.person == state.host,
                seat.is_overdue,
                None if deadline is None else max(deadline, grace_until),
                state.left_ms(number) if is_bank and seat.since is None else None,
                seat.asked,
                sealed.seal if sealed else "",
            )
        )
    return found


def room(state: TableState, name_of: Callable[[str], str], grace_until: int) -> wire.Room:
    """The table but for the game on it."""
    opened = state.opened
    has_begun, is_over = state.begun >= 0, state.status == "over"
    fairness = wire.Fairness(
        state.commitment,
        [seat.entropy for seat in state.seats] if has_begun else None,
        state.secret.hex() if is_over else None,
    )
    return wire.Room(
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
    )


def undoing(state: TableState, seat: int | None) -> wire.Undoing:
    """What the viewer may take back, and who asks for consent."""
    free = by_consent = None
    if seat is not None and state.seats[seat].is_playing_person:
        free, by_consent = state.free_undo(seat), state.undo_by_consent(seat)
    if state.asking is None:
        return wire.Undoing(free, by_consent)
    missing = set(state.missing())
    seats_missing = [number for number, one in enumerate(state.seats) if one.person in missing]
    return wire.Undoing(free, by_consent, state.asking.seat, state.asking.to, seats_missing)
