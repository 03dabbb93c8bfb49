"""People: a browser with a secret, a name, a recovery code; leaving with everything."""

import httpx
import pytest

from tests.server.conftest import ON_BOTH
from tests.server.served import browser

pytestmark = ON_BOTH


def test_a_browser_becomes_someone_and_stays_so(address: str) -> None:
    with browser(address) as anna:
        welcome = anna.post("/api/people", json={"name": " Anna\u202e  Ö "}).json()
        assert welcome["name"] == "Anna Ö"
        me = {"name": "Anna Ö", "preferences": {}, "has_recovery": True, "devices": 1}
        assert anna.get("/api/me").json() == me


def test_the_secret_is_a_cookie_that_no_script_can_read(address: str) -> None:
    with browser(address) as anna:
        cookie = anna.post("/api/people", json={"name": "Anna"}).headers["set-cookie"]
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
        assert "Secure" not in cookie
        assert len(cookie.partition(";")[0].partition("=")[2]) >= 43  # 256 bits


def test_a_stranger_is_nobody(address: str) -> None:
    with browser(address) as stranger:
        assert is_nobody(stranger)
        assert stranger.patch("/api/me", json={"name": "Eve"}).json()["key"] == "who-are-you"
        stranger.cookies.set("postroad", "x" * 43)
        assert is_nobody(stranger)


def is_nobody(who: httpx.Client) -> bool:
    """Whether the server knows nobody in a browser; to say so is no error, which browsers would show in red."""
    answer = who.get("/api/me")
    return (answer.status_code, answer.json()) == (200, None)


@pytest.mark.parametrize("name", ["", " ", "\u200b", "…", "x" * 41])
def test_a_name_must_say_something(address: str, name: str) -> None:
    with browser(address) as someone:
        assert someone.post("/api/people", json={"name": name}).status_code == 400


def test_a_name_and_preferences_can_be_changed(address: str) -> None:
    with browser(address, "Anna") as anna:
        changed = anna.patch("/api/me", json={"name": "Bea", "preferences": {"theme": "dark"}})
        assert changed.json()["name"] == "Bea"
        assert anna.get("/api/me").json()["preferences"] == {"theme": "dark"}
        assert anna.patch("/api/me", json={"preferences": {"much": "x" * 5000}}).status_code == 400


def opened(host: httpx.Client, **more: object) -> str:
    """A table with its host and one open seat."""
    wanted = {"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    return str(host.post("/api/tables", json=wanted).json()["table"])


def say(who: httpx.Client, table: str, text: str) -> None:
    command = {"t": "chat", "table": table, "command": "chat-" + text[:4], "text": text}
    assert who.post(f"/api/tables/{table}/commands", json=command).status_code == 200


def test_everything_stored_can_be_taken_along_and_then_deleted(address: str) -> None:
    with browser(address, "Wilhelmina") as anna, browser(address, "Boris") as boris:
        table = opened(anna)
        say(anna, table, "hello from me")
        export = anna.get("/api/me/export")
        everything = export.json()
        assert everything["name"] == "Wilhelmina"
        assert [one["id"] for one in everything["tables"]] == [table]
        assert [one["text"] for one in everything["chat"]] == ["hello from me"]
        assert anna.delete("/api/me").status_code == 204
        assert is_nobody(anna)
        left = boris.get(f"/api/tables/{table}").text + boris.get(f"/api/tables/{table}/chat").text
        assert "Wilhelmina" not in left
        assert "hello from me" not in left


def test_a_token_plays_one_seat_and_can_be_revoked(address: str) -> None:
    with browser(address, "Anna") as anna, httpx.Client(base_url=address, timeout=120) as program:
        table, other = opened(anna), opened(anna)
        made = anna.post("/api/me/tokens", json={"table": table, "seat": 0, "label": "my  bot"}).json()
        program.headers["authorization"] = f"Bearer {made['token']}"
        ready = {"t": "ready", "table": table, "command": "ready-00"}
        assert program.post(f"/api/tables/{table}/commands", json=ready).status_code in (200, 403)
        assert program.get(f"/api/tables/{table}").json()["mine"] == [0]
        assert program.get(f"/api/tables/{other}").json()["mine"] == []
        assert program.get("/api/me/export").status_code == 403
        assert program.delete("/api/me").status_code == 403
        assert anna.get("/api/me/tokens").json()["tokens"][0]["token"] is None
        assert anna.delete(f"/api/me/tokens/{made['id']}").status_code == 204
        assert program.get(f"/api/tables/{table}").status_code == 401


def test_a_token_is_made_for_own_seats_alone(address: str) -> None:
    with browser(address, "Anna") as anna, browser(address, "Boris") as boris:
        table = opened(anna)
        refused = boris.post("/api/me/tokens", json={"table": table, "seat": 0})
        assert (refused.status_code, refused.json()["key"]) == (403, "seat-not-yours")
