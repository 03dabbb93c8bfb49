"""Notices over HTTP: subscribing, the private feed, and what is left of whoever goes."""

import sqlite3
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from postroad.server import auth
from tests.faults.running import running
from tests.faults.scene import GOOD_ROUTE, act
from tests.faults.sockets import begun, send
from tests.server.notices.receiver import BrowserKeys, PushService, push_service, until
from tests.server.served import browser, served

UNFIT = (
    "http://push.example.org/a", "https://127.0.0.1/a", "https://[::1]/a", "https://localhost/a", "https://2130706433/a",
    "https://10.0.0.1:8443/", "file:///etc/passwd", "nonsense", "https://[",
)  # fmt: skip
GAMES_ALONE = {"board", "log", "member"}  # where the number of a seat's person stays: games go on, or can be replayed
ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.mark.slow
def test_a_browser_subscribes_is_told_and_unsubscribes(tmp_path: Path, service: PushService) -> None:
    with (
        served(tmp_path, "--private-notices") as address,
        browser(address, "Ada") as ada,
        browser(address, "Ben") as ben,
    ):
        assert ada.get("/api/me/notices").json() | {"push_key": ""} == {
            "push_key": "", "devices": 0, "has_feed": False, "silent": [],
            "quiet": {"quiet_from": 0, "quiet_to": 0, "utc_offset": 0},
            "services": [], "allowed": ["webhook", "discord", "slack", "tgram", "ntfys"],
        }  # fmt: skip
        keys = BrowserKeys()
        one = keys.subscription(f"{service.address}/whole")
        assert ada.post("/api/me/push", json=one).status_code == 204
        assert ada.post("/api/me/push", json=one).status_code == 204, "twice is once"
        assert ada.get("/api/me/notices").json()["devices"] == 1
        table = begun("kings-road", ada, ben)
        until(lambda: service.bodies("/whole"))
        assert [one["path"] for one in service.messages("/whole", keys)] == [f"/t/{table}"]
        act(ada, table, GOOD_ROUTE)
        until(lambda: len(service.bodies("/whole")) == 2)
        assert service.messages("/whole", keys)[-1]["kind"] == "clear"
        until(lambda: 'postroad_notices_total{result="sent"} 2.0' in ada.get("/metrics").text)
        assert ada.delete("/api/me/push", params={"endpoint": one["endpoint"]}).status_code == 204
        assert ada.get("/api/me/notices").json()["devices"] == 0


def test_only_push_services_can_be_subscribed(address: str) -> None:
    with browser(address, "Ada") as ada:
        good = BrowserKeys().subscription("https://push.example.org/abc")
        for endpoint in UNFIT:
            refused = ada.post("/api/me/push", json={**good, "endpoint": endpoint})
            assert (refused.status_code, refused.json()["key"]) == (400, "push-unknown"), endpoint
        assert ada.post("/api/me/push", json={**good, "auth": "xx"}).status_code == 400
        assert ada.post("/api/me/push", json=good).status_code == 204


@pytest.mark.slow
def test_a_host_can_switch_the_sender_off(tmp_path: Path) -> None:
    with served(tmp_path, "--notices", "off") as address, browser(address, "Ada") as ada:
        assert ada.get("/api/me/notices").json()["push_key"] == ""
        good = BrowserKeys().subscription("https://push.example.org/abc")
        assert ada.post("/api/me/push", json=good).json()["key"] == "no-push"
        assert ada.post("/api/me/feed").status_code == 201, "feeds need no sender"


def test_quiet_hours_are_kept_and_nonsense_is_refused(address: str) -> None:
    with browser(address, "Ada") as ada:
        quiet = {"quiet_from": 1320, "quiet_to": 420, "utc_offset": 120}
        assert ada.put("/api/me/notices", json=quiet).status_code == 204
        assert ada.get("/api/me/notices").json()["quiet"] == quiet
        assert ada.put("/api/me/notices", json={**quiet, "quiet_to": 1440}).status_code == 400


def test_a_feed_lists_the_tables_that_wait(address: str) -> None:
    with browser(address, "Ada <b>") as ada, browser(address, "Ben") as ben, browser(address) as reader:
        feed = ada.post("/api/me/feed").json()
        first, second = begun("kings-road", ada, ben), begun("kings-road", ada, ben)
        assert [one["id"] for one in reader.get(feed["json"]).json()["tables"]] == [first, second]
        atom = reader.get(feed["atom"])
        assert atom.headers["content-type"] == "application/atom+xml; charset=utf-8"
        entries = ElementTree.fromstring(atom.text).findall(f"{ATOM}entry")
        assert [one.findtext(f"{ATOM}summary") for one in entries] == ["Ada <b>, Ben"] * 2
        links = [one.find(f"{ATOM}link") for one in entries]
        assert [link.get("href") for link in links if link is not None] == [
            f"{address}/t/{one}" for one in (first, second)
        ]
        act(ada, first, GOOD_ROUTE)
        assert len(ElementTree.fromstring(reader.get(feed["atom"]).text).findall(f"{ATOM}entry")) == 1


def test_a_new_address_makes_the_old_one_void_and_a_feed_can_be_removed(address: str) -> None:
    with browser(address, "Ada") as ada:
        old, new = ada.post("/api/me/feed").json(), ada.post("/api/me/feed").json()
        assert [ada.get(one["json"]).status_code for one in (old, new)] == [404, 200]
        assert ada.delete("/api/me/feed").status_code == 204
        assert ada.get(new["atom"]).status_code == 404


