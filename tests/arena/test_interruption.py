"""Real processes that are stopped, killed and started again."""

import dataclasses
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from postroad.arena.campaign import play_all
from postroad.arena.match import Outcome
from tests.arena.outcomes import contest

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")]
GAMES = 60
PATIENCE_S = 60


def started(folder: Path, workers: int = 1) -> subprocess.Popen[str]:
    words = ["kings-road", "--bots", "sensible", "random", "--games", str(GAMES), "--workers", str(workers)]
    command = [sys.executable, "-m", "postroad", "arena", *words, "--out", str(folder)]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def until(condition: Callable[[], Any]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.002)


def games(folder: Path) -> int:
    path = folder / "games.jsonl"
    return path.read_bytes().count(b"\n") if path.exists() else 0


def interrupted(folder: Path, number: int, workers: int = 1) -> str:
    """Start, send the signal once some games are played, and wait for the end; what it said."""
    process = started(folder, workers)
    until(lambda: games(folder) >= 3)
    process.send_signal(number)
    return process.communicate()[1]


def finished(folder: Path) -> dict[str, Any]:
    process = started(folder)
    process.communicate()
    assert process.returncode == 0
    report: dict[str, Any] = json.loads((folder / "report.json").read_text())
    assert report.pop("pace")  # times differ from run to run
    return report


def test_a_killed_run_goes_on_to_the_same_report(tmp_path: Path) -> None:
    interrupted(tmp_path / "killed", signal.SIGKILL)
    assert 3 <= games(tmp_path / "killed") < GAMES
    assert finished(tmp_path / "killed") == finished(tmp_path / "whole")
    assert games(tmp_path / "killed") == GAMES


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    told = interrupted(tmp_path, signal.SIGINT, workers=2)
    assert f"of {GAMES} games; the same command goes on from there" in told
    assert "Traceback" not in told


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_workers_end_with_the_process_they_work_for(tmp_path: Path) -> None:
    process = started(tmp_path, workers=2)
    until(lambda: games(tmp_path) >= 1)
    workers = children(process.pid)
    process.kill()
    process.communicate()
    assert workers
    until(lambda: not any(map(is_running, workers)))


def test_the_death_of_a_worker_is_told(tmp_path: Path) -> None:
    process = started(tmp_path, workers=2)
    until(lambda: games(tmp_path) >= 1)
    for worker in children(process.pid):
        if "spawn_main" in Path(f"/proc/{worker}/cmdline").read_text():
            os.kill(worker, signal.SIGKILL)
            break
    told = process.communicate()[1]
    assert "Error: a worker process died" in told
    assert "the same command goes on from there" in told


def test_workers_change_nothing_but_the_times() -> None:
    def results(workers: int) -> list[Outcome]:
        outcomes = sorted(play_all(contest(games=12), workers), key=lambda outcome: outcome.fixture)
        return [dataclasses.replace(outcome, turns_ms=()) for outcome in outcomes]

    assert results(1) == results(2)
