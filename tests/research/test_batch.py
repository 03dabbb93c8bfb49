"""A batch is many games at once: every row is the game that the rules would have played."""

from itertools import product

import numpy as np
import pytest

from postroad.core.buffers import HOLD
from postroad.core.chance import Quick, deal
from postroad.core.refusals import Refused
from postroad.core.spaces import utilities
from postroad.games import GAMES, OUR_OWN
from postroad.research.batch import Batch
from postroad.research.spaces import spaces

OURS = [game.slug for game in OUR_OWN]  # other packages may bring spaces, and need not

KINDS = [
    (slug, seats, options)
    for slug, variants in {
        "thurn-taxis": [{}, {"edition": "hu", "first": 1}],
        "kings-road": [{}, {"hereditary_nobles": True, "banners": {"dark-tower": [70000, 5]}}],
    }.items()
    for seats, options in product((2, 4), variants)
]


@pytest.mark.parametrize(("slug", "seats", "options"), KINDS)
def test_every_row_shows_the_game_that_the_rules_play(slug: str, seats: int, options: dict[str, object]) -> None:
    game, batch, known = GAMES[slug], Batch(slug, seats, games=6, seed=3, options=options), spaces(slug)
    positions = {number: game.start(options, seats, deal(3, number)) for number in range(6)}
    dealt, ended = 6, 0
    per_game = batch.rows // batch.games
    for moment in range(3500 if slug == "thurn-taxis" else 40):
        actions = batch.sample().copy()
        if moment % (97 if slug == "thurn-taxis" else 1) == 0:
            for row in range(batch.rows):
                position, seat = positions[int(batch.deals[row // per_game])], int(batch.to_act[row])
                assert bytes(batch.observations[row]) == known.observation(position, seat)
                assert bytes(batch.masks[row]) == known.mask(position, seat)
                assert batch.owed[row] == (seat in game.to_act(position))
        for row in range(batch.rows):
            if batch.owed[row]:
                position = positions[int(batch.deals[row // per_game])]
                position.advance(int(batch.to_act[row]), known.number_of(int(actions[row])))
        playing = [positions[int(number)] for number in batch.deals]
        batch.step(actions)
        for number, position in enumerate(playing):
            standings = game.standings(position)
            assert batch.done[number] == {"running": 0, "over": 1, "limit": 2}[standings.state]
            assert not batch.done[number] or tuple(batch.scores[number]) == standings.scores
            assert batch.rewards[number] == pytest.approx(utilities(standings))
            if batch.done[number]:
                assert batch.deals[number] == dealt
                positions[dealt] = game.start(options, seats, deal(3, dealt))
                dealt, ended = dealt + 1, ended + 1
    assert ended > 2


@pytest.mark.parametrize("slug", OURS)
def test_arrays_are_never_copied_and_never_move(slug: str) -> None:
    batch = Batch(slug, 2, games=3)
    before = {name: array.ctypes.data for name, array in vars(batch).items() if isinstance(array, np.ndarray)}
    batch.step_randomly(50)
    again = Batch(slug, 2, games=3)
    again.step_randomly(50)
    for name, address in before.items():
        array = getattr(batch, name)
        assert array.ctypes.data == address
        assert not array.flags.owndata
        assert np.array_equal(array, getattr(again, name)), "the same seed gives the same games"
    assert not np.array_equal(batch.observations, Batch(slug, 2, games=3).observations)
    other = Batch(slug, 2, games=3, seed=2)
    other.step_randomly(50)
    assert not np.array_equal(batch.observations, other.observations)


@pytest.mark.parametrize("slug", OURS)
def test_single_positions_are_got_and_set(slug: str) -> None:
    batch, known = Batch(slug, 3, games=4), spaces(slug)
    batch.step_randomly(20 if slug == "thurn-taxis" else 3)
    taken = batch.position(1)
    row = batch.rows // batch.games
    batch.set_position(2, taken)
    assert batch.position(2) == taken
    assert np.array_equal(batch.observations[1 * row : 2 * row], batch.observations[2 * row : 3 * row])
    seat = int(batch.to_act[2 * row])
    assert bytes(batch.observations[2 * row]) == known.observation(taken, seat)
    before = taken.pack()
    batch.step_randomly()
    assert taken.pack() == before, "a batch works on copies"


@pytest.mark.parametrize("slug", OURS)
def test_a_row_on_hold_stays_as_it_is(slug: str) -> None:
    batch = Batch(slug, 2, games=3)
    batch.step_randomly(2)
    before = [batch.position(game) for game in range(3)]
    actions = batch.sample().copy()
    row = batch.rows // batch.games
    actions[:row] = HOLD
    batch.step(actions)
    assert batch.position(0) == before[0]
    assert batch.position(1) != before[1]
    assert batch.position(2) != before[2]
    assert bytes(batch.observations[0]) == spaces(slug).observation(before[0], int(batch.to_act[0]))


@pytest.mark.parametrize("slug", OURS)
def test_bad_input_says_what_is_wrong_and_changes_nothing(slug: str) -> None:
    batch = Batch(slug, 2, games=3)
    good = batch.sample().copy()
    illegal = good.copy()
    illegal[-1] = int(np.flatnonzero(batch.masks[-1] == 0)[0])
    before = batch.observations.copy()
    for actions, why in (
        (illegal, f"action {illegal[-1]} is not legal in row {batch.rows - 1}; nothing was carried out"),
        (good[:-1], "one a row"),
        (good.astype(float), "whole numbers"),
        (np.full(batch.rows, 1000), "action ids are 0 to"),
        (np.full(batch.rows, 254, np.uint8), "not legal in row 0"),
    ):
        with pytest.raises(ValueError, match=why):
            batch.step(actions)
        assert np.array_equal(batch.observations, before)
    for game in (-1, 3):
        with pytest.raises(IndexError, match="no game"):
            batch.position(game)
    with pytest.raises(ValueError, match="3 seats does not fit a batch of 2"):
        batch.set_position(0, GAMES[slug].start({}, 3, Quick(1)))
    with pytest.raises(ValueError, match="at least one"):
        Batch(slug, 2, games=0)
    with pytest.raises(Refused, match="seats"):
        Batch(slug, 7, games=1)
    with pytest.raises(ValueError, match="no game 'chess'; there are"):
        Batch("chess", 2, games=1)


def test_a_game_without_spaces_says_so() -> None:
    with pytest.raises(ValueError, match="goofspiel has no spaces"):
        spaces("goofspiel")
