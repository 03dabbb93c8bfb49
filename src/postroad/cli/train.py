"""`postroad train`: let the search learn from its own decisions, one step after the other in one folder."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from postroad.arena import wording
from postroad.arena.journal import Unusable, write
from postroad.bots.heuristics.thurn_taxis.weights import ATTENTION
from postroad.cli.progress import shown
from postroad.cli.ray_option import cluster_reported, workers_options
from postroad.training.attention import fit
from postroad.training.examples import DEALS, SEEDS, Plan, load, play, read_plan
from postroad.training.judging import judge
from postroad.training.publishing import FITTED, home, publish, read_fitted

_FOLDER = click.argument("folder", metavar="FOLDER", type=click.Path(file_okay=False, path_type=Path))


@click.group("train")
def command() -> None:
    """Let the search of Thurn und Taxis learn from its own decisions.

    First play, then fit, judge and publish, each with the same FOLDER. Every step can be interrupted at any moment
    and goes on with the same command; the same seed gives the same weights.
    """


@command.command("play")
@_FOLDER
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0, SEEDS - 1), help="Which games.")
@click.option("--games", default=200, show_default=True, type=click.IntRange(1, DEALS), help="How many in all.")
@click.option(
    "--iterations",
    default=4000,
    show_default=True,
    type=click.IntRange(1),
    help="Of the search of a decision that is learnt from.",
)
@workers_options
def play_command(folder: Path, seed: int, games: int, iterations: int, workers: int, ray: str | None) -> None:
    """Play games of the search against itself, and note what it tried most."""
    with cluster_reported(), _unusable_reported(), shown("played", games) as progress:
        for done in play(Plan(seed, games, iterations), folder, workers, ray):
            progress(done)
        found = load(folder)
    click.echo(f"{len(found):,} games with {sum(len(game.examples) for game in found):,} examples in {folder}")


@command.command("fit")
@_FOLDER
def fit_command(folder: Path) -> None:
    """Find the weights under which the searches' decisions are least surprising."""
    with _unusable_reported():
        read_plan(folder)
        try:
            found = fit(load(folder), ATTENTION)
        except ValueError as error:
            raise click.ClickException(str(error)) from error
        write(folder / FITTED, json.dumps(found._asdict()) + "\n")
    learnt, asked = found.decisions
    click.echo(
        f"learnt from {learnt:,} decisions; surprise at {asked:,} others: "
        f"{found.before:.4f} before, {found.after:.4f} after, {found.least:.4f} is the least possible"
    )


@command.command("judge")
@_FOLDER
@click.option("--iterations", default=250, show_default=True, type=click.IntRange(1), help="Of both searches.")
@click.option(
    "--games", default=1600, show_default=True, type=click.IntRange(2), help="At most; fewer are often enough."
)
def judge_command(folder: Path, iterations: int, games: int) -> None:
    """Let the search with the fitted weights play the search as it is, until a test has spoken."""
    with _unusable_reported(), shown("judged", games) as progress:
        found = None
        for found in judge(folder, read_fitted(folder)["weights"], iterations, games // 2):
            progress(2 * len(found.shares))
    assert found is not None
    rate, verdict = found.rate, found.verdict
    click.echo(
        f"won {rate.value:.1%} of {rate.n:,} games ({wording.span(rate.cautious, factor=100)}): {verdict.decision}, "
        f"LLR {verdict.llr:+.2f}"
    )


@command.command("publish")
@_FOLDER
@click.option("--to", "target", type=click.Path(dir_okay=False, path_type=Path), help="In place of the package's file.")
def publish_command(folder: Path, target: Path | None) -> None:
    """Write weights that were judged to win where the search reads them, with their provenance."""
    with _unusable_reported():
        publish(folder, target or home())
    click.echo(f"published in {target or home()}")


@contextmanager
def _unusable_reported() -> Iterator[None]:
    try:
        yield
    except Unusable as error:
        raise click.ClickException(str(error)) from error
