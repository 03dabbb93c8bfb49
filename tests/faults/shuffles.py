"""Draws of sealed chance are uniform, alone and after one another; and a bias that is planted is found."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np
from scipy import stats

from postroad.core.chance import Sealed

SIDES: Final = 66  # as many as there are cards in the deck of Thurn und Taxis
LEAST_P, MOST_P = 0.0001, 0.9999
BITS: Final = 2**8  # of which the planted bias takes the remainder


def run(folder: Path, draws: int) -> str:
    chance = Sealed(hashlib.sha256(b"postroad faults").digest(), [b"one", b"two"])
    single, pairs = uniform(lambda: chance.below(SIDES), draws)
    assert LEAST_P < single < MOST_P, single
    assert LEAST_P < pairs < MOST_P, pairs
    biased, _ = uniform(lambda: chance.below(BITS) % SIDES, draws)
    assert biased < LEAST_P, "a bias of a byte's remainder is found"
    return f"chi-square p = {single:.3f}, of pairs p = {pairs:.3f}; a byte's remainder is found (p < {LEAST_P})"


def uniform(draw: Callable[[], int], draws: int) -> tuple[float, float]:
    """How likely such counts are if all outcomes are equally likely: of single draws, and of two after one another."""
    found = np.array([draw() for _ in range(draws)])
    single = np.bincount(found, minlength=SIDES)
    pairs = np.bincount(found[:-1:2] * SIDES + found[1::2], minlength=SIDES**2)
    return float(stats.chisquare(single).pvalue), float(stats.chisquare(pairs).pvalue)
