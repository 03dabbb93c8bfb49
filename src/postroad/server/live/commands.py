"""Commands: each is checked against a table's state and becomes log entries, before anything is stored."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from postroad.bots import roster
from postroad.core.fairness import share_commitment
from postroad.core.game import Game
from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live import log_entries
from postroad.server.live.denied import denied
from postroad.server.live.log_entries import AnyEntry, DecodedAct, Occupant
from postroad.server.live.state import TableState

NONCE_BYTES: Final = 16
MOST_BUDGET_MS: Final = 5000  # that a bot may think for a turn
MOST_ITERATIONS: Final = 20_000
ABSENT_MS: Final = 120_000  # who has not been here for so long may be stood in for, if the others want it
CORRESPONDENCE_S: Final = 86_400  # who plays by such a clock looks in when it suits them
# What a program may do with a token for one seat; the rest is for people.
_FOR_PROGRAMS: Final = (
    wire.Act,
    wire.Ready,
    wire.Share,
    wire.Undo,
    wire.Withdraw,
    wire.AnswerUndo,
    wire.Resign,
    wire.Return,
    wire.Chat,
)

Decided = Sequence[AnyEntry | DecodedAct]
Decide = Callable[[TableState], Decided]


def decide(
    state: TableState,
    caller: Caller,
    command: wire.AnyCommand,
    most_lines: int,
    away_since: Mapping[int, int] | None = None,
) -> Decided:
    """The entries that a command adds; raises Refused.

    Beyond so many lines a game can only go on and end; `away_since` has the seats of people away for long.
    """
    if state.status == "closed":
        raise denied("table-closed")
    if caller.token is not None and not isinstance(command, _FOR_PROGRAMS):
        raise denied("not-for-programs")
    if state.seq > most_lines and not _goes_on(state, caller, command):
        raise denied("log-full", most=most_lines)
    if isinstance(command, wire.VoteStandIn):
        return _vote_stand_in(state, caller, command, away_since or {})
    return _DECISIONS[type(command)](state, caller, command)


def _goes_on(state: TableState, caller: Caller, command: wire.AnyCommand) -> bool:
    """Whether a command brings the game nearer to its end, of which there can only be so many."""
    if isinstance(command, wire.Act):
        return own_seat(state, caller, command.seat, is_asked=True) in state.acting
    return isinstance(command, wire.Resign)


def follow_up(state: TableState) -> AnyEntry | None:
    """What then happens by itself: the game begins, or all have agreed to take something back."""
    if state.status == "waiting":
        people = [seat for seat in state.seats if seat.person]
        is_full = not any(seat.is_open for seat in state.seats)
        if state.fixed >= 0:
            return None if state.owed_shares() else log_entries.Begun()
        if people and is_full and all(seat.is_ready for seat in people):
            if state.opened.lesson or state.opened.daily:  # nobody adds to the chance of a deal that is fixed
                return log_entries.Begun()
            return log_entries.SharesFixed([seat.sealed_share for seat in state.seats])
    if state.asking is not None and not state.missing():
        return log_entries.Undone(state.asking.seat, state.asking.to)
    return None


def own_seat(state: TableState, caller: Caller | None, wanted: int | None, *, is_asked: bool = False) -> int:
    """The seat that a caller means; the first that is asked, where several would do. Raises Refused."""
    own = state.seats_of(caller.person) if caller else []
    if caller and caller.token:
        own = [seat for seat in own if seat == caller.token.seat]
    if wanted is not None:
        if wanted not in own:
            raise denied("seat-not-yours")
        return wanted
    if not own:
        raise denied("no-seat")
    for seat in own if is_asked else ():
        if seat in state.acting:
            return seat
    return own[0]


def occupant(plan: wire.SeatPlan, person: str, slug: str) -> Occupant:
    """Who is to sit at a seat; raises Refused for a bot that there is not."""
    if plan.kind == "bot":
        try:
            _, budget = roster.read(plan.bot, slug)
        except roster.UnknownBot:
            raise denied("bot-unknown", bot=plan.bot, known=" ".join(roster.names(slug))) from None
        if budget is not None and (budget.ms or 0) > MOST_BUDGET_MS:
            raise denied("bot-too-slow", bot=plan.bot, most=f"{MOST_BUDGET_MS}ms")
        if budget is not None and (budget.iterations or 0) > MOST_ITERATIONS:
            raise denied("bot-too-slow", bot=plan.bot, most=f"{MOST_ITERATIONS}it")
        return Occupant(bot=plan.bot)
    return Occupant(person=person) if plan.kind == "me" else Occupant()


def act(state: TableState, seat: int, asked: int, action: dict[str, Any], *, is_bot: bool = False) -> Decided:
    """Answer a question; raises Refused if it is another one by now. Whether it is legal, its transition finds out."""
    _playing(state)
    if state.seats[seat].asked is None:
        raise denied("not-asked")
    if state.seats[seat].asked != asked:
        raise denied("stale")
    nonce = secrets.token_hex(NONCE_BYTES) if _is_secret(state) else ""
    decoded = state.game.decode(action)
    plain = state.game.encode(decoded)  # the log keeps nothing that the game does not know
    return [DecodedAct(log_entries.Acted(seat, plain, nonce, is_bot), decoded)]


def _is_secret(state: TableState) -> bool:
    """Whether others decide at the same time, so that a choice must be sealed until all have made theirs."""
    return bool(state.sealed) or len(state.acting) > 1


def _playing(state: TableState) -> None:
    if state.status == "waiting":
        raise denied("not-begun")
    if state.status == "over":
        raise denied("over")


def _waiting(state: TableState) -> None:
    if state.status != "waiting":
        raise denied("already-begun")
    if state.fixed >= 0:  # what the shares are fixed for can change no more
        raise denied("is-beginning")


def _host(state: TableState, caller: Caller) -> None:
    if caller.person != state.host:
        raise denied("host-only")


def _seat_there(state: TableState, seat: int) -> None:
    if seat >= len(state.seats):
        raise denied("seat-unknown", seat=seat)


def _join(state: TableState, caller: Caller, command: wire.Join) -> list[AnyEntry]:
    _waiting(state)
    seat = command.seat
    if seat is None:
        if state.seats_of(caller.person):
            raise denied("already-seated")
        seat = next((number for number, one in enumerate(state.seats) if one.is_open), None)
        if seat is None:
            raise denied("table-full")
    _seat_there(state, seat)
    if not state.seats[seat].is_open:
        raise denied("seat-taken")
    return [log_entries.Joined(seat, caller.person)]


def _leave(state: TableState, caller: Caller, command: wire.Leave) -> list[AnyEntry]:
    seat = own_seat(state, caller, command.seat)
    if state.status == "waiting":
        _waiting(state)
        return [log_entries.Left(seat)]
    _playing(state)
    if not state.seats[seat].is_playing_person:
        raise denied("already-away")
    return [log_entries.Left(seat), log_entries.Takeover(seat, roster.stand_in(state.game.slug))]


def _arrange(state: TableState, caller: Caller, command: wire.Arrange) -> list[AnyEntry]:
    _host(state, caller)
    _waiting(state)
    _seat_there(state, command.seat)
    return [log_entries.Arranged(command.seat, occupant(command.plan, caller.person, state.game.slug))]


def _ready(state: TableState, caller: Caller, command: wire.Ready) -> list[AnyEntry]:
    _waiting(state)
    own_seat(state, caller, None)
    shares = {own_seat(state, caller, one.seat): one.commitment for one in command.shares}
    seats = [caller.token.seat] if caller.token else []  # a program speaks for its own seat alone
    return [log_entries.Readied(caller.person, command.is_ready, shares=shares, seats=seats)]


def _share(state: TableState, caller: Caller, command: wire.Share) -> list[AnyEntry]:
    own_seat(state, caller, None)
    if state.status != "waiting":
        raise denied("already-begun")
    if state.fixed < 0:
        raise denied("no-share-asked")
    found: list[AnyEntry] = []
    for one in command.shares:
        seat = state.seats[own_seat(state, caller, one.seat)]
        if share_commitment(state.id, one.seat, bytes.fromhex(one.share)) != seat.sealed_share:
            raise denied("share-wrong")
        if not seat.share:
            found.append(log_entries.Shared(one.seat, one.share))
    return found


def _act(state: TableState, caller: Caller, command: wire.Act) -> Decided:
    seat = own_seat(state, caller, command.seat, is_asked=True)
    if state.seats[seat].has_resigned:
        raise denied("has-resigned")
    if state.seats[seat].stand_in:
        raise denied("away")
    return act(state, seat, command.asked, command.action)


def _undo(state: TableState, caller: Caller, command: wire.Undo) -> list[AnyEntry]:
    seat = own_seat(state, caller, command.seat)
    _playing(state)
    to = command.to
    taken = list(state.after_line(to))
    is_below_floor = len(state.played) - len(taken) < state.undo_floor()
    if not taken or to < state.begun or is_below_floor or not any(one.seat == seat for one in taken):
        raise denied("nothing-to-undo")
    if state.seats[seat].has_resigned or state.seats[seat].stand_in:
        raise denied("away")
    if state.is_free(seat, to):
        return [log_entries.Undone(seat, to)]
    if state.opened.daily:  # what was seen of a deal that everyone plays once stays seen
        raise denied("daily-no-undo")
    if state.asking is not None:
        raise denied("undo-already-asked")
    return [log_entries.UndoAsked(seat, to)]


def _withdraw(state: TableState, caller: Caller, command: wire.Withdraw) -> list[AnyEntry]:
    """Freely, also when others have chosen since: a sealed choice has shown nothing, and changes nothing of theirs."""
    seat = own_seat(state, caller, command.seat)
    _playing(state)
    if state.seats[seat].has_resigned:
        raise denied("has-resigned")
    if state.seats[seat].stand_in:
        raise denied("away")
    if state.seats[seat].asked != command.asked:
        raise denied("stale")
    if state.questions(seat)[1] is None:
        raise denied("nothing-to-withdraw")
    return [log_entries.Withdrawn(seat)]


def _answer_undo(state: TableState, caller: Caller, command: wire.AnswerUndo) -> list[AnyEntry]:
    own_seat(state, caller, command.seat)
    if state.asking is None:
        raise denied("no-undo-asked")
    if caller.person not in state.missing():
        raise denied("not-asked")
    return [log_entries.UndoAnswered(caller.person, command.agrees)]


def goodbye(state: TableState, person: str) -> Decided:
    """What becomes of a table when a person goes for good."""
    own = state.seats_of(person)
    if state.status == "waiting" and state.fixed < 0:
        return [log_entries.Closed()] if person == state.host else [log_entries.Left(seat) for seat in own]
    if state.status not in ("waiting", "playing"):
        return []
    left = [seat for seat in own if not (state.seats[seat].has_resigned or state.seats[seat].is_gone)]
    return [log_entries.Gone(seat, roster.stand_in(state.game.slug)) for seat in left]


def _resign(state: TableState, caller: Caller, command: wire.Resign) -> list[AnyEntry]:
    seat = own_seat(state, caller, command.seat)
    _playing(state)
    if state.seats[seat].has_resigned:
        raise denied("has-resigned")
    if state.resigning_place() is None:
        raise denied("resign-later")
    ends = len(state.resigned) + 1 == len(state.seats) - 1
    return [log_entries.Resigned(seat, "" if ends else roster.stand_in(state.game.slug))]


def _return(state: TableState, caller: Caller, command: wire.Return) -> list[AnyEntry]:
    seat = own_seat(state, caller, command.seat)
    _playing(state)
    if not state.seats[seat].is_away:
        raise denied("not-away")
    return [log_entries.Returned(seat)]


def _stand_in(state: TableState, caller: Caller, command: wire.StandIn) -> list[AnyEntry]:
    _host(state, caller)
    _playing(state)
    _seat_there(state, command.seat)
    seat = state.seats[command.seat]
    if not seat.is_overdue or seat.player:
        raise denied("not-overdue")
    return [log_entries.Takeover(command.seat, roster.stand_in(state.game.slug))]


def is_away_by_right(state: TableState, seat: int) -> bool:
    """Whether someone plays by correspondence, and still has time."""
    clock = state.opened.clock
    return clock.kind != "none" and clock.seconds >= CORRESPONDENCE_S and not state.seats[seat].is_overdue


def _vote_stand_in(
    state: TableState, caller: Caller, command: wire.VoteStandIn, away_since: Mapping[int, int]
) -> list[AnyEntry]:
    """Of those who are here, more than half decide; votes from before the one who is away was last here are void."""
    own_seat(state, caller, None)
    _playing(state)
    seat = command.seat
    _seat_there(state, seat)
    target = state.seats[seat]
    if target.person == caller.person:
        raise denied("vote-on-self")
    if not target.is_playing_person:
        raise denied("already-stood-in")
    if is_away_by_right(state, seat):
        raise denied("not-overdue")
    if seat not in away_since:
        raise denied("not-absent")
    others = {
        one.person
        for number, one in enumerate(state.seats)
        if one.is_playing_person and number not in away_since and one.person != target.person
    } | {caller.person}
    vote = state.votes.get(seat)
    before = set(vote.agreed) if vote and vote.at >= away_since[seat] else set()
    agreed, needed = sorted((before & others) | {caller.person}), len(others) // 2 + 1
    if caller.person in before and len(agreed) < needed:
        raise denied("already-voted")
    voted = log_entries.StandInVoted(seat, caller.person, agreed, needed)
    takeover = log_entries.Takeover(seat, roster.stand_in(state.game.slug))
    return [voted, takeover] if len(agreed) >= needed else [voted]


def _mute(state: TableState, caller: Caller, command: wire.Mute) -> list[AnyEntry]:
    _host(state, caller)
    _seat_there(state, command.seat)
    return [log_entries.Muted(command.seat, command.is_muted)]


def _close(state: TableState, caller: Caller, command: wire.Close) -> list[AnyEntry]:
    _host(state, caller)
    _waiting(state)
    return [log_entries.Closed()]


def _learn(state: TableState, caller: Caller, command: wire.Learn) -> list[AnyEntry]:
    own_seat(state, caller, None)
    if not state.opened.lesson:
        raise denied("no-lesson")
    return [log_entries.Learned(command.step, command.is_on)]


_DECISIONS: Final[dict[type, Callable[[TableState, Caller, Any], Decided]]] = {
    wire.Join: _join,
    wire.Leave: _leave,
    wire.Arrange: _arrange,
    wire.Ready: _ready,
    wire.Share: _share,
    wire.Act: _act,
    wire.Undo: _undo,
    wire.Withdraw: _withdraw,
    wire.AnswerUndo: _answer_undo,
    wire.Resign: _resign,
    wire.Return: _return,
    wire.StandIn: _stand_in,
    wire.Mute: _mute,
    wire.Close: _close,
    wire.Learn: _learn,
}


def open_entry(game: Game[Any, Any], host: str, request: wire.OpenTable) -> log_entries.TableOpened:
    """The first entry of a table's log."""
    return log_entries.TableOpened(
        game.slug,
        game.rules,
        request.options,
        host,
        [occupant(plan, host, game.slug) for plan in request.seats],
        request.is_public,
        request.clock,
        request.absence,
        request.pace,
        request.has_chat,
        shows_points=request.shows_points,
        is_rated=request.is_rated,
        has_hints=request.has_hints,
    )
