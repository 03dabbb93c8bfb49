"""The options of games, as the command line has them."""

import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from postroad.bots.roster import UnknownBot, read
from postroad.core.chance import Quick
from postroad.core.game import Options
from postroad.core.refusals import Refusal, Refused
from postroad.games import GAMES
from postroad.i18n import Words


def game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add every game's own options to a command."""
    for option in (
        click.option("--edition", help="thurn-taxis: ru (default), cs, hu, de or custom."),
        click.option("--all-provinces", type=click.Choice(["9", "8"]), help="thurn-taxis custom: provinces asked for."),
        click.option("--abandon", type=click.Choice(["free", "stuck"]), help="thurn-taxis custom: abandoning a route."),
        click.option(
            "--postmaster", type=click.Choice(["empty", "first"]), help="thurn-taxis custom: when compulsory."
        ),
        click.option("--first", type=int, help="thurn-taxis: the seat that begins, from 0; drawn by lot if not given."),
        click.option("--hereditary-nobles", is_flag=True, help="kings-road: the variant in which nobles stay."),
        click.option(
            "--banners",
            type=click.Path(exists=True, dir_okay=False, path_type=Path),
            help="kings-road: a TOML file with lines such as: dark-tower = [5, 4, 2, 1]",
        ),
    ):
        command = option(command)
    return command


def known_bot(spec: str, slug: str, option: str) -> str:
    """The spec of a bot; a clear error if the game does not have it."""
    try:
        read(spec, slug)
    except UnknownBot as error:
        raise click.BadParameter(str(error), param_hint=option) from error
    return spec


def started_options(slug: str, seats: int, chosen: dict[str, Any]) -> Options:
    """The options asked for, tried on the game; a clear error if it does not have them."""
    options = {name: value for name, value in chosen.items() if value is not None and value is not False}
    if "all_provinces" in options:
        options["all_provinces"] = int(options["all_provinces"])
    if "banners" in options:
        options["banners"] = _read_banners(options["banners"])
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


def _read_banners(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise click.BadParameter(f"{path}: {error}", param_hint="--banners") from error
