"""What the steps of the first game of Thurn und Taxis can ask about a moment."""

from typing import Any

from postroad.games.thurn_taxis.actions import Abandon, Call, CloseEach, CloseProvince, Play
from postroad.games.thurn_taxis.view import View
from postroad.lessons.lesson import Facts

END_STACK = "game-end"


def facts(view: View) -> Facts:
    """The moment from the learner's seat."""
    me = view.players[view.seat or 0]
    is_mine = view.turn == view.seat and view.phase != "over"
    plays = [one for one in view.legal if isinstance(one, Play)]
    found: dict[str, Any] = {
        "asks": view.phase if is_mine or view.phase == "over" else "wait",
        "turn": view.round + 1,
        "route": len(me.route),
        "carriage": me.carriage,
        "offices": len(me.offices),
        "must_call": is_mine and view.must_call,
        "calls": tuple(one.official for one in view.legal if isinstance(one, Call)),
        "may_close": any(isinstance(one, CloseEach | CloseProvince) for one in view.legal),
        "is_stuck": not plays and any(isinstance(one, Abandon) for one in view.legal),
        "tiles": len(me.tiles),
        "is_last_round": any(stack == END_STACK for player in view.players for stack, _ in player.tiles),
    }
    return found


def resolve(text: str, view: View) -> str:
    """A suggestion as an action's text: cards of the display are named by city, not by slot. "" if not there."""
    verb, _, city = text.partition(" ")
    if verb != "take":
        return text
    return f"take {view.display.index(city) + 1}" if city in view.display else ""
