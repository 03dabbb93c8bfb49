"""Fits what the search thinks of positions to who won: from quick games of the search against itself.

    python -m postroad.bots.heuristics.thurn_taxis.fitting --seed 1 --games 2000 --passes 2

Each pass plays games with the weights so far, and looks for those that foretell the winners best in the games of all
passes. Three games of four go on by routine for some rounds, and count from then on: so do the rollouts of a search,
and what they lead to is what the weights are for. The same command gives the same weights, which it prints. With
`--curve` it also says how surprising it is who won every fifth game of the last pass, by weights fitted to so many of
the others.
"""

import argparse
import json
import sys
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postroad.bots.bot import Budget
from postroad.bots.heuristics.thurn_taxis import features as f
from postroad.bots.heuristics.thurn_taxis.bots import HORIZON, attention
from postroad.bots.heuristics.thurn_taxis.heuristics import SPREAD, SPREAD_TURNS, ThurnTaxisHeuristics, turns_left
from postroad.bots.heuristics.thurn_taxis.routine import Routine
from postroad.bots.heuristics.thurn_taxis.weights import ROUTINE, TUNED
from postroad.bots.mcts import MctsBot
from postroad.core.chance import Quick
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition

Floats = NDArray[np.float64]
QUICK: Final = Budget(iterations=300)  # a game takes a tenth of a second
SEEDS: Final = 200_000  # deals that a seed has to itself, as in tuning
LATEST: Final = 15  # round before which the routine takes over
STEPS: Final = 30  # of Newton's method
WEIGHTS: Final = f.FEATURES * f.SETS
HALF: Final = np.array(TUNED) / 2  # what the games say little about stays near these; the whole is too sure of itself
FEWEST: Final = 25  # games that a point of the curve is fitted to
LOYALTY: Final = 1.0  # a weight that strays by 1 must explain half as much of the log-likelihood


class Sample(NamedTuple):
    """The beginning of a turn: the first seat's lead over the second in every feature, and whether it won."""

    lead: list[float]
    won: float


def fit(seed: int, games: int, passes: int) -> tuple[list[float], list[list[Sample]]]:
    """The weights after so many passes, and the games of the last one."""
    found = list(TUNED)
    samples: list[Sample] = []
    played: list[list[Sample]] = []
    for number in range(passes):
        first = seed * SEEDS + number * games
        played = [play(found, deal) for deal in range(first, first + games)]
        samples += [sample for game in played for sample in game]
        found = fitted(samples)
        sys.stderr.write(f"pass {number + 1} of {passes}: {[round(weight, 2) for weight in found]}\n")
    return found, played


def curve(played: list[list[Sample]]) -> list[tuple[int, float]]:
    """How surprising every fifth game is by weights fitted to so many of the others; 0 are the tuned weights."""
    held = [sample for game in played[::5] for sample in game]
    others = [game for place, game in enumerate(played) if place % 5]
    found = [(0, surprise(TUNED, held))]
    count = FEWEST
    while count <= len(others):
        found.append((count, surprise(fitted([sample for game in others[:count] for sample in game]), held)))
        count *= 2
    return found


def surprise(weights: list[float], samples: list[Sample]) -> float:
    """The mean surprise at who won; 0.693 is a coin's."""
    odds = np.array([each.lead for each in samples]) @ np.array(weights)
    won = np.array([each.won for each in samples])
    return float(np.mean(won * np.logaddexp(0, -odds) + (1 - won) * np.logaddexp(0, odds)))


def play(weights: list[float], seed: int) -> list[Sample]:
    """The beginnings of turns of a game for two, with who won it in the end."""
    position, rng = THURN_TAXIS.start({}, 2, Quick(seed)), Quick(-seed - 1)
    heuristics = ThurnTaxisHeuristics(weights, Routine(ROUTINE))
    bot = MctsBot(THURN_TAXIS, heuristics, attention, QUICK, HORIZON)
    begins = rng.below(LATEST) if seed % 4 else -HORIZON
    leads: list[list[float]] = []
    clock = -1
    while position.to_act():
        if position.round >= begins + HORIZON and heuristics.clock(position) != clock:
            clock = heuristics.clock(position)
            leads.append(lead(position))
        if begins <= position.round < begins + HORIZON:
            position.advance(position.seat, heuristics.habit(position, position.seat, rng))
        else:
            view = THURN_TAXIS.view(position, position.seat)
            position.advance(position.seat, THURN_TAXIS.number(bot.choose(view, view.legal, rng)))
    winners = THURN_TAXIS.standings(position).winners
    return [Sample(each, (0 in winners) / len(winners) if winners else 0.5) for each in leads]


def lead(position: ThurnTaxisPosition) -> list[float]:
    """By how much the first seat is ahead in every feature, where the weights add up to its odds."""
    spread = SPREAD + SPREAD_TURNS * turns_left(position)
    found = []
    for feature in range(WEIGHTS):
        score = f.Score([float(place == feature) for place in range(WEIGHTS)])
        f.describe(position, 0, score)
        ours, score.total = score.total, 0.0
        f.describe(position, 1, score)
        found.append((ours - score.total) / spread)
    return found


def fitted(samples: list[Sample]) -> list[float]:
    """The weights under which the winners are least surprising (Newton's method)."""
    leads, won = np.array([each.lead for each in samples]), np.array([each.won for each in samples])
    found: Floats = HALF.copy()
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-leads @ found))
        slope = leads.T @ (chances - won) + LOYALTY * (found - HALF)
        curve = (leads.T * (chances * (1 - chances))) @ leads + LOYALTY * np.eye(WEIGHTS)
        found -= np.linalg.solve(curve, slope)
    return [float(weight) for weight in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, choices=range(5))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--curve", action="store_true")
    asked = parser.parse_args()
    found, played = fit(asked.seed, asked.games, asked.passes)
    for count, surprised in curve(played) if asked.curve else []:
        sys.stderr.write(f"{count} games: {surprised:.3f}\n")
    sys.stdout.write(json.dumps([round(weight, 2) for weight in found]) + "\n")


if __name__ == "__main__":
    main()
