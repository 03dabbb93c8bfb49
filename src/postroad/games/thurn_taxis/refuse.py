# compiled with mypyc
"""Why an action is not legal: the rule that says so, a key for the catalogues, its arguments."""

from typing import Final

from postroad.core.refusals import Argument, Refusal
from postroad.games.thurn_taxis.actions import (
    Abandon,
    Action,
    Call,
    CloseEach,
    CloseProvince,
    Discard,
    Draw,
    EndTurn,
    Office,
    Play,
    Take,
)
from postroad.games.thurn_taxis.board import CITIES, PROVINCE_CITIES, PROVINCE_OF, PROVINCES, kinds, set_of
from postroad.games.thurn_taxis.legal import HAND_LIMIT, SHORTEST_ROUTE, extensions, legal, takeable
from postroad.games.thurn_taxis.names import cities
from postroad.games.thurn_taxis.numbers import (
    CARRIER,
    DISCARD,
    DONE,
    OVER,
    PLACE,
    PLAY,
    PLAY_SECOND,
    PLAYED,
    SHORT,
    TAKE,
    TAKE_SECOND,
    TAKEN,
)
from postroad.games.thurn_taxis.scoring import end_holder
from postroad.games.thurn_taxis.state import State

Reason = tuple[str, str, dict[str, Argument]]

_BEFORE_PLAYING: Final = (TAKE, TAKEN, TAKE_SECOND, PLAY)


def reason(state: State, seat: int, action: Action) -> Reason:
    """The rule, the key and the arguments; the action must not be legal."""
    if not 0 <= seat < len(state.players):
        return "TT-1", "no-such-seat", {"player": seat, "seats": len(state.players)}
    if state.phase == OVER:
        return ("TT-43", "game-stopped", {}) if end_holder(state) < 0 else ("TT-40", "game-over", {})
    if seat != state.seat:
        return "TT-4", "not-your-turn", {"player": state.seat}
    if state.phase == DONE and not takeable(state):  # no closing ends like that: it leaves cards
        return "TT-12", "turn-without-cards", {}
    match action:
        case Take() | Draw():
            return _take(state, action)
        case Call():
            return _call(state, action)
        case Abandon():
            return _abandon(state)
        case Play():
            return _play(state, action)
        case CloseEach() | CloseProvince():
            return _close(state, action)
        case Office(city):
            return _office(state, city)
        case Discard(city):
            return _discard(state, city)
        case EndTurn():
            return _end(state)


def _take(state: State, action: Take | Draw) -> Reason:
    if state.phase in (TAKE, TAKE_SECOND):
        if isinstance(action, Take):
            return "TT-12", "slot-empty", {"slot": action.slot + 1}
        return "TT-12", "nothing-to-draw", {}
    if state.phase == TAKEN:
        return "TT-21", "postmaster-not-called", {}
    return "TT-10", "taking-is-over", {}


def _call(state: State, action: Call) -> Reason:
    if not state.has_official:
        return "TT-20", "official-used", {"official": action.official}
    if state.must_call and state.phase in (TAKE, TAKEN) and action.official != "postmaster":
        return "TT-21", "postmaster-compulsory", {}
    match action.official:
        case "administrator":
            if state.phase == TAKE:
                return "TT-20", "display-empty", {}
            return "TT-22", "administrator-too-late", {}
        case "postmaster":
            if state.phase == TAKE:
                return "TT-21", "postmaster-too-early", {}
            if state.phase == PLAY and not takeable(state):
                return "TT-12", "no-second-card", {}
            return "TT-21", "postmaster-too-late", {}
        case "carrier":
            if state.phase in _BEFORE_PLAYING:
                return "TT-23", "carrier-too-early", {}
            if state.phase == PLAYED:
                return "TT-20", "carrier-nothing-fits", {}
            return "TT-23", "carrier-too-late", {}
        case "cartwright":
            return "TT-24", "cartwright-not-now", {}


def _unfinished(state: State) -> Reason | None:
    """The step that must be done before anything that comes after the first card is taken."""
    if state.phase == TAKE:
        return "TT-10", "take-first", {}
    if state.phase == TAKE_SECOND:
        return "TT-21", "take-second-first", {}
    if state.phase == TAKEN and state.must_call:
        return "TT-21", "postmaster-compulsory", {}
    if state.phase == PLACE:
        return "TT-31", "offices-first", {}
    return None


