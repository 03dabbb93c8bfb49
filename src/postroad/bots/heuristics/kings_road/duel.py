"""A round of two, by what the round after it comes to: a few choices of each, and whatever replies better to them."""

from collections.abc import Callable
from typing import Final

import numpy as np

from postroad.bots.heuristics.kings_road.equilibrium import Matrix, Strategy
from postroad.bots.heuristics.kings_road.solver import Table

SCREENED: Final = 6  # replies that are looked at closely, those that look best from near; twice as many when none gains
ADDED: Final = 3  # of them, at once
GAIN: Final = 0.003  # of prospect, or a reply is no better
RARE: Final = 0.01  # a share that small is not replied to
ROUNDS: Final = 500  # of regret matching, unless
ENOUGH: Final = 0.002  # of the payoffs' range and no more could be gained against both mixtures

Values = Callable[[int, int, list[int]], list[float]]  # of a seat's choice, against some of the other's
Over = Callable[[int], bool]  # whether no more may be valued, after so many pairs


class Duel:
    """Two sides, each with options that are named by their places; a double oracle."""

    def __init__(
        self, values: Values, seats: tuple[int, int], options: tuple[list[int], list[int]], near: Matrix
    ) -> None:
        """What pairs are worth from near is known: a row for each option of the first seat."""
        self.values = values
        self.seats = seats
        self.options = options
        self.near = near, 1 - near.T
        self.deep = np.full(near.shape, np.nan), np.full(near.T.shape, np.nan)
        self.pairs = 0  # that were valued closely

    def solve(self, chosen: list[list[int]], is_over: Over) -> list[Strategy] | None:
        """How both divide their choices, who begin with the chosen ones; what it has when it is over."""
        found, screened = None, SCREENED
        while self._fill(chosen, is_over):
            table = Table(self.deep[0][np.ix_(*chosen)].ravel().tolist(), *map(len, chosen))
            table.solve(ROUNDS, ENOUGH)
            found = [np.zeros(len(mine)) for mine in self.options]
            for side, regrets in enumerate((table.rows, table.columns)):
                found[side][chosen[side]] = regrets.average()
            value = table.value()
            better = [
                self._better(side, chosen[side], found[1 - side], worth, screened, is_over)
                for side, worth in enumerate((value, 1 - value))
            ]
            if any(better):
                chosen = [mine + more for mine, more in zip(chosen, better, strict=True)]
            elif screened >= max(map(len, self.options)):
                break
            else:
                screened *= 2
        return found

    def _fill(self, chosen: list[list[int]], is_over: Over) -> bool:
        """Value every pair of the chosen; whether there was time."""
        return all(self._look(0, mine, chosen[1], is_over) for mine in chosen[0])

    def _look(self, side: int, mine: int, others: list[int], is_over: Over) -> bool:
        """Value a side's option against some of the other's; whether there was time."""
        unknown = [other for other in others if np.isnan(self.deep[side][mine, other])]
        if unknown:
            if is_over(self.pairs):
                return False
            numbers = [self.options[1 - side][other] for other in unknown]
            values = np.array(self.values(self.seats[side], self.options[side][mine], numbers))
            self.deep[side][mine, unknown] = values
            self.deep[1 - side][unknown, mine] = 1 - values
            self.pairs += len(unknown)
        return True

    def _better(
        self, side: int, chosen: list[int], theirs: Strategy, worth: float, screened: int, is_over: Over
    ) -> list[int]:
        """Options of a side that are not among the chosen and reply better to the other's mixture; the best few."""
        shares = np.where(theirs > RARE, theirs, 0)
        shares /= shares.sum()
        support = np.flatnonzero(shares).tolist()
        looks = np.argsort(-(self.near[side] @ shares), kind="stable")
        gains = {}
        for option in [option for option in looks.tolist() if option not in chosen][:screened]:
            if not self._look(side, option, support, is_over):
                break
            gains[option] = float(self.deep[side][option, support] @ shares[support]) - worth
        return sorted((option for option in gains if gains[option] > GAIN), key=lambda one: -gains[one])[:ADDED]
