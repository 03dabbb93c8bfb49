"""Mixed strategies of a round by regret matching."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Strategy = NDArray[np.float64]
Matrix = NDArray[np.float64]


LOOK: Final = 50  # iterations between two looks at how near an equilibrium is


def solve(matrix: Matrix, iterations: int, enough: float = 0.0) -> tuple[Strategy, Strategy]:
    """Near-equilibrium strategies of a zero-sum game by regret matching plus, with linear averaging.

    It ends before all iterations are done once no more than `enough` can be gained against the two.
    """
    rows, columns = matrix.shape
    regret_row, regret_column = np.zeros(rows), np.zeros(columns)
    total_row, total_column = np.zeros(rows), np.zeros(columns)
    column = np.full(columns, 1 / columns)
    for iteration in range(1, iterations + 1):
        row = matched(regret_row)
        worth = matrix @ column
        regret_row = np.maximum(regret_row + worth - row @ worth, 0)
        row = matched(regret_row)  # alternating: the columns answer what the rows have just learnt
        cost = row @ matrix
        regret_column = np.maximum(regret_column + cost @ column - cost, 0)
        column = matched(regret_column)
        total_row += iteration * row
        total_column += iteration * column
        if iteration % LOOK == 0 and nash_conv(matrix, *_shares(total_row, total_column)) <= enough:
            break
    return _shares(total_row, total_column)


def _shares(row: Strategy, column: Strategy) -> tuple[Strategy, Strategy]:
    return row / row.sum(), column / column.sum()


def nash_conv(matrix: Matrix, row: Strategy, column: Strategy) -> float:
    """What the two could gain by a better reply, added up: 0 in an equilibrium."""
    return float((matrix @ column).max() - (row @ matrix).min())


def matched(regret: Strategy) -> Strategy:
    """The strategy that plays by positive regret; the even one where there is none."""
    total = regret.sum()
    if total <= 0:
        return np.full(len(regret), 1 / len(regret))
    strategy: Strategy = regret / total
    return strategy
