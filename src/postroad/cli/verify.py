"""`postroad verify`: is everything in a record right?"""

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from postroad.cli.language import language_option, words_of
from postroad.cli.plain_words import PlainWords
from postroad.cli.progress import shown
from postroad.core.follow import split, verify
from postroad.core.record import RecordError, bounded_lines, read_lines
from postroad.core.refusals import Argument
from postroad.games import GAMES
from postroad.research.record_files import reading

if TYPE_CHECKING:
    from postroad.i18n import Words

LONGEST: Final = 300  # characters of anything that a sentence quotes


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@language_option
def command(file: Path, language: str, *, as_json: bool) -> None:
    """Check every line of a record; exits with 1 and says which line breaks which rule.

    FILE may be compressed (gzip, Zstandard), and is standard input if it is -.
    """
    words = words_of(language)
    games = lines = running = proven = withheld = branched = 0
    with errors_reported(file, words, as_json=as_json), reading(file) as source, shown("checked", None) as progress:
        for recorded in split(read_lines(bounded_lines(source)), GAMES):
            follower = verify(recorded)
            games += 1
            lines += 1 + len(recorded.lines)
            running += "result" not in (recorded.lines[-1][1] if recorded.lines else {})
            proven += follower.is_proven
            withheld += bool(recorded.record.fair and recorded.record.fair.withheld())
            branched += recorded.record.branch is not None
            progress(games)
    if as_json:
        click.echo(
            json.dumps(
                {
                    "file": str(file),
                    "games": games,
                    "lines": lines,
                    "running": running,
                    "proven": proven,
                    "withheld": withheld,
                    "branched": branched,
                }
            )
        )
        return
    click.echo(one_line(words.text("verify-good", file=_name(file), games=games, lines=lines)))
    if running:
        click.echo(words.text("verify-running", games=running))
    if proven:
        click.echo(words.text("verify-proven", games=proven))
    if withheld:
        click.echo(words.text("verify-withheld", games=withheld))
    if branched:
        click.echo(words.text("verify-branched", games=branched))


@contextmanager
def errors_reported(file: Path, words: "Words | PlainWords", *, as_json: bool = False) -> Iterator[None]:
    """Say in one line what is wrong with a file, and exit with 1."""
    line: int | None = None
    try:
        yield
    except RecordError as error:
        line = error.line
        wrong = _explained(error, _name(file), words)
    except BrokenPipeError:
        raise  # whoever read what is written has enough
    except OSError as error:
        wrong = f"{_name(file)}: {error.strerror}"
    else:
        return
    if as_json:
        click.echo(json.dumps({"file": str(file), "line": line, "error": one_line(wrong)}))
    click.echo(one_line(wrong), err=True)
    sys.exit(1)


def _explained(error: RecordError, file: str, words: "Words | PlainWords") -> str:
    if error.refusal:
        reason = words.refusal(error.slug, replace(error.refusal, arguments=_short(error.refusal.arguments)))
        text = words.text("record-illegal", text=reason)
    else:
        text = words.text(f"record-{error.key}", **_short(error.arguments))
    if error.rule:
        text += f" ({error.rule})"
    return words.text("record-at", file=file, line=error.line, text=text)


def _short(arguments: Mapping[str, Argument]) -> dict[str, Argument]:
    """The arguments, cut where they are very long: they may quote a stranger's file."""
    return {name: value if len(str(value)) <= LONGEST else _cut(str(value)) for name, value in arguments.items()}


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _name(file: Path) -> str:
    return _cut(click.format_filename(file))


def one_line(text: str) -> str:
    """A text that may quote a stranger's file, fit for a terminal: nothing in it moves the cursor."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
