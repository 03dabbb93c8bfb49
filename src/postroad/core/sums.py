# compiled with mypyc
"""Many finished games added up: what each came to, and the squares, so that every mean has its spread."""

from collections.abc import Sequence

from mypy_extensions import i64

POINTS = 2  # in the quantities of a game: decisions, rounds, the points of each seat, then what the game counts


class Sums:
    """Sums over games of one kind and one number of seats; two of them can be added."""

    def __init__(self, seats: i64, counted: i64, endings: i64) -> None:
        self.games: int = 0
        self.stopped: int = 0
        self.wins: list[float] = [0.0] * seats  # a shared victory counts a part each
        self.sums: list[int] = [0] * (POINTS + seats + counted)
        self.squares: list[int] = [0] * (POINTS + seats + counted)
        self.ended_by: list[int] = [0] * endings

    def count(self, winners: Sequence[int], quantities: list[int], endings: list[int]) -> None:
        """Add one game; nobody wins one that was stopped."""
        self.games += 1
        if not winners:
            self.stopped += 1
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        place: i64 = 0
        for value in quantities:
            self.sums[place] += value
            self.squares[place] += value * value
            place += 1
        for ending in endings:
            self.ended_by[ending] += 1

    def add(self, other: "Sums") -> None:
        """Add other games of the same kind."""
        self.games += other.games
        self.stopped += other.stopped
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.sums = [a + b for a, b in zip(self.sums, other.sums, strict=True)]
        self.squares = [a + b for a, b in zip(self.squares, other.squares, strict=True)]
        self.ended_by = [a + b for a, b in zip(self.ended_by, other.ended_by, strict=True)]

    def __reduce__(self) -> tuple[object, ...]:
        state = (self.games, self.stopped, self.wins, self.sums, self.squares, self.ended_by)
        return restored, state


def restored(
    games: int, stopped: int, wins: list[float], sums: list[int], squares: list[int], ended_by: list[int]
) -> Sums:
    """Sums that were sent from another process."""
    made = Sums(0, 0, 0)
    made.games, made.stopped = games, stopped
    made.wins, made.sums, made.squares, made.ended_by = wins, sums, squares, ended_by
    return made
