"""The store in a file: durable settings, full disks, backups, old and foreign files, other processes."""

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
    StoreBroken,
    StoreForeign,
    StoreFull,
    StoreNewer,
    StoreUnwritable,
)
from tests.store.stores import READ, put

SCHEMA = "select type, name, sql from sqlite_master order by name"


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path)
    try:
        yield store
    finally:
        await store.close()


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
        assert rows(path, "select table_id, kind, seat, at, asked from due") == [("t", "bot", 1, 2, 3)]
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
