"""Tables over HTTP: whole games by the API, what a finished one gives, and what a running one does not."""

import itertools
import random
import time
from typing import Any

import httpx
import pytest

from tests.server.conftest import ON_BOTH
from tests.server.served import browser, served

DEADLINE_S = 60
ME = {"kind": "me"}
_ids = itertools.count()


def opened(host: httpx.Client, game: str, *seats: dict[str, str], **more: Any) -> str:
    wanted = {"game": game, "seats": seats, "pace": "instant", **more}
    made = host.post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def send(who: httpx.Client, table: str, kind: str, **more: Any) -> httpx.Response:
    body = {"t": kind, "table": table, "command": f"test-{next(_ids):06}", **more}
    return who.post(f"/api/tables/{table}/commands", json=body)


def finished_kings_road(anna: httpx.Client, seats: int = 2, **more: Any) -> str:
    """A game between several seats of one person, played to its end over HTTP."""
    table = opened(anna, "kings-road", *[{"kind": "me"}] * seats, **more)
    assert send(anna, table, "ready").status_code == 200
    rng = random.Random(seats)
    deadline = time.monotonic() + DEADLINE_S
    while time.monotonic() < deadline:
        for seat in range(seats):
            now = anna.get(f"/api/tables/{table}", params={"seat": seat}).json()
            if now["room"]["status"] == "over":
                return table
            menu = now["view"]["menu"]
            if menu and not now["view"]["players"][seat]["has_chosen"]:
                cards = [card for card in menu["cards"] if card not in ("witch", "knight")]
                action = {"do": "choose", "cards": rng.sample(cards, menu["count"])}
                assert send(anna, table, "act", asked=now["asked"], action=action, seat=seat).status_code == 200
    raise AssertionError("the game did not end")


@pytest.fixture(scope="module")
def over(address: str) -> str:
    with browser(address, "Anna") as anna:
        return finished_kings_road(anna)


def test_a_finished_table_gives_its_record_and_a_replay(address: str, over: str) -> None:
    record = httpx.get(f"{address}/api/tables/{over}/record", timeout=120)
    assert record.headers["content-disposition"] == f'attachment; filename="{over}.postroad.jsonl"'
    replay = httpx.get(f"{address}/api/tables/{over}/replay", timeout=120).json()
    assert replay["is_proven"]
    assert replay["players"] == ["Anna", "Anna"]
    again = httpx.post(f"{address}/api/records", content=record.content, headers={"origin": address}, timeout=120)
    assert again.status_code == 201


@ON_BOTH
def test_a_running_table_gives_neither(address: str) -> None:
    with browser(address, "Anna") as anna:
        table = opened(anna, "thurn-taxis", {"kind": "me"}, {"kind": "me"})
        send(anna, table, "ready")
        for path in ("record", "replay"):
            refused = anna.get(f"/api/tables/{table}/{path}")
            assert (refused.status_code, refused.json()["key"]) == (409, "not-over")


@ON_BOTH
def test_a_refusal_by_the_rules_names_the_rule_and_what_is_legal(address: str) -> None:
    with browser(address, "Anna") as anna:
        table = opened(anna, "thurn-taxis", {"kind": "me"}, {"kind": "me"}, options={"first": 0})
        send(anna, table, "ready")
        now = anna.get(f"/api/tables/{table}").json()
        refused = send(anna, table, "act", asked=now["asked"], action={"do": "end"}, seat=0)
        assert refused.status_code == 409
        assert refused.json()["rule"].startswith("TT-")
        assert "draw" in refused.json()["legal"]


def test_a_command_names_the_table_of_its_address(address: str, over: str) -> None:
    with browser(address, "Anna") as anna:
        table = opened(anna, "kings-road", {"kind": "me"}, {"kind": "open"})
        body = {"t": "ready", "table": over, "command": "test-wrong-0"}
        assert anna.post(f"/api/tables/{table}/commands", json=body).json()["key"] == "wrong-table"


@ON_BOTH
def test_actions_can_be_tried_without_doing_them(address: str) -> None:
    with browser(address, "Anna") as anna:
        table = opened(anna, "kings-road", {"kind": "me"}, {"kind": "me"})
        send(anna, table, "ready")
        now = anna.get(f"/api/tables/{table}", params={"seat": 0}).json()
        action = {"do": "choose", "cards": ["wild-hills", "dark-tower", "dragon"]}
        tried = anna.post(f"/api/tables/{table}/preview", json={"asked": now["asked"], "actions": [action], "seat": 0})
        assert tried.json()["view"]["players"][0]["markers"] == {"wild-hills": 1, "dark-tower": 1}
        assert tried.json()["view"]["dragons"] == 1
        assert not anna.get(f"/api/tables/{table}", params={"seat": 0}).json()["view"]["players"][0]["has_chosen"]


