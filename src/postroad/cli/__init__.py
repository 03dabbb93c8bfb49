"""The command line: one file a command, loaded when it is asked for.

Every command leaves with 0 if all went well, 1 if what was asked could not be done or is wrong (a record with
a fault, a bot that failed under --strict, a package that is not installed), 2 if the words make no sense, 130
after Ctrl-C.
"""

from importlib import import_module
from typing import Any, Final

import click

import postroad
from postroad.core.missing import MissingExtra

COMMANDS: Final = {
    "analyse": "Say what every decision of a finished game was worth, and what was luck.",
    "arena": "Measure how strong bots are.",
    "backup": "Copy the whole database to a new file; the server may go on meanwhile.",
    "bots": "List the bots of every game, weakest first.",
    "doctor": "Look at a server's settings, database, clocks, disk and queues, and say what is wrong.",
    "ladder": "Measure the published ladder of bots anew, from the same seeds.",
    "move": "Copy a server's database to another place: from a file to PostgreSQL, or back.",
    "play": "Play in the terminal.",
    "puzzles": "Show the puzzles that come with the program, or find new ones.",
    "ratings": "Reckon ratings anew from stored results; they are the same as the pages show",
    "records": "Work with files of records.",
    "replay": "Step through a recorded game with open hands; without a terminal, print all of it.",
    "serve": "Open tables for everyone who can reach this machine.",
    "simulate": "Let bots play each other.",
    "tables": "List, close or delete the tables of a server.",
    "train": "Let bots learn from their own games.",
    "verify": "Check every line of a record; exits with 1 and says which line breaks which rule.",
    "worker": "Let bots of a server's tables think on this machine.",
}
INTERRUPTED: Final = 130

# Which extra brings a package that is not there.
EXTRA_OF: Final = {
    **dict.fromkeys(("fluent", "rich", "numpy"), "play"),
    **dict.fromkeys(("jinja2", "msgspec", "openskill", "prometheus_client", "python_multipart"), "server"),
    **dict.fromkeys(("segno", "starlette", "uvicorn", "websockets"), "server"),
    **dict.fromkeys(("choix", "matplotlib", "scipy"), "arena"),
    **dict.fromkeys(("psycopg", "psycopg_pool"), "postgres"),
}


class _Commands(click.Group):
    """Loads a command's module when it is needed: most need few of the packages that there are."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        try:
            found: click.Command = import_module(f"postroad.cli.{cmd_name}").command
        except ImportError as error:
            raise click.ClickException(_missing(error, cmd_name)) from error
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[:2] == ["arena", "merge"]:  # beside the games, which stand in the same place
            try:
                return "arena", import_module("postroad.cli.arena_merge").command, args[2:]
            except ImportError as error:
                raise click.ClickException(_missing(error, "arena")) from error
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (KeyboardInterrupt, click.Abort):
            click.echo("stopped", err=True)
            raise click.exceptions.Exit(INTERRUPTED) from None
        except ImportError as error:
            raise click.ClickException(_missing(error, ctx.invoked_subcommand or "")) from error


def _missing(error: ImportError, command: str) -> str:
    """What to install, where that is all that is wrong; else the error goes on its way."""
    package = error.package if isinstance(error, MissingExtra) else (error.name or "").partition(".")[0]
    if not isinstance(error, MissingExtra) and package not in EXTRA_OF:
        raise error
    usual = error.extra if isinstance(error, MissingExtra) else EXTRA_OF[package]
    whole = {
        "arena": "arena",
        "ladder": "arena",
        "serve": "server",
        "worker": "server",
        "doctor": "server",
        "train": "train",
    }  # which bring the others
    extra = usual if usual in ("postgres", "ray") else whole.get(command, usual)
    return str(MissingExtra(package, extra))


def _version(context: click.Context, _parameter: click.Parameter, asked: bool) -> None:  # noqa: FBT001 (click's)
    if asked:
        click.echo(f"postroad {postroad.__version__}, {core()}")
        context.exit()


def core() -> str:
    """How the rules run here, in words."""
    if postroad.COMPILED:
        return "rules core compiled"
    why = "installed without a C compiler, or as editable: `make .venv/core` compiles a checkout"
    return f"rules core NOT compiled: pure Python, about fifty times slower ({why})"


# What people come for, as they would say it; shown where nothing is asked.
WAYS: Final = (
    ("postroad serve", "open tables in the browser, for you, your friends and the bots"),
    ("postroad play", "play here in the terminal"),
    ("postroad replay FILE", "look at a game again"),
    ("postroad analyse FILE", "see what every decision was worth, and what was luck"),
    ("postroad bots", "see who you can play against"),
    ("postroad simulate GAME", "let bots play thousands of games"),
)


@click.group(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
    no_args_is_help=False,
)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show the version.")
@click.pass_context
def main(context: click.Context) -> None:
    """Board games to play, replay, check and simulate.

    Exit codes: 0 all went well; 1 it could not be done, or something is wrong with what was checked;
    2 the words make no sense; 130 stopped by Ctrl-C.
    """
    if context.invoked_subcommand is None:
        width = max(len(command) for command, _ in WAYS)
        click.echo("Thurn und Taxis and King's Road: what would you like to do?\n")
        for command, what in WAYS:
            click.echo(f"  {command:{width}}  {what}")
        click.echo("\n`postroad --help` lists every command, `postroad COMMAND --help` explains one.")
