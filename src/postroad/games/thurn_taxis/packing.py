# compiled with mypyc
"""A table as a list of numbers and back: every field, in a fixed order, for bytes and pickles."""

from collections.abc import Sequence
from typing import Final

from postroad.core.packing import NotPacked
from postroad.games.thurn_taxis.state import Player, State

_TABLE: Final = 20  # numbers before the first player's
_PLAYER: Final = 17  # numbers of each


def table_numbers(state: State) -> list[int]:
    """Everything on the table."""
    numbers: list[int] = [
        state.seat, state.first, state.round, state.phase, state.has_official, state.must_call,
        state.deck, state.deck_size, state.pool, state.discard, state.discard_size, state.display, state.filled,
        state.tiles, state.closing_each, state.pending, state.choices, state.asked, state.only_stuck, state.only_first,
    ]  # fmt: skip
    for p in state.players:
        numbers += [
            p.hand, p.hand_size, p.known, p.drawn, p.old, p.route, p.length, p.left_reach, p.right_reach,
            p.order_low, p.order_high, p.visited, p.offices, p.present, p.supply, p.carriage, p.tiles,
        ]  # fmt: skip
    return numbers


def seats_of(numbers: Sequence[int]) -> int:
    """How many sit at a table; raises NotPacked for numbers that are no table."""
    seats, rest = divmod(len(numbers) - _TABLE, _PLAYER)
    if rest or not 2 <= seats <= 4 or not 0 <= numbers[0] < seats:
        raise NotPacked(f"{len(numbers)} numbers are no table of Thurn und Taxis")
    return seats


def lay_table(state: State, numbers: Sequence[int]) -> None:
    """Lay the table as the numbers say."""
    state.seat = numbers[0]
    state.first = numbers[1]
    state.round = numbers[2]
    state.phase = numbers[3]
    state.has_official = numbers[4] != 0
    state.must_call = numbers[5] != 0
    state.deck = numbers[6]
    state.deck_size = numbers[7]
    state.pool = numbers[8]
    state.discard = numbers[9]
    state.discard_size = numbers[10]
    state.display = numbers[11]
    state.filled = numbers[12]
    state.tiles = numbers[13]
    state.closing_each = numbers[14] != 0
    state.pending = numbers[15]
    state.choices = numbers[16]
    state.asked = numbers[17]
    state.only_stuck = numbers[18] != 0
    state.only_first = numbers[19] != 0
    state.me = state.players[state.seat]
    at = _TABLE
    for player in state.players:
        _lay_player(player, numbers, at)
        at += _PLAYER


def _lay_player(player: Player, numbers: Sequence[int], at: int) -> None:
    player.hand = numbers[at]
    player.hand_size = numbers[at + 1]
    player.known = numbers[at + 2]
    player.drawn = numbers[at + 3]
    player.old = numbers[at + 4]
    player.route = numbers[at + 5]
    player.length = numbers[at + 6]
    player.left_reach = numbers[at + 7]
    player.right_reach = numbers[at + 8]
    player.order_low = numbers[at + 9]
    player.order_high = numbers[at + 10]
    player.visited = numbers[at + 11]
    player.offices = numbers[at + 12]
    player.present = numbers[at + 13]
    player.supply = numbers[at + 14]
    player.carriage = numbers[at + 15]
    player.tiles = numbers[at + 16]
