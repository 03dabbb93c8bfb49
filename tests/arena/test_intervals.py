"""Intervals: known cases, and how often they hold the truth."""

from math import comb

import numpy as np
import pytest

from postroad.arena.intervals import Bootstrap, wilson


def test_wilson_of_20_in_25_is_known() -> None:
    assert wilson(20, 25) == pytest.approx((0.609, 0.911), abs=0.001)


def test_wilson_of_nothing_won_still_has_a_width() -> None:
    assert wilson(0, 20) == pytest.approx((0, 0.161), abs=0.001)


@pytest.mark.parametrize("p", [0.25, 0.5, 0.8])
def test_wilson_holds_the_truth_about_95_times_in_100(p: float) -> None:
    n = 100
    chances = [comb(n, won) * p**won * (1 - p) ** (n - won) for won in range(n + 1)]
    held = sum(chance for won, chance in enumerate(chances) if wilson(won, n)[0] <= p <= wilson(won, n)[1])
    assert held == pytest.approx(0.95, abs=0.02)


def test_the_bootstrap_holds_the_truth_about_95_times_in_100_though_a_deal_decides_much() -> None:
    random, bootstrap = np.random.default_rng(5), Bootstrap(80, resamples=400)
    held = 0
    for _ in range(600):
        deals = random.beta(2, 2, size=80)  # the chance to win depends on the deal; 0.5 on average
        cases = [(block, float(random.random() < deals[block])) for block in range(80) for _ in range(4)]
        low, high = bootstrap.rate(cases).interval or (1, 0)
        held += low <= 0.5 <= high
    assert held / 600 == pytest.approx(0.95, abs=0.03)


def test_seats_that_cancel_out_make_the_blocks_interval_narrow() -> None:
    rate = Bootstrap(50).rate((block, float(game)) for block in range(50) for game in range(2))
    assert rate.interval == (0.5, 0.5)


def test_one_block_says_nothing_of_how_blocks_differ() -> None:
    assert Bootstrap(1).rate([(0, 1.0), (0, 0.0)]).interval is None


def test_the_cautious_interval_holds_both() -> None:
    rate = Bootstrap(50).rate((block, float(game)) for block in range(50) for game in range(2))
    assert rate.cautious == rate.wilson


def test_a_mean_is_of_all_cases() -> None:
    mean = Bootstrap(2).mean([(0, 1.0), (0, 2.0), (1, 6.0)])
    assert (mean.value, mean.n) == (3.0, 3)
