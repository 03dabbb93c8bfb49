"""Fits the weights by which a search divides its attention at the root to what longer searches tried most.

Attention goes by what looking one turn ahead says of an action: a weighted sum of the features of what the turn
leaves. The sum is linear in the weights as long as the same turn looks best, so the features are found by changing
one weight after the other a little, with the same luck.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postroad.bots.heuristics.thurn_taxis.features import BIAS, FEATURES, SETS
from postroad.bots.heuristics.thurn_taxis.turn import TurnPlanner
from postroad.core.chance import Quick
from postroad.games.thurn_taxis.board import GAME_END_TILE
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.training.searched_decisions import Example

Floats = NDArray[np.float64]
LITTLE: Final = 1e-7  # a change of a weight under which the same turn looks best
MOVED: Final = 1e-3  # at most, a weight to break ties
GOLDEN: Final = 0.6180339887  # whose multiples fall nowhere twice
LOYALTY: Final = 0.001  # what a weight that strays by 1 must explain of the surprise,
KINSHIP: Final = 0.004  # and what the weights before and after the game-end bonus must that stray apart by 1
ROUNDS: Final = 20  # of Newton's method, which needs about eight
HELD_OUT: Final = 5  # every fifth game is kept to see how well what was learnt foretells


class Decision(NamedTuple):
    """What a search was asked: the features of each action, and how much of its attention each got in the end."""

    features: Floats
    shares: Floats


class Fit(NamedTuple):
    """The weights that were found, and the mean surprise at games that were not learnt from."""

    weights: list[float]
    before: float
    after: float
    least: float  # of anyone who knew the searches' shares: their entropy
    decisions: tuple[int, int]  # learnt from, and held out

    def told(self) -> str:
        """In one line."""
        learnt, asked = self.decisions
        return (
            f"learnt from {learnt:,} decisions; surprise at {asked:,} others: "
            f"{self.before:.4f} before, {self.after:.4f} after, {self.least:.4f} is the least possible"
        )

    def figures(self) -> dict[str, Any]:
        """For the file that is published."""
        return {name: value for name, value in self._asdict().items() if name != "weights"}


def fit(games: Sequence[tuple[int, list[Example]]], start: Sequence[float]) -> Fit:
    """Learn from four games in five, by their numbers, and see by the fifth what it is worth."""
    taught = [described(one, start) for number, found in games if number % HELD_OUT for one in found]
    asked = [described(one, start) for number, found in games if not number % HELD_OUT for one in found]
    if not taught or not asked:
        raise ValueError(f"there are too few games to learn from: play at least {HELD_OUT + 1}")
    weights = fitted(taught, np.array(start))
    entropy = float(np.mean([-(one.shares * np.log(np.maximum(one.shares, 1e-12))).sum() for one in asked]))
    return Fit(
        [round(float(weight), 3) for weight in weights],
        surprise(asked, np.array(start)),
        surprise(asked, weights),
        entropy,
        (len(taught), len(asked)),
    )


def described(example: Example, weights: Sequence[float]) -> Decision:
    """The features of what each action leads to in its turn, by these weights."""
    position = THURN_TAXIS.unpack(example.position)
    actions = sorted(example.visits)
    usual = without_ties(weights)
    changed = list(usual)

    planner = TurnPlanner(changed, len(position.players), Quick(1), 0.0)

    def value_of(action: int) -> float:
        luck = Quick(1)  # the same for every action and every change
        for scratch in planner.scratch:
            scratch.chance = luck
        planner.chance = luck
        return planner.value_of(position, action)

    def values() -> Floats:
        return np.array([value_of(action) for action in actions])

    before = values()
    features = np.zeros((len(actions), FEATURES * SETS))
    first = BIAS if position.tiles & GAME_END_TILE else FEATURES  # the game-end bonus may be taken in this turn
    for feature in range(first, FEATURES * SETS):
        changed[feature] += LITTLE
        features[:, feature] = (values() - before) / LITTLE
        changed[feature] = usual[feature]
    visits = np.array([example.visits[action] for action in actions], float)
    return Decision(features, visits / visits.sum())


def without_ties(weights: Sequence[float]) -> list[float]:
    """The weights, each moved by a little of its own: of turns that look equally good, one is to look best."""
    return [weight + MOVED * (place * GOLDEN % 1) for place, weight in enumerate(weights)]


def surprise(decisions: Sequence[Decision], weights: Floats) -> float:
    """How badly the weights foretell the shares: the mean cross-entropy."""
    return float(np.mean([-(one.shares * _logs(one, weights)).sum() for one in decisions]))


def _logs(one: Decision, weights: Floats) -> Floats:
    """The logarithms of the shares that the weights foretell."""
    values = one.features @ weights
    values = values - values.max()
    logs: Floats = values - np.log(np.exp(values).sum())
    return logs


def fitted(decisions: Sequence[Decision], start: Floats) -> Floats:
    """The weights that are least surprised, by Newton's method; what says nothing stays as it was."""
    size = FEATURES * SETS
    loyal = LOYALTY * np.eye(size)
    for feature in range(FEATURES):
        twin = feature + FEATURES
        loyal[[feature, twin], [feature, twin]] += KINSHIP
        loyal[[feature, twin], [twin, feature]] -= KINSHIP
    weights = start.copy()
    for _ in range(ROUNDS):
        slope, bend = 2 * loyal @ (weights - start), 2 * loyal
        for one in decisions:
            shares = np.exp(_logs(one, weights))
            mean = shares @ one.features
            slope = slope + (shares - one.shares) @ one.features / len(decisions)
            spread = (one.features * shares[:, None]).T @ one.features - np.outer(mean, mean)
            bend = bend + spread / len(decisions)
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if np.abs(step).max() < 1e-6:
            break
    return weights