def test_an_address_cannot_be_guessed(address: str) -> None:
    """256 bits, looked up by their digest: what is near the address is as far from it as anything."""
    with browser(address, "Ada") as ada:
        feed = ada.post("/api/me/feed").json()["json"]
        key = feed.rpartition("/")[2].removesuffix(".json")
        assert len(key) >= 43
        near = [key[:-1], key + "x", key.swapcase(), key[1:] + key[0], "%00", "null", "..", "'or 1=1--", "x" * 500]
        near += [auth.new_secret() for _ in range(50)]
        assert {ada.get(feed.replace(key, one)).status_code for one in near} == {404}


def test_a_table_can_be_made_silent(address: str) -> None:
    with browser(address, "Ada") as ada, browser(address, "Ben") as ben:
        table = begun("kings-road", ada, ben)
        assert ada.put(f"/api/tables/{table}/notices", json={"tells": False}).status_code == 204
        assert ada.get("/api/me/notices").json()["silent"] == [table]
        assert ben.get("/api/me/notices").json()["silent"] == []


def test_plain_pages_offer_the_feed(address: str) -> None:
    with browser(address, "Ada") as ada:
        page = ada.post("/text/me/feed").text
        found = page.partition("<code>")[2].partition("</code>")[0]
        assert ada.get(found).status_code == 200


@pytest.mark.slow
def test_nothing_is_left_of_who_deletes_themselves(tmp_path: Path) -> None:
    """Subscription, feed, webhook, devices, page, rating, entry of the day and blocks: looked for in a dump."""
    with served(tmp_path) as address, browser(address, "Ada") as ada, browser(address, "Ben") as ben:
        table, over = begun("kings-road", ada, ben), begun("kings-road", ada, ben)
        assert send(ben, "resign", over).status_code == 200
        one = BrowserKeys().subscription("https://push.example.org/wilhelmina")
        assert ada.post("/api/me/push", json=one).status_code == 204
        feed = ada.post("/api/me/feed").json()["json"].rpartition("/")[2].removesuffix(".json")
        hook = "https://hooks.example.org/of-ada"
        webhook = ada.post("/api/me/services", json={"address": hook}).json()["secret"]
        code = ada.post("/api/me/device-code", json={}).json()["code"]
        with browser(address) as phone:
            phone.post("/api/recover", json={"code": code})
            secret = dict(phone.cookies)["postroad"]
        next_code = ada.post("/api/me/device-code", json={}).json()["code"]
        ada.put(f"/api/tables/{table}/notices", json={"tells": False})
        for who, seat in ((ada, 1), (ben, 0)):
            assert who.put("/api/me/page", json={"shows_page": True, "is_listed": True}).status_code == 204
            assert who.put("/api/me/blocked", json={"table": over, "seat": seat}).status_code == 204
        handle = ada.get("/api/me/page").json()["handle"]
        assert ada.post("/api/daily/kings-road").status_code == 201
        before = dump(tmp_path)
        with closing(sqlite3.connect(tmp_path / "postroad.db")) as connection:
            [(person,)] = connection.execute("select person from daily_entry").fetchall()
        traces = [one["endpoint"], one["p256dh"], one["auth"], hook, webhook, handle]
        traces += map(auth.digest, (feed, secret, next_code))
        assert not [trace for trace in traces if trace not in before], "the test looks where they are"
        assert "Ada" in str(ben.get("/api/ladder/kings-road").json())
        assert ada.delete("/api/me").status_code == 204
        left = dump(tmp_path)
        assert not [trace for trace in traces if trace in left]
        assert {line.split('"')[1] for line in before.splitlines() if person in line} > GAMES_ALONE
        assert {line.split('"')[1] for line in left.splitlines() if person in line} == GAMES_ALONE, (
            "and it names nobody"
        )
        assert "Ada" not in str(ben.get("/api/ladder/kings-road").json())
        assert ben.get(f"/api/people/{handle}").status_code == 404
        assert ben.get("/api/me").status_code == 200


def dump(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "postroad.db")) as connection:
        return "\n".join(connection.iterdump())


@pytest.mark.slow
def test_a_kill_between_storing_a_turn_and_telling_it_tells_it_once(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POSTROAD_PRIVATE_NOTICES", "true")
    with running(tmp_path) as server:
        ada, ben, keys = server.person("Ada"), server.person("Ben"), BrowserKeys()
        assert ada.post("/api/me/push", json=keys.subscription(f"{service.address}/killed")).status_code == 204
        begun("kings-road", ada, ben)  # it is stored and acknowledged, and gathered for two seconds
        server.kill()
        assert server.rows("select state from notice") == [("new",)]
        assert service.bodies("/killed") == []
        server.start()
        until(lambda: service.bodies("/killed"))
        until(lambda: not server.rows("select * from delivery"))
        server.kill()
        server.start()
        assert ada.get("/api/me/waiting").json()["tables"]
        begun("kings-road", ada, ben)
        until(lambda: len(service.bodies("/killed")) == 2)
        counts = [one["count"] for one in service.messages("/killed", keys)]
        assert counts == [1, 2], "the first turn was not told again by itself"
