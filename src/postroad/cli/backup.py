"""`postroad backup`: copy everything while the server runs."""

import asyncio
import json
from pathlib import Path
from typing import Any

import click

from postroad.cli.serve import loaded, stop
from postroad.i18n import Words
from postroad.store.opening import Database, open_store
from postroad.store.store import Store, StoreError

database_option = click.option(
    "--database", metavar="FILE or URL", help="The database.  [default: as for postroad serve]"
)
config_option = click.option(
    "--config", type=click.Path(path_type=Path), metavar="FILE", help="The TOML file that the server was started with."
)


def database_of(database: str | None, config: Path | None) -> Database:
    """Where the database of the server is; one line and exit code 2 if there is no such file."""
    place = loaded({"database": database}, config).database
    if isinstance(place, Path) and not place.is_file():
        stop(f"there is no database {place}; say where it is with --database")
    return place


def opened(database: Database) -> Store:
    """A database; one line and exit code 2 if it cannot be used."""
    try:
        return open_store(database)
    except StoreError as error:
        stop(error_text(error))


def error_text(error: StoreError) -> str:
    """What went wrong with a database, as a sentence."""
    return Words("en").text(error.key, **error.arguments)


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@config_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(file: Path, *, as_json: bool, **where: Any) -> None:
    """Copy the whole database to a new file; the server may go on meanwhile. For PostgreSQL, use pg_dump."""
    try:
        asyncio.run(_copy(opened(database_of(**where)), file))
    except StoreError as error:
        stop(error_text(error))
    size = file.stat().st_size
    click.echo(json.dumps({"file": str(file), "bytes": size}) if as_json else f"{file}: {size:,} bytes")


async def _copy(store: Store, file: Path) -> None:
    try:
        await store.backup(file)
    finally:
        await store.close()
