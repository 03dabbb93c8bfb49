"""Training: what was planted is found, a whole cycle runs, is reproducible, and goes on where it stopped."""

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from postroad.bots.heuristics.thurn_taxis.bots import attention, turn_weights
from postroad.bots.heuristics.thurn_taxis.features import FEATURES, SETS
from postroad.bots.heuristics.thurn_taxis.turn import TurnPlanner
from postroad.bots.heuristics.thurn_taxis.weights import GREEDY
from postroad.cli import main
from postroad.core.chance import Quick
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.training.attention import Decision, described, fitted, surprise, without_ties
from postroad.training.examples import GAMES, Plan, Played, load, play_game
from postroad.training.searched_decisions import read
from postroad.training.thurn_taxis import home

pytestmark = pytest.mark.slow


def train(step: str, folder: Path, *options: str) -> Result:
    return CliRunner().invoke(main, ["train", step, str(folder), *options])


def small(folder: Path, games: int = 6) -> Result:
    return train("play", folder, "--games", str(games), "--iterations", "40")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with games to learn from."""
    folder: Path = tmp_path_factory.mktemp("training") / "played"
    result = small(folder)
    assert result.exit_code == 0, result.output
    assert "6 games in" in result.output
    return folder


def copied(folder: Path, target: Path) -> Path:
    target.mkdir()
    for file in folder.iterdir():
        (target / file.name).write_bytes(file.read_bytes())
    return target


def win_everything(folder: Path, players: int) -> None:
    """As if every game of a contest had been won."""
    file = folder / f"judged-{players}.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "shares": [1.0] * 200}))


def test_a_planted_weight_is_found_and_what_says_nothing_stays() -> None:
    random, planted = np.random.default_rng(1), np.zeros(FEATURES * SETS)
    planted[3], planted[9] = 1.5, -0.7
    decisions = []
    for _ in range(600):
        features = np.zeros((5, FEATURES * SETS))
        features[:, [3, 9]] = random.normal(size=(5, 2))
        values = np.exp(features @ planted)
        decisions.append(Decision(features, values / values.sum()))
    found = fitted(decisions, np.zeros(FEATURES * SETS))
    assert found[3] == pytest.approx(1.5, abs=0.1)
    assert found[9] == pytest.approx(-0.7, abs=0.1)
    assert np.abs(np.delete(found, [3, 9, 3 + FEATURES, 9 + FEATURES])).max() < 1e-6
    assert surprise(decisions, found) < surprise(decisions, np.zeros(FEATURES * SETS))


def test_features_add_up_to_what_looking_a_turn_ahead_says(played: Path) -> None:
    weights = without_ties(GREEDY)
    for example in read(load(played)[0].examples):
        position = THURN_TAXIS.unpack(example.position)
        found = described(example, GREEDY)
        for row, action in enumerate(sorted(example.visits)):
            value = TurnPlanner(weights, len(position.players), Quick(1), 0.0).value_of(position, action)
            assert found.features[row] @ np.array(weights) == pytest.approx(value, abs=1e-4)


def test_games_that_broke_off_are_played_on_and_are_the_same(played: Path, tmp_path: Path) -> None:
    folder = copied(played, tmp_path / "broken")
    whole = (folder / GAMES).read_bytes()
    (folder / GAMES).write_bytes(whole[: len(whole) // 2])
    assert small(folder).exit_code == 0
    assert (folder / GAMES).read_bytes() == whole
    assert Played.read(play_game(Plan("thurn-taxis", 0, 6, 40), 3).line()) == load(folder)[3]


def test_a_whole_cycle_runs_and_weights_that_do_not_win_are_not_published(played: Path, tmp_path: Path) -> None:
    folder = copied(played, tmp_path / "cycle")
    target = tmp_path / "attention.json"
    assert "first `postroad train fit" in train("judge", folder).output
    assert "learnt from" in train("fit", folder).output
    weights = json.loads((folder / "fitted.json").read_text())["weights"]
    train("fit", folder)
    assert json.loads((folder / "fitted.json").read_text())["weights"] == weights, "the same games, the same weights"
    assert "have not been judged" in train("publish", folder, "--to", str(target)).output
    judged = train("judge", folder, "--iterations", "5", "--games", "4")
    assert judged.exit_code == 0, judged.output
    assert "of 4 games" in judged.output
    assert train("judge", folder, "--iterations", "5", "--games", "4").output == judged.output, "it goes on, not anew"
    refused = train("publish", folder, "--to", str(target))
    assert refused.exit_code == 1
    assert "have not been found to win more" in refused.output
    assert not target.exists()

    win_everything(folder, 2)
    target.write_text("nonsense")
    assert "take another file" in train("publish", folder, "--to", str(target)).output
    target.unlink()
    assert train("publish", folder, "--to", str(target)).exit_code == 0
    published = json.loads(target.read_text())
    assert list(published) == ["2"], "what was not judged at its own tables is not published"
    published = published["2"]
    assert published["weights"] == weights
    assert published["provenance"]["judged"]["games"] == 400
    assert (
        "train play FOLDER --game thurn-taxis --seed 0 --games 6 --iterations 40"
        in published["provenance"]["commands"][0]
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_search_goes_by_what_is_published_for_its_table(seats: int) -> None:
    position = THURN_TAXIS.start({}, seats, Quick(1))
    found = attention(position, Quick(2))
    assert found == turn_weights(position, Quick(2), json.loads(home().read_text())[str(seats)]["weights"])
    assert found != turn_weights(position, Quick(2))
    assert attention(position, Quick(2), learnt={}) == turn_weights(position, Quick(2)), "by hand where none won"


def test_what_cannot_be_done_is_said(played: Path, tmp_path: Path) -> None:
    assert "begin with `postroad train play" in train("fit", tmp_path).output
    other = train("play", played, "--games", "6", "--iterations", "41")
    assert other.exit_code == 1
    assert "holds games of thurn-taxis, seed 0 and 40 iterations" in other.output
    few = tmp_path / "few"
    small(few, games=1)
    assert "too few games" in train("fit", few).output
    (few / GAMES).write_text("nonsense\n")
    assert "is damaged" in train("fit", few).output
