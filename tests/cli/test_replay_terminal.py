"""`postroad replay` in a terminal: forward, back and anywhere."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import CTRL_C, CTRL_D, Terminal, run

pytestmark = pytest.mark.slow  # together more than a few seconds


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    run("simulate", "thurn-taxis", "--bots", "sensible", "--games", "1", "--records", file)
    return file


@pytest.fixture
def replay(record: Path) -> Iterator[Terminal]:
    """The record, shown from its start."""
    with Terminal("replay", str(record), "--language", "en") as terminal:
        assert "Decision 0 of" in terminal.read()
        yield terminal


def test_enter_goes_forward_and_b_goes_back(replay: Terminal) -> None:
    shown = [replay.answer(key) for key in ("", "", "b")]
    assert ["Decision 1 of" in shown[0], "Decision 2 of" in shown[1], "Decision 1 of" in shown[2]] == [True] * 3


def test_a_number_goes_there_and_one_too_high_to_the_end(replay: Terminal) -> None:
    assert "Decision 17 of" in replay.answer("17")
    end = replay.answer("999999999999")
    assert end.split("Decision ")[1].split()[0] == end.split(" of ")[-1].split()[0]


def test_t_goes_to_the_turn_of_another(replay: Terminal) -> None:
    assert "▸ sensible 2" in replay.answer("t") + replay.answer("t")


def test_before_the_start_there_is_nothing(replay: Terminal) -> None:
    assert "Decision 0 of" in replay.answer("b")


@pytest.mark.parametrize("keys", ["q\n", CTRL_C, CTRL_D])
def test_leaving_a_replay_is_clean(replay: Terminal, keys: str) -> None:
    assert replay.leave(keys) == 0
    assert b"Traceback" not in replay.written
