"""Regret matching finds equilibria that are known, and comes near those that are not."""

import numpy as np
import pytest

from postroad.bots.heuristics.kings_road.equilibrium import nash_conv, solve


def test_rock_paper_scissors_is_played_evenly() -> None:
    matrix = np.array([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]])
    row, column = solve(matrix, 2000)
    assert row == pytest.approx([1 / 3] * 3, abs=0.02)
    assert column == pytest.approx([1 / 3] * 3, abs=0.02)


def test_a_dominant_choice_is_always_made() -> None:
    row, column = solve(np.array([[1.0, 2.0], [3.0, 4.0]]), 500)
    assert row[1] > 0.99
    assert column[0] > 0.99


def test_little_can_be_gained_against_the_mixture_of_a_large_game() -> None:
    matrix = np.random.default_rng(1).uniform(0, 1, (120, 110))
    solved, even = solve(matrix, 1000), (np.full(120, 1 / 120), np.full(110, 1 / 110))
    assert nash_conv(matrix, *solved) < 0.01 < nash_conv(matrix, *even)
