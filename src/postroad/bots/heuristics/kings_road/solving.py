"""The bot of King's Road that solves the round as a game of its own, and for two players the next one after it."""

import time
from collections.abc import Sequence
from typing import Final

import numpy as np

from postroad.bots.bot import Budget
from postroad.bots.heuristics.kings_road.ahead import Ahead
from postroad.bots.heuristics.kings_road.bots import Mixture, drawn, ordered, played, world
from postroad.bots.heuristics.kings_road.equilibrium import Strategy
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
CLOSELY: Final = 12  # choices of each of two seats that are looked at a round further: those with the greatest shares,
RARE: Final = 0.005  # if not as rare as this;
MS_A_CHOICE: Final = 15  # one for so many milliseconds of the budget,
ITERATIONS_A_CHOICE: Final = 20  # or iterations,
FEWEST_CLOSELY: Final = 2  # and no fewer than these
SHARE_AHEAD: Final = 0.75  # of the budget that may be over when the last choice is begun with


class SolvingBot:
    """Knows nothing of the others but that they want to win; values positions as learnt unless told otherwise."""

    def __init__(self, budget: Budget, valuer: Valuer | None = None) -> None:
        self._budget = budget
        self._valuer = valuer
        self._started = 0.0  # when it was asked to choose

    def choose(self, view: View, legal: Sequence[Choose], rng: Chance) -> Choose:
        if len(legal) == 1:
            return legal[0]
        self._started = time.perf_counter()
        assert view.seat is not None
        position = world(view, rng)
        return named(position.players[view.seat].menu, self._pick(position, view.seat, rng))

    def pick(self, position: KingsRoadPosition, seat: int, rng: Chance) -> int:
        """The number of a choice, in a position where nobody has chosen yet."""
        self._started = time.perf_counter()
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
        most = max(FEWEST, int((self._values() / 3) ** 0.5))  # each Witch may take as many as the table
        mine, theirs, table = solved(stage, position, seat, rng, most)
        found = {seat: (mine, np.array(table.rows.average())), 1 - seat: (theirs, np.array(table.columns.average()))}
        return self._further(position, seat, found)

    def _further(self, position: KingsRoadPosition, seat: int, found: dict[int, Mixture]) -> dict[int, Mixture]:
        """The solution for what both are likely to choose, with the next round solved after every pair of it."""
        mine, theirs = (likeliest(*found[s], self._closely()) for s in (seat, 1 - seat))
        if len(mine) < FEWEST_CLOSELY or not theirs:  # where all is one, every choice is rare
            return found
        ahead, values, rows = self._ahead(position), list[float](), 0
        for choice in mine:
            if self._is_over(SHARE_AHEAD):
                break
            values += ahead.row(seat, choice, theirs)
            rows += 1
        if rows < FEWEST_CLOSELY:
            return found
        table = Table(values, rows, len(theirs))
        table.solve(ROUNDS, ENOUGH)
        return {
            seat: (mine[:rows], np.array(table.rows.average())),
            1 - seat: (theirs, np.array(table.columns.average())),
        }

    def _reply(self, stage: Stage, position: KingsRoadPosition, seat: int) -> int:
        """The best choice of a seat that alone has to choose; for two, the next round is looked at too."""
        best = replies(stage, position, seat)
        if len(position.players) > 2 or self._closely() < FEWEST_CLOSELY:
            return best[0]
        ahead = self._ahead(position)
        values = {option: ahead.row(seat, option, [0])[0] for option in best[: self._closely()]}
        return max(values, key=lambda option: values[option])

    def _ahead(self, position: KingsRoadPosition) -> Ahead:
        return Ahead(position, STAGE, self._valuer or outlook(len(position.players)))

    def _closely(self) -> int:
        """How many choices of each seat there is time to look at a round further."""
        if self._budget.ms is not None:
            return min(CLOSELY, self._budget.ms // MS_A_CHOICE)
        assert self._budget.iterations is not None
        return min(CLOSELY, self._budget.iterations // ITERATIONS_A_CHOICE)

    def _is_over(self, share: float) -> bool:
        """Whether so much of the time is over; never where iterations are counted."""
        return self._budget.ms is not None and time.perf_counter() >= self._started + share * self._budget.ms / 1000

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


def likeliest(options: list[int], shares: Strategy, most: int) -> list[int]:
    """The choices that a mixture makes most often, but for rare ones."""
    return [options[place] for place in np.argsort(-shares, kind="stable")[:most] if shares[place] > RARE]


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
