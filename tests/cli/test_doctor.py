"""`postroad doctor`: what is right is said to be right, and what is wrong to be wrong; nothing is changed."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from click.testing import CliRunner

from postroad.cli import checks, main
from postroad.store.migrations import migrations
from postroad.store.opening import Database
from postroad.store.store import Statement
from postroad.store.tables import open_table, set_due
from tests import postgres
from tests.server.served import served
from tests.store.stores import opened


def examined(*words: str) -> tuple[int, dict[str, tuple[str, str]]]:
    """The exit code, and by what was looked at: how it is, and why."""
    done = CliRunner().invoke(main, ["doctor", "--json", *words])
    said: dict[str, Any] = json.loads(done.stdout)
    assert said["is_well"] == (done.exit_code == 0)
    return done.exit_code, {one["about"]: (one["level"], one["said"]) for one in said["checks"]}


async def _put(database: Database, *statements: Statement) -> None:
    async with opened(database) as store:
        await store.write(*statements)


def left_undone(database: Database, since_s: int) -> None:
    """A turn of a bot that nobody has taken for so long."""
    table = open_table("t", "kings-road", "playing", is_public=False, summary="{}", secret="", at=1)
    due = set_due("t", "bot", 0, time.time_ns() // 1_000_000 - since_s * 1000, 0)
    asyncio.run(_put(database, table, due))


def test_a_database_that_is_well_is_said_to_be_well_and_not_changed(database: Database) -> None:
    asyncio.run(_put(database))
    code, found = examined("--database", str(database))
    assert code == 0, found
    assert {level for level, _ in found.values()} == {"ok"}
    assert found["schema"][1] == str(max(migrations()))
    text = CliRunner().invoke(main, ["doctor", "--database", str(database)])
    assert all(line.startswith("ok ") for line in text.stdout.splitlines())


@pytest.mark.parametrize(("since_s", "level"), [(3, "ok"), (40, "warning"), (500, "wrong")])
def test_turns_that_nobody_takes_are_told(database: Database, since_s: int, level: str) -> None:
    left_undone(database, since_s)
    code, found = examined("--database", str(database))
    assert (found["bots"][0], code) == (level, int(level == "wrong"))


@pytest.mark.parametrize(
    ("flags", "about", "level"),
    [
        (["--origins", "https://x.example"], "https", "wrong"),
        (["--origins", "http://x.example", "--https"], "https", "wrong"),
        (["--https"], "origins", "warning"),
        (["--https"], "proxies", "warning"),
        (["--proxies", "*"], "proxies", "wrong"),
        (["--metrics", "all"], "metrics", "warning"),
        (["--private-notices"], "notices", "warning"),
    ],
)
def test_settings_that_do_not_go_together_are_told(tmp_path: Path, flags: list[str], about: str, level: str) -> None:
    _, found = examined("--database", str(tmp_path / "x.db"), "--url", "http://127.0.0.1:1", *flags)
    assert found[about][0] == level
    assert "not there yet" in found["database"][1]
    assert found["page"][0] == "wrong", "nothing answers there"
    assert not (tmp_path / "x.db").exists()


def test_files_that_are_damaged_foreign_or_newer_and_full_disks_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text.db").write_text("no database at all")
    assert examined("--database", str(tmp_path / "text.db"))[1]["database"][0] == "wrong"
    asyncio.run(_put(tmp_path / "x.db"))
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection, connection:
        connection.execute("update setting set value = '999' where name = 'schema'")
    monkeypatch.setattr(checks, "NO_DISK", 1 << 60)
    code, found = examined("--database", str(tmp_path / "x.db"))
    assert (code, found["schema"][0], found["disk"][0]) == (1, "wrong", "wrong")


def test_a_postgresql_that_could_lose_something_is_told_and_who_is_connected() -> None:
    with postgres.new_database() as address:
        postgres.execute(f"alter database {urlsplit(address).path[1:]} set synchronous_commit = off", address)
        code, found = examined("--database", address)
        assert (code, found["durability"][0]) == (1, "wrong")
        assert "synchronous_commit=off" in found["durability"][1]
        postgres.execute(f"alter database {urlsplit(address).path[1:]} reset synchronous_commit", address)

        async def run() -> dict[str, tuple[str, str]]:
            async with opened(address) as store:
                await store.read("select 1")
                return (await asyncio.to_thread(examined, "--database", address))[1]

        assert "connections)" in asyncio.run(run())["versions"][1]
    assert examined("--database", "postgresql://x@127.0.0.1:1/x")[1]["database"][0] == "wrong"


@pytest.mark.slow
def test_a_server_is_asked_as_a_browser_would(tmp_path: Path) -> None:
    with served(tmp_path) as address:
        code, found = examined("--database", str(tmp_path / "postroad.db"), "--url", address)
        assert code == 0, found
        assert {found[about][0] for about in ("page", "sockets", "server's clock")} == {"ok"}
