"""`postroad move`: everything of one database into an empty one, from a file to PostgreSQL or back."""

import asyncio
import json
from pathlib import Path
from typing import Final

import click

from postroad.cli.backup import error_text, opened
from postroad.cli.columns import columns
from postroad.cli.progress import shown
from postroad.cli.serve import stop
from postroad.core.follow import split, verify
from postroad.core.record import RecordError, read_lines
from postroad.core.refusals import Refused
from postroad.games import GAMES
from postroad.store.moving import move
from postroad.store.opening import Database, read_database
from postroad.store.store import EVER, Store, StoreError
from postroad.store.tables import stale_tables

MOST_NAMED: Final = 10


@click.command("move")
@click.argument("source", metavar="SOURCE")
@click.argument("target", metavar="TARGET")
@click.option(
    "--with-damaged", "takes_damaged", is_flag=True, help="Take along finished games that do not verify, as they are."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(source: str, target: str, *, takes_damaged: bool, as_json: bool) -> None:
    """Copy a server's database to another place: from a file to PostgreSQL, or back.

    SOURCE and TARGET are files or postgresql://… addresses. Stop all servers first. TARGET must be empty or not
    there yet; it is filled whole or not at all. Every finished game is verified, and everything is compared with
    what can be read back. SOURCE stays; it is brought up to date if an older version has written it.
    """
    try:
        origin, goal = read_database(source), read_database(target)
    except StoreError as error:
        stop(error_text(error))
    if isinstance(origin, Path) and not origin.is_file():
        stop(f"there is no database {origin}")
    damaged: list[str] = []
    games = 0

    def check() -> None:
        nonlocal games
        games, found = asyncio.run(_verified(origin))
        damaged.extend(found)
        if damaged and not takes_damaged:
            more = f" and {len(damaged) - MOST_NAMED:,} more" if len(damaged) > MOST_NAMED else ""
            raise click.ClickException(
                f"nothing was moved: of {games:,} finished games {len(damaged):,} do not verify:"
                f" {', '.join(damaged[:MOST_NAMED])}{more}. --with-damaged takes them along as they are,"
                " `postroad tables delete` removes one."
            )

    try:
        asyncio.run(_brought_up_to_date(origin))
        with shown("moved", None, unit="rows") as progress:
            rows = move(origin, goal, check, progress)
    except StoreError as error:
        stop(error_text(error))
    if as_json:
        click.echo(json.dumps({"rows": rows, "verified": games - len(damaged), "damaged": damaged}))
        return
    click.echo(columns(("table", "rows"), [(name, f"{count:,}") for name, count in rows.items() if count]))
    click.echo(f"{games - len(damaged):,} finished games verified; everything reads back as it was.")
    if damaged:
        click.echo(f"{len(damaged):,} that do not verify were taken along: {', '.join(damaged)}.", err=True)
    click.echo("Start the server with the new --database; do not start one on the old database again.")


async def _brought_up_to_date(database: Database) -> None:
    await opened(database).close()


async def _verified(database: Database) -> tuple[int, list[str]]:
    """How many games are finished, and which of them do not verify."""
    store = opened(database)
    try:
        return await _checked(store)
    finally:
        await store.close()


async def _checked(store: Store) -> tuple[int, list[str]]:
    from postroad.server.live.tables import Tables  # loaded late: the server takes longer than other commands need

    tables, finished, damaged = Tables(store), await stale_tables(store, "over", EVER), []
    with shown("verified", len(finished)) as progress:
        for number, id in enumerate(finished, 1):
            try:
                text = (await tables.record(id)).text()
                for recorded in split(read_lines(text.encode().splitlines(keepends=True)), GAMES):
                    verify(recorded)
            except (Refused, RecordError):
                damaged.append(id)
            progress(number)
    return len(finished), damaged
