"""Analyses on the server: asked for by people in turn, kept as they grow, and gone on with after a kill."""

import json
import secrets
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from postroad.analysis.judgement import Alternative
from postroad.analysis.puzzles import puzzles
from postroad.core.chance import Quick
from postroad.core.follow import verify
from postroad.games import GAMES
from postroad.server import replays
from postroad.server.studies import messages
from postroad.server.studies.worker import analysed
from tests.faults.running import running
from tests.server.served import browser, served
from tests.server.text.forms import page, press

RECORDS = Path(__file__).parents[1] / "records"
SHORT = RECORDS / "kings-road" / "plain-2.postroad.jsonl"
PATIENCE_S = 480  # analyses stand back behind everything else, other tests too


def brought(client: httpx.Client, record: Path) -> str:
    answer = client.post("/api/records", content=record.read_bytes())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["replay"])


def wanted(client: httpx.Client, id: str, effort: str = "quick", kind: str = "record") -> str:
    answer = client.post("/api/analyses", json={"kind": kind, "id": id, "effort": effort})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["analysis"])


def until(client: httpx.Client, id: str, is_enough: Any) -> dict[str, Any]:
    """The analysis as soon as it has come so far."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        found: dict[str, Any] = client.get(f"/api/analyses/{id}").json()
        if is_enough(found):
            return found
        time.sleep(0.2)  # between two questions
    raise AssertionError(f"it came no further than {found['judged']} of {found['total']}: {found['state']}")


def said(judged: list[Any]) -> list[dict[str, Any]]:
    """What a process says of the short game, as it arrives."""
    found: list[dict[str, Any]] = msgspec.json.decode(
        msgspec.json.encode(list(analysed(SHORT.read_text(), "quick", judged)))
    )
    return found


def test_what_is_expected_is_told_up_to_the_first_draw() -> None:
    """The display is filled after a card is taken: what is taken from it next nobody could know."""
    game = GAMES["thurn-taxis"]
    moves = [(0, game.parse(text)) for text in ("take 2", "call postmaster", "take 2")]
    line = list(
        messages._line(game, game.start({"first": 0}, 2, Quick(1)), Alternative(moves[0][1], (), 0.0, (*moves,)))
    )
    assert [bool(step.events) for step in line] == [True, False, False]
    assert [step.notation for step in line] == ["take 2", "call postmaster", "take 2"]


def test_what_was_judged_before_is_not_judged_again() -> None:
    whole = said([])
    rest = said([line["moment"] for line in whole[1:4]])
    assert rest[1]["number"] == 3
    assert rest[1:] == whole[4:], "the same words, and the same sum"


@pytest.mark.slow
def test_an_analysis_is_asked_for_grows_and_survives(tmp_path: Path) -> None:
    flags = ("--analyses-each", "2", "--analyses-waiting", "3")
    with served(tmp_path, *flags) as address, browser(address, "Ada") as ada, browser(address, "Bea") as bea:
        long = brought(ada, RECORDS / "thurn-taxis" / "de-2.postroad.jsonl")
        first = wanted(ada, long, "normal")
        until(ada, first, lambda found: found["judged"] >= 2)
        second = wanted(ada, long, "quick")
        third = bea.post("/api/analyses", json={"kind": "example", "id": "same-thought", "effort": "quick"})
        assert third.status_code == 201
        full = bea.post("/api/analyses", json={"kind": "record", "id": brought(bea, SHORT), "effort": "quick"})
        assert (full.status_code, full.json()["key"]) == (429, "analyses-full")
        assert bea.get(f"/api/analyses/{second}").json()["state"] == "waiting"
        assert bea.delete(f"/api/analyses/{first}").json()["key"] == "analysis-not-yours"
        with browser(address) as stranger:  # may look, but not ask
            assert stranger.get(f"/api/analyses/{first}").status_code == 200
            asked = stranger.post("/api/analyses", json={"kind": "record", "id": long, "effort": "normal"})
            assert asked.json() == {"analysis": first}, "it is there already"
            other = stranger.post("/api/analyses", json={"kind": "example", "id": "last-coach", "effort": "quick"})
            assert other.json()["key"] == "who-are-you"
        assert ada.delete(f"/api/analyses/{first}").status_code == 204
        assert ada.get(f"/api/analyses/{first}").json()["state"] == "stopped"
        wrong = ada.post("/api/analyses", json={"kind": "table", "id": "a" * 16})
        assert wrong.json()["key"] == "table-unknown"
        done = until(bea, third.json()["analysis"], lambda found: found["state"] == "done")
        assert done["judged"] == done["total"] == len(done["moments"])
        for seat, sums in enumerate(done["summary"]["seats"]):
            whole = sums["start"] + sums["own"] + sums["given"] + sums["luck"]
            assert whole == pytest.approx(sums["result"]), seat
        looked = ada.get(
            f"/text/study/example/same-thought/{third.json()['analysis']}", headers={"accept-language": "de"}
        )
        assert looked.status_code == 200
        for words in ("Genauigkeit", "Markierte Entscheidungen", "Gewinnchancen"):  # the same on a plain page
            assert words in looked.text
        branch = press(ada, page(looked).form("/play-on"))
        assert "King's Road" in branch.headings
        assert press(ada, branch.form("/ready")).has("/resign")
        log = ada.get("/text/replay/example/same-thought").text
        assert 'action="/text/study/example/same-thought"' in log
        pressed = ada.post("/text/study/example/same-thought")
        assert pressed.headers["location"].endswith(third.json()["analysis"])
        metrics = ada.get("/metrics").text
        assert 'postroad_analyses_total{result="stopped"} 1.0' in metrics
        assert 'postroad_refusals_total{key="analyses-full"} 1.0' in metrics


@pytest.mark.slow
def test_an_analysis_goes_on_after_a_kill(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = server.person("Canary0001")
        analysis = wanted(ada, "last-coach", "quick", "example")
        before = until(ada, analysis, lambda found: found["judged"] >= 3)
        server.kill()
        server.start()
        done = until(server.browser(), analysis, lambda found: found["state"] == "done")
        assert done["moments"][: before["judged"]] == before["moments"], "nothing was judged anew"
        kept = server.rows("select record, person from analysis")
        assert kept == [("", None)], "no more is kept than what anyone may see"


def begun(client: httpx.Client, table: str) -> dict[str, Any]:
    """A table as soon as its only person is asked something."""
    assert say(client, table, "ready").status_code == 200
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        found: dict[str, Any] = client.get(f"/api/tables/{table}").json()
        if found["asked"] is not None:
            return found
        time.sleep(0.1)  # while bots think
    raise AssertionError("nobody was asked")


def say(client: httpx.Client, table: str, what: str, **more: Any) -> httpx.Response:
    command = {"t": what, "table": table, "command": secrets.token_hex(8), **more}
    return client.post(f"/api/tables/{table}/commands", json=command)


def against_bots(client: httpx.Client, game: str, *others: dict[str, str], **more: Any) -> str:
    seats = [{"kind": "me"}, *(others or ({"kind": "bot", "bot": "sensible"},))]
    answer = client.post("/api/tables", json={"game": game, "seats": seats, "pace": "instant", **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


@pytest.mark.slow
@pytest.mark.parametrize("game", ["thurn-taxis", "kings-road"])
def test_hints_come_in_three_steps_and_mark_the_game(address: str, game: str) -> None:
    with browser(address, "Ada") as ada, browser(address, "Bea") as bea:
        table = against_bots(ada, game)
        asked = begun(ada, table)["asked"]
        steps = [ada.post(f"/api/tables/{table}/hint", json={"asked": asked, "step": step}) for step in (1, 2, 3)]
        assert [one.status_code for one in steps] == [200] * 3, [one.text for one in steps]
        kind, action, reason = [one.json() for one in steps]
        assert kind["action"] is None, "the first step says no more than the kind"
        assert action["chance"] is None
        assert action["events"], "what to do is said in words too"
        assert reason["action"] == action["action"]
        assert reason["kind"] == kind["kind"]
        assert 0 < reason["chance"] < 1
        lines = ada.get(f"/api/tables/{table}/history").json()["lines"]
        assert [line["kind"] for line in lines].count("hint") == 1, "one line for one question"
        shown = page(ada.get(f"/text/tables/{table}"))
        for label in ("Hint", "Which one?", "Why?"):  # the same on a plain page
            assert [button[2] for button in shown.form("/hint").buttons] == [label]
            shown = press(ada, shown.form("/hint"))
        assert "Chance of winning it expects" in shown.text
        assert not shown.has("/hint")
        # Of a running game there is nothing but hints: no analysis, also not of what went before, and no going on.
        for place, more in (("analyses", {}), ("branches", {"decisions": 1, "seat": 0, "bot": "sensible"})):
            refused = ada.post(f"/api/{place}", json={"kind": "table", "id": table, **more})
            assert (refused.status_code, refused.json()["key"]) == (409, "not-over")
        assert ada.post(f"/text/study/table/{table}").status_code == 409
        assert say(ada, table, "act", asked=asked, action=action["action"]).status_code == 200
        assert ada.post(f"/api/tables/{table}/hint", json={"asked": asked}).status_code == 409
        assert bea.post(f"/api/tables/{table}/hint", json={"asked": asked}).json()["key"] == "no-seat"
        assert say(ada, table, "resign").status_code == 200
        assert ada.get(f"/api/tables/{table}").json()["room"]["result"]["hinted"] == [0]
        record = ada.get(f"/api/tables/{table}/record").text
        assert json.loads(record.splitlines()[-1])["hinted"] == [0]
        plain = against_bots(ada, game)
        begun(ada, plain)
        assert say(ada, plain, "resign").status_code == 200
        finished = {one["table"]: one["is_rated"] for one in ada.get("/api/me/page").json()["page"]["finished"]}
        assert finished == {table: False, plain: True}
        assert "Played with hints, so unrated: Ada." in ada.get(f"/text/tables/{table}").text


@pytest.mark.slow
def test_people_have_hints_only_where_they_agreed(address: str) -> None:
    with browser(address, "Ada") as ada, browser(address, "Bea") as bea:
        for is_agreed in (False, True):
            table = against_bots(ada, "kings-road", {"kind": "open"}, has_hints=is_agreed)
            assert say(bea, table, "join").status_code == 200
            assert say(bea, table, "ready").status_code == 200
            asked = begun(ada, table)["asked"]
            answer = ada.post(f"/api/tables/{table}/hint", json={"asked": asked})
            assert answer.json().get("key") == (None if is_agreed else "hints-not-agreed")
            assert ada.get(f"/api/tables/{table}").json()["room"]["has_hints"] == is_agreed


@pytest.mark.slow
@pytest.mark.parametrize("opens_hands", [False, True])
def test_a_game_goes_on_from_any_moment_and_its_record_verifies(address: str, opens_hands: bool) -> None:
    with browser(address, "Ada") as ada:
        wanted = {"kind": "example", "id": "last-coach", "decisions": 40, "seat": 1, "bot": "sensible"}
        answer = ada.post("/api/branches", json={**wanted, "opens_hands": opens_hands})
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        now = begun(ada, table)
        assert now["room"]["is_branched"]
        assert now["eye"] == 1
        before = ada.get("/api/examples/last-coach/replay").json()["frames"][40]["view"]
        assert now["view"]["players"][1]["offices"] == before["players"][1]["offices"]
        told = ada.get(f"/api/tables/{table}/history").text
        assert "hands" not in told, "what was dealt is nobody's to see"
        assert say(ada, table, "resign").status_code == 200
        record = ada.get(f"/api/tables/{table}/record").content
        recorded = replays.read(record)
        assert recorded.record.branch is not None
        assert verify(recorded).result is not None
        for wrong, key in (({"seat": 7}, "branch-no-such-seat"), ({"decisions": 9999}, "branch-after-the-end")):
            assert ada.post("/api/branches", json={**wanted, **wrong}).json()["key"] == key


@pytest.mark.slow
def test_puzzles_are_listed_tried_and_answered(address: str) -> None:
    with browser(address) as stranger:
        found = stranger.get("/api/puzzles").json()
        for game in ("thurn-taxis", "kings-road"):
            id = found["daily"][game]
            assert id in [one["id"] for one in found["puzzles"]]
            now = stranger.get(f"/api/puzzles/{id}").json()
            assert now["view"]["seat"] == now["seat"]
            puzzle = next(one for one in puzzles(game) if one.id == id)
            encode = puzzle.game.encode
            best, other = [encode(one.action) for one in (puzzle.alternatives[0], puzzle.alternatives[-1])]
            verdicts = [
                stranger.post(f"/api/puzzles/{id}/answer", json={"action": one}).json() for one in (best, other)
            ]
            assert [one["is_solved"] for one in verdicts] == [True, False], verdicts
            assert any(one["is_best"] for one in verdicts[1]["values"]), "the best one is shown"
            assert [one["is_chosen"] for one in verdicts[0]["values"]].count(True) == 1
            wrong = stranger.post(f"/api/puzzles/{id}/answer", json={"action": {"do": "fly"}})
            assert wrong.status_code in (400, 409)
        assert stranger.get("/api/puzzles/kings-road-none").status_code == 404


def test_what_an_older_version_has_judged_can_still_be_read() -> None:
    kept = b'{"start":0.5,"own":-0.1,"error":0.01,"given":0.2,"luck":0.4,"result":1.0,"accuracy":0.9}'
    assert msgspec.json.decode(kept, type=messages.StudySeat).luck_error is None
