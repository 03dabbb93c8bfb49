"""`postroad simulate`: the same games whatever the workers, figures for programs, faults in one line."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from postroad.arena.simulation import Plan
from postroad.arena.simulation import simulate as simulated
from postroad.cli import COMMANDS, main
from tests.arena.test_interruption import children, is_running, until
from tests.cli.terminal import Terminal, run

FIGURES = {
    "games", "decisions", "seconds", "games_per_s", "decisions_per_s", "compiled", "wins_by_seat", "mean_scores",
    "stopped",
}  # fmt: skip
MEASURED = ("seconds", "games_per_s", "decisions_per_s")
SLUGS = ["thurn-taxis", "kings-road"]


def simulate(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["simulate", *map(str, arguments)])


def figures(*arguments: object) -> dict[str, Any]:
    """What --json prints, without what a clock measured."""
    report: dict[str, Any] = json.loads(simulate(*arguments, "--json").stdout)
    return {name: value for name, value in report.items() if name not in MEASURED}


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_records_and_figures_are_the_same_whatever_the_workers(slug: str, tmp_path: Path) -> None:
    asked = (slug, "--bots", "sensible,random", "--games", 20, "--seed", 7)
    one = figures(*asked, "--records", tmp_path / "one")
    three = figures(*asked, "--records", tmp_path / "three", "--workers", 3)
    assert one == three
    assert (tmp_path / "one").read_bytes() == (tmp_path / "three").read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_random_games_are_the_same_whatever_the_workers(slug: str) -> None:
    assert figures(slug, "--games", 1200) == figures(slug, "--games", 1200, "--workers", 2)


def test_another_seed_gives_other_games() -> None:
    assert figures("thurn-taxis", "--games", 5, "--seed", 1) != figures("thurn-taxis", "--games", 5, "--seed", 2)


@pytest.mark.parametrize("slug", SLUGS)
def test_records_are_right_in_every_line(slug: str, tmp_path: Path) -> None:
    simulate(slug, "--bots", "sensible", "--games", 5, "--records", tmp_path / "games")
    assert CliRunner().invoke(main, ["verify", str(tmp_path / "games")]).exit_code == 0


def test_random_games_without_records_run_wholly_in_the_core(tmp_path: Path) -> None:
    def speed(games: int, *more: object) -> float:
        return float(json.loads(simulate("kings-road", "--games", games, *more, "--json").stdout)["games_per_s"])

    assert speed(2000) > 4 * speed(50, "--records", tmp_path / "games")


def test_json_is_one_object_alone_on_standard_output() -> None:
    done = run("simulate", "kings-road", "--games", "10", "--json")
    assert set(json.loads(done.stdout)) >= FIGURES
    assert done.stdout.count("\n") == 1


def test_the_figures_are_those_of_every_seat() -> None:
    found = figures("kings-road", "--players", 5, "--games", 10)
    assert len(found["wins_by_seat"]) == len(found["mean_scores"]) == 5
    assert sum(found["wins_by_seat"]) == pytest.approx(10, abs=0.05)


def test_bots_are_listed_by_seat() -> None:
    assert figures("kings-road", "--bots", "random, sensible,random", "--games", 2)["bots"] == [
        "random",
        "sensible",
        "random",
    ]


def test_the_table_names_every_seat_and_what_was_counted() -> None:
    said = simulate("thurn-taxis", "--games", 10).stdout
    assert re.search(r"^thurn-taxis: 10 games in [\d.]+ s \(rules core compiled\)\n.* decisions/s\n", said)
    assert "ended by offices" in said


def test_options_reach_the_game(tmp_path: Path) -> None:
    (tmp_path / "banners.toml").write_text("dark-tower = [9, 1]\n")
    asked = ("--hereditary-nobles", "--banners", tmp_path / "banners.toml", "--games", 2)
    assert figures("kings-road", *asked)["options"] == {"hereditary_nobles": True, "banners": {"dark-tower": [9, 1]}}


def test_an_edition_reaches_the_record(tmp_path: Path) -> None:
    simulate("thurn-taxis", "--edition", "hu", "--first", 0, "--games", 1, "--records", tmp_path / "games")
    header = json.loads((tmp_path / "games").read_text().splitlines()[0])
    assert (header["edition"], header["first"]) == ("hu", 0)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("chess",), "'chess' is not one of 'thurn-taxis', 'kings-road'"),
        (("thurn-taxis", "--bots", "genius"), "there is no bot 'genius' for thurn-taxis; there are random, sensible"),
        (("thurn-taxis", "--bots", "random,random", "--players", "3"), "2 bots for 3 players"),
        (("thurn-taxis", "--players", "5"), "This game is for 2 to 4 players, not for 5."),
        (("kings-road", "--players", "99999999999"), "This game is for 2 to 5 players, not for 99,999,999,999."),
        (("kings-road", "--players", "0"), "This game is for 2 to 5 players, not for 0."),
        (("kings-road", "--games", "0"), "0 is not in the range x>=1."),
        (("kings-road", "--edition", "ru"), "There is no option “edition”. Known options: banners hereditary-nobles."),
        (("thurn-taxis", "--hereditary-nobles"), "There is no option “hereditary-nobles”."),
        (("thurn-taxis", "--edition", "fr"), "There is no edition “fr”. Known editions: ru cs hu de custom."),
        (("thurn-taxis", "--abandon", "free"), "The option “abandon” can only be set in a custom game."),
        (("thurn-taxis", "--edition", "custom"), "A custom game also needs the option “all-provinces”."),
        (("thurn-taxis", "--first", "2"), "There is no seat “2”."),
        (("kings-road", "--banners", "/nowhere"), "File '/nowhere' does not exist."),
        (("kings-road", "--records", "/nowhere/games"), "cannot write /nowhere/games: No such file or directory"),
        (("kings-road", "--records", "/dev/full"), "cannot write /dev/full: No space left on device"),
    ],
)
def test_a_fault_is_explained_in_one_line(arguments: tuple[str, ...], error: str) -> None:
    done = simulate(*arguments)
    assert done.exit_code in (1, 2)
    assert error in done.stderr.splitlines()[-1]
    assert not done.stdout


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (b"dark-tower = [5, 4", "banners.toml: "),
        (b"\xff", "banners.toml: "),
        (b"moon = [1]", "There is no region “moon”."),
        (b"dark-tower = [1, 2]", "Dark Tower: 2 comes after 1"),
        (b"dark-tower = 1979-05-27", "is not a valid banner"),
    ],
)
def test_a_wrong_banners_file_is_explained_in_one_line(text: bytes, error: str, tmp_path: Path) -> None:
    (tmp_path / "banners.toml").write_bytes(text)
    done = simulate("kings-road", "--banners", tmp_path / "banners.toml")
    assert done.exit_code == 2
    assert error in done.stderr.splitlines()[-1]


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interruption_ends_it_cleanly_and_leaves_whole_games(workers: str, tmp_path: Path) -> None:
    file = tmp_path / "games"
    asked = ("kings-road", "--bots", "random", "--games", "1000000", "--workers", workers, "--records", str(file))
    with Terminal("simulate", *asked) as terminal:
        while not (file.exists() and file.stat().st_size):
            terminal.read_some()
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.exit_code() == 130, terminal.written[-2000:]
        assert b"Traceback" not in terminal.written
    assert CliRunner().invoke(main, ["verify", str(file)]).exit_code == 0


def test_the_version_says_that_the_core_is_compiled() -> None:
    assert CliRunner().invoke(main, ["--version"]).stdout.endswith(", rules core compiled\n")


def test_parts_come_as_they_are_played_however_many_games_there_are() -> None:
    """Nothing is held but what is being played: a thousand million games begin at once."""
    parts = simulated(Plan("kings-road", {}, ("random", "random"), 10**9, 1), 1)
    sizes = [next(parts).summary.games for _ in range(6)]
    assert sizes[0] == 2
    assert sizes[-1] > sizes[0], "parts grow until one takes a moment"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_workers_end_with_a_simulation_that_is_terminated(tmp_path: Path) -> None:
    """SIGTERM leaves no orphans."""
    file = tmp_path / "games"
    asked = ["simulate", "kings-road", "--bots", "sensible", "--games", "1000000", "--workers", "2", "--records"]
    process = subprocess.Popen([sys.executable, "-m", "postroad", *asked, str(file)])
    until(lambda: file.exists() and file.stat().st_size)
    workers = children(process.pid)
    process.terminate()
    process.wait()
    assert workers
    until(lambda: not any(map(is_running, workers)))


@pytest.mark.parametrize(
    "written",
    [
        ["--bots", "sensible,random"],
        ["--bots", "sensible", "random"],
        ["--bots", "sensible", "--bots", "random"],
        ["--bot", "sensible, random"],
    ],
)
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_bots_are_written_alike_everywhere(command: str, written: list[str]) -> None:
    """After commas, after spaces, or one by one; before or after the game."""
    for words in ([*written, "kings-road"], ["kings-road", *written]):
        done = CliRunner().invoke(main, [command, *words, "--games", "2", "--json"])
        assert done.exit_code == 0, done.output
        report = json.loads(done.stdout)
        assert (report.get("bots") or report["contest"]["bots"])[:2] == ["sensible", "random"]


def test_commands_are_described_in_their_own_words() -> None:
    context = click.Context(main)
    for name, about in COMMANDS.items():
        found = main.get_command(context, name)
        assert found is not None
        assert (found.help or "").startswith(about), name
