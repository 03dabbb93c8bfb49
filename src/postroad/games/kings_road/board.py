# compiled with mypyc
"""The board as tables for the rules: regions and cards are numbers, regions in ring order.

The markers of a player are packed: five bits a region, a counter from 0 to 19.
"""

from typing import Final

from mypy_extensions import i64

from postroad.core.bits import bit
from postroad.games.kings_road.facts import SPECIAL_CARDS, packaged

FACTS: Final = packaged()

REGIONS: Final = [region.id for region in FACTS.regions]
CARDS: Final = [*REGIONS, *SPECIAL_CARDS]
BANNERS: Final = tuple([region.banner for region in FACTS.regions])

RING: Final = 8
KNIGHT: Final = 8  # the cards 0 to 7 are the regions'
DRAGON: Final = 9
WITCH: Final = 10

MARKERS: Final = 19  # the twentieth stands on the score track (KR-1)
FIELD: Final = 5  # bits a region has in a player's markers
FULL: Final = 31
SEATS: Final = 5
HAND: Final = 3  # cards a choice has
GOAL: Final = 40  # KR-30
LIMIT: Final = 200  # rounds (KR-33)


def _neighbours() -> list[i64]:
    table: list[i64] = [bit((r + 1) % RING) | bit((r + RING - 1) % RING) for r in range(RING)]
    for start, end in FACTS.extra_roads:
        table[REGIONS.index(start)] |= bit(REGIONS.index(end))
        table[REGIONS.index(end)] |= bit(REGIONS.index(start))
    return table


def _chain(nobles: i64, region: i64, neighbours: list[i64]) -> i64:
    chain = nobles & bit(region)
    while True:
        grown = chain
        for r in range(RING):
            if chain & bit(r):
                grown |= nobles & neighbours[r]
        if grown == chain:
            return chain
        chain = grown


def _chains() -> bytes:
    neighbours = _neighbours()
    return bytes([_chain(nobles, region, neighbours) for nobles in range(bit(RING)) for region in range(RING)])


# By RING * set of nobles + region: the unbroken chain of them that contains the region (KR-25).
CHAINS: Final = _chains()
