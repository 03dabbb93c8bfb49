"""Tunes weights of features, or of a routine: a changed set stays if it beats the old one on deals kept for tuning.

    python -m postroad.bots.heuristics.thurn_taxis.tuning features --seed 3 --tries 60

Prints the weights that it ends with. The same command gives the same weights.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from postroad.bots.heuristics.thurn_taxis import features, weights
from postroad.bots.heuristics.thurn_taxis.routine import Routine
from postroad.bots.heuristics.thurn_taxis.turn import TurnPlanner, best_action
from postroad.core.chance import Quick
from postroad.games.thurn_taxis.game import THURN_TAXIS

Weights = list[float]
SEEDS: Final = 200_000  # deals that a seed has to itself; deals for tuning end below a million


@dataclass(frozen=True)
class Tunable:
    """Weights that can be tuned in games of two."""

    start: Weights
    places: Sequence[tuple[int, ...]]  # weights that change together
    least: float  # the smallest step
    looks: tuple[int, int]  # deals to try a change on, and to confirm it on; each played from both seats
    gates: tuple[float, float]  # the shares of those games that a change must win
    winners: Callable[[Sequence[Weights], int], Sequence[int]]  # of a game with these weights by seat


def tune(asked: Tunable, seed: int, tries: int) -> Weights:
    """The best weights found in so many tries."""
    rng, best = random.Random(seed), list(asked.start)
    for number in range(tries):
        changed = _changed(asked, best, rng)
        deal = seed * SEEDS + number * 1_000
        if _share(asked, changed, best, deal, asked.looks[0]) < asked.gates[0]:
            continue
        share = _share(asked, changed, best, deal + 500, asked.looks[1])
        if share >= asked.gates[1]:
            best = changed
            sys.stderr.write(f"try {number + 1} of {tries}: kept, {share:.1%} of {2 * asked.looks[1]} games\n")
    return best


def _changed(asked: Tunable, old: Weights, rng: random.Random) -> Weights:
    new = list(old)
    for group in rng.sample(asked.places, rng.choice((2, 4, 8))):
        step = rng.gauss(0, 1) * max(asked.least, 0.35 * abs(old[group[0]]))
        for place in group:
            new[place] += step
    return new


def _share(asked: Tunable, one: Weights, other: Weights, deal: int, deals: int) -> float:
    """How much of the games the first weights win, on the same deals from both seats."""
    won = 0.0
    for number in range(deal, deal + deals):
        for seat, seats in enumerate(((one, other), (other, one))):
            winners = asked.winners(seats, number)
            won += (seat in winners) / len(winners) if winners else 0.5
    return won / (2 * deals)


def _features(seats: Sequence[Weights], seed: int) -> Sequence[int]:
    position = THURN_TAXIS.start({}, len(seats), Quick(seed))
    planners = [TurnPlanner(chosen, len(seats), Quick(-seed - 1), 0.0) for chosen in seats]
    while position.to_act():
        position.advance(position.seat, best_action(planners[position.seat], position))
    return THURN_TAXIS.standings(position).winners


def _routine(seats: Sequence[Weights], seed: int) -> Sequence[int]:
    position, chance = THURN_TAXIS.start({}, len(seats), Quick(seed)), Quick(-seed - 1)
    routines = [Routine(chosen) for chosen in seats]
    while position.to_act():
        position.advance(position.seat, routines[position.seat].choose(position, chance))
    return THURN_TAXIS.standings(position).winners


TUNABLE: Final = {
    "features": Tunable(
        weights.GREEDY,
        [(place, place + features.FEATURES) for place in range(2, features.RACE)],
        0.15,
        (80, 200),
        (0.525, 0.535),
        _features,
    ),
    "routine": Tunable(
        weights.ROUTINE_BY_HAND,
        [(place,) for place in range(len(weights.ROUTINE_BY_HAND))],
        0.15,
        (200, 300),
        (0.51, 0.51),
        _routine,
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", nargs="?", default="features", choices=list(TUNABLE))
    parser.add_argument("--seed", type=int, default=1, choices=range(5))
    parser.add_argument("--tries", type=int, default=60, choices=range(1, 201), metavar="1..200")
    asked = parser.parse_args()
    found = tune(TUNABLE[asked.weights], asked.seed, asked.tries)
    sys.stdout.write(json.dumps([round(weight, 2) for weight in found]) + "\n")


if __name__ == "__main__":
    main()
