"""`postroad serve`: tables for everyone, from one process and one file."""

import json
import os
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

import click

from postroad.bots.own import allow
from postroad.bots.roster import UnknownBot
from postroad.i18n import Words
from postroad.server import settings as all_settings
from postroad.server.settings import SettingError, Settings
from postroad.store.store import StoreError

WRONG: Final = 2  # the exit code for what cannot be started


def settings_options(command: Callable[..., None], names: Sequence[str] = ()) -> Callable[..., None]:
    """Add every setting to a command, or some, in their order."""
    for name in reversed(names or all_settings.names()):
        flag = "--" + name.removeprefix("is_").replace("_", "-")
        about = f"{all_settings.about(name)}.  [{_default(name)}]"
        if all_settings.is_flag(name):
            command = click.option(flag, name, is_flag=True, default=None, help=about)(command)
        else:
            metavar = _metavar(name)
            command = click.option(
                flag, name, multiple=all_settings.is_list(name), default=None, metavar=metavar, help=about
            )(command)
    return click.option(
        "--config", type=click.Path(path_type=Path), metavar="FILE", help="A TOML file with any of these settings."
    )(command)


def _metavar(name: str) -> str:
    return {
        "host": "ADDRESS",
        "origins": "URL",
        "proxies": "ADDRESS",
        "own_bots": "NAME=SPEC",
        "database": "FILE or URL",
    }.get(name, "VALUE")


def _default(name: str) -> str:
    if name == "database":
        return "default: postroad.db in the system's folder for data"
    variable = all_settings.PREFIX + name.removeprefix("is_").upper()
    usual = all_settings.default(name)
    shown = {True: "on", False: "off", (): "none"}.get(usual, usual)
    return f"default: {shown}; {variable}"


def loaded(given: dict[str, Any], config: Path | None) -> Settings:
    """The settings asked for; one line and exit code 2 if they cannot be."""
    try:
        settings = all_settings.load(given, os.environ, config)
        allow(settings.own_bots)
        return settings
    except (SettingError, UnknownBot) as error:
        stop(str(error))
    except StoreError as error:
        stop(Words("en").text(error.key, **error.arguments))


def stop(text: str) -> NoReturn:
    """Say in one line why this cannot be, and leave."""
    click.echo(f"postroad: {' '.join(text.split())}", err=True)
    sys.exit(WRONG)


class _OneLine(click.Command):
    """A command that says what is wrong with its words in one line."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            stop(f"{error.format_message()} postroad serve --help lists all settings.")


@click.command("serve", cls=_OneLine)
@click.option("--open", "is_opened", is_flag=True, help="Open the page in a browser.")
@click.option("--json", "as_json", is_flag=True, help="Print the addresses as one JSON object.")
@settings_options
def command(*, config: Path | None, is_opened: bool, as_json: bool, **given: Any) -> None:
    """Open tables for everyone who can reach this machine.

    Every setting can also come from the environment (POSTROAD_PORT) or from a TOML file (port = 8710);
    a flag goes before the environment, and that before the file.
    """
    settings = loaded(given, config)
    if settings.bots == "workers" and isinstance(settings.database, Path):
        stop("bots can think in workers where the database is a PostgreSQL; a file is for one process: bots = here")
    # Loaded late: the server takes longer to load than other commands need.
    from postroad.server.process import Taken, bind, run

    try:
        run(settings, bind(settings), lambda addresses: _announce(addresses, is_opened=is_opened, as_json=as_json))
    except Taken as taken:
        stop(str(taken))
    except StoreError as error:
        stop(Words("en").text(error.key, **error.arguments))


def _announce(addresses: list[str], *, is_opened: bool, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"addresses": addresses}))
    else:
        click.echo(f"Postroad is open at {addresses[0]}")
        for address in addresses[1:]:
            click.echo(f"For others: {address}")
    if len(addresses) > 1 and not as_json:
        import segno

        segno.make(addresses[1], micro=False).terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()
    if is_opened:
        webbrowser.open(addresses[0])
