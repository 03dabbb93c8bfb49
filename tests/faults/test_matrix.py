"""Every message from everyone who may not send it: refused, nothing changed, nothing told that is hidden."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from tests.faults.running import running
from tests.faults.scene import KINDS, RIGHT, Scene, message, name_of, scene
from tests.faults.sockets import now, send, socket

ASKING = {"watch", "unwatch", "history"}  # whoever knows the link may look on
PREVIEW = "preview"
pytestmark = pytest.mark.slow
COMMANDS = sorted(set(RIGHT) - ASKING - {PREVIEW})
FIELDS = {name_of(kind): set(kind.__struct_fields__) for kind in KINDS}
REFUSAL = {"t", "key", "rule", "arguments", "legal", "table", "command"}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with running(tmp_path_factory.mktemp("matrix")) as server:
        yield scene(server)
        assert "unforeseen" not in server.log()


def test_every_message_has_a_row() -> None:
    assert {name_of(kind) for kind in KINDS} == set(RIGHT)


async def answer(here: Scene, who: httpx.Client | None, sent: dict[str, Any], **more: Any) -> list[dict[str, Any]]:
    """All that comes back to one message; a message known to be answered last is sent after it."""
    async with socket(here.server, who, **more) as client:
        if sent["t"] == "history" and who is None:
            await client.watch(sent["table"])
        await client.connection.send(msgspec.json.encode(sent).decode())
        if sent["t"] == "watch":
            return [await client.next("now", "refused")]
        await client.connection.send('{"t":"history","table":"nosuchtable"}')
        found = []
        while (one := await client.receive()).get("table") != "nosuchtable":
            if one["t"] not in ("present", "said"):
                found.append(one)
        return found


def check_refused(here: Scene, who: httpx.Client | None, sent: dict[str, Any], **more: Any) -> str:
    """Refused with nothing but a reason, and every table is as it was; the reason."""
    before = here.server.digest()
    found = asyncio.run(answer(here, who, sent, **more))
    assert [one["t"] for one in found] == ["refused"], (sent, found)
    assert set(found[0]) <= REFUSAL
    assert not found[0].get("legal"), found
    assert not found[0].get("arguments"), found
    check_tells_nothing(here, found)
    assert here.server.digest() == before, sent
    return str(found[0]["key"])


def check_tells_nothing(here: Scene, found: list[dict[str, Any]]) -> None:
    text = msgspec.json.encode(found).decode()
    assert not [secret for secret in here.secrets() if secret in text]
    for one in found:
        if one["t"] == "now" and one["eye"] is None and one["room"]["status"] == "playing":
            for player in one["view"]["players"]:
                assert all(player.get(field) is None for field in ("hand", "drawn", "choice"))
            assert not one["view"].get("legal")
            assert not one["view"].get("menu")
            assert one["asked"] is None


def check_looks_on(here: Scene, who: httpx.Client | None, name: str, **changed: Any) -> None:
    """Answered as to anyone who knows the link: without anything that is somebody's own."""
    before = here.server.digest()
    found = asyncio.run(answer(here, who, message(here, name, **changed)))
    assert [one["t"] for one in found] == {"watch": ["now"], "history": ["history"], "unwatch": []}[name]
    check_tells_nothing(here, found)
    if name == "history":
        drawn = [event for line in found[0]["lines"] for event in line["events"] if "draw" in event["key"]]
        assert drawn
        assert all("city" not in event["arguments"] for event in drawn)
    assert here.server.digest() == before


@pytest.mark.parametrize("name", [*COMMANDS, PREVIEW])
def test_a_stranger_may_do_nothing(here: Scene, name: str) -> None:
    assert check_refused(here, None, message(here, name)) in ("who-are-you", "no-seat")


@pytest.mark.parametrize("name", sorted(ASKING))
@pytest.mark.parametrize("who", ["stranger", "spectator"])
def test_who_looks_on_sees_what_all_may_see(here: Scene, who: str, name: str) -> None:
    check_looks_on(here, None if who == "stranger" else here.cleo, name)


@pytest.mark.parametrize("name", sorted({*COMMANDS, PREVIEW} - {"join"}))
def test_who_has_no_seat_may_only_sit_down(here: Scene, name: str) -> None:
    assert check_refused(here, here.cleo, message(here, name)) in ("no-seat", "host-only")


@pytest.mark.parametrize("name", sorted(name for name in RIGHT if "seat" in FIELDS[name]))
def test_nobody_acts_for_anothers_seat(here: Scene, name: str) -> None:
    sent = message(here, name)
    sent.setdefault("seat", 0)  # Ada's; where the host means another's seat, it stays that
    key = check_refused(here, here.ben, sent)
    assert key in ("seat-not-yours", "host-only", "seat-taken", "vote-on-self")


@pytest.mark.parametrize("name", ["arrange", "close-table", "mute", "stand-in"])
def test_only_the_host_arranges(here: Scene, name: str) -> None:
    assert check_refused(here, here.ben, message(here, name)) == "host-only"


@pytest.mark.parametrize("name", sorted({*COMMANDS, PREVIEW} - {"chat", "mute", "rematch"}))
def test_a_game_that_is_over_stays_so(here: Scene, name: str) -> None:
    sent = message(here, name, table=here.over)
    assert check_refused(here, here.ada, sent) in ("over", "already-begun", "not-asked", "no-undo-asked", "no-lesson")


@pytest.mark.parametrize("name", sorted(name for name in RIGHT if "asked" in FIELDS[name]))
@pytest.mark.parametrize("other", [-1, 1, 1000])
def test_an_answer_to_another_question_is_stale(here: Scene, name: str, other: int) -> None:
    sent = message(here, name)
    assert check_refused(here, here.ada, {**sent, "asked": sent["asked"] + other}) == "stale"


