"""Ways to set up and to play Thurn und Taxis, for the tests of every game."""

from itertools import product
from typing import Any

from postroad.core.chance import Chance
from postroad.games.thurn_taxis.actions import Draw
from tests.games.thurn_taxis.policies import hoarding

OPTIONS: list[dict[str, Any]] = [
    *({"edition": edition} for edition in ("ru", "cs", "hu", "de")),
    *(
        {"edition": "custom", "all_provinces": asked, "abandon": abandon, "postmaster": postmaster}
        for asked, abandon, postmaster in product((9, 8), ("free", "stuck"), ("empty", "first"))
    ),
]


def secretly(position: Any, seat: int, legal: list[Any], chance: Chance) -> Any:
    """Hoard cards, most of them drawn unseen: hands full of secrets, and at times neither deck nor discard pile."""
    return Draw() if Draw() in legal and chance.below(3) else hoarding(position, legal, chance)


CHOOSERS = {"secret": secretly}
