"""`postroad arena`: what it prints, writes and refuses."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from postroad.cli import main

pytestmark = pytest.mark.slow  # together more than a few seconds

QUICK = ("kings-road", "--bots", "sensible", "random", "--games", "4")


def arena(*words: str) -> Result:
    return CliRunner().invoke(main, ["arena", *words])


def test_json_stands_alone_on_standard_output() -> None:
    report = json.loads(arena(*QUICK, "--json").stdout)
    assert [member["bot"] for member in report["members"]] == ["sensible", "random"]


def test_bots_may_stand_apart_too() -> None:
    words = ("kings-road", "--bots", "sensible", "--games", "2", "--bots", "random", "--json")
    assert json.loads(arena(*words).stdout)["contest"]["bots"] == ["sensible", "random"]


def test_the_terminal_names_n_and_the_verdict() -> None:
    told = " ".join(arena(*QUICK).stdout.split())
    assert "n =" in told
    assert "LLR" in told


def test_a_folder_gets_the_report_and_the_games(tmp_path: Path) -> None:
    arena(*QUICK, "--out", str(tmp_path / "new"))
    written = sorted(path.name for path in (tmp_path / "new").iterdir())
    assert written == ["contest.json", "games.jsonl", "report.html", "report.json"]


def test_a_line_for_every_game(tmp_path: Path) -> None:
    arena(*QUICK, "--out", str(tmp_path))
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [(line["block"], line["rotation"]) for line in lines] == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_the_same_command_again_plays_nothing_anew(tmp_path: Path) -> None:
    first = arena(*QUICK, "--out", str(tmp_path), "--json")
    assert arena(*QUICK, "--out", str(tmp_path), "--json").stdout == first.stdout


def test_the_games_own_options_are_taken(tmp_path: Path) -> None:
    report = json.loads(arena(*QUICK, "--hereditary-nobles", "--json").stdout)
    assert report["contest"]["options"] == {"hereditary_nobles": True}
    assert report["command"].endswith("--hereditary-nobles")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("kings-road", "--bots", "sensible", "deep-blue"), "there is no bot 'deep-blue'"),
        (("kings-road", "--bots", "sensible", "random@5ms"), "random needs no budget"),
    ],
)
def test_a_bad_spec_is_told_in_one_line(words: tuple[str, ...], message: str) -> None:
    result = arena(*words)
    assert result.exit_code != 0
    assert result.stderr.count("\n") == 1
    assert message in result.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("kings-road", "--bots", "sensible"), "it takes two"),
        (("kings-road",), "Missing option '--bots'"),
        (("kings-road", "--bots", "sensible", "random", "--players", "9"), "9"),
        (("chess", "--bots", "sensible", "random"), "chess"),
    ],
)
def test_what_cannot_be_played_is_refused(words: tuple[str, ...], message: str) -> None:
    result = arena(*words)
    assert result.exit_code != 0
    assert message in result.stderr


def test_another_command_on_the_same_folder_is_refused_in_one_line(tmp_path: Path) -> None:
    arena(*QUICK, "--out", str(tmp_path))
    result = arena(*QUICK, "--seed", "2", "--out", str(tmp_path))
    assert result.exit_code == 1
    assert "holds another contest: its seed is 1, not 2" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_folder_that_cannot_be_written_is_told_in_one_line() -> None:
    result = arena(*QUICK, "--out", "/proc/nowhere")
    assert result.exit_code == 1
    assert result.stderr.startswith("Error: cannot write in /proc/nowhere: ")
    assert result.stderr.count("\n") == 1
