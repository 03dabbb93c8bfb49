"""`postroad bots`: who there is to play against."""

import click
from rich.console import Console
from rich.table import Table

from postroad.bots.roster import ROSTER
from postroad.cli.language import language_option
from postroad.i18n import Words


@click.command("bots")
@language_option
def command(language: str) -> None:
    """List the bots of every game, weakest first."""
    words, console = Words(language), Console(highlight=False, markup=False)
    for slug, entries in ROSTER.items():
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for entry in entries:
            spec = entry.name if entry.budget is None else f"{entry.name}@{entry.budget}"
            said = [words.text(key) for key in (f"bot-{entry.name}", f"bot-{entry.name}-about") if words.has(key)]
            table.add_row(f"  {spec}", *said)
        console.print(words.game(slug))
        console.print(table)
