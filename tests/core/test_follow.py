"""Following records: headers, unknown keys, resignations, results, and what may not follow."""

from typing import Any

import pytest

from tests.conformance.cases import Case
from tests.core.played import (
    ROAD,
    TAXIS,
    altered,
    begun,
    checked,
    error_in,
    finished,
    lines_of,
    place_of,
    play_on,
    rewritten,
    stopped,
    text_of,
    without,
)

BOTH = pytest.mark.parametrize("case", [TAXIS, ROAD], ids=str)


@BOTH
def test_keys_that_we_do_not_know_are_ignored(case: Case) -> None:
    lines = lines_of(finished(case))
    more = {"note": "well played", "at": 1.5, "x": {"y": [None, True, {"z": []}]}}
    assert checked(text_of([{**more, **line} for line in lines]))
    assert checked(text_of([{**line, **more} for line in lines]))


@BOTH
def test_keys_may_stand_in_any_order(case: Case) -> None:
    lines = lines_of(finished(case))
    turned = [{key: line[key] for key in reversed(line)} for line in lines]
    turned[-1]["result"] = {key: turned[-1]["result"][key] for key in ("winners", "scores")}
    assert checked(text_of(turned))


@BOTH
@pytest.mark.parametrize(
    ("key", "values", "expected"),
    [
        ("format", ["postroad", None, 1, ["postroad-record"]], "not-a-record"),
        ("version", [0, 3, True, 1.0, "1", None, [], 10**40], "version-unknown"),
        ("game", ["chess", None, 1, ["thurn-taxis"], {}], "game-unknown"),
        ("rules", [0, 2, True, 1.0, "1", None, 10**40], "rules-unknown"),
        ("players", ["Ada", None, {"Ada": 1}, ["Ada", 1], [["Ada"], "Bot"]], "players-wrong"),
    ],
)
def test_a_header_with_anything_else_is_refused(case: Case, key: str, values: list[Any], expected: str) -> None:
    text = begun(case).record().text()
    for value in values:
        error = error_in(altered(text, 1, **{key: value}))
        assert (error.line, error.key) == (1, expected), value
    assert error_in(without(text, 1, key)).key == ("not-a-record" if key == "format" else expected)


@pytest.mark.parametrize(
    ("case", "changes", "reason", "rule"),
    [
        (TAXIS, {"edition": "fr"}, "edition-unknown", ""),
        (TAXIS, {"edition": None}, "setting-missing", ""),
        (TAXIS, {"edition": "custom"}, "option-missing", ""),
        (TAXIS, {"options": {"abandon": "free"}}, "option-needs-custom", ""),
        (TAXIS, {"options": {"colour": "red"}}, "option-unknown", ""),
        (TAXIS, {"options": []}, "setting-missing", ""),
        (TAXIS, {"first": 2}, "first-is-no-seat", "TT-4"),
        (TAXIS, {"first": -1}, "first-is-no-seat", "TT-4"),
        (TAXIS, {"first": True}, "setting-missing", ""),
        (TAXIS, {"first": 0.0}, "setting-missing", ""),
        (TAXIS, {"first": None}, "setting-missing", ""),
        (TAXIS, {"players": ["Ada"]}, "wrong-number-of-seats", "TT-1"),
        (TAXIS, {"players": ["x"] * 5}, "wrong-number-of-seats", "TT-1"),
        (ROAD, {"players": []}, "wrong-number-of-seats", "KR-1"),
        (ROAD, {"options": None}, "setting-missing", ""),
        (ROAD, {"options": {"hereditary_nobles": 1}}, "option-value", ""),
        (ROAD, {"options": {"hereditary_nobles": "yes"}}, "option-value", ""),
        (ROAD, {"options": {"colour": "red"}}, "option-unknown", ""),
        (ROAD, {"options": {"banners": {"mordor": [1]}}}, "region-unknown", ""),
        (ROAD, {"options": {"banners": []}}, "option-value", ""),
    ],
    ids=str,
)
def test_a_game_that_cannot_be_opened_so_is_refused(
    case: Case, changes: dict[str, Any], reason: str, rule: str
) -> None:
    error = error_in(altered(begun(case).record().text(), 1, **changes))
    assert error.refusal is not None
    assert (error.line, error.refusal.key, error.rule) == (1, reason, rule)


