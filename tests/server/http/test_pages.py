"""A page of one's own, who else may see it, people one has played with, the ladder."""

import json
from pathlib import Path
from typing import Any

import httpx
from click.testing import CliRunner

from postroad.cli import main
from tests.faults.sockets import begun, now, opened, send
from tests.server.conftest import ON_BOTH
from tests.server.served import browser, served


def finish(game: str, winner: httpx.Client, loser: httpx.Client) -> str:
    """A game that ends because one of two gives up."""
    table = begun(game, winner, loser)
    assert send(loser, "resign", table).status_code == 200
    return table


def own(who: httpx.Client) -> dict[str, Any]:
    answer = who.get("/api/me/page")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@ON_BOTH
def test_results_people_and_ratings_follow_from_finished_games(address: str) -> None:
    with browser(address, "Ada") as ada, browser(address, "Ben") as ben:
        assert own(ada)["page"]["games"] == 0
        first, second = finish("kings-road", ada, ben), finish("thurn-taxis", ben, ada)
        mine = own(ada)
        page = mine["page"]
        assert [(one["game"], one["games"], one["won"]) for one in page["results"]] == [
            ("kings-road", 1, 1),
            ("thurn-taxis", 1, 0),
        ]
        assert [(one["table"], one["has_won"], one["place"], one["reason"]) for one in page["finished"]] == [
            (second, False, 2, "resigned"),
            (first, True, 1, "resigned"),
        ]
        assert page["finished"][0]["opponents"] == [{"name": "Ben", "bot": ""}]
        assert {one["game"] for one in page["bots"] if one["is_next"]} == {"kings-road", "thurn-taxis"}
        [met] = mine["people"]
        assert (met["name"], met["games"], met["ahead"], met["behind"]) == ("Ben", 2, 1, 1)
        ratings = {one["game"]: one for one in page["ratings"]}
        assert ratings["kings-road"]["number"] > 1500 > ratings["thurn-taxis"]["number"]
        assert ratings["kings-road"]["margin"] > 100
        assert own(ada)["page"] == page, "asked again, nothing has changed"


@ON_BOTH
def test_a_page_is_ones_own_until_one_shows_it_and_tells_nobody_of_private_tables_or_people(address: str) -> None:
    with browser(address, "Ada") as ada, browser(address, "Ben") as ben, browser(address) as reader:
        finish("kings-road", ada, ben)
        assert own(ada)["handle"] == ""
        assert ada.put("/api/me/page", json={"shows_page": True, "is_listed": False}).status_code == 204
        handle = own(ada)["handle"]
        seen = reader.get(f"/api/people/{handle}").json()
        assert (seen["name"], seen["games"]) == ("Ada", 1)
        assert seen["finished"][0]["opponents"] == [{"name": "", "bot": ""}]
        assert seen["finished"][0]["table"] == ""
        assert "p-" not in str(seen)
        assert ben.get(f"/api/people/{handle}").json()["finished"][0]["opponents"] == [{"name": "Ben", "bot": ""}]
        assert ada.put("/api/me/page", json={"shows_page": False, "is_listed": True}).status_code == 204
        assert reader.get(f"/api/people/{handle}").status_code == 404


@ON_BOTH
def test_the_ladder_lists_who_agreed_among_the_bots(address: str) -> None:
    with browser(address, "Listed") as ada, browser(address, "Hidden") as ben:
        finish("kings-road", ada, ben)
        assert ada.put("/api/me/page", json={"shows_page": False, "is_listed": True}).status_code == 204
        found = ada.get("/api/ladder/kings-road").json()
        [two] = [one for one in found["ladders"] if one["players"] == 2]
        assert found["is_listed"]
        assert "Hidden" not in str(found)
        [me] = [one for one in two["rows"] if one["is_me"]]
        assert (me["name"], me["handle"], me["rating"]["games"]) == ("Listed", "", 1)
        numbers = [one["rating"]["number"] for one in two["rows"]]
        assert numbers == sorted(numbers, reverse=True)
        assert {"greedy", "stage"} <= {one["bot"] for one in two["rows"]}
        assert ben.delete("/api/me").status_code == 204
        assert ada.get("/api/ladder/nothing").status_code == 404
        assert ada.delete("/api/me").status_code == 204
        with browser(address) as reader:
            assert "Listed" not in reader.get("/api/ladder/kings-road").text


