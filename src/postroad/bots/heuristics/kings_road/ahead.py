# compiled with mypyc
"""A round further than the one that two players are in: what their choices come to if that one is solved as well."""

from typing import Final, final

from mypy_extensions import i64

from postroad.bots.heuristics.kings_road.prospects import Valuer
from postroad.bots.heuristics.kings_road.sense import sensible
from postroad.bots.heuristics.kings_road.solver import Table
from postroad.bots.heuristics.kings_road.stage import Stage, random_choices
from postroad.core.bits import lowest
from postroad.core.chance import Quick
from postroad.games.kings_road.numbers import NO_CHOICE
from postroad.games.kings_road.position import KingsRoadPosition

WIDTH: Final = 14  # choices of each seat in the round that follows
REFERENCES: Final = 3  # pairs after which that round is solved with more choices, to know which are made
MOST: Final = 60  # of them, those that do best
SAMPLES: Final = 4  # against so many of the other's, drawn by lot
KEPT: Final = 24  # of them, the likeliest
FEW: Final = 5  # if no more of these are legal, lots decide again
ROUNDS: Final = 200  # of regret matching, unless
ENOUGH: Final = 0.005  # of the payoffs' range and no more could be gained against both mixtures


@final
class Ahead:
    """Values pairs of choices by solving the round after them; keeps its scratch positions."""

    def __init__(self, position: KingsRoadPosition, weights: list[float], valuer: Valuer | None) -> None:
        self.origin: KingsRoadPosition = position
        self.after: KingsRoadPosition = position.copy()
        self.stage: Stage = Stage(self.after, weights, valuer)  # the round that follows
        self.usual: list[list[int]] = [[], []]  # by seat: what is chosen in that round, the likeliest first

    def foresee(self, pairs: list[list[int]]) -> None:
        """Find what both are likely to choose in the round that follows, from the solution after some pairs."""
        found: list[list[list[int]]] = [[], []]
        for choices in pairs[:REFERENCES]:
            self._follow(choices)
            if self.after.choosing:
                rows, columns = self._best(0, MOST), self._best(1, MOST)
                table = self._solved(0, rows, columns)
                found[0].append(likeliest(rows, table.rows.average()))
                found[1].append(likeliest(columns, table.columns.average()))
        self.usual = [in_turn(found[0]), in_turn(found[1])]

    def row(self, seat: i64, choice: i64, others: list[int]) -> list[float]:
        """The seat's prospect with a choice, for every choice of the other seat."""
        choices = [choice, choice]
        found: list[float] = []
        for other in others:
            choices[1 - seat] = other
            found.append(self._value(seat, choices))
        return found

    def _value(self, seat: i64, choices: list[int]) -> float:
        """The same where those who choose now choose so; `choices` are numbers by seat."""
        self._follow(choices)
        after = self.after
        if after.choosing == 0:
            self.stage.valuer.margins(after)
            return self.stage.valuer.totals[seat]
        return self._solved(seat, self._considered(seat), self._considered(1 - seat)).value()

    def _follow(self, choices: list[int]) -> None:
        """Go to where these choices lead."""
        after = self.after
        after.assign_table(self.origin)
        seat: i64 = 0
        while seat < 2:
            if (self.origin.choosing >> seat) & 1:
                after.advance(seat, choices[seat])
            seat += 1
        if after.is_second:
            self._let_witches_reply()

    def _solved(self, seat: i64, rows: list[int], columns: list[int]) -> Table:
        """The round that follows with these choices of the seat and of the other."""
        self.stage.replies = {seat: rows, 1 - seat: columns}
        table = Table(self.stage.matrix(rows, columns, seat, 1 - seat), len(rows), len(columns))
        table.solve(ROUNDS, ENOUGH)
        return table

    def _considered(self, seat: i64) -> list[int]:
        """The choices of a seat in the round that follows, by their numbers: the usual ones."""
        menu = self.after.players[seat].menu
        found: list[int] = []
        for number in self.usual[seat]:
            if menu.canonical[number] != NO_CHOICE and len(found) < WIDTH:
                found.append(number)
        return found if len(found) > FEW else self._best(seat, WIDTH)

    def _let_witches_reply(self) -> None:
        """Each as is best for the seat if the other placed nothing new."""
        after = self.after
        replies = [0, 0]
        waiting = after.waiting
        rest = waiting
        while rest:
            seat = lowest(rest)
            rest &= rest - 1
            if waiting & (waiting - 1):  # both: what the other does is not known
                replies[1 - seat] = after.players[1 - seat].menu.numbers[0]
            options = sensible(after, seat)
            values = [0.0 for _ in options]
            self.stage.against(seat, options, replies, values)
            replies[seat] = options[values.index(max(values))]
        while waiting:
            seat = lowest(waiting)
            waiting &= waiting - 1
            after.advance(seat, replies[seat])

    def _best(self, seat: i64, most: i64) -> list[int]:
        """So many choices of a seat in the round that follows, those that look best, by their numbers."""
        options = sensible(self.after, seat)
        if len(options) <= most:
            return options
        self.stage.replies = {seat: []}  # without thinking of a Witch's reply
        values = [0.0 for _ in options]
        lots = Quick(1)  # the same after all choices, so that chance makes no difference between them
        sample: i64 = 0
        while sample < SAMPLES:
            self.stage.against(seat, options, random_choices(self.after, lots), values)
            sample += 1
        edge = sorted(values)[len(values) - most]
        found: list[int] = []
        place: i64 = 0
        for option in options:
            if values[place] >= edge and len(found) < most:
                found.append(option)
            place += 1
        return found


def likeliest(options: list[int], shares: list[float]) -> list[int]:
    """The choices that a mixture makes most often."""
    order = sorted([(-shares[place], place) for place in range(len(options))])
    return [options[place] for _, place in order[:KEPT]]


def in_turn(lists: list[list[int]]) -> list[int]:
    """One of each list, then another of each, none twice."""
    found: list[int] = []
    place: i64 = 0
    while place < KEPT:
        for one in lists:
            if place < len(one) and one[place] not in found:
                found.append(one[place])
        place += 1
    return found
