"""`postroad ratings`: reckon everyone's rating anew from the finished tables of a database."""

import asyncio
import json
from typing import Any

import click

from postroad.cli.backup import config_option, database_of, database_option, error_text, opened
from postroad.cli.columns import columns
from postroad.cli.serve import stop
from postroad.store.people import read_name
from postroad.store.store import Store, StoreError

_FIELDS = ("game", "players", "name", "rating", "margin", "games", "mu", "sigma")
_IN_COLUMNS = 6  # of them


@click.command("ratings")
@database_option
@config_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(*, as_json: bool, **where: Any) -> None:
    """Reckon ratings anew from stored results; they are the same as the pages show, also while the server runs."""
    try:
        rows = asyncio.run(_reckoned(opened(database_of(**where))))
    except StoreError as error:
        stop(error_text(error))
    if as_json:
        click.echo(json.dumps({"ratings": [dict(zip(_FIELDS, row, strict=True)) for row in rows]}))
    else:
        click.echo(columns(_FIELDS[:_IN_COLUMNS], [tuple(map(str, row[:_IN_COLUMNS])) for row in rows]))


async def _reckoned(store: Store) -> list[tuple[Any, ...]]:
    from postroad.server.ratings import Ratings, in_elo  # loaded late, as in `tables`

    try:
        found = []
        for ladder, people in sorted((await Ratings(store).all()).items()):
            for person, rating in people.items():
                name = await read_name(store, person)
                if not name:  # they deleted themselves: what is left of their games rates the others alone
                    continue
                number, margin, _ = in_elo(ladder, rating)
                found.append((*ladder, name, number, margin, rating.games, rating.mu, rating.sigma))
        return sorted(found, key=lambda row: (row[0], row[1], -row[6], row[2]))
    finally:
        await store.close()
