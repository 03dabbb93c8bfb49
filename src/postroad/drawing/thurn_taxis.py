"""Thurn und Taxis as a picture: the map with roads, routes and offices, the open cards, and each player's line."""

from itertools import pairwise
from math import cos, radians
from typing import Final

from postroad.drawing.svg import SEATS, circle, line, picture, square, text
from postroad.games.thurn_taxis.board import FACTS
from postroad.games.thurn_taxis.view import View

WIDTH: Final = 760
MAP: Final = 470  # its height
SCALE: Final = 128  # of a degree of latitude
EAST, NORTH = 15.2, 50.15  # cities beyond lie at the edge, as on the board
WEST: Final = 7.1
LAND: Final = {
    "baden": "#f2dda4", "bayern": "#d3e4ec", "boehmen": "#e5d5ea", "hohenzollern": "#f3c9a8", "polen": "#e9d6c6",
    "salzburg": "#f3d2d3", "schweiz": "#d8e7c6", "tyrol": "#cbe5dd", "wuerttemberg": "#e9e6b6",
}  # fmt: skip
NAMES: Final = {city.id: city.name for city in FACTS.cities}
HOME: Final = {city: province for province, cities in FACTS.provinces.items() for city in cities}


def place(latitude: float, longitude: float) -> tuple[float, float]:
    """Where a city lies in the picture."""
    x = (min(longitude, EAST) - WEST) * SCALE * cos(radians(48.5)) + 30
    return x, (NORTH - min(latitude, NORTH)) * SCALE + 35


PLACES: Final = {city.id: place(city.lat, city.lon) for city in FACTS.cities}


def board(view: View) -> str:
    """The table as the view has it."""
    parts = [line(PLACES[a], PLACES[b], "#b7a27c", 2) for a, b in FACTS.roads]
    for seat, player in enumerate(view.players):
        away = (seat - (len(view.players) - 1) / 2) * 4
        parts += [_part_of_route(a, b, SEATS[seat], away) for a, b in pairwise(player.route)]
    for city, (x, y) in PLACES.items():
        parts.append(circle(x, y, 9, LAND[HOME[city]]))
        parts.append(text(x, y - 13, NAMES[city], anchor="middle", weight="bold"))
        holders = [seat for seat, player in enumerate(view.players) if city in player.offices]
        parts += [square(x - 12 + 8 * seat, y + 15, 7, SEATS[seat]) for seat in holders]
    parts += _cards(view)
    for seat in range(len(view.players)):
        parts += _player(view, seat)
    height = MAP + 62 + 20 * len(view.players)
    return picture(WIDTH, height, f"Thurn und Taxis, round {view.round}", parts)


def _part_of_route(a: str, b: str, colour: str, away: float) -> str:
    one, other = PLACES[a], PLACES[b]
    return line((one[0], one[1] + away), (other[0], other[1] + away), colour, 3.5)


def _cards(view: View) -> list[str]:
    """The display, with the size of the deck."""
    parts = []
    for slot, city in enumerate(view.display):
        x = 20 + slot * 104
        fill = LAND[HOME[city]] if city else "none"
        parts.append(f"<rect x='{x}' y='{MAP + 2}' width='98' height='26' rx='4' fill='{fill}' stroke='#8a6f45'/>")
        parts.append(text(x + 49, MAP + 19, f"{slot + 1} {NAMES[city]}" if city else "", anchor="middle"))
    return [*parts, text(WIDTH - 16, MAP + 19, f"deck {view.deck_size}", anchor="end")]


def _player(view: View, seat: int) -> list[str]:
    """One line for a player: route, hand, carriage, offices left, tiles."""
    player, y = view.players[seat], MAP + 56 + 20 * seat
    route = " – ".join(NAMES[city] for city in player.route) or "no route"
    hand = ", ".join(NAMES[city] for city in player.hand) if player.hand else f"hand {player.hand_size}"
    tiles = sum(points for _, points in player.tiles)
    facts = f"{route}   |   {hand}   |   carriage {player.carriage or '–'}, offices left {player.supply}, tiles {tiles}"
    mark = text(8, y, "▸", 13) if seat == view.turn and view.phase != "over" else ""
    return [mark, square(26, y - 4, 10, SEATS[seat]), text(38, y, facts)]
