"""Confidence intervals: Wilson's over games, and the bootstrap over blocks."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

import numpy as np
from numpy.typing import NDArray

CONFIDENCE: Final = 0.95
RESAMPLES: Final = 1000
Interval = tuple[float, float]
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Mean:
    """A mean over n cases, with its bootstrap interval; none from a single block."""

    value: float
    n: int
    interval: Interval | None


@dataclass(frozen=True)
class Rate(Mean):
    """A share of victories, a shared one counted in parts."""

    wilson: Interval

    @property
    def cautious(self) -> Interval:
        """The hull of both intervals."""
        low, high = self.interval or self.wilson
        return min(low, self.wilson[0]), max(high, self.wilson[1])


def wilson(won: float, n: int) -> Interval:
    """Wilson's score interval of a share."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    share = won / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


class Bootstrap:
    """Samples of blocks, drawn with replacement and always the same, to see how figures vary."""

    def __init__(self, blocks: int, resamples: int = RESAMPLES, seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        self.blocks = blocks
        self.counts = np.empty((resamples, blocks), np.float32)  # how often each sample has each block
        for row in self.counts:
            row[:] = np.bincount(random.integers(blocks, size=blocks), minlength=blocks)

    def interval(self, values: Sequence[float] | Floats) -> Interval | None:
        """The middle of what a figure was in the samples."""
        if self.blocks < 2:
            return None
        low, high = np.quantile(values, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2])
        return float(low), float(high)

    def mean(self, cases: Iterable[tuple[int, float]]) -> Mean:
        """The mean of cases, each given as its block and its value."""
        total, interval, n = self._ratio(cases)
        return Mean(total / n, n, interval)

    def rate(self, cases: Iterable[tuple[int, float]]) -> Rate:
        """The share of victories in cases, each given as its block and its part of the victory."""
        total, interval, n = self._ratio(cases)
        return Rate(total / n, n, interval, wilson(total, n))

    def _ratio(self, cases: Iterable[tuple[int, float]]) -> tuple[float, Interval | None, int]:
        blocks, values = zip(*cases, strict=True)
        sums = np.bincount(blocks, values, minlength=self.blocks)
        sizes = np.bincount(blocks, minlength=self.blocks)
        ratios = (self.counts @ sums) / (self.counts @ sizes)
        return float(sums.sum()), self.interval(ratios), len(values)
