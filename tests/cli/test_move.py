"""`postroad move`: everything arrives or nothing does, in either direction."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from postroad.cli import main
from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.tables import Tables
from postroad.store import moving
from postroad.store.migrations import migrations
from postroad.store.moving import Sum
from postroad.store.opening import Database
from postroad.store.people import People
from postroad.store.sqlite_moving import table_layouts
from postroad.store.store import Row
from tests import postgres
from tests.store.stores import opened


def moved(source: Database, target: Database, *flags: str) -> Result:
    return CliRunner().invoke(main, ["move", str(source), str(target), *flags])


async def _fill(database: Database) -> None:
    """A finished game, one that waits, names and words in many letters."""
    async with opened(database) as store:
        people, tables = People(store), Tables(store)
        callers = []
        for name in ("Žofie \\N 'ö'", "Иван\tИ"):
            person = await people.create(name, f"hash of {name}", f"code of {name}")
            callers.append(Caller(person.id, name))
        seats = [wire.SeatPlan("me"), wire.SeatPlan("open")]
        for number in range(2):
            table = await tables.open(callers[0], wire.OpenTable("kings-road", seats))
            await tables.command(callers[1], wire.Join(table, f"join-{number}-x"))
            for one in callers:
                await tables.command(one, wire.Ready(table, f"ready-{one.person}-{number}"))
            await tables.command(callers[0], wire.Chat(table, f"said-{number}-xx", 'hello\nthere \\ "you"'))
        await tables.command(callers[1], wire.Resign(table, "resign-it-xx"))


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    asyncio.run(_fill(tmp_path / "old.db"))
    return tmp_path / "old.db"


def contents(database: Database) -> dict[str, list[Row]]:
    async def run() -> dict[str, list[Row]]:
        async with opened(database) as store:
            return {
                table.name: sorted(await store.read(f"select {', '.join(table.columns)} from {table.name}"), key=repr)
                for table in table_layouts()
            }

    return asyncio.run(run())


def test_everything_arrives_in_postgresql_and_comes_back(filled: Path, tmp_path: Path) -> None:
    before = contents(filled)
    assert len(before["log"]) > 8
    with postgres.new_database(is_empty=True) as address:
        there = moved(filled, address, "--json")
        assert there.exit_code == 0, there.output
        said = json.loads(there.stdout)
        assert (said["verified"], said["damaged"]) == (1, [])
        assert said["rows"] == {name: len(rows) for name, rows in before.items()}
        assert contents(address) == before
        back = moved(address, tmp_path / "new.db")
        assert back.exit_code == 0, back.output
        assert "1 finished games verified" in back.stdout
        assert contents(tmp_path / "new.db") == before
        assert (tmp_path / "new.db").stat().st_mode & 0o077 == 0
        assert not (tmp_path / "new.db.part").exists()
        again = moved(filled, address)
        assert (again.exit_code, again.stderr.count("\n")) == (2, 1)
        assert "something in postgresql://" in again.stderr
        assert contents(address) == before
    taken = moved(filled, tmp_path / "new.db")
    assert taken.exit_code == 2
    assert "something in" in taken.stderr


def test_a_game_that_does_not_verify_stops_the_move_unless_it_is_wanted(filled: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(filled)) as connection, connection:
        connection.execute("update log set body = replace(body, 'resign', 'vanish')")
    told = moved(filled, tmp_path / "new.db")
    assert told.exit_code == 1
    assert "1 do not verify" in told.output
    assert not (tmp_path / "new.db").exists()
    taken = moved(filled, tmp_path / "new.db", "--with-damaged")
    assert taken.exit_code == 0, taken.output
    assert contents(tmp_path / "new.db") == contents(filled)


def test_what_does_not_read_back_as_it_was_is_not_kept(
    filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Sum.plus
    rng = Random(1)
    monkeypatch.setattr(Sum, "plus", lambda self, row: honest(self, (*row, rng.random())))
    told = moved(filled, tmp_path / "new.db")
    assert told.exit_code == 2
    assert "not what was written" in told.stderr
    assert sorted(path.name for path in tmp_path.glob("new*")) == []


@pytest.mark.parametrize("kind", ["file", "postgresql"])
def test_a_move_that_fails_in_the_middle_leaves_nothing_and_can_be_done_again(
    kind: str, filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with postgres.new_database() as address:
        target: Database = tmp_path / "new.db" if kind == "file" else address
        with monkeypatch.context() as patched:
            honest = moving.Sum.plus

            def plus(self: Sum, row: Row) -> Sum:
                if "resign" in repr(row):
                    raise KeyboardInterrupt
                return honest(self, row)

            patched.setattr(Sum, "plus", plus)
            assert moved(filled, target).exit_code == 130
        assert not (tmp_path / "new.db").exists()
        assert moved(filled, target).exit_code == 0
        assert contents(target) == contents(filled)


@pytest.mark.slow
def test_a_move_that_is_killed_leaves_nothing(filled: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(filled)) as connection, connection:
        connection.execute(
            "create temp table n as with recursive n(i) as (select 1 union all select i + 1 from n"
            " where i < 200000) select i from n"
        )
        connection.execute("insert into upload (id, text, at) select 'u' || i, 'text', i from n")
    command = [sys.executable, "-m", "postroad", "move", str(filled), str(tmp_path / "new.db")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        part = tmp_path / "new.db.part"
        while not (part.exists() and part.stat().st_size > 500_000):
            assert process.poll() is None
            time.sleep(0.005)
        os.kill(process.pid, signal.SIGKILL)
    assert not (tmp_path / "new.db").exists()
    assert moved(filled, tmp_path / "new.db").exit_code == 0
    assert contents(tmp_path / "new.db") == contents(filled)


def test_nothing_is_moved_while_a_server_is_at_it(filled: Path, tmp_path: Path) -> None:
    from postroad.store.lock import exclusive_lock

    with exclusive_lock(filled):
        told = moved(filled, tmp_path / "new.db")
    assert told.exit_code == 2
    assert "already using" in told.stderr

    async def run(address: str) -> Result:
        async with opened(address) as store:
            await store.read("select 1")
            return await asyncio.to_thread(moved, filled, address)

    with postgres.new_database() as address:
        assert "already using" in asyncio.run(run(address)).stderr
    assert moved(tmp_path / "none.db", tmp_path / "new.db").exit_code == 2


def test_every_table_of_the_schema_is_moved_after_those_it_refers_to() -> None:
    names = [table.name for table in table_layouts()]
    made = sum(text.count("create table ") for text in migrations().values())
    dropped = sum(text.count("drop table ") for text in migrations().values())
    assert len(names) == made - dropped
    assert names.index("board") < names.index("log")
    assert names.index("person") < names.index("channel") < names.index("delivery")
