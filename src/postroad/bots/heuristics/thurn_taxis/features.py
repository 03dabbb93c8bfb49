# compiled with mypyc
"""What a player of Thurn und Taxis stands to score: features of a seat, and their weighted sum."""

from typing import Final

from mypy_extensions import i64

from postroad.core.bits import count, lowest
from postroad.games.thurn_taxis.board import (
    ALL_PROVINCES_STACK,
    FIRST_PROVINCE_STACK,
    GAME_END_TILE,
    LENGTH_5,
    NEIGHBOURS,
    PROVINCE_CITIES,
    PROVINCE_OF,
    SLOTS,
    STACK_CITIES,
    STACK_TILES,
    TILE_POINTS,
    kinds,
)
from postroad.games.thurn_taxis.scoring import points
from postroad.games.thurn_taxis.state import Player, State

# Features by number; a feature that counts something is one number, a one-hot one several.
BIAS: Final = 0
POINTS: Final = 1
CARRIAGE: Final = 2  # .. 7, by carriage 2 (none) to 7
SUPPLY: Final = 8
LENGTH: Final = 9  # .. 16, by length 0 to 7 and more
FITTING: Final = 17  # .. 20, by hand cards that fit the route: 0 to 3 and more
FOLLOWING: Final = 21  # hand cards that fit once the best of those is played
HAND: Final = 22
OFFERED: Final = 23  # display cards that fit
OFFICES: Final = 24  # offices that closing now would place
GROUPS: Final = 25  # .. 29, by province stack: how nearly complete, in points of the top tile
NEARLY: Final = 30  # points of top tiles that one city is missing for
PRESENT: Final = 31  # the all-provinces bonus, likewise
ALMOST: Final = 32
SHORT: Final = 33  # cities that the route lacks for the next carriage
READY: Final = 34  # it lacks none
HELPED: Final = 35  # the Cartwright would do
LENGTH_BONUS: Final = 36  # points of the length bonus that closing now would take
NEXT: Final = 37  # it is this seat's turn
LONG_HAND: Final = 38  # cards beyond the three that a closing leaves
RACE: Final = 39  # the others' highest carriage
FEATURES: Final = 40
SETS: Final = 2  # weights before and after the game-end bonus is taken


class Score:
    """Adds features up by their weights."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: list[float] = weights
        self.total: float = 0.0

    def add(self, feature: i64, amount: float) -> None:
        self.total += self.weights[feature] * amount


def describe(state: State, seat: i64, score: Score) -> None:
    """Tell the score every feature of a seat that is not zero."""
    me = state.players[seat]
    first: i64 = 0 if state.tiles & GAME_END_TILE else FEATURES
    score.add(first + BIAS, 1.0)
    score.add(first + POINTS, float(points(me)))
    score.add(first + CARRIAGE + me.carriage - 2, 1.0)
    score.add(first + SUPPLY, float(me.supply))
    score.add(first + HAND, float(me.hand_size))
    if me.hand_size > 3:
        score.add(first + LONG_HAND, float(me.hand_size - 3))
    if seat == state.seat:
        score.add(first + NEXT, 1.0)
    score.add(first + RACE, float(_race(state, seat)))
    _describe_route(state, me, first, score)
    _describe_provinces(state, me, first, score)


def _race(state: State, seat: i64) -> i64:
    highest: i64 = 0
    other: i64 = 0
    for player in state.players:
        if other != seat and player.carriage > highest:
            highest = player.carriage
        other += 1
    return highest


def _describe_route(state: State, me: Player, first: i64, score: Score) -> None:
    score.add(first + LENGTH + min(me.length, 7), 1.0)
    if me.length == 0:
        return
    reach = (me.left_reach | me.right_reach) & ~me.route
    fitting = kinds(me.hand) & reach
    fits = count(fitting)
    score.add(first + FITTING + min(fits, 3), 1.0)
    if fits:
        score.add(first + FOLLOWING, float(_following(me, fitting)))
    score.add(first + OFFERED, float(count(shown(state) & reach & ~fitting)))
    score.add(first + OFFICES, float(most_offices(me)))
    missing = me.carriage + 1 - me.length
    if me.carriage < 7:
        if missing <= 0:
            score.add(first + READY, 1.0)
        else:
            score.add(first + SHORT, float(missing))
            if missing <= 2:
                score.add(first + HELPED, 1.0)
    if me.length >= 5:
        score.add(first + LENGTH_BONUS, float(length_bonus(state, me.length)))


def _following(me: Player, fitting: i64) -> i64:
    """How many hand cards fit the route once the best fitting one is played."""
    most: i64 = 0
    hand = kinds(me.hand) & ~me.route
    while fitting:
        city = lowest(fitting) >> 1
        card = fitting & -fitting
        reach = NEIGHBOURS[city]
        if card & me.left_reach:
            reach |= me.right_reach
        else:
            reach |= me.left_reach
        follow = count(hand & reach & ~card)
        if follow > most:
            most = follow
        fitting &= fitting - 1
    return most


def shown(state: State) -> i64:
    """The cities in the display, as a set."""
    cities: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if (state.filled >> slot) & 1:
            one = (slot | 1) & 1
            cities |= one << (2 * state.slot(slot))
        slot += 1
    return cities


def most_offices(me: Player) -> i64:
    """How many offices closing the route would place, the better way."""
    free = me.route & ~me.offices
    provinces: i64 = 0
    most: i64 = 0
    while free:
        here = free & PROVINCE_CITIES[PROVINCE_OF[lowest(free) >> 1]]
        provinces += 1
        if here & (here - 1):
            size = count(here)
            if size > most:
                most = size
        free &= ~here
    if provinces > most:
        most = provinces
    return most if most < me.supply else me.supply


def length_bonus(state: State, length: i64) -> i64:
    """The points of the tile that a closed route of this length takes (TT-33)."""
    stack: i64 = LENGTH_5 + min(length, 7) - 5
    while stack >= LENGTH_5:
        tiles = state.tiles & STACK_TILES[stack]
        if tiles:
            return TILE_POINTS[lowest(tiles)]
        stack -= 1
    return 0


def _describe_provinces(state: State, me: Player, first: i64, score: Score) -> None:
    group: i64 = 0
    for cities in STACK_CITIES:
        tiles = STACK_TILES[FIRST_PROVINCE_STACK + group]
        left = tiles & state.tiles
        if left and not me.tiles & tiles:
            worth: i64 = TILE_POINTS[lowest(left)]
            have = count(me.offices & cities)
            needed = count(cities)
            score.add(first + GROUPS + group, float(worth * have * have) / float(needed * needed))
            if have == needed - 1:
                score.add(first + NEARLY, float(worth))
        group += 1
    tiles = STACK_TILES[ALL_PROVINCES_STACK]
    left = tiles & state.tiles
    if left and not me.tiles & tiles:
        worth = TILE_POINTS[lowest(left)]
        have = count(me.present & state.asked)
        needed = count(state.asked)
        score.add(first + PRESENT, float(worth * have * have) / float(needed * needed))
        if have == needed - 1:
            score.add(first + ALMOST, float(worth))
