"""What the package's bots judge positions by, as arrays: a start for learning programs that want more than bytes."""

from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from postroad.games import GAMES
from postroad.games.companions import companion


def features(slug: str, position: Any) -> NDArray[np.float32]:
    """A row for each seat: all that it has of every feature. Raises ValueError where there are none.

    Features are of a position, hidden cards and all; what a seat may know are those of a world that it imagines.
    """
    brought = _brought(slug)
    found = np.zeros((len(position.players), brought.ROWS), np.float32)
    for seat, row, amount in brought.inputs(position):
        found[seat, row] += amount
    return found


def feature_layout(slug: str) -> dict[str, slice]:
    """Which columns each kind of feature has."""
    layout: dict[str, slice] = _brought(slug).LAYOUT
    return dict(layout)


def _brought(slug: str) -> ModuleType:
    if slug not in GAMES:
        raise ValueError(f"there is no game {slug!r}; there are {', '.join(GAMES)}")
    found = companion(slug, "postroad.bots.heuristics.{game}.inputs", "inputs")
    if found is None:
        raise ValueError(f"{slug} has no features")
    return found
