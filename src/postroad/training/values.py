"""Fits values of positions to how games ended: a network of one hidden layer over a table of features, with Adam."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postroad.bots.heuristics.kings_road.learnt import FINENESS
from postroad.bots.heuristics.kings_road.outlook import ROWS

Floats = NDArray[np.float32]
HELD_OUT: Final = 10  # every tenth game is kept to see how well what was learnt foretells
UNITS: Final = 15  # hidden ones; with the one that counts by itself they fill four words
BATCH: Final = 1024  # positions of a step
STEPS: Final = 5000  # at most
RATE: Final = 0.004
LOYALTY: Final = 0.0001  # how strongly weights are drawn to what they count by hand, and hidden units to naught
FEWEST_STEPS: Final = 50
A_STEP: Final = 20  # positions there must be for each
FEWEST: Final = 20  # positions, below which nothing is learnt for a table
STEADY, SLOW = 0.9, 0.999  # of Adam


class Position(NamedTuple):
    """A position between rounds: its features by seat, what its value should be, who won, what is said by hand."""

    game: int
    features: list[tuple[int, int, float]]
    aim: list[float]
    won: list[float]
    hand: list[float]


class Fit(NamedTuple):
    """The weights by kind of table; and for each, positions and surprise: by hand, and as learnt."""

    weights: dict[str, list[int]]
    found: dict[str, dict[str, float]]

    def told(self) -> str:
        """In one line."""
        return "; ".join(
            f"{name}: learnt from {one['learnt']:,} positions, surprise at {one['held_out']:,} others: "
            f"{one['by_hand']:.4f} by hand, {one['after']:.4f} as learnt; off their aims by {one['off_by_hand']:.4f} "
            f"by hand, {one['off_after']:.4f} as learnt"
            for name, one in self.found.items()
        )

    def figures(self) -> dict[str, Any]:
        """For the file that is published."""
        return dict(self.found)


class Laid(NamedTuple):
    """Positions side by side; places of absent seats are left empty."""

    rows: NDArray[np.int64]  # of features, those of a seat after those of the one before
    factors: Floats
    starts: NDArray[np.int64]  # by seat of a position: where its features begin; and where the last ones end
    aim: Floats
    won: Floats
    is_there: NDArray[np.bool_]


def fit_values(found: dict[str, list[Position]], start: dict[str, list[float]]) -> Fit:
    """Learn from nine games in ten, and see by the tenth what it is worth; `start` is what rows count by hand."""
    weights, figures = {}, {}
    for name, positions in found.items():
        taught = [one for one in positions if one.game % HELD_OUT]
        asked = [one for one in positions if not one.game % HELD_OUT]
        if len(taught) >= FEWEST and asked:
            rows, outer = fitted(taught, start[name])
            whole = np.vstack([rows, np.append(0, outer)])
            weights[name] = [round(float(weight) * FINENESS) for weight in whole.ravel()]
            figures[name] = {
                "learnt": len(taught),
                "held_out": len(asked),
                "off_by_hand": round(_off([one.hand for one in asked], asked), 4),
                "off_after": round(_off(chances(asked, rows, outer), asked), 4),
                "by_hand": round(float(np.mean([_surprise(one.hand, one.won) for one in asked])), 4),
                "after": round(surprise(asked, rows, outer), 4),
            }
    if not weights:
        raise ValueError(f"there are too few games to learn from: play at least {HELD_OUT + 1}")
    return Fit(weights, figures)


def fitted(positions: Sequence[Position], start: Sequence[float], seed: int = 1) -> tuple[Floats, Floats]:
    """The weights of rows and of hidden units under which the aims are least surprising; the same every time.

    What the positions say little about stays near what it counts by hand.
    """
    random = np.random.default_rng(seed)
    loyal = np.zeros((ROWS, UNITS + 1), np.float32)
    loyal[:, 0] = start
    rows = loyal.copy()
    rows[:, 1:] = random.normal(0, 0.05, (ROWS, UNITS))
    outer = random.normal(0, 0.3, UNITS).astype(np.float32)
    weights, means, squares = (rows, outer), [0 * rows, 0 * outer], [0 * rows, 0 * outer]
    laid = laid_out(positions)
    steps = max(FEWEST_STEPS, min(STEPS, len(positions) // A_STEP))
    for step in range(1, steps + 1):
        slopes = _slopes(batch(laid, random.integers(len(positions), size=BATCH)), rows, outer)
        slopes = (slopes[0] + LOYALTY * (rows - loyal), slopes[1] + LOYALTY * outer)
        rate = RATE * (0.02 + 0.98 * (1 - step / steps))
        for place, slope in enumerate(slopes):
            means[place] += (1 - STEADY) * (slope - means[place])
            squares[place] += (1 - SLOW) * (slope**2 - squares[place])
            mean, square = means[place] / (1 - STEADY**step), squares[place] / (1 - SLOW**step)
            weights[place][...] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
    return rows, outer


def laid_out(positions: Sequence[Position]) -> Laid:
    """Positions in arrays, so that a batch of them is soon put together."""
    size = max(len(one.won) for one in positions)
    rows, factors, starts = list[int](), list[float](), [0]
    shape = (len(positions), size)
    aim, won, is_there = np.zeros(shape, np.float32), np.zeros(shape, np.float32), np.zeros(shape, bool)
    for place, one in enumerate(positions):
        for seat in range(size):
            mine = [(row, factor) for of, row, factor in one.features if of == seat] or [(0, 0.0)]
            rows.extend(row for row, _ in mine)
            factors.extend(factor for _, factor in mine)
            starts.append(len(rows))
        aim[place, : len(one.aim)], won[place, : len(one.won)] = one.aim, one.won
        is_there[place, : len(one.won)] = True
    return Laid(np.array(rows), np.array(factors, np.float32), np.array(starts), aim, won, is_there)


def batch(laid: Laid, places: NDArray[np.int64]) -> Laid:
    """Some of the positions."""
    size = laid.aim.shape[1]
    seats = (places[:, None] * size + np.arange(size)).ravel()
    counts = np.diff(laid.starts)[seats]
    starts = np.append(0, np.cumsum(counts))
    taken = np.arange(starts[-1]) + np.repeat(laid.starts[seats] - starts[:-1], counts)
    return Laid(
        laid.rows[taken], laid.factors[taken], starts, laid.aim[places], laid.won[places], laid.is_there[places]
    )


def _forward(at: Laid, rows: Floats, outer: Floats) -> tuple[Floats, Floats, Floats]:
    """What units add up to, those of them that are active, and the seats' chances."""
    units = np.add.reduceat(rows[at.rows] * at.factors[:, None], at.starts[:-1])
    active = np.maximum(units[:, 1:], 0)
    totals = np.where(at.is_there, (units[:, 0] + active @ outer).reshape(at.aim.shape), -1e9)
    odds = np.exp(totals - totals.max(1, keepdims=True))
    return units, active, odds / odds.sum(1, keepdims=True)


