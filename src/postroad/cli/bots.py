"""`postroad bots`: who there is to play against."""

import json

import click

from postroad.bots.roster import ROSTER, usual_spec
from postroad.cli.columns import columns
from postroad.cli.language import language_option, words_of


@click.command("bots")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@language_option
def command(language: str, *, as_json: bool) -> None:
    """List the bots of every game, weakest first."""
    words = words_of(language)
    found = {slug: [(entry, usual_spec(entry)) for entry in entries] for slug, entries in ROSTER.items()}
    if as_json:
        listed = {slug: [{"bot": spec, "level": one.level} for one, spec in bots] for slug, bots in found.items()}
        click.echo(json.dumps(listed))
        return
    for slug, bots in found.items():
        keys = [(spec, f"bot-{one.name}", f"bot-{one.name}-about") for one, spec in bots]
        rows = [(f"  {spec}", *(words.text(key) if words.has(key) else "" for key in said)) for spec, *said in keys]
        click.echo(words.game(slug))
        click.echo("\n".join(columns(("", "", ""), rows).splitlines()[2:]) + "\n")
