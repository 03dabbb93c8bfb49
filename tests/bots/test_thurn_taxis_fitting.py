"""Fitting: what decides games is found, what says nothing stays as it was, and the outlook in use foretells winners."""

import math

import numpy as np
import pytest

from postroad.bots.heuristics.thurn_taxis import features as f
from postroad.bots.heuristics.thurn_taxis.fitting import HALF, WEIGHTS, Sample, curve, fitted, lead, play
from postroad.bots.heuristics.thurn_taxis.heuristics import ThurnTaxisHeuristics
from postroad.bots.heuristics.thurn_taxis.routine import Routine
from postroad.bots.heuristics.thurn_taxis.weights import OUTLOOK, ROUTINE, TUNED
from postroad.core.chance import Quick
from postroad.games.thurn_taxis.game import THURN_TAXIS
from tests.bots.test_search import position


def samples(points: float, count: int = 8000) -> list[Sample]:
    """Positions in which nothing counts but points of a planted worth."""
    random = np.random.default_rng(1)
    found = []
    for _ in range(count):
        ahead = float(random.integers(-4, 5))
        row = [ahead if feature == f.POINTS else 0.0 for feature in range(WEIGHTS)]
        found.append(Sample(row, float(random.random() < 1 / (1 + np.exp(-points * ahead)))))
    return found


def test_a_planted_weight_is_found() -> None:
    assert fitted(samples(points=1.7))[f.POINTS] == pytest.approx(1.7, abs=0.1)


def test_what_the_games_say_nothing_about_stays_as_it_was() -> None:
    found = fitted(samples(points=1.7))
    others = [feature for feature in range(WEIGHTS) if feature != f.POINTS]
    assert np.array(found)[others] == pytest.approx(HALF[others])


def test_the_curve_says_what_games_teach_about_others() -> None:
    told = samples(points=0.3, count=2000)
    played = [told[place : place + 10] for place in range(0, len(told), 10)]
    found = dict(curve(played))
    assert list(found) == [0, 25, 50, 100]
    assert found[100] < min(found[0], math.log(2))


@pytest.mark.parametrize("plies", [0, 60, 300, 700])
def test_the_lead_adds_up_to_the_prospect_that_the_search_sees(plies: int) -> None:
    asked, values = position(5, plies), [0.0, 0.0]
    ThurnTaxisHeuristics(OUTLOOK).values(asked, values)
    assert 1 / (1 + np.exp(-np.dot(lead(asked), OUTLOOK))) == pytest.approx(values[0])


def test_a_game_that_went_on_by_routine_counts_from_then_on() -> None:
    whole, rest = play(TUNED, 4), play(TUNED, 5)
    assert not any(whole[0].lead[f.LENGTH : f.FITTING])
    assert any(rest[0].lead)
    assert len({each.won for each in whole}) == len({each.won for each in rest}) == 1


def test_the_outlook_foretells_winners_better_than_weights_that_were_tuned_for_a_turn() -> None:
    routine, luck = Routine(ROUTINE), Quick(3)
    leads, won = [], []
    for seed in range(200):
        game = THURN_TAXIS.start({}, 2, Quick(seed))
        seen = []
        while game.to_act():
            if luck.below(20) == 0:
                seen.append(lead(game))
            game.advance(game.seat, routine.choose(game, luck))
        winners = THURN_TAXIS.standings(game).winners
        leads += seen
        won += [float(0 in winners)] * len(seen)

    def surprise(weights: list[float]) -> float:
        odds = np.array(leads) @ weights
        return float(np.mean(np.logaddexp(0, odds) - np.array(won) * odds))

    assert surprise(OUTLOOK) < min(surprise(TUNED), surprise(list(HALF))) - 0.005