def _abandon(state: State) -> Reason:
    if unfinished := _unfinished(state):
        return unfinished
    if state.phase == PLAY_SECOND:
        return "TT-23", "carrier-cannot-abandon", {}
    if state.phase not in (TAKEN, PLAY):
        return "TT-15", "abandon-too-late", {}
    if state.me.length == 0:
        return "TT-15", "no-route", {}
    return "TT-15", "abandon-only-stuck", {"city": cities(_fitting(state))[0]}


def _fitting(state: State) -> int:
    """The cities in hand that fit the route at either end."""
    found = extensions(state.me)
    return kinds(found)


def _play(state: State, action: Play) -> Reason:
    if unfinished := _unfinished(state):
        return unfinished
    if state.phase == PLAYED:
        if legal(state) >> CARRIER & 1:
            return "TT-23", "carrier-not-called", {}
        return "TT-13", "played-already", {}
    if state.phase not in (TAKEN, PLAY, PLAY_SECOND):
        return "TT-13", "played-already", {}
    me = state.me
    card = set_of([action.city])
    if not kinds(me.hand) & card:
        return "TT-13", "not-in-hand", {"city": action.city}
    if me.length == 0:
        return "TT-13", "starts-a-route", {"city": action.city}
    if action.end == "new":
        if state.phase == PLAY_SECOND:
            return "TT-23", "carrier-cannot-abandon", {}
        return "TT-15", "route-lies-there", {}
    if me.route & card:
        return "TT-14", "already-in-route", {"city": action.city}
    if _fitting(state) & card:
        if me.length == 1:
            return "TT-13", "one-card-is-right", {"city": action.city}
        return "TT-14", "fits-other-end", {"city": action.city}
    end = me.stop(0 if action.end == "left" else me.length - 1)
    return "TT-14", "no-road", {"city": action.city, "city2": CITIES[end]}


def _close(state: State, action: CloseEach | CloseProvince) -> Reason:
    if state.phase in (PLACE, SHORT, DISCARD, DONE):
        return "TT-30", "closed-already", {}
    if state.phase == PLAY_SECOND:
        return "TT-23", "carrier-must-play", {}
    if state.phase != PLAYED:
        return "TT-16", "close-after-playing", {}
    if state.me.length < SHORTEST_ROUTE:
        return "TT-16", "route-too-short", {"length": state.me.length, "needed": SHORTEST_ROUTE}
    assert isinstance(action, CloseProvince)
    return "TT-30", "province-not-visited", {"province": action.province}


def _office(state: State, city: str) -> Reason:
    if state.phase != PLACE:
        return "TT-30", "office-only-closing", {}
    place = set_of([city])
    if not state.me.route & place:
        return "TT-30", "not-in-route", {"city": city}
    if state.me.offices & place:
        return "TT-31", "office-stands", {"city": city}
    if state.pending & place:
        return "TT-31", "forced-office-first", {"city": cities(state.choices)[0]}
    province = PROVINCE_OF[CITIES.index(city)]
    if state.closing_each:
        return "TT-30", "province-has-its-office", {"province": PROVINCES[province]}
    chosen = next(p for p, members in enumerate(PROVINCE_CITIES) if members & state.pending)
    return "TT-30", "not-in-chosen-province", {"city": city, "province": PROVINCES[chosen]}


def _discard(state: State, city: str) -> Reason:
    if state.phase in (SHORT, DISCARD) and state.me.hand_size > HAND_LIMIT:
        return "TT-39", "not-in-hand", {"city": city}
    return "TT-39", "no-discard-now", {}


def _end(state: State) -> Reason:
    if unfinished := _unfinished(state):
        return unfinished
    if state.phase == PLAY_SECOND:
        return "TT-23", "carrier-must-play", {}
    if state.phase in (TAKEN, PLAY):
        return "TT-13", "play-first", {}
    return "TT-39", "discard-first", {"count": state.me.hand_size - HAND_LIMIT}


def refusal(state: State, seat: int, action: Action, instead: tuple[str, ...]) -> Refusal:
    """The refusal of an action that is not legal."""
    return Refusal(*reason(state, seat, action), instead)
