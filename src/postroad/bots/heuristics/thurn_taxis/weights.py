"""The weights of features, by bot."""

import json
from importlib.resources import files
from typing import Final

from postroad.bots.heuristics.thurn_taxis import features as f

# Written by hand, and frozen: `greedy` is the anchor that every strength is measured from.
_BY_HAND: Final = {
    f.POINTS: (1.0,),
    f.CARRIAGE: (0.0, 1.7, 3.1, 4.4, 6.0, 6.0),
    f.LENGTH: (0.1, 0.5, 1.2, 2.9, 3.7, 4.0, 4.4, 4.4),
    f.FITTING: (-1.9, 0.0, 0.4, 0.5),
    f.FOLLOWING: (0.3,),
    f.HAND: (0.4,),
    f.OFFERED: (0.35,),
    f.OFFICES: (0.85,),
    f.GROUPS: (0.6, 0.6, 0.6, 0.6, 0.6),
    f.PRESENT: (0.3,),
    f.ALMOST: (0.1,),
    f.READY: (0.3,),
    f.HELPED: (-0.15,),
    f.LENGTH_BONUS: (0.6,),
    f.LONG_HAND: (-0.15,),
}


def weights(changes: dict[int, tuple[float, ...]] | None = None) -> list[float]:
    """The hand-written weights with some of them changed; the same before and in the last round."""
    chosen = {**_BY_HAND, **(changes or {})}
    table = [0.0] * f.FEATURES
    for first, values in chosen.items():
        table[first : first + len(values)] = values
    return table * f.SETS


GREEDY: Final = weights()
# Completes provinces.
BUILDER: Final = weights({f.GROUPS: (0.8, 0.8, 0.8, 0.8, 0.8), f.PRESENT: (0.4,)})
# Races for carriage 7.
RACER: Final = weights({f.CARRIAGE: (0.0, 2.5, 5.0, 7.5, 10.0, 12.0)})

# Found by `python -m postroad.bots.heuristics.thurn_taxis.tuning --seed 1 --tries 120` while the planner still
# discarded blindly at the end of a closing; what the command finds now wins less often (docs/bots.md).
TUNED: Final = [
    0.0, 1.0, 0.16, 1.04, 3.6, 4.4, 6.0, 8.18, 0.0, 0.24,
    0.47, 1.2, 2.9, 3.7, 6.31, 4.4, 4.4, -1.9, 0.41, 0.4,
    0.5, 0.3, 0.4, 0.09, 0.85, 0.6, 0.6, 0.75, 0.7, 0.6,
    0.0, 0.3, 0.1, 0.26, 0.3, 0.11, 0.6, 0.0, -0.19, 0.0,
] * f.SETS  # fmt: skip

# By which a search for two judges positions, before and in the last round: fitted to who won, by what `fitting` does
# (docs/bots.md says on which games). They add up to no points, but to what foretells the winner.
OUTLOOK: Final = [
    0.0, 0.55, 0.54, -0.93, 1.18, 2.37, 4.44, 4.09, -0.33, -3.57,
    -3.06, -1.05, 0.64, 3.48, 5.25, 5.93, 4.19, -0.11, 1.33, 1.01,
    1.16, 0.9, 0.66, 0.38, 0.69, -0.24, -0.31, -0.07, 0.14, -0.16,
    0.18, -0.18, 0.13, -0.17, -3.13, -1.27, 0.17, 1.36, -0.87, -3.59,
    0.0, 1.23, 0.08, 0.52, 1.77, 2.18, 3.01, 4.13, -0.31, -1.24,
    -0.01, 0.13, 0.49, 3.67, 3.87, 2.79, 2.12, -0.61, 0.76, 0.65,
    0.26, 0.56, 0.18, 0.51, 2.29, 0.11, 0.15, 0.23, 0.12, 0.48,
    -0.06, 0.25, -0.02, -0.3, -0.29, 1.65, 1.41, -0.14, -0.24, -0.13,
]  # fmt: skip

# By which a search divides its attention at the root; `postroad train publish` writes the file.
ATTENTION: Final[list[float]] = json.loads((files(__package__) / "attention.json").read_text("utf-8"))["weights"]

# What a routine goes by (`routine.Routine` names them), written by hand and then
# found by `python -m postroad.bots.heuristics.thurn_taxis.tuning routine --seed 1 --tries 200`.
ROUTINE_BY_HAND: Final = [0.7, -0.1, 0.3, 0.4, 0.0, 1.0, 0.5, 4.0, 5.0, 0.3, 1.5, 3.0, 3.5, 0.3, 0.1]
ROUTINE: Final = [0.7, -0.16, 0.39, 0.4, 0.0, 1.0, 0.5, 4.0, 10.04, 0.32, 1.9, 3.0, 3.5, 0.48, 0.26]
