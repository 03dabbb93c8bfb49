"""The transition function of a table: its state and one more log entry give the state after it.

Pure, and the only place where a log becomes a state; raises Refused for what the rules refuse.
"""

import hashlib
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from postroad.core.branch import read_branch
from postroad.core.chance import commitment
from postroad.core.game import Game
from postroad.core.position import Position
from postroad.core.record import result_line
from postroad.games import GAMES
from postroad.server.live import learning
from postroad.server.live.log_entries import (
    Acted,
    AnyEntry,
    Arranged,
    Begun,
    Closed,
    Gone,
    Hinted,
    Joined,
    Left,
    Logged,
    Muted,
    Readied,
    Rematched,
    Resigned,
    Returned,
    Shared,
    SharesFixed,
    StandInVoted,
    TableOpened,
    Takeover,
    TimedOut,
    UndoAnswered,
    UndoAsked,
    Undone,
    Withdrawn,
)
from postroad.server.live.state import Asking, Played, SealedChoice, SeatState, StandInVote, TableState
from postroad.server.wire import Result, RevealedChoice


def open_table(id: str, game: Game[Any, Any], secret: bytes, first: Logged) -> TableState:
    """The table that the first line of a log opens."""
    assert isinstance(first.entry, TableOpened)
    seats = [SeatState(person=chair.person, bot=chair.bot) for chair in first.entry.chairs]
    sealed = commitment(secret)
    return TableState(id, game, first.entry, secret, sealed, first.at, seats, seq=first.seq, at=first.at)


def after(state: TableState, logged: Logged) -> TableState:
    """The table after one more line; the one before stays as it is. Raises Refused for an illegal act."""
    twin = state.copy()
    _add(twin, logged)
    twin.acting = _acting(twin)
    return twin


def _acting(state: TableState) -> list[int]:
    """The seats that owe an action."""
    if state.position is None or state.status != "playing":
        return []
    return state.game.to_act(state.position)


def _add(state: TableState, logged: Logged) -> None:
    assert logged.seq == state.seq + 1
    state.seq, state.at = logged.seq, logged.at
    entry = logged.entry
    match entry:
        case Acted():
            _act(state, entry, logged)
        case Undone(to=to):
            _undo(state, to, logged)
        case Withdrawn(seat):
            _withdraw(state, seat, logged)
        case _:
            _other(state, entry, logged)
    if state.opened.lesson:
        learning.follow(state, entry, logged.seq)
    if isinstance(entry, _OWN_DOING):
        _set(state, entry.seat, last=logged.seq)
    if isinstance(entry, _NO_VOTE_AFTER):
        state.votes.pop(entry.seat, None)


_OWN_DOING = (Acted, Undone, Withdrawn, Joined, Returned, UndoAsked)
_NO_VOTE_AFTER = (*_OWN_DOING, Takeover, Gone, Resigned)  # someone is here after all, or a bot plays


def _other(state: TableState, entry: AnyEntry, logged: Logged) -> None:
    match entry:
        case Joined(seat, person):
            state.seats[seat] = SeatState(person=person)
        case Left(seat) if state.status == "waiting":
            state.seats[seat] = SeatState()
        case Arranged(seat, chair):
            state.seats[seat] = SeatState(person=chair.person, bot=chair.bot)
        case Readied(person, is_ready, entropy, shares, seats):
            for seat in seats or state.seats_of(person):
                kept = state.seats[seat].sealed_share  # of a program that plays one of the person's seats
                sealed = shares.get(seat, kept) if is_ready else ""
                _set(state, seat, is_ready=is_ready, entropy=entropy if is_ready else "", sealed_share=sealed)
        case SharesFixed():
            state.fixed, state.fixed_at = logged.seq, logged.at
        case Shared(seat, share):
            _set(state, seat, share=share)
        case Begun():
            _begin(state, logged)
        case UndoAsked(seat, to):
            state.asking = Asking(seat, to)
        case UndoAnswered(person, agrees):
            asking = state.asking
            state.asking = replace(asking, agreed=asking.agreed | {person}) if asking and agrees else None
        case Takeover(seat, bot):
            # Whoever asked to take something back asked those who were playing then.
            state.asking, state.stood_in = None, state.recorded_place()
            _set(state, seat, stand_in=bot)
            _run_clocks(state, logged.at)
        case Gone(seat, bot):
            state.asking, state.stood_in = None, state.recorded_place()
            _set(state, seat, stand_in=bot, is_gone=True)
            _run_clocks(state, logged.at)
        case Returned(seat):
            _set(state, seat, stand_in="")
            _run_clocks(state, logged.at)
        case StandInVoted(seat, _, agreed, needed):
            state.votes[seat] = StandInVote(tuple(agreed), needed, logged.at)
        case TimedOut(seat):
            _set(state, seat, is_overdue=True)
        case Resigned(seat, bot):
            _resign(state, seat, bot, logged)
        case Muted(seat, is_muted):
            _set(state, seat, is_muted=is_muted)
        case Hinted(seat, asked):
            state.hinted[seat] = asked
        case Rematched(table):
            state.rematch = table
        case Closed():
            state.status = "closed"
            _run_clocks(state, logged.at)
        case _:
            pass


def _set(state: TableState, seat: int, **changes: Any) -> None:
    state.seats[seat] = replace(state.seats[seat], **changes)


def _begin(state: TableState, logged: Logged) -> None:
    chance = state.fair().chance(state.secret)
    if state.opened.start:
        state.branch = read_branch(state.opened.start, GAMES)
        state.start = state.position = state.branch.position(chance)
    else:
        state.start = state.position = state.game.start(state.opened.options, len(state.seats), chance)
    state.status, state.begun = "playing", logged.seq
    _ask(state, logged, range(len(state.seats)))
    _run_clocks(state, logged.at)


