"""The queue of notices and its sender, over a real file and real requests, with a clock that stands until it is set."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.tables import Tables
from postroad.server.notices.outgoing import Outgoing
from postroad.server.notices.sender import RETRY_S, Sender, is_quiet
from postroad.store.notices import Notices, NoticeSetting
from postroad.store.people import People
from postroad.store.sqlite import SqliteStore
from tests.faults.scene import GOOD_ROUTE
from tests.server.live.people import ME, OPEN, START_MS, Watch
from tests.server.notices.receiver import BrowserKeys, PushService, push_service, signed_claims


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@dataclass
class Scene:
    """Ada, who wants notices, and Ben, who does not, at tables of King's Road."""

    sender: Sender
    notices: Notices
    tables: Tables
    people: People
    store: SqliteStore
    service: PushService
    watch: Watch
    counted: list[str]
    ada: Caller
    ben: Caller
    keys: BrowserKeys = field(default_factory=BrowserKeys)
    path: str = ""
    commands: int = 0

    async def do(self, who: Caller, kind: type[Any], table: str, **fields: Any) -> None:
        self.commands += 1
        await self.tables.command(who, kind(table=table, command=f"command-{self.commands}", **fields))

    async def begun(self) -> str:
        table = await self.tables.open(self.ada, wire.OpenTable("kings-road", [ME, OPEN]))
        await self.do(self.ben, wire.Join, table)
        await self.do(self.ada, wire.Ready, table)
        await self.do(self.ben, wire.Ready, table)
        return table

    async def act(self, who: Caller, table: str) -> None:
        now = await self.tables.now(table, who)
        assert now.asked is not None
        await self.do(who, wire.Act, table, asked=now.asked, action=GOOD_ROUTE)

    async def subscribe(self, endpoint: str = "") -> None:
        one = self.keys.subscription(endpoint or self.service.address + self.path)
        await self.notices.add_channel(
            self.ada.person, "push", one["endpoint"], {"p256dh": one["p256dh"], "auth": one["auth"]}
        )
        self.sender.listeners.add(self.ada.person)

    def messages(self) -> list[dict[str, Any]]:
        return self.service.messages(self.path, self.keys)

    async def rows(self, table: str) -> int:
        return int((await self.store.read(f"select count(*) from {table}"))[0][0])


@asynccontextmanager
async def scene(
    folder: Path, service: PushService, *, allows_private: bool = True, timeout_s: float = 30
) -> AsyncIterator[Scene]:
    store, watch = SqliteStore(folder / "x.db"), Watch()
    counted: list[str] = []
    people, notices = People(store, watch), Notices(store, watch)
    tables = Tables(store, now_ms=watch, tells=lambda person: sender.tells(person), stored=lambda: sender.stored())
    sender = Sender(
        notices,
        people,
        tables.waiting_for,
        watch,
        counted.append,
        contact="mailto:x@y.z",
        allows_private=allows_private,
    )
    sender._outgoing = Outgoing(allows_private=allows_private, timeout_s=timeout_s)
    await sender.prepare()
    ada, ben = [Caller((await people.create(name, f"secret of {name}", None)).id, name) for name in ("Ada", "Ben")]
    found = Scene(sender, notices, tables, people, store, service, watch, counted, ada, ben)
    found.path = f"/push/{folder.name}"
    await found.subscribe()
    try:
        yield found
    finally:
        await sender._outgoing.close()
        await store.close()


def run(folder: Path, service: PushService, play: Callable[[Scene], Awaitable[None]], **more: Any) -> None:
    async def whole() -> None:
        async with scene(folder, service, **more) as found:
            await play(found)

    asyncio.run(whole())


