# compiled with mypyc
"""Bonus tiles, points, and who has won."""

from collections.abc import Collection

from mypy_extensions import i64

from postroad.core.bits import lowest
from postroad.games.thurn_taxis.board import (
    ALL_PROVINCES_STACK,
    CARRIAGE_POINTS,
    FIRST_PROVINCE_STACK,
    GAME_END_TILE,
    LENGTH_5,
    STACK_CITIES,
    STACK_TILES,
    TILE_POINTS,
)
from postroad.games.thurn_taxis.state import Player, State


def award_bonuses(state: State) -> None:
    """The tiles a closing earns, but for the game-end bonus."""
    me = state.me
    if me.length >= 5:
        _award_length(state)
    group: i64 = 0
    for cities in STACK_CITIES:
        if me.offices & cities == cities:
            _award_once(state, FIRST_PROVINCE_STACK + group)  # TT-34
        group += 1
    if me.present & state.asked == state.asked:
        _award_once(state, ALL_PROVINCES_STACK)  # TT-35


def _award_length(state: State) -> None:  # TT-33
    stack: i64 = LENGTH_5 + min(state.me.length, 7) - 5
    while stack >= LENGTH_5 and not state.tiles & STACK_TILES[stack]:
        stack -= 1
    if stack >= LENGTH_5:
        award(state, state.tiles & STACK_TILES[stack])


def _award_once(state: State, stack: i64) -> None:
    # A stack that is empty now stays empty, so no one need remember having missed it (TT-37).
    tiles = STACK_TILES[stack]
    if not state.me.tiles & tiles:
        award(state, state.tiles & tiles)


def award(state: State, stack: i64) -> None:
    """Give the player whose turn it is the top tile of a stack, if there is one left."""
    tile = stack & -stack
    state.me.tiles |= tile
    state.tiles ^= tile


def points(player: Player) -> i64:
    """TT-41."""
    total: i64 = CARRIAGE_POINTS[player.carriage] - player.supply
    tiles = player.tiles
    while tiles:
        total += TILE_POINTS[lowest(tiles)]
        tiles &= tiles - 1
    return total


def winner(state: State, resigned: Collection[int]) -> i64:
    """The seat that has won a game that is over, among those who did not resign (TT-42)."""
    seats: i64 = len(state.players)
    best = max([points(state.players[seat]) for seat in range(seats) if seat not in resigned])
    seat = end_holder(state)
    while seat in resigned or points(state.players[seat]) < best:
        seat = (seat + 1) % seats
    return seat


def end_holder(state: State) -> i64:
    """The seat that holds the game-end bonus, or -1."""
    seat: i64 = 0
    for player in state.players:
        if player.tiles & GAME_END_TILE:
            return seat
        seat += 1
    return -1
