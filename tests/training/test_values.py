"""Values of King's Road: what was planted is learnt, a whole cycle runs, and what is published is what plays."""

import json
from base64 import b64decode
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from postroad.bots.heuristics.kings_road.learnt import kind, outlook, published_weights
from postroad.bots.heuristics.kings_road.outlook import ROWS, Outlook
from postroad.bots.heuristics.kings_road.stage import random_choices
from postroad.cli import main
from postroad.core.bits import members_of
from postroad.core.chance import Quick
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.training.examples import GAMES, load
from postroad.training.values import Position, fitted, surprise
from tests.training.test_training import copied, win_everything

pytestmark = pytest.mark.slow


def train(step: str, folder: Path, *options: str) -> Result:
    return CliRunner().invoke(main, ["train", step, str(folder), *options])


def small(folder: Path, *options: str) -> Result:
    return train("play", folder, "--game", "kings-road", "--games", "14", "--iterations", "1", *options)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with games of two to five players, learnt from."""
    folder: Path = tmp_path_factory.mktemp("values") / "played"
    result = small(folder)
    assert result.exit_code == 0, result.output
    told = train("fit", folder).output
    assert "two: learnt from" in told
    assert "more: learnt from" in told
    return folder


def positions(seats: int, *, is_hereditary: bool = False) -> list[KingsRoadPosition]:
    """Of a game in which everyone chooses at random."""
    position, rng = KINGS_ROAD.start({"hereditary_nobles": is_hereditary}, seats, Quick(1)), Quick(2)
    found = []
    while position.to_act() and position.round < 40:
        choices = random_choices(position, rng)
        for seat in members_of(position.to_act()):
            position.advance(seat, choices[seat])
        if position.to_act():
            found.append(position.copy())
    return found


def plain_value(weights: list[float], lanes: int, position: KingsRoadPosition) -> list[float]:
    """What the network says, reckoned from the features without any short cut."""
    table = np.array(weights).reshape(ROWS + 1, lanes)
    units = np.zeros((len(position.players), lanes))
    for seat, row, factor in Outlook([0.0] * (ROWS + 1), len(position.players)).features(position):
        units[seat] += factor * table[row]
    totals = units[:, 0] + np.maximum(units[:, 1:], 0) @ table[-1, 1:]
    odds = np.exp(totals - totals.max())
    return list(odds / odds.sum())


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_kept_and_packed_changes_values_by_next_to_nothing(seats: int) -> None:
    random, lanes = np.random.default_rng(seats), 8
    weights = [float(weight) for weight in random.normal(0, 0.2, (ROWS + 1) * lanes)]
    valuer = Outlook(weights, seats)
    for is_hereditary in (False, True):
        for position in positions(seats, is_hereditary=is_hereditary):
            valuer.margins(position)
            assert valuer.totals == pytest.approx(plain_value(weights, lanes, position), abs=0.03)
            assert sum(valuer.totals) == pytest.approx(1)
    kept = list(valuer.totals)
    fresh = Outlook(weights, seats)
    fresh.margins(position)
    assert fresh.totals == kept, "what was valued before makes no difference"


def test_a_planted_value_is_learnt() -> None:
    random = np.random.default_rng(1)
    samples = []
    for number in range(6000):
        mine, theirs = random.normal(size=2)
        chance = 1 / (1 + np.exp(2 * (theirs - mine)))
        won = [chance, 1 - chance]
        samples.append(Position(number, [(0, 7, mine), (1, 7, theirs)], won, won, [0.5, 0.5]))
    learnt = fitted(samples, [0.0] * ROWS)
    assert surprise(samples, *learnt) < surprise(samples, *(0 * part for part in learnt)) - 0.1


def test_a_whole_cycle_runs_for_two_generations(played: Path, tmp_path: Path) -> None:
    folder, target = copied(played, tmp_path / "cycle"), tmp_path / "outlook.json"
    before = (folder / GAMES).read_bytes()
    (folder / GAMES).write_bytes(before[: len(before) // 2])
    assert small(folder).exit_code == 0
    assert (folder / GAMES).read_bytes() == before, "games that broke off are played on, and are the same"
    weights = json.loads((folder / "fitted.json").read_text())["weights"]
    train("fit", folder)
    assert json.loads((folder / "fitted.json").read_text())["weights"] == weights, "the same games, the same weights"
    judged = train("judge", folder, "--players", "3", "--iterations", "1", "--games", "3")
    assert "of 3 games" in judged.output
    win_everything(folder, 3)
    assert train("publish", folder, "--players", "3", "--to", str(target)).exit_code == 0
    assert "have not been judged" in train("publish", folder, "--players", "2", "--to", str(target)).output
    published = json.loads(target.read_text())
    assert list(published) == ["more"], "what was not judged at its own tables is not published"
    assert published["more"]["weights"] == weights["more"]
    assert len(target.read_bytes()) < 300_000

    pupil = tmp_path / "pupil"
    assert small(pupil, "--teacher", str(folder)).exit_code == 0
    assert small(pupil).exit_code == 0, "the teacher is kept in the folder"
    assert "two: learnt from" in train("fit", pupil).output
    assert (pupil / GAMES).read_bytes() != before
    assert "by the teacher" in train("play", pupil, "--game", "kings-road", "--iterations", "2").output


def test_games_are_for_the_numbers_of_players_asked_for_and_say_what_rounds_are_worth_to_each(tmp_path: Path) -> None:
    folder = tmp_path / "larger"
    assert small(folder, "--players", "3", "--players", "5").exit_code == 0
    for game in load(folder):
        seats = (3, 5)[game.number % 2]
        packed, worths = game.examples["positions"], game.examples["worths"]
        assert len(packed) == len(worths)
        assert {len(KINGS_ROAD.unpack(b64decode(at)).players) for at in packed} <= {seats}
        for worth in worths:
            assert len(worth) == seats
            assert sum(worth) == pytest.approx(1, abs=0.001)
    assert "for 3 and 5" in small(folder, "--players", "3").output
    train("fit", folder)
    assert "nothing was learnt for 2 players" in train("judge", folder, "--players", "2").output


def test_what_is_published_is_read_for_its_tables_alone() -> None:
    for seats in (2, 3, 4, 5):
        assert (outlook(seats) is None) == (kind(seats) not in published_weights())
