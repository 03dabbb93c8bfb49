# compiled with mypyc
"""What an experienced player of Thurn und Taxis does without much thought: for rollouts that are worth more.

Cards are taken by habit. What is added to it: an official who would be of no use otherwise brings a card,
and a route is closed when its offices, bonus and carriage are worth more than going on.
"""

from typing import Final, final

from mypy_extensions import i64

from postroad.bots.heuristics.thurn_taxis.features import length_bonus
from postroad.bots.heuristics.thurn_taxis.habit import ROADS, around, fewest_roads, nth, take
from postroad.bots.heuristics.thurn_taxis.sense import least_useful
from postroad.core.bits import bit, count, lowest
from postroad.core.chance import Chance
from postroad.games.thurn_taxis.board import (
    CITIES,
    FIRST_PROVINCE_STACK,
    LAST_CARRIAGE,
    NEIGHBOURS,
    PROVINCE_CITIES,
    PROVINCE_OF,
    STACK_CITIES,
    STACK_TILES,
    TILE_POINTS,
    kinds,
)
from postroad.games.thurn_taxis.legal import SHORTEST_ROUTE, extensions
from postroad.games.thurn_taxis.numbers import (
    ABANDON,
    CARRIER,
    CARTWRIGHT,
    DISCARD,
    EACH,
    END,
    PLACE,
    PLAY,
    PLAY_SECOND,
    PLAYED,
    POSTMASTER,
    PROVINCE,
    SHORT,
    TAKE,
    TAKE_SECOND,
    TAKEN,
)
from postroad.games.thurn_taxis.rules import HELP
from postroad.games.thurn_taxis.scoring import points
from postroad.games.thurn_taxis.state import Player, State

_NONE: Final = 255


def _stack_of() -> bytes:
    homes: list[int] = []
    city: i64 = 0
    while city < len(CITIES):
        home: i64 = _NONE
        group: i64 = 0
        for cities in STACK_CITIES:
            if cities & bit(2 * city):
                home = group
            group += 1
        homes.append(home)
        city += 1
    return bytes(homes)


_STACK_OF: Final = _stack_of()  # by city: the province stack that it counts for
_NEEDED: Final = bytes([count(cities) for cities in STACK_CITIES])


