"""A contest's folder: resumed, never mixed up."""

import json
from pathlib import Path

import pytest

from postroad.arena.journal import Journal, Unusable
from tests.arena.outcomes import contest, played

PLANNED = contest(games=10)
OUTCOMES = played(PLANNED, [1, 1])


def filled(folder: Path) -> Path:
    journal = Journal(PLANNED, folder)
    for outcome in OUTCOMES[:3]:
        journal.add(outcome)
    journal.close()
    return folder / "games.jsonl"


def reopened(folder: Path) -> int:
    journal = Journal(PLANNED, folder)
    journal.close()
    return len(journal.outcomes)


def test_finished_games_are_found_again(tmp_path: Path) -> None:
    filled(tmp_path)
    assert reopened(tmp_path) == 3


def test_a_game_is_on_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    journal = Journal(PLANNED, tmp_path)
    journal.add(OUTCOMES[0])
    assert (tmp_path / "games.jsonl").read_text() == OUTCOMES[0].line()
    journal.close()


@pytest.mark.parametrize("torn", ["{", OUTCOMES[3].line()[:40], OUTCOMES[3].line().rstrip("\n")])
def test_a_torn_last_line_is_dropped(tmp_path: Path, torn: str) -> None:
    games = filled(tmp_path)
    games.write_text(games.read_text() + torn)
    assert reopened(tmp_path) == 3
    assert games.read_text().endswith("}\n")


def test_a_game_that_stands_twice_counts_once(tmp_path: Path) -> None:
    games = filled(tmp_path)
    games.write_text(games.read_text() * 2)
    assert reopened(tmp_path) == 3


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    games = filled(tmp_path)
    lines = games.read_text().splitlines()
    games.write_text("\n".join([lines[0], "damaged", lines[2]]) + "\n")
    with pytest.raises(Unusable, match="line 2"):
        Journal(PLANNED, tmp_path)


def test_another_contest_is_refused_with_what_differs(tmp_path: Path) -> None:
    filled(tmp_path)
    with pytest.raises(Unusable, match="its seed is 1, not 2"):
        Journal(contest(games=10, seed=2), tmp_path)


def test_games_of_another_version_are_refused(tmp_path: Path) -> None:
    filled(tmp_path)
    told = json.loads((tmp_path / "contest.json").read_text())
    (tmp_path / "contest.json").write_text(json.dumps({**told, "version": "0.0.0"}))
    with pytest.raises(Unusable, match="version"):
        Journal(PLANNED, tmp_path)


@pytest.mark.parametrize("text", ["", "[]", "{"])
def test_a_damaged_contest_is_refused(tmp_path: Path, text: str) -> None:
    filled(tmp_path)
    (tmp_path / "contest.json").write_text(text)
    with pytest.raises(Unusable, match="damaged"):
        Journal(PLANNED, tmp_path)


def test_games_of_nobody_knows_what_are_refused(tmp_path: Path) -> None:
    filled(tmp_path)
    (tmp_path / "contest.json").unlink()
    with pytest.raises(Unusable, match="unknown contest"):
        Journal(PLANNED, tmp_path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unusable, match="cannot write in"):
        Journal(PLANNED, tmp_path / "file" / "folder")


def test_without_a_folder_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Journal(PLANNED, None).add(OUTCOMES[0])
    assert not list(tmp_path.iterdir())
