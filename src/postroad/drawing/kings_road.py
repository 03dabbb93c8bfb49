"""King's Road as a picture: the ring of regions with banners, markers and nobles, the King, and each player's line."""

from math import cos, pi, sin
from typing import Final

from postroad.drawing.svg import INK, SEATS, circle, line, picture, square, text
from postroad.games.kings_road.board import FACTS
from postroad.games.kings_road.view import View

WIDTH: Final = 760
MAP: Final = 560  # its height
MIDDLE: Final = (380.0, 282.0)
RADII: Final = (288.0, 208.0)
BOX: Final = (168, 104)
RING: Final = [region.id for region in FACTS.regions]
NAMES: Final = {region.id: region.name for region in FACTS.regions}
NUMBERS: Final = {region.id: region.number for region in FACTS.regions}


def _place(region: str) -> tuple[float, float]:
    angle = 2 * pi * RING.index(region) / len(RING) - pi / 2
    return MIDDLE[0] + RADII[0] * cos(angle), MIDDLE[1] + RADII[1] * sin(angle)


def board(view: View) -> str:
    """The table as the view has it."""
    around = zip(RING, [*RING[1:], RING[0]], strict=True)
    parts = [line(_place(a), _place(b), "#b7a27c", 5) for a, b in around]
    parts += [line(_place(a), _place(b), "#d8c9a5", 3) for a, b in FACTS.extra_roads]
    for region in RING:
        parts += _region(view, region)
    parts.append(text(*MIDDLE, f"Round {view.round}", 18, "middle", "bold"))
    parts.append(text(MIDDLE[0], MIDDLE[1] + 22, f"the King is in {NAMES[view.king]}", 13, "middle"))
    for seat in range(len(view.players)):
        parts += _player(view, seat)
    return picture(WIDTH, MAP + 24 + 20 * len(view.players), f"King's Road, round {view.round}", parts)


def _region(view: View, region: str) -> list[str]:
    """Its name and banner, then the markers of each player who has any; a noble stands in a ring."""
    x, y = _place(region)
    left, top = x - BOX[0] / 2, y - BOX[1] / 2
    is_king_here = view.king == region
    edge = "#b8860b" if is_king_here else "#8a6f45"
    box = f"x='{left:.1f}' y='{top:.1f}' width='{BOX[0]}' height='{BOX[1]}' rx='8' stroke='{edge}'"
    parts = [
        f"<rect {box} stroke-width='{4 if is_king_here else 1.5}' fill='{'#fdeebc' if is_king_here else '#efe7d2'}'/>"
    ]
    parts.append(text(left + 8, top + 17, f"{NUMBERS[region]} {NAMES[region]}", 12, weight="bold"))
    parts.append(text(left + 8, top + 33, " ".join(map(str, view.banners[region][: view.places])), 12))
    there = [seat for seat, player in enumerate(view.players) if player.markers.get(region)]
    for at, seat in enumerate(there):
        mark_x, mark_y = left + 18 + 32 * at, top + 58
        parts.append(circle(mark_x, mark_y, 10, SEATS[seat]))
        parts.append(text(mark_x, mark_y + 28, view.players[seat].markers[region], 13, "middle", "bold"))
        if region in view.players[seat].nobles:
            parts.append(circle(mark_x, mark_y, 13, "none", INK))
    return parts


def _player(view: View, seat: int) -> list[str]:
    """One line for a player: points, markers at hand, special cards, whether they have chosen."""
    player, y = view.players[seat], MAP + 12 + 20 * seat
    special = [card for card in player.cards if card not in NAMES]
    chosen = ", has chosen" if player.has_chosen else ""
    facts = (
        f"points {player.score}, markers at hand {player.supply}, {', '.join(special) or 'no special cards'}{chosen}"
    )
    return [square(26, y - 4, 10, SEATS[seat]), text(38, y, facts)]
