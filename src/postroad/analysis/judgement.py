"""What a judge says of one decision, and the protocol of judges."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

SURE: Final = 1e-4  # chances nearer to 0 and 1 than this are not told apart


@dataclass(frozen=True)
class Seen:
    """A decision as its seat saw it: all that a judge is told, so that it cannot know more."""

    view: Any  # of the acting seat
    action: Any = None  # what was chosen; None while nothing is


@dataclass(frozen=True)
class Alternative:
    """One of the actions at a decision, and what it is worth."""

    action: Any
    chances: tuple[float, ...]  # of winning, by seat, after the action, as the acting seat could judge
    error: float  # the standard error of the acting seat's chance
    line: tuple[tuple[int, Any], ...] = ()  # how the judge expects it to go on: seats and actions
    share: float | None = None  # of the equilibrium's mixture, where all choose at once


@dataclass(frozen=True)
class Judgement:
    """What a decision was worth, judged from the view of the seat that made it and nothing else."""

    seat: int
    chances: tuple[float, ...]  # before it, by seat, if everyone goes on well
    points: tuple[float, ...]  # expected at the end, by seat
    places: tuple[float, ...]  # expected at the end, by seat; the first is 1
    alternatives: tuple[Alternative, ...]  # best first; the chosen one is among them
    chosen: int  # its place among them; that of the best while nothing is chosen

    @property
    def loss(self) -> float:
        """By how much the chosen action's chance of winning is below the best one's."""
        best, made = self.alternatives[0], self.alternatives[self.chosen]
        return max(0.0, best.chances[self.seat] - made.chances[self.seat])

    @property
    def error(self) -> float:
        """The standard error of the loss."""
        if self.chosen == 0:
            return self.alternatives[0].error
        return math.hypot(self.alternatives[0].error, self.alternatives[self.chosen].error)


class Judge(Protocol):
    """Judges the decisions of one game. A game brings one: `postroad.analysis.judges.<game>.JUDGE`, or `judge.JUDGE`
    beside the game module of another package."""

    @property
    def efforts(self) -> Mapping[str, int]:
        """How much to think, by name: `quick` and `normal`."""

    def judge(self, moment: Sequence[Seen], effort: int, seed: int) -> list[Judgement]:
        """One judgement for each decision of a moment: all of them were made without knowing each other.

        `effort` is how much to think, in units of the judge's own; the same effort and seed give the same answer.
        """


def calibrated(values: Sequence[float], sharpness: float, unforeseen: float = 0.0) -> tuple[float, ...]:
    """Chances of winning that add up to 1, from how each seat's prospect compares with the best of the others.

    Of the games, a share may have a winner whom nothing foretells: each seat alike.

    >>> [round(chance, 2) for chance in calibrated([0.75, 0.25], 0.5)]
    [0.75, 0.25]
    >>> [round(chance, 2) for chance in calibrated([0.75, 0.25], 1, 0.2)]
    [0.82, 0.18]
    """
    certain = [min(max(value, SURE), 1 - SURE) for value in values]
    weights = [math.exp(sharpness * math.log(value / (1 - value))) for value in certain]
    total = sum(weights)
    return tuple((1 - unforeseen) * weight / total + unforeseen / len(values) for weight in weights)


def expected_places(points: Sequence[Sequence[int]]) -> tuple[float, ...]:
    """The mean place of each seat over several endings, each given as points by seat; equals share the better one.

    >>> expected_places([[10, 5], [3, 8], [4, 4], [9, 2]])
    (1.25, 1.5)
    """
    seats = range(len(points[0]))
    places = [[1 + sum(other > ending[seat] for other in ending) for seat in seats] for ending in points]
    return tuple(sum(place[seat] for place in places) / len(points) for seat in seats)
