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

# By which a search judges positions, by the number of players, before and in the last round: no points, but what
# foretells the winner. `python -m postroad.bots.heuristics.thurn_taxis.fitting --players 3`, and 4, found theirs; those
# for two are of the time when it knew two alone (its second pass differs since by what follows from last digits).
OUTLOOKS: Final = {2: [
    0.0, 0.65, 0.81, -1.03, 0.91, 2.37, 4.54, 4.09, -0.05, -3.86,
    -3.19, -1.16, 0.67, 3.66, 5.92, 5.65, 4.13, -0.03, 1.44, 1.27,
    1.01, 0.91, 0.67, 0.4, 0.62, 0.63, 0.22, 0.55, 0.52, 0.64,
    0.03, -0.11, 0.23, -0.22, -2.79, -1.63, 0.06, 1.38, -0.72, -3.34,
    0.0, 1.32, 0.08, 0.52, 1.78, 2.56, 2.56, 4.19, 0.2, -1.91,
    0.23, -0.44, 0.26, 3.55, 5.78, 1.81, 2.54, -0.64, 0.63, 0.9,
    0.83, 0.57, 0.04, 0.57, 1.71, -0.11, 0.35, 0.21, 0.12, 0.93,
    -0.01, 0.1, 0.11, -0.16, -0.01, 1.59, 1.3, 0.22, -0.15, 0.23,
], 3: [
    0.0, 0.57, 0.45, -1.61, 0.53, 2.56, 5.66, 4.09, -0.39, -3.49,
    -4.41, -2.19, -0.55, 2.57, 6.3, 8.01, 5.57, 0.2, 1.27, 1.06,
    0.77, 0.62, 0.43, 0.36, 0.59, -0.46, -0.23, 0.11, -0.1, 0.02,
    0.11, -0.09, 0.12, 0.1, -4.47, -1.68, -0.65, 1.24, -0.66, -1.39,
    0.0, 1.18, 0.08, 0.52, 1.89, 2.87, 2.45, 3.87, -0.33, -2.42,
    0.71, 0.54, 0.22, 2.62, 4.14, 4.02, 1.99, -0.75, 0.82, 1.36,
    0.82, -0.33, -0.13, 0.4, 2.21, 0.0, -0.05, 0.24, 0.09, 0.32,
    -0.05, -0.03, 0.03, -0.78, 1.35, 1.11, -0.06, 1.87, -0.31, -0.88,
], 4: [
    0.0, 0.72, 1.61, -0.79, 0.69, 1.86, 4.24, 4.09, -0.5, -3.19,
    -4.66, -2.56, -0.94, 2.44, 6.17, 7.95, 6.61, 0.51, 1.17, 0.81,
    0.53, 0.59, 0.55, 0.31, 0.91, -0.04, -0.2, 0.4, 0.33, 0.26,
    0.07, 0.16, 0.12, 0.21, -4.12, -1.47, -0.38, 1.39, -0.81, -1.36,
    0.0, 1.3, 0.08, 0.52, 2.19, 3.19, 2.16, 3.54, -0.22, -2.1,
    0.75, 0.07, -0.12, 3.31, 4.87, 3.03, 2.01, -0.04, 0.43, 0.17,
    1.37, 0.07, -0.31, 0.55, 1.86, 0.22, 0.03, 0.19, 0.51, 0.35,
    -0.02, 0.08, -0.02, -0.65, 0.0, 1.34, 0.38, 1.88, 0.22, -0.32,
]}  # fmt: skip

# By which a search divides its attention at the root, by the number of players; `postroad train publish` writes the
# file. Where nothing that was learnt has won, `GREEDY` does.
ATTENTION: Final[dict[int, list[float]]] = {
    int(players): one["weights"]
    for players, one in json.loads((files(__package__) / "attention.json").read_text("utf-8")).items()
}

# What a routine goes by (`routine.Routine` names them), written by hand and then
# found by `python -m postroad.bots.heuristics.thurn_taxis.tuning routine --seed 1 --tries 200`.
ROUTINE_BY_HAND: Final = [0.7, -0.1, 0.3, 0.4, 0.0, 1.0, 0.5, 4.0, 5.0, 0.3, 1.5, 3.0, 3.5, 0.3, 0.1]
ROUTINE: Final = [0.7, -0.16, 0.39, 0.4, 0.0, 1.0, 0.5, 4.0, 10.04, 0.32, 1.9, 3.0, 3.5, 0.48, 0.26]
