"""Records as they are written: every game, byte for byte."""

import json
from typing import Any

import pytest

from postroad.core.record import RecordError
from tests.conformance.cases import CASES, Case, every_case
from tests.core.played import ROAD, SECRET, TAXIS, begun, checked, error_in, finished, play_on, rewritten, stopped

pytestmark = pytest.mark.slow  # together more than a few seconds


@every_case
def test_a_whole_game_comes_back_byte_for_byte(case: Case) -> None:
    text = finished(case)
    assert rewritten(text) == text


@every_case
def test_what_random_players_do_comes_back_byte_for_byte(case: Case) -> None:
    text = play_on(begun(case), "random", rounds=120).record().text()
    assert rewritten(text) == text


@pytest.mark.parametrize("case", [TAXIS, ROAD, Case("thurn-taxis", {"edition": "hu"}, 4)], ids=str)
def test_whole_random_games_come_back_byte_for_byte(case: Case) -> None:
    text = finished(case, "random")
    assert rewritten(text) == text


@every_case
def test_a_sealed_game_comes_back_byte_for_byte_and_proven(case: Case) -> None:
    text = finished(case, is_sealed=True)
    assert rewritten(text) == text
    assert [follower.is_proven for follower in checked(text)] == [True]


@every_case
def test_a_running_game_has_no_result_and_is_right(case: Case) -> None:
    text = play_on(begun(case), rounds=4).record().text()
    assert '"result"' not in text
    assert rewritten(text) == text


@every_case
def test_a_game_just_begun_is_right(case: Case) -> None:
    assert checked(begun(case).record().text())


def header(case: Case, *, is_sealed: bool = False) -> str:
    return begun(case, is_sealed=is_sealed).record().text().split("\n")[0]


START = '{"format":"postroad-record","version":1,"game":'
CUSTOM = {"edition": "custom", "all_provinces": 8, "abandon": "stuck", "postmaster": "first"}
BANNERS = {"hereditary_nobles": True, "banners": {"dark-tower": [9, 9, 1]}}


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        (
            Case("thurn-taxis", {"first": 1}, 3),
            '"thurn-taxis","rules":1,"edition":"ru","options":{},"players":["Ada","Žofie","Иван"],"first":1}',
        ),
        (
            Case("thurn-taxis", {"edition": "hu", "first": 0}, 2),
            '"thurn-taxis","rules":1,"edition":"hu","options":{},"players":["Ada","Žofie"],"first":0}',
        ),
        (
            Case("thurn-taxis", CUSTOM | {"first": 0}, 2),
            '"thurn-taxis","rules":1,"edition":"custom","options":{"all_provinces":8,"abandon":"stuck",'
            '"postmaster":"first"},"players":["Ada","Žofie"],"first":0}',
        ),
        (Case("kings-road", {}, 2), '"kings-road","rules":1,"options":{},"players":["Ada","Žofie"]}'),
        (
            Case("kings-road", BANNERS, 2),
            '"kings-road","rules":1,"options":{"hereditary_nobles":true,"banners":{"dark-tower":[9,9,1]}},'
            '"players":["Ada","Žofie"]}',
        ),
        (
            Case("kings-road", {"hereditary_nobles": False}, 2),
            '"kings-road","rules":1,"options":{},"players":["Ada","Žofie"]}',
        ),
    ],
    ids=str,
)
def test_the_header_is_exactly_this(case: Case, expected: str) -> None:
    assert header(case) == START + expected


def test_the_header_of_a_sealed_game_tells_its_seal_and_what_each_seat_added() -> None:
    fair = json.loads(header(TAXIS, is_sealed=True))["fair"]
    assert list(fair) == ["scheme", "commitment", "entropy"]
    assert fair["entropy"] == ["", b"dice".hex()]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_edition_and_first_are_always_written_for_thurn_taxis_and_never_for_kings_road(case: Case) -> None:
    keys = set(json.loads(header(case)))
    assert keys & {"edition", "first"} == ({"edition", "first"} if case.slug == "thurn-taxis" else set())


def test_a_finished_game_ends_with_scores_and_winners() -> None:
    for case in (TAXIS, ROAD):
        last = json.loads(finished(case).splitlines()[-1])
        assert list(last) == ["result"]
        assert list(last["result"]) == ["scores", "winners"]


def test_the_secret_stands_beside_the_result() -> None:
    last = json.loads(finished(TAXIS, is_sealed=True).splitlines()[-1])
    assert list(last) == ["result", "secret"]
    assert last["secret"] == (SECRET[:-1] + b"\x01").hex()


@pytest.mark.parametrize("case", [TAXIS, ROAD], ids=str)
def test_a_game_may_be_stopped(case: Case) -> None:
    assert checked(stopped(play_on(begun(case), rounds=7)))


@pytest.mark.slow
@pytest.mark.parametrize("case", [TAXIS, Case("kings-road", {}, 2)], ids=str)
def test_a_game_at_its_limit_says_so(case: Case) -> None:
    transcript = begun(case)
    game = case.game
    while not transcript.is_over():
        for seat in game.to_act(transcript.position):
            transcript.apply(seat, least(game.legal(transcript.position, seat)))
    text = transcript.record().text()
    assert text.endswith('{"result":null,"reason":"limit"}\n')
    assert rewritten(text) == text
    assert error_in(text.replace('"limit"', '"stopped"')).key == "result-wrong"


def least(legal: list[Any]) -> Any:
    """What brings a game no nearer to its end: no closing, always the same regions."""
    idle = [action for action in legal if action.do in ("abandon", "end", "draw")]
    return (idle or legal)[-1]


def test_several_games_may_stand_in_one_file() -> None:
    texts = [finished(TAXIS), finished(ROAD, is_sealed=True), begun(TAXIS).record().text(), finished(ROAD)]
    assert len(checked("".join(texts))) == 4
    assert rewritten("".join(texts)) == "".join(texts)


def test_an_error_in_a_later_game_is_found_at_its_line_of_the_file() -> None:
    first = finished(ROAD)
    error = error_in(first + first.replace('"winners":[', '"winners":[9,'))
    assert (error.key, error.line) == ("result-wrong", 2 * first.count("\n"))


def test_an_error_says_line_rule_and_what() -> None:
    assert str(RecordError(3, "line-wrong", "TT-10", expected="a")) == "line 3: TT-10: line-wrong: expected a"
