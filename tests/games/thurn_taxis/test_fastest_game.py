"""The fastest game there can be: carriage 7 in the 14th turn, with all the luck in the world."""

from collections.abc import Iterator

import pytest

from postroad.core.chance import Scripted
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.names import cards
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from tests.games.thurn_taxis.tables import ALL_EDITIONS, after, choices, table

WEST = "basel zuerich kempten innsbruck salzburg".split()
EAST = "lodz pilsen nuernberg wuerzburg mannheim".split()
# For carriages 3 to 7: no one's help for the first, the Cartwright's for the others.
ROUTES = [WEST[:3], EAST[:3], WEST[:3], EAST[:4], WEST]
CITIES = [city for route in ROUTES for city in route]
# How many cards are taken and played, turn by turn; a dot after the turn that closes the route.
TURNS = "21 21 21. 12 11. 12 11. 21 12 11. 21 12 21 11.".split()
IDLE = ("draw", "end", "abandon", "play", "call postmaster")  # what the other player does, the first that goes


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_with_all_the_luck_a_game_ends_in_the_fourteenth_turn(edition: str) -> None:
    """TT-20 to TT-24, TT-38, TT-40: 18 cards with six Postmasters, four carriers and four Cartwrights."""
    position = table(moment="take", display="passau passau passau linz linz linz", rounds=0, edition=edition)
    taken, played = iter([*CITIES, "ulm", "ulm"]), iter(CITIES)
    for turn in TURNS:
        position = _lucky_turn(position, turn, taken, played)
    assert (position.players[0].carriage, position.round) == (7, 14)
    assert THURN_TAXIS.standings(position).state == "over"


def _lucky_turn(
    position: ThurnTaxisPosition, turn: str, taken: Iterator[str], played: Iterator[str]
) -> ThurnTaxisPosition:
    position = _draw(position, next(taken))
    if turn[0] == "2":
        position = _draw(after(position, "call postmaster"), next(taken))
    position = _play(position, next(played))
    if turn[1] == "2":
        position = _play(after(position, "call carrier"), next(played))
    if turn.endswith("."):
        position = after(position, "close each")
        while "end" not in choices(position):
            position = after(position, choices(position)[0])  # an office
        if "call cartwright" in choices(position):
            position = after(position, "call cartwright")
    return _idle_turn(after(position, "end"))


def _idle_turn(position: ThurnTaxisPosition) -> ThurnTaxisPosition:
    """The other player only starts new routes, with cards that nobody wants."""
    while position.seat == 1 and THURN_TAXIS.to_act(position):
        text = next(text for start in IDLE for text in choices(position) if text.startswith(start))
        position = _draw(position, "") if text == "draw" else after(position, text)
    return position


def _draw(position: ThurnTaxisPosition, city: str) -> ThurnTaxisPosition:
    """Draw this city, or where none is given, one that is not on any of the routes."""
    deck = cards(position.deck)
    position.chance = Scripted([deck.index(city or next(card for card in deck if card not in CITIES))])
    return after(position, "draw")


def _play(position: ThurnTaxisPosition, city: str) -> ThurnTaxisPosition:
    return after(position, f"play {city} {'right' if position.me.length else 'new'}")
