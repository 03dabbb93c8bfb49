"""Two servers on one PostgreSQL count together: what is rationed by the hour or minute, sockets, and who is there."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from http import HTTPStatus
from itertools import cycle

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests import postgres
from tests.faults.running import FREE, Running, running
from tests.faults.shared_harms import at
from tests.faults.sockets import begun, now, opened, send, socket, until
from tests.server.live.wires import Client

Two = tuple[Running, Running]
TABLES, CHATS, TRIES, SOCKETS, REQUESTS = 4, 5, 6, 4, 600
LIMITED = [
    *FREE,
    *("--tables-per-hour", str(TABLES)),
    *("--chats-per-minute", str(CHATS)),
    *("--recoveries-per-hour", str(TRIES)),
    *("--sockets-per-person", str(SOCKETS)),
]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    """Two servers on one database, with low limits."""
    with ExitStack() as stack:
        address = stack.enter_context(postgres.new_database())
        first, second = (
            stack.enter_context(running(tmp_path_factory.mktemp(name), flags=LIMITED, database=address))
            for name in ("a", "b")
        )
        yield first, second


def allowed(two: Two, who: httpx.Client, path: str, body: object) -> int:
    """How often something may be done at one server and the other in turn, before it is too often."""
    for number, browser in enumerate(cycle([at(server, who) for server in two])):
        answer = browser.post(path, json=body)
        if answer.status_code == HTTPStatus.TOO_MANY_REQUESTS:
            assert answer.json()["key"] == "too-often"
            assert answer.json()["arguments"]["seconds"] >= 1
            return number
    raise AssertionError


def test_tables_of_an_hour_are_counted_together(two: Two) -> None:
    plan = {"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert allowed(two, two[0].person("Ada"), "/api/tables", plan) == TABLES


def test_tries_of_recovery_codes_are_counted_together(two: Two) -> None:
    assert allowed(two, two[0].person("Ada"), "/api/recover", {"code": "ABCD-EFGH"}) == TRIES


def test_what_is_said_is_counted_together(two: Two) -> None:
    ada = two[0].person("Ada")
    table = opened(ada, "kings-road", "me", "open")
    here, there = (at(server, ada) for server in two)
    said = [send(who, "chat", table, text="hello").status_code for who in (here, there) * CHATS]
    assert said.count(HTTPStatus.OK) == CHATS


def test_requests_of_an_address_at_one_server_are_charged_at_the_other(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    flags = [*FREE, "--requests-per-minute", str(REQUESTS)]
    with ExitStack() as stack:
        address = stack.enter_context(postgres.new_database())
        here, there = (
            stack.enter_context(running(tmp_path_factory.mktemp(name), flags=flags, database=address)).browser()
            for name in ("a", "b")
        )

        def asked(who: httpx.Client) -> int:
            return who.post("/api/tables/nowhere/commands", json={}).status_code

        spent = 0
        while asked(here) != HTTPStatus.TOO_MANY_REQUESTS:
            spent += 1
        assert spent >= REQUESTS
        left = 0
        while asked(there) != HTTPStatus.TOO_MANY_REQUESTS:  # twice as often as the allowance grows, until it is told
            left += 1
            time.sleep(0.05)
        assert left < REQUESTS // 2, "what is not told yet may be asked, and no more"


def test_sockets_of_a_person_are_counted_together(two: Two) -> None:
    first, second = two
    ada = first.person("Ada")

    async def run() -> None:
        async with AsyncExitStack() as stack, asyncio.timeout(60):
            for _ in range(SOCKETS):
                await stack.enter_async_context(socket(first, ada))
            while await is_let_in(second, ada):  # until it has heard of those at the first
                await asyncio.sleep(0.05)

        async with asyncio.timeout(60):
            while not await is_let_in(second, ada):  # and that they are gone
                await asyncio.sleep(0.05)

    asyncio.run(run())


async def is_let_in(server: Running, who: httpx.Client) -> bool:
    """Whether one more socket is taken; it goes at once."""
    try:
        async with socket(server, who):
            return True
    except (ConnectionClosed, AssertionError):
        return False


def test_too_many_sockets_that_come_at_once_are_too_many_no_longer(two: Two) -> None:
    first = two[0]
    ada = first.person("Ada")

    async def is_cut(client: Client) -> bool:
        try:
            while True:
                await client.connection.recv()
        except ConnectionClosed as closed:
            return closed.rcvd is not None and closed.rcvd.code == 1013

    async def run() -> None:
        async with AsyncExitStack() as stack, asyncio.timeout(60):
            coming = [stack.enter_async_context(socket(one, ada)) for one in two for _ in range(SOCKETS)]
            came = await asyncio.gather(*coming, return_exceptions=True)
            waiting = {asyncio.create_task(is_cut(one)) for one in came if isinstance(one, Client)}
            while len(waiting) > SOCKETS:
                done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                assert all(one.result() for one in done)
            for one in waiting:
                one.cancel()

    asyncio.run(run())


def test_who_reads_without_a_socket_or_only_watches_at_one_server_is_there_for_the_other(two: Two) -> None:
    first, second = two
    ada, ben = first.person("Ada"), second.person("Ben")
    table = begun("kings-road", ada, ben, is_public=True)

    async def run() -> None:
        async with socket(second, ben) as looking, socket(first) as stranger, asyncio.timeout(60):
            await looking.watch(table)
            await stranger.watch(table)
            await asyncio.to_thread(now, ada, table)
            present = await looking.next("present")
            while present["seats"] != [True, True] or present["spectators"] != 1:
                present = await looking.next("present")

    asyncio.run(run())


def test_each_server_knows_of_the_other_until_it_says_goodbye(two: Two) -> None:
    first, second = two

    def servers(server: Running) -> str:
        lines = server.browser().get("/metrics").text.splitlines()
        return next(line for line in lines if line.startswith("postroad_servers "))

    until(lambda: servers(first) == servers(second) == "postroad_servers 2.0")
    second.stop()
    until(lambda: servers(first) == "postroad_servers 1.0")
    second.start()
    until(lambda: servers(first) == servers(second) == "postroad_servers 2.0")
