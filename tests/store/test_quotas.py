"""Allowances that are counted in the database: by one server as by many, exactly, and filling up evenly."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from postroad.store.analyses import Analyses
from postroad.store.opening import Database
from postroad.store.people import People
from postroad.store.quotas import Quotas
from tests import postgres
from tests.store.stores import opened

PERIOD_MS = 60_000
MOST = 4


class Watch:
    at = 1_000_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture(params=["file", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    if request.param == "file":
        yield tmp_path / "x.db"
    else:
        with postgres.new_database() as address:
            yield address


def test_an_allowance_is_spent_once_and_fills_up_evenly(database: Database) -> None:
    async def run() -> None:
        watch = Watch()
        async with opened(database) as store:
            quotas = Quotas(store, watch)
            each = PERIOD_MS // MOST
            assert [await quotas.spend("table", "ada", MOST, PERIOD_MS) for _ in range(MOST + 1)] == [0] * MOST + [each]
            assert await quotas.spend("table", "ben", MOST, PERIOD_MS) == 0
            assert await quotas.spend("chat", "ada", MOST, PERIOD_MS) == 0
            watch.at += each - 1
            assert await quotas.spend("table", "ada", MOST, PERIOD_MS) == 1
            watch.at += 1
            assert await quotas.spend("table", "ada", MOST, PERIOD_MS) == 0
            assert "ada" not in str(await store.read("select * from quota"))
            watch.at += PERIOD_MS + 1
            await quotas.sweep()
            assert await store.read("select * from quota") == []

    asyncio.run(run())


def test_two_servers_that_spend_at_the_same_moment_spend_no_more_than_there_is() -> None:
    async def run() -> None:
        with postgres.new_database() as address:
            async with opened(address) as first, opened(address) as second:
                both = [Quotas(store) for store in (first, second) * MOST]
                waits = await asyncio.gather(*(one.spend("recover", "1.2.3.4", MOST, PERIOD_MS) for one in both))
                assert waits.count(0) == MOST

    asyncio.run(run())


def test_two_servers_work_on_one_analysis_of_a_person_at_a_time_and_take_no_more_than_they_may() -> None:
    async def run() -> None:
        with postgres.new_database() as address:
            async with opened(address) as first, opened(address) as second:
                person = (await People(first).create("Ada", "secret", "code")).id
                both = [Analyses(store, 9, 99) for store in (first, second)]
                asked = [both[n % 2].ask(f"study-{n}", "quick", "{}", person, MOST) for n in range(2 * MOST)]
                assert (await asyncio.gather(*asked)).count(True) == MOST
                wanted = [row.id for row in await both[0].open()]
                claims = [one.claim(id, person, 1 << 60) for id in wanted for one in both]
                assert (await asyncio.gather(*claims)).count(True) == 1

    asyncio.run(run())
