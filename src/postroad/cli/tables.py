"""`postroad tables`: list, close or delete tables in the database."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click

from postroad.cli.backup import config_option, database_of, database_option, error_text, opened
from postroad.cli.columns import columns
from postroad.cli.serve import stop
from postroad.core.refusals import Refused
from postroad.i18n import Words
from postroad.store.opening import lock
from postroad.store.store import Store, StoreError
from postroad.store.tables import all_tables

if TYPE_CHECKING:
    from postroad.server.live.tables import Tables

_FIELDS = ("id", "game", "status", "is_public", "opened_at", "moved_at")


_json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")


def _where_options(command: Any) -> Any:
    """The options of all subcommands, before their name or after it."""
    return database_option(config_option(_json_option(command)))


@click.group("tables", invoke_without_command=True)
@_where_options
@click.pass_context
def command(context: click.Context, /, **given: Any) -> None:
    """List, close or delete the tables of a server.

    Stop the server before you close or delete: it would not notice.
    """
    context.obj = given
    if context.invoked_subcommand is None:
        context.invoke(listed, **given)


def _merged(context: click.Context, given: dict[str, Any]) -> tuple[dict[str, Any], bool]:
    """Where the database is, and whether JSON is wanted: what stands after the subcommand goes first."""
    found = {name: value or context.obj[name] for name, value in given.items()}
    return found, bool(found.pop("as_json"))


@command.command("list")
@_where_options
@click.pass_context
def listed(context: click.Context, /, **given: Any) -> None:
    """List all tables, the liveliest first."""
    where, as_json = _merged(context, given)
    rows = _with_store(where, all_tables)
    if as_json:
        click.echo(json.dumps({"tables": [dict(zip(_FIELDS, row, strict=True)) for row in rows]}))
        return
    heads = ("id", "game", "status", "public", "opened", "last moved")
    lines = [
        (id, game, status, "yes" if is_public else "no", _date(opened_at), _date(moved_at))
        for id, game, status, is_public, opened_at, moved_at in rows
    ]
    click.echo(columns(heads, lines))


@command.command("close")
@click.argument("table")
@_where_options
@click.pass_context
def close(context: click.Context, /, table: str, **given: Any) -> None:
    """Give a table up; what happened at it stays."""
    where, as_json = _merged(context, given)
    _with_store(where, lambda store: _tables(store).close(table), is_alone=True)
    click.echo(json.dumps({"table": table, "status": "closed"}) if as_json else f"{table}: closed")


@command.command("delete")
@click.argument("table")
@_where_options
@click.pass_context
def delete(context: click.Context, /, table: str, **given: Any) -> None:
    """Remove a table and everything about it, for good."""
    where, as_json = _merged(context, given)
    _with_store(where, lambda store: _tables(store).delete(table), is_alone=True)
    click.echo(json.dumps({"table": table, "status": "deleted"}) if as_json else f"{table}: deleted")


def _tables(store: Store) -> "Tables":
    from postroad.server.live.tables import Tables  # loaded late: the server takes longer than other commands need

    return Tables(store)


def _with_store(where: dict[str, Any], task: Callable[[Store], Awaitable[Any]], *, is_alone: bool = False) -> Any:
    """Do something with the database; one line and exit code 2 if that fails."""

    async def run() -> Any:
        database = database_of(**where)
        store = opened(database)
        try:
            with lock(database) if is_alone else nullcontext():
                return await task(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StoreError as error:
        stop(error_text(error))
    except Refused as refused:
        stop(Words("en").refusal("", refused.refusal))


def _date(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
