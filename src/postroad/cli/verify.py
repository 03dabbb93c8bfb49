"""`postroad verify`: is everything in a record right?"""

import sys
from pathlib import Path

import click

from postroad.cli.language import language_option
from postroad.core.follow import split, verify
from postroad.core.record import RecordError, bounded_lines, read_lines
from postroad.games import GAMES
from postroad.i18n import Words


@click.command("verify")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@language_option
def command(file: Path, language: str) -> None:
    """Check every line of a record; exits with 1 and says which line breaks which rule."""
    words = Words(language)
    games = lines = running = proven = 0
    try:
        with file.open("rb") as source:
            for recorded in split(read_lines(bounded_lines(source)), GAMES):
                follower = verify(recorded)
                games += 1
                lines += 1 + len(recorded.lines)
                running += "result" not in (recorded.lines[-1][1] if recorded.lines else {})
                proven += follower.is_proven
    except RecordError as error:
        click.echo(explain(error, file, words), err=True)
        sys.exit(1)
    except OSError as error:
        raise click.ClickException(f"{file}: {error.strerror}") from error
    click.echo(words.text("verify-good", file=str(file), games=games, lines=lines))
    if running:
        click.echo(words.text("verify-running", games=running))
    if proven:
        click.echo(words.text("verify-proven", games=proven))


def explain(error: RecordError, file: Path, words: Words) -> str:
    """What is wrong, in one line."""
    if error.refusal:
        reason = words.refusal(error.slug, error.refusal)
        text = words.text("record-illegal", text=reason)
    else:
        text = words.text(f"record-{error.key}", **error.arguments)
    if error.rule:
        text += f" ({error.rule})"
    return words.text("record-at", file=str(file), line=error.line, text=text).replace("\n", " ")