@ON_BOTH
def test_one_invites_again_who_played_to_the_end_unless_either_blocks(address: str) -> None:
    with browser(address, "Ada") as ada, browser(address, "Ben") as ben, browser(address, "Cleo") as cleo:
        running = begun("kings-road", ada, ben)
        there = {"table": running, "seat": 1}
        assert ada.post("/api/me/invitations", json=there).json()["key"] == "not-met"
        table = finish("kings-road", ada, ben)
        there = {"table": table, "seat": 1}
        assert cleo.post("/api/me/invitations", json=there).json()["key"] == "not-met"
        invited = ada.post("/api/me/invitations", json=there).json()["table"]
        assert [one["id"] for one in ben.get("/api/me/waiting").json()["tables"]][-1] == invited
        assert [seat["name"] for seat in now(ben, invited)["room"]["seats"]] == ["Ada", "Ben"]
        back = {"table": table, "seat": 0}
        assert ben.put("/api/me/blocked", json={**back, "is_blocked": True}).status_code == 204
        assert [one["is_blocked"] for one in own(ben)["people"]] == [True]
        assert [one["is_blocked"] for one in own(ada)["people"]] == [False], "nobody learns who blocks them"
        assert ada.post("/api/me/invitations", json=there).json()["key"] == "not-invited"
        assert ben.post("/api/me/invitations", json=back).json()["key"] == "not-invited"
        again = send(ada, "rematch", table).json()["opened"]
        assert [seat["kind"] for seat in now(ada, again)["room"]["seats"]] == ["person", "open"]
        assert ben.put("/api/me/blocked", json={**back, "is_blocked": False}).status_code == 204
        assert ada.post("/api/me/invitations", json=there).status_code == 201
        assert ben.delete("/api/me").status_code == 204
        assert ada.post("/api/me/invitations", json=there).json()["key"] == "person-gone"
        assert own(ada)["people"] == []


@ON_BOTH
def test_a_table_can_be_opened_unrated(address: str) -> None:
    with browser(address, "Ada") as ada:
        table = opened(ada, "kings-road", "me", "sensible", is_rated=False)
        assert now(ada, table)["room"]["is_rated"] is False
        assert send(ada, "ready", table).status_code == 200
        assert send(ada, "resign", table).status_code == 200
        page = own(ada)["page"]
        assert (page["games"], page["ratings"], page["finished"][0]["is_rated"]) == (1, [], False)
        assert [one["behind"] for one in page["bots"] if one["bot"] == "sensible"] == [1]


def test_a_command_reckons_the_same_ratings_from_the_database(tmp_path: Path) -> None:
    with served(tmp_path) as address, browser(address, "Ada") as ada, browser(address, "Ben") as ben:
        for winner, loser in ((ada, ben), (ada, ben), (ben, ada)):
            finish("kings-road", winner, loser)
        [mine] = own(ada)["page"]["ratings"]
        done = CliRunner().invoke(main, ["ratings", "--json", "--database", str(tmp_path / "postroad.db")])
        assert done.exit_code == 0, done.output
        found = {one["name"]: one for one in json.loads(done.output)["ratings"]}
        assert set(found) == {"Ada", "Ben"}
        assert [found["Ada"][key] for key in ("rating", "margin", "games")] == [
            mine[key] for key in ("number", "margin", "games")
        ]
        printed = CliRunner().invoke(main, ["ratings", "--database", str(tmp_path / "postroad.db")]).output
        wanted = ["kings-road", "2", "Ada", str(mine["number"]), str(mine["margin"]), "3"]
        assert wanted in [line.split() for line in printed.splitlines()]
