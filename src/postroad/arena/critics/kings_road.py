"""The blunders of King's Road: the three special cards."""

from typing import Final

from postroad.games.kings_road.actions import INDEX, Choose
from postroad.games.kings_road.board import FIELD, FULL, HAND, RING
from postroad.games.kings_road.numbers import CHOICES
from postroad.games.kings_road.position import KingsRoadPosition

IDLE: Final = "plays a special card to no effect"


class KingsRoadCritic:
    """The three special cards."""

    def judge(self, before: KingsRoadPosition, seat: int, action: Choose, after: KingsRoadPosition) -> str | None:
        choice = CHOICES[INDEX[action]]
        me = before.players[seat]
        if choice.is_witch:
            others = [player for other, player in enumerate(before.players) if other != seat]
            return IDLE if all(player.supply == 0 for player in others) else None
        wasted = len(action.cards) - choice.count - choice.dragons
        if wasted and me.supply - choice.count - 1 >= HAND:  # a marker that the next round will not need
            return IDLE
        extra = (before.king + before.dragons + 1) % RING
        there = [choice.markers, *(player.markers for player in before.players)]
        if choice.dragons and not any(markers >> FIELD * extra & FULL for markers in there):
            return IDLE
        return None


CRITIC: Final = KingsRoadCritic
