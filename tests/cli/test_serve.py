"""`postroad serve`: says where it is, and in one line why it cannot be."""

import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from postroad.cli import main
from postroad.server.process import bind
from postroad.server.settings import Settings, names
from tests.server.served import browser, served


def refused(*words: str) -> str:
    """What is said on standard error, in one line, with exit code 2."""
    done: Result = CliRunner().invoke(main, ["serve", *words])
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_help_lists_every_setting() -> None:
    text = CliRunner().invoke(main, ["serve", "--help"]).output
    for name in names():
        assert "--" + name.removeprefix("is_").replace("_", "-") in text


def test_a_wrong_setting_is_named() -> None:
    assert "--port is 'http'; it must be a whole number" in refused("--port", "http")
    assert "cannot be read: No such file" in refused("--config", "nowhere.toml")
    assert "No such option '--prot'" in refused("--prot", "1")


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refused("--port", port, "--database", str(tmp_path / "x.db"))
    assert f"cannot listen at 127.0.0.1 port {port}: Address already in use" in said


def test_who_comes_before_all_is_ready_is_sent_away_to_another_server() -> None:
    with bind(Settings(port=0)) as bound, pytest.raises(ConnectionRefusedError):
        socket.create_connection(bound.getsockname())


def test_an_address_that_is_not_ours_is_named() -> None:
    assert "cannot listen at 192.0.2.1 port 0" in refused("--host", "192.0.2.1", "--port", "0")


def at(database: Path) -> str:
    return refused("--port", "0", "--database", str(database))


def test_a_database_that_is_none_is_named_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    file.write_text("a letter to my aunt" * 100)
    assert "is not a Postroad database" in at(file)
    assert file.read_text().startswith("a letter")


@pytest.mark.slow
def test_a_database_of_a_newer_version_is_named(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    with served(tmp_path) as _:
        pass
    (tmp_path / "postroad.db").rename(file)
    with sqlite3.connect(file) as connection:
        connection.execute("update setting set value = '999' where name = 'schema'")
    connection.close()
    assert "was written by a newer version of Postroad" in at(file)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written" in at(tmp_path / "file" / "x.db")
    (tmp_path / "folder.db").mkdir()
    assert "cannot be written" in at(tmp_path / "folder.db")


@pytest.mark.slow
def test_the_folder_of_the_database_is_made_where_data_belongs(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    with subprocess.Popen(
        [sys.executable, "-m", "postroad", "serve", "--port", "0"], env=environment, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"Postroad is open at http://127.0.0.1:")
        process.terminate()
    assert process.returncode == 0
    assert (tmp_path / "postroad" / "postroad.db").is_file() or sys.platform != "linux"


@pytest.mark.slow
def test_on_the_network_it_shows_a_code_to_scan(tmp_path: Path) -> None:
    with subprocess.Popen(
        [
            sys.executable,
            "-m",
            "postroad",
            "serve",
            "--port",
            "0",
            "--host",
            "0.0.0.0",
            "--database",
            tmp_path / "x.db",
        ],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONUTF8": "1"},
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline().decode()
        process.terminate()
        rest = process.stdout.read().decode()
    assert first.startswith("Postroad is open at http://127.0.0.1:")
    assert ("For others: http://" in rest) == ("█" in rest or "▀" in rest)


@pytest.mark.slow
def test_a_backup_is_taken_while_the_server_runs(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    database = ["--database", str(tmp_path / "postroad.db")]
    with served(tmp_path) as address, browser(address, "Wilhelmina"):
        done = CliRunner().invoke(main, ["backup", str(copy), *database])
        assert done.exit_code == 0, done.output
        again = CliRunner().invoke(main, ["backup", str(copy), *database])
        assert again.exit_code == 2, "nothing is overwritten"
    with sqlite3.connect(copy) as connection:
        assert connection.execute("select name from person").fetchall() == [("Wilhelmina",)]
    connection.close()


@pytest.mark.slow
def test_tables_are_listed_closed_and_deleted(tmp_path: Path) -> None:
    with served(tmp_path) as address, browser(address, "Anna") as anna:
        wanted = {"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = anna.post("/api/tables", json=wanted).json()["table"]

    def said(*words: str) -> str:
        done = CliRunner().invoke(main, ["tables", "--database", str(tmp_path / "postroad.db"), *words])
        assert done.exit_code == 0, done.output
        return done.output

    assert f'"id": "{table}", "game": "kings-road", "status": "waiting"' in said("list", "--json")
    said("close", table)
    assert '"status": "closed"' in said("list", "--json")
    said("delete", table)
    assert said("list", "--json").strip() == '{"tables": []}'
    gone = CliRunner().invoke(main, ["tables", "--database", str(tmp_path / "postroad.db"), "delete", table])
    assert (gone.exit_code, gone.stderr.count("\n")) == (2, 1)


@pytest.mark.slow
def test_two_servers_cannot_share_a_database(tmp_path: Path) -> None:
    with served(tmp_path):
        assert "Another Postroad server is already using" in at(tmp_path / "postroad.db")
        closing = CliRunner().invoke(main, ["tables", "--database", str(tmp_path / "postroad.db"), "close", "x"])
        assert closing.exit_code == 2
        assert "Another Postroad server is already using" in closing.stderr
        listing = CliRunner().invoke(main, ["tables", "--database", str(tmp_path / "postroad.db")])
        assert listing.exit_code == 0, "looking is allowed"


def test_without_a_database_there_is_nothing_to_list(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["tables", "--database", str(tmp_path / "none.db")])
    assert done.exit_code == 2
    assert "there is no database" in done.stderr
    assert not (tmp_path / "none.db").exists()
