"""`postroad simulate`: games by the thousand, and a summary."""

import json
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from pathlib import Path
from typing import Any, BinaryIO

import click

import postroad
from postroad.arena.simulation import Plan, Summary, simulate
from postroad.bots.guard import BotFault
from postroad.cli.columns import columns
from postroad.cli.options import (
    BotsCommand,
    bots_option,
    game_options,
    known_bot,
    records_option,
    show_faults,
    started_options,
    strict_option,
    unwritable_reported,
)
from postroad.cli.progress import shown
from postroad.cli.ray_option import cluster_reported, workers_options
from postroad.games import GAMES
from postroad.research.record_files import STREAM, writing


@click.command("simulate", cls=BotsCommand)
@click.argument("slug", metavar="GAME", type=click.Choice(list(GAMES)))
@click.option("--players", type=int, help="How many sit at the table.  [default: as few as the game allows]")
@bots_option("One for all seats, or one for each.", default="random")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="The same seed, the same games.")
@workers_options
@records_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of the table.")
@strict_option
@game_options
def command(
    slug: str,
    players: int | None,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    workers: int,
    ray: str | None,
    records: Path | None,
    as_json: bool,  # noqa: FBT001
    is_strict: bool,  # noqa: FBT001
    **chosen: Any,
) -> None:
    """Let bots play each other."""
    listed = tuple(known_bot(spec, slug, "--bots") for spec in bots)
    seats = _seats(slug, players, listed)
    options = started_options(slug, seats, chosen)
    names = listed if len(listed) > 1 else listed * seats
    plan = Plan(slug, options, names, games, seed, keeps_records=records is not None, is_strict=is_strict)
    start = time.perf_counter()
    summary = _run(plan, workers, ray, records)
    report = _report(plan, summary, time.perf_counter() - start)
    show_faults(summary.first_faults)
    text = json.dumps(report) if as_json else _text(plan, report)
    click.echo(text, err=str(records) == STREAM)  # standard output then has the records alone


def _seats(slug: str, players: int | None, names: tuple[str, ...]) -> int:
    """As many as asked for, or as bots are listed; if nobody said, as few as there can be."""
    if players is None:
        return len(names) if len(names) > 1 else min(GAMES[slug].seats)
    if len(names) not in (1, players):
        raise click.BadParameter(f"{len(names)} bots for {players} players", param_hint="--bots")
    return players


def _run(plan: Plan, workers: int, ray: str | None, records: Path | None) -> Summary:
    try:
        with cluster_reported(), unwritable_reported(records), writing(records) if records else nullcontext() as target:
            return _play(plan, workers, ray, target)
    except BotFault as fault:
        raise click.ClickException(str(fault)) from fault
    except BrokenProcessPool as error:
        raise click.ClickException("a worker was killed, perhaps for lack of memory; try fewer --workers") from error


def _play(plan: Plan, workers: int, ray: str | None, target: BinaryIO | None) -> Summary:
    total = Summary()
    with shown(plan.slug, plan.games) as progress:
        for part in simulate(plan, workers, ray):
            total.add(part.summary)
            progress(total.games)
            if target:
                target.write(part.records.encode())
                target.flush()  # so that what is there after an interruption are whole games
    return total


def _report(plan: Plan, summary: Summary, seconds: float) -> dict[str, Any]:
    seats, decisions = range(len(plan.bots)), summary.sums[("game", "decisions")]
    counted = sorted(name for kind, name in summary.sums if kind == "count")
    return {
        "game": plan.slug,
        "options": dict(plan.options),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": summary.games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_s": round(summary.games / seconds, 1),
        "decisions_per_s": round(decisions / seconds),
        "compiled": postroad.COMPILED,
        "wins_by_seat": [round(summary.wins.get(seat, 0), 2) for seat in seats],
        "mean_scores": [round(summary.mean("points", seat), 2) for seat in seats],
        "sd_scores": [round(summary.spread("points", seat), 2) for seat in seats],
        "stopped": summary.stopped,
        "mean_decisions": round(summary.mean("game", "decisions"), 1),
        "sd_decisions": round(summary.spread("game", "decisions"), 1),
        "mean_turns": round(summary.mean("game", "rounds") * len(plan.bots), 1),
        "sd_turns": round(summary.spread("game", "rounds") * len(plan.bots), 1),
        "ended_by": dict(sorted(summary.ended_by.items())),
        "counts": {name: summary.sums[("count", name)] for name in counted},
        "sd_counts": {name: round(summary.spread("count", name), 2) for name in counted},
        **({"faults": dict(summary.faults)} if summary.faults else {}),
    }


def _text(plan: Plan, report: dict[str, Any]) -> str:
    core = "compiled" if report["compiled"] else "NOT compiled, about fifty times slower"
    failed = "".join(f"; {bot} failed {count:,} times" for bot, count in report.get("faults", {}).items())
    games, counts, spreads = report["games"], report["counts"], report["sd_counts"]
    seats = [
        (str(seat), name, f"{wins:,}", f"{wins / games:.1%}", f"{score} ± {spread}")
        for seat, (name, wins, score, spread) in enumerate(
            zip(plan.bots, report["wins_by_seat"], report["mean_scores"], report["sd_scores"], strict=True)
        )
    ]
    ended = [(f"ended by {name}", f"{count:,}", f"{count / games:.2f}") for name, count in report["ended_by"].items()]
    counted = [(name, f"{counts[name]:,}", f"{counts[name] / games:.2f} ± {spreads[name]}") for name in counts]
    return "\n".join(
        (
            f"{plan.slug}: {games:,} game{'s' * (games != 1)} in {report['seconds']} s (rules core {core}){failed}",
            f"{report['games_per_s']:,} games/s, {report['decisions_per_s']:,} decisions/s",
            f"a game: {report['mean_turns']:,} ± {report['sd_turns']:,} turns, "
            f"{report['mean_decisions']:,} ± {report['sd_decisions']:,} decisions (mean ± standard deviation); "
            f"stopped at the limit: {report['stopped']:,}",
            "",
            columns(("seat", "bot", "wins", "share", "score"), seats),
            "",
            columns(("", "in all", "a game"), [*ended, *counted]),
        )
    )
