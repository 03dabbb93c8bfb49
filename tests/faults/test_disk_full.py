"""A disk without space: no false acknowledgement, reading goes on, and play does once there is space."""

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.faults.running import ROOT, Running
from tests.faults.sockets import begun, new_id, now, send

SIZE = "3m"
PATIENCE_S = 30
# A file system of its own for the process and all it starts, gone with them.
SCRIPT = 'mount -t tmpfs -o size=$1 none "$2" && shift 2 && exec "$@"'


@contextmanager
def small_disk(folder: Path) -> Iterator[tuple[Running, Callable[[], None], Callable[[], None]]]:
    """A server on a small disk, how to fill that, and how to make room again."""
    disk = folder / "disk"
    disk.mkdir()
    unshared = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--map-root-user"])]
    inside = ["sh", "-c", SCRIPT, "sh", SIZE, str(disk), sys.executable, "-m", "tests.faults.cradle"]
    with subprocess.Popen([*unshared, *inside], cwd=ROOT, stdin=-1, stdout=-1, text=True) as cradle:
        server = Running(disk, cradle)
        server.log_file = folder / "log"
        filler = Path(f"/proc/{cradle.pid}/root{disk}/filler")
        try:
            server.start()
            yield server, lambda: fill(filler), filler.unlink
        finally:
            for browser in server.browsers:
                browser.close()
            assert cradle.stdin is not None
            cradle.stdin.close()
            cradle.wait(60)


def fill(filler: Path) -> None:
    """Leave not one byte."""
    with filler.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            with contextlib.suppress(OSError):
                while True:
                    file.write(bytes(size))


@pytest.mark.slow
def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_space(tmp_path: Path) -> None:
    with small_disk(tmp_path) as (server, fill_up, make_room), contextlib.ExitStack() as stack:
        ada, ben = server.person("Ada"), server.person("Ben")
        table = begun("thurn-taxis", ada, ben, options={"first": 0})
        acknowledged = [turn(ada, ben, table)]
        looking = stack.enter_context(line(server))
        fill_up()
        before = [now(who, table) for who in (ada, ben)]
        waiting = next(who for who in (ada, ben) if is_on_turn(who, table))
        fields = {"command": new_id(), "asked": now(waiting, table)["asked"], "action": first_legal(waiting, table)}
        for _ in range(3):
            refused = send(waiting, "act", table, **fields)
            assert (refused.status_code, refused.json()["key"]) == (503, "not-stored")
        assert send(ada, "chat", table, text="hello?").json()["key"] == "not-stored"
        assert server.browser().post("/api/people", json={"name": "Cleo"}).json()["key"] == "not-stored"
        assert [untimed(now(who, table)) for who in (ada, ben)] == [untimed(one) for one in before]
        assert ada.get("/healthz").json()["status"] == "read-only"
        assert ada.get("/api/me/tables").json()["tables"][0]["id"] == table
        late = stack.enter_context(line(server))
        assert notice(looking) == notice(late) == "read-only"
        make_room()
        assert notice(looking) == notice(late) == "writable", "without anybody's trying"
        done = send(waiting, "act", table, **fields)
        assert done.status_code == 200
        acknowledged.append(done.json()["seq"])
        assert ada.get("/healthz").json()["status"] == "ok"
        acknowledged += [turn(ada, ben, table) for _ in range(5)]
        after = [untimed(now(who, table)) for who in (ada, ben)]
        server.kill()
        server.start()
        assert [untimed(now(who, table)) for who in (ada, ben)] == after
        lines = ada.get(f"/api/tables/{table}/history").json()["lines"]
        assert [line["seq"] for line in lines if line["kind"] == "act"] == acknowledged
        assert "unforeseen" not in server.log()


@contextmanager
def line(server: Running) -> Iterator[ClientConnection]:
    """A socket of someone who looks."""
    address = server.address.replace("http", "ws") + "/socket"
    with connect(address, origin=Origin(server.address), compression=None) as connection:
        assert json.loads(connection.recv(PATIENCE_S))["t"] == "hello"
        yield connection


def notice(connection: ClientConnection) -> str:
    """The next message, which must be of the server about itself."""
    heard = json.loads(connection.recv(PATIENCE_S))
    assert heard["t"] == "notice"
    return str(heard["key"])


def is_on_turn(who: Any, table: str) -> bool:
    one = now(who, table)
    return bool(one["view"]["turn"] == one["eye"])


def first_legal(who: Any, table: str) -> Any:
    return now(who, table)["view"]["legal"][0]


def turn(ada: Any, ben: Any, table: str) -> int:
    """One act of whose turn it is; its line."""
    who = next(who for who in (ada, ben) if is_on_turn(who, table))
    done = send(who, "act", table, asked=now(who, table)["asked"], action=first_legal(who, table))
    assert done.status_code == 200, done.text
    return int(done.json()["seq"])


def untimed(one: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in one.items() if name != "at"}
