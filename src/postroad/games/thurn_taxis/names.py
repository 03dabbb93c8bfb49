"""The numbers of a position as the names that people and records use."""

from postroad.core.bits import members_of
from postroad.games.thurn_taxis.board import CITIES
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


def switches_of(state: State) -> Switches:
    """The switches that a state is played with."""
    return Switches(
        9 if state.asked == (1 << 9) - 1 else 8,
        "stuck" if state.only_stuck else "free",
        "first" if state.only_first else "empty",
    )
