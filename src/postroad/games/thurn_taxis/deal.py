# compiled with mypyc
"""Deals a world that a seat cannot tell from the true one: what it does not know, at random."""

from typing import Final

from mypy_extensions import i64

from postroad.core.bits import bit
from postroad.core.chance import Chance
from postroad.games.thurn_taxis.board import size
from postroad.games.thurn_taxis.legal import extensions
from postroad.games.thurn_taxis.numbers import PLAY_SECOND
from postroad.games.thurn_taxis.state import Player, State

SPECTATOR: Final = -1
TRIES: Final = 100_000


def deal(state: State, viewer: i64, chance: Chance) -> None:
    """Deal the deck and the hidden cards of the other hands anew, by all that the viewer saw."""
    tries: i64 = 0
    while tries < TRIES:
        _deal(state, viewer, chance)
        if state.phase != PLAY_SECOND or extensions(state.me):  # who called the carrier has a card that fits
            return
        tries += 1
    raise ValueError("no deal fits what the viewer saw")


def _deal(state: State, viewer: i64, chance: Chance) -> None:
    # Only cards of the pool can lie in the deck; unseen cards beyond it must be in hands,
    # and there among those from before the last reshuffle.
    unseen = state.deck
    pool = state.pool
    seat: i64 = 0
    for player in state.players:
        if seat == viewer:
            pool -= player.drawn
        else:
            unseen += player.hand - player.known
            player.hand = player.known
            player.drawn = 0
        seat += 1
    loose = _least(pool, unseen)
    _deal_old(state, viewer, unseen - loose, chance)
    _deal_loose(state, viewer, loose, chance)


def _least(one: i64, other: i64) -> i64:
    """The heap that holds of every kind as many cards as the smaller of two."""
    least: i64 = 0
    kind: i64 = 0
    while kind < 22:
        a = (one >> (2 * kind)) & 3
        b = (other >> (2 * kind)) & 3
        least |= (a if a < b else b) << (2 * kind)
        kind += 1
    return least


def _deal_old(state: State, viewer: i64, cards: i64, chance: Chance) -> None:
    left = size(cards)
    while left > 0:
        card = bit(2 * chance.kind(cards, left))
        cards -= card
        left -= 1
        _take_old(state, viewer, card, chance)


def _take_old(state: State, viewer: i64, card: i64, chance: Chance) -> None:
    """Give a card to one of the places for old cards, each equally likely."""
    places: i64 = 0
    seat: i64 = 0
    for player in state.players:
        if seat != viewer:
            places += _old_places(player)
        seat += 1
    skip = chance.below(places)
    seat = 0
    for player in state.players:
        if seat != viewer:
            skip -= _old_places(player)
            if skip < 0:
                player.hand += card
                return
        seat += 1


def _old_places(player: Player) -> i64:
    hidden = player.hand_size - size(player.known)
    most = player.old if player.old < hidden else hidden
    return most - (size(player.hand) - size(player.known))


def _deal_loose(state: State, viewer: i64, cards: i64, chance: Chance) -> None:
    """Fill the hands up; what is left is the deck."""
    left = size(cards)
    seat: i64 = 0
    for player in state.players:
        if seat != viewer:
            missing = player.hand_size - size(player.hand)
            while missing > 0:
                card = bit(2 * chance.kind(cards, left))
                cards -= card
                left -= 1
                missing -= 1
                player.hand += card
                player.drawn += card
        seat += 1
    state.deck = cards
