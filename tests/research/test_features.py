"""Features: what bots judge by is what learning programs get, for every seat, by name."""

from typing import Any

import numpy as np
import pytest

from postroad.bots.heuristics.thurn_taxis.features import Score, describe
from postroad.bots.heuristics.thurn_taxis.weights import TUNED
from postroad.core.bits import members_of
from postroad.core.chance import Quick
from postroad.games import GAMES
from postroad.research.features import feature_layout, features


def positions(slug: str, seats: int) -> list[Any]:
    """Of a game in which everyone acts at random, those between rounds."""
    game, luck = GAMES[slug], Quick(3)
    position, found, last = game.start({}, seats, Quick(seats)), list[Any](), (-1, 0)
    while position.to_act():
        if position.turn() != last:
            last = position.turn()
            found.append(position.copy())
        for seat in members_of(position.to_act()):
            legal = game.view(position, seat).legal
            position.advance(seat, game.number(legal[luck.below(len(legal))]))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_weighed_and_added_up_they_are_what_a_bot_says(seats: int) -> None:
    score = Score(TUNED)
    for position in positions("thurn-taxis", seats):
        found = features("thurn-taxis", position) @ np.array(TUNED)
        for seat in range(seats):
            score.total = 0.0
            describe(position, seat, score)
            assert found[seat] == pytest.approx(score.total, abs=1e-4)


def test_columns_have_names_and_no_two_the_same_place() -> None:
    for slug, seats in (("thurn-taxis", 3), ("kings-road", 5)):
        columns = feature_layout(slug)
        position = positions(slug, seats)[-1]
        found = features(slug, position)
        places = [place for one in columns.values() for place in range(one.start, one.stop)]
        assert places == list(range(found.shape[1]))
    mine = found[:, columns["score"]][:, 0] * 10
    assert [round(float(points)) for points in mine] == [player.score for player in position.players]


def test_a_game_that_is_unknown_is_named() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        feature_layout("chess")
