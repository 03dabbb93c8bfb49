"""The published ladder: its contests can be played, from seeds of their own."""

import json
from itertools import combinations
from pathlib import Path

import pytest
from click.testing import CliRunner

from postroad.arena import ladder
from postroad.arena.contest import Contest
from postroad.arena.entrants import read
from postroad.cli import main
from postroad.games import GAMES
from tests.arena.outcomes import contest


def test_seeds_for_tuning_gating_and_publication_are_apart() -> None:
    assert set(ladder.seeds()) == {"tuning", "gating", "publication"}
    for one, other in combinations(ladder.seeds().values(), 2):
        assert one[-1] < other[0] or other[-1] < one[0]


@pytest.mark.parametrize("planned", ladder.contests(), ids=ladder.folder)
def test_a_published_contest_uses_seeds_for_publication_alone(planned: Contest) -> None:
    published = ladder.seeds()["publication"]
    assert planned.seed in published
    assert planned.seed + planned.blocks - 1 in published


@pytest.mark.parametrize("planned", ladder.contests(), ids=ladder.folder)
def test_a_published_contest_can_be_played(planned: Contest) -> None:
    assert planned.players in GAMES[planned.slug].seats
    assert all(read(spec, planned.slug) for spec in planned.bots)


def test_no_two_contests_share_a_folder() -> None:
    folders = [ladder.folder(planned) for planned in (*ladder.contests(), *ladder.contests(is_quick=True))]
    assert len(set(folders)) == len(folders)


def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("postroad.cli.ladder.contests", lambda is_quick: [contest(games=4)])


def test_the_ladder_is_a_table_with_rate_n_interval_and_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small(monkeypatch)
    result = CliRunner().invoke(main, ["ladder", "--quick", "--out", str(tmp_path)])
    heads, _, row = result.stdout.strip().splitlines()
    assert heads.startswith("| game | players | bot | against | wins | n | 95 % interval |")
    assert "| 4 |" in row
    assert "`postroad arena kings-road --bots sensible random" in row


def test_the_ladder_keeps_every_contest_in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small(monkeypatch)
    CliRunner().invoke(main, ["ladder", "--out", str(tmp_path)])
    assert (tmp_path / "kings-road-2-sensible-random-4" / "report.html").exists()


def test_the_ladder_as_json_is_one_object(monkeypatch: pytest.MonkeyPatch) -> None:
    small(monkeypatch)
    result = CliRunner().invoke(main, ["ladder", "--json"])
    assert json.loads(result.stdout)["contests"][0]["games"] == 4
