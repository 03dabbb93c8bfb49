"""The games in OpenSpiel pass its own simulation test, and are the games of the rules."""

import pickle
import random

import pyspiel
import pytest

from postroad.core.refusals import Refused
from postroad.games import OUR_OWN
from postroad.research import openspiel_game


@pytest.mark.parametrize(
    ("name", "serialized"),
    [
        ("postroad_kings_road", True),
        ("postroad_kings_road(players=4,hereditary_nobles=True)", True),
        ("postroad_thurn_taxis", False),  # it would replay thousands of decisions at each of them
    ],
)
def test_open_spiel_s_own_simulation_passes(name: str, serialized: bool, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, serialized, False)
    capfd.readouterr()


def test_a_state_is_cloned_and_written_down_with_its_chance() -> None:
    game = pyspiel.load_game("postroad_thurn_taxis(players=3,edition=de)")
    state, rng = game.new_initial_state(), random.Random(1)
    assert state.chance_outcomes() == [(seat, 1 / 3) for seat in range(3)]
    for _ in range(60):
        outcomes = (
            [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(rng.choice(outcomes))
    twin = state.clone()
    again = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(again) == str(state)
    before = str(state)
    twin.apply_action((twin.legal_actions() or [outcome for outcome, _ in twin.chance_outcomes()])[0])
    assert str(state) == before


def test_observations_are_those_of_the_spaces_with_their_names() -> None:
    game = pyspiel.load_game("postroad_kings_road(players=3)")
    state = game.new_initial_state()
    layout = game.spaces.layout(3)
    seen = state.observation(1)
    assert state.observation_tensor(1) == [value for name in layout for value in seen[layout[name]]]
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert list(observer.tensor) == state.observation_tensor(1)
    assert list(observer.dict["king"]) == [1, 0, 0, 0, 0, 0, 0, 0]


def test_options_that_do_not_exist_are_refused() -> None:
    with pytest.raises((Refused, pyspiel.SpielError, RuntimeError)):
        pyspiel.load_game("postroad_thurn_taxis(edition=xx)")
    assert set(openspiel_game.TYPES) == {game.slug for game in OUR_OWN}