@pytest.mark.parametrize("name", sorted(set(RIGHT) - {"unwatch"}))
def test_a_table_that_there_is_not_says_nothing_else(here: Scene, name: str) -> None:
    assert check_refused(here, here.ada, message(here, name, table="nothere234567")) == "table-unknown"


@pytest.mark.parametrize("name", [*COMMANDS, PREVIEW])
def test_a_message_to_another_table_than_its_address_is_refused(here: Scene, name: str) -> None:
    sent = message(here, name)
    before = here.server.digest()
    if name == PREVIEW:
        sent = {field: sent[field] for field in ("asked", "actions")}
        refused = here.ada.post(f"/api/tables/{here.playing}/preview", json={**sent, "asked": sent["asked"] - 1})
    else:
        other = here.over if sent["table"] != here.over else here.waiting
        refused = here.ada.post(f"/api/tables/{other}/commands", json=sent)
    assert refused.status_code >= 400
    assert refused.json()["key"] in ("wrong-table", "stale")
    check_tells_nothing(here, [{"t": "http", **refused.json()}])
    assert here.server.digest() == before


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_a_foreign_page_gets_no_socket(here: Scene, origin: str) -> None:
    with pytest.raises(InvalidStatus) as caught:
        asyncio.run(answer(here, here.ada, message(here, "resign"), origin=origin))
    assert caught.value.response.status_code == 403


@pytest.mark.parametrize("name", [*COMMANDS, PREVIEW])
def test_a_foreign_page_cannot_send_a_command_with_a_borrowed_cookie(here: Scene, name: str) -> None:
    sent, before = message(here, name), here.server.digest()
    path = "preview" if name == PREVIEW else "commands"
    body = {field: sent[field] for field in ("asked", "actions")} if name == PREVIEW else sent
    headers = {"origin": "http://evil.example"}
    refused = here.ada.post(f"/api/tables/{sent['table']}/{path}", json=body, headers=headers)
    assert (refused.status_code, set(refused.json()) <= REFUSAL) == (403, True)
    assert here.server.digest() == before


def token(here: Scene, table: str) -> tuple[dict[str, str], Callable[[], None]]:
    """A program's right to Ada's seat at a table, and how it is revoked."""
    made = here.ada.post("/api/me/tokens", json={"table": table, "seat": 0}).json()

    def revoke() -> None:
        assert here.ada.delete(f"/api/me/tokens/{made['id']}").status_code == 204

    return {"Authorization": f"Bearer {made['token']}"}, revoke


@pytest.mark.parametrize("name", [*COMMANDS, PREVIEW])
def test_a_token_is_void_for_other_tables(here: Scene, name: str) -> None:
    sent = message(here, name)
    headers, revoke = token(here, here.asking if sent["table"] != here.asking else here.away)
    try:
        key = check_refused(here, None, sent, headers=headers)
        assert key in ("seat-not-yours", "no-seat", "not-for-programs")
    finally:
        revoke()


@pytest.mark.parametrize("name", sorted(RIGHT))
def test_a_token_that_was_revoked_is_void_at_once_also_on_an_open_socket(here: Scene, name: str) -> None:
    sent = message(here, name)
    headers, revoke = token(here, sent["table"])

    async def run() -> list[dict[str, Any]]:
        async with socket(here.server, None, headers=headers) as client:
            await client.watch(here.playing)
            await asyncio.to_thread(revoke)
            await client.connection.send(msgspec.json.encode(sent).decode())
            await client.connection.send('{"t":"history","table":"nosuchtable"}')
            found = []
            while (one := await client.receive()).get("table") != "nosuchtable":
                found.append(one)
            return found

    before = here.server.digest()
    found = [one for one in asyncio.run(run()) if one["t"] not in ("present", "said")]
    assert all(one["eye"] is None for one in found if one["t"] == "now"), "a look is a spectator's by now"
    if name not in ASKING:
        keys = [one["key"] for one in found if one["t"] == "refused"]
        assert keys in (["who-are-you"], ["no-seat"])
    check_tells_nothing(here, found)
    assert here.server.digest() == before
    with pytest.raises(InvalidStatus):
        asyncio.run(answer(here, None, sent, headers=headers))


def test_whoever_has_the_right_may(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Every message was refused for want of the right and nothing else: with it, each is carried out."""
    order = [
        "watch",
        "history",
        "preview",
        "unwatch",
        "undo",
        "withdraw",
        "act",
        "chat",
        "mute",
        "answer-undo",
        "return",
    ]
    order += ["resign", "rematch", "leave", "join", "arrange", "ready", "close-table", "learn"]
    # Time alone gives the right to a stand-in, or to vote for one (tests/server/live/test_clock.py and
    # test_absence.py), and takes that to a share (test_shares.py).
    assert sorted([*order, "stand-in", "vote-stand-in", "share"]) == sorted(RIGHT)
    wanted = {"watch": ["now"], "history": ["history"], "preview": ["preview"], "unwatch": []}
    with running(tmp_path_factory.mktemp("rights")) as server:
        here = scene(server)
        for name in order:
            if name == "ready":  # who plays against a bot would begin the game, and nothing could be closed
                assert send(here.ada, "arrange", here.waiting, seat=1, plan={"kind": "open"}).status_code == 200
            who = here.cleo if name == "join" else here.ada
            found = asyncio.run(answer(here, who, message(here, name)))
            assert [one["t"] for one in found] == wanted.get(name, ["done"]), (name, found)
        assert now(here.ada, here.waiting)["room"]["status"] == "closed"
