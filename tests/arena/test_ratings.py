"""Ratings: planted strengths are found again."""

import numpy as np
import pytest

from postroad.arena.contest import Contest
from postroad.arena.intervals import Bootstrap
from postroad.arena.match import Outcome
from postroad.arena.ratings import Rating, comparisons, ratings
from tests.arena.outcomes import contest, outcome, played


def rated(planned: Contest, outcomes: list[Outcome], anchor: int = 0) -> list[Rating]:
    counts = comparisons(outcomes, planned.blocks, len(planned.bots))
    return ratings(counts, anchor, Bootstrap(planned.blocks, resamples=200))


@pytest.mark.parametrize("players", [2, 4])
def test_planted_strengths_are_found(players: int) -> None:
    strengths = [1.0, 2.0, 4.0, 0.5]
    planned = contest("a", "b", "c", "d", players=players, games=1200)
    found = [rating.elo for rating in rated(planned, played(planned, strengths))]
    assert found == pytest.approx(400 * np.log10(strengths), abs=25)


def test_the_interval_holds_a_planted_strength() -> None:
    planned = contest("a", "b", games=1000)
    low, high = rated(planned, played(planned, [1, 2]))[1].interval or (0, 0)
    assert low < 120.4 < high
    assert high - low < 80


def test_40_percent_at_a_table_of_four_equals_are_120_elo() -> None:
    games = [outcome(block=b, seats=(1, 0, 0, 0), winners=(0 if b < 400 else 1,)) for b in range(1000)]
    planned = contest("a", "b", players=4, games=4000)
    assert rated(planned, games)[1].elo == pytest.approx(120.4, abs=1)


def test_a_shared_victory_counts_for_both() -> None:
    games = [outcome(block=block, winners=(0, 1)) for block in range(20)]
    assert [rating.elo for rating in rated(contest(games=40), games)] == pytest.approx([0, 0])


def test_a_bot_that_won_everything_has_no_bounded_rating() -> None:
    games = [outcome(block=block) for block in range(20)]
    assert [rating.is_bounded for rating in rated(contest(games=40), games, anchor=1)] == [False, True]


def test_a_bot_that_lost_everything_leaves_the_others_bounded() -> None:
    planned = contest("a", "b", "c", games=40)
    found = rated(planned, played(planned, [1, 1, 0]))
    assert [rating.is_bounded for rating in found] == [True, True, False]
