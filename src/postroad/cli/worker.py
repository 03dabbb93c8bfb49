"""`postroad worker`: bots of a server's tables think on this machine, and finished games are analysed."""

import asyncio
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from postroad.cli.backup import error_text
from postroad.cli.serve import loaded, settings_options, stop
from postroad.server.settings import Settings
from postroad.store.store import StoreError

SETTINGS: Final = (
    "database",
    "bot_workers",
    "bot_workers_each",
    "bot_memory_mib",
    "analysis_workers",
    "analysis_minutes",
    "analysis_days",
    "most_analyses",
    "own_bots",
    "lines_per_table",
    "notices",
    "log_format",
    "log_level",
)


def _worker_options(command: Callable[..., None]) -> Callable[..., None]:
    return settings_options(command, SETTINGS)


@click.command("worker")
@_worker_options
def command(*, config: Path | None, **given: Any) -> None:
    """Let bots of a server's tables think on this machine.

    For servers that share a PostgreSQL database and were started with `--bots workers`; it analyses finished games
    too, unless --analysis-workers is 0. Start as many as you like,
    wherever the database can be reached; each may come, go or die at any time.
    """
    settings = loaded(given, config)
    if isinstance(settings.database, Path):
        stop("a worker needs the PostgreSQL database of its servers: --database postgresql://user@host/name")
    try:
        asyncio.run(_work(settings))
    except StoreError as error:
        stop(error_text(error))


async def _work(settings: Settings) -> None:
    # Loaded late: the server takes longer to load than other commands need.
    from postroad.server import logs
    from postroad.server.worker import work

    logs.begin(settings.log_format, settings.log_level)
    stopped = asyncio.Event()
    for one in (signal.SIGTERM, signal.SIGINT):
        if sys.platform == "win32":
            signal.signal(one, lambda *_: stopped.set())
        else:
            asyncio.get_running_loop().add_signal_handler(one, stopped.set)
    await work(settings, stopped, _say_ready)


def _say_ready() -> None:
    click.echo("bots of the tables there can think here now")
    sys.stdout.flush()
