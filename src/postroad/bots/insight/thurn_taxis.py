"""The habits of a reasonable player of Thurn und Taxis."""

from collections.abc import Sequence

from postroad.games.thurn_taxis.actions import (
    Abandon,
    Action,
    Call,
    CloseEach,
    CloseProvince,
    Discard,
    Draw,
    EndTurn,
    Play,
    Take,
)
from postroad.games.thurn_taxis.board import FACTS
from postroad.games.thurn_taxis.view import PlayerView, View

_ROADS = {frozenset(road) for road in FACTS.roads}
_HOME = {city: province for province, members in FACTS.provinces.items() for city in members}


def habits(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """Take what fits, extend what can be extended, close what brings a carriage."""
    match view.phase:
        case "take" | "take-second":
            return _taking(view, legal)
        case "taken" | "play" | "play-second":
            return _playing(view, legal)
        case "played":
            return _played(view, legal)
        case "short":
            return [Call("cartwright")]
        case "discard":
            return _discarding(view, legal)
    return legal


def _me(view: View) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def _joined(one: str, other: str) -> bool:
    return frozenset((one, other)) in _ROADS


def _fits(city: str, route: Sequence[str]) -> bool:
    return city not in route and any(_joined(city, end) for end in (*route[:1], *route[-1:]))


def _taking(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    me = _me(view)
    hand = me.hand or ()
    cards = {action: view.display[action.slot] or "" for action in legal if isinstance(action, Take)}
    fitting = [action for action, city in cards.items() if _fits(city, me.route) and city not in hand]
    related = [
        action
        for action, city in cards.items()
        if city not in hand and city not in me.route and any(_joined(city, card) for card in hand)
    ]
    if not fitting and me.route and Call("administrator") in legal:
        return [Call("administrator"), *related, Draw()] if Draw() in legal else [Call("administrator")]
    return fitting or related or [action for action in legal if isinstance(action, Take | Draw)]


def _playing(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    me = _me(view)
    extending = [action for action in legal if isinstance(action, Play) and action.end != "new"]
    if extending:
        return extending
    if Call("postmaster") in legal:
        return [Call("postmaster")]
    starting = [action for action in legal if isinstance(action, Play)]
    followed = [a for a in starting if any(_joined(a.city, card) for card in me.hand or ())]
    return followed or starting or [Abandon()]


def _played(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    me = _me(view)
    free = [city for city in me.route if city not in me.offices]
    is_long = len(me.route) > max(me.carriage, 2) or (me.carriage == 7 and bool(free)) or len(me.route) >= 7
    if is_long and CloseEach() in legal:
        return _closings(free, legal)
    if Call("carrier") in legal:
        return [Call("carrier")]
    return [EndTurn()]


def _closings(free: Sequence[str], legal: Sequence[Action]) -> Sequence[Action]:
    """The ways to close that place most offices."""

    def placed(action: Action) -> int:
        if isinstance(action, CloseProvince):
            return sum(_HOME[city] == action.province for city in free)
        return len({_HOME[city] for city in free})

    ways = [action for action in legal if isinstance(action, CloseEach | CloseProvince)]
    most = max(map(placed, ways))
    return [way for way in ways if placed(way) == most]


def _discarding(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    hand = _me(view).hand or ()
    lonely = [
        action
        for action in legal
        if isinstance(action, Discard) and not any(_joined(action.city, card) for card in hand)
    ]
    return lonely or legal
