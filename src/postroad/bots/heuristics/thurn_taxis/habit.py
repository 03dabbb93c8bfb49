# compiled with mypyc
"""What a reasonable player of Thurn und Taxis does without much thought: for rollouts."""

from typing import Final

from mypy_extensions import i64

from postroad.bots.heuristics.thurn_taxis.features import most_offices, shown
from postroad.bots.heuristics.thurn_taxis.sense import least_useful
from postroad.core.bits import bit, count, lowest
from postroad.core.chance import Chance
from postroad.games.thurn_taxis.board import CITIES, NEIGHBOURS, PROVINCE_CITIES, SLOTS, kinds
from postroad.games.thurn_taxis.legal import extensions
from postroad.games.thurn_taxis.numbers import (
    ABANDON,
    CARRIER,
    CARTWRIGHT,
    DISCARD,
    DRAW,
    EACH,
    END,
    PLACE,
    PLAY,
    PLAY_SECOND,
    PLAYED,
    POSTMASTER,
    PROVINCE,
    SHORT,
    SLOT,
    TAKE,
    TAKE_SECOND,
    TAKEN,
)
from postroad.games.thurn_taxis.state import Player, State

# A city with few roads is rarely passed: an office there is worth more than one on a crossing.
ROADS: Final = bytes([count(reach) for reach in NEIGHBOURS])
assert len(CITIES) == len(ROADS)


def habit(state: State, chance: Chance) -> i64:
    """Take what fits, extend what can be extended, close what brings a carriage."""
    phase = state.phase
    if phase == TAKE or phase == TAKE_SECOND:
        return take(state, chance)
    if phase == TAKEN or phase == PLAY or phase == PLAY_SECOND:
        return _play(state, chance)
    if phase == PLAYED:
        return _after_playing(state)
    if phase == PLACE:
        return fewest_roads(state.choices)
    if phase == SHORT:
        return CARTWRIGHT
    if phase == DISCARD:
        return nth(least_useful(state.me), chance)
    return END


def take(state: State, chance: Chance) -> i64:
    me = state.me
    offered = shown(state) & ~kinds(me.hand) & ~me.route
    wanted = offered
    if me.length:
        wanted = offered & (me.left_reach | me.right_reach)
    elif me.hand:
        wanted = offered & around(me.hand)
    if wanted:
        return _slot_of(state, wanted, chance)
    if state.deck_size + state.discard_size > 0:
        return DRAW
    return SLOT + lowest(state.filled)


def around(hand: i64) -> i64:
    """The cities with a road to one of the hand's."""
    cities = kinds(hand)
    reach: i64 = 0
    while cities:
        reach |= NEIGHBOURS[lowest(cities) >> 1]
        cities &= cities - 1
    return reach


def _slot_of(state: State, wanted: i64, chance: Chance) -> i64:
    """A slot with one of the wanted cities."""
    slot = chance.below(SLOTS)
    while not ((state.filled >> slot) & 1 and bit(2 * state.slot(slot)) & wanted):
        slot += 1
        if slot == SLOTS:
            slot = 0
    return SLOT + slot


def _play(state: State, chance: Chance) -> i64:
    me = state.me
    if me.length:
        ways = extensions(me)
        if ways:
            if state.phase == TAKEN and state.must_call:
                return POSTMASTER
            return nth(ways, chance)
        return POSTMASTER if state.phase == TAKEN else ABANDON
    if state.phase == TAKEN and (state.must_call or me.hand_size < 2):
        return POSTMASTER
    joined = kinds(me.hand) & around(me.hand)
    return nth((joined if joined else kinds(me.hand)) << 1, chance)


def nth(ways: i64, chance: Chance) -> i64:
    skip = chance.below(count(ways))
    while skip:
        ways &= ways - 1
        skip -= 1
    return lowest(ways)


def _after_playing(state: State) -> i64:
    me = state.me
    can_extend = extensions(me) != 0
    if can_extend and state.has_official and me.length <= me.carriage:
        return CARRIER
    if me.length < 3:
        return END
    if me.length > me.carriage or (me.carriage == 7 and most_offices(me) > 0):
        return _closing(me)
    if state.has_official and me.length + 2 > me.carriage and not can_extend:
        return _closing(me)
    return END


def _closing(me: Player) -> i64:
    """The way that places more offices."""
    free = me.route & ~me.offices
    provinces: i64 = 0
    most: i64 = 0
    way: i64 = EACH
    province: i64 = 0
    for cities in PROVINCE_CITIES:
        here = free & cities
        if here:
            provinces += 1
            size = count(here)
            if size > most:
                most = size
                way = PROVINCE + province
        province += 1
    return EACH if provinces >= most else way


def fewest_roads(choices: i64) -> i64:
    """The city with the fewest roads."""
    best = lowest(choices)
    choices &= choices - 1
    while choices:
        action = lowest(choices)
        if ROADS[action >> 1] < ROADS[best >> 1]:
            best = action
        choices &= choices - 1
    return best
