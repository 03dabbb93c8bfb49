"""`postroad records`: files of records as tables for other programs."""

import json
from collections.abc import Iterator
from pathlib import Path

import click

from postroad.cli.language import language_option, words_of
from postroad.cli.options import unwritable_reported
from postroad.cli.progress import shown
from postroad.cli.verify import errors_reported
from postroad.core.follow import RecordedGame, split
from postroad.core.record import bounded_lines, read_lines
from postroad.games import GAMES
from postroad.research.export import FORMATS, format_of, table
from postroad.research.record_files import STREAM, reading
from postroad.research.rows import GAME_COLUMNS, decision_columns, decision_rows, game_row


@click.group("records")
def command() -> None:
    """Work with files of records."""


@command.command("export")
@click.argument("source", metavar="FILE", type=click.Path(path_type=Path, allow_dash=True))
@click.argument("target", metavar="TABLE", type=click.Path(path_type=Path, allow_dash=True))
@click.option(
    "--rows",
    default="decisions",
    show_default=True,
    type=click.Choice(["decisions", "games"]),
    help="What a row is.",
)
@click.option("--game", "slug", type=click.Choice(list(GAMES)), help="Only this game.")
@click.option("--players", type=int, help="Only games for so many.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object about what was written.")
@language_option
def export(
    source: Path,
    target: Path,
    rows: str,
    slug: str | None,
    players: int | None,
    language: str,
    *,
    as_json: bool,
) -> None:
    """Write records as a table: TABLE is NAME.parquet, NAME.csv, NAME.csv.gz, NAME.csv.zst or - for CSV.

    FILE may be compressed, and is standard input if it is -. Every line is checked on the way.
    """
    if format_of(target) is None:
        raise click.BadParameter(f"{target}: the name must end in .{' or .'.join(FORMATS)}", param_hint="TABLE")
    words = words_of(language)
    games = written = 0
    with errors_reported(source, words), reading(source) as raw, shown("exported", None) as progress:
        found = _wanted(split(read_lines(bounded_lines(raw)), GAMES), slug, players)
        first = next(found, None)
        if first is None:
            raise click.ClickException("there is no such game in the file")
        kind = (first[1].record.slug, len(first[1].record.players))
        columns = GAME_COLUMNS if rows == "games" else decision_columns(*kind)
        with unwritable_reported(target), table(target, columns) as write:
            for number, recorded in _then(first, found):
                games += 1
                if rows == "games":
                    write(game_row(number, recorded))
                    written += 1
                else:
                    _check_kind(kind, recorded)
                    for row in decision_rows(number, recorded):
                        write(row)
                        written += 1
                progress(games)
    is_stream = str(target) == STREAM
    if as_json:
        about = {"file": str(source), "table": str(target), "rows": rows, "games": games, "written": written}
        click.echo(json.dumps(about), err=is_stream)
    else:
        click.echo(f"{target}: {written:,} rows of {games:,} games", err=is_stream)


Numbered = tuple[int, RecordedGame]


def _wanted(games: Iterator[RecordedGame], slug: str | None, players: int | None) -> Iterator[Numbered]:
    for number, recorded in enumerate(games):
        if slug in (None, recorded.record.slug) and players in (None, len(recorded.record.players)):
            yield number, recorded


def _then(first: Numbered, others: Iterator[Numbered]) -> Iterator[Numbered]:
    yield first
    yield from others


def _check_kind(kind: tuple[str, int], recorded: RecordedGame) -> None:
    """Decisions of different games have different columns."""
    found = (recorded.record.slug, len(recorded.record.players))
    if found != kind:
        raise click.ClickException(
            f"line {recorded.line}: here is {found[0]} for {found[1]}, before it {kind[0]} for {kind[1]}; "
            "decisions of one kind go into a table: choose by --game and --players"
        )
