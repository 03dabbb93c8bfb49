"""Ways to set up King's Road, for the tests of every game."""

from typing import Any

OPTIONS: list[dict[str, Any]] = [
    {},
    {"hereditary_nobles": True},
    {"banners": {"dark-tower": [9, 9, 1], "wild-hills": [4]}},
    {"hereditary_nobles": True, "banners": {"kings-castle": [3, 2, 1, 0]}},
]
CHOOSERS: dict[str, Any] = {}
