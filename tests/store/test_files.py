"""The files of the store: for their owner alone, one server each, no trace of what was deleted, missed when gone."""

import asyncio
import os
import stat
from pathlib import Path

import pytest

from postroad.server.auth import digest
from postroad.store.chats import ChatRow, add_chat
from postroad.store.lock import exclusive_lock
from postroad.store.people import SEEN_EVERY_MS, People
from postroad.store.sqlite import SqliteStore
from postroad.store.store import Statement, StoreBusy, StoreError, StoreGone
from postroad.store.tokens import Tokens
from tests.store.stores import opened, put


def modes(folder: Path) -> set[str]:
    return {oct(stat.S_IMODE(path.stat().st_mode)) for path in folder.iterdir()}


def test_everything_is_for_the_owner_alone(tmp_path: Path) -> None:
    async def run() -> None:
        os.umask(0)
        async with opened(tmp_path / "x.db") as store:
            await store.write(put("a"))
            await store.backup(tmp_path / "backup.db")
            assert len(list(tmp_path.iterdir())) >= 4
            assert modes(tmp_path) == {"0o600"}

    before = os.umask(0o022)
    try:
        asyncio.run(run())
    finally:
        os.umask(before)


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "x.db"):
            pass
        (tmp_path / "x.db").chmod(0o644)
        async with opened(tmp_path / "x.db"):
            assert modes(tmp_path) == {"0o600"}

    asyncio.run(run())


@pytest.mark.parametrize("link", ["symlink_to", "hardlink_to"])
def test_a_database_has_one_lock_whatever_it_is_called(tmp_path: Path, link: str) -> None:
    database, other = tmp_path / "x.db", tmp_path / "elsewhere.db"
    with exclusive_lock(database):
        getattr(other, link)(database)
        with pytest.raises(StoreBusy), exclusive_lock(other):
            pass
    with exclusive_lock(other):
        pass


def test_the_lock_holds_while_the_database_is_used(tmp_path: Path) -> None:
    async def run() -> None:
        with exclusive_lock(tmp_path / "x.db"):
            async with opened(tmp_path / "x.db") as store:
                await store.write(put("a"))
                with pytest.raises(StoreBusy), exclusive_lock(tmp_path / "x.db"):
                    pass
                await store.write(put("b"))

    asyncio.run(run())


def test_what_was_said_and_called_leaves_no_trace_in_any_file(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "x.db") as store:
            people = People(store)
            person = await people.create("Rumpelstilzchen", digest("a"), digest("b"))
            board = "insert into board values ('t', 'g', 'over', 0, '{}', '', 0, 0, 0, null)"
            await store.write(Statement(board))
            await add_chat(store, "t", "c", ChatRow(1, 1, person.id, None, "heute back ich"))
            await people.change(person.id, "Rumpelstilzchen II", {"note": "morgen brau ich"})
            await people.delete(person.id)
            found = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            for said in (b"Rumpelstilz", b"heute back", b"morgen brau", digest("a").encode()):
                assert said not in found

    asyncio.run(run())


@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_nothing_is_acknowledged_into_a_file_that_is_gone(tmp_path: Path, how: str) -> None:
    async def run() -> None:
        async with opened(tmp_path / "x.db") as store:
            await store.write(put("a"))
            (tmp_path / "x.db").rename(tmp_path / "y.db")
            if how == "replaced":
                (tmp_path / "x.db").write_bytes((tmp_path / "y.db").read_bytes())
            with pytest.raises(StoreGone):
                await store.write(put("b"))
            (tmp_path / "y.db").replace(tmp_path / "x.db")
            await store.write(put("c"))

    asyncio.run(run())


class FullDisk(SqliteStore):
    async def write(self, *statements: Statement) -> None:
        raise StoreError(str(self.path), "full")


def test_on_a_full_disk_whoever_was_away_can_still_read(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "x.db") as store:
            person = await People(store).create("Ada", digest("a"), None)
            long_ago = {"at": person.seen_at - 2 * SEEN_EVERY_MS}
            await store.write(Statement("update person set seen_at = :at", long_ago))
        full = FullDisk(tmp_path / "x.db")
        try:
            found = await People(full).by_secret(digest("a"))
            assert found is not None
            assert found.name == "Ada"
        finally:
            await full.close()

    asyncio.run(run())


def test_a_recovery_voids_the_tokens_of_whoever_had_the_browser_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "x.db") as store:
            people, tokens = People(store), Tokens(store)
            person = await people.create("Ada", digest("a"), digest("code"))
            await tokens.create(digest("token"), person.id, "t", 0, "")
            assert await people.move(digest("code"), digest("b"), digest("next")) is not None
            assert await tokens.by_hash(digest("token")) is None

    asyncio.run(run())
