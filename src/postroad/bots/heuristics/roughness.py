"""Choosing roughly: what is worth more is likelier, and nothing is sure."""

import math
from collections.abc import Mapping

from postroad.core.chance import Chance

GRAIN = 1 << 20  # of the number that is drawn


def drawn_roughly(values: Mapping[int, float], roughness: float, chance: Chance) -> int:
    """One of the actions that have a value; one worth less than the best by the roughness is e times as rare."""
    best = max(values.values())
    shares = {action: math.exp((value - best) / roughness) for action, value in values.items()}
    left = sum(shares.values()) * int(chance.below(GRAIN)) / GRAIN
    for action, share in shares.items():
        left -= share
        if left < 0:
            return action
    return max(values, key=lambda action: values[action])
