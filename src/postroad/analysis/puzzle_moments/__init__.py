"""Where puzzles of a game are looked for, and what must be true of them: a module for each game."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

CLEARLY: Final = 0.10  # of winning chance: by so much the best is better than any other
ROUGHLY: Final = 0.08  # as much after a quick look is worth a longer one,
AT_A_GLANCE: Final = 0.04  # and as much after a glance, which is all that most moments get, is worth a quick one


@dataclass(frozen=True)
class Making:
    """How puzzles of a game are made."""

    moments: Callable[[str, int, int, Sequence[str]], Iterator[Any]]  # where to look, in one game of bots
    seats: Sequence[int]  # of these games, in turn
    players: Sequence[str]  # who plays them
    plain: Sequence[str]  # the bots that must miss it
    is_single: bool  # whether the best must be clearly better than any other action, or than what plain play chooses
    looks: Sequence[tuple[int, float]]  # the judge's efforts, and by how much the best must be better each time;
    # the last two must agree on the action
    solvers: Sequence[str]  # by whom it is graded, weakest first
