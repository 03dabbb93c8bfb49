"""The tables of the rulebook, from the board: a cell is a list of numbers and keys of messages."""

from typing import Final

from postroad.games.kings_road.board import FACTS
from postroad.games.kings_road.game import KINGS_ROAD

_PLACES: Final = max(len(region.banner) for region in FACTS.regions)

TABLES: Final[dict[str, list[list[list[str | int]]]]] = {
    "regions": [[[region.number], [f"region-{region.id}"], [*region.banner]] for region in FACTS.regions],
    "sources": [
        [[f"banner-source-{source}"], [f"region-{region.id}" for region in FACTS.regions if region.source == source]]
        for source in dict.fromkeys(region.source for region in FACTS.regions)
    ],
    # KR-21: one place fewer than there are players
    "places": [[[players], [min(players - 1, _PLACES)]] for players in KINGS_ROAD.seats],
}
