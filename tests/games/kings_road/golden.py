"""The golden games of King's Road."""

from collections.abc import Iterator
from typing import Any

from tests.records.golden import Golden


def _golden() -> Iterator[Golden]:
    banners = {"dark-tower": [9, 9, 1], "wild-hills": [4], "kings-castle": [3, 2, 1, 0]}
    variants: dict[str, dict[str, Any]] = {
        "plain": {},
        "hereditary": {"hereditary_nobles": True},
        "banners": {"banners": banners},
        "hereditary-banners": {"hereditary_nobles": True, "banners": banners},
    }
    for number, (name, options) in enumerate(variants.items()):
        for seats in (2, 3, 4, 5):
            yield Golden("kings-road", f"{name}-{seats}", seats, 10 * number + seats, options)
    yield Golden("kings-road", "plain-3-sealed", 3, 50, is_sealed=True)
    yield Golden("kings-road", "shared-ss-sealed", 2, 75, is_sealed=True, shares="ss")
    yield Golden("kings-road", "resigned-2", 2, 51, resigns={8: 1})
    yield Golden("kings-road", "resigned-4-played-on", 4, 52, resigns={12: 1})
    yield Golden("kings-road", "random-5", 5, 53, player="random")


GOLDEN = list(_golden())
