# compiled with mypyc
"""What is worth adding up over finished games, and random games played and added up in one go."""

from typing import Final

from mypy_extensions import i64

from postroad.core.bits import count
from postroad.core.chance import deal, luck
from postroad.core.playout import playout
from postroad.core.sums import Sums
from postroad.games.thurn_taxis.board import LAST_CARRIAGE, STACK_TILES, STACKS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition, dealt
from postroad.games.thurn_taxis.scoring import end_holder, points, winner

COUNTED: Final = tuple([f"bonus-{stack}" for stack in STACKS])
ENDINGS: Final = ("carriage", "offices")


def counts(position: ThurnTaxisPosition) -> list[int]:
    """How many tiles of each stack were taken."""
    return [count(tiles & ~position.tiles) for tiles in STACK_TILES]


def endings(position: ThurnTaxisPosition) -> list[int]:
    """What the holder of the end bonus had done, as places in ENDINGS: one of them, or both at once (TT-40)."""
    holder = end_holder(position)
    if holder < 0:
        return []
    player = position.players[holder]
    found: list[int] = [0] if player.carriage == LAST_CARRIAGE else []
    if player.supply == 0:
        found.append(1)
    return found


def random_games(template: ThurnTaxisPosition, first: i64, seed: int, start: i64, stop: i64) -> Sums:
    """Games of a seed by their numbers; the template has the seats and the edition, -1 draws by lot who begins."""
    sums = Sums(len(template.players), len(COUNTED), len(ENDINGS))
    number = start
    while number < stop:
        position = dealt(template, deal(seed, number), first)
        quantities: list[int] = [playout(position, luck(seed, number)), position.round]
        for player in position.players:
            quantities.append(points(player))
        quantities.extend(counts(position))
        won: list[int] = [winner(position, ())] if end_holder(position) >= 0 else []
        sums.count(won, quantities, endings(position))
        number += 1
    return sums
