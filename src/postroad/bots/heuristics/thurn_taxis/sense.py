# compiled with mypyc
"""The legal actions without those that nobody at a table would understand."""

from mypy_extensions import i64

from postroad.bots.heuristics.thurn_taxis.features import length_bonus
from postroad.core.bits import bit, lowest
from postroad.games.thurn_taxis.board import LAST_CARRIAGE, NEIGHBOURS, PROVINCE_CITIES, kinds
from postroad.games.thurn_taxis.legal import SHORTEST_ROUTE, extensions, legal
from postroad.games.thurn_taxis.numbers import (
    ABANDON_BIT,
    ADMINISTRATOR_BIT,
    CARTWRIGHT_BIT,
    DISCARD,
    EACH_BIT,
    PLAY,
    PLAYED,
    PROVINCE,
    SHORT,
    TAKE,
    TAKEN,
)
from postroad.games.thurn_taxis.rules import HELP
from postroad.games.thurn_taxis.state import Player, State


def sensible(state: State) -> i64:
    """What may be done now and makes some sense; never empty before the end of the game."""
    ways = legal(state)
    phase = state.phase
    if phase == PLAYED:
        return ways & ~_idle_closings(state)
    if (phase == PLAY or phase == TAKEN) and ways & ABANDON_BIT and _can_close(state.me, state.has_official):
        return ways & ~ABANDON_BIT
    if phase == DISCARD:
        return least_useful(state.me)
    if phase == SHORT and state.me.carriage < LAST_CARRIAGE - 1:  # the last one ends the game: think twice
        return CARTWRIGHT_BIT
    if phase == TAKE and state.deck_size + state.discard_size == 0:
        return ways & ~ADMINISTRATOR_BIT
    return ways


def _idle_closings(state: State) -> i64:
    """The ways to close that bring neither office nor carriage nor bonus."""
    me = state.me
    if me.length < SHORTEST_ROUTE or (me.length >= 5 and length_bonus(state, me.length)):
        return 0
    if me.carriage < LAST_CARRIAGE and me.length > me.carriage:
        return 0
    if me.carriage < LAST_CARRIAGE - 1 and state.has_official and me.length + HELP > me.carriage:
        return 0
    free = me.route & ~me.offices if me.supply else 0
    idle: i64 = 0 if free else EACH_BIT
    province: i64 = 0
    for cities in PROVINCE_CITIES:
        if not free & cities:
            idle |= bit(PROVINCE + province)
        province += 1
    return idle


def _can_close(me: Player, has_official: bool) -> bool:  # noqa: FBT001
    """Whether a card at hand makes the route one that brings an office or a carriage at once."""
    fitting = extensions(me)
    length = me.length + 1
    if not fitting or length < SHORTEST_ROUTE:
        return False
    reach = length + HELP if has_official else length
    if me.carriage < LAST_CARRIAGE and me.carriage < reach:
        return True
    return me.supply > 0 and ((me.route | kinds(fitting)) & ~me.offices) != 0


def least_useful(me: Player) -> i64:
    """The cards at hand that a new route will miss least."""
    least: i64 = 4
    found: i64 = 0
    hand = kinds(me.hand)
    while hand:
        action = lowest(hand)
        use = _use(me, action >> 1)
        if use < least:
            least = use
            found = 0
        if use == least:
            found |= bit(action)
        hand &= hand - 1
    return found


def _use(me: Player, city: i64) -> i64:
    """From 0 for a dead card to 3 for one that joins another and may become an office."""
    card = bit(2 * city)
    if (me.hand >> (2 * city)) & 2:  # it is there more than once, and no route passes a city twice
        return 0
    is_free: i64 = 0 if me.offices & card else 1
    if NEIGHBOURS[city] & kinds(me.hand):
        return 2 + is_free
    return is_free
