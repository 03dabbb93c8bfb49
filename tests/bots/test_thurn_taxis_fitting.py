"""Fitting: what decides games is found, what says nothing stays as it was, and the outlook in use foretells winners."""

import math

import numpy as np
import pytest

from postroad.bots.heuristics.thurn_taxis import features as f
from postroad.bots.heuristics.thurn_taxis.fitting import HALF, Sample, curve, described, fitted, play, surprise
from postroad.bots.heuristics.thurn_taxis.heuristics import ThurnTaxisHeuristics
from postroad.bots.heuristics.thurn_taxis.inputs import ROWS
from postroad.bots.heuristics.thurn_taxis.routine import Routine
from postroad.bots.heuristics.thurn_taxis.weights import OUTLOOKS, ROUTINE, TUNED
from postroad.core.chance import Quick
from postroad.games.thurn_taxis.game import THURN_TAXIS
from tests.bots.test_search import position


def samples(points: float, count: int = 8000, players: int = 2) -> list[Sample]:
    """Positions in which nothing counts but points of a planted worth."""
    random = np.random.default_rng(1)
    found = []
    for _ in range(count):
        seats = np.zeros((players, ROWS))
        seats[:, f.POINTS] = random.integers(0, 5, size=players)
        odds = np.exp(points * seats[:, f.POINTS])
        winner = random.choice(players, p=odds / odds.sum())
        found.append(Sample(seats, [float(seat == winner) for seat in range(players)]))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_planted_weight_is_found(players: int) -> None:
    assert fitted(samples(points=1.7, players=players))[f.POINTS] == pytest.approx(1.7, abs=0.1)


def test_what_the_games_say_nothing_about_stays_as_it_was() -> None:
    found = fitted(samples(points=1.7))
    others = [feature for feature in range(ROWS) if feature != f.POINTS]
    assert np.array(found)[others] == pytest.approx(HALF[others])


def test_the_curve_says_what_games_teach_about_others() -> None:
    told = samples(points=0.3, count=2000)
    played = [told[place : place + 10] for place in range(0, len(told), 10)]
    found = dict(curve(played))
    assert list(found) == [0, 25, 50, 100]
    assert found[100] < min(found[0], math.log(2))


@pytest.mark.parametrize("plies", [0, 60, 300, 700])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_add_up_to_the_prospects_that_the_search_sees(plies: int, players: int) -> None:
    asked, values = position(5, plies, players), [0.0] * players
    weights = OUTLOOKS[players]
    ThurnTaxisHeuristics(TUNED, None, {players: weights}).values(asked, values)
    odds = np.exp(described(asked) @ weights)
    assert odds / odds.sum() == pytest.approx(values)
    assert sum(values) == pytest.approx(1)


def test_a_game_that_went_on_by_routine_counts_from_then_on() -> None:
    whole, rest = play(TUNED, 4), play(TUNED, 5)
    assert (whole[0].seats[:, f.LENGTH] > 0).all()  # nobody has begun a route
    assert not (rest[0].seats[:, f.LENGTH] > 0).all()
    assert all(each.won == game[0].won and sum(each.won) == 1 for game in (whole, rest) for each in game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_outlook_foretells_winners_better_than_weights_that_were_tuned_for_a_turn(players: int) -> None:
    routine, luck = Routine(ROUTINE), Quick(3)
    found = []
    for seed in range(200):
        game = THURN_TAXIS.start({}, players, Quick(seed))
        seen = []
        while game.to_act():
            if luck.below(20) == 0:
                seen.append(described(game))
            game.advance(game.seat, routine.choose(game, luck))
        winners = THURN_TAXIS.standings(game).winners
        found += [Sample(each, [(seat in winners) / len(winners) for seat in range(players)]) for each in seen]
    assert surprise(OUTLOOKS[players], found) < min(surprise(TUNED, found), surprise(list(HALF), found)) - 0.005
