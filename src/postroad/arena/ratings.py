"""Ratings of bots of fixed strength: Plackett and Luce's model, in Elo."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from typing import Final

import choix
import numpy as np
from scipy.sparse.csgraph import connected_components

from postroad.arena.intervals import Bootstrap, Floats, Interval
from postroad.arena.match import Outcome

ELO: Final = 400 / log(10)
PRIOR: Final = 0.5  # wins that each bot is lent against each other, so that no rating is infinite


@dataclass(frozen=True)
class Rating:
    """A bot's strength."""

    elo: float
    interval: Interval | None
    is_bounded: bool  # whether games alone bound it: chains of wins lead from it to the anchor and back


def comparisons(outcomes: Iterable[Outcome], blocks: int, bots: int) -> Floats:
    """By block: how often each bot has won with each other at the table.

    That a winner beats everyone else at the table, and nothing more, is what the model is fitted
    to: for two kinds of bots it is then exactly the maximum of the likelihood.
    """
    counts = np.zeros((blocks, bots, bots))
    for outcome in outcomes:
        for seat, winner in enumerate(outcome.seats):
            for other, loser in enumerate(outcome.seats):
                if seat != other and winner != loser:
                    counts[outcome.block, winner, loser] += outcome.share(seat)
    return counts


def ratings(counts: Floats, anchor: int, bootstrap: Bootstrap) -> list[Rating]:
    """The bots' ratings; the anchor's is 0."""
    bots = counts.shape[1]
    elo = _elo(counts.sum(axis=0), anchor)
    samples = (bootstrap.counts @ counts.reshape(len(counts), -1)).reshape(-1, bots, bots)
    resampled = np.array([_elo(sample, anchor) for sample in samples])
    _, group = connected_components(counts.sum(axis=0) > 0, connection="strong")
    return [
        Rating(float(elo[bot]), bootstrap.interval(resampled[:, bot]), bool(group[bot] == group[anchor]))
        for bot in range(bots)
    ]


def _elo(counts: Floats, anchor: int) -> Floats:
    lent = PRIOR * (1 - np.eye(len(counts)))
    strengths = ELO * choix.ilsr_pairwise_dense(counts + lent, max_iter=1000)
    return np.asarray(strengths - strengths[anchor])
