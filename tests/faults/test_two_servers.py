"""Two servers on one PostgreSQL: one table for all, whoever is killed, stands still, or takes the database away."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests import postgres
from tests.faults.journal import broken_promises
from tests.faults.running import Running, children, running
from tests.faults.scene import GOOD_ROUTE
from tests.faults.shared_harms import at, stand_still
from tests.faults.shared_kills import play_through, run_servers, seated
from tests.faults.sockets import begun, now, opened, send, socket, until

GAMES_AT_ONCE, KILLS = 3, 4
DEADLINE_S = 240
Two = tuple[Running, Running]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    """Two servers on one database."""
    with ExitStack() as stack:
        address = stack.enter_context(postgres.new_database())
        first, second = (
            stack.enter_context(running(tmp_path_factory.mktemp(name), database=address)) for name in ("a", "b")
        )
        yield first, second


def test_people_at_two_servers_see_what_the_other_does_and_says(two: Two) -> None:
    first, second = two
    ada, ben = first.person("Ada"), second.person("Ben")
    table = begun("kings-road", ada, ben)

    async def run() -> None:
        async with socket(first, ada) as one, socket(second, ben) as other, asyncio.timeout(60):
            await one.watch(table)
            await other.watch(table)
            said = await asyncio.to_thread(send, ben, "chat", table, text="hello over there")
            assert said.status_code == 200
            assert (await one.next("said"))["text"] == "hello over there"
            here = [False]
            while here != [True, True]:  # who looks at one server is here for those at the other
                here = (await other.next("present"))["seats"]
            done = await asyncio.to_thread(send, ada, "act", table, asked=one.now["asked"], action=GOOD_ROUTE)
            assert done.status_code == 200
            await other.until(done.json()["seq"])

    asyncio.run(run())


def test_who_joins_at_one_server_has_a_name_at_the_other(two: Two) -> None:
    first, second = two
    ada, ben = first.person("Ada"), second.person("Ben")
    table = opened(ada, "kings-road", "me", "open")

    async def run() -> None:
        async with socket(first, ada) as looking, asyncio.timeout(60):
            shown = await looking.watch(table)
            assert (await asyncio.to_thread(send, ben, "join", table)).status_code == 200
            while shown["room"]["seats"][1]["kind"] == "open":
                shown = await looking.next("now")
            assert shown["room"]["seats"][1]["name"] == "Ben"

    asyncio.run(run())


def test_a_new_name_and_the_end_of_a_game_are_known_to_both(two: Two) -> None:
    first, second = two
    ada, ben = first.person("Ada"), second.person("Ben")
    table = begun("kings-road", ada, ben)
    assert ada.patch("/api/me", json={"name": "Augusta"}).status_code == 200
    until(lambda: now(ben, table)["room"]["seats"][0]["name"] == "Augusta")
    assert send(ada, "resign", table).status_code == 200
    until(lambda: now(ben, table)["room"]["status"] == "over")


def test_one_command_sent_to_both_servers_is_one_line(two: Two) -> None:
    first, second = two
    ada, ben = first.person("Ada"), second.person("Ben")
    table = begun("kings-road", ada, ben)
    until(lambda: now(ada, table)["asked"] is not None)  # the first server has heard that both are ready
    one = now(ada, table)
    body = {"t": "act", "table": table, "command": "the-same", "asked": one["asked"], "action": GOOD_ROUTE}
    answers = [who.post(f"/api/tables/{table}/commands", json=body) for who in (ada, at(second, ada), ada)]
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert len({answer.json()["seq"] for answer in answers}) == 1


def test_a_bot_whose_server_stands_still_acts_at_the_other_and_once(two: Two) -> None:
    assert stand_still(*two, 0)


@pytest.mark.slow
def test_what_was_acknowledged_survives_the_death_of_either_server_once(tmp_path: Path) -> None:
    assert "0 lost or doubled" in run_servers(tmp_path, KILLS, GAMES_AT_ONCE)


@pytest.mark.slow
def test_what_was_acknowledged_survives_the_death_of_the_database_and_everyone_is_told(tmp_path: Path) -> None:
    with postgres.own_server() as database, running(tmp_path, database=database.get_uri()) as server:
        players = seated((server, server), 2)

        def harm() -> None:
            pid = database.get_pid()
            for doomed in (pid, *children(pid)):
                os.kill(doomed, signal.SIGKILL)
            until(lambda: server.browser().get("/healthz").status_code == 503)
            database.ensure_postgres_running()
            until(lambda: server.browser().get("/healthz").json().get("status") == "ok")

        async def run() -> list[str]:
            async with socket(server) as stranger, asyncio.timeout(DEADLINE_S):
                await play_through(players, 1, harm, DEADLINE_S)
                return [(await stranger.next("notice"))["key"] for _ in range(2)]

        assert asyncio.run(run()) == ["read-only", "writable"]
        server.stop()
        assert "unforeseen" not in server.log()
        assert asyncio.run(broken_promises(database.get_uri(), players)) == []
