"""Fits the weights of prospects to who won: from games of the stage bot against itself.

    python -m postroad.bots.heuristics.kings_road.fitting --seed 1 --games 400 --passes 2

Each pass plays games with the weights so far and looks for those that foretell the winners best;
what the games say little about stays near the weights written by hand. Prints the weights that it
ends with. The same command gives the same weights.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from postroad.bots.bot import Budget
from postroad.bots.heuristics.kings_road import prospects as p
from postroad.bots.heuristics.kings_road.bots import StageBot
from postroad.bots.heuristics.kings_road.weights import GREEDY
from postroad.core.bits import members_of
from postroad.core.chance import Quick
from postroad.games.kings_road.board import RING
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.position import KingsRoadPosition

Floats = NDArray[np.float64]
QUICK: Final = Budget(iterations=12)  # a game takes a fraction of a second
SEEDS: Final = 200_000  # deals that a seed has to itself, as in tuning
LOYALTY: Final = 0.002  # how much a weight that strays by its own size must explain of the log-likelihood
OWN: Final = (p.SUPPLY, p.DRAGON, p.WITCH)


class Sample(NamedTuple):
    """A position between rounds, as the first seat's lead over the second in everything that counts."""

    score: float
    own: list[float]  # by OWN
    regions: list[float]  # by nearness: points, then chains of nobles, then of those that may come
    missing: float
    won: float


def fit(seed: int, games: int, passes: int) -> list[float]:
    """The weights after so many passes."""
    found = list(GREEDY)
    for number in range(passes):
        first = seed * SEEDS + number * games
        samples = [sample for deal in range(first, first + games) for sample in play(found, deal)]
        found = fitted(samples, np.array(found))
        sys.stderr.write(f"pass {number + 1} of {passes}: {[round(weight, 2) for weight in found]}\n")
    return found


def play(weights: list[float], seed: int) -> Iterator[Sample]:
    """The positions of a game for two, with who won it in the end."""
    position, rng, bot = KINGS_ROAD.start({}, 2, Quick(seed)), Quick(seed), StageBot(QUICK, weights)
    seen: list[KingsRoadPosition] = []
    while waiting := members_of(position.to_act()):
        before = position.copy()
        if not before.is_second and before.round:
            seen.append(before)
        for seat in waiting:
            position.advance(seat, bot.pick(before, seat, rng))
    winners = KINGS_ROAD.standings(position).winners
    won = (0 in winners) / len(winners) if winners else 0.5
    return (sample(each, won) for each in seen)


def sample(position: KingsRoadPosition, won: float) -> Sample:
    """Take a position apart, one weight after the other."""
    score = _lead(position, {})
    regions = [
        _lead(position, {p.NEARNESS + steps: 1.0, **chain}) - score
        for chain in ({}, {p.NOBLE: 1.0}, {p.CROWN: 1.0})
        for steps in range(RING)
    ]
    for place in range(RING, len(regions)):  # the chains alone
        regions[place] -= regions[place % RING]
    own = [_lead(position, {weight: 1.0}) - score for weight in OWN]
    return Sample(score, own, regions, p.missing(position), won)


def _lead(position: KingsRoadPosition, weights: dict[int, float]) -> float:
    probe = p.Prospects([weights.get(place, 0.0) for place in range(p.WEIGHTS)], 2)
    probe.points(position)
    return probe.totals[0] - probe.totals[1]


def fitted(samples: list[Sample], start: Floats) -> list[float]:
    """The weights under which the winners are least surprising."""
    score, own, regions, missing, won = (np.array(column) for column in zip(*samples, strict=True))
    hand = np.array(GREEDY)

    def surprise(weights: Floats) -> float:
        near = weights[p.NEARNESS : p.NEARNESS + RING]
        kinds = np.concatenate([near, near * weights[p.NOBLE], near * weights[p.CROWN]])
        lead = score + own @ weights[list(OWN)] + regions @ kinds
        spread = np.maximum(weights[p.SPREAD] + weights[p.SPREAD_POINTS] * missing, 0.5)
        odds = lead / spread
        likely = won * np.logaddexp(0, -odds) + (1 - won) * np.logaddexp(0, odds)
        return float(likely.mean() + LOYALTY * (((weights - hand) / hand) ** 2).sum())

    found = minimize(surprise, start, method="L-BFGS-B")
    return [float(weight) for weight in found.x]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, choices=range(5))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--passes", type=int, default=2)
    asked = parser.parse_args()
    found = fit(asked.seed, asked.games, asked.passes)
    sys.stdout.write(json.dumps([round(weight, 2) for weight in found]) + "\n")


if __name__ == "__main__":
    main()
