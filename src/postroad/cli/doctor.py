"""`postroad doctor`: looks at a deployment, and says what is wrong with it."""

import json
import sys
import time
from pathlib import Path
from typing import Any, Final

import click

from postroad.cli.backup import error_text
from postroad.cli.checks import Check, database_checks, disk_check, package_checks, settings_checks
from postroad.cli.serve import loaded, settings_options
from postroad.store.opening import examine
from postroad.store.store import StoreError

MARKS: Final = {"ok": "ok   ", "warning": "WARN ", "wrong": "WRONG"}


@click.command("doctor")
@click.option(
    "--url",
    metavar="URL",
    help="Where people reach the server.  [default: the first of its origins, else none is asked]",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@settings_options
def command(*, config: Path | None, url: str | None, as_json: bool, **given: Any) -> None:
    """Look at a server's settings, database, clocks, disk and queues, and say what is wrong.

    Give it what `postroad serve` is given: the same flags, environment or --config. It changes nothing, and may run
    beside the servers. Exits with 1 if anything is wrong; warnings are advice.
    """
    settings = loaded(given, config)
    checks = [*package_checks(), *settings_checks(settings)]
    if isinstance(settings.database, Path):
        checks.append(disk_check(settings.database))
    if isinstance(settings.database, Path) and not settings.database.exists():
        checks.append(Check("database", "ok", f"{settings.database} is not there yet; the first start makes it"))
    else:
        now_ms = time.time_ns() // 1_000_000
        try:
            checks += database_checks(examine(settings.database, now_ms), now_ms, is_left=settings.bots == "workers")
        except StoreError as error:
            checks.append(Check("database", "wrong", error_text(error)))
    asked = url or (settings.origins[0] if settings.origins else "")
    if asked:
        from postroad.cli.reachability import reach_checks  # loaded late: few need it

        checks += reach_checks(asked.rstrip("/"))
    is_wrong = any(one.level == "wrong" for one in checks)
    if as_json:
        click.echo(json.dumps({"is_well": not is_wrong, "checks": [one._asdict() for one in checks]}))
    else:
        for one in checks:
            click.echo(f"{MARKS[one.level]} {one.about}: {' '.join(one.said.split())}")
    sys.exit(int(is_wrong))
