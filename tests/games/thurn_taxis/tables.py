"""Tables to test on: `table(...)` lays one out, and the others act on it in words.

Cities are given as text, one id a card. All 66 cards are always there: those not named lie in the
deck; where the deck is given, in the discard pile; where that is given too, in the last seat's hand.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal

import pytest

from postroad.core.bits import count, lowest, members_of
from postroad.core.chance import Quick, Scripted
from postroad.core.game import Entry
from postroad.core.refusals import Refusal, Refused
from postroad.games.thurn_taxis import names, numbers
from postroad.games.thurn_taxis.actions import Action
from postroad.games.thurn_taxis.board import (
    CITIES,
    NEIGHBOURS,
    PROVINCE_OF,
    STACK_TILES,
    STACKS,
    TILE_POINTS,
    set_of,
    size,
)
from postroad.games.thurn_taxis.editions import CHOICES, EDITIONS
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.state import Player

ALL_EDITIONS = list(EDITIONS)
ALL_MIXES: list[dict[str, Any]] = [
    {"edition": "custom", **dict(zip(CHOICES, mix, strict=True))} for mix in product(*CHOICES.values())
]
Moment = Literal["take", "taken", "play", "played"]
MOMENTS: dict[Moment, int] = {
    "take": numbers.TAKE,
    "taken": numbers.TAKEN,
    "play": numbers.PLAY,
    "played": numbers.PLAYED,
}


@dataclass(frozen=True)
class Seat:
    """What lies before one player; `hand` holds all cards, `known` those of them taken face up."""

    route: str = ""
    hand: str = ""
    known: str = ""
    offices: str = ""
    carriage: int = 2
    tiles: str = ""  # the top tile of each named stack, in this order


def table(
    route: str = "",
    hand: str = "",
    *,
    known: str = "",
    offices: str = "",
    carriage: int = 2,
    tiles: str = "",
    others: Sequence[Seat] = (Seat(),),
    moment: Moment = "play",
    official: bool = True,
    display: str | None = None,
    deck: str | None = None,
    discard: str | None = None,
    gone: str = "",
    edition: str = "ru",
    seat: int = 0,
    first: int = 0,
    rounds: int = 14,
    outcomes: Sequence[int] = (),
) -> ThurnTaxisPosition:
    """A table at which `seat` is to act; the first arguments are what lies before that seat.

    `display` has a dash for an empty slot; `gone` names stacks whose top tile lies with no one;
    `outcomes` are those of chance, where they matter.
    """
    rows = list(others)
    rows.insert(seat, Seat(route, hand, known, offices, carriage, tiles))
    position = THURN_TAXIS.start({"edition": edition, "first": first}, len(rows), Quick(1))
    position.chance = Scripted(outcomes) if outcomes else Quick(1)
    position.seat, position.round, position.phase = seat, rounds, MOMENTS[moment]
    for row, player in zip(rows, position.players, strict=True):
        _sit(position, player, row)
    _take_tiles(position, gone)
    position.me = position.players[seat]
    position.has_official = official
    position.must_call = moment == "take" and (rounds == 0 if position.only_first else not hand)
    _lay_cards(position, display, deck, discard)
    return position


def _sit(position: ThurnTaxisPosition, player: Player, row: Seat) -> None:
    player.hand, player.known = heap(row.hand.split()), heap(row.known.split())
    player.hand_size = len(row.hand.split())
    for place, name in enumerate(row.route.split()):
        city = CITIES.index(name)
        player.add_right(city)
        player.length = place + 1
        player.route |= set_of([name])
        player.visited |= 1 << PROVINCE_OF[city]
        player.right_reach = NEIGHBOURS[city]
        if place == 0:
            player.left_reach = NEIGHBOURS[city]
    player.offices = set_of(row.offices.split())
    player.supply = 20 - len(row.offices.split())
    for name in row.offices.split():
        player.present |= 1 << PROVINCE_OF[CITIES.index(name)]
    player.carriage = row.carriage
    player.tiles = _take_tiles(position, row.tiles)


def _take_tiles(position: ThurnTaxisPosition, stacks: str) -> int:
    taken = 0
    for stack in stacks.split():
        taken |= 1 << lowest(position.tiles & STACK_TILES[STACKS.index(stack)])
        position.tiles &= ~taken
    return taken


def _lay_cards(position: ThurnTaxisPosition, display: str | None, deck: str | None, discard: str | None) -> None:
    rest = Counter(dict.fromkeys(CITIES, 3))
    for player in position.players:
        rest -= Counter(names.cards(player.hand))
        rest -= Counter(CITIES[player.stop(place)] for place in range(player.length))
    rest -= Counter((deck or "").split()) + Counter((discard or "").split())
    slots = sorted(rest.elements())[:6] if display is None else display.split()
    rest -= Counter(city for city in slots if city != "-")
    left = sorted(rest.elements())
    position.display = position.filled = 0
    for slot, city in enumerate(slots):
        if city != "-":
            position.display |= CITIES.index(city) << 5 * slot
            position.filled |= 1 << slot
    position.deck = heap(left if deck is None else deck.split())
    position.discard = heap(left if deck is not None and discard is None else (discard or "").split())
    if deck is not None and discard is not None:
        position.players[-1].hand += heap(left)
        position.players[-1].hand_size += len(left)
    position.deck_size, position.discard_size = size(position.deck), size(position.discard)
    assert cards_in(position) == 66, "a card is named too often"


def heap(cities: Iterable[str]) -> int:
    """The named cards."""
    return sum(1 << 2 * CITIES.index(city) for city in cities)


def cards_in(position: ThurnTaxisPosition) -> int:
    """How many cards there are, in all places together."""
    held = sum(size(player.hand) + player.length for player in position.players)
    return held + size(position.deck) + size(position.discard) + count(position.filled)


def all_but(cities: str) -> str:
    """All other cities."""
    return " ".join(city for city in CITIES if city not in cities.split())


def after(position: ThurnTaxisPosition, *texts: str) -> ThurnTaxisPosition:
    """The table after some actions of whoever is to act."""
    for text in texts:
        position = THURN_TAXIS.apply(position, position.seat, THURN_TAXIS.parse(text)).position
    return position


def lines(position: ThurnTaxisPosition, *texts: str) -> list[Entry]:
    """What the last of some actions adds to the record."""
    *before, last = texts
    position = after(position, *before)
    return list(THURN_TAXIS.apply(position, position.seat, THURN_TAXIS.parse(last)).entries)


def choices(position: ThurnTaxisPosition) -> list[str]:
    """What may be done, in words."""
    return [THURN_TAXIS.write(action) for action in THURN_TAXIS.legal(position, position.seat)]


def refused(position: ThurnTaxisPosition, seat: int, action: Action) -> Refusal:
    """What an action is refused with."""
    with pytest.raises(Refused) as caught:
        THURN_TAXIS.apply(position, seat, action)
    return caught.value.refusal


def refusal(position: ThurnTaxisPosition, text: str, seat: int | None = None) -> str:
    """The rule and the key with which an action is refused."""
    reached = refused(position, position.seat if seat is None else seat, THURN_TAXIS.parse(text))
    assert reached.legal == (tuple(choices(position)) if seat in (None, position.seat) else ())
    return f"{reached.rule} {reached.key}"


def tiles_of(position: ThurnTaxisPosition, seat: int = 0) -> list[str]:
    """The tiles a seat has taken, as stack and points."""
    return [
        f"{stack} {TILE_POINTS[tile]}"
        for stack, tiles in zip(STACKS, STACK_TILES, strict=True)
        for tile in members_of(position.players[seat].tiles & tiles)
    ]


def offices_of(position: ThurnTaxisPosition, seat: int = 0) -> str:
    """The cities where a seat has an office."""
    return " ".join(names.cities(position.players[seat].offices))


def route_of(position: ThurnTaxisPosition, seat: int = 0) -> str:
    """A seat's route from the left."""
    return " ".join(names.route(position.players[seat]))


def hand_of(position: ThurnTaxisPosition, seat: int = 0) -> str:
    """A seat's hand."""
    return " ".join(names.cards(position.players[seat].hand))


def display_of(position: ThurnTaxisPosition) -> str:
    """The display, with a dash for an empty slot."""
    return " ".join(CITIES[position.slot(slot)] if position.filled >> slot & 1 else "-" for slot in range(6))