def _act(state: TableState, entry: Acted, logged: Logged) -> None:
    assert state.position is not None
    before = state.position
    action = state.game.decode(entry.action) if logged.action is None else logged.action
    step = state.game.apply(before, entry.seat, action)
    state.played.append(Played(logged.seq, entry.seat, action, before, step, entry.nonce))
    state.position, state.asking = step.position, None
    _seal(state, entry.seat, before)
    # A question stands while others choose in secret; whatever is revealed puts all of them anew.
    is_new_to_all = step.reveals
    asked = [n for n, one in enumerate(state.seats) if is_new_to_all or n == entry.seat or one.asked is None]
    _ask(state, logged, asked)
    _run_clocks(state, logged.at, before.turn())
    if not step.position.to_act():
        _end(state)


def _undo(state: TableState, to: int, logged: Logged) -> None:
    was_shown, is_agreed = False, state.asking is not None
    assert state.position is not None
    turn = state.position.turn()
    while state.played and state.played[-1].seq > to:
        taken = state.played.pop()
        state.position = taken.before
        was_shown = was_shown or taken.step.reveals
    state.undone += was_shown
    assert state.position is not None
    state.asking, state.revealed = None, []
    state.sealed = {}
    for one in state.played[::-1]:
        if one.step.reveals:
            break
        if one.nonce and one.seat not in state.sealed:
            state.sealed[one.seat] = _sealed(state.game, one)
    _ask(state, logged, range(len(state.seats)))
    if is_agreed:  # all gave the time anew; who takes back freely goes on with what was left
        again = state.position.turn()
        for number, seat in enumerate(state.seats):
            left = {other: used for other, used in seat.turns_used.items() if other < again}
            state.seats[number] = replace(seat, turns_used=left)
    _run_clocks(state, logged.at, turn, is_forgiven=is_agreed)


def _withdraw(state: TableState, seat: int, logged: Logged) -> None:
    """Take the seat's sealed choice out from among the others', which are made again as they were."""
    place = state.recorded_place()
    state.position = state.played[place].before
    sealed, state.played = state.played[place:], state.played[:place]
    for one in sealed:
        if one.seat != seat:
            step = state.game.apply(state.position, one.seat, one.action)
            state.played.append(replace(one, before=state.position, step=step))
            state.position = step.position
    del state.sealed[seat]
    state.asking = None
    _ask(state, logged, [seat])
    _run_clocks(state, logged.at)


def _resign(state: TableState, seat: int, bot: str, logged: Logged) -> None:
    place = state.resigning_place()
    assert place is not None
    state.resigned.append((seat, logged.seq, place))
    state.asking = None
    _set(state, seat, has_resigned=True, stand_in=bot, last=logged.seq)
    _run_clocks(state, logged.at)
    if len(state.resigned) == len(state.seats) - 1:
        _end(state)


def _ask(state: TableState, logged: Logged, seats: Iterable[int]) -> None:
    """Put the question of a line to those of some seats that have anything to decide."""
    assert state.position is not None
    for seat in seats:
        asked = logged.seq if state.position.actions_count(seat) else None
        if state.seats[seat].asked != asked:
            state.seats[seat] = replace(state.seats[seat], asked=asked, asked_at=logged.at)


def _run_clocks(state: TableState, at: int, turn: tuple[int, int] | None = None, *, is_forgiven: bool = False) -> None:
    """Stop the clocks of those who owe nothing now, and start those of people who do; `turn` is the one before."""
    if state.opened.clock.kind == "none":
        return
    acting = _acting(state)
    now = state.position.turn() if state.position is not None else (0, 0)
    was = now if turn is None else turn
    for number, seat in enumerate(state.seats):
        is_running = number in acting and not seat.player
        if seat.since is not None and (was != now or not is_running):
            spent = max(0, at - seat.since)
            turns = seat.turns_used
            if state.opened.clock.kind == "turn" and not is_forgiven:
                turns = {**turns, was: turns.get(was, 0) + spent}
            seat = replace(seat, since=None, used_ms=seat.used_ms + spent, turns_used=turns, is_overdue=False)
        if is_running and seat.since is None:
            seat = replace(seat, since=at)
        state.seats[number] = seat


def _seal(state: TableState, seat: int, before: Position) -> None:
    """Keep a choice sealed, or open all that were as they are revealed."""
    played = state.played[-1]
    if played.nonce:
        state.sealed[seat] = _sealed(state.game, played)
    if played.step.reveals and state.sealed:
        round_number = before.turn()[0]
        state.revealed = [
            RevealedChoice(round_number, number, one.seal, one.nonce, one.text)
            for number, one in sorted(state.sealed.items())
        ]
        state.sealed = {}


def _sealed(game: Game[Any, Any], played: Played) -> SealedChoice:
    text = game.write(played.action)
    return SealedChoice(seal(played.nonce, text), played.nonce, text)


def seal(nonce: str, text: str) -> str:
    """What is published of a choice before it is revealed."""
    return hashlib.sha256((nonce + text).encode()).hexdigest()


def _end(state: TableState) -> None:
    standings = state.game.standings(state.position, state.resigned_seats())
    line = result_line(standings, state.resigned_seats())
    found, reason = line["result"] or {"scores": list(standings.scores), "winners": []}, line.get("reason", "")
    state.result = Result(found["scores"], list(found["winners"]), reason, state.undone, sorted(state.hinted))
    state.status, state.ended_at = "over", state.at
    state.seats = [replace(seat, asked=None, since=None, is_overdue=False) for seat in state.seats]
