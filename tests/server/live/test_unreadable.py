"""One table that cannot be read, a bot that this version does not know: the rest goes on, and the log says which."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from postroad.core.refusals import Refused
from postroad.server import wire
from tests.server.live.people import ADA, BEN, ME, bot, room


def altered(path: Path, sql: str, *arguments: object) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(sql, arguments).rowcount > 0


@pytest.mark.parametrize("body", ['{"kind":"of tomorrow"}', "no JSON", '{"kind":"act","seat":0,"action":{"do":"fly"}}'])
def test_a_table_that_cannot_be_read_is_set_aside(body: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        path = tmp_path / "x.db"
        async with room(path) as here:
            broken, whole = [await here.begun("thurn-taxis", BEN, clock=wire.Clock("turn", 60)) for _ in range(2)]
        altered(path, "update log set body = ? where table_id = ? and seq = 4", body, broken)
        async with room(path) as here:
            with caplog.at_level(logging.ERROR, "postroad"):
                await here.tables.resume()
                for _ in range(2):
                    with pytest.raises(Refused) as caught:
                        await here.tables.table(broken)
                    assert caught.value.refusal.key == "table-unreadable"
            said = [record.__dict__["values"]["table"] for record in caplog.records]
            assert said == [broken]  # which, and once
            assert len(await here.tables.of(ADA.person)) == 2
            await here.play(whole, ADA, BEN, acts=3)
            assert await here.tables.sweep() == 0

    asyncio.run(run())


def test_a_summary_that_cannot_be_read_hides_no_other_table(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "x.db"
        async with room(path) as here:
            tables = [await here.opened("kings-road", ME, bot(), is_public=True) for _ in range(2)]
            altered(path, "update board set summary = '{}' where id = ?", tables[0])
            assert [line.id for line in await here.tables.lobby()] == [tables[1]]

    asyncio.run(run())


def test_a_bot_of_another_version_is_shown_by_its_name_and_a_simple_one_moves(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "x.db"
        async with room(path) as here:
            table = await here.opened("kings-road", ME, bot(), is_public=True, pace="instant")
            await here.do(ADA, wire.Ready, table)
        altered(path, "update log set body = replace(body, '\"sensible\"', '\"oracle@9ms\"') where table_id = ?", table)
        altered(path, "update board set summary = replace(summary, '\"sensible\"', '\"oracle@9ms\"')")
        async with room(path, is_alive=True) as here:
            assert [seat.name for seat in (await here.tables.lobby())[0].seats][1] == "oracle@9ms"
            assert (await here.tables.now(table, None)).room.seats[1].name == "oracle@9ms"
            async with asyncio.timeout(20):
                while not (await here.table(table)).state.sealed:
                    await asyncio.sleep(0.01)
            assert here.fallbacks

    asyncio.run(run())
