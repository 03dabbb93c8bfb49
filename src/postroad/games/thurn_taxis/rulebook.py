"""The tables of the rulebook, from the board: a cell is a list of numbers and keys of messages."""

from typing import Final

from postroad.games.thurn_taxis.board import FACTS

_OFFICIALS: Final = {"administrator": "take", "postmaster": "second", "carrier": "play", "cartwright": "close"}


def _neighbours(city: str) -> list[str]:
    """The cities to which a road leads, by name."""
    return sorted(end for road in FACTS.roads if city in road for end in road if end != city)


TABLES: Final[dict[str, list[list[list[str | int]]]]] = {
    "officials": [
        [[f"official-{official}"], [f"when-{moment}"], [f"official-{official}-help"]]
        for official, moment in _OFFICIALS.items()
    ],
    "tiles": [[[f"stack-{stack}"], [*tiles]] for stack, tiles in FACTS.stacks.items()],
    "carriages": [[[number], [points]] for number, points in FACTS.carriages.items()],
    "provinces": [
        [[f"province-{province}"], [f"city-{city}" for city in cities]] for province, cities in FACTS.provinces.items()
    ],
    "roads": [
        [[f"city-{city}"], [f"province-{province}"], [f"city-{other}" for other in _neighbours(city)]]
        for province, cities in FACTS.provinces.items()
        for city in cities
    ],
}
