"""`postroad simulate`: games by the thousand, and a summary."""

import json
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TextIO

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import postroad
from postroad.arena.simulation import Plan, Summary, simulate
from postroad.bots.guard import BotFault
from postroad.bots.roster import listing
from postroad.cli.options import game_options, known_bot, show_faults, started_options, strict_option
from postroad.games import GAMES


@click.command("simulate")
@click.argument("slug", metavar="GAME", type=click.Choice(list(GAMES)))
@click.option("--players", type=int, help="How many sit at the table.  [default: as few as the game allows]")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help=f"One or a comma list: names, FILE.py:CLASS, package.module:CLASS, exec:COMMAND.  {listing()}.",
)
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="The same seed, the same games.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 256), help="Processes to use.")
@click.option("--records", type=click.Path(dir_okay=False, path_type=Path), help="Write every game's record there.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of the table.")
@strict_option
@game_options
def command(
    slug: str,
    players: int | None,
    bots: str,
    games: int,
    seed: int,
    workers: int,
    records: Path | None,
    as_json: bool,  # noqa: FBT001
    is_strict: bool,  # noqa: FBT001
    **chosen: Any,
) -> None:
    """Let bots play each other."""
    listed = tuple(known_bot(spec.strip(), slug, "--bots") for spec in bots.split(","))
    seats = _seats(slug, players, listed)
    options = started_options(slug, seats, chosen)
    names = listed if len(listed) > 1 else listed * seats
    plan = Plan(slug, options, names, games, seed, keeps_records=records is not None, is_strict=is_strict)
    start = time.perf_counter()
    summary = _run(plan, workers, records)
    report = _report(plan, summary, time.perf_counter() - start)
    show_faults(summary.first_faults)
    if as_json:
        click.echo(json.dumps(report))
    else:
        _print(plan, report)


def _seats(slug: str, players: int | None, names: tuple[str, ...]) -> int:
    """As many as asked for, or as bots are listed; if nobody said, as few as there can be."""
    if players is None:
        return len(names) if len(names) > 1 else min(GAMES[slug].seats)
    if len(names) not in (1, players):
        raise click.BadParameter(f"{len(names)} bots for {players} players", param_hint="--bots")
    return players


def _run(plan: Plan, workers: int, records: Path | None) -> Summary:
    try:
        with records.open("w", encoding="utf-8", newline="\n") if records else nullcontext() as target:
            return _play(plan, workers, target)
    except OSError as error:
        raise click.ClickException(f"cannot write {records}: {error.strerror}") from error
    except BotFault as fault:
        raise click.ClickException(f"a bot failed: {fault}") from fault
    except BrokenProcessPool as error:
        raise click.ClickException("a worker was killed, perhaps for lack of memory; try fewer --workers") from error


def _play(plan: Plan, workers: int, target: TextIO | None) -> Summary:
    total = Summary()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(plan.slug, total=plan.games)
        for part in simulate(plan, workers):
            total.add(part.summary)
            progress.advance(task, part.summary.games)
            if target:
                target.write(part.records)
                target.flush()  # so that what is there after an interruption are whole games
    return total


def _report(plan: Plan, summary: Summary, seconds: float) -> dict[str, Any]:
    seats = range(len(plan.bots))
    return {
        "game": plan.slug,
        "options": dict(plan.options),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": summary.games,
        "decisions": summary.decisions,
        "seconds": round(seconds, 3),
        "games_per_s": round(summary.games / seconds, 1),
        "decisions_per_s": round(summary.decisions / seconds),
        "compiled": postroad.COMPILED,
        "wins_by_seat": [round(summary.wins.get(seat, 0), 2) for seat in seats],
        "mean_scores": [round(summary.scores[seat] / summary.games, 2) for seat in seats],
        "stopped": summary.stopped,
        "mean_decisions": round(summary.decisions / summary.games, 1),
        "mean_turns": round(summary.rounds * len(plan.bots) / summary.games, 1),
        "ended_by": dict(sorted(summary.ended_by.items())),
        "counts": dict(sorted(summary.counts.items())),
        **({"faults": dict(summary.faults)} if summary.faults else {}),
    }


def _print(plan: Plan, report: dict[str, Any]) -> None:
    console = Console()
    core = "compiled" if report["compiled"] else "NOT compiled, about fifty times slower"
    failed = "".join(f"; {bot} failed {count:,} times" for bot, count in report.get("faults", {}).items())
    headline = f"{plan.slug}: {report['games']:,} games in {report['seconds']} s (rules core {core}){failed}"
    console.print(headline, soft_wrap=bool(failed), markup=False)
    console.print(f"{report['games_per_s']:,} games/s, {report['decisions_per_s']:,} decisions/s")
    console.print(
        f"a game: {report['mean_turns']:,} turns, {report['mean_decisions']:,} decisions; "
        f"stopped at the limit: {report['stopped']:,}"
    )
    seats = Table("seat", "bot", "wins", "share", "mean score")
    for seat, name in enumerate(plan.bots):
        wins = report["wins_by_seat"][seat]
        seats.add_row(str(seat), name, f"{wins:,}", f"{wins / report['games']:.1%}", f"{report['mean_scores'][seat]}")
    console.print(seats)
    counts = Table("", "in all", "a game")
    ended = {f"ended by {name}": count for name, count in report["ended_by"].items()}
    for name, count in (ended | report["counts"]).items():
        counts.add_row(name, f"{count:,}", f"{count / report['games']:.2f}")
    console.print(counts)
