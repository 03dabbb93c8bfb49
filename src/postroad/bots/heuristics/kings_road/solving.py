"""The bot of King's Road that solves the round as a game of its own and plays the mixture."""

import time
from collections.abc import Sequence
from typing import Final

import numpy as np

from postroad.bots.bot import Budget
from postroad.bots.heuristics.kings_road.bots import Mixture, drawn, ordered, played, world
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
            return best_reply(stage, position, seat)
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
        return {seat: (mine, np.array(table.rows.average())), 1 - seat: (theirs, np.array(table.columns.average()))}

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
            assert self._budget.ms is not None
            end = self._started + SHARE * self._budget.ms / 1000
            while True:
                sampling.go_on(CHUNK)
                if time.perf_counter() >= end:
                    break
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


def best_reply(stage: Stage, position: KingsRoadPosition, seat: int) -> int:
    """The best choice of a seat that alone has to choose."""
    options = sensible(position, seat)
    values = [0.0] * len(options)
    stage.against(seat, options, [0] * len(position.players), values)
    return options[values.index(max(values))]


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