@final
class Routine:
    """Chooses by a few weights, all of them in the same measure: that of wanting to close."""

    def __init__(self, weights: list[float]) -> None:
        self.office: float = weights[0]  # an office,
        self.road: float = weights[1]  # for each road of its city,
        self.tile: float = weights[2]  # for its share of a province's top tile,
        self.province: float = weights[3]  # in a province without one
        self.close: float = weights[4]  # closing,
        self.offices: float = weights[5]  # for what its offices are worth,
        self.bonus: float = weights[6]  # for points of the length bonus,
        self.carriage: float = weights[7]  # for a carriage,
        self.helped: float = weights[8]  # for one that needs the Cartwright,
        self.lead: float = weights[9]  # for each point of lead where it ends the game
        self.carrier: float = weights[10]  # calling the carrier,
        self.short: float = weights[11]  # where the route is too short for the next carriage
        self.end: float = weights[12]  # ending the turn,
        self.fitting: float = weights[13]  # with a card that fits,
        self.length: float = weights[14]  # for each city of the route

    def choose(self, state: State, chance: Chance) -> i64:
        """What to do now."""
        phase = state.phase
        if phase == TAKE or phase == TAKE_SECOND:
            return take(state, chance)
        if phase == TAKEN or phase == PLAY or phase == PLAY_SECOND:
            return _play(state, chance)
        if phase == PLAYED:
            return self._after_playing(state)
        if phase == PLACE:
            return self._place(state)
        if phase == SHORT:
            return CARTWRIGHT
        if phase == DISCARD:
            return nth(least_useful(state.me), chance)
        return END

    def _after_playing(self, state: State) -> i64:
        me = state.me
        best: i64 = END
        most = self.end + self.length * float(me.length)
        if extensions(me):
            most += self.fitting
            if state.has_official:
                value = self.carrier + (self.short if me.length <= me.carriage else 0.0)
                if value > most:
                    most = value
                    best = CARRIER
        if me.length < SHORTEST_ROUTE:
            return best
        way, worth = self._closing(state, me)
        value = self.close + self.offices * worth + self._carriage(state, me)
        if me.length > 4:
            value += self.bonus * float(length_bonus(state, me.length))
        return way if value > most else best

    def _carriage(self, state: State, me: Player) -> float:
        """What closing brings beside offices and bonuses."""
        if me.carriage == LAST_CARRIAGE:
            return 0.0
        value = self.carriage
        if me.length <= me.carriage:
            if not state.has_official or me.length + HELP <= me.carriage:
                return 0.0
            value = self.helped
        if me.carriage == LAST_CARRIAGE - 1:
            value += self.lead * float(_lead(state))
        return value

    def _closing(self, state: State, me: Player) -> tuple[i64, float]:
        """The way to close that is worth more, and what its offices are worth."""
        free = me.route & ~me.offices
        each = 0.0
        most = 0.0
        way: i64 = EACH
        while free:
            province: i64 = PROVINCE_OF[lowest(free) >> 1]
            here = free & PROVINCE_CITIES[province]
            free &= ~here
            total = 0.0
            best = -1000.0
            while here:
                value = self._office(state, me, lowest(here) >> 1)
                total += value
                if value > best:
                    best = value
                here &= here - 1
            each += best
            if total > most:
                most = total
                way = PROVINCE + province
        if each >= most:
            return EACH, each
        return way, most

    def _office(self, state: State, me: Player, city: i64) -> float:
        """What an office in a city that has none would be worth."""
        found = self.office + self.road * float(ROADS[city])
        group: i64 = _STACK_OF[city]
        if group != _NONE:
            tiles = STACK_TILES[FIRST_PROVINCE_STACK + group]
            left = tiles & state.tiles
            if left and not me.tiles & tiles:
                have = 1 + count(me.offices & STACK_CITIES[group])
                needed: i64 = _NEEDED[group]
                found += self.tile * float(TILE_POINTS[lowest(left)] * have) / float(needed)
        if not me.present & bit(PROVINCE_OF[city]):
            found += self.province
        return found

    def _place(self, state: State) -> i64:
        choices = state.choices
        best = lowest(choices)
        if choices & (choices - 1) == 0:
            return best
        most = -1000.0
        while choices:
            action = lowest(choices)
            value = self._office(state, state.me, action >> 1)
            if value > most:
                most = value
                best = action
            choices &= choices - 1
        return best


def _play(state: State, chance: Chance) -> i64:
    me = state.me
    is_taken = state.phase == TAKEN
    if is_taken and state.must_call:
        return POSTMASTER
    hand = kinds(me.hand)
    if me.length == 0:
        joined = hand & around(me.hand)
        if is_taken and not joined:
            return POSTMASTER
        return nth((joined if joined else hand) << 1, chance)
    ways = extensions(me)
    if not ways:
        return POSTMASTER if is_taken else ABANDON
    free = ways & ~(me.offices | me.offices << 1)
    way = fewest_roads(free) if free else nth(ways, chance)
    if is_taken:
        city = way >> 1
        reach = NEIGHBOURS[city] | (me.left_reach if way & 1 else me.right_reach)
        length = me.length + 1
        is_carrier_of_use = (hand & reach & ~me.route & ~bit(2 * city)) != 0
        is_cartwright_of_use = SHORTEST_ROUTE <= length <= me.carriage < length + HELP
        if not is_carrier_of_use and not is_cartwright_of_use:
            return POSTMASTER
    return way


def _lead(state: State) -> i64:
    """How far the player whose turn it is leads the best other."""
    best: i64 = -1000
    for player in state.players:
        if player is not state.me:
            theirs = points(player)
            if theirs > best:
                best = theirs
    return points(state.me) - best
