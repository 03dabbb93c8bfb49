"""`postroad ladder`: measure the published ladder of bots anew."""

import json
from pathlib import Path

import click

from postroad.arena.contest import Contest
from postroad.arena.ladder import contests, folder, table
from postroad.cli.arena import measured
from postroad.cli.ray_option import workers_options


@click.command("ladder")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="A folder for each contest's report and games; the same command again goes on where it stopped.",
)
@click.option("--quick", "is_quick", is_flag=True, help="Few games of each contest: a trial, not a measurement.")
@workers_options
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of the table.")
def command(
    out: Path | None,
    is_quick: bool,  # noqa: FBT001
    workers: int,
    ray: str | None,
    as_json: bool,  # noqa: FBT001
) -> None:
    """Measure the published ladder of bots anew, from the same seeds."""
    chosen = contests(is_quick=is_quick)
    reports = [
        measured(
            contest,
            workers,
            out / folder(contest) if out else None,
            what=_about(number, len(chosen), contest),
            ray=ray,
        )
        for number, contest in enumerate(chosen, 1)
    ]
    click.echo(json.dumps({"contests": [report.data() for report in reports]}) if as_json else table(reports))


def _about(number: int, total: int, contest: Contest) -> str:
    return f"contest {number} of {total}, {contest.slug} for {contest.players}: {' against '.join(contest.bots)}"
