"""What the steps of the first game of King's Road can ask about a moment."""

from postroad.games.kings_road.view import View
from postroad.lessons.lesson import Facts


def facts(view: View) -> Facts:
    """The moment from the learner's seat."""
    me = view.players[view.seat or 0]
    others = [player for seat, player in enumerate(view.players) if seat != view.seat]
    here = sorted((player.markers.get(view.king, 0) for player in view.players), reverse=True)
    asks = "over" if not view.choosing else "wait" if view.menu is None else "chosen" if me.has_chosen else "choose"
    return {
        "asks": asks,
        "round": view.round + 1,
        "is_second": view.is_second,
        "nobles": len(me.nobles),
        "rival_nobles": sum(len(other.nobles) for other in others),
        "cards": me.cards,
        "count": view.menu.count if view.menu else 0,
        "is_tied": here[0] > 0 and here[0] == here[1],
        "best": max(player.score for player in view.players),
    }


def resolve(text: str, view: View) -> str:
    """A suggestion as an action's text."""
    return text
