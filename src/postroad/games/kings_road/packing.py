# compiled with mypyc
"""A table as a list of numbers and back: every field, in a fixed order, for bytes and pickles."""

from collections.abc import Sequence
from typing import Final

from postroad.core.packing import NotPacked
from postroad.games.kings_road.board import RING
from postroad.games.kings_road.numbers import menu
from postroad.games.kings_road.state import State

_TABLE: Final = 8  # numbers before the banners: the first is how many sit there
_PLAYER: Final = 7  # numbers of each


def table_numbers(state: State) -> list[int]:
    """Everything on the table, and the terms of the game."""
    numbers: list[int] = [
        len(state.players), state.terms.is_hereditary, state.king, state.round, state.dragons, state.is_second,
        state.choosing, state.waiting,
    ]  # fmt: skip
    for banner in state.terms.banners:
        numbers.append(len(banner))
        numbers += banner
    for p in state.players:
        numbers += [p.supply, p.markers, p.nobles, p.score, p.has_dragon, p.has_witch, p.choice]
    return numbers


def seats_of(numbers: Sequence[int]) -> int:
    """How many sit at a table; raises NotPacked for numbers that are no table."""
    if len(numbers) < _TABLE or not 2 <= numbers[0] <= 5:
        raise NotPacked(f"{len(numbers)} numbers are no table of King's Road")
    return numbers[0]


def terms_of(numbers: Sequence[int]) -> tuple[tuple[tuple[int, ...], ...], int]:
    """The banners, and where the first player's numbers begin; raises NotPacked."""
    banners: list[tuple[int, ...]] = []
    at = _TABLE
    for _ in range(RING):
        length = numbers[at] if at < len(numbers) else 0
        banners.append(tuple(numbers[at + 1 : at + 1 + length]))
        at += 1 + length
    if len(numbers) != at + _PLAYER * numbers[0]:
        raise NotPacked(f"{len(numbers)} numbers are no table of King's Road")
    return tuple(banners), at


def lay_table(state: State, numbers: Sequence[int], at: int) -> None:
    """Lay the table as the numbers say; the players' begin at a place. The state has its terms already."""
    state.king = numbers[2]
    state.round = numbers[3]
    state.dragons = numbers[4]
    state.is_second = numbers[5] != 0
    state.choosing = numbers[6]
    state.waiting = numbers[7]
    for player in state.players:
        player.supply = numbers[at]
        player.markers = numbers[at + 1]
        player.nobles = numbers[at + 2]
        player.score = numbers[at + 3]
        player.has_dragon = numbers[at + 4] != 0
        player.has_witch = numbers[at + 5] != 0
        player.choice = numbers[at + 6]
        # As of the last time to choose: nothing of it changes until all is revealed.
        player.menu = menu(player.supply, has_dragon=player.has_dragon, has_witch=player.has_witch)
        at += _PLAYER
