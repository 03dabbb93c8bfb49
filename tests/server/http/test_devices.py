"""Other devices: a code that adds one, a recovery code that moves everything to it."""

import asyncio
import re
from pathlib import Path

import httpx

from postroad.server import auth
from postroad.store.devices import MOST_DEVICES, Devices
from postroad.store.people import People
from postroad.store.sqlite import SqliteStore
from tests.server.http.test_people import is_nobody
from tests.server.served import browser


def test_a_recovery_code_moves_a_person_once(address: str) -> None:
    with browser(address) as old, browser(address) as new, browser(address) as third:
        code = old.post("/api/people", json={"name": "Anna"}).json()["code"]
        typed = code.upper().replace("-", " ")
        moved = new.post("/api/recover", json={"code": typed}).json()
        assert moved["name"] == "Anna"
        assert new.get("/api/me").json()["name"] == "Anna"
        assert is_nobody(old), "the old browser's secret is void"
        assert third.post("/api/recover", json={"code": code}).status_code == 403, "each code works once"
        assert third.post("/api/recover", json={"code": moved["code"]}).status_code == 200


def test_a_new_code_makes_the_old_one_void(address: str) -> None:
    with browser(address) as anna, browser(address) as other:
        old = anna.post("/api/people", json={"name": "Anna"}).json()["code"]
        new = anna.post("/api/me/recovery").json()["code"]
        assert other.post("/api/recover", json={"code": old}).status_code == 403
        assert other.post("/api/recover", json={"code": new}).status_code == 200


def device_code(who: httpx.Client, **where: str) -> dict[str, str]:
    answer = who.post("/api/me/device-code", json=where)
    assert answer.status_code == 201
    found: dict[str, str] = answer.json()
    return found


def test_a_device_code_adds_a_browser_once_and_all_stay(address: str) -> None:
    with browser(address, "Anna") as laptop, browser(address) as phone, browser(address) as stranger:
        code = device_code(laptop)["code"]
        welcome = phone.post("/api/recover", json={"code": code.upper().replace("-", " ")})
        assert welcome.json() == {"name": "Anna", "code": ""}, "the recovery code stays as it was"
        assert [who.get("/api/me").json()["name"] for who in (laptop, phone)] == ["Anna", "Anna"]
        assert laptop.get("/api/me").json()["devices"] == 2
        assert stranger.post("/api/recover", json={"code": code}).json()["key"] == "code-wrong"


def test_a_new_device_code_makes_the_one_before_void(address: str) -> None:
    with browser(address, "Anna") as laptop, browser(address) as phone:
        old, new = device_code(laptop)["code"], device_code(laptop)["code"]
        assert phone.post("/api/recover", json={"code": old}).status_code == 403
        assert phone.post("/api/recover", json={"code": new}).status_code == 200


def test_who_scans_their_own_code_keeps_it_for_the_other_device(address: str) -> None:
    with browser(address, "Anna") as laptop, browser(address) as phone:
        code = device_code(laptop)["code"]
        assert laptop.post("/api/recover", json={"code": code}).status_code == 200
        assert phone.post("/api/recover", json={"code": code}).status_code == 200


def test_the_link_holds_the_code_where_it_is_not_sent_and_leads_to_the_table(address: str) -> None:
    with browser(address, "Anna") as laptop:
        found = device_code(laptop, table="abcd2345")
        assert found["link"] == f"{address}/continue?table=abcd2345#{found['code']}"
        assert found["qr"].startswith("<svg")
        assert not found["is_reachable"], "127.0.0.1 is another machine on a phone"
        assert laptop.post("/api/me/device-code", json={"table": "../../x"}).status_code == 400


def test_the_others_can_be_signed_out(address: str) -> None:
    with browser(address, "Anna") as laptop, browser(address) as phone, browser(address) as late:
        phone.post("/api/recover", json={"code": device_code(laptop)["code"]})
        code = device_code(laptop)["code"]
        assert phone.delete("/api/me/devices").status_code == 204
        assert is_nobody(laptop)
        assert phone.get("/api/me").json()["devices"] == 1
        assert late.post("/api/recover", json={"code": code}).status_code == 403, "codes are void too"


def test_a_recovery_signs_all_devices_out(address: str) -> None:
    with browser(address) as laptop, browser(address) as phone, browser(address) as new:
        recovery = laptop.post("/api/people", json={"name": "Anna"}).json()["code"]
        phone.post("/api/recover", json={"code": device_code(laptop)["code"]})
        code = device_code(laptop)["code"]
        assert new.post("/api/recover", json={"code": recovery}).status_code == 200
        assert is_nobody(laptop)
        assert is_nobody(phone)
        assert phone.post("/api/recover", json={"code": code}).status_code == 403


def test_who_deletes_themselves_is_known_on_no_device(address: str) -> None:
    with browser(address, "Anna") as laptop, browser(address) as phone:
        phone.post("/api/recover", json={"code": device_code(laptop)["code"]})
        code = device_code(laptop)["code"]
        assert laptop.delete("/api/me").status_code == 204
        assert is_nobody(phone)
        assert phone.post("/api/recover", json={"code": code}).status_code == 403


def test_plain_pages_add_a_device_too(address: str) -> None:
    with browser(address, "Anna") as laptop, browser(address) as phone:
        page = laptop.post("/text/me/device").text
        assert "<svg" in page
        code = re.findall(r"<code>([a-z0-9-]+)</code>", page)[0]
        assert "Anna" in phone.post("/text/recover", data={"code": code}).text
        assert "Sign out everywhere else" in laptop.get("/text/me").text
        laptop.post("/text/me/only-here")
        assert is_nobody(phone)


def test_codes_are_as_long_as_their_life_is() -> None:
    """Fifty bits for ten minutes; a recovery code, which is good for years, has three times as many."""
    code = auth.new_device_code()
    assert auth.is_device_code(auth.plain_code(f" {code.upper()} "))
    assert re.fullmatch(r"[a-z2-9]{5}-[a-z2-9]{5}", code)
    assert not auth.is_device_code(auth.new_code())


def test_a_device_code_is_good_for_ten_minutes(tmp_path: Path) -> None:
    now = 0

    async def run() -> None:
        nonlocal now
        store = SqliteStore(tmp_path / "x.db")
        people, devices = People(store, lambda: now), Devices(store, lambda: now)
        anna = await people.create("Anna", "first", None)
        await devices.offer(anna.id, "code", 600_000)
        now = 599_999
        assert await devices.owner("code") == anna.id
        now = 600_000
        assert await devices.owner("code") is None
        await store.close()

    asyncio.run(run())


def test_two_at_the_same_moment_do_not_both_get_in_and_old_devices_go(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "x.db")
        now = 0
        people, devices = People(store), Devices(store, lambda: now)
        anna = await people.create("Anna", "first", None)
        await devices.offer(anna.id, "code", 600_000)
        racers = [devices.add(anna.id, "code", f"racer {n}") for n in range(5)]
        assert sorted(await asyncio.gather(*racers)) == [False] * 4 + [True]
        for now in range(1, MOST_DEVICES + 1):
            await devices.offer(anna.id, f"code {now}", 600_000)
            assert await devices.add(anna.id, f"code {now}", f"device {now}")
        assert await devices.count(anna.id) == 1 + MOST_DEVICES
        assert await people.by_secret("first") is not None
        assert [await people.by_secret(f"racer {n}") for n in range(5)] == [None] * 5
        await store.close()

    asyncio.run(run())
