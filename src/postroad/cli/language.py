"""Which language to speak."""

import locale
from collections.abc import Callable

import click

from postroad.i18n import LANGUAGES


def _default() -> str:
    spoken = (locale.getlocale()[0] or "en")[:2].lower()
    return spoken if spoken in LANGUAGES else "en"


def language_option(command: Callable[..., None]) -> Callable[..., None]:
    """Add --language to a command."""
    return click.option(
        "--language", type=click.Choice(LANGUAGES), default=_default, help="The language.  [default: the system's]"
    )(command)
