"""What is typed in the terminal to play, to save and to leave."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import CTRL_C, CTRL_D, Terminal, run

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent.parent
BEGIN = ("play", "thurn-taxis", "--seed", "3", "--first", "0", "--language", "en")
HAND_OVER = ("play", "kings-road", "--people", "2", "--language", "en")


def answer(typed: str, *before: str, arguments: tuple[str, ...] = BEGIN) -> str:
    """What is said when something is typed in a game just begun."""
    with Terminal(*arguments) as terminal:
        terminal.read()
        for line in before:
            terminal.answer(line)
        return terminal.answer(typed).replace("\r\n", "\n")


def test_what_showed_nothing_new_can_be_taken_back() -> None:
    assert "Player 1 undoes the last action." in answer("undo", "draw", "call postmaster")


def test_nobody_takes_back_what_another_did() -> None:
    played = ("draw", "call postmaster", "draw", "1", "end")
    assert "Nothing can be undone" in answer("undo", *played)


def test_several_numbers_choose_several_cards() -> None:
    said = answer("4 1 9 decline", arguments=("play", "kings-road", "--language", "en"))
    assert "Player 1 reveals King's Altar, Zin Kai's Deep, Knight." in said


def test_resigning_against_one_opponent_ends_the_game() -> None:
    assert "sensible (bot) wins." in answer("resign")


def test_a_bot_plays_on_for_one_of_several_who_resigned() -> None:
    said = answer("resign", arguments=(*BEGIN, "--players", "3"))
    assert "The game is over." in said


def test_someone_who_resigned_does_not_win() -> None:
    said = answer("resign", arguments=(*BEGIN, "--players", "3"))
    assert "Player 1 wins." not in said


def test_a_saved_game_is_accepted_by_verify(tmp_path: Path) -> None:
    assert "The record is saved" in answer(f"save {tmp_path}/game.jsonl", "draw")
    assert run("verify", tmp_path / "game.jsonl").returncode == 0


def test_a_finished_game_can_be_saved_and_proves_its_chance(tmp_path: Path) -> None:
    answer(f"save {tmp_path}/game.jsonl", "resign", arguments=("play", "thurn-taxis", "--language", "en"))
    assert (
        "Every card follows from the sealed secret" in run("verify", tmp_path / "game.jsonl", "--language", "en").stdout
    )


def test_nothing_is_left_behind_by_a_save_that_failed(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    answer(f"save {tmp_path}/full")
    assert [path.name for path in tmp_path.iterdir()] == ["full"]


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (BEGIN, "quit\n"),
        *((arguments, key) for arguments in (BEGIN, HAND_OVER, ("play",)) for key in (CTRL_C, CTRL_D)),
    ],
)
def test_leaving_is_clean_at_any_question(arguments: tuple[str, ...], key: str) -> None:
    with Terminal(*arguments) as terminal:
        terminal.read("> ", "Enter. ")
        assert terminal.leave(key) == (130 if key == CTRL_C and arguments != ("play",) else 0)
        assert b"Traceback" not in terminal.written


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_leaving_is_clean_once_the_game_is_over(key: str) -> None:
    with Terminal(*BEGIN) as terminal:
        terminal.read()
        terminal.answer("resign")
        assert terminal.leave(key) == (130 if key == CTRL_C else 0)


def test_the_game_is_asked_for_if_none_is_named() -> None:
    with Terminal("play", "--language", "en") as terminal:
        asked = terminal.read()
        assert "Which game?" in asked
        assert "2  King's Road" in asked
        assert "Round 1" in terminal.answer("2")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("--players", "2", "--people", "3"), "3 people do not fit among 2 players"),
        (("--name", "Anna", "--name", "Boris"), "2 names for 1 people"),
        (("--bot", "genius"), "there is no bot 'genius' for thurn-taxis; there are random, sensible"),
        (("--players", "9"), "This game is for 2 to 4 players, not for 9."),
        (("--players", "0", "--people", "0"), "This game is for 2 to 4 players, not for 0."),
    ],
)
def test_players_that_cannot_be_are_explained(arguments: tuple[str, ...], error: str) -> None:
    done = run("play", "thurn-taxis", *arguments)
    assert done.returncode == 2
    assert error in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("first", ["0", "1"])
def test_the_seat_that_begins_can_be_named(first: str) -> None:
    done = run("play", "thurn-taxis", "--people", "0", "--first", first, "--seed", "1", "--language", "en")
    assert f"sensible (bot) {int(first) + 1} begins." in done.stdout


def test_make_terminal_asks_for_the_game() -> None:
    command = ["make", "--no-print-directory", "-n", "terminal"]
    planned = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert planned.stdout.splitlines()[-1].endswith("/postroad play")


@pytest.mark.parametrize("more", [("--seed", "3"), ()])
def test_a_game_that_is_left_is_kept_and_goes_on(more: tuple[str, ...]) -> None:
    """With a seed, and with sealed chance: the table is as it was left, by the command that was shown."""
    with Terminal("play", "thurn-taxis", "--first", "0", "--language", "en", *more, size=(200, 50)) as terminal:
        terminal.read()
        terminal.answer("take 1")
        terminal.answer("call postmaster")
        before = terminal.answer("board")
        assert terminal.leave(CTRL_C) == 130
        kept = re.search(r"Your game is kept\. Go on with: postroad play --resume (\S+)", terminal.written.decode())
    assert kept, terminal.written[-500:]
    with Terminal("play", "--resume", kept[1], "--language", "en", size=(200, 50)) as terminal:
        terminal.read()
        assert terminal.answer("board").splitlines()[1:] == before.splitlines()[1:]
        assert terminal.leave("quit\n") == 0
    with Terminal("play", "--language", "en", "--resume", size=(200, 50)) as terminal:
        terminal.read()
        terminal.answer("resign")
        assert terminal.leave("\n") == 0
    assert not Path(kept[1]).exists(), "what is over is no longer kept"


def test_what_cannot_go_on_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{}")
    done = run("play", "--resume", str(tmp_path / "broken.json"))
    assert done.returncode == 1
    assert "is no game that was left" in done.stderr.splitlines()[-1]
