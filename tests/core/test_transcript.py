"""A game being played and written down at the same time."""

from typing import Any

import pytest

from postroad.core.refusals import Refused
from tests.conformance.cases import Case
from tests.core.played import ROAD, TAXIS, begun, checked, play_on

FIRST = Case("thurn-taxis", {"first": 0}, 2)


def test_a_refused_action_changes_nothing() -> None:
    transcript = begun(FIRST)
    before, lines = transcript.position.fingerprint(), list(transcript.entries)
    with pytest.raises(Refused):
        transcript.apply(0, transcript.game.parse("end"))
    assert transcript.position.fingerprint() == before
    assert transcript.entries == lines


def test_what_showed_nothing_new_can_be_taken_back() -> None:
    transcript = begun(ROAD)
    before = transcript.record().text()
    transcript.apply(0, transcript.game.legal(transcript.position, 0)[0])
    assert transcript.undo()
    assert transcript.record().text() == before
    assert transcript.game.to_act(transcript.position) == [0, 1, 2]


def test_a_choice_is_withdrawn_from_among_the_others() -> None:
    transcript = begun(ROAD)
    chosen = [transcript.game.legal(transcript.position, seat)[seat] for seat in range(3)]
    for seat in (0, 1):
        transcript.apply(seat, chosen[seat])
    assert transcript.withdraw(0)
    assert transcript.game.to_act(transcript.position) == [0, 2]
    seen: Any = transcript.game.view(transcript.position, 1)
    assert seen.players[1].choice == chosen[1]
    for seat in (0, 2):
        transcript.apply(seat, chosen[seat])
    assert transcript.position.turn() == (1, 0)


def test_only_a_choice_that_is_not_revealed_can_be_withdrawn() -> None:
    road, taxis = begun(ROAD), begun(FIRST)
    assert not road.withdraw(0)
    taxis.apply(0, taxis.game.parse("draw"))
    assert not taxis.withdraw(0)
    for seat in range(3):
        road.apply(seat, road.game.legal(road.position, seat)[0])
    assert not road.withdraw(0)


def test_what_showed_a_card_cannot_be_taken_back() -> None:
    transcript = begun(FIRST)
    transcript.apply(0, transcript.game.parse("draw"))
    assert not transcript.undo()


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    assert not begun(TAXIS).undo()


def test_several_actions_are_taken_back_one_by_one_up_to_the_last_that_showed_something() -> None:
    transcript = begun(FIRST)
    for text in ("draw", "call postmaster", "draw"):
        transcript.apply(0, transcript.game.parse(text))
    before = transcript.record().text()
    play = next(action for action in transcript.game.legal(transcript.position, 0) if action.do == "play")
    transcript.apply(0, play)
    transcript.apply(0, transcript.game.parse("end"))
    assert transcript.undo()
    assert transcript.undo()
    assert not transcript.undo()
    assert transcript.record().text() == before


def test_nothing_before_a_resignation_can_be_taken_back() -> None:
    transcript = play_on(begun(Case("thurn-taxis", {}, 3)), rounds=3)
    transcript.resign(1)
    assert not transcript.undo()


@pytest.mark.parametrize("seat", [-1, 3])
def test_who_does_not_sit_there_cannot_resign(seat: int) -> None:
    with pytest.raises(ValueError, match="cannot resign"):
        begun(ROAD).resign(seat)


def test_nobody_resigns_twice() -> None:
    transcript = begun(ROAD)
    transcript.resign(2)
    with pytest.raises(ValueError, match="seat 2 cannot resign now"):
        transcript.resign(2)


def test_nobody_resigns_within_a_round_of_kings_road() -> None:
    transcript = begun(ROAD)
    transcript.apply(0, transcript.game.legal(transcript.position, 0)[0])
    with pytest.raises(ValueError, match="cannot resign"):
        transcript.resign(1)


def test_nobody_resigns_from_a_game_that_is_over() -> None:
    for transcript in (play_on(begun(ROAD)), play_on(begun(TAXIS), "sensible")):
        assert transcript.is_over()
        with pytest.raises(ValueError, match="cannot resign"):
            transcript.resign(0)


@pytest.mark.parametrize("seats", [3, 4])
def test_whoever_is_left_alone_has_won(seats: int) -> None:
    transcript = play_on(begun(Case("thurn-taxis", {}, seats)), rounds=5)
    for seat in range(1, seats):
        assert not transcript.is_over()
        transcript.resign(seat)
    assert transcript.is_over()
    result = transcript.record().result
    assert result == {"result": {"scores": None, "winners": [0]}, "reason": "resigned"}
    assert checked(transcript.record().text())
