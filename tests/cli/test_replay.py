"""`postroad replay` without a terminal: the whole game, told."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from postroad.cli import main
from postroad.i18n import LANGUAGES
from tests.conformance.cases import Case
from tests.core.played import ROAD, TAXIS, altered, begun, finished, lines_of, play_on

RECORDS = Path(__file__).resolve().parents[1] / "records"


def replay(folder: Path, text: str, *options: str) -> Result:
    path = folder / "game.postroad.jsonl"
    path.write_text(text, encoding="utf-8", newline="\n")
    return CliRunner().invoke(main, ["replay", "--language", "en", str(path), *options], catch_exceptions=False)


@pytest.mark.parametrize("case", [TAXIS, ROAD], ids=str)
def test_every_decision_is_told_up_to_the_last(case: Case, tmp_path: Path) -> None:
    text = finished(case)
    decisions = sum("do" in line for line in lines_of(text))
    result = replay(tmp_path, text)
    assert result.exit_code == 0
    assert f"Decision {decisions} of {decisions}" in result.stdout
    assert "q: quit" not in result.stdout  # nobody can press a key
    assert all(name in result.stdout for name in lines_of(text)[0]["players"])


@pytest.mark.parametrize("case", [TAXIS, ROAD], ids=str)
def test_a_game_just_begun_is_shown(case: Case, tmp_path: Path) -> None:
    assert "Decision 0 of 0" in replay(tmp_path, begun(case).record().text()).stdout


@pytest.mark.parametrize("case", [TAXIS, ROAD], ids=str)
def test_every_language_tells_it_in_its_own_words(case: Case, tmp_path: Path) -> None:
    text = play_on(begun(case), rounds=12).record().text()
    told = {replay(tmp_path, text, "--language", language).stdout for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize("rounds", [0, 4])
def test_a_resignation_is_told(rounds: int, tmp_path: Path) -> None:
    transcript = play_on(begun(Case("kings-road", {}, 3)), rounds=rounds)
    before = replay(tmp_path, transcript.record().text()).stdout
    transcript.resign(1)
    after = replay(tmp_path, transcript.record().text()).stdout
    more = set(after.splitlines()) - set(before.splitlines())
    assert [line for line in more if "Žofie" in line]


def test_a_game_of_several_is_chosen_by_its_number(tmp_path: Path) -> None:
    text = begun(TAXIS).record().text() + play_on(begun(ROAD), rounds=1).record().text()
    assert "Decision 3 of 3" in replay(tmp_path, text, "--game", "2").stdout


def test_a_number_that_no_game_has_is_refused(tmp_path: Path) -> None:
    result = replay(tmp_path, begun(TAXIS).record().text(), "--game", "2")
    assert result.exit_code == 2
    assert "has fewer than 2 games" in result.stderr


def test_a_wrong_record_is_explained_in_one_line_and_not_told(tmp_path: Path) -> None:
    result = replay(tmp_path, altered(finished(ROAD), 2, seat=1))
    assert (result.exit_code, result.stdout) == (1, "")
    assert len(result.stderr.splitlines()) == 1
    assert "line 2: " in result.stderr


def test_a_missing_file_is_explained_in_one_line(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["replay", str(tmp_path / "nothing")], catch_exceptions=False)
    assert (result.exit_code, result.stderr) == (1, f"{tmp_path / 'nothing'}: No such file or directory\n")


def test_a_name_cannot_move_the_cursor(tmp_path: Path) -> None:
    text = altered(begun(TAXIS).record().text(), 1, players=["\x1b[2J\rAda", "Bot"])
    result = replay(tmp_path, text)
    assert result.exit_code == 0
    assert "\x1b[2J" not in result.stdout


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/resigned-*.postroad.jsonl")), ids=lambda path: path.stem)
def test_the_last_sentence_names_the_winner_and_none_who_resigned(path: Path, tmp_path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    winners = lines_of(text)[-1]["result"]["winners"]
    names = [lines_of(text)[0]["players"][seat] for seat in winners]
    told = replay(tmp_path, text).stdout
    assert [line for line in told.splitlines() if line.startswith(f"{names[0]} wins.")] == [f"{names[0]} wins."]
    assert "Shared victory" not in told


def test_the_first_sentence_is_the_prologue(tmp_path: Path) -> None:
    """TT-4: who begins."""
    assert replay(tmp_path, finished(TAXIS)).stdout.splitlines()[0].endswith(" begins.")
