"""The tables that wait for a person: those of people, not lessons and not bots alone."""

import re

from tests.faults.scene import GOOD_ROUTE, act
from tests.faults.sockets import begun, opened, send
from tests.server.served import browser


def test_tables_where_others_wait_are_listed_longest_first(address: str) -> None:
    with browser(address, "Ada") as ada, browser(address, "Ben") as ben:
        first, second = begun("kings-road", ada, ben), begun("kings-road", ada, ben)
        waiting = ada.get("/api/me/waiting").json()["tables"]
        assert [(one["id"], one["waits"]) for one in waiting] == [(first, True), (second, True)]
        act(ada, first, GOOD_ROUTE)
        assert [one["id"] for one in ada.get("/api/me/waiting").json()["tables"]] == [second]
        assert len(ben.get("/api/me/waiting").json()["tables"]) == 2


def test_nobody_waits_at_a_table_with_bots_alone_or_at_a_first_game(address: str) -> None:
    with browser(address, "Ada") as ada:
        ada.post("/api/lessons/kings-road")
        table = opened(ada, "kings-road", "me", "sensible")
        assert send(ada, "ready", table).status_code == 200
        assert ada.get("/api/me/waiting").json()["tables"] == []
        assert len(ada.get("/api/me/tables").json()["tables"]) == 2


def test_a_plain_page_leads_to_the_next_table_after_a_turn(address: str) -> None:
    with browser(address, "Ada") as ada, browser(address, "Ben") as ben:
        first, second = begun("kings-road", ada, ben), begun("kings-road", ada, ben)
        link = f'href="/text/tables/{second}"'
        assert link not in ada.get(f"/text/tables/{first}").text, "as long as it is one's turn here"
        act(ada, first, GOOD_ROUTE)
        page = ada.get(f"/text/tables/{first}").text
        assert re.search(f"{link}>Next table waiting for you: King's Road<", page.replace("&#39;", "'"))


def test_nobody_is_waited_for_who_is_nobody_yet(address: str) -> None:
    with browser(address) as nobody:
        assert nobody.get("/api/me/waiting").json()["tables"] == []
