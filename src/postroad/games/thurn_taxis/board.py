# compiled with mypyc
"""The board as tables for the rules: cities, provinces, stacks and tiles are numbers.

City c owns the bits 2c and 2c+1 of an integer. A set of cities uses the low one of the two;
a heap of cards uses both, as a counter from 0 to 3. Cities ascend by id.
"""

from typing import Final

from mypy_extensions import i64

from postroad.core.bits import bit, count
from postroad.games.thurn_taxis.facts import ALL_PROVINCES, GAME_END, LENGTH_STACKS, packaged

FACTS: Final = packaged()

CITIES: Final = [city.id for city in FACTS.cities]
PROVINCES: Final = list(FACTS.provinces)
STACKS: Final = list(FACTS.stacks)

SLOTS: Final = 6
ALL_SLOTS: Final = 63
OFFICES: Final = 20
LAST_CARRIAGE: Final = 7
LOW: Final = 0x55555555555  # the low bit of every city
ALL_CARDS: Final = 0xFFFFFFFFFFF  # three cards of every city
CARDS: Final = 66


def kinds(heap: i64) -> i64:
    """The set of cities of which the heap holds at least one card."""
    return (heap | (heap >> 1)) & LOW


def size(heap: i64) -> i64:
    """How many cards the heap holds."""
    return count(heap & LOW) + 2 * count((heap >> 1) & LOW)


def set_of(cities: list[str]) -> i64:
    """The set of the named cities."""
    found: i64 = 0
    for city in cities:
        found |= bit(2 * CITIES.index(city))
    return found


def _neighbours() -> list[i64]:
    table: list[i64] = [0 for _ in CITIES]
    for a, b in FACTS.roads:
        table[CITIES.index(a)] |= set_of([b])
        table[CITIES.index(b)] |= set_of([a])
    return table


def _province_of() -> bytes:
    home = {city: p for p, cities in enumerate(FACTS.provinces.values()) for city in cities}
    return bytes([home[city] for city in CITIES])


def _stack_tiles() -> list[i64]:
    table: list[i64] = []
    tile: i64 = 0
    for tiles in FACTS.stacks.values():
        found: i64 = 0
        for _ in tiles:
            found |= bit(tile)
            tile += 1
        table.append(found)
    return table


def _stack_cities() -> list[i64]:
    table: list[i64] = []
    for provinces in FACTS.stack_provinces.values():
        cities: i64 = 0
        for province in provinces:
            cities |= set_of(list(FACTS.provinces[province]))
        table.append(cities)
    return table


NEIGHBOURS: Final = _neighbours()  # by city: the cities a road leads to
PROVINCE_OF: Final = _province_of()  # by city
PROVINCE_CITIES: Final[list[i64]] = [set_of(list(c)) for c in FACTS.provinces.values()]

# Tiles are numbered through all stacks, top tile first: a stack is a set of tiles,
# and its top tile is the lowest of it that has not been taken.
TILE_POINTS: Final = bytes([points for tiles in FACTS.stacks.values() for points in tiles])
STACK_TILES: Final = _stack_tiles()
ALL_TILES: Final = (1 << 30) - 1
LENGTH_5: Final = STACKS.index(LENGTH_STACKS[0])
FIRST_PROVINCE_STACK: Final = LENGTH_5 + len(LENGTH_STACKS)
STACK_CITIES: Final = _stack_cities()  # for the province stacks: cities that need an office
ALL_PROVINCES_STACK: Final = STACKS.index(ALL_PROVINCES)
GAME_END_STACK: Final = STACKS.index(GAME_END)
GAME_END_TILE: Final[i64] = STACK_TILES[GAME_END_STACK]

CARRIAGE_POINTS: Final = bytes([FACTS.carriages.get(n, 0) for n in range(LAST_CARRIAGE + 1)])
