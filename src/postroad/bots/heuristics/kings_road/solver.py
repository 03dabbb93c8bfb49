# compiled with mypyc
"""Mixed strategies of a round, by regret matching plus with linear averaging."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from postroad.bots.heuristics.kings_road.stage import Stage
from postroad.core.buffers import numbers
from postroad.core.chance import Chance

LOOK: Final = 25  # iterations between two looks at how near an equilibrium is
GRAIN: Final = 1 << 20  # how finely a strategy is drawn from


@final
class Regrets:
    """One seat's options, what it regrets of each, and how much of each it has played so far."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.regret: vec[float] = numbers(size)
        self.now: vec[float] = numbers(size)  # the strategy of this iteration
        self.sum: vec[float] = numbers(size)  # of all strategies, later ones counting more
        self.worth: vec[float] = numbers(size)  # of each option against what the others do
        self.match()

    def match(self) -> None:
        """Play by positive regret, evenly where there is none."""
        total = 0.0
        place: i64 = 0
        while place < self.size:
            total += self.regret[place]
            place += 1
        place = 0
        while place < self.size:
            self.now[place] = self.regret[place] / total if total > 0.0 else 1.0 / float(self.size)
            place += 1

    def learn(self) -> None:
        """Regret not having played what was worth more."""
        regret = self.regret
        worth = self.worth
        mean = 0.0
        place: i64 = 0
        while place < self.size:
            mean += self.now[place] * worth[place]
            place += 1
        place = 0
        while place < self.size:
            felt = regret[place] + worth[place] - mean
            regret[place] = felt if felt > 0.0 else 0.0
            place += 1

    def add(self, weight: float) -> None:
        """Count the strategy of this iteration."""
        place: i64 = 0
        while place < self.size:
            self.sum[place] += weight * self.now[place]
            place += 1

    def draw(self, chance: Chance) -> i64:
        """An option by the strategy of this iteration."""
        point = float(chance.below(GRAIN)) / float(GRAIN)
        place: i64 = 0
        while place < self.size - 1:
            point -= self.now[place]
            if point < 0.0:
                return place
            place += 1
        return place

    def average(self) -> list[float]:
        """The mixture so far."""
        total = 0.0
        place: i64 = 0
        while place < self.size:
            total += self.sum[place]
            place += 1
        found: list[float] = []
        place = 0
        while place < self.size:
            found.append(self.sum[place] / total)
            place += 1
        return found


@final
class Table:
    """The round of two seats, with what every pair of choices is worth to the first."""

    def __init__(self, values: list[float], rows: i64, columns: i64) -> None:
        self.rows: Regrets = Regrets(rows)
        self.columns: Regrets = Regrets(columns)
        self.values: vec[float] = numbers(rows * columns)
        self.turned: vec[float] = numbers(rows * columns)  # by column
        self.low: float = values[0]
        self.high: float = values[0]
        place: i64 = 0
        for value in values:
            self.values[place] = value
            self.turned[(place % columns) * rows + place // columns] = value
            if value < self.low:
                self.low = value
            if value > self.high:
                self.high = value
            place += 1

    def solve(self, iterations: i64, enough: float) -> None:
        """Go on until no more than this share of the values' range can be gained against both mixtures."""
        done: i64 = 0
        while done < iterations:
            done += 1
            weigh(self.turned, self.columns.now, self.rows.worth, 1.0)
            self.rows.learn()
            self.rows.match()  # alternating: the columns answer what the rows have just learnt
            weigh(self.values, self.rows.now, self.columns.worth, -1.0)
            self.columns.learn()
            self.columns.match()
            self.rows.add(float(done))
            self.columns.add(float(done))
            if done % LOOK == 0 and self.gap() <= enough * (self.high - self.low):
                return

    def gap(self) -> float:
        """What both could gain by better replies to the mixtures so far."""
        return self._best(self.turned, self.columns, self.rows.size) + self._best(
            self.values, self.rows, self.columns.size, -1.0
        )

    def _best(self, table: vec[float], others: Regrets, size: i64, sign: float = 1.0) -> float:
        worth = numbers(size)
        mixture = numbers(others.size)
        place: i64 = 0
        for share in others.average():
            mixture[place] = share
            place += 1
        weigh(table, mixture, worth, sign)
        best = worth[0]
        place = 1
        while place < size:
            if worth[place] > best:
                best = worth[place]
            place += 1
        return best

    def value(self) -> float:
        """What the mixtures are worth to the first seat."""
        row_shares = self.rows.average()
        column_shares = self.columns.average()
        columns = self.columns.size
        total = 0.0
        row: i64 = 0
        while row < self.rows.size:
            share = row_shares[row]
            if share > 0.0:
                column: i64 = 0
                while column < columns:
                    total += share * column_shares[column] * self.values[row * columns + column]
                    column += 1
            row += 1
        return total


def weigh(table: vec[float], strategy: vec[float], worth: vec[float], sign: float) -> None:
    """What every reply is worth against a strategy; the table has a row for each of the strategy's options."""
    size: i64 = len(worth)
    place: i64 = 0
    while place < size:
        worth[place] = 0.0
        place += 1
    row: i64 = 0
    options: i64 = len(strategy)
    while row < options:
        share = strategy[row]
        if share > 0.0:
            share *= sign
            at = row * size
            place = 0
            while place < size:
                worth[place] += share * table[at + place]
                place += 1
        row += 1


@final
class Sampling:
    """The round of any number of seats: regrets against what the others' strategies are drawn to do."""

    def __init__(self, stage: Stage, options: list[list[int]], chance: Chance) -> None:
        """The options by seat; none for a seat that does not choose."""
        self.stage: Stage = stage
        self.options: list[list[int]] = options
        self.seats: list[Regrets] = [Regrets(len(mine)) for mine in options]
        self.chance: Chance = chance
        self.done: i64 = 0
        self.choices: list[int] = [0 for _ in options]

    def go_on(self, iterations: i64) -> None:
        """So many iterations more."""
        while iterations > 0:
            self._iterate()
            iterations -= 1

    def _iterate(self) -> None:
        self.done += 1
        seat: i64 = 0
        for mine in self.seats:
            if mine.size:
                self.choices[seat] = self.options[seat][mine.draw(self.chance)]
            seat += 1
        seat = 0
        for mine in self.seats:
            if mine.size > 1:
                self.stage.worth(seat, self.options[seat], self.choices, mine.worth)
            seat += 1
        for mine in self.seats:
            if mine.size:
                mine.add(float(self.done))
                mine.learn()
                mine.match()
