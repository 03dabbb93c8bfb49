"""The example games: whole records, and remarks that say what the record says."""

import httpx
import pytest

from postroad.i18n import LANGUAGES, Words
from postroad.server import replays
from postroad.server.answers import Replay
from postroad.server.examples import EXAMPLES
from tests.server.served import browser
from tests.server.text.forms import page


def followed(id: str) -> Replay:
    one = EXAMPLES[id]
    return replays.replay(id, replays.read(one.record.encode()), title=one.title, notes=one.notes)


def keys(replay: Replay, step: int) -> list[str]:
    return [event.key.split("-event-")[-1] for event in replay.frames[step].events]


def gained(replay: Replay, step: int, seat: int) -> int:
    return replay.frames[step].scores[seat] - replay.frames[step - 1].scores[seat]


@pytest.mark.parametrize("id", EXAMPLES)
def test_every_example_is_a_finished_game_of_three_kinds_with_remarks_that_are_shown(id: str) -> None:
    replay = followed(id)
    assert replay.result
    assert replay.game == EXAMPLES[id].game
    assert [step for step, frame in enumerate(replay.frames) if frame.note] == list(EXAMPLES[id].steps)
    assert len(EXAMPLES[id].steps) >= 6
    for step in EXAMPLES[id].steps:  # the page leaves out the steps in which somebody only has chosen
        assert step == 0 or keys(replay, step) != ["chosen"], step
    for language in LANGUAGES:
        words = Words(language)
        for key in (EXAMPLES[id].title, f"{EXAMPLES[id].title}-about", *EXAMPLES[id].notes.values()):
            assert words.text(key), key


def test_there_are_three_of_both_games() -> None:
    assert len(EXAMPLES) == 3
    assert {one.game for one in EXAMPLES.values()} == {"thurn-taxis", "kings-road"}


def test_the_remarks_on_the_last_coach_are_true() -> None:
    replay = followed("last-coach")
    assert replay.players == ["counter", "racer"]
    assert replay.frames[0].scores == [-20, -20]
    assert replay.frames[51].notation == "close province bayern"
    assert replay.frames[51].events[0].arguments["count"] == 3
    assert (keys(replay, 55)[0], replay.frames[55].events[-1].arguments["carriage"]) == ("call", 4)
    assert (gained(replay, 142, 0), replay.frames[138].events[0].arguments["count"]) == (12, 7)
    assert (replay.frames[193].scores, gained(replay, 193, 1)) == ([8, 18], 7)  # six, and one for the office
    assert replay.frames[197].events[0].arguments["count"] == 6
    assert replay.frames[202].scores == [19, 18]
    assert [frame.seat for frame in replay.frames[188:195]] == [1] * 7, "the racer closed a route the turn before"
    assert replay.frames[208].scores == [19, 18]
    assert len(replay.frames) == 209


def test_the_remarks_on_three_on_the_road_are_true() -> None:
    replay = followed("three-on-the-road")
    assert replay.players == ["counter", "counter", "builder"]
    assert [replay.frames[step].notation for step in (19, 20)] == ["abandon", "play passau new"]
    assert replay.frames[170].events[0].arguments["count"] == 7
    assert [event.arguments.get("carriage") for event in replay.frames[174].events][-1] == 5
    assert replay.frames[253].seat == 2
    assert replay.frames[319].seat == 1
    assert replay.frames[319].round - replay.frames[253].round == 4
    assert replay.frames[319].scores == [7, 24, 13]
    assert replay.frames[326].scores == [7, 24, 23]
    assert all(frame.seat == 2 for frame in replay.frames[326:]), "nobody else has another turn"


def test_the_remarks_on_the_same_thought_are_true() -> None:
    replay = followed("same-thought")
    assert replay.players == ["stage", "second-guess"]
    assert [replay.frames[step].notation for step in (1, 3)] == [replay.frames[step].notation for step in (2, 4)]
    assert replay.frames[4].scores == [0, 0]
    assert replay.frames[5].notation == "choose witch"
    assert replay.frames[6].seat == 1
    assert (replay.frames[7].scores, gained(replay, 7, 0)) == ([5, 0], 5)
    assert gained(replay, 18, 1) == 9  # eight, and one for the chain
    assert all("kings-castle knight" in replay.frames[step].notation for step in (14, 16))
    assert gained(replay, 24, 1) == 9  # four, and five for the chain
    before = [31, 36 + 6]
    assert [now - then for now, then in zip(replay.frames[28].scores, before, strict=True)] == [19, 12]
    assert replay.frames[28].scores == [50, 54]


def test_examples_are_listed_and_shown_on_both_kinds_of_pages(address: str) -> None:
    with browser(address) as someone:
        listed = someone.get("/api/examples").json()["examples"]
        assert [one["id"] for one in listed] == list(EXAMPLES)
        replay = someone.get("/api/examples/same-thought/replay").json()
        assert replay["frames"][7]["note"] == "example-same-thought-4"
        assert someone.get("/api/examples/same-thought").text == EXAMPLES["same-thought"].record
        assert httpx.get(f"{address}/api/examples/none/replay", timeout=120).status_code == 404
        plain = page(someone.get("/text/replay"))
        words = Words("en")
        assert words.text("example-last-coach") in plain.text
        shown = page(someone.get("/text/replay/example/three-on-the-road"))
        assert words.text("example-three-on-the-road-6") in shown.text
        assert "Viktor, Frieda, Berta" in shown.text
