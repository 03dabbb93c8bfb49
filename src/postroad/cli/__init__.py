"""The command line: one file a command."""

import click

import postroad
from postroad.cli import arena, backup, bots, ladder, play, replay, serve, simulate, tables, verify


def _version(context: click.Context, _parameter: click.Parameter, asked: bool) -> None:  # noqa: FBT001 (click's)
    if asked:
        click.echo(f"postroad {postroad.__version__}, {core()}")
        context.exit()


def core() -> str:
    """How the rules run here, in words."""
    if postroad.COMPILED:
        return "rules core compiled"
    return "rules core NOT compiled: pure Python, about fifty times slower (a C compiler was missing at installation)"


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show the version.")
def main() -> None:
    """Board games to play, replay, check and simulate."""


for command in (
    *(arena.command, backup.command, bots.command, ladder.command, play.command, replay.command),
    *(serve.command, simulate.command, tables.command, verify.command),
):
    main.add_command(command)
