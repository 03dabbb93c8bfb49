"""The sequential probability ratio test: does a bot win more than its part?"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final, Literal

import numpy as np

GAIN: Final = 0.05  # H0: the bot wins its part; H1: this much more
ERROR: Final = 0.05  # how often either hypothesis may be accepted falsely
BOUND: Final = log((1 - ERROR) / ERROR)

Decision = Literal["accept H1", "accept H0", "continue"]


@dataclass(frozen=True)
class Verdict:
    """What the test says, and the log-likelihood ratio when it said so (or of all blocks, if it goes on)."""

    decision: Decision
    llr: float
    blocks: int  # after how many it was said


def sprt(shares: Sequence[float], par: float) -> Verdict:
    """Test whole blocks in their order; the first bound that is crossed decides.

    The likelihood is normal with the variance seen so far, which does justice to games that share
    a deal. A lost and a won block are added to the variance, so that it is never naught.
    """
    values = np.asarray(shares, float)
    n = np.arange(1, len(values) + 1)
    variance = (np.cumsum(values**2) + 1) / (n + 2) - ((np.cumsum(values) + 1) / (n + 2)) ** 2
    llr = GAIN * (np.cumsum(values) - n * (par + GAIN / 2)) / variance
    crossed = np.flatnonzero(np.abs(llr) >= BOUND)
    at = int(crossed[0]) if len(crossed) else len(values) - 1
    decision: Decision = "continue" if not len(crossed) else "accept H1" if llr[at] > 0 else "accept H0"
    return Verdict(decision, float(llr[at]), at + 1)
