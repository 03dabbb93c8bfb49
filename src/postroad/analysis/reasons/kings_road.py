"""Why one choice of King's Road is better than another: the places it would hold if nobody else placed anything."""

from typing import Final

from postroad.analysis.judgement import Alternative
from postroad.core.chance import Quick
from postroad.core.events import Event
from postroad.games.kings_road.actions import Choose
from postroad.games.kings_road.board import REGIONS
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.view import View, imagine

MOST: Final = 3  # reasons that are given
PURE: Final = 0.6  # of a mixture: from here on a choice is called the usual one


class KingsRoadReasons:
    """Compares what two choices bring against the board as it lies."""

    def kind(self, action: Choose) -> str:
        specials = [card for card in ("witch", "dragon", "knight") if card in action.cards]
        return specials[0] if specials else "regions" if action.cards else "nothing"

    def compare(self, view: View, better: Alternative, worse: Alternative | None) -> list[Event]:
        good = _after(view, better.action)
        bad = _after(view, worse.action) if worse else view
        found = [*_specials(view, better.action, good), *_scoring(view, good, bad), *_later(view, good, bad)]
        found = found or _firmer(good, bad)
        mixture = _mixture(better) if len(view.choosing) > 1 else []  # who chooses alone need not be guessed
        return [*found[: MOST - len(mixture)], *mixture]


def _after(view: View, action: Choose) -> View:
    """The board if nobody else placed anything."""
    assert view.seat is not None
    position = imagine(view.unchosen(), Quick(0))
    return KINGS_ROAD.view(KINGS_ROAD.foresee(position, view.seat, action).position, view.seat)


def _specials(view: View, action: Choose, after: View) -> list[Event]:
    if "witch" in action.cards:
        return [Event("reason-kings-road-witch")]
    more = [region for region in after.scoring if region not in view.scoring]
    return [Event("reason-kings-road-dragon", {"regions": more})] if more else []


def _scoring(view: View, good: View, bad: View) -> list[Event]:
    """What the places in regions that score this round would earn, where that is more than by the other choice."""
    found = []
    for region in good.scoring:
        mine, other = _earned(good, region), _earned(bad, region) if region in bad.scoring else 0
        if mine > other:
            found.append(Event("reason-kings-road-scores-now", {"region": region, "points": mine, "other": other}))
        if _leads(good, region) and not (region in bad.scoring and _leads(bad, region)):
            found.append(Event("reason-kings-road-noble", {"region": region}))
    return found


def _later(view: View, good: View, bad: View) -> list[Event]:
    """The region, of those that score later, where the place gains most against the other choice."""
    later = [region for region in REGIONS if region not in good.scoring]
    gains = {region: _earned(good, region) - _earned(bad, region) for region in later}
    best = max(gains, key=lambda region: gains[region], default=None)
    if best is None or gains[best] <= 0:
        return []
    return [
        Event(
            "reason-kings-road-scores-later",
            {"region": best, "points": _earned(good, best), "other": _earned(bad, best)},
        )
    ]


def _firmer(good: View, bad: View) -> list[Event]:
    """The first region to score where there are more markers of one's own than by the other choice."""
    assert good.seat is not None
    mine, other = (each.players[good.seat].markers for each in (good, bad))
    ring = REGIONS[REGIONS.index(good.king) :] + REGIONS[: REGIONS.index(good.king)]
    more = [region for region in ring if mine.get(region, 0) > other.get(region, 0)]
    return [
        Event("reason-kings-road-firmer", {"region": one, "count": mine[one], "other": other.get(one, 0)})
        for one in more[:1]
    ]


def _earned(view: View, region: str) -> int:
    assert view.seat is not None
    return view.players[view.seat].earns.get(region, 0)


def _leads(view: View, region: str) -> bool:
    """Whether the seat alone has the most markers there: then it leaves a noble (KR-23)."""
    counts = [player.markers.get(region, 0) for player in view.players]
    assert view.seat is not None
    mine = counts.pop(view.seat)
    return mine > max(counts)


def _mixture(better: Alternative) -> list[Event]:
    if better.share is None or better.share <= 0:
        return []
    key = "reason-kings-road-usual" if better.share >= PURE else "reason-kings-road-mixture"
    return [Event(key, {"percent": round(100 * better.share)})]


REASONS: Final = KingsRoadReasons()