@pytest.mark.parametrize("switch", ["all_provinces", "abandon", "postmaster"])
@pytest.mark.parametrize("value", [None, True, 9.0, 7, "never", [], 10**30])
def test_a_custom_game_needs_known_values(switch: str, value: Any) -> None:
    options = {"all_provinces": 9, "abandon": "free", "postmaster": "empty"}
    text = begun(Case("thurn-taxis", {"edition": "custom", **options}, 2)).record().text()
    error = error_in(altered(text, 1, options={**options, switch: value}))
    assert error.refusal is not None
    assert error.refusal.key == "option-value"


# ---- the end --------------------------------------------------------------------------


@BOTH
def test_a_finished_game_without_its_result_is_refused(case: Case) -> None:
    lines = lines_of(finished(case))
    error = error_in(text_of(lines[:-1]))
    assert (error.line, error.key) == (len(lines), "result-missing")


@BOTH
def test_a_result_that_the_game_does_not_have_is_refused(case: Case) -> None:
    text = finished(case)
    last = text.count("\n")
    right = lines_of(text)[-1]["result"]
    scores, winners = right["scores"], right["winners"]
    for wrong in (
        {"result": None},
        {"result": None, "reason": "limit"},
        {"result": None, "reason": "stopped"},
        {"result": {"scores": None, "winners": winners}, "reason": "resigned"},
        {"result": {"scores": [scores[0] + 1, *scores[1:]], "winners": winners}},
        {"result": {"scores": scores, "winners": []}},
        {"result": {"scores": scores, "winners": [1 - seat for seat in winners]}},
        {"result": {"scores": scores[1:], "winners": winners}},
        {"result": {"scores": list(map(float, scores)), "winners": winners}},
        {"result": {"scores": scores}},
        {"result": right, "reason": "stopped"},
        {"result": {**right, "ranks": []}},
    ):
        error = error_in(text_of([*lines_of(text)[:-1], wrong]))
        assert (error.line, error.key) == (last, "result-wrong"), wrong


@BOTH
def test_a_running_game_has_no_scores_and_no_limit_to_tell(case: Case) -> None:
    running = play_on(begun(case), rounds=3).record().text()
    for result in ('{"scores":[0,0],"winners":[0]}', "null"):
        for reason in ("", ',"reason":"limit"', ',"reason":"resigned"', ',"reason":"tired"'):
            assert error_in(running + f'{{"result":{result}{reason}}}\n').key == "result-wrong"


@BOTH
def test_nothing_follows_a_result_but_another_game(case: Case) -> None:
    text = finished(case)
    for line in lines_of(text)[1::9]:
        error = error_in(text + text_of([line]))
        assert (error.line, error.key) == (text.count("\n") + 1, "after-the-end")


@BOTH
def test_nothing_stands_between_the_end_and_the_result(case: Case) -> None:
    lines = lines_of(finished(case))
    for line in lines[1:-1:9]:
        error = error_in(text_of([*lines[:-1], line, lines[-1]]))
        assert (error.line, error.key) == (len(lines), "after-the-end")


def test_a_result_in_the_middle_of_a_step_is_refused_there() -> None:
    lines = lines_of(finished(ROAD))
    end = lines.index({**lines[2]}) + 1
    error = error_in(text_of([*lines[:end], {"result": None, "reason": "stopped"}]))
    assert (error.line, error.key) == (end + 1, "cut-short")


@BOTH
def test_a_record_cut_off_within_a_step_is_refused_and_between_steps_is_running(case: Case) -> None:
    transcript, between = begun(case), set()
    while len(transcript.entries) < 60:
        between.add(1 + len(transcript.entries))
        play_on(transcript, "sensible", rounds=1, seed=len(between))
    lines = lines_of(transcript.record().text())[:60]
    assert {length for length in range(1, 61) if is_right(text_of(lines[:length]))} == between


def is_right(text: str) -> bool:
    try:
        checked(text)
    except ValueError:
        return False
    return True


# ---- resignations ---------------------------------------------------------------------


@BOTH
def test_a_resignation_that_leaves_one_seat_ends_the_game(case: Case) -> None:
    transcript = play_on(begun(Case(case.slug, {}, 2)), rounds=4)
    transcript.resign(0)
    text = transcript.record().text()
    assert text.endswith('{"result":{"scores":null,"winners":[1]},"reason":"resigned"}\n')
    assert rewritten(text) == text


