"""Bots of King's Road that look one round ahead."""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from postroad.bots.bot import Bot, Budget
from postroad.bots.heuristics.kings_road.equilibrium import Strategy, matched, solve
from postroad.bots.heuristics.kings_road.sense import sensible
from postroad.bots.heuristics.kings_road.stage import Stage, random_choices
from postroad.bots.heuristics.kings_road.weights import GREEDY, STAGE
from postroad.bots.heuristics.roughness import drawn_roughly
from postroad.core.bits import bit
from postroad.core.chance import Chance
from postroad.games.kings_road.actions import Choose, named
from postroad.games.kings_road.numbers import WITCH_NUMBER
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.view import View, imagine

SAMPLES = 60  # choices of the others that a reply is averaged over
NEAR = 0.01  # of prospect below the best: near enough to be chosen too
ROUNDS = 1000  # of regret matching, unless
ENOUGH = 0.001  # of the payoffs' range and no more could be gained against both mixtures
PURIFIED = 0.001  # a choice that the mixture makes more rarely is left out
FEW_SAMPLES = 4  # the same where only an order is wanted
REPLIES = 30  # choices thought of as a Witch's reply
VALUES_A_MS = 400  # combinations of choices that may be valued for every millisecond of the budget,
VALUES_AN_ITERATION = 300  # and for every iteration
FEWEST = 12
CANDIDATES = 40  # choices a seat considers where there are more than two seats

Mixture = tuple[list[int], Strategy]  # choices by number, and how much there is of each


class GreedyBot:
    """Replies as if the others chose at random; picks any of the nearly best replies."""

    def choose(self, view: View, legal: Sequence[Choose], rng: Chance) -> Choose:
        if len(legal) == 1:
            return legal[0]
        position = world(view, rng)
        seat = _seat(view)
        stage = Stage(position, GREEDY)
        stage.replies = {seat: ordered(stage, position, seat, rng)[:REPLIES]}
        near = _near_best(_replies(stage, position, seat, rng, SAMPLES))
        return named(position.players[seat].menu, near[rng.below(len(near))])


class RoughBot:
    """Replies as if the others chose at random, but reckons roughly: the worse a reply, the rarer it is."""

    def __init__(self, roughness: float) -> None:
        self._roughness = roughness  # a reply whose prospect is worse by so much is e times as rare

    def choose(self, view: View, legal: Sequence[Choose], rng: Chance) -> Choose:
        if len(legal) == 1:
            return legal[0]
        position, seat = world(view, rng), _seat(view)
        stage = Stage(position, GREEDY)
        stage.replies = {seat: []}  # without thinking of a Witch's reply
        values = _replies(stage, position, seat, rng, FEW_SAMPLES)
        return named(position.players[seat].menu, drawn_roughly(values, self._roughness, rng))


class SecondGuessBot:
    """Replies to others who it takes for greedy ones: it thinks one step further than they do."""

    def choose(self, view: View, legal: Sequence[Choose], rng: Chance) -> Choose:
        if len(legal) == 1:
            return legal[0]
        position, seat = world(view, rng), _seat(view)
        stage = Stage(position, GREEDY)
        stage.replies = {other: ordered(stage, position, other, rng)[:REPLIES] for other in view.choosing}
        habits = {other: _near_best(_replies(stage, position, other, rng, FEW_SAMPLES)) for other in view.choosing}
        options = sensible(position, seat)
        totals = [0.0] * len(options)
        for _ in range(SAMPLES):
            choices = random_choices(position, rng)
            for other, near in habits.items():
                guess = near[rng.below(len(near))]
                if guess != WITCH_NUMBER:  # whose reply would have to be worked out
                    choices[other] = guess
            stage.against(seat, options, choices, totals)
        near = _near_best({option: total / SAMPLES for option, total in zip(options, totals, strict=True)})
        return named(position.players[seat].menu, near[rng.below(len(near))])


