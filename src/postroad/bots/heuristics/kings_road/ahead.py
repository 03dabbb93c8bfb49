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
from postroad.games.kings_road.position import KingsRoadPosition

WIDTH: Final = 14  # choices of each seat in the round that follows: those
SAMPLES: Final = 3  # that do best against so many of the other's, drawn by lot
ROUNDS: Final = 200  # of regret matching, unless
ENOUGH: Final = 0.005  # of the payoffs' range and no more could be gained against both mixtures


@final
class Ahead:
    """Values pairs of choices by solving the round after them; keeps its scratch positions."""

    def __init__(self, position: KingsRoadPosition, weights: list[float], valuer: Valuer | None) -> None:
        self.origin: KingsRoadPosition = position
        self.after: KingsRoadPosition = position.copy()
        self.stage: Stage = Stage(self.after, weights, valuer)  # the round that follows

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
        after = self.after
        after.assign_table(self.origin)
        other: i64 = 0
        while other < 2:
            if (self.origin.choosing >> other) & 1:
                after.advance(other, choices[other])
            other += 1
        if after.is_second:
            self._let_witches_reply()
        if after.choosing == 0:
            self.stage.valuer.margins(after)
            return self.stage.valuer.totals[seat]
        rows, columns = self._best(seat), self._best(1 - seat)
        self.stage.replies = {seat: rows, 1 - seat: columns}
        table = Table(self.stage.matrix(rows, columns, seat, 1 - seat), len(rows), len(columns))
        table.solve(ROUNDS, ENOUGH)
        return table.value()

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

    def _best(self, seat: i64) -> list[int]:
        """The choices of a seat in the round that follows that look best, by their numbers."""
        options = sensible(self.after, seat)
        if len(options) <= WIDTH:
            return options
        self.stage.replies = {seat: []}  # without thinking of a Witch's reply
        values = [0.0 for _ in options]
        lots = Quick(1)  # the same after all choices, so that chance makes no difference between them
        sample: i64 = 0
        while sample < SAMPLES:
            self.stage.against(seat, options, random_choices(self.after, lots), values)
            sample += 1
        edge = sorted(values)[len(values) - WIDTH]
        found: list[int] = []
        place: i64 = 0
        for option in options:
            if values[place] >= edge and len(found) < WIDTH:
                found.append(option)
            place += 1
        return found
