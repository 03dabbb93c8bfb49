"""`postroad tables`: list, close or delete tables in the database."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from postroad.cli.backup import config_option, database_option, opened, told
from postroad.cli.serve import stop
from postroad.core.refusals import Refused
from postroad.i18n import Words
from postroad.store.lock import exclusive_lock
from postroad.store.sqlite import SqliteStore
from postroad.store.store import StoreError
from postroad.store.tables import all_tables

if TYPE_CHECKING:
    from postroad.server.live.tables import Tables

_FIELDS = ("id", "game", "status", "is_public", "opened_at", "moved_at")


@click.group("tables", invoke_without_command=True)
@database_option
@config_option
@click.pass_context
def command(context: click.Context, /, **where: Any) -> None:
    """List, close or delete the tables of a server.

    Stop the server before you close or delete: it would not notice.
    """
    context.obj = where
    if context.invoked_subcommand is None:
        context.invoke(listed)


@command.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_obj
def listed(where: dict[str, Any], *, as_json: bool = False) -> None:
    """List all tables, the liveliest first."""
    rows = _with_store(where, all_tables)
    if as_json:
        click.echo(json.dumps({"tables": [dict(zip(_FIELDS, row, strict=True)) for row in rows]}))
        return
    table = Table("id", "game", "status", "public", "opened", "last moved")
    for id, game, status, is_public, opened_at, moved_at in rows:
        table.add_row(id, game, status, "yes" if is_public else "no", _date(opened_at), _date(moved_at))
    Console().print(table)


@command.command("close")
@click.argument("table")
@click.pass_obj
def close(where: dict[str, Any], table: str) -> None:
    """Give a table up; what happened at it stays."""
    _with_store(where, lambda store: _tables(store).close(table), is_alone=True)
    click.echo(f"{table}: closed")


@command.command("delete")
@click.argument("table")
@click.pass_obj
def delete(where: dict[str, Any], table: str) -> None:
    """Remove a table and everything about it, for good."""
    _with_store(where, lambda store: _tables(store).delete(table), is_alone=True)
    click.echo(f"{table}: deleted")


def _tables(store: SqliteStore) -> "Tables":
    from postroad.server.live.tables import Tables  # loaded late: the server takes longer than other commands need

    return Tables(store)


def _with_store(where: dict[str, Any], deed: Callable[[SqliteStore], Awaitable[Any]], *, is_alone: bool = False) -> Any:
    """Do something with the database; one line and exit code 2 if that fails."""

    async def run() -> Any:
        store = opened(**where)
        try:
            with exclusive_lock(store.path) if is_alone else nullcontext():
                return await deed(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StoreError as error:
        stop(told(error))
    except Refused as refused:
        stop(Words("en").refusal("", refused.refusal))


def _date(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
