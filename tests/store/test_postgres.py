"""The store in PostgreSQL: what it looks at before it begins, and how it goes on when the way there breaks."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest
from click.testing import CliRunner

from postroad.cli import backup, serve
from postroad.store import postgres, postgres_opening
from postroad.store.migrations import migrations
from postroad.store.postgres import PostgresStore
from postroad.store.store import StoreAway, StoreError
from tests import postgres as served
from tests.store.stores import READ, opened, put
from tests.store.ways import way_to

COLUMNS = """
    select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
    where table_schema = 'public' order by table_name, column_name
"""


@pytest.fixture
def address() -> Iterator[str]:
    with served.new_database() as found:
        yield found


def as_user(address: str, user: str) -> str:
    parts = urlsplit(address)
    return urlunsplit(parts._replace(netloc=f"{user}:@{parts.netloc.rpartition('@')[2]}"))


def said(address: str) -> str:
    """What `postroad serve` says about a database, in one line; it must not start."""
    outcome = CliRunner().invoke(serve.command, ["--port", "0", "--database", address])
    assert outcome.exit_code == 2
    assert outcome.output.count("\n") == 1
    return outcome.output


def test_an_address_that_is_none_is_said_to_be_none_and_shows_no_password() -> None:
    told = said("postgresql://ada:secret%zz@localhost/x")
    assert "not the address of a PostgreSQL database" in told
    assert "secret" not in told


@pytest.mark.parametrize("wrong", ["mysql://ada:secret@localhost/x", "postgresql:ada:secret@localhost", "HTTPS://x"])
def test_the_address_of_something_else_is_not_taken_for_a_file(
    wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = said(wrong)
    assert "not the address of a PostgreSQL database" in shown
    assert "secret" not in shown
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("wrong", ["postgresql://ada:secret@127.0.0.1:1/x", "nobody", "no database"])
def test_a_database_that_cannot_be_reached_is_said_to_be_so(wrong: str, address: str) -> None:
    places = {"nobody": as_user(address, "nobody"), "no database": urlunsplit(urlsplit(address)._replace(path="/nix"))}
    told = said(places.get(wrong, wrong))
    assert "cannot be reached" in told
    assert "secret" not in told


def test_a_database_without_a_free_connection_is_said_to_be_so(address: str) -> None:
    user = f"guest_{time.time_ns()}"
    served.execute(f"create role {user} login connection limit 0")
    told = said(as_user(address, user))
    assert "cannot be reached" in told
    assert "too many connections" in told


def test_an_old_server_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_opening, "OLDEST", 990_000)
    assert "too old" in said(address)


@pytest.mark.parametrize(
    ("setting", "told"),
    [
        ("synchronous_commit = off", "synchronous_commit=off"),
        ("default_transaction_read_only = on", "can only be read"),
    ],
)
def test_a_database_that_would_lose_or_refuse_what_is_stored_is_not_served(
    address: str, setting: str, told: str
) -> None:
    served.execute(f"alter database {urlsplit(address).path[1:]} set {setting}")
    assert told in said(address)


def test_a_database_that_cannot_hold_all_letters_is_not_served() -> None:
    name = urlsplit(served.server_address())
    served.execute("drop database if exists latin")
    served.execute("create database latin encoding 'LATIN1' locale 'C' template template0")
    assert "server_encoding=LATIN1" in said(urlunsplit(name._replace(path="/latin")))


def test_a_database_of_another_program_is_left_alone() -> None:
    with served.new_database(is_empty=True) as address:
        served.execute("create table recipe (name text)", address)
        assert "another program" in said(address)
        assert served.execute("select tablename from pg_tables where schemaname = 'public'", address) == [("recipe",)]


def test_a_newer_database_is_left_alone(address: str) -> None:
    served.execute("update setting set value = '999' where name = 'schema'", address)
    assert "newer version" in said(address)


def test_a_user_without_rights_is_told_which() -> None:
    user = f"guest_{time.time_ns()}"
    served.execute(f"create role {user} login")
    with served.new_database(is_empty=True) as address:
        assert "create table" in said(as_user(address, user))
    with served.new_database() as address:
        assert "board" in said(as_user(address, user))
        assert served.execute("select * from setting where name not like 'schema%'", address) == []
        served.execute(f"grant select, insert, update, delete on all tables in schema public to {user}", address)

        async def run() -> None:
            async with opened(as_user(address, user)) as store:
                await store.write(put("a"))

        asyncio.run(run())


def test_a_backup_names_the_program_that_makes_it(address: str) -> None:
    outcome = CliRunner().invoke(backup.command, ["copy.dump", "--database", address])
    assert outcome.exit_code == 2
    assert "pg_dump --format=custom --file=copy.dump" in outcome.output


def test_a_database_of_every_earlier_schema_is_brought_up_to_date_with_all_that_is_in_it(address: str) -> None:
    known = migrations()
    for last in known:
        with served.new_database(is_empty=True) as old:
            for number in range(1, last + 1):
                served.execute(known[number], old)
            served.execute(f"insert into setting (name, value) values ('schema', '{last}')", old)
            served.execute(
                "insert into board (id, game, status, is_public, summary, secret, opened_at, moved_at)"
                " values ('t', 'kings-road', 'playing', 0, '{}', '', 1, 1)",
                old,
            )
            postgres_opening.open_checked(old)
            assert served.execute("select id, game, moved_at from board", old) == [("t", "kings-road", 1)]
            assert served.execute(COLUMNS, old) == served.execute(COLUMNS, address)


def test_servers_that_start_together_make_one_schema() -> None:
    async def run(address: str) -> None:
        await asyncio.gather(*(asyncio.to_thread(postgres_opening.open_checked, address) for _ in range(4)))
        assert served.execute(COLUMNS, address)

    with served.new_database(is_empty=True) as address:
        asyncio.run(run(address))


def test_it_goes_on_by_itself_when_its_connections_were_ended(address: str) -> None:
    end = """
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
    """

    async def run() -> None:
        async with opened(address) as store:
            for number in range(3):
                await asyncio.gather(*(store.read(READ) for _ in range(4)))
                served.execute(end, address)
                await store.write(put(f"a{number}"))
                served.execute(end, address)
                assert len(await store.read(READ)) == number + 1

    asyncio.run(run())


def test_one_write_that_waits_for_another_server_holds_the_others_up_for_a_moment_alone(address: str) -> None:
    async def run() -> None:
        async with opened(address) as store, await psycopg.AsyncConnection.connect(address) as other:
            await other.execute("insert into setting (name, value) values ('held', 'by another')")
            held = asyncio.create_task(store.write(put("held")))
            await asyncio.gather(*(store.write(put(f"free {number}")) for number in range(3)))
            assert not held.done()
            await other.rollback()
            await held
            assert len(await store.read(READ)) == 4

    asyncio.run(run())


def test_nothing_depends_on_a_session_so_that_a_pooler_may_stand_between(address: str) -> None:
    async def run() -> None:
        async with opened(address) as store:
            for number in range(10):
                await store.write(put(f"a{number}"))
                await store.read(READ)
            assert await store.read("select name from pg_prepared_statements") == []
            left = "select name from pg_settings where source = 'session' and name <> 'statement_timeout'"
            assert await store.read(left) == []
            assert await store.read("select pid from pg_locks where locktype = 'advisory'") == []

    asyncio.run(run())


def test_a_way_that_falls_silent_is_given_up_and_found_again(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "WRITE_S", 0.3)
    monkeypatch.setattr(postgres, "READ_S", 0.3)

    async def run() -> None:
        async with way_to(address) as (way, through):
            store = await asyncio.to_thread(PostgresStore, through)
            try:
                await store.write(put("before"))
                way.open.clear()
                with pytest.raises(StoreAway):
                    await store.write(put("meanwhile"))
                with pytest.raises(StoreError):
                    await store.read(READ)
                way.open.set()
                await store.write(put("after"))
                assert {"before", "after"} <= {name for name, _ in await store.read(READ)}
            finally:
                way.open.set()
                await store.close()

    asyncio.run(run())
