"""`postroad arena merge`: the parts of a contest that several machines have played, put together."""

import json
from pathlib import Path

import click

from postroad.arena.contest import Contest
from postroad.arena.journal import Journal, Unusable, finished_games, read_contest
from postroad.cli.arena import report_text, reported


@click.command("merge")
@click.argument("out", type=click.Path(file_okay=False, path_type=Path))
@click.argument("folders", nargs=-1, required=True, type=click.Path(file_okay=False, exists=True, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
def command(out: Path, folders: tuple[Path, ...], *, as_json: bool) -> None:
    """Put the parts of a contest together: FOLDERS are the --out of each --shard, OUT becomes the whole.

    A game that is there twice counts once. Exits with 1 if games are missing, and says which parts to play.
    """
    try:
        contest = read_contest(folders[0])
        journal = Journal(contest, out)
        try:
            for folder in folders:
                if read_contest(folder) != contest:
                    raise Unusable(f"{folder} holds another contest than {folders[0]}")
                for fixture, outcome in finished_games(folder).items():
                    if fixture not in journal.outcomes:
                        journal.add(outcome)
        finally:
            journal.close()
        _complain_of_missing(contest, journal)
        report = reported(contest, journal, out)
    except Unusable as unusable:
        raise click.ClickException(str(unusable)) from unusable
    click.echo(json.dumps(report.data()) if as_json else report_text(report))


def _complain_of_missing(contest: Contest, journal: Journal) -> None:
    missing = sorted({fixture.block for fixture in contest.fixtures() if fixture not in journal.outcomes})
    if missing:
        raise click.ClickException(
            f"{len(journal.outcomes):,} of {contest.total:,} games are there; blocks are missing, the first is"
            f" {missing[0]}: of N parts, that is --shard {missing[0]} % N + 1"
        )
