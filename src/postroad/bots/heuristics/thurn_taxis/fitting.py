"""Fits what the search thinks of positions to who won: from quick games of the search against itself.

    python -m postroad.bots.heuristics.thurn_taxis.fitting --players 2 --seed 1 --games 2000 --passes 2

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
from postroad.bots.heuristics.thurn_taxis.bots import HORIZON, turn_weights
from postroad.bots.heuristics.thurn_taxis.heuristics import SPREAD, SPREAD_TURNS, ThurnTaxisHeuristics, turns_left
from postroad.bots.heuristics.thurn_taxis.inputs import ROWS, inputs
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
HALF: Final = np.array(TUNED) / 2  # what the games say little about stays near these; the whole is too sure of itself
FEWEST: Final = 25  # games that a point of the curve is fitted to
LOYALTY: Final = 1.0  # a weight that strays by 1 must explain half as much of the log-likelihood


class Sample(NamedTuple):
    """The beginning of a turn: what each seat has of every feature, and its share of the victory."""

    seats: Floats
    won: list[float]


def fit(players: int, seed: int, games: int, passes: int) -> tuple[list[float], list[list[Sample]]]:
    """The weights after so many passes, and the games of the last one."""
    found = list(TUNED)
    samples: list[Sample] = []
    played: list[list[Sample]] = []
    for number in range(passes):
        first = seed * SEEDS + number * games
        played = [play(found, deal, players) for deal in range(first, first + games)]
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
    seats, won = _laid(samples)
    odds = seats @ np.array(weights)
    return float(np.mean(np.logaddexp.reduce(odds, axis=1) - (won * odds).sum(axis=1)))


def play(weights: list[float], seed: int, players: int = 2) -> list[Sample]:
    """The beginnings of turns of a game, with who won it in the end."""
    position, rng = THURN_TAXIS.start({}, players, Quick(seed)), Quick(-seed - 1)
    heuristics = ThurnTaxisHeuristics(weights, Routine(ROUTINE), {players: weights})
    bot = MctsBot(THURN_TAXIS, heuristics, turn_weights, QUICK, HORIZON)
    begins = rng.below(LATEST) if seed % 4 else -HORIZON
    found: list[Floats] = []
    clock = -1
    while position.to_act():
        if position.round >= begins + HORIZON and heuristics.clock(position) != clock:
            clock = heuristics.clock(position)
            found.append(described(position))
        if begins <= position.round < begins + HORIZON:
            position.advance(position.seat, heuristics.habit(position, position.seat, rng))
        else:
            view = THURN_TAXIS.view(position, position.seat)
            position.advance(position.seat, THURN_TAXIS.number(bot.choose(view, view.legal, rng)))
    winners = THURN_TAXIS.standings(position).winners or tuple(range(players))
    won = [(seat in winners) / len(winners) for seat in range(players)]
    return [Sample(each, won) for each in found]


def described(position: ThurnTaxisPosition) -> Floats:
    """What each seat has of every feature, where the weights add up to the logarithm of its odds."""
    spread = SPREAD + SPREAD_TURNS * turns_left(position)
    found = np.zeros((len(position.players), ROWS))
    for seat, row, amount in inputs(position):
        found[seat, row] = amount / spread
    return found


def fitted(samples: list[Sample]) -> list[float]:
    """The weights under which the winners are least surprising (Newton's method)."""
    seats, won = _laid(samples)
    flat = seats.reshape(-1, ROWS)
    found: Floats = HALF.copy()
    for _ in range(STEPS):
        odds = seats @ found
        chances = np.exp(odds - np.logaddexp.reduce(odds, axis=1, keepdims=True))
        mean = np.einsum("nsf,ns->nf", seats, chances)
        slope = flat.T @ (chances - won).ravel() + LOYALTY * (found - HALF)
        curve = (flat.T * chances.ravel()) @ flat - mean.T @ mean + LOYALTY * np.eye(ROWS)
        found -= np.linalg.solve(curve, slope)
    return [float(weight) for weight in found]


def _laid(samples: list[Sample]) -> tuple[Floats, Floats]:
    """What all have, by sample, seat and feature; and who won."""
    return np.array([each.seats for each in samples]), np.array([each.won for each in samples])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2, choices=range(2, 5))
    parser.add_argument("--seed", type=int, default=1, choices=range(5))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--curve", action="store_true")
    asked = parser.parse_args()
    found, played = fit(asked.players, asked.seed, asked.games, asked.passes)
    for count, surprised in curve(played) if asked.curve else []:
        sys.stderr.write(f"{count} games: {surprised:.3f}\n")
    sys.stdout.write(json.dumps([round(weight, 2) for weight in found]) + "\n")


if __name__ == "__main__":
    main()