def test_a_turn_is_told_once_sealed_and_signed(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        table = await s.begun()
        for _ in range(3):
            await s.sender.send_due()
        assert s.messages() == [
            {
                "kind": "turn",
                "title": "It is your turn: King's Road",
                "body": "Ada, Ben",
                "path": f"/t/{table}",
                "count": 1,
            }
        ]
        headers = next(headers for path, headers, _ in s.service.posts if path == s.path)
        claims = signed_claims(headers["authorization"], s.sender.public_key)
        assert claims["aud"] == s.service.address
        assert abs(claims["exp"] - time.time()) < 86_400
        assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", "turn")
        assert s.counted == ["sent"]

    run(tmp_path, service, play)


def test_it_is_told_in_the_persons_language(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        await s.people.change(s.ada.person, "Ada", {"language": "cs"})
        await s.begun()
        await s.sender.send_due()
        assert s.messages()[0]["title"].startswith("Jsi na tahu: ")

    run(tmp_path, service, play)


def test_several_tables_are_one_message(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        for _ in range(3):
            await s.begun()
        await s.sender.send_due()
        [message] = s.messages()
        assert (message["count"], message["path"]) == (3, "/tables/mine")
        assert message["title"] == "3 tables are waiting for you"

    run(tmp_path, service, play)


def test_who_acts_before_it_is_told_hears_nothing(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        await s.act(s.ada, await s.begun())
        await s.sender.send_due()
        assert s.messages() == []
        assert await s.rows("notice") == 0

    run(tmp_path, service, play)


def test_what_was_told_is_taken_back_when_the_turn_is_done_elsewhere(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        first, second = await s.begun(), await s.begun()
        await s.sender.send_due()
        await s.act(s.ada, first)
        await s.sender.send_due()
        assert [one["kind"] for one in s.messages()] == ["turn"], "another table still waits"
        await s.act(s.ada, second)
        await s.sender.send_due()
        assert [one["kind"] for one in s.messages()] == ["turn", "clear"]
        await s.act(s.ben, first)  # the round ends, and Ada is asked again
        await s.sender.send_due()
        assert [one["kind"] for one in s.messages()] == ["turn", "clear", "turn"]

    run(tmp_path, service, play)


def test_a_table_can_be_silent(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        table = await s.begun()
        await s.notices.set_tells(s.ada.person, table, tells=False)
        await s.sender.send_due()
        assert s.messages() == []
        await s.begun()
        await s.sender.send_due()
        assert [one["count"] for one in s.messages()] == [1]

    run(tmp_path, service, play)


def test_quiet_hours_are_quiet_and_what_still_waits_is_told_afterwards(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        minute = START_MS // 60_000 % 1440
        await s.notices.set_quiet(s.ada.person, minute, (minute + 60) % 1440, 0)
        await s.begun()
        await s.sender.send_due()
        assert s.messages() == []
        s.watch.at += 3_600_000
        await s.sender.send_due()
        assert [one["kind"] for one in s.messages()] == ["turn"]

    run(tmp_path, service, play)


@pytest.mark.parametrize(
    ("setting", "hour", "expected"),
    [
        (NoticeSetting(), 3, False),
        (NoticeSetting(22 * 60, 7 * 60), 23, True),
        (NoticeSetting(22 * 60, 7 * 60), 6, True),
        (NoticeSetting(22 * 60, 7 * 60), 7, False),
        (NoticeSetting(22 * 60, 7 * 60, 120), 20, True),
        (NoticeSetting(22 * 60, 7 * 60, -300), 2, False),
        (NoticeSetting(9 * 60, 17 * 60), 12, True),
    ],
)
def test_quiet_hours_go_by_the_persons_own_clock(setting: NoticeSetting, hour: int, expected: bool) -> None:
    assert is_quiet(setting, hour * 3_600_000) is expected


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_removed(tmp_path: Path, service: PushService, status: int) -> None:
    async def play(s: Scene) -> None:
        s.service.answers[s.path] = (status, {})
        await s.begun()
        await s.sender.send_due()
        assert s.counted == ["gone"]
        assert s.sender.listeners == set()
        assert [await s.rows(name) for name in ("channel", "delivery", "notice")] == [0, 0, 0]

    run(tmp_path, service, play)


@pytest.mark.parametrize(
    ("answer", "wait_s"), [((500, {}), 30), ((429, {"retry-after": "3000"}), 3000), ((503, {"retry-after": "x"}), 30)]
)
def test_trouble_of_the_service_is_waited_out(
    tmp_path: Path, service: PushService, answer: tuple[int, dict[str, str]], wait_s: int
) -> None:
    async def play(s: Scene) -> None:
        s.service.answers[s.path] = answer
        await s.begun()
        await s.sender.send_due()
        s.watch.at += wait_s * 1000 - 1
        await s.sender.send_due()
        assert len(s.messages()) == 1
        del s.service.answers[s.path]
        s.watch.at += 1
        await s.sender.send_due()
        await s.sender.send_due()
        assert len(s.messages()) == 2
        assert s.counted == ["failed", "sent"]

    run(tmp_path, service, play)


def test_it_is_given_up_after_some_tries(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        s.service.answers[s.path] = (500, {})
        await s.begun()
        for _ in range(len(RETRY_S) + 3):
            await s.sender.send_due()
            s.watch.at += 86_400_000
        assert len(s.messages()) == len(RETRY_S) + 1
        assert s.counted[-1] == "given-up"
        assert await s.rows("channel") == 1, "it may be better next time"

    run(tmp_path, service, play)


def test_a_service_that_hangs_is_left(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        s.service.hanging.add(s.path)
        await s.begun()
        await asyncio.wait_for(s.sender.send_due(), 30)
        assert s.counted == ["failed"]
        assert await s.notices.next_at() == s.watch.at + RETRY_S[0] * 1000

    run(tmp_path, service, play, timeout_s=0.3)


def test_a_redirect_is_never_followed(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        s.service.answers[s.path] = (307, {"location": f"{s.service.address}/elsewhere"})
        await s.begun()
        await s.sender.send_due()
        assert s.counted == ["refused"]
        assert s.service.bodies("/elsewhere") == []
        assert await s.rows("delivery") == 0

    run(tmp_path, service, play)


@pytest.mark.parametrize("endpoint", ["https://localhost:{port}/x", "https://127.0.0.1:{port}/x", "http://8.8.8.8/x"])
def test_private_addresses_and_plain_http_are_never_asked(tmp_path: Path, service: PushService, endpoint: str) -> None:
    async def play(s: Scene) -> None:
        await s.notices.remove_address(s.ada.person, s.service.address + s.path)
        await s.subscribe(endpoint.format(port=s.service.address.rpartition(":")[2]))
        await s.begun()
        await s.sender.send_due()
        assert s.counted == ["forbidden"]
        assert await s.rows("channel") == 0
        assert s.service.bodies("/x") == []

    run(tmp_path, service, play, allows_private=False)


def test_what_was_being_sent_when_the_process_died_is_not_sent_again(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        await s.begun()
        await s.notices.tell(s.ada.person)
        [delivery] = await s.notices.due(10)
        await s.notices.start(delivery.channel.id)  # and here it dies
        await s.sender.prepare()
        await s.sender.send_due()
        assert s.messages() == []

    run(tmp_path, service, play)


def test_nobody_is_told_of_a_game_against_bots_alone(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        table = await s.tables.open(s.ada, wire.OpenTable("kings-road", [ME, wire.SeatPlan("bot", "random")]))
        await s.do(s.ada, wire.Ready, table)
        assert await s.rows("notice") == 0

    run(tmp_path, service, play)


def test_who_wants_no_notices_costs_no_rows(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        await s.begun()
        assert [row[0] for row in await s.store.read("select person from notice")] == [s.ada.person]

    run(tmp_path, service, play)


def test_the_keys_of_the_server_are_made_once(tmp_path: Path, service: PushService) -> None:
    async def play(s: Scene) -> None:
        before = s.sender.key
        await s.sender.prepare()
        assert s.sender.key == before
        assert len(json.dumps(before)) > 40

    run(tmp_path, service, play)
