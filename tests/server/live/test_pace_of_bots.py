"""How long bots let people wait, as planned: nothing is measured here."""

from itertools import groupby
from types import SimpleNamespace
from typing import Any, cast

import pytest

from postroad.bots import roster
from postroad.core.chance import Quick
from postroad.games import GAMES
from postroad.server.live.bot_seat import least_wait_ms
from postroad.server.live.state import TableState

MOST_MS = 6000  # between two turns of a person, with three bots
LONGEST_TURN = 16  # actions; pacing.test.ts plans for as many


def planned_ms(pace: str, actions: int) -> int:
    """All that a bot waits in a turn of so many actions, after someone else's."""
    return sum(wait_ms(pace, 1, *[0] * done) for done in range(actions))


def wait_ms(pace: str, *played: int, asked: int | None = None) -> int:
    """What seat 0 waits that was asked by a line, the last unless told, after the acts of these seats."""
    state = SimpleNamespace(
        opened=SimpleNamespace(pace=pace),
        played=[SimpleNamespace(seq=seq, seat=seat) for seq, seat in enumerate(played)],
    )
    return least_wait_ms(cast(TableState, state), 0, len(played) - 1 if asked is None else asked)


@pytest.mark.parametrize("pace", ["calm", "brisk", "instant"])
def test_three_bots_with_the_longest_turns_take_less_than_six_seconds(pace: str) -> None:
    assert 3 * planned_ms(pace, LONGEST_TURN) <= MOST_MS


def test_a_short_turn_at_the_normal_pace_can_be_followed() -> None:
    assert [planned_ms("calm", actions) for actions in (1, 2, 5)] == [500, 750, 1300]


def test_what_another_chooses_while_a_bot_waits_changes_nothing() -> None:
    assert wait_ms("calm", 1, 0, 1, asked=1) == wait_ms("calm", 1, 0) == 250


def test_no_turn_of_a_bot_has_more_actions_than_are_planned_for() -> None:
    game: Any = GAMES["thurn-taxis"]
    bot = roster.bot("greedy", game.slug)
    for seed in range(1, 4):
        position = game.start({}, 4, Quick(seed))
        seats: list[int] = []
        while acting := game.to_act(position):
            view = game.view(position, acting[0])
            seats.append(acting[0])
            position = game.apply(position, acting[0], bot.choose(view, view.legal, Quick(len(seats)))).position
        assert max(len(list(turn)) for _, turn in groupby(seats)) <= LONGEST_TURN
