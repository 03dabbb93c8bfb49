"""Several servers on one PostgreSQL: each hears what the others have stored, and each due task is held by one."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from postroad.store.postgres import PostgresStore
from postroad.store.store import Conflict, Statement
from postroad.store.tables import append_line, clear_due, hold_due, open_table, set_due
from tests import postgres

LEASE = 100


@pytest.fixture
def address() -> Iterator[str]:
    with postgres.new_database() as found:
        yield found


def board(table: str) -> Statement:
    return open_table(table, "kings-road", "playing", is_public=False, summary="{}", secret="", at=1)


async def heard(store: PostgresStore, into: list[str]) -> None:
    async for news in store.listen():
        into.append(news)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.01)


def test_the_others_hear_what_was_stored_and_nothing_else(address: str) -> None:
    async def run() -> None:
        first, second = PostgresStore(address), PostgresStore(address)
        own: list[str] = []
        others: list[str] = []
        listening = [asyncio.create_task(heard(first, own)), asyncio.create_task(heard(second, others))]
        await until(lambda: own == others == [""])  # at the start something may have been missed
        await first.write(board("t"))
        await first.write(append_line("t", 0, 1, "+0", "{}"), append_line("t", 1, 1, "+1", "{}"))
        with suppress(Conflict):
            await first.write(append_line("t", 1, 1, "+9", "{}"))
        await first.announce("here t p:1 100%")
        await until(lambda: others[-1:] == ["here t p:1 100%"])
        assert others == ["", "line t 0 1 +0 {}", "line t 1 1 +1 {}", "here t p:1 100%"]
        assert own == [""]
        for one in listening:
            one.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        await first.close()
        await second.close()

    asyncio.run(run())


def test_what_falls_due_is_held_by_one_server_as_long_as_it_lives(address: str) -> None:
    async def run() -> None:
        first, second = PostgresStore(address), PostgresStore(address)
        await first.write(board("t"), *(set_due("t", "bot", seat, 10, 0) for seat in range(8)))
        taken = await asyncio.gather(*(store.take_due(20, LEASE, 3) for store in (first, second) * 2))
        assert sorted(seat for rows in taken for _, _, seat, _, _ in rows) == list(range(8))
        assert await second.take_due(20 + LEASE, LEASE, 8) == []
        mine = {seat for rows in taken[::2] for _, _, seat, _, _ in rows}
        assert {seat for _, _, seat, _, _ in await first.keep_due(100, LEASE)} == mine
        orphans = await first.take_due(21 + LEASE, LEASE, 8)
        assert {seat for _, _, seat, _, _ in orphans} == set(range(8)) - mine
        await first.let_go_due()
        assert len(await second.take_due(22 + LEASE, LEASE, 8)) == 8
        await first.close()
        await second.close()

    asyncio.run(run())


def test_who_writes_that_something_falls_due_holds_it_until_some_time_after_it_did(address: str) -> None:
    async def run() -> None:
        first, second = PostgresStore(address), PostgresStore(address)
        due = hold_due("t", "clock", 0, at=1000, asked=3, holder=first.holder, until=1000 + LEASE)
        await first.write(board("t"), due)
        assert await second.take_due(1000 + LEASE, LEASE, 8) == []
        assert await second.take_due(1001 + LEASE, LEASE, 8) == [("t", "clock", 0, 1000, 3)]
        await first.write(clear_due("t", "clock", 0))
        assert await second.take_due(10_000, LEASE, 8) == []
        await first.close()
        await second.close()

    asyncio.run(run())
