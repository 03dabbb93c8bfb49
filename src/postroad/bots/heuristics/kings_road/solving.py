"""The bot of King's Road that solves the round as a game of its own, and for two players the next one after it."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from postroad.bots.bot import Budget
from postroad.bots.heuristics.kings_road.ahead import Ahead
from postroad.bots.heuristics.kings_road.bots import Mixture, drawn, ordered, played, world
from postroad.bots.heuristics.kings_road.duel import Duel
from postroad.bots.heuristics.kings_road.equilibrium import Matrix, Strategy
from postroad.bots.heuristics.kings_road.learnt import outlook
from postroad.bots.heuristics.kings_road.prospects import Valuer
from postroad.bots.heuristics.kings_road.sense import sensible
from postroad.bots.heuristics.kings_road.solver import Sampling, Table
from postroad.bots.heuristics.kings_road.stage import Stage
from postroad.bots.heuristics.kings_road.weights import STAGE
from postroad.core.bits import bit, members_of
from postroad.core.chance import Chance
from postroad.games.kings_road.actions import Choose, named
from postroad.games.kings_road.numbers import WITCH_NUMBER
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.view import View

ROUNDS: Final = 1000  # of regret matching, unless
ENOUGH: Final = 0.001  # of the payoffs' range and no more could be gained against both mixtures
VALUES_A_MS: Final = 400  # combinations of choices that may be valued for every millisecond of the budget,
VALUES_AN_ITERATION: Final = 300  # and for every iteration
FEWEST: Final = 12
CANDIDATES: Final = 40  # choices a seat considers where there are more than two seats
SHARE: Final = 0.88  # of the budget that sampling may use
CHUNK: Final = 4  # iterations between two looks at the clock
FORESEEN: Final = 30  # combinations of the others' choices that a Witch is weighed against
CLOSELY: Final = 6  # choices of each of two seats that a look further begins with: those with the greatest shares,
RARE: Final = 0.005  # if not as rare as this
REPLIES: Final = 24  # choices looked at a round further by a seat that alone has to choose
FEWEST_MS: Final = 100  # of the budget, or else values are better from near,
FEWEST_ITERATIONS: Final = 150  # or iterations
PAIRS_AN_ITERATION: Final = 3  # of choices that may be looked at a round further
SHARE_AHEAD: Final = 0.75  # of the budget that may be over when the last look is begun with


class SolvingBot:
    """Knows nothing of the others but that they want to win; values positions as learnt unless told otherwise."""

    def __init__(self, budget: Budget, valuer: Valuer | None = None) -> None:
        self._budget = budget
        self._valuer = valuer
        self._started = 0.0  # when it was asked to choose

    def choose(self, view: View, legal: Sequence[Choose], rng: Chance) -> Choose:
        if len(legal) == 1:
            return legal[0]
        self._started = self._budget.clock()
        assert view.seat is not None
        position = world(view, rng)
        return named(position.players[view.seat].menu, self._pick(position, view.seat, rng))

    def pick(self, position: KingsRoadPosition, seat: int, rng: Chance) -> int:
        """The number of a choice, in a position where nobody has chosen yet."""
        self._started = self._budget.clock()
        return self._pick(position, seat, rng)

    def stage(self, position: KingsRoadPosition) -> Stage:
        """The round that it solves."""
        return Stage(position, STAGE, self._valuer or outlook(len(position.players)))

    def _pick(self, position: KingsRoadPosition, seat: int, rng: Chance) -> int:
        stage = self.stage(position)
        if position.choosing == bit(seat):
            return self._reply(stage, position, seat)
        mixtures = self.mixtures(stage, position, seat, rng)
        if len(position.players) > 2 and gains_by_waiting(stage, position, seat, mixtures, rng):
            return WITCH_NUMBER
        options, strategy = mixtures[seat]
        return options[drawn(played(strategy), rng)]

    def mixtures(self, stage: Stage, position: KingsRoadPosition, seat: int, rng: Chance) -> dict[int, Mixture]:
        """The solution for everyone who chooses; where there is little time, the seat's is the better one."""
        if len(position.players) == 2:
            return self._two(stage, position, seat, rng)
        return self._many(stage, position, rng)

    def _two(self, stage: Stage, position: KingsRoadPosition, seat: int, rng: Chance) -> dict[int, Mixture]:
        """The whole table of both seats' choices, or the better part of it where time is short."""
        mine, theirs, table = solved(stage, position, seat, rng, self.breadth())
        found = {seat: (mine, np.array(table.rows.average())), 1 - seat: (theirs, np.array(table.columns.average()))}
        near = np.array(table.values).reshape(len(mine), len(theirs))
        return self._further(position, seat, found, near)

    def breadth(self) -> int:
        """How many choices of each of two seats there is time for."""
        return max(FEWEST, int((self._values() / 3) ** 0.5))  # each Witch may take as many as the table

    def _further(
        self, position: KingsRoadPosition, seat: int, found: dict[int, Mixture], near: Matrix
    ) -> dict[int, Mixture]:
        """The solution by what the next round comes to; it begins with what both are likely to choose."""
        seats = (seat, 1 - seat)
        first = [likeliest(found[s][1], CLOSELY) for s in seats]
        if not self._looks_further() or min(map(len, first)) == 0:  # where all is one, every choice is rare
            return found
        options = found[seat][0], found[1 - seat][0]
        ahead = self._ahead(position)
        pairs = list[list[int]]()
        for mine, theirs in zip(*first, strict=False):
            numbers = options[0][mine], options[1][theirs]
            pairs.append([numbers[s ^ seat] for s in (0, 1)])
        ahead.foresee(pairs)
        shares = Duel(ahead.row, seats, options, near).solve(first, self._is_enough)
        if shares is None:
            return found
        return {s: (mine, strategy) for s, mine, strategy in zip(seats, options, shares, strict=True)}

    def _reply(self, stage: Stage, position: KingsRoadPosition, seat: int) -> int:
        """The best choice of a seat that alone has to choose; for two, the next round is looked at too."""
        best = replies(stage, position, seat)
        if len(position.players) > 2 or not self._looks_further():
            return best[0]
        ahead = self._ahead(position)
        ahead.foresee([[option, option] for option in best])
        values = {option: ahead.row(seat, option, [0])[0] for option in best[:REPLIES]}
        return max(values, key=lambda option: values[option])

    def _ahead(self, position: KingsRoadPosition) -> Ahead:
        return Ahead(position, STAGE, self._valuer or outlook(len(position.players)))

    def _looks_further(self) -> bool:
        """Whether there is time for more than this round."""
        if self._budget.ms is not None:
            return self._budget.ms >= FEWEST_MS
        assert self._budget.iterations is not None
        return self._budget.iterations >= FEWEST_ITERATIONS

    def _is_enough(self, pairs: int) -> bool:
        """Whether so many pairs of choices are all that there is time for."""
        if self._budget.ms is not None:
            return self._is_over(SHARE_AHEAD)
        assert self._budget.iterations is not None
        return pairs >= PAIRS_AN_ITERATION * self._budget.iterations

    def _is_over(self, share: float) -> bool:
        """Whether so much of the time is over; never where iterations are counted."""
        ms, now = self._budget.ms, self._budget.clock()
        return ms is not None and now >= self._started + share * ms / 1000

    def _values(self) -> int:
        """How many combinations of choices there is time for."""
        if self._budget.ms is not None:
            return VALUES_A_MS * self._budget.ms
        assert self._budget.iterations is not None
        return VALUES_AN_ITERATION * self._budget.iterations

    def _many(self, stage: Stage, position: KingsRoadPosition, rng: Chance) -> dict[int, Mixture]:
        """External sampling: each seat's regrets against what the others' strategies are drawn to do."""
        options: list[list[int]] = [[] for _ in position.players]
        for seat in members_of(position.choosing):
            first = ordered(stage, position, seat, rng)
            options[seat] = sorted(n for n in first[:CANDIDATES] if n != WITCH_NUMBER) or first[:1]
        sampling = Sampling(stage, options, rng)
        if self._budget.iterations is not None:
            sampling.go_on(self._budget.iterations)
        else:
            sampling.go_on(CHUNK)
            while not self._is_over(SHARE):
                sampling.go_on(CHUNK)
        return {s: (mine, np.array(sampling.seats[s].average())) for s, mine in enumerate(options) if mine}