class StageBot:
    """Solves the round as a game of its own and plays the mixture; as in 2026, and frozen."""

    def __init__(self, budget: Budget, weights: list[float], noise: int = 0) -> None:
        self._budget = budget
        self._weights = weights
        self._started = 0.0  # when it was asked to choose
        self._noise = noise  # in a hundred choices, so many are any of those considered

    def choose(self, view: View, legal: Sequence[Choose], rng: Chance) -> Choose:
        if len(legal) == 1:
            return legal[0]
        self._started = self._budget.clock()
        position, seat = world(view, rng), _seat(view)
        return named(position.players[seat].menu, self._pick(position, seat, rng))

    def pick(self, position: KingsRoadPosition, seat: int, rng: Chance) -> int:
        """The number of a choice, in a position where nobody has chosen yet."""
        self._started = self._budget.clock()
        return self._pick(position, seat, rng)

    def _pick(self, position: KingsRoadPosition, seat: int, rng: Chance) -> int:
        stage = Stage(position, self._weights)
        if position.choosing == bit(seat):
            values = _replies(stage, position, seat, rng, 1)
            return max(values, key=lambda number: values[number])
        options, strategy = self.mixture(stage, position, seat, rng)
        if rng.below(100) < self._noise:
            strategy = np.full(len(options), 1 / len(options))
        return options[drawn(played(strategy), rng)]

    def mixture(self, stage: Stage, position: KingsRoadPosition, seat: int, rng: Chance) -> Mixture:
        """The choices that a seat considers, and how much of each there is in the solution."""
        return self.mixtures(stage, position, seat, rng)[seat]

    def mixtures(self, stage: Stage, position: KingsRoadPosition, seat: int, rng: Chance) -> dict[int, Mixture]:
        """The solution for everyone who chooses; where there is little time, the seat's is the better one."""
        if len(position.players) == 2:
            return self._two(stage, position, seat, rng)
        return self._many(stage, position, rng)

    def _two(self, stage: Stage, position: KingsRoadPosition, seat: int, rng: Chance) -> dict[int, Mixture]:
        """The whole table of both seats' choices, or the better part of it where time is short."""
        found = {s: ordered(stage, position, s, rng) for s in (seat, 1 - seat)}
        most = max(FEWEST, int((self._values() / 3) ** 0.5))  # each Witch may take as many as the table
        mine, theirs = (sorted(found[s][:most]) for s in (seat, 1 - seat))
        stage.replies = {seat: mine, 1 - seat: theirs}
        values = np.array(stage.matrix(mine, theirs, seat, 1 - seat)).reshape(len(mine), len(theirs))
        rows, columns = solve(values, ROUNDS, ENOUGH * float(values.max() - values.min()))
        return {seat: (mine, rows), 1 - seat: (theirs, columns)}

    def _values(self) -> int:
        """How many combinations of choices there is time for."""
        if self._budget.ms is not None:
            return VALUES_A_MS * self._budget.ms
        assert self._budget.iterations is not None
        return VALUES_AN_ITERATION * self._budget.iterations

    def _many(self, stage: Stage, position: KingsRoadPosition, rng: Chance) -> dict[int, Mixture]:
        """External sampling: each seat's regrets against what the others' strategies are drawn to do."""
        choosing = [s for s in range(len(position.players)) if position.choosing >> s & 1]
        options = {s: _candidates(stage, position, s, rng) for s in choosing}
        regrets = {s: np.zeros(len(options[s])) for s in choosing}
        totals = {s: np.zeros(len(options[s])) for s in choosing}
        choices = [0] * len(position.players)
        for iteration in range(1, 1_000_000):
            strategies = {s: matched(regrets[s]) for s in choosing}
            for s in choosing:
                choices[s] = options[s][drawn(played(strategies[s]), rng)]
            for s in choosing:
                values = [0.0] * len(options[s])
                stage.against(s, options[s], choices, values)
                worth = np.array(values)
                regrets[s] = np.maximum(regrets[s] + worth - strategies[s] @ worth, 0)
                totals[s] += iteration * strategies[s]
            if self._is_done(iteration):
                break
        return {s: (options[s], totals[s] / totals[s].sum()) for s in choosing}

    def _is_done(self, iteration: int) -> bool:
        if self._budget.iterations is not None:
            return iteration >= self._budget.iterations
        assert self._budget.ms is not None
        return self._budget.clock() - self._started >= 0.9 * self._budget.ms / 1000


def world(view: View, rng: Chance) -> KingsRoadPosition:
    """The position with nobody's choice made: a choice in secret is no knowledge."""
    return imagine(view.unchosen(), rng)


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _replies(stage: Stage, position: KingsRoadPosition, seat: int, rng: Chance, samples: int) -> dict[int, float]:
    """What each of a seat's choices comes to on average while the others choose at random."""
    options = sensible(position, seat)
    totals = [0.0] * len(options)
    for _ in range(samples):
        stage.against(seat, options, random_choices(position, rng), totals)
    return {option: total / samples for option, total in zip(options, totals, strict=True)}


def _near_best(values: dict[int, float]) -> list[int]:
    best = max(values.values())
    return [number for number, value in values.items() if value >= best - NEAR]


def ordered(stage: Stage, position: KingsRoadPosition, seat: int, rng: Chance) -> list[int]:
    """A seat's choices, those first that do best against others who choose at random."""
    stage.replies = {seat: []}  # without thinking of a Witch's reply
    values = _replies(stage, position, seat, rng, FEW_SAMPLES)
    return sorted(values, key=lambda number: -values[number])


def _candidates(stage: Stage, position: KingsRoadPosition, seat: int, rng: Chance) -> list[int]:
    found = ordered(stage, position, seat, rng)
    return sorted(number for number in found[:CANDIDATES] if number != WITCH_NUMBER) or found[:1]


def played(strategy: Strategy) -> Strategy:
    """What is played of a solution: all but the crumbs."""
    kept = np.where(strategy >= PURIFIED, strategy, 0)
    shares: Strategy = kept / kept.sum() if kept.sum() > 0 else strategy
    return shares


def drawn(strategy: Strategy, rng: Chance) -> int:
    """A place of the strategy, drawn by its shares."""
    point = rng.below(1 << 20) / (1 << 20)
    place = int(np.searchsorted(np.cumsum(strategy), point, side="right"))
    return min(place, len(strategy) - 1)


MAKERS: Final[dict[str, Callable[[Budget | None], Bot]]] = {
    "dreamer": lambda _: RoughBot(0.265),
    "dabbler": lambda _: RoughBot(0.155),
    "learner": lambda _: RoughBot(0.09),
    "reckoner": lambda _: RoughBot(0.051),
    "adept": lambda _: RoughBot(0.022),
    "greedy": lambda _: GreedyBot(),
    "second-guess": lambda _: SecondGuessBot(),
    "noisy": lambda _: StageBot(Budget(iterations=40), STAGE, noise=20),
    "wary": lambda _: StageBot(Budget(iterations=60), STAGE, noise=3),
}
