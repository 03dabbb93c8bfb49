"""What a banner may be (KR-21)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

PLACES: Final = 4
HIGHEST: Final = 1_000_000  # no rule: what scores of any game can safely add up

Fault = tuple[str, dict[str, str | int]]  # a key for the catalogues, and its arguments


def fault(banner: Any) -> Fault | None:
    """What is wrong with the numbers of a banner, if anything."""
    if not isinstance(banner, Sequence) or isinstance(banner, str) or not 1 <= len(banner) <= PLACES:
        return "banner-length", {"banner": str(banner)[:80], "least": 1, "most": PLACES}
    for number in banner:
        if type(number) is not int:
            return "banner-not-whole", {"number": str(number)[:80]}
        if number < 0:
            return "banner-negative", {"number": number}
        if number > HIGHEST:
            return "banner-too-high", {"number": number, "most": HIGHEST}
    for before, after in pairwise(banner):
        if after > before:
            return "banner-rises", {"before": before, "after": after}
    return None
