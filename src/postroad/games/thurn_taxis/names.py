"""The numbers of a position as the names that people and records use."""

from collections.abc import Iterable

from postroad.core.bits import bit, members_of
from postroad.games.thurn_taxis.board import CITIES, PROVINCES
from postroad.games.thurn_taxis.editions import Switches
from postroad.games.thurn_taxis.state import Player, State


def route(player: Player) -> list[str]:
    """The route's cities from the left."""
    return [CITIES[player.stop(place)] for place in range(player.length)]


def cities(members: int) -> list[str]:
    """The cities of a set."""
    return [CITIES[member >> 1] for member in members_of(members)]


def cards(heap: int) -> list[str]:
    """The cards of a heap, one name a card."""
    return [city for number, city in enumerate(CITIES) for _ in range(heap >> 2 * number & 3)]


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


def switches_of(state: State) -> Switches:
    """The switches that a state is played with."""
    return Switches(
        9 if state.asked == bit(len(PROVINCES)) - 1 else 8,
        "stuck" if state.only_stuck else "free",
        "first" if state.only_first else "empty",
    )