@ON_BOTH
def test_public_tables_are_listed_and_others_are_not(address: str) -> None:
    with browser(address, "Anna") as anna:
        hidden = opened(anna, "kings-road", {"kind": "me"}, {"kind": "open"})
        shown = opened(anna, "kings-road", {"kind": "me"}, {"kind": "open"}, is_public=True)
        listed = [one["id"] for one in httpx.get(f"{address}/api/tables", timeout=120).json()["tables"]]
        assert shown in listed
        assert hidden not in listed
        assert {one["id"] for one in anna.get("/api/me/tables").json()["tables"]} == {hidden, shown}


def test_a_link_to_a_table_can_be_scanned(address: str, over: str) -> None:
    code = httpx.get(f"{address}/api/tables/{over}/qr.svg", timeout=120)
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.text.startswith("<svg")


def test_what_happened_is_told_from_any_line_on(address: str, over: str) -> None:
    everything = httpx.get(f"{address}/api/tables/{over}/history", timeout=120).json()["lines"]
    rest = httpx.get(f"{address}/api/tables/{over}/history", params={"after": 5}, timeout=120).json()["lines"]
    assert rest == [line for line in everything if line["seq"] > 5]


@ON_BOTH
def test_games_tell_all_that_a_page_must_know(address: str) -> None:
    games = {game["slug"]: game for game in httpx.get(f"{address}/api/games", timeout=120).json()["games"]}
    taxis, road = games["thurn-taxis"], games["kings-road"]
    assert (taxis["least"], taxis["most"], road["least"], road["most"]) == (2, 4, 2, 5)
    assert len(taxis["facts"]["cities"]) == 22
    assert len(road["facts"]["regions"]) == 8
    assert set(taxis["editions"]) == {"ru", "cs", "hu", "de"}
    assert road["choices"] == {"hereditary_nobles": [False, True]}
    assert [bot["level"] for bot in taxis["bots"]] == sorted(bot["level"] for bot in taxis["bots"])
    assert "TT-31" in taxis["rule_ids"]


@pytest.mark.slow
def test_statistics_add_up_the_finished_tables(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("statistics")) as address, browser(address, "Anna") as anna:
        assert anna.get("/api/statistics/kings-road").json()["by_players"] == []
        tables = [finished_kings_road(anna, 2), finished_kings_road(anna, 3), finished_kings_road(anna, 3)]
        results = [anna.get(f"/api/tables/{table}").json()["room"]["result"] for table in tables]
        two, three = anna.get("/api/statistics/kings-road").json()["by_players"]
        assert (two["players"], two["games"], three["players"], three["games"]) == (2, 1, 3, 2)
        assert (two["is_by_rank"], two["wins"], two["variant"]) == (True, [], []), "all choose at once"
        assert two["mean_scores"] == sorted(results[0]["scores"], reverse=True)
        assert three["mean_scores"][0] == pytest.approx(sum(max(one["scores"]) for one in results[1:]) / 2)
        lost = opened(anna, "kings-road", ME, {"kind": "bot", "bot": "sensible"}, options={"hereditary_nobles": True})
        assert send(anna, lost, "ready").status_code == 200
        assert send(anna, lost, "resign").status_code == 200
        found = anna.get("/api/statistics/kings-road").json()
        assert [one["variant"] for one in found["by_players"]] == [[], [], ["option-hereditary_nobles"]]
        assert found["against"] == [{"bot": "sensible", "games": 1, "ahead": 0, "even": 0, "behind": 1}]
        assert httpx.get(f"{address}/api/statistics/kings-road", timeout=120).json()["against"] == [], "everyone's own"
        assert two["endings"] == [{"label": "points", "count": 1}]
        assert anna.get("/api/statistics/chess").status_code == 404


@ON_BOTH
def test_a_deleted_person_leaves_finished_games_that_can_be_replayed(address: str) -> None:
    with browser(address, "Ernestine") as anna, browser(address, "Boris") as boris:
        table = finished_kings_road(anna)
        assert "Ernestine" in boris.get(f"/api/tables/{table}/record").text
        assert anna.get("/api/me/export").json()["records"][table].startswith('{"format":"postroad-record"')
        anna.delete("/api/me")
        record = boris.get(f"/api/tables/{table}/record").text
        assert "Ernestine" not in record
        assert boris.get(f"/api/tables/{table}/replay").json()["is_proven"]
        assert "Ernestine" not in boris.get(f"/api/tables/{table}").text
