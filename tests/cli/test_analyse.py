"""`postroad analyse`: the whole of a game, as text and for programs."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from postroad.analysis.game_analysis import judge_of
from postroad.cli import main
from postroad.i18n import LANGUAGES
from tests.analysis.games import record_of


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    for slug in ("thurn-taxis", "kings-road"):
        monkeypatch.setitem(judge_of(slug).efforts, "quick", 16)


def analyse(folder: Path, text: str, *options: str) -> Result:
    path = folder / "game.jsonl"
    path.write_text(text, encoding="utf-8", newline="\n")
    return CliRunner().invoke(main, ["analyse", str(path), "--effort", "quick", *options], catch_exceptions=False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["thurn-taxis", "kings-road"])
def test_it_tells_everyone_apart_in_every_language(slug: str, language: str, tmp_path: Path) -> None:
    result = analyse(tmp_path, record_of(slug, 2), "--language", language)
    assert result.exit_code == 0
    assert "sensible 1" in result.stdout
    assert "sensible 2" in result.stdout


def test_for_programs_it_is_one_object_that_adds_up(tmp_path: Path) -> None:
    data = json.loads(analyse(tmp_path, record_of("kings-road", 3), "--json").stdout)
    for seat in range(3):
        parts = (data[name][seat] for name in ("skill", "given_by_others", "luck"))
        assert data["moments"][0]["chances"][seat] + sum(parts) == pytest.approx(data["result"][seat])
    wrong = [one for moment in data["moments"] for one in moment["decisions"] if one["loss"] > 0]
    assert sum(bool(one["reasons"]) for one in wrong) > len(wrong) / 2
    assert all("share" in one for one in data["moments"][0]["decisions"][0]["alternatives"])


def test_an_unfinished_game_is_refused_in_one_sentence(tmp_path: Path) -> None:
    result = analyse(tmp_path, record_of("kings-road", 2).splitlines(keepends=True)[0], "--language", "en")
    assert (result.exit_code, result.stderr) == (1, "Only a game that was played to its end can be analysed.\n")


def test_a_wrong_record_is_told_with_its_line(tmp_path: Path) -> None:
    text = record_of("kings-road", 2)
    header, first, *rest = text.splitlines(keepends=True)
    for wrong, said in (
        ("{}\n", "line 1"),
        (text.replace('"kings-road"', '"chess"', 1), "chess"),
        (text.replace('"version":1', '"version":9', 1), "version 9"),
        (text.replace('"rules":1', '"rules":0', 1), "line 1"),
        ("".join([header, first.replace("dark-tower", "dark-towers").replace("wild-hills", "ulm"), *rest]), "line 2"),
        (header + first * 10_000, "line 3"),
    ):
        result = analyse(tmp_path, wrong, "--language", "en")
        assert result.exit_code == 1
        assert said in result.stderr
        assert not result.stdout
