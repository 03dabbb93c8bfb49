"""The store: whole writes or none, on the disk before it returns, and clear words when it cannot."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from postroad.store.migrations import migrations
from postroad.store.sqlite import SqliteStore
from postroad.store.store import (
    Conflict,
    Statement,
    StoreBroken,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreNewer,
    StoreUnwritable,
)

PUT = "insert into setting (name, value) values (:name, :value) on conflict do nothing"
SCHEMA = "select type, name, sql from sqlite_master order by name"
READ = "select name, value from setting where name <> 'schema' order by name"


def put(name: str, value: str = "x") -> Statement:
    return Statement(PUT, {"name": name, "value": value}, expects=1)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path)
    try:
        yield store
    finally:
        await store.close()


def test_what_was_written_is_there_in_a_new_process_of_the_same_file(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "x.db") as store:
            await store.write(put("a"), put("b"))
        async with opened(tmp_path / "x.db") as store:
            assert await store.read(READ) == [("a", "x"), ("b", "x")]

    asyncio.run(run())


def test_a_conflict_takes_back_its_own_write_and_no_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "x.db") as store:
            await store.write(put("taken"))
            writes = [store.write(put(f"a{n}"), put("taken" if n % 2 else f"b{n}")) for n in range(40)]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(result) for result in results] == [type(None), Conflict] * 20
            expected = sorted([f"{letter}{n}" for n in range(0, 40, 2) for letter in "ab"] + ["taken"])
            assert [name for name, _ in await store.read(READ)] == expected

    asyncio.run(run())


def test_of_many_racers_for_one_key_one_wins(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "x.db") as store:
            for round_number in range(20):
                racers = [store.write(put(f"r{round_number}", str(n))) for n in range(8)]
                results = await asyncio.gather(*racers, return_exceptions=True)
                assert results.count(None) == 1

    asyncio.run(run())


def test_durability_settings_are_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "x.db") as store:
            settings = [store._writer.execute(f"pragma {p}").fetchone()[0] for p in ("journal_mode", "synchronous")]
            assert settings == ["wal", 2]
            assert store._writer.execute("pragma foreign_keys").fetchone() == (1,)

    asyncio.run(run())


def test_a_full_disk_refuses_and_the_store_goes_on_when_space_returns(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "x.db") as store:
            await store.write(put("before"))
            pages = store._writer.execute("pragma page_count").fetchone()[0]
            store._writer.execute(f"pragma max_page_count={pages}")
            with pytest.raises(StoreFull):
                await store.write(put("small"), put("big", "x" * 100_000))
            assert await store.read(READ) == [("before", "x")]
            store._writer.execute("pragma max_page_count=1000000")
            await store.write(put("after"))
            assert [name for name, _ in await store.read(READ)] == ["after", "before"]

    asyncio.run(run())


def test_a_backup_of_a_store_at_work_is_whole(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "x.db") as store:
            await asyncio.gather(*(store.write(put(f"n{n}")) for n in range(50)), store.backup(tmp_path / "copy.db"))
            await store.write(put("later"))
            with pytest.raises(StoreUnwritable):
                await store.backup(tmp_path / "copy.db")
        async with opened(tmp_path / "copy.db") as copy:
            names = [name for name, _ in await copy.read(READ)]
            assert "later" not in names

    asyncio.run(run())


def test_a_database_of_every_earlier_schema_is_brought_up_to_date_with_all_that_is_in_it(tmp_path: Path) -> None:
    known = migrations()
    asyncio.run(SqliteStore(tmp_path / "new.db").close())
    for last in known:
        path = tmp_path / f"{last}.db"
        connection = sqlite3.connect(path)
        with connection:
            for number in range(1, last + 1):
                connection.executescript(known[number])
            connection.execute("insert into setting (name, value) values ('schema', ?)", (str(last),))
            connection.execute(
                "insert into board (id, game, status, is_public, summary, secret, opened_at, moved_at)"
                " values ('t', 'kings-road', 'playing', 0, '{}', '', 1, 1)"
            )
            connection.execute("insert into due (table_id, kind, seat, at, asked) values ('t', 'bot', 1, 2, 3)")
        connection.close()
        asyncio.run(SqliteStore(path).close())
        assert rows(path, "select * from due") == [("t", "bot", 1, 2, 3)]
        assert rows(path, SCHEMA) == rows(tmp_path / "new.db", SCHEMA)


def rows(path: Path, sql: str) -> list[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def test_a_database_that_is_newer_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    asyncio.run(SqliteStore(path).close())
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("update setting set value = '999' where name = 'schema'")
    connection.close()
    with pytest.raises(StoreNewer) as caught:
        SqliteStore(path)
    assert caught.value.arguments == {"file": str(path), "detail": "999"}


def test_what_is_no_database_of_ours_is_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("not a database " * 100)
    with pytest.raises(StoreForeign):
        SqliteStore(text)
    assert text.read_text().startswith("not a database")
    other = tmp_path / "other.db"
    connection = sqlite3.connect(other)
    with connection:
        connection.execute("create table recipe (name text)")
    connection.close()
    with pytest.raises(StoreForeign):
        SqliteStore(other)


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreUnwritable) as caught:
        SqliteStore(tmp_path / "missing" / "x.db")
    assert "missing" in str(caught.value)
    with pytest.raises(StoreUnwritable):
        SqliteStore(tmp_path)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    asyncio.run(SqliteStore(path).close())
    data = bytearray(path.read_bytes())
    data[100:4096] = b"\xff" * 3996
    path.write_bytes(bytes(data))
    with pytest.raises(StoreBroken):
        SqliteStore(path)


def test_a_closed_store_writes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "x.db")
        await store.close()
        with pytest.raises(StoreError):
            await store.write(put("a"))

    asyncio.run(run())


def test_a_write_waits_for_another_process_without_holding_up_the_rest(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "x.db") as store:
            other = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
            other.execute("begin immediate")
            writing = asyncio.create_task(store.write(put("patient")))
            done, _ = await asyncio.wait([writing], timeout=0.2)
            assert not done
            assert await store.read(READ) == []
            other.execute("commit")
            other.close()
            await writing
            assert await store.read(READ) == [("patient", "x")]

    asyncio.run(run())
