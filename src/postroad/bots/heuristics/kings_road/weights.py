"""The weights of prospects: nearness of the King 0 to 7 steps; noble, crown, supply, dragon, witch; spread."""

from typing import Final

# Written by hand, and frozen: `greedy` is the anchor that every strength is measured from.
GREEDY: Final = [1.0, 0.75, 0.6, 0.5, 0.42, 0.36, 0.32, 0.28, 1.0, 1.2, 0.25, 2.0, 2.5, 3.0, 0.15]

# Found by `python -m postroad.bots.heuristics.kings_road.fitting --seed 1 --games 300 --passes 1`.
STAGE: Final = [0.91, 0.65, 0.55, 0.49, 0.42, 0.36, 0.3, 0.28, 1.26, 1.15, 0.25, 1.8, 2.5, 3.71, 0.05]
