"""Judges choices of King's Road by the equilibrium of the round: what each is worth against the others' mixtures."""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from statistics import stdev
from typing import Final, NamedTuple

import numpy as np

from postroad.analysis.judgement import Alternative, Judgement, Seen, calibrated
from postroad.bots.bot import Budget
from postroad.bots.heuristics.kings_road.bots import Mixture, StageBot, drawn, played
from postroad.bots.heuristics.kings_road.prospects import SPREAD, SPREAD_POINTS, missing
from postroad.bots.heuristics.kings_road.sense import sensible
from postroad.bots.heuristics.kings_road.stage import Stage
from postroad.bots.heuristics.kings_road.weights import STAGE
from postroad.core.bits import count, lowest
from postroad.core.chance import Chance, Quick
from postroad.games.kings_road.actions import named
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.numbers import WITCH_NUMBER
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.view import View, imagine

# By number of seats: the sharpness of values, and the share of games whose winner no value foretells. Fitted by
# `python -m benchmarks.kings_road_chances`, which has to be run again whenever values change; see docs/analysis.md.
FORESIGHT: Final = {2: (0.3, 0.05), 3: (0.5, 0.0), 4: (0.47, 0.0), 5: (0.6, 0.0)}
CANDIDATES: Final = 3  # choices that are shown, and the chosen one
CLOSELY: Final = 6  # of those that the mixture plays most, and of those that look best against it, the ones compared
ROUGHLY: Final = 40  # of the likeliest combinations, which say what looks best
ENUMERATED: Final = 3_000  # combinations of choices up to which all are gone through; beyond, some are drawn

Weighted = tuple[float, list[int]]  # how likely a combination is, and the choices by seat


class Foreseen(NamedTuple):
    """What a round comes to, by seat: some of its outcomes end the game, the others have values."""

    decided: list[float]  # shares of the victory in games that end with the round, times how likely that is
    values: list[float]  # mean prospects where the game goes on
    is_open: float  # how likely it goes on
    error: float = 0.0  # the standard error of one seat's chance

    def chances(self, sharpness: float, unforeseen: float) -> tuple[float, ...]:
        """Chances of winning: what is decided is certain, and of what is not some is beyond any foresight."""
        after = calibrated(self.values, sharpness, unforeseen)
        found = [sure + self.is_open * chance for sure, chance in zip(self.decided, after, strict=True)]
        return tuple(chance / sum(found) for chance in found)  # in sums of many numbers, a little gets lost


class KingsRoadJudge:
    """An effort of 1 is one iteration of the solver, and one combination of the others' choices."""

    efforts: Final = {"quick": 150, "normal": 600}

    def judge(self, moment: Sequence[Seen], effort: int, seed: int) -> list[Judgement]:
        stage, mixtures, combinations = _solved(moment[0].view, effort, seed)
        outlook = _Outlook(stage, combinations)
        return [_judgement(one, outlook, mixtures[one.view.seat]) for one in moment]

    def foreseen(self, view: View, effort: int, seed: int) -> Foreseen:
        """What the round before a seat comes to, before any number makes chances of it."""
        stage, _, combinations = _solved(view, effort, seed)
        return _Outlook(stage, combinations).mean(None, 0)


def _solved(view: View, effort: int, seed: int) -> tuple[Stage, dict[int, Mixture], list[Weighted]]:
    rng = Quick(seed)
    public = imagine(view.unchosen(), rng)  # of choices not revealed nobody knows anything
    stage = Stage(public, STAGE)
    mixtures = _mixtures(stage, public, effort, rng)
    return stage, mixtures, list(_combinations(public, mixtures, effort, rng))


def _mixtures(stage: Stage, public: KingsRoadPosition, effort: int, rng: Chance) -> dict[int, Mixture]:
    if count(public.choosing) > 1:
        return StageBot(Budget(iterations=effort), STAGE).mixtures(stage, public, lowest(public.choosing), rng)
    seat = lowest(public.choosing)  # after a Witch, there is nobody to guess about
    options = sensible(public, seat)
    values = [0.0] * len(options)
    stage.against(seat, options, [0] * len(public.players), values)
    best = np.zeros(len(options))
    best[int(np.argmax(values))] = 1
    return {seat: (options, best)}


def _combinations(
    public: KingsRoadPosition, mixtures: Mapping[int, Mixture], effort: int, rng: Chance
) -> Iterator[Weighted]:
    """What everyone may choose together: all of it where that is not too much, else as many samples as the effort."""
    supports = [_support(mixtures[seat]) if seat in mixtures else [(0, 1.0)] for seat in range(len(public.players))]
    if math.prod(len(support) for support in supports) <= ENUMERATED:
        for combination in product(*supports):
            yield math.prod(share for _, share in combination), [number for number, _ in combination]
        return
    for _ in range(effort):
        yield (
            1 / effort,
            [support[drawn(np.array([share for _, share in support]), rng)][0] for support in supports],
        )


