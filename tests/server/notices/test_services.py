"""Services and webhooks: what is allowed, what is signed, where nothing goes, and what a service that hangs costs."""

import asyncio
import hashlib
import hmac
import json
import sqlite3
import sys
import textwrap
from pathlib import Path

import pytest

from postroad.server.notices.message_services import MessageServices, signature
from tests.faults.sockets import begun
from tests.server.notices.receiver import PushService, push_service, until
from tests.server.served import browser, served

GIVEN = {
    f"https://discord.com/api/webhooks/123456789012345678/{'a' * 68}": "discord",
    "https://ntfy.sh/some-topic": "ntfys",
    "https://hooks.slack.com/services/T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ": None,  # not allowed here
    "https://example.org/hook": "webhook",
    "discord://": None,
}


def test_a_signature_is_of_the_time_and_the_body() -> None:
    made = hmac.new(bytes.fromhex("ab" * 32), b'1700000000.{"kind":"turn"}', hashlib.sha256).hexdigest()
    assert signature("ab" * 32, 1_700_000_000, b'{"kind":"turn"}') == f"t=1700000000,v1={made}"


def local(service: PushService, path: str) -> str:
    """An address of the receiver as a service's, spoken as ntfy speaks."""
    return service.address.replace("http://", "ntfy://") + path


@pytest.mark.slow
def test_a_service_on_a_private_address_is_told_nothing_unless_the_host_allows_it() -> None:
    async def main() -> None:
        closed = MessageServices(["ntfy", "webhook"], allows_private=False)
        opened = MessageServices(["ntfy"], allows_private=True, timeout_s=60)
        try:
            assert await closed.kind_of("file:///etc/passwd") is None
            assert await closed.kind_of("syslog://") is None
            assert await closed.kind_of("discord://1/2") is None, "not allowed here"
            assert await closed.kind_of("http://example.org/hook") is None
            assert await closed.kind_of("https://example.org/hook") == "webhook"
            assert await closed.kind_of(local(service, "/topic")) == "ntfy"
            assert await closed.send(local(service, "/topic"), "title", "body") == "forbidden"
            assert await closed.send("ntfy://localhost/topic", "title", "body") == "forbidden"
            assert service.posts == []
            service.answers["/"] = (200, {})
            assert await opened.send(local(service, "/topic"), "title", "body") == "sent"
            assert b"body" in service.posts[-1][2]
            service.answers["/"] = (500, {})
            assert await opened.send(local(service, "/topic"), "title", "body") == "failed"
        finally:
            await closed.close()
            await opened.close()

    with push_service() as service:
        asyncio.run(main())


