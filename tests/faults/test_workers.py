"""Workers beside a server: bots think there, each turn once, whichever of them dies."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from postroad.cli import main
from tests import postgres
from tests.faults.running import FREE, ROOT, START_S, Running, children, running
from tests.faults.sockets import now, opened, send, until


@contextmanager
def worker(address: str) -> Iterator["subprocess.Popen[str]"]:
    """A worker that is ready; it is gone afterwards."""
    command = [sys.executable, "-m", "postroad", "worker", "--database", address, "--bot-workers", "1"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert select.select([process.stdout], [], [], START_S)[0]
            assert "can think here now" in process.stdout.readline()
            yield process
        finally:
            process.kill()


def acts(address: str, table: str) -> int:
    rows = postgres.execute(f"select body from log where table_id = '{table}'", address)
    return sum('"kind":"act"' in body and '"is_bot":true' in body for (body,) in rows)


def is_taken(address: str, table: str) -> bool:
    """Whether someone holds the bot's turn, or, where that went faster than one looks, has taken it."""
    held = "select 1 from due where kind = 'bot' and holder <> ''"
    return bool(postgres.execute(held, address)) or acts(address, table) > 0


def asked(ada: httpx.Client) -> str:
    """A new table whose bot has been asked."""
    table = opened(ada, "kings-road", "me", "sensible", pace="calm")
    assert send(ada, "ready", table).status_code == 200
    return table


def wanted(ada: httpx.Client, example: str, effort: str) -> str:
    """An analysis that is asked for."""
    answer = ada.post("/api/analyses", json={"kind": "example", "id": example, "effort": effort})
    return str(answer.json()["analysis"])


def has_chosen(server: Running, ada: httpx.Client, table: str) -> bool:
    return bool(now(ada, table)["room"]["seats"][1]["seal"])


@pytest.mark.slow
def test_bots_think_in_workers_and_each_turn_is_taken_once_whoever_dies(tmp_path: Path) -> None:
    with (
        postgres.new_database() as address,
        running(tmp_path, flags=[*FREE, "--bots", "workers", "--analysis-workers", "0"], database=address) as server,
    ):
        ada = server.person("Ada")
        analysis = wanted(ada, "same-thought", "quick")
        with worker(address) as first:
            table = asked(ada)
            until(lambda: has_chosen(server, ada, table))
            until(lambda: ada.get(f"/api/analyses/{analysis}").json()["judged"] > 0)
            assert children(server.pid) == [], "the server has started no process for bots or analyses"
            while True:  # until it is stopped while it holds a turn
                held = asked(ada)
                until(partial(is_taken, address, held))
                os.kill(first.pid, signal.SIGSTOP)
                if not acts(address, held):
                    break
                os.kill(first.pid, signal.SIGCONT)
            os.kill(first.pid, signal.SIGKILL)
            first.wait()
            with worker(address) as second:
                until(lambda: has_chosen(server, ada, held))
                assert acts(address, held) == 1
                long = wanted(ada, "last-coach", "normal")
                held_now = f"select 1 from analysis where id = '{long}' and held_until > 0"
                until(lambda: postgres.execute(held_now, address))  # one a person: after what the dead one held
                os.kill(second.pid, signal.SIGTERM)
                assert second.wait(START_S) == 0, "told to stop, it stops"
                assert not postgres.execute(held_now, address), "and lets go"
        alone = asked(ada)
        until(lambda: has_chosen(server, ada, alone))
        assert len(children(server.pid)) == 1, "where no worker is left, the server sees to it"
        assert [acts(address, one) for one in (table, held, alone)] == [1, 1, 1]
        server.stop()
        assert "unforeseen" not in server.log()


def test_a_worker_needs_the_database_of_its_servers(tmp_path: Path) -> None:
    for words in (["worker"], ["worker", "--database", str(tmp_path / "x.db")], ["serve", "--bots", "workers"]):
        done = CliRunner().invoke(main, words)
        assert done.exit_code == 2
        assert "PostgreSQL" in done.stderr
        assert done.stderr.count("\n") == 1
    away = CliRunner().invoke(main, ["worker", "--database", "postgresql://x@127.0.0.1:1/x"])
    assert (away.exit_code, "cannot be reached" in away.stderr) == (2, True)
