"""The sequential test: its errors are as rare as it says."""

import numpy as np
import pytest

from postroad.arena.sprt import sprt

RUNS = 1000


def decisions(truth: float, par: float, games: int, seed: int) -> list[str]:
    random = np.random.default_rng(seed)
    return [sprt((random.binomial(games, truth, size=4000) / games).tolist(), par).decision for _ in range(RUNS)]


@pytest.mark.parametrize(("par", "games"), [(0.5, 2), (0.25, 4)])
def test_par_is_taken_for_more_about_5_times_in_100(par: float, games: int) -> None:
    assert decisions(par, par, games, seed=1).count("accept H1") / RUNS == pytest.approx(0.05, abs=0.025)


@pytest.mark.parametrize(("par", "games"), [(0.5, 2), (0.25, 4)])
def test_five_points_more_are_taken_for_par_about_5_times_in_100(par: float, games: int) -> None:
    assert decisions(par + 0.05, par, games, seed=2).count("accept H0") / RUNS == pytest.approx(0.05, abs=0.025)


def test_a_few_blocks_decide_nothing() -> None:
    assert sprt([0.5, 1.0, 0.5], 0.5).decision == "continue"


def test_winning_everything_is_soon_enough() -> None:
    verdict = sprt([1.0] * 100, 0.5)
    assert verdict.decision == "accept H1"
    assert verdict.blocks < 20


def test_the_first_verdict_stands() -> None:
    assert sprt([0.0] * 40 + [1.0] * 400, 0.5).decision == "accept H0"
