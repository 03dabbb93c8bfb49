"""On a real cluster of three machines, one of which dies while another joins, all is as on one machine."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import postroad
from postroad.arena.ray_workers import version
from tests.arena.test_shards import games

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "records" / "kings-road" / "plain-2.postroad.jsonl"
PATIENCE_S = 300
TRIES = 3


class Machines:
    """A cluster of the tests."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.arena.cluster"]
        self.address = ""
        for _ in range(TRIES):  # Ray gives its own processes a fixed time to start, which a busy machine may not have
            self.process = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
            assert self.process.stdout
            self.address = self.process.stdout.readline().strip()
            if self.address:
                break
            self.process.communicate()
        assert self.address, "no cluster started"

    def said(self) -> str:
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line, "the cluster is gone"
        return line.strip()

    def tell(self, what: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{what}\n")
        self.process.stdin.flush()
        assert self.said() == "done"


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    found = Machines()
    try:
        yield found
    finally:
        found.process.communicate()


def started(*words: str, **more: Any) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "postroad", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


def done(*words: str, **more: Any) -> tuple[int, str, str]:
    process = started(*words, **more)
    said, complaint = process.communicate(timeout=PATIENCE_S)
    return process.returncode, said, complaint


def figures(text: str) -> dict[str, Any]:
    """What a simulation came to, without how long it took."""
    return {name: value for name, value in json.loads(text).items() if name not in PACE}


PACE = ("seconds", "games_per_s", "decisions_per_s")


def test_games_are_the_same_while_a_machine_dies_and_another_joins(machines: Machines, tmp_path: Path) -> None:
    words = ("simulate", "thurn-taxis", "--bots", "counter", "random", "--games", "90", "--json", "--records")
    spread = started(*words, str(tmp_path / "spread"), "--ray", machines.address)
    deadline = time.monotonic() + PATIENCE_S
    while not (tmp_path / "spread").exists() or (tmp_path / "spread").stat().st_size == 0:
        assert spread.poll() is None, spread.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)
    machines.tell("kill")
    assert spread.poll() is None, "it was through before the machine died: give it more to do"
    machines.tell("add")
    said, complaint = spread.communicate(timeout=PATIENCE_S)
    assert spread.returncode == 0, complaint
    alone = done(*words, str(tmp_path / "alone"))
    assert figures(said) == figures(alone[1])
    assert (tmp_path / "spread").read_bytes() == (tmp_path / "alone").read_bytes()


def test_contests_examples_and_analyses_are_the_same(machines: Machines, tmp_path: Path) -> None:
    contest = ("arena", "kings-road", "--bots", "sensible", "random", "--games", "12", "--out")
    lesson = ("train", "play", "--games", "2", "--iterations", "10")
    study = ("analyse", str(RECORD), "--effort", "quick", "--json")
    ray = ("--ray", machines.address)
    said = []
    for name, where in (("spread", ray), ("alone", ())):
        played = done(*contest, str(tmp_path / name), *where)
        assert played[0] == 0, played
        assert done(*lesson, str(tmp_path / f"{name}-train"), *where)[0] == 0
        said.append(done(*study, *where)[1])
    assert games(tmp_path / "spread") == games(tmp_path / "alone")
    assert (tmp_path / "spread-train/games.jsonl").read_bytes() == (tmp_path / "alone-train/games.jsonl").read_bytes()
    assert json.loads(said[0]) == json.loads(said[1])


def test_machines_with_another_version_are_refused(machines: Machines, tmp_path: Path) -> None:
    there = Path(postroad.__file__).parent
    shutil.copytree(there, tmp_path / "postroad", ignore=shutil.ignore_patterns("web", "i18n", "__pycache__"))
    (tmp_path / "postroad" / "games" / "added.py").write_text("# another version\n")
    words = ("simulate", "kings-road", "--games", "10", "--ray", machines.address)
    code, _, complaint = done(*words, env={**os.environ, "PYTHONPATH": str(tmp_path)})
    assert code == 1
    assert f"Error: a machine of the cluster has another Postroad: {version()}; here it is" in complaint
    assert "Traceback" not in complaint


def test_where_there_is_no_cluster_or_no_ray_it_is_said() -> None:
    words = ("simulate", "kings-road", "--games", "10", "--ray")
    code, _, complaint = done(*words, "127.0.0.1:1")
    assert (code, complaint.splitlines()[0].partition(": [")[0]) == (
        1,
        "Error: no Ray cluster answers at 127.0.0.1:1",
    )
    assert done(*words, "ray://there:10001")[0] == 1
    blocked = "import sys; sys.modules['ray'] = None; from postroad.cli import main; main()"
    told = subprocess.run([sys.executable, "-c", blocked, *words], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr.strip()) == (1, "Error: ray is not installed: pip install 'postroad[ray]'")
