"""The two pages for whoever adds a game: every example and every step is run, with Goofspiel installed for real."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from postroad.core import events
from postroad.core.game import Game, View
from postroad.core.position import Position
from postroad.games import companions

ROOT = Path(__file__).resolve().parents[2]
PROTOCOL = (ROOT / "docs" / "game-protocol.md").read_text(encoding="utf-8")
ADDING = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def members(kind: type) -> set[str]:
    return {name for name in vars(kind) if not name.startswith("_")}


def test_every_example_of_the_protocol_does_what_it_says() -> None:
    blocks = "\n".join(re.findall(r"^```python\n(.*?)^```$", PROTOCOL, re.MULTILINE | re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(blocks, {}, "protocol", "game-protocol.md", 0)
    assert len(examples.examples) > 40
    runner = doctest.DocTestRunner(verbose=False)
    assert not runner.run(examples).failed


def test_every_member_of_the_protocol_has_its_example() -> None:
    for kind, face in ((Game, "game"), (Position, "position")):
        named = set(re.findall(rf"(?:{face}|scratch|first\.position)\.(\w+)", PROTOCOL))
        assert members(kind) <= named, kind
    assert members(View) <= set(re.findall(r"`(\w+)(?:\(\))?`", PROTOCOL))


@pytest.mark.parametrize("module", [events, companions], ids=lambda module: module.__name__)
def test_the_examples_in_the_sources_do_what_they_say(module: object) -> None:
    found = doctest.testmod(module)  # type: ignore[arg-type]
    assert (bool(found.attempted), found.failed) == (True, 0)


@pytest.mark.slow
def test_every_step_of_adding_a_game_works_with_the_package_installed(tmp_path: Path) -> None:
    target = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target", str(target)]
    subprocess.run([*pip, str(ROOT / "tests" / "goofspiel")], check=True)
    commands = re.findall(r"^ *\$ (.*)$", ADDING, re.MULTILINE)
    assert len(commands) >= 5
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(target)}
    for command in commands:
        done = subprocess.run(command, shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, f"{command}\n{done.stderr}"
        assert not done.stderr, command


def test_the_entry_point_of_the_page_is_that_of_the_package() -> None:
    line = 'goofspiel = "goofspiel.game:GOOFSPIEL"'
    assert line in ADDING
    assert line in (ROOT / "tests" / "goofspiel" / "pyproject.toml").read_text()
