"""The PettingZoo environments keep that package's own promises, and play by the rules."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from postroad.research.pettingzoo_env import SimultaneousEnv, TurnEnv

# Its test warns that observations with a mask are dictionaries, as those of all its own board games are.
TABLES = [("thurn-taxis", 2), ("thurn-taxis", 4), ("kings-road", 3)]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_seat_after_seat(slug: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(TurnEnv(slug, seats), num_cycles=300)
    seed_test(lambda: TurnEnv(slug, seats), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_all_at_once() -> None:
    parallel_api_test(SimultaneousEnv("kings-road", 4), num_cycles=60)
    parallel_seed_test(lambda: SimultaneousEnv("kings-road", 3), num_cycles=40)


@pytest.mark.parametrize(("slug", "seats"), [("thurn-taxis", 3), ("kings-road", 5)])
def test_a_game_ends_with_utilities_that_add_up_to_nothing(slug: str, seats: int) -> None:
    env, rng = TurnEnv(slug, seats), np.random.default_rng(1)
    env.reset(seed=2)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for seat in env.agent_iter():
        seen, reward, is_over, is_stopped, _ = env.last()
        paid[seat] += reward
        legal = np.flatnonzero(seen["action_mask"])
        assert is_over or is_stopped or legal.size
        env.step(None if is_over or is_stopped else int(rng.choice(legal)))
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


def test_both_kinds_of_environment_play_the_same_game() -> None:
    turns, together = TurnEnv("kings-road", 3), SimultaneousEnv("kings-road", 3)
    turns.reset(seed=1)
    seen, _ = together.reset(seed=1)
    rng = np.random.default_rng(3)
    while together.agents:
        actions = {
            name: int(rng.choice(legal))
            for name in together.agents
            if (legal := np.flatnonzero(seen[name]["action_mask"])).size
        }
        for name, action in actions.items():
            assert turns.agent_selection == name
            assert np.array_equal(turns.observe(name)["action_mask"], seen[name]["action_mask"])
            turns.step(action)
        seen, paid, _, _, _ = together.step(actions)
    assert turns.rewards == paid


def test_bad_input_says_what_is_wrong() -> None:
    env = TurnEnv("thurn-taxis", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action 110 is not legal for seat"):
        env.step(110)
    for wrong in (None, 1.5, "draw"):
        with pytest.raises(ValueError, match=r"owes an action: .* is no action id"):
            env.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="TurnEnv is for that"):
        SimultaneousEnv("thurn-taxis", 2)
    together = SimultaneousEnv("kings-road", 2)
    together.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0 owes an action"):
        together.step({})
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        TurnEnv("chess", 2)
