"""The habits of a reasonable player of King's Road."""

from collections.abc import Sequence

from postroad.core.chance import Chance
from postroad.games.kings_road.actions import Choose
from postroad.games.kings_road.board import REGIONS
from postroad.games.kings_road.view import PlayerView, View


class SensibleBot:
    """Random among the choices that a reasonable player would think of."""

    def choose(self, view: View, legal: Sequence[Choose], rng: Chance) -> Choose:
        sensible = habits(view, legal)
        return sensible[rng.below(len(sensible))]


def habits(view: View, legal: Sequence[Choose]) -> Sequence[Choose]:
    """Place every marker that can be placed, some of them where the King soon comes; Dragons when they pay."""
    if view.menu is None or not view.menu.count:
        return legal
    king = REGIONS.index(view.king)
    soon = {REGIONS[(king + step) % len(REGIONS)] for step in range(3)}
    most = max(_markers(choice) for choice in legal)
    full = [c for c in legal if _markers(c) == most and soon & set(c.cards)]
    dragons = [c for c in legal if "dragon" in c.cards and _markers(c) == most - 1 and soon & set(c.cards)]
    others = dragons if _leads(view, REGIONS[(king + 1) % len(REGIONS)]) else []
    return [*full, *others, *(c for c in legal if c.cards == ("witch",))] or legal


def _markers(choice: Choose) -> int:
    regions = [card for card in choice.cards if card in REGIONS]
    has_double = choice.cards[-1:] == ("knight",) and choice.cards[-2:-1] in [(r,) for r in regions]
    return len(regions) + (has_double and not choice.decline)


def _leads(view: View, region: str) -> bool:
    assert view.seat is not None
    others = [player for seat, player in enumerate(view.players) if seat != view.seat]
    return _in(view.players[view.seat], region) > max(_in(player, region) for player in others)


def _in(player: PlayerView, region: str) -> int:
    return player.markers.get(region, 0)
