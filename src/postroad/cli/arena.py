"""`postroad arena`: bots meet each other, and a report says how strong they are."""

import json
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import click

from postroad.arena import wording
from postroad.arena.campaign import play_all
from postroad.arena.contest import Contest
from postroad.arena.entrants import entrant, read
from postroad.arena.journal import Journal, Unusable, write
from postroad.arena.shard import Shard
from postroad.bots.guard import BotFault
from postroad.bots.roster import UnknownBot
from postroad.cli.columns import columns
from postroad.cli.options import (
    BotsCommand,
    bots_option,
    game_options,
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

if TYPE_CHECKING:
    from postroad.arena.report import Report


@click.command("arena", cls=BotsCommand)
@click.argument("slug", metavar="GAME", type=click.Choice(list(GAMES)))
@bots_option("Who plays: at least two.", required=True)
@click.option("--players", type=int, help="How many sit at the table.  [default: as few as the game allows]")
@click.option(
    "--games",
    default=400,
    show_default=True,
    type=click.IntRange(1),
    help="How many games of each line-up; rounded up, so that every deal is played from every seat.",
)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0), help="The same seed, the same deals.")
@workers_options
@click.option(
    "--one-sided",
    "is_one_sided",
    is_flag=True,
    help="At larger tables, the first bot alone among each of the others, and not the other way round.",
)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="A folder for report.html, report.json and games.jsonl; the same command again goes on where it stopped.",
)
@click.option(
    "--shard",
    metavar="K/N",
    help="Play the K-th of N parts, each on its own machine; `postroad arena merge OUT FOLDERS` puts them together.",
)
@records_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@strict_option
@game_options
def command(
    slug: str,
    bots: tuple[str, ...],
    players: int | None,
    games: int,
    seed: int,
    workers: int,
    ray: str | None,
    is_one_sided: bool,  # noqa: FBT001
    out: Path | None,
    shard: str | None,
    records: Path | None,
    as_json: bool,  # noqa: FBT001
    is_strict: bool,  # noqa: FBT001
    **chosen: Any,
) -> None:
    """Measure how strong bots are.

    Each bot meets each other, alone among copies of it, from every seat with the same deals.
    """
    if len(bots) < 2:
        raise click.BadParameter("it takes two to meet", param_hint="--bots")
    seats = players or min(GAMES[slug].seats)
    options = started_options(slug, seats, chosen)
    is_kept = records is not None
    contest = Contest(slug, options, bots, seats, games, seed, is_one_sided, is_strict, keeps_records=is_kept)
    with unwritable_reported(records), writing(records) if records else nullcontext() as target:
        if shard is not None:
            _play_part(contest, workers, ray, out, target, _read_shard(shard, out))
            return
        report = measured(contest, workers, out, target, ray=ray)
    click.echo(json.dumps(report.data()) if as_json else report_text(report), err=str(records) == STREAM)
    if out and not as_json:
        click.echo(f"see {out / 'report.html'}", err=True)


def _read_shard(text: str, out: Path | None) -> Shard:
    if out is None:
        raise click.BadParameter("a part is played into a folder: give --out", param_hint="--shard")
    try:
        return Shard.read(text)
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--shard") from error


def _play_part(
    contest: Contest, workers: int, ray: str | None, out: Path | None, records: BinaryIO | None, shard: Shard
) -> None:
    try:
        journal = _played(contest, workers, ray, out, records, contest.slug, shard)
    except Unusable as unusable:
        raise click.ClickException(str(unusable)) from unusable
    show_faults(_first_faults(journal))
    click.echo(f"{len(journal.outcomes):,} games of part {shard.number}/{shard.of} are in {out}", err=True)


def measured(
    contest: Contest,
    workers: int,
    out: Path | None,
    records: BinaryIO | None = None,
    what: str = "",
    ray: str | None = None,
) -> "Report":
    """Play a contest, or the rest of it; its report, which is also written to the folder.

    Records are written as games end, those of earlier runs not again; `what` is said beside the progress.
    """
    for spec in contest.bots:
        try:
            read(spec, contest.slug)
            entrant(spec, contest.slug)  # whether it can be built
        except UnknownBot as unknown:
            raise click.ClickException(str(unknown)) from unknown
    try:
        return reported(contest, _played(contest, workers, ray, out, records, what or contest.slug), out)
    except Unusable as unusable:
        raise click.ClickException(str(unusable)) from unusable


