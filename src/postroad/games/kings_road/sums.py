# compiled with mypyc
"""What is worth adding up over finished games, and random games played and added up in one go."""

from typing import Final

from mypy_extensions import i64

from postroad.core.bits import count
from postroad.core.chance import luck
from postroad.core.playout import playout
from postroad.core.sums import Sums
from postroad.games.kings_road.position import KingsRoadPosition, dealt
from postroad.games.kings_road.scoring import is_won, winners

COUNTED: Final = ("shared-victories", "nobles-at-the-end", "dragons-played", "witches-played")
ENDINGS: Final = ("points",)


def counts(position: KingsRoadPosition) -> list[int]:
    """How often what is COUNTED happened."""
    nobles: i64 = 0
    dragons: i64 = 0
    witches: i64 = 0
    for player in position.players:
        nobles += count(player.nobles)
        if not player.has_dragon:
            dragons += 1
        if not player.has_witch:
            witches += 1
    is_shared = is_won(position) and len(winners(position, ())) > 1
    return [1 if is_shared else 0, nobles, dragons, witches]


def endings(position: KingsRoadPosition) -> list[int]:
    """What ended the game, as places in ENDINGS."""
    return [0] if is_won(position) else []


def random_games(template: KingsRoadPosition, first: i64, seed: int, start: i64, stop: i64) -> Sums:
    """Games of a seed by their numbers; the template has the seats and the terms, nobody begins."""
    seats: i64 = len(template.players)
    sums = Sums(seats, len(COUNTED), len(ENDINGS))
    number = start
    while number < stop:
        position = dealt(template)
        quantities: list[int] = [playout(position, luck(seed, number)), position.round]
        for player in position.players:
            quantities.append(player.score)
        quantities.extend(counts(position))
        sums.count(winners(position, ()) if is_won(position) else [], quantities, endings(position))
        number += 1
    return sums
