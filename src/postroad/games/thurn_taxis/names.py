# compiled with mypyc
"""The numbers of a position as the names that people and records use."""

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import i64

from postroad.core.bits import bit, members_of
from postroad.games.thurn_taxis.board import CITIES, NEIGHBOURS, PROVINCES
from postroad.games.thurn_taxis.editions import Switches
from postroad.games.thurn_taxis.state import Player, State


def route(player: Player) -> list[str]:
    """The route's cities from the left."""
    return [CITIES[player.stop(place)] for place in range(player.length)]


def cities(members: int) -> list[str]:
    """The cities of a set."""
    return [CITIES[member >> 1] for member in members_of(members)]


def cards(heap: i64) -> list[str]:
    """The cards of a heap, one name a card."""
    found: list[str] = []
    for city in CITIES:
        held = heap & 3
        while held:
            found.append(city)
            held -= 1
        heap >>= 2
    return found


def heap_of(names: Iterable[str]) -> int:
    """The heap of the named cards."""
    return sum(bit(2 * CITIES.index(city)) for city in names)


def play_by(state: State, switches: Switches) -> None:
    """Set the switches that a state is played with."""
    state.asked = bit(len(PROVINCES)) - 1
    if switches.all_provinces == 8:
        state.asked ^= bit(PROVINCES.index("bayern"))
    state.only_stuck = switches.abandon == "stuck"
    state.only_first = switches.postmaster == "first"


# By number: every way to set the switches.
SWITCHES: Final = [
    Switches(asked, abandon, postmaster)
    for asked in (8, 9)
    for abandon in ("free", "stuck")
    for postmaster in ("empty", "first")
]


def switching(state: State) -> int:
    """The number of the switches that a state is played with."""
    asks_all = state.asked == bit(len(PROVINCES)) - 1
    return 4 * asks_all + 2 * state.only_stuck + state.only_first


def switches_of(state: State) -> Switches:
    """The switches that a state is played with."""
    return SWITCHES[switching(state)]


def fitting_ends(city: str, route: Sequence[str]) -> list[str]:
    """The ends of a route that a card would fit (TT-14): left, right or both."""
    if city in route or not route:
        return []
    reach = NEIGHBOURS[CITIES.index(city)]
    ends = {"left": route[0], "right": route[-1]} if len(route) > 1 else {"right": route[0]}
    return [end for end, last in ends.items() if reach & bit(2 * CITIES.index(last))]
