# compiled with mypyc
"""One round of King's Road as a game of its own: what every combination of choices comes to."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from postroad.bots.heuristics.kings_road.prospects import Prospects, Valuer
from postroad.core.bits import lowest
from postroad.core.chance import Chance
from postroad.games.kings_road.numbers import WITCH_NUMBER
from postroad.games.kings_road.position import KingsRoadPosition


@final
class Stage:
    """Values the choices that seats may make now; keeps its scratch positions."""

    def __init__(self, position: KingsRoadPosition, weights: list[float], valuer: Valuer | None = None) -> None:
        """Positions are valued by prospects with the weights unless there is another valuer."""
        seats: i64 = len(position.players)
        self.origin: KingsRoadPosition = position
        self.prospects: Prospects = Prospects(weights, seats)
        self.valuer: Valuer = self.prospects if valuer is None else valuer
        self.scratch: KingsRoadPosition = position.copy()
        self.second: KingsRoadPosition = position.copy()
        self.seats: i64 = seats
        self.replies: dict[int, list[int]] = {}  # by seat: the choices thought of as a Witch's reply; all if none

    def value(self, seat: i64, choices: list[int]) -> float:
        """The seat's prospect when everyone chooses so; `choices` are numbers by seat."""
        scratch = self.scratch
        scratch.assign_table(self.origin)
        other: i64 = 0
        while other < self.seats:
            if (self.origin.choosing >> other) & 1:
                scratch.advance(other, choices[other])
            other += 1
        if scratch.is_second and not self.origin.is_second:
            return self._after_witches(scratch, seat)
        self.valuer.margins(scratch)
        return self.valuer.totals[seat]

    def _after_witches(self, scratch: KingsRoadPosition, seat: i64) -> float:
        """A Witch player replies as well as possible; of several, each as if the others placed nothing new."""
        waiting = scratch.waiting
        chooser = lowest(waiting)
        best = -1.0
        mine = 0.0
        for number in self._replies(scratch, chooser):
            second = self.second
            second.assign_table(scratch)
            rest = waiting & (waiting - 1)
            second.advance(chooser, number)
            while rest:
                other = lowest(rest)
                second.advance(other, scratch.players[other].menu.numbers[0])
                rest &= rest - 1
            self.valuer.margins(second)
            if self.valuer.totals[chooser] > best:
                best = self.valuer.totals[chooser]
                mine = self.valuer.totals[seat]
        return mine

    def _replies(self, scratch: KingsRoadPosition, chooser: i64) -> list[int]:
        legal = scratch.players[chooser].menu.numbers
        if chooser in self.replies:
            return [number for number in self.replies[chooser] if number in legal]
        return list(legal)

    def matrix(self, rows: list[int], columns: list[int], row_seat: i64, column_seat: i64) -> list[float]:
        """The row seat's prospect for every pair of choices of two seats, row by row."""
        choices = [0 for _ in range(self.seats)]
        found: list[float] = []
        for row in rows:
            choices[row_seat] = row
            for column in columns:
                choices[column_seat] = column
                found.append(self.value(row_seat, choices))
        return found

    def against(self, seat: i64, options: list[int], choices: list[int], totals: list[float]) -> None:
        """Add to `totals` what each option comes to for the seat while the others choose so."""
        mine = choices[seat]
        place: i64 = 0
        for option in options:
            choices[seat] = option
            totals[place] += self.value(seat, choices)
            place += 1
        choices[seat] = mine

    def worth(self, seat: i64, options: list[int], choices: list[int], found: vec[float]) -> None:
        """Write what each option comes to for the seat while the others choose so."""
        mine = choices[seat]
        place: i64 = 0
        for option in options:
            choices[seat] = option
            found[place] = self.value(seat, choices)
            place += 1
        choices[seat] = mine


def random_choices(position: KingsRoadPosition, chance: Chance) -> list[int]:
    """A choice for every seat, each equally likely; no Witch, whose reply would have to be worked out."""
    found: list[int] = []
    for player in position.players:
        numbers = player.menu.numbers
        number = numbers[chance.below(len(numbers))]
        while number == WITCH_NUMBER:
            number = numbers[chance.below(len(numbers))]
        found.append(number)
    return found