def _support(mixture: Mixture) -> list[tuple[int, float]]:
    options, shares = mixture[0], played(mixture[1])
    return [(number, float(share)) for number, share in zip(options, shares, strict=True) if share > 0]


class _Outlook:
    """What combinations of choices come to, for everyone."""

    def __init__(self, stage: Stage, combinations: list[Weighted]) -> None:
        self.stage = stage
        self.combinations = combinations
        self.foresight = FORESIGHT[stage.seats]
        self.is_sampled = len({weight for weight, _ in combinations}) == 1 and len(combinations) > 1

    @cached_property
    def chances(self) -> tuple[float, ...]:
        """Everyone's chance of winning before the round."""
        return self.mean(None, 0).chances(*self.foresight)

    def mean(self, seat: int | None, number: int) -> Foreseen:
        """What the combinations come to while one seat chooses a number; the error is of that seat's chance."""
        decided, values, is_open = [0.0] * self.stage.seats, [0.0] * self.stage.seats, 0.0
        each: list[float] = []
        for weight, choices in self.combinations:
            mine = choices if seat is None else [*choices[:seat], number, *choices[seat + 1 :]]
            found = self._everyone(mine)
            goes_on = min(found) > 0  # a prospect is never nothing, before all is over
            is_open += weight if goes_on else 0.0
            totals = values if goes_on else decided
            for place, value in enumerate(found):
                totals[place] += weight * value
            if self.is_sampled and seat is not None:
                each.append(calibrated(found, *self.foresight)[seat] if goes_on else found[seat])
        if is_open > 0:
            values = [value / is_open for value in values]
        return Foreseen(decided, values, is_open, stdev(each) / len(each) ** 0.5 if each else 0.0)

    def strongest(self, seat: int, options: list[int]) -> list[int]:
        """A seat's options, those first that look best against the likeliest of what the others choose."""
        totals = [0.0] * len(options)
        for weight, choices in sorted(self.combinations, key=lambda combination: -combination[0])[:ROUGHLY]:
            values = [0.0] * len(options)
            self.stage.against(seat, options, list(choices), values)
            totals = [total + weight * value for total, value in zip(totals, values, strict=True)]
        worth = dict(zip(options, totals, strict=True))
        return sorted(options, key=lambda number: (-worth[number], number))

    def _everyone(self, choices: list[int]) -> list[float]:
        first = self.stage.value(0, choices)
        if WITCH_NUMBER not in choices:
            return list(self.stage.prospects.totals)
        found = [first, *self._others(choices)]  # a reply was looked for, so that what was valued last means nothing
        if any(found):
            return found
        thought_of, self.stage.replies = self.stage.replies, {}  # none of these was possible, so any is thought of
        found = [self.stage.value(0, choices), *self._others(choices)]
        self.stage.replies = thought_of
        return found

    def _others(self, choices: list[int]) -> Iterator[float]:
        return (self.stage.value(seat, choices) for seat in range(1, self.stage.seats))

    @cached_property
    def endings(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Expected points and places: points as they are promised by the board after the round."""
        points, places = [0.0] * self.stage.seats, [0.0] * self.stage.seats
        for weight, choices in self.combinations:
            self.stage.value(0, choices)
            after = self.stage.scratch
            self.stage.prospects.points(after)
            promised = list(self.stage.prospects.totals)
            spread = STAGE[SPREAD] + STAGE[SPREAD_POINTS] * missing(after)
            for seat, mine in enumerate(promised):
                points[seat] += weight * mine
                behind = sum(1 / (1 + math.exp((mine - theirs) / spread)) for theirs in promised)
                places[seat] += weight * (0.5 + behind)
        return tuple(points), tuple(places)


def _judgement(seen: Seen, outlook: _Outlook, mixture: Mixture) -> Judgement:
    seat = seen.view.seat
    chosen = None if seen.action is None else KINGS_ROAD.number(seen.action)
    shares = dict(_support(mixture))
    likely = sorted(shares, key=lambda number: (-shares[number], number))[:CLOSELY]
    strong = outlook.strongest(seat, mixture[0])[:CLOSELY]
    numbers = list(dict.fromkeys([*likely, *strong, *([] if chosen is None else [chosen])]))
    menu = outlook.stage.origin.players[seat].menu
    found = {}
    for number in numbers:
        foreseen = outlook.mean(seat, number)
        action = seen.action if number == chosen else named(menu, number)
        chances = foreseen.chances(*outlook.foresight)
        found[number] = Alternative(action, chances, foreseen.error, share=shares.get(number, 0.0))
    order = sorted(numbers, key=lambda number: -found[number].chances[seat])
    shown = order[:CANDIDATES] + [number for number in order[CANDIDATES:] if number == chosen]
    return Judgement(
        seat=seat,
        chances=outlook.chances,
        points=outlook.endings[0],
        places=outlook.endings[1],
        alternatives=tuple(found[number] for number in shown),
        chosen=0 if chosen is None else shown.index(chosen),
    )


JUDGE: Final = KingsRoadJudge()
