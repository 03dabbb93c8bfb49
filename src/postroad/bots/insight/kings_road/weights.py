"""The weights of prospects: nearness of the King 0 to 7 steps; noble, crown, supply, dragon, witch; spread."""

from typing import Final

# Written by hand, and frozen: `greedy` is the anchor that every strength is measured from.
GREEDY: Final = [1.0, 0.75, 0.6, 0.5, 0.42, 0.36, 0.32, 0.28, 1.0, 1.2, 0.25, 2.0, 2.5, 3.0, 0.15]

# Found by `python -m postroad.arena.tuning kings-road --seed 1 --tries 60`.
TUNED: Final = [0.26, 0.66, 0.73, 0.5, 0.59, 0.36, 0.39, 0.25, 0.95, 0.62, 0.17, 2.21, 2.84, 3.21, 0.2]