def reported(contest: Contest, journal: Journal, out: Path | None) -> "Report":
    """The report of a contest that was played, also written to the folder."""
    # Loaded late: NumPy, SciPy and matplotlib take longer than many a command.
    from postroad.arena.page import page
    from postroad.arena.report import report

    result = report(contest, journal.outcomes.values())
    show_faults(_first_faults(journal))
    if out:
        write(out / "report.json", json.dumps(result.data(), indent=2) + "\n")
        write(out / "report.html", page(result))
    return result


def _played(
    contest: Contest,
    workers: int,
    ray: str | None,
    out: Path | None,
    records: BinaryIO | None,
    what: str,
    shard: Shard | None = None,
) -> Journal:
    journal = Journal(contest, out)
    try:
        with cluster_reported(), shown(what, contest.total, start=len(journal.outcomes)) as progress:
            for outcome in play_all(contest, workers, journal.outcomes.keys(), shard, ray):
                if records:
                    records.write(outcome.record.encode())
                    records.flush()
                journal.add(outcome)
                progress(len(journal.outcomes))
    except KeyboardInterrupt:
        _say_how_to_go_on(contest, journal, out)
        raise click.exceptions.Exit(130) from None
    except BotFault as fault:
        _say_how_to_go_on(contest, journal, out)
        raise click.ClickException(str(fault)) from fault
    except BrokenProcessPool:
        _say_how_to_go_on(contest, journal, out)
        raise click.ClickException("a worker process died") from None
    finally:
        journal.close()
    return journal


def _first_faults(journal: Journal) -> dict[str, str]:
    """By bot: how it failed in the first of the games in which it did."""
    found: dict[str, str] = {}
    for fixture in sorted(journal.outcomes):
        outcome = journal.outcomes[fixture]
        for spec, fault in zip(outcome.bots, outcome.first_faults, strict=False):  # old journals have none
            if fault:
                found.setdefault(spec, fault)
    return found


def _say_how_to_go_on(contest: Contest, journal: Journal, out: Path | None) -> None:
    kept = "the same command goes on from there" if out else "nothing was kept: give --out to be able to go on"
    click.echo(f"stopped after {len(journal.outcomes):,} of {contest.total:,} games; {kept}", err=True)


def report_text(report: "Report") -> str:
    """A report for the terminal."""
    failed = "".join(f"{p.bot} failed {sum(p.fallbacks.values()):,} times; " for p in report.pace if p.fallbacks)
    headline = (
        f"{failed}{report.contest['game']}: {report.games:,} games in {report.blocks:,} blocks; par {report.par:.1%}; "
        f"{report.turns.value:.1f} turns a game; stopped at the limit: {report.stopped:,}; "
        f"winners' points {wording.middle(report.winning_score)}; turns each {wording.middle(report.turns_each)}"
    )
    members = [
        (
            m.bot,
            wording.elo(m.rating, is_anchor=m.bot == report.anchor),
            wording.share(m.rate),
            wording.mean(m.score),
            wording.mean(m.margin),
        )
        for m in sorted(report.members, key=lambda member: -member.rating.elo)
    ]
    pairs = [(p.bot, p.against, wording.share(p.rate), wording.verdict(p.sprt)) for p in report.pairs]
    seats = [(str(seat), wording.share(rate)) for seat, rate in enumerate(report.by_seat)]
    pace = [
        (
            p.bot,
            f"{p.turns:,}",
            f"{p.p50_ms:.1f}",
            f"{p.p99_ms:.1f}",
            f"{p.overruns:,}",
            wording.counted(p.fallbacks),
            wording.counted(p.blunders),
        )
        for p in report.pace
    ]
    return "\n\n".join(
        (
            headline,
            columns(("bot", "Elo", "wins", "score", "margin"), members),
            columns(("bot", "among", "wins", "does it win more?"), pairs),
            columns(("seat", "wins"), seats),
            columns(("bot", "turns", "p50 ms", "p99 ms", "overruns", "fallbacks", "blunders"), pace),
        )
    )
