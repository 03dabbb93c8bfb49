# compiled with mypyc
"""Looking one turn ahead: every way to go on to the end of one's own turn, by what it leaves."""

from typing import Final

from mypy_extensions import i64

from postroad.bots.heuristics.thurn_taxis.features import Score, describe
from postroad.bots.heuristics.thurn_taxis.habit import habit
from postroad.bots.heuristics.thurn_taxis.sense import sensible
from postroad.core.bits import lowest
from postroad.core.chance import Chance
from postroad.games.thurn_taxis.legal import legal
from postroad.games.thurn_taxis.numbers import DISCARD, DRAW, OVER, PLACE, SHORT, TAKE_SECOND
from postroad.games.thurn_taxis.position import ThurnTaxisPosition

DEEPEST: Final = 24
SAMPLES: Final = 4  # draws from the deck that an unseen card is averaged over


class TurnPlanner:
    """Values the legal actions of a seat; keeps its scratch positions from one turn to the next."""

    def __init__(self, weights: list[float], seats: i64, chance: Chance, envy: float) -> None:
        self.score: Score = Score(weights)
        self.chance: Chance = chance
        self.envy: float = envy  # how much the best other player's prospect counts against one's own
        self.scratch: list[ThurnTaxisPosition] = [ThurnTaxisPosition(seats, chance) for _ in range(DEEPEST)]

    def value_of(self, position: ThurnTaxisPosition, action: i64) -> float:
        """What the turn comes to if it goes on with an action and then as well as it can."""
        return self._after(position, action, position.seat, 0)

    def _after(self, position: ThurnTaxisPosition, action: i64, seat: i64, depth: i64) -> float:
        samples: i64 = SAMPLES if action == DRAW and position.phase <= TAKE_SECOND else 1
        total = 0.0
        sample: i64 = 0
        while sample < samples:
            scratch = self.scratch[depth]
            scratch.assign_table(position)
            scratch.advance(seat, action)
            total += self._best(scratch, seat, depth + 1)
            sample += 1
        return total / float(samples)

    def _best(self, position: ThurnTaxisPosition, seat: i64, depth: i64) -> float:
        phase = position.phase
        if position.seat != seat or phase == OVER:
            return self._worth(position, seat)
        if depth == DEEPEST or phase == PLACE or phase == DISCARD or phase == SHORT:
            return self._after_habit(position, seat, depth)
        ways = legal(position)
        best = -1000.0
        while ways:
            value = self._after(position, lowest(ways), seat, depth)
            if value > best:
                best = value
            ways &= ways - 1
        return best

    def _after_habit(self, position: ThurnTaxisPosition, seat: i64, depth: i64) -> float:
        """Where the rest of the turn decides little, it goes on by habit."""
        while position.seat == seat and position.phase != OVER:
            position.advance(seat, habit(position, self.chance))
        return self._worth(position, seat)

    def _worth(self, position: ThurnTaxisPosition, seat: i64) -> float:
        mine = self._prospect(position, seat)
        if self.envy == 0.0:
            return mine
        best = -1000.0
        other: i64 = 0
        for _ in position.players:
            if other != seat:
                theirs = self._prospect(position, other)
                if theirs > best:
                    best = theirs
            other += 1
        return mine - self.envy * best

    def _prospect(self, position: ThurnTaxisPosition, seat: i64) -> float:
        self.score.total = 0.0
        describe(position, seat, self.score)
        return self.score.total


def best_action(planner: TurnPlanner, position: ThurnTaxisPosition) -> i64:
    """The action of the player whose turn it is that the planner values most."""
    ways = sensible(position)
    best = lowest(ways)
    if ways & (ways - 1) == 0:
        return best
    most = -1000.0
    while ways:
        action = lowest(ways)
        value = planner.value_of(position, action)
        if value > most:
            most = value
            best = action
        ways &= ways - 1
    return best
