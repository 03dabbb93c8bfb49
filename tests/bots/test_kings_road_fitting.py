"""Fitting: what decides games is found, and what says nothing stays as it was written by hand."""

import numpy as np
import pytest

from postroad.bots.heuristics.kings_road import prospects as p
from postroad.bots.heuristics.kings_road.fitting import Sample, fitted, play, sample
from postroad.bots.heuristics.kings_road.weights import GREEDY
from postroad.games.kings_road.board import RING
from tests.games.kings_road.tables import table

NOWHERE = [0.0] * 3 * RING


def samples(witch: float, spread: float, count: int = 4000) -> list[Sample]:
    """Positions in which nothing counts but points and a Witch of a planted worth."""
    random = np.random.default_rng(1)
    found = []
    for _ in range(count):
        score, lead = float(random.integers(-12, 13)), float(random.integers(-1, 2))
        chance = 1 / (1 + np.exp(-(score + witch * lead) / spread))
        found.append(Sample(score, [0.0, 0.0, lead], NOWHERE, 0.0, float(random.random() < chance)))
    return found


def test_a_planted_weight_is_found() -> None:
    weights = fitted(samples(witch=5.0, spread=4.0), np.array(GREEDY))
    assert weights[p.WITCH] == pytest.approx(5.0, abs=0.8)
    assert weights[p.SPREAD] == pytest.approx(4.0, abs=0.8)


def test_what_the_games_say_nothing_about_stays_as_it_was() -> None:
    weights = fitted(samples(witch=5.0, spread=4.0), np.array(GREEDY))
    for place in (p.NEARNESS, p.NOBLE, p.CROWN, p.SUPPLY, p.DRAGON):
        assert weights[place] == pytest.approx(GREEDY[place], abs=0.01)


def test_a_position_is_taken_apart_into_what_its_prospects_add_up() -> None:
    position = table(markers={"dark-tower": [3, 1], "kings-castle": [0, 2]}, scores=(7, 4), gone={1: "witch"})
    found, weights = sample(position, won=1.0), np.array(GREEDY)
    whole = p.Prospects(GREEDY, 2)
    whole.points(position)
    near = weights[p.NEARNESS : p.NEARNESS + RING]
    kinds = np.concatenate([near, near * weights[p.NOBLE], near * weights[p.CROWN]])
    lead = found.score + np.dot(found.own, weights[[p.SUPPLY, p.DRAGON, p.WITCH]]) + np.dot(found.regions, kinds)
    assert lead == pytest.approx(whole.totals[0] - whole.totals[1])


@pytest.mark.slow
def test_every_position_of_a_game_knows_who_won() -> None:
    found = list(play(GREEDY, 3))
    assert len(found) > 5
    assert len({each.won for each in found}) == 1
