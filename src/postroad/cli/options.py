"""The options of games, as the command line has them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

import click

from postroad.bots.own import is_own, read, seated
from postroad.bots.roster import UnknownBot
from postroad.cli.terminal import face_of
from postroad.core.chance import Quick
from postroad.core.game import Options
from postroad.core.refusals import Refusal, Refused
from postroad.games import GAMES
from postroad.i18n import Words

FLAG: Final = (False, True)  # the values of an option that is yes or no


def game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add every game's own options to a command: its choices, and what its terminal module adds (`OPTIONS`)."""
    for option in reversed([*_choices(), *_added()]):
        command = option(command)
    return command


def _choices() -> list[Any]:
    """One option for each name, however many games have it: a flag where it is yes or no, else one of its values."""
    helps: dict[str, list[str]] = {}
    flags: dict[str, bool] = {}
    for slug, game in GAMES.items():
        for name, values in game.choices.items():
            flags[name] = flags.get(name, True) and tuple(values) == FLAG
            listed = "" if tuple(values) == FLAG else f" {', '.join(map(str, values))}"
            helps.setdefault(name, []).append(f"{slug}:{listed or ' yes or no'}.")
    return [
        click.option(f"--{name.replace('_', '-')}", name, is_flag=flags[name], help=" ".join(told))
        for name, told in helps.items()
    ]


def _added() -> list[Any]:
    return [option for slug in GAMES for option in getattr(face_of(slug), "OPTIONS", ())]


def strict_option(command: Callable[..., None]) -> Callable[..., None]:
    """Add what to do about bots that fail."""
    return click.option(
        "--strict", "is_strict", is_flag=True, help="Stop when a bot fails, in place of letting another choose for it."
    )(command)


def show_faults(first_faults: Mapping[str, str]) -> None:
    """Show how each bot that failed did so first."""
    for spec, fault in first_faults.items():
        click.echo(f"the first failure of {spec}:\n{fault.rstrip()}", err=True)


def known_bot(spec: str, slug: str, option: str) -> str:
    """The spec of a bot; a clear error if the game does not have it."""
    try:
        read(spec, slug)
        if is_own(spec, slug):
            seated(spec, slug, 0)  # whether it can be built
    except UnknownBot as error:
        raise click.BadParameter(str(error), param_hint=option) from error
    return spec


def started_options(slug: str, seats: int, chosen: dict[str, Any]) -> Options:
    """The options asked for, tried on the game; a clear error if it does not have them."""
    asked = {name: value for name, value in chosen.items() if value is not None and value is not False}
    options = {name: _as_meant(slug, name, value) for name, value in asked.items()}
    try:
        GAMES[slug].start(options, seats, Quick(0))
    except Refused as refused:
        raise click.UsageError(Words("en").refusal(slug, _as_typed(refused.refusal))) from refused
    return options


def _as_typed(refusal: Refusal) -> Refusal:
    """The refusal with options named as they are typed here."""
    spelled = {
        name: value.replace("_", "-") if name in ("option", "known") and isinstance(value, str) else value
        for name, value in refusal.arguments.items()
    }
    return replace(refusal, arguments=spelled)


def _as_meant(slug: str, name: str, value: Any) -> Any:
    """The value of a choice that is written so, if there is one; the game says what is wrong with any other."""
    values = GAMES[slug].choices.get(name, ())
    return next((each for each in values if str(each) == str(value)), value)
