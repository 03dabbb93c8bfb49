"""Tuning: what wins more games is kept, what wins no more is not, and a seed always ends with the same weights."""

from collections.abc import Sequence

import pytest

from postroad.bots.heuristics.thurn_taxis.tuning import TUNABLE, Tunable, Weights, tune


def toy(wants: float) -> Tunable:
    """A game that is won by whoever's first weight is nearer to a number."""

    def winners(seats: Sequence[Weights], seed: int) -> Sequence[int]:
        distances = [abs(weights[0] - wants) for weights in seats]
        return [seat for seat, distance in enumerate(distances) if distance == min(distances)]

    return Tunable([0.0] * 8, [(place,) for place in range(8)], 0.5, (4, 4), (0.525, 0.535), winners)


def test_a_weight_that_wins_games_is_found() -> None:
    assert abs(tune(toy(3.0), seed=1, tries=200)[0] - 3.0) < 1.0


def test_what_wins_nothing_is_not_kept() -> None:
    assert tune(toy(0.0), seed=1, tries=50) == [0.0] * 8


def test_the_same_seed_finds_the_same_weights() -> None:
    assert tune(toy(3.0), seed=2, tries=50) == tune(toy(3.0), seed=2, tries=50)


@pytest.mark.parametrize("asked", TUNABLE.values(), ids=TUNABLE)
def test_one_game_of_two_has_a_winner(asked: Tunable) -> None:
    assert asked.winners([asked.start, asked.start], 7) in ([0], [1], [0, 1], (0,), (1,), (0, 1))
