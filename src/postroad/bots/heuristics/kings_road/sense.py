# compiled with mypyc
"""The legal choices without those that play a special card to no effect."""

from mypy_extensions import i64

from postroad.games.kings_road.board import FIELD, FULL, HAND, RING
from postroad.games.kings_road.numbers import CHOICES, Choice
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.state import Player


def sensible(position: KingsRoadPosition, seat: i64) -> list[int]:
    """The numbers of a seat's choices that make some sense; all of them if none does."""
    me = position.players[seat]
    extra = (position.king + position.dragons + 1) % RING  # what a Dragon makes score
    is_empty = _is_empty(position, extra)
    found: list[int] = []
    for number in me.menu.numbers:
        choice = CHOICES[me.menu.canonical[number]]
        if choice.is_witch:
            if _is_awaited(position, seat):
                found.append(number)
        elif not _is_idle(me, choice, extra, is_empty):
            found.append(number)
    return found if found else list(me.menu.numbers)


def _is_empty(position: KingsRoadPosition, region: i64) -> bool:
    for player in position.players:
        if (player.markers >> (FIELD * region)) & FULL:
            return False
    return True


def _is_idle(me: Player, choice: Choice, extra: i64, is_empty: bool) -> bool:  # noqa: FBT001
    if choice.dragons and is_empty and not (choice.markers >> (FIELD * extra)) & FULL:
        return True
    wasted = me.menu.size - choice.count - choice.dragons  # a Knight without its marker
    return wasted > 0 and me.supply - choice.count - 1 >= HAND  # which the next round does not need either


def _is_awaited(position: KingsRoadPosition, seat: i64) -> bool:
    """Whether any other has something to choose, so that it is worth waiting for."""
    other: i64 = 0
    for player in position.players:
        if other != seat and player.supply > 0:
            return True
        other += 1
    return False
