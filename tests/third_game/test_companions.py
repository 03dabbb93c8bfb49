"""What a package may bring beside its game is found by its name: a critic, guests, a terminal face, a first game."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "goofspiel"
BROUGHT = {
    "critic.py": """
class Critic:
    def judge(self, before, seat, action, after):
        return "bids the highest card at once" if action.card == 5 and before.turn()[0] == 0 else None

CRITIC = Critic
""",
    "guests.py": """
from goofspiel.bots import Matcher
from postroad.arena.guests import Guest

class Spender(Matcher):
    def choose(self, view, legal, rng):
        return max(legal, key=lambda bid: bid.card)

GUESTS = {"spender": Guest("matcher", lambda budget: Spender())}
""",
    "terminal.py": """
from postroad.cli.terminal.general import GeneralFace

class Face(GeneralFace):
    def board(self, view, hands, words):
        return f"a face of its own, round {view.round}"

from goofspiel.game import GOOFSPIEL
_face = Face(GOOFSPIEL)
EXAMPLE_RULE, HELP = _face.EXAMPLE_RULE, _face.HELP
board, brief, own_hand = _face.board, _face.brief, _face.own_hand
chart, ask, action = _face.chart, _face.ask, _face.action
OPTIONS = ()
""",
    "lesson.py": """
def facts(view):
    return {"round": view.round}

def resolve(text, view):
    return text
""",
    "lesson.toml": """
game = "goofspiel"
deal = "goofspiel first game"
bot = "matcher"
script = ["bid 3"]

[[step]]
id = "bid"
when = { round = 0 }
awaits = ["bid"]
suggests = ["bid 5"]
""",
}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Goofspiel with everything that a package may bring."""
    copied = shutil.copytree(PACKAGE, tmp_path_factory.mktemp("package") / "goofspiel")
    for name, text in BROUGHT.items():
        (copied / "goofspiel" / name).write_text(text)
    return copied


def run(package: Path, *arguments: str) -> str:
    """What a Python with that package says."""
    command = [sys.executable, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_its_critic_counts_blunders_and_its_guests_stand_in_contests(package: Path) -> None:
    asked = ("-m", "postroad", "arena", "goofspiel", "--bots", "matcher", "spender", "--games", "8", "--json")
    found: dict[str, Any] = json.loads(run(package, *asked))
    blunders = {each["bot"]: each["blunders"] for each in found["pace"]}
    assert blunders["spender"] == {"bids the highest card at once": 8}
    assert "spender" not in run(package, "-m", "postroad", "bots", "--language", "en")


def test_its_face_is_shown_in_the_terminal(package: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    run(package, "-m", "postroad", "simulate", "goofspiel", "--games", "1", "--records", file)
    assert "a face of its own, round" in run(package, "-m", "postroad", "replay", file, "--language", "en")


def test_its_first_game_is_there(package: Path) -> None:
    code = "from postroad.lessons import LESSONS; print(LESSONS['goofspiel'].steps[0].suggests)"
    assert run(package, "-c", code) == "('bid 5',)\n"