@pytest.mark.slow
def test_a_redirect_to_a_private_address_is_not_followed_a_service_may_hang_and_what_it_echoes_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Real requests of Apprise: 127.0.0.1 is taken for an address of the internet, 127.0.0.2 is what it is."""
    (tmp_path / "sitecustomize.py").write_text(
        textwrap.dedent("""
            from postroad.server.notices import outgoing
            honest = outgoing.is_public
            outgoing.is_public = lambda address: address == "127.0.0.1" or honest(address)
        """)
    )
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{':'.join(sys.path)}")

    async def main() -> None:
        closed = MessageServices(["ntfy"], allows_private=False, timeout_s=60)
        opened = MessageServices(["ntfy"], allows_private=True, timeout_s=60)
        try:
            assert await closed.send(local(inside, "/topic"), "title", "body") == "forbidden"
            outside.answers["/"] = (307, {"location": f"{inside.address}/secret"})
            assert await closed.send(local(outside, "/topic"), "title", "body") == "forbidden"
            assert len(outside.posts) == 1, "it was asked, and led elsewhere"
            assert inside.posts == []
            assert await opened.send(local(outside, "/topic"), "title", "body") == "failed", "it is answered with 201"
            assert [path for path, _, _ in inside.posts] == ["/secret"], "Apprise follows where it can"
            outside.answers["/"] = (200, {})
            outside.echoing.add("/")
            assert await closed.send(local(outside, "/topic"), "title", "body") == "sent"
            outside.hanging.add("/")
            assert await closed.send(local(outside, "/topic"), "title", "body") == "failed"
            outside.hanging.clear()
            assert await closed.send(local(outside, "/topic"), "title", "body") == "sent", "the next one is told"
        finally:
            await closed.close()
            await opened.close()

    with push_service() as outside, push_service("127.0.0.2") as inside:
        asyncio.run(main())


@pytest.mark.slow
def test_an_address_as_a_service_gives_it_is_that_service_and_no_webhook() -> None:
    async def main() -> None:
        services = MessageServices(["discord", "ntfys", "webhook"], allows_private=False)
        try:
            found = {address: await services.kind_of(address) for address in GIVEN}
            assert found == GIVEN
        finally:
            await services.close()

    asyncio.run(main())


def test_a_service_that_hangs_is_given_up_and_the_next_message_has_a_new_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stand-in for Apprise that hangs on one address and prints where it must not."""
    (tmp_path / "apprise.py").write_text(
        textwrap.dedent("""
            import time
            class Apprise:
                def __init__(self, url): self.url = url
                def notify(self, title, body):
                    print("noise")
                    time.sleep(600 if "hang" in self.url else 0)
                    return True
                @classmethod
                def instantiate(cls, url, suppress_exceptions): return cls(url) if url else None
        """)
    )
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{':'.join(sys.path)}")

    async def main() -> None:
        services = MessageServices(["ntfys"], allows_private=False, timeout_s=15)
        assert await services.send("ntfys://good", "title", "body") == "sent"
        services._timeout_s = 0.5
        assert await services.send("ntfys://hang", "title", "body") == "failed"
        services._timeout_s = 15
        assert await services.send("ntfys://good", "title", "body") == "sent"
        await services.close()
        assert services._process is None

    asyncio.run(main())


@pytest.mark.slow
def test_a_turn_reaches_a_webhook_signed_and_once_and_goes_with_the_person(tmp_path: Path) -> None:
    flags = ("--private-notices", "--services", "webhook", "--origins", "https://games.example.org")
    with push_service() as service, served(tmp_path, *flags) as address:
        origin = "https://games.example.org"
        with browser(address, "Ada", origin=origin) as ada, browser(address, "Ben", origin=origin) as ben:
            hook = f"{service.address}/hook-of-ada"
            assert ada.post("/api/me/services", json={"address": "discord://1/2"}).json()["key"] == "service-unknown"
            added = ada.post("/api/me/services", json={"address": hook}).json()
            assert added["kind"] == "webhook"
            told = ada.get("/api/me/notices").json()
            assert [one["kind"] for one in told["services"]] == told["allowed"] == ["webhook"]
            assert hook not in json.dumps(told)
            table = begun("kings-road", ben, ada)
            until(lambda: service.bodies("/hook-of-ada"))
            _, headers, body = service.posts[0]
            at, _, proof = headers["postroad-signature"].partition(",")
            made = hmac.new(bytes.fromhex(added["secret"]), at[2:].encode() + b"." + body, hashlib.sha256)
            assert proof == f"v1={made.hexdigest()}"
            assert json.loads(body)["path"] == f"https://games.example.org/t/{table}"
            assert len(service.posts) == 1
            assert ada.put("/api/me/page", json={"shows_page": True, "is_listed": True}).status_code == 204
            assert ada.post("/api/me/feed").status_code == 201
            assert ada.post("/api/daily/kings-road").status_code == 201
            assert ada.delete("/api/me").status_code == 204
            raw = b"".join(file.read_bytes() for file in tmp_path.glob("postroad.db*"))
            assert b"hook-of-ada" not in raw
            assert added["secret"].encode() not in raw
            for name in ("channel", "profile", "notice_setting", "daily_entry", "delivery", "blocked"):
                assert _rows(tmp_path, name) == 0, name


def _rows(folder: Path, name: str) -> int:
    with sqlite3.connect(f"file:{folder / 'postroad.db'}?mode=ro", uri=True) as base:
        return int(base.execute(f"select count(*) from {name}").fetchone()[0])
