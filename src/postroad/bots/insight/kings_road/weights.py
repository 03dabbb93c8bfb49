"""The weights of prospects."""

from typing import Final

# Nearness of the King 0 to 7 steps; noble, crown, supply, dragon, witch, lead; spread, and by points left.
# Written by hand, and frozen: `greedy` is the anchor that every strength is measured from.
GREEDY: Final = [1.0, 0.75, 0.6, 0.5, 0.42, 0.36, 0.32, 0.28, 1.0, 1.2, 0.25, 1.0, 1.0, 0.0, 3.0, 0.15]
