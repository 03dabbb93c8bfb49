# compiled with mypyc
"""What a search asks of a game: one object for each, the only thing in a search that knows rules."""

import math

from mypy_extensions import i64

from postroad.core.chance import Chance
from postroad.core.position import Position


class Heuristics:
    """Habits, weights of actions and the value of a position; all on positions that `deal` has dealt."""

    def deal(self, position: Position, viewer: i64, chance: Chance) -> None:
        """Deal anew what the viewer does not know."""
        raise NotImplementedError

    def clock(self, position: Position) -> i64:
        """How many turns have been completed, by all seats together."""
        raise NotImplementedError

    def habit(self, position: Position, seat: i64, chance: Chance) -> i64:
        """What a reasonable player would do without much thought."""
        raise NotImplementedError

    def weigh(self, position: Position, seat: i64, action: i64) -> float:
        """How much of a search's attention an action deserves: around 1, more for better ones."""
        raise NotImplementedError

    def values(self, position: Position, values: list[float]) -> None:
        """Write down each seat's prospect of winning, from 0 to 1, relative to the best of the others."""
        raise NotImplementedError


def relate(values: list[float], spread: float) -> None:
    """Turn each seat's expected points into its prospect of winning against the best of the others."""
    best = -1000.0
    second = -1000.0
    for value in values:
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    seat: i64 = 0
    seats: i64 = len(values)
    while seat < seats:
        value = values[seat]
        margin = value - second if value == best else value - best
        values[seat] = 1.0 / (1.0 + math.exp(-margin / spread))
        seat += 1


def share(values: list[float], spread: float) -> None:
    """Turn each seat's expected points into its share of all prospects; of two the same as `relate`."""
    points = values.copy()
    seat: i64 = 0
    seats: i64 = len(values)
    while seat < seats:
        against = 1.0
        other: i64 = 0
        while other < seats:
            if other != seat:
                against += math.exp((points[other] - points[seat]) / spread)
            other += 1
        values[seat] = 1.0 / against
        seat += 1
