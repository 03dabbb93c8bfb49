"""The values of King's Road that were learnt and published, with where they come from: `outlook.json`."""

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from postroad.bots.heuristics.kings_road.outlook import Outlook

FILE: Final = "outlook.json"
FINENESS: Final = 1000  # weights are written as whole numbers of such parts


@lru_cache(maxsize=8)
def outlook(seats: int) -> Outlook | None:
    """What values positions of so many seats; None where nothing that was learnt has won."""
    weights = published_weights().get(kind(seats))
    return None if weights is None else Outlook([weight / FINENESS for weight in weights], seats)


def kind(seats: int) -> str:
    """Which weights so many seats have: two play another game than three to five."""
    return "two" if seats == 2 else "more"


@lru_cache(maxsize=1)
def published_weights() -> dict[str, list[int]]:
    """The weights by kind of table."""
    file = files(__package__) / FILE
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {name: one["weights"] for name, one in found.items()}
