"""Judges choices of King's Road by the equilibrium of the round: what each is worth against the others' mixtures."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final

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
from postroad.games.kings_road.view import imagine

SHARPNESS: Final = {2: 0.435, 3: 0.38, 4: 0.47, 5: 0.6}  # by number of seats; fitted, see docs/analysis.md
CANDIDATES: Final = 3  # choices that are shown, and the chosen one
CLOSELY: Final = 6  # of those that the mixture plays most, and of those that look best against it, the ones compared
ROUGHLY: Final = 40  # of the likeliest combinations, which say what looks best
ENUMERATED: Final = 3_000  # combinations of choices up to which all are gone through; beyond, some are drawn

Weighted = tuple[float, list[int]]  # how likely a combination is, and the choices by seat


class KingsRoadJudge:
    """An effort of 1 is one iteration of the solver, and one combination of the others' choices."""

    efforts: Final = {"quick": 150, "normal": 600}

    def judge(self, moment: Sequence[Seen], effort: int, seed: int) -> list[Judgement]:
        rng = Quick(seed)
        public = imagine(moment[0].view.unchosen(), rng)  # of choices not revealed nobody knows anything
        stage = Stage(public, STAGE)
        mixtures = _mixtures(stage, public, effort, rng)
        combinations = list(_combinations(public, mixtures, effort, rng))
        outlook = _Outlook(stage, combinations)
        return [_judgement(one, outlook, mixtures[one.view.seat]) for one in moment]


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
        self.sharpness = SHARPNESS[stage.seats]
        self.values = self.mean(None, 0)
        self.points, self.places = self._endings()

    def mean(self, seat: int | None, number: int) -> tuple[list[float], float]:
        """Every seat's mean prospect while one seat chooses a number, and the standard error of that seat's."""
        totals, squares = [0.0] * self.stage.seats, 0.0
        for weight, choices in self.combinations:
            mine = choices if seat is None else [*choices[:seat], number, *choices[seat + 1 :]]
            found = self._everyone(mine)
            for place, value in enumerate(found):
                totals[place] += weight * value
            squares += weight * found[seat or 0] ** 2
        is_sampled = len({weight for weight, _ in self.combinations}) == 1 and len(self.combinations) > 1
        variance = max(0.0, squares - totals[seat or 0] ** 2) if is_sampled else 0.0
        return totals, (variance / len(self.combinations)) ** 0.5

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
        if WITCH_NUMBER in choices:  # whose reply is looked for, so that what was valued last means nothing
            return [first, *(self.stage.value(seat, choices) for seat in range(1, self.stage.seats))]
        return list(self.stage.prospects.totals)

    def _endings(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
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

    def chances(self, values: Sequence[float]) -> tuple[float, ...]:
        """Prospects as chances of winning."""
        return calibrated(values, self.sharpness)


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
        values, error = outlook.mean(seat, number)
        action = seen.action if number == chosen else named(menu, number)
        found[number] = Alternative(action, outlook.chances(values), error, share=shares.get(number, 0.0))
    order = sorted(numbers, key=lambda number: -found[number].chances[seat])
    shown = order[:CANDIDATES] + [number for number in order[CANDIDATES:] if number == chosen]
    return Judgement(
        seat=seat,
        chances=outlook.chances(outlook.values[0]),
        points=outlook.points,
        places=outlook.places,
        alternatives=tuple(found[number] for number in shown),
        chosen=0 if chosen is None else shown.index(chosen),
    )


JUDGE: Final = KingsRoadJudge()
