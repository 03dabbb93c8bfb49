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

# By which a search divides its attention at the root; `postroad train publish` writes the file.
ATTENTION: Final[list[float]] = json.loads((files(__package__) / "attention.json").read_text("utf-8"))["weights"]

# What a routine goes by (`routine.Routine` names them), written by hand and then
# found by `python -m postroad.bots.heuristics.thurn_taxis.tuning routine --seed 1 --tries 200`.
ROUTINE_BY_HAND: Final = [0.7, -0.1, 0.3, 0.4, 0.0, 1.0, 0.5, 4.0, 5.0, 0.3, 1.5, 3.0, 3.5, 0.3, 0.1]
ROUTINE: Final = [0.7, -0.16, 0.39, 0.4, 0.0, 1.0, 0.5, 4.0, 10.04, 0.32, 1.9, 3.0, 3.5, 0.48, 0.26]
