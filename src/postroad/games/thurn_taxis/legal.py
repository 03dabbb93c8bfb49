# compiled with mypyc
"""What may be done now, as one set of action numbers."""

from typing import Final

from mypy_extensions import i64

from postroad.games.thurn_taxis.board import kinds
from postroad.games.thurn_taxis.numbers import (
    ABANDON_BIT,
    ADMINISTRATOR_BIT,
    CARRIER_BIT,
    CARTWRIGHT_BIT,
    DISCARD,
    DONE,
    DRAW_BIT,
    EACH_BIT,
    END_BIT,
    PLACE,
    PLAY,
    PLAY_SECOND,
    PLAYED,
    POSTMASTER_BIT,
    PROVINCE,
    SHORT,
    SLOT,
    TAKE,
    TAKE_SECOND,
    TAKEN,
)
from postroad.games.thurn_taxis.state import Player, State

HAND_LIMIT: Final = 3
SHORTEST_ROUTE: Final = 3


def legal(state: State) -> i64:
    """The actions of the player whose turn it is."""
    phase = state.phase
    if phase == PLAYED:
        return after_playing(state)
    if phase == TAKE:
        taking = takeable(state)
        if state.filled and state.has_official and not state.must_call:
            return taking | ADMINISTRATOR_BIT  # TT-22
        return taking
    if phase == TAKEN:
        if state.must_call:  # TT-21
            return POSTMASTER_BIT
        return playable(state) | POSTMASTER_BIT
    if phase == PLAY:
        return playable(state)
    if phase == TAKE_SECOND:
        return takeable(state)
    if phase == PLAY_SECOND:
        return extensions(state.me)
    if phase == PLACE:
        return state.choices
    if phase == DONE:
        return END_BIT
    if phase == DISCARD:
        return kinds(state.me.hand)
    if phase == SHORT:
        if state.me.hand_size > HAND_LIMIT:
            return kinds(state.me.hand) | CARTWRIGHT_BIT
        return END_BIT | CARTWRIGHT_BIT
    return 0


def takeable(state: State) -> i64:
    """The ways to take a card; none when display, deck and discard pile are empty (TT-12)."""
    taking = state.filled << SLOT
    if state.deck_size + state.discard_size > 0:
        return taking | DRAW_BIT
    return taking


def playable(state: State) -> i64:
    """The ways to play the turn's first card, and to abandon the route (TT-13 to TT-15)."""
    me = state.me
    if me.length == 0:
        return kinds(me.hand) << 1
    fitting = extensions(me)
    if fitting and state.only_stuck:
        return fitting
    return fitting | ABANDON_BIT


def extensions(me: Player) -> i64:
    """The ways to add a card to the player's route (TT-14)."""
    fitting = kinds(me.hand) & ~me.route
    to_the_right = (fitting & me.right_reach) << 1
    if me.length == 1:  # both ends are the same city: it is called the right one
        return to_the_right
    return (fitting & me.left_reach) | to_the_right


def after_playing(state: State) -> i64:
    """The carrier, the ways to close, the end of the turn (TT-16, TT-23, TT-30)."""
    me = state.me
    choices: i64 = END_BIT
    if me.length >= SHORTEST_ROUTE:
        choices |= EACH_BIT | (me.visited << PROVINCE)
    if state.has_official and extensions(me):
        choices |= CARRIER_BIT
    return choices
