"""The separate verifier of fairness in examples/, which shares no code with the package."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from postroad.core.record import RecordError
from tests.conformance.cases import Case
from tests.core.played import ROAD, SECRET, altered, checked, finished, lines_of

RECORDS = Path(__file__).parents[1] / "records" / "thurn-taxis"
SCRIPT = Path(__file__).parents[2] / "examples" / "verify_fair.py"
GAME = finished(Case("thurn-taxis", {"edition": "de"}, 3), is_sealed=True)


def run(path: Path) -> tuple[int, str]:
    """Its exit code and what it says, in a Python that cannot import postroad."""
    done = subprocess.run([sys.executable, "-I", "-S", SCRIPT, path], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def say(text: str, folder: Path) -> tuple[int, str]:
    path = folder / "game.postroad.jsonl"
    path.write_text(text, encoding="utf-8", newline="\n")
    return run(path)


def test_it_imports_the_standard_library_alone_and_is_short() -> None:
    nodes = list(ast.walk(ast.parse(SCRIPT.read_text(encoding="utf-8"))))
    assert not any(isinstance(node, ast.ImportFrom) and node.module != "collections" for node in nodes)
    names = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    assert names <= set(sys.stdlib_module_names)
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) < 150


def test_the_package_cannot_be_imported_where_it_runs() -> None:
    done = subprocess.run([sys.executable, "-I", "-S", "-c", "import postroad"], capture_output=True, check=False)
    assert done.returncode == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("player", ["random", "sensible"])
def test_it_finds_whole_sealed_games_right(seats: int, player: str, tmp_path: Path) -> None:
    text = finished(Case("thurn-taxis", {}, seats), player, is_sealed=True)
    drawn = sum(line.get("chance") == "refill" or line.get("do") == "draw" for line in lines_of(text))
    code, said = say(text, tmp_path)
    assert (code, said.splitlines()[0]) == (0, f"OK: all {drawn} cards were drawn as the secret fixed them")


@pytest.mark.parametrize(("name", "came"), [("ss", (2, 0)), ("sn", (1, 0)), ("sws", (2, 1)), ("nn", (0, 0))])
def test_it_finds_games_with_shares_right(name: str, came: tuple[int, int], tmp_path: Path) -> None:
    text = (RECORDS / f"shared-{name}-sealed.postroad.jsonl").read_text(encoding="utf-8")
    code, said = say(text, tmp_path)
    seal = lines_of(text)[0]["fair"]["commitment"]
    assert code == 0
    assert said.endswith(f"\nseal {seal}, shares of players: {came[0]} in, {came[1]} withheld\n")


@pytest.mark.parametrize("share", ["00" * 32, ""])
def test_it_agrees_on_a_share_that_was_changed_or_dropped(share: str, tmp_path: Path) -> None:
    text = (RECORDS / "shared-ss-sealed.postroad.jsonl").read_text(encoding="utf-8")
    fair = lines_of(text)[0]["fair"]
    fair["shares"][1]["share"] = share
    changed = altered(text, 1, fair=fair)
    with pytest.raises(RecordError, match=r"share-wrong|draw-unproven|draw-absent"):
        checked(changed)
    assert say(changed, tmp_path)[0] == 1


@pytest.mark.parametrize("seed", range(8))
def test_it_agrees_with_the_package_on_the_first_card_that_is_wrong(seed: int, tmp_path: Path) -> None:
    drawn = [
        n for n, line in enumerate(lines_of(GAME), 1) if line.get("chance") == "refill" or line.get("do") == "draw"
    ]
    number = drawn[seed * len(drawn) // 8]
    city = lines_of(GAME)[number - 1]["city"]
    text = altered(GAME, number, city="lodz" if city != "lodz" else "linz")
    with pytest.raises(RecordError) as caught:
        checked(text)
    code, said = say(text, tmp_path)
    assert (code, caught.value.line) == (1, number)
    assert said.startswith(f"WRONG: line {number}: ")


@pytest.mark.parametrize("key", ["commitment", "entropy"])
def test_it_agrees_on_another_header(key: str, tmp_path: Path) -> None:
    other: dict[str, Any] = {"commitment": "00" * 32, "entropy": ["", "", ""]}
    fair = lines_of(GAME)[0]["fair"]
    text = altered(GAME, 1, fair={**fair, key: other[key]})
    with pytest.raises(RecordError):
        checked(text)
    assert say(text, tmp_path)[0] == 1


def test_it_agrees_on_another_secret(tmp_path: Path) -> None:
    text = altered(GAME, GAME.count("\n"), secret=SECRET.hex())
    with pytest.raises(RecordError, match="commitment-wrong"):
        checked(text)
    assert say(text, tmp_path) == (1, "WRONG: the secret is not the one that was sealed before the game\n")


@pytest.mark.parametrize("text", ["", "x\n", "{}\n", "[]\n", '{"format":1}\n', finished(ROAD, is_sealed=True)])
def test_what_is_no_such_game_is_wrong_in_one_line(text: str, tmp_path: Path) -> None:
    code, said = say(text, tmp_path)
    assert code == 1
    assert said.startswith("WRONG: ")
    assert said.count("\n") == 1


def test_a_missing_file_is_wrong_in_one_line(tmp_path: Path) -> None:
    code, said = run(tmp_path / "nothing")
    assert (code, said.count("\n")) == (1, 1)
