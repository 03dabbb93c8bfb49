"""`postroad puzzles`: listing, showing, answering and finding them."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from postroad.analysis.puzzles import puzzles, read_puzzle
from postroad.cli import main


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["puzzles", *words], catch_exceptions=False)


@pytest.mark.parametrize("slug", ["thurn-taxis", "kings-road"])
def test_one_can_be_listed_shown_and_solved(slug: str) -> None:
    puzzle = puzzles(slug)[0]
    assert puzzle.id in run("show", slug).stdout
    assert "what is best here?" in run("show", slug, puzzle.id, "--language", "en").stdout
    best, worst = (puzzle.game.write(puzzle.alternatives[place].action) for place in (0, -1))
    assert run("show", slug, puzzle.id, "--answer", best, "--language", "en").stdout.startswith(f"Solved: {best}\n")
    said = run("show", slug, puzzle.id, "--answer", worst, "--language", "en").stdout
    assert said.startswith(f"Not the best. It was: {best}\n")
    assert f"%  {worst}" in said


def test_what_cannot_be_done_is_said() -> None:
    puzzle = puzzles("thurn-taxis")[0]
    assert run("show", "thurn-taxis", "no-such").exit_code == 2
    for answer in ("close province lodz", "nonsense"):
        refused = run("show", "thurn-taxis", puzzle.id, "--answer", answer, "--language", "en")
        assert refused.exit_code == 1
        assert refused.stderr


def test_a_file_that_is_none_of_puzzles_is_told_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    file.write_text(puzzles("kings-road")[0].line() + "{}\n")
    assert "line 2" in run("show", "kings-road", "--file", str(file)).stderr


def test_finding_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    for count in ("1", "3"):
        done = run("make", "kings-road", str(file), "--count", count, "--seed", "1")
        assert done.exit_code == 0
        assert f"{count} puzzles" in done.stdout
    found = [read_puzzle(line) for line in file.read_text().splitlines()]
    assert len({one.id for one in found}) == 3
    whole = tmp_path / "whole.jsonl"
    run("make", "kings-road", str(whole), "--count", "3", "--seed", "1")
    assert whole.read_text() == file.read_text()
