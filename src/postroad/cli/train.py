"""`postroad train`: let bots learn from their own games, one step after the other in one folder."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from postroad.arena import wording
from postroad.arena.journal import Unusable, write
from postroad.cli.progress import shown
from postroad.cli.ray_option import cluster_reported, workers_options
from postroad.games import GAMES
from postroad.training.examples import DEALS, SEEDS, Plan, load, play, read_plan, read_teacher
from postroad.training.judging import judge
from postroad.training.lessons import lesson
from postroad.training.publishing import FITTED, publish, read_fitted

_FOLDER = click.argument("folder", metavar="FOLDER", type=click.Path(file_okay=False, path_type=Path))
_PLAYERS = click.option(
    "--players", default=2, show_default=True, type=click.IntRange(2, 5), help="At the tables that decide."
)


@click.group("train")
def command() -> None:
    """Let bots learn from their own games.

    First play, then fit, judge and publish, each with the same FOLDER. Every step can be interrupted at any moment
    and goes on with the same command; the same seed gives the same weights. In Thurn und Taxis a search learns how to
    divide its attention, in King's Road the solver learns what positions between rounds are worth.
    """


@command.command("play")
@_FOLDER
@click.option("--game", default="thurn-taxis", show_default=True, type=click.Choice(list(GAMES)))
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0, SEEDS - 1), help="Which games.")
@click.option("--games", default=200, show_default=True, type=click.IntRange(1, DEALS), help="How many in all.")
@click.option(
    "--players",
    type=click.IntRange(2, 5),
    multiple=True,
    help="In every game; of several numbers, by turns.  [default: all that there are]",
)
@click.option("--iterations", type=click.IntRange(1), help="Of a decision that is learnt from.")
@click.option(
    "--teacher",
    metavar="FOLDER",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="What was fitted there plays; without, what the game's lesson begins with.",
)
@workers_options
def play_command(
    folder: Path, game: str, seed: int, games: int, players: tuple[int, ...], iterations: int | None,
    teacher: Path | None, workers: int, ray: str | None,
) -> None:  # fmt: skip
    """Play games of a bot against itself, and note what there is to learn from them."""
    with _unusable_reported():
        plan = Plan(game, seed, games, iterations or lesson(game).ITERATIONS, players=_seats(game, players))
    with cluster_reported(), _unusable_reported(), shown("played", games) as progress:
        taught = read_fitted(teacher)["weights"] if teacher else None
        for done in play(plan, folder, workers, ray, taught):
            progress(done)
        found = load(folder)
    click.echo(f"{len(found):,} games in {folder}")


@command.command("fit")
@_FOLDER
def fit_command(folder: Path) -> None:
    """Find the weights under which what happened in the games is least surprising."""
    with _unusable_reported():
        plan = read_plan(folder)
        try:
            found = lesson(plan.game).fit(load(folder), read_teacher(folder))
        except ValueError as error:
            raise click.ClickException(str(error)) from error
        content = {"weights": found.weights, "figures": found.figures()}
        write(folder / FITTED, json.dumps(content, separators=(",", ":")) + "\n")
    click.echo(found.told())


@command.command("judge")
@_FOLDER
@_PLAYERS
@click.option("--iterations", type=click.IntRange(1), help="Of both bots.")
@click.option(
    "--games", default=1600, show_default=True, type=click.IntRange(2), help="At most; fewer are often enough."
)
def judge_command(folder: Path, players: int, iterations: int | None, games: int) -> None:
    """Let the bot with the fitted weights play the bot as it is, until a test has spoken."""
    with _unusable_reported(), shown("judged", games) as progress:
        found, game = None, read_plan(folder).game
        weights, thought = read_fitted(folder)["weights"], iterations or lesson(game).JUDGED
        for found in judge(folder, game, weights, players, thought, max(1, games // players)):
            progress(players * len(found.shares))
    assert found is not None
    rate, verdict = found.rate, found.verdict
    click.echo(
        f"won {rate.value:.1%} of {rate.n:,} games ({wording.span(rate.cautious, factor=100)}): {verdict.decision}, "
        f"LLR {verdict.llr:+.2f}"
    )


@command.command("publish")
@_FOLDER
@_PLAYERS
@click.option("--to", "target", type=click.Path(dir_okay=False, path_type=Path), help="In place of the package's file.")
def publish_command(folder: Path, players: int, target: Path | None) -> None:
    """Write weights that were judged to win where the bot reads them, with their provenance."""
    with _unusable_reported():
        written = publish(folder, players, target)
    click.echo(f"published in {written}")


def _seats(game: str, players: tuple[int, ...]) -> tuple[int, ...]:
    for number in players:
        if number not in GAMES[game].seats:
            raise click.BadParameter(f"{game} is not for {number}", param_hint="--players")
    return players


@contextmanager
def _unusable_reported() -> Iterator[None]:
    try:
        yield
    except Unusable as error:
        raise click.ClickException(str(error)) from error
