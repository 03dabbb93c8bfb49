"""The board file, read and checked: cities, roads, provinces, tiles, carriages."""

from dataclasses import dataclass
from importlib.resources import files
from itertools import pairwise
from typing import Any

from postroad.core.board_file import BoardError, read_board

# What the rules core can hold: two bits a city, five bits a slot, a counter to three.
CITIES = 22
PROVINCES = 9
FIXED = {
    "players": [2, 4],
    "offices_per_player": 20,
    "cards_per_city": 3,
    "display_size": 6,
    "hand_limit_after_closing": 3,
    "shortest_route": 3,
}
TABLES = ("provinces", "cities", "roads", "bonus", "carriages")
LENGTH_STACKS = ("length-5", "length-6", "length-7")
ALL_PROVINCES = "all-provinces"
GAME_END = "game-end"
CARRIAGES = range(3, 8)


@dataclass(frozen=True)
class City:
    id: str
    name: str
    lat: float
    lon: float


@dataclass(frozen=True)
class Facts:
    """The board; cities ascend by id, provinces and stacks stand as in the file."""

    cities: tuple[City, ...]
    provinces: dict[str, tuple[str, ...]]
    roads: tuple[tuple[str, str], ...]
    stacks: dict[str, tuple[int, ...]]  # top tile first
    stack_provinces: dict[str, tuple[str, ...]]  # for the province stacks alone
    carriages: dict[int, int]


def packaged() -> Facts:
    """The board that comes with the package."""
    return read(files(__package__).joinpath("board.toml").read_text(encoding="utf-8"))


def read(text: str) -> Facts:
    """A board from the text of a board file; raises BoardError for anything that cannot be."""
    data = read_board(text, FIXED, TABLES)
    for key in TABLES:
        if not isinstance(data[key], dict):
            raise BoardError(f"{key} is not a table")
    for key in ("provinces", "roads", "bonus"):
        for name, members in data[key].items():
            if not isinstance(members, list):
                raise BoardError(f"{name} in {key} is not a list")
    cities = _cities(data["cities"])
    ids = {city.id for city in cities}
    provinces = _provinces(data["provinces"], ids)
    stacks, stack_provinces = _stacks(data["bonus"], provinces)
    return Facts(
        cities=cities,
        provinces=provinces,
        roads=_roads(data["roads"], ids),
        stacks=stacks,
        stack_provinces=stack_provinces,
        carriages=_carriages(data["carriages"]),
    )


def _cities(data: dict[str, Any]) -> tuple[City, ...]:
    if len(data) != CITIES:
        raise BoardError(f"there are {len(data)} cities, not {CITIES}")
    found = []
    for city_id, city in sorted(data.items()):
        match city:
            case {"name": str(name), "lat": int(lat) | float(lat), "lon": int(lon) | float(lon)}:
                found.append(City(city_id, name, lat, lon))
            case _:
                raise BoardError(f"city {city_id} needs name, lat and lon")
    return tuple(found)


def _provinces(data: dict[str, list[str]], cities: set[str]) -> dict[str, tuple[str, ...]]:
    if len(data) != PROVINCES:
        raise BoardError(f"there are {len(data)} provinces, not {PROVINCES}")
    home: dict[str, str] = {}
    for province, members in data.items():
        for city in members:
            if city not in cities:
                raise BoardError(f"province {province} names {city!r}, which is no city")
            if city in home:
                raise BoardError(f"{city} lies in {home[city]} and in {province}")
            home[city] = province
    if missing := sorted(cities - set(home)):
        raise BoardError(f"no province has the city {missing[0]}")
    return {province: tuple(sorted(members)) for province, members in data.items()}


def _roads(data: dict[str, list[str]], cities: set[str]) -> tuple[tuple[str, str], ...]:
    found: set[tuple[str, str]] = set()
    for start, ends in data.items():
        for end in ends:
            for city in (start, end):
                if city not in cities:
                    raise BoardError(f"the road {start}-{end} names {city!r}, which is no city")
            if start == end:
                raise BoardError(f"a road leads from {start} to itself")
            road = (min(start, end), max(start, end))
            if road in found:
                raise BoardError(f"the road {road[0]}-{road[1]} stands twice")
            found.add(road)
    reached = {min(cities)}
    while new := {b for a, b in found | {(b, a) for a, b in found} if a in reached} - reached:
        reached |= new
    if cut_off := sorted(cities - reached):
        raise BoardError(f"no road leads to {cut_off[0]}")
    return tuple(sorted(found))


def _stacks(
    data: dict[str, list[int]], provinces: dict[str, tuple[str, ...]]
) -> tuple[dict[str, tuple[int, ...]], dict[str, tuple[str, ...]]]:
    fixed = (*LENGTH_STACKS, ALL_PROVINCES, GAME_END)
    for stack in fixed:
        if stack not in data:
            raise BoardError(f"there is no bonus stack {stack}")
    if (*data,) != (*LENGTH_STACKS, *(s for s in data if s not in fixed), ALL_PROVINCES, GAME_END):
        raise BoardError("bonus stacks stand in the order lengths, provinces, all-provinces, game-end")
    if len(data[GAME_END]) != 1:
        raise BoardError("the stack game-end has exactly one tile")
    members: dict[str, tuple[str, ...]] = {}
    for stack, tiles in data.items():
        _check_points(stack, tiles)
        if not tiles or any(a <= b for a, b in pairwise(tiles)):
            raise BoardError(f"the tiles of {stack} do not fall from top to bottom: {tiles}")
        if stack not in fixed:
            members[stack] = tuple(stack.split("-"))
            for province in members[stack]:
                if province not in provinces:
                    raise BoardError(f"bonus stack {stack} names {province!r}, which is no province")
    if sum(map(len, data.values())) > 30:
        raise BoardError("there are more than 30 bonus tiles")
    return {stack: tuple(tiles) for stack, tiles in data.items()}, members


def _carriages(data: dict[str, int]) -> dict[int, int]:
    if list(data) != [str(number) for number in CARRIAGES]:
        raise BoardError(f"the carriages are {', '.join(data)}, not 3 to 7 in order")
    points = list(data.values())
    _check_points("carriages", points)
    if any(a >= b for a, b in pairwise(points)):
        raise BoardError(f"the points of the carriages do not rise: {points}")
    return {int(number): points for number, points in data.items()}


def _check_points(what: str, points: list[Any]) -> None:
    if not all(type(number) is int and 1 <= number <= 255 for number in points):
        raise BoardError(f"the points of {what} are not whole numbers from 1 to 255: {points}")
