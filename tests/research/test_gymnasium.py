"""One learner among bots: Gymnasium's own checks, and games at once that are the games one by one."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from postroad.bots.bot import RandomBot
from postroad.research.batch import Batch
from postroad.research.gymnasium_env import LearnerEnv, LearnerVectorEnv

Rows = np.ndarray[tuple[int, ...], np.dtype[np.uint8]]


@pytest.mark.parametrize("slug", ["thurn-taxis", "kings-road"])
def test_gymnasium_finds_nothing_wrong(slug: str) -> None:
    check_env(LearnerEnv(slug, ["random"], loses_by_illegal=True), skip_render_check=True)


@pytest.mark.parametrize(
    ("slug", "bots", "seat"), [("thurn-taxis", ["sensible"], 1), ("kings-road", ["sensible", RandomBot()], 0)]
)
def test_a_game_against_bots_ends_with_a_reward(slug: str, bots: list[str], seat: int) -> None:
    env, rng = LearnerEnv(slug, bots, seat), np.random.default_rng(1)
    _, info = env.reset(seed=4)
    for _ in range(20_000):
        assert np.array_equal(info["action_mask"], env.action_masks())
        _, reward, is_over, is_stopped, info = env.step(np.int64(rng.choice(np.flatnonzero(info["action_mask"]))))
        if is_over or is_stopped:
            break
        assert reward == 0
    assert is_over
    assert reward in (1.0, -1 / len(bots))


@pytest.mark.parametrize("slug", ["thurn-taxis", "kings-road"])
@pytest.mark.parametrize("seat", [0, 2])
def test_many_games_at_once_always_wait_for_the_learner(slug: str, seat: int) -> None:
    asked: list[int] = []

    def first_legal(observations: Rows, masks: Rows) -> Rows:
        asked.append(len(observations))
        chosen: Rows = masks.argmax(1).astype(np.uint8)
        return chosen

    for opponents in (None, first_legal):
        env, rng = LearnerVectorEnv(slug, 3, games=6, opponents=opponents, seat=seat), np.random.default_rng(2)
        seen, info = env.reset(seed=3)
        ended, paid = 0, np.zeros(6)
        for _ in range(1500 if slug == "thurn-taxis" else 60):
            assert seen.shape == env.observation_space.shape
            assert info["action_mask"].any(1).all()
            wishes = rng.random(info["action_mask"].shape) * info["action_mask"]
            seen, rewards, is_over, is_stopped, info = env.step(wishes.argmax(1))
            assert not rewards[~(is_over | is_stopped)].any()
            ended += int((is_over | is_stopped).sum())
            paid += rewards
        assert ended > 3 or opponents
        assert np.abs(paid).sum() > 0 or opponents
    assert sum(asked) > 0


@pytest.mark.parametrize("seat", [0, 1])
def test_where_all_choose_at_once_the_learner_is_shown_what_a_batch_shows(seat: int) -> None:
    """In King's Road nobody has chosen yet where the learner chooses, as in the batch that it may have learnt from."""
    env = LearnerEnv("kings-road", ["random"], seat=seat)
    seen, _ = env.reset(seed=1)
    batch = Batch("kings-road", seats=2, games=1, seed=1)
    assert np.array_equal(seen, batch.observations[seat])
    chosen = batch.layout["has_chosen 1"]
    is_over = False
    while not is_over:
        assert env._position.to_act() == 3 or not seen[chosen].any()
        seen, _, is_over, _, _ = env.step(env.action_masks().argmax())


def test_bad_input_says_what_is_wrong() -> None:
    env = LearnerEnv("thurn-taxis", ["random"])
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action 110 is not legal now"):
        env.step(np.int64(110))
    with pytest.raises(TypeError, match=r"as in \['random'\]"):
        LearnerEnv("thurn-taxis", "random")
    with pytest.raises(ValueError, match="there is no seat 2 among 2"):
        LearnerEnv("thurn-taxis", ["random"], seat=2)
    many = LearnerVectorEnv("thurn-taxis", 2, games=3)
    many.reset(seed=1)
    with pytest.raises(ValueError, match="3 actions are needed"):
        many.step(np.zeros(2, int))
    with pytest.raises(ValueError, match="not legal in row"):
        many.step(np.full(3, 110))