@BOTH
def test_nothing_is_decided_after_a_resignation_that_ended_the_game(case: Case) -> None:
    lines = lines_of(finished(Case(case.slug, {"first": 0} if case is TAXIS else {}, 2)))
    opening = 7 if case is TAXIS else 1
    won = {"result": {"scores": None, "winners": [1]}, "reason": "resigned"}
    error = error_in(text_of([*lines[:opening], {"seat": 0, "do": "resign"}, *lines[opening:-1], won]))
    assert (error.line, error.key) == (opening + 2, "after-the-end")


@BOTH
def test_a_resignation_that_ended_the_game_needs_its_result(case: Case) -> None:
    text = begun(Case(case.slug, {}, 2)).record().text() + '{"seat":1,"do":"resign"}\n'
    assert error_in(text).key == "result-missing"
    assert error_in(text + '{"seat":0,"do":"resign"}\n').key == "resign-not-now"


@pytest.mark.parametrize("slug", ["thurn-taxis", "kings-road"])
def test_otherwise_the_game_is_played_on_and_won_by_one_of_the_rest(slug: str) -> None:
    for seed in range(1, 7):
        transcript = play_on(begun(Case(slug, {}, 3), seed), rounds=3, seed=seed)
        transcript.resign(seed % 3)
        text = play_on(transcript, "sensible", seed).record().text()
        assert rewritten(text) == text
        winners = lines_of(text)[-1]["result"]["winners"]
        assert winners
        assert seed % 3 not in winners


@pytest.mark.parametrize("slug", ["thurn-taxis", "kings-road"])
def test_a_seat_resigns_once(slug: str) -> None:
    transcript = begun(Case(slug, {}, 3))
    transcript.resign(1)
    text = transcript.record().text()
    error = error_in(text + '{"seat":1,"do":"resign"}\n')
    assert (error.line, error.key) == (text.count("\n") + 1, "resign-wrong")


@BOTH
@pytest.mark.parametrize("seat", [-1, 3, None, True, 1.0, "1", [1], 10**30])
def test_only_a_seat_resigns(case: Case, seat: Any) -> None:
    text = begun(case).record().text() + text_of([{"seat": seat, "do": "resign"}])
    assert error_in(text).key == "resign-wrong"


def test_nobody_resigns_within_a_round_of_kings_road() -> None:
    lines = lines_of(finished(ROAD))
    second = place_of(text_of(lines), do="choose", seat=1) - 1
    resigned = {"seat": 2, "do": "resign"}
    for place in range(2, second + 3):
        error = error_in(text_of([*lines[:place], resigned, *lines[place:]]))
        assert (error.line, error.key) == (place + 1, "resign-not-now"), place


def test_nobody_resigns_between_a_decision_and_its_consequences() -> None:
    lines = lines_of(finished(TAXIS))
    place = place_of(text_of(lines), do="take")
    error = error_in(text_of([*lines[:place], {"seat": 1, "do": "resign"}, *lines[place:]]))
    assert (error.line, error.key) == (place + 1, "draw-missing")


def test_nobody_resigns_once_a_game_is_over() -> None:
    lines = lines_of(finished(ROAD))
    error = error_in(text_of([*lines[:-1], {"seat": 2, "do": "resign"}, lines[-1]]))
    assert (error.line, error.key) == (len(lines), "resign-not-now")


# ---- what makes the reader wait or guess ----------------------------------------------


def test_a_seat_that_chooses_twice_in_a_round_is_refused() -> None:
    lines = lines_of(finished(ROAD))
    second = place_of(text_of(lines), do="choose", seat=1)
    error = error_in(text_of([*lines[: second - 1], {**lines[second - 1], "seat": 0}, *lines[second:]]))
    assert (error.line, error.key, error.rule) == (second, "line-wrong", "KR-10")


def test_seats_choose_in_their_order() -> None:
    lines = lines_of(finished(ROAD))
    error = error_in(text_of([lines[0], {**lines[1], "seat": 1}, *lines[2:]]))
    assert (error.line, error.key, error.rule) == (2, "line-wrong", "KR-10")


def test_a_round_that_a_seat_is_missing_from_is_refused() -> None:
    lines = lines_of(stopped(play_on(begun(ROAD), "sensible", rounds=4)))
    missing = [line for line in lines if (line.get("do"), line.get("seat")) != ("choose", 1)]
    error = error_in(text_of(missing))
    assert (error.key, error.rule) == ("line-wrong", "KR-10")
