"""Starts servers by forking, so that one is up in no time; some with a fault planted, or a clock that can be set.

Run as a process of its own: lines of JSON come in ({"do": "start", "flags": […], "log": FILE}, kill, stop), and
answers go out. What is forked is the whole of `postroad serve`. As `--nursery FD` it is itself forked as often as it is
asked to by that socket (tests/faults/nursery.py): to load a server takes longest.
"""

import asyncio
import dataclasses
import functools
import json
import os
import signal
import socket as sockets
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import postroad.server.process  # noqa: F401  # loaded before the fork, so that no start has to
from postroad.cli import serve
from postroad.server import services
from postroad.server.live import scheduler, socket, steady_clock
from postroad.store import migrations
from postroad.store.clock import now_ms
from postroad.store.sqlite import SqliteStore
from postroad.store.store import Statement, Stored
from postroad.store.uploads import Uploads
from tests.faults.write_points import WritePoints

LATE_S = 0.3  # a commit that nobody waits for


def plant_early() -> None:
    """Acknowledge acts before they are on the disk."""
    honest = SqliteStore.begin_write

    def early(store: SqliteStore, statements: Sequence[Statement], stored: Stored) -> None:
        if not any('"kind":"act"' in str(one.arguments.get("body")) for one in statements):
            honest(store, statements, stored)
            return
        asyncio.get_running_loop().call_later(LATE_S, honest, store, statements, lambda error: None)
        stored(None)

    patch.object(SqliteStore, "begin_write", early).start()


def plant_patient() -> None:
    """Close no socket however much nonsense it sends, so that much of it can be sent."""
    _limit(most_malformed=10**9)


def plant_hasty() -> None:
    """Let go sooner of a socket that does not read, so that nobody waits for it long."""
    _limit(stuck_s=1.0)


def plant_points(file: Path) -> None:
    """Die at that point of a write whose name a file holds; the file is gone first, so that it happens once."""
    WritePoints(file).plant()


def plant_disk(file: Path) -> None:
    """Let the disk be as a file says: `read-only`, or so many seconds slow at each commit."""
    honest_begin, honest_commit = SqliteStore._begin, SqliteStore._commit

    def said() -> str:
        return file.read_text() if file.exists() else ""

    def begin(store: SqliteStore) -> None:
        if not store._is_busy:  # else the writing connection is in other hands
            store._writer.execute(f"pragma query_only={'on' if said() == 'read-only' else 'off'}")
        honest_begin(store)

    def commit(store: SqliteStore, *batch: Any, **more: Any) -> None:
        time.sleep(float(said()) if said() not in ("", "read-only") else 0)
        honest_commit(store, *batch, **more)

    patch.object(SqliteStore, "_begin", begin).start()
    patch.object(SqliteStore, "_commit", commit).start()


def plant_newer() -> None:
    """Be a version ahead: with a file of the schema more, which only adds."""
    known = migrations.migrations()
    added = f"{migrations.EXPANDS}\nalter table board add column remark text not null default '';"
    patch.object(migrations, "migrations", lambda: {**known, max(known) + 1: added}).start()


def plant_wall(file: Path) -> None:
    """Let someone set the clock of the machine, by as many seconds as a file says; the monotonic one goes on."""

    def shifted() -> int:
        return now_ms() + 1000 * int(file.read_text() or 0)

    outside = functools.partial(services.Outside, now_ms=shifted, monotonic_s=time.monotonic)
    patch.object(services, "Outside", outside).start()


def plant_brief() -> None:
    """Let the grace after a standstill be seconds, so that nobody waits a minute for what comes after it."""
    patch.dict(steady_clock.GRACE_MS, {"clock": 4000}).start()


def _limit(**changes: Any) -> None:
    honest = socket.SocketServer.__init__

    def limited(server: Any, tables: Any, identify: Any, settings: Any, **more: Any) -> None:
        honest(server, tables, identify, dataclasses.replace(settings, **changes), **more)

    patch.object(socket.SocketServer, "__init__", limited).start()


def plant_clock(file: Path) -> None:
    """Let the clock go by as many seconds more as a file says."""

    def shifted() -> int:
        return now_ms() + 1000 * int(file.read_text() or 0)

    patch.object(services, "Outside", functools.partial(services.Outside, now_ms=shifted)).start()
    patch.object(steady_clock, "GAP_MS", 1 << 60).start()  # time went by: nothing stood still
    patch.object(services, "Uploads", functools.partial(Uploads, clock_ms=shifted)).start()
    patch.object(scheduler, "LONGEST_SLEEP_S", 0.02).start()


def start(flags: list[str], log: str) -> int:
    """A server in a process of its own; it says itself where it is."""
    pid = os.fork()
    if pid:
        return pid
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    try:
        serve.command.main(flags, prog_name="postroad serve")
    except SystemExit as left:
        sys.stdout.flush()
        os._exit(left.code if isinstance(left.code, int) else 1)
    os._exit(1)


def nursery(asked: sockets.socket) -> None:
    """Fork a cradle for every socket that comes, with its plants and its surroundings, until no more can come."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for a cradle: its socket says when it has ended
    while True:
        text, lines, _, _ = sockets.recv_fds(asked, 1 << 17, 1)
        if not text:
            return
        told, (line,) = json.loads(text), lines
        pid = os.fork()
        if not pid:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            asked.close()
            os.dup2(line, 0)
            os.dup2(line, 1)
            os.close(line)
            os.environ.clear()
            os.environ.update(told["environment"])
            main(told["plants"])
            sys.stdout.flush()
            os._exit(0)
        os.close(line)
        asked.send(str(pid).encode())


def main(plants: list[str]) -> None:
    """Do as told until nobody tells anything."""
    for plant in plants:
        name, _, argument = plant.partition("=")
        globals()[f"plant_{name}"](*([Path(argument)] if argument else []))
    pid = 0
    for line in sys.stdin:
        told = json.loads(line)
        if told["do"] == "start":
            pid = start(told["flags"], told["log"])
            continue
        os.kill(pid, signal.SIGKILL if told["do"] == "kill" else signal.SIGTERM)
        _, status = os.waitpid(pid, 0)
        pid = 0
        sys.stdout.write(f"ended {os.waitstatus_to_exitcode(status)}\n")
        sys.stdout.flush()
    if pid:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--nursery"]:
        nursery(sockets.socket(fileno=int(sys.argv[2])))
    else:
        main(sys.argv[1:])
