"""The option for the language of the output."""

import locale
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import click

from postroad.cli.plain_words import PlainWords
from postroad.core.missing import MissingExtra

if TYPE_CHECKING:
    from postroad.i18n import Words

LANGUAGES = ("en", "de", "ru", "hu", "cs")


def words_of(language: str, players: Sequence[str] = ()) -> "Words | PlainWords":
    """The words of a language; plain keys where the catalogues' reader is not installed."""
    try:
        from postroad.i18n import Words
    except MissingExtra:
        return PlainWords(players)
    return Words(language, players)


def _default() -> str:
    spoken = (locale.getlocale()[0] or "en")[:2].lower()
    return spoken if spoken in LANGUAGES else "en"


def language_option(command: Callable[..., None]) -> Callable[..., None]:
    """Add --language to a command."""
    return click.option(
        "--language", type=click.Choice(LANGUAGES), default=_default, help="The language.  [default: the system's]"
    )(command)