def solved(
    stage: Stage, position: KingsRoadPosition, seat: int, rng: Chance, most: int
) -> tuple[list[int], list[int], Table]:
    """The table of two seats' choices, so many of each, solved; the seat's choices are its rows."""
    mine, theirs = (sorted(ordered(stage, position, s, rng)[:most]) for s in (seat, 1 - seat))
    stage.replies = {seat: mine, 1 - seat: theirs}
    table = Table(stage.matrix(mine, theirs, seat, 1 - seat), len(mine), len(theirs))
    table.solve(ROUNDS, ENOUGH)
    return mine, theirs, table


def likeliest(shares: Strategy, most: int) -> list[int]:
    """The places of what a mixture chooses most often, but for rare ones."""
    return [int(place) for place in np.argsort(-shares, kind="stable")[:most] if shares[place] > RARE]


def replies(stage: Stage, position: KingsRoadPosition, seat: int) -> list[int]:
    """The choices of a seat that alone has to choose, the best first."""
    options = sensible(position, seat)
    values = [0.0] * len(options)
    stage.against(seat, options, [0] * len(position.players), values)
    return [option for _, option in sorted(zip(values, options, strict=True), key=lambda one: -one[0])]


def gains_by_waiting(
    stage: Stage, position: KingsRoadPosition, seat: int, mixtures: dict[int, Mixture], rng: Chance
) -> bool:
    """Whether the Witch, who replies to what the others do, is worth more than the mixture.

    She is no part of what is sampled, as she would have to be answered for every sample.
    """
    if WITCH_NUMBER not in sensible(position, seat):
        return False
    stage.replies = {seat: mixtures[seat][0]}
    gain = 0.0
    for _ in range(FORESEEN):
        choices = [0] * len(position.players)
        for other, (options, strategy) in mixtures.items():
            choices[other] = options[drawn(played(strategy), rng)]
        gain -= stage.value(seat, choices)
        choices[seat] = WITCH_NUMBER
        gain += stage.value(seat, choices)
    return gain > 0
