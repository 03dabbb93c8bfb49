"""People who delete themselves: no trace in any file, games that replay unchanged, and others who play on."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from tests.faults.running import Running, running
from tests.faults.scene import GOOD_ROUTE
from tests.faults.sockets import begun, now, send, until


def run(folder: Path, people: int) -> str:
    with running(folder) as server:
        stays = server.person("Stays")
        found = [leave(server, stays, number) for number in range(people)]
        for playing, over, record in found:
            assert without_names(stays.get(f"/api/tables/{over}/record").text) == without_names(record)
            until(partial(plays_on, stays, playing))
        backup = folder / "backup.db"
        assert server_backup(server, backup)
        for file in sorted(folder.iterdir()):
            raw = file.read_bytes()
            for number in range(people):
                assert trace(number).encode() not in raw, f"{file.name} still has {trace(number)}"
        assert "unforeseen" not in server.log()
    return (
        f"0 traces in {len(list(folder.iterdir()))} files, backup and write-ahead log too; {people} records as before"
    )


def trace(number: int) -> str:
    """A word that only one person is called by and says."""
    return f"Canary{number:04}"


def leave(server: Running, stays: httpx.Client, number: int) -> tuple[str, str, str]:
    """Someone plays, finishes a game, talks, and is deleted: both tables, and the record as it was before."""
    goes = server.person(trace(number))
    playing, over = begun("kings-road", stays, goes), begun("kings-road", stays, goes)
    assert send(goes, "chat", playing, text=f"I am {trace(number)}").status_code == 200
    assert send(goes, "resign", over).status_code == 200
    record = stays.get(f"/api/tables/{over}/record")
    assert record.status_code == 200
    assert trace(number) in record.text
    assert goes.delete("/api/me").status_code in (200, 204)
    return playing, over, record.text


def without_names(record: str) -> list[Any]:
    """A record's lines, whoever sat there."""
    lines = [json.loads(line) for line in record.splitlines()]
    lines[0]["players"] = len(lines[0]["players"])
    return lines


def plays_on(stays: httpx.Client, table: str) -> bool:
    """Whether the one who stays can go on: a bot has chosen for who is gone, and the round is played."""
    found = now(stays, table)
    if 0 in found["view"]["waiting"]:
        assert send(stays, "act", table, asked=found["asked"], action=GOOD_ROUTE).status_code == 200
    return bool(found["view"]["round"] > 0)


def server_backup(server: Running, path: Path) -> bool:
    """A backup of the running server, as its operator makes it."""
    from click.testing import CliRunner

    from postroad.cli import main

    done = CliRunner().invoke(main, ["backup", str(path), "--database", str(server.database)])
    assert done.exit_code == 0, done.output
    return path.exists()
