# compiled with mypyc
"""Heuristics for a search of a known position: for measuring what knowing it would be worth."""

from typing import final

from mypy_extensions import i64

from postroad.bots.heuristics.heuristics import Heuristics
from postroad.core.chance import Chance
from postroad.core.position import Position


@final
class KnownWorldHeuristics(Heuristics):
    """Other heuristics in all but dealing: every world is left as it is."""

    def __init__(self, inner: Heuristics) -> None:
        self.inner: Heuristics = inner

    def deal(self, position: Position, viewer: i64, chance: Chance) -> None:
        return

    def clock(self, position: Position) -> i64:
        return self.inner.clock(position)

    def habit(self, position: Position, seat: i64, chance: Chance) -> i64:
        return self.inner.habit(position, seat, chance)

    def weigh(self, position: Position, seat: i64, action: i64) -> float:
        return self.inner.weigh(position, seat, action)

    def values(self, position: Position, values: list[float]) -> None:
        self.inner.values(position, values)