def _slopes(at: Laid, rows: Floats, outer: Floats) -> tuple[Floats, Floats]:
    units, active, chances = _forward(at, rows, outer)
    pull = ((chances - at.aim) / len(at.aim)).reshape(-1, 1).astype(np.float32)
    pulls = np.hstack([pull, pull * outer * (units[:, 1:] > 0)])
    each = np.repeat(pulls, np.diff(at.starts), axis=0) * at.factors[:, None]
    by_row = [np.bincount(at.rows, each[:, lane], ROWS) for lane in range(each.shape[1])]
    slope = np.stack(by_row, axis=1).astype(np.float32)
    return slope, (active.T @ pull).ravel()


def surprise(positions: Sequence[Position], rows: Floats, outer: Floats) -> float:
    """How badly the weights foretell the winners: the mean cross-entropy."""
    found = chances(positions, rows, outer)
    return float(np.mean([_surprise(mine, one.won) for mine, one in zip(found, positions, strict=True)]))


def chances(positions: Sequence[Position], rows: Floats, outer: Floats) -> list[list[float]]:
    """What the weights say of positions."""
    found = _forward(laid_out(positions), rows, outer)[2]
    return [[float(part) for part in mine[: len(one.won)]] for mine, one in zip(found, positions, strict=True)]


def _off(said: Sequence[Sequence[float]], positions: Sequence[Position]) -> float:
    """How far what is said is from the aims: the root of the mean square."""
    errors = [
        mine - aim for each, one in zip(said, positions, strict=True) for mine, aim in zip(each, one.aim, strict=True)
    ]
    return float(np.sqrt(np.mean(np.square(errors))))


def _surprise(chances: Sequence[float] | Floats, won: Sequence[float] | Floats) -> float:
    return -sum(float(part) * float(np.log(max(chance, 1e-9))) for chance, part in zip(chances, won, strict=True))
