"""A disk that is full, read-only, slow or gone: no false acknowledgement, reading goes on, and play does afterwards."""

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.faults.running import ROOT, Running, running
from tests.faults.sockets import begun, new_id, now, send

SIZE = "3m"
PATIENCE_S = 30
SLOW_S = 5.0
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


def goes_through(server: Running, fail: Callable[[], object], mend: Callable[[], object]) -> int:
    """A game during which the disk fails and is mended; how many acts were acknowledged."""
    with contextlib.ExitStack() as stack:
        ada, ben = server.person("Ada"), server.person("Ben")
        table = begun("thurn-taxis", ada, ben, options={"first": 0})
        acknowledged = [turn(ada, ben, table)]
        looking = stack.enter_context(line(server))
        fail()
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
        mend()
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
    return len(acknowledged)


def run_full(folder: Path, times: int) -> str:
    return told([full_once(folder / str(number)) for number in range(times)])


def full_once(folder: Path) -> int:
    folder.mkdir()
    with small_disk(folder) as (server, fill_up, make_room):
        return goes_through(server, fill_up, make_room)


def run_read_only(folder: Path, times: int) -> str:
    state = folder / "state"
    with running(folder, f"disk={state}") as server:
        return told([goes_through(server, lambda: state.write_text("read-only"), state.unlink) for _ in range(times)])


def run_removed(folder: Path, times: int) -> str:
    with running(folder) as server:
        away = folder / "elsewhere"
        counts = []
        for _ in range(times):
            counts.append(
                goes_through(server, lambda: server.database.rename(away), lambda: away.rename(server.database))
            )
        return told(counts)


def told(counts: list[int]) -> str:
    return (
        f"{sum(counts)} acknowledged, all there; 0 acknowledged meanwhile, everyone told, resumed by itself each time"
    )


def run_slow(folder: Path, times: int) -> str:
    """Once is tried with a short delay, many times with the whole one."""
    state, reads = folder / "state", 0
    with running(folder, f"disk={state}") as server, ThreadPoolExecutor(1) as pool:
        ada, ben = server.person("Ada"), server.person("Ben")
        table = begun("thurn-taxis", ada, ben)
        for _ in range(times):
            before = now(ada, table)["seq"]
            state.write_text("1.5" if times == 1 else str(SLOW_S))
            act = pool.submit(turn, ada, ben, table)
            meanwhile = 0
            while not act.done():
                shown = now(ben, table)["seq"]
                assert shown <= stored(server, table), "shown before it was stored"
                meanwhile += shown == before
            assert meanwhile > 1, "reading waited for the disk"
            reads += meanwhile
            assert act.result() == stored(server, table)
            state.unlink()
            turn(ada, ben, table)
    return f"{2 * times} acknowledged, all after their commit; {reads:,} answers to readers meanwhile"


def stored(server: Running, table: str) -> int:
    """The last line that is in the file."""
    return int(server.rows("select max(seq) from log where table_id = ?", table)[0][0])


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
