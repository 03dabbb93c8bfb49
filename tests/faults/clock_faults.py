"""Time that goes wrong: the process is stopped, the machine's clock is set, a laptop sleeps.

Tables have clocks of a few seconds, and the grace after a standstill is of seconds too (`brief`), so that it
can be seen both that no clock runs out early and that each still does.
"""

import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx

from tests.faults.running import Running, running
from tests.faults.sockets import begun, now, send, until

TURN_S: Final = 6
STOPPED_S, BRIEFLY_STOPPED_S = 60, 8  # at full numbers, and where it is tried once
HOUR_S: Final = 3600
JUMPS_S: Final = (HOUR_S, -24 * HOUR_S, -HOUR_S, 24 * HOUR_S)
FEW_JUMPS: Final = 2  # where it is tried once: one each way
SLEPT_S: Final = 8 * HOUR_S
NOTICED: Final = "postroad_standstills_total"


def run_stopped(folder: Path, times: int) -> str:
    stopped_s = BRIEFLY_STOPPED_S if times == 1 else STOPPED_S
    with running(folder, "brief") as server:
        for _ in range(times):
            goes_wrong(server, lambda: stop(server, stopped_s), least_s=stopped_s)
    return f"{times} times {stopped_s} s: 0 clocks ran out early, {times} of {times} ran on afterwards"


def run_set(folder: Path, times: int) -> str:
    wall = folder / "wall"
    wall.write_text("0")
    with running(folder, "brief", f"wall={wall}") as server:
        jumps = JUMPS_S[:FEW_JUMPS] if times == 1 else JUMPS_S * times
        for jump_s in jumps:
            goes_wrong(server, lambda by=jump_s: set_by(wall, by))  # type: ignore[misc]
    done = len(jumps)
    return f"{done} settings: 0 clocks ran out early, {done} of {done} ran on"


def run_slept(folder: Path, times: int) -> str:
    wall = folder / "wall"
    wall.write_text("0")

    def sleep(server: Running) -> None:
        os.kill(server.pid, signal.SIGSTOP)
        set_by(wall, SLEPT_S)
        os.kill(server.pid, signal.SIGCONT)

    with running(folder, "brief", f"wall={wall}") as server:
        for _ in range(times):
            goes_wrong(server, lambda: sleep(server))
    return f"{times} times 8 h: 0 clocks ran out early, {times} of {times} ran on"


def goes_wrong(server: Running, happen: Callable[[], None], least_s: float = 0) -> None:
    """A turn with a clock, during which something happens: it lasts no shorter, and not for ever."""
    ada, ben = server.person("Ada"), server.person("Ben")
    before, began = figure(server, NOTICED), time.monotonic()
    limit = {"kind": "turn", "seconds": TURN_S}
    table = begun("thurn-taxis", ada, ben, clock=limit, options={"first": 1})
    deadline = now(ada, table)["room"]["seats"][1]["deadline"]
    happen()
    until(lambda: figure(server, NOTICED) > before)
    assert send(ada, "chat", table, text="still here?").status_code == 200
    until(lambda: timeouts(ada, table))
    assert time.monotonic() - began >= max(TURN_S, least_s), "a clock ran out early"
    (timeout,) = timeouts(ada, table)
    assert timeout["at"] >= deadline
    assert "unforeseen" not in server.log()


def timeouts(who: httpx.Client, table: str) -> list[dict[str, Any]]:
    lines = who.get(f"/api/tables/{table}/history").json()["lines"]
    return [line for line in lines if line["kind"] == "timeout"]


def stop(server: Running, seconds: float) -> None:
    """Nothing of the process goes on for a while."""
    os.kill(server.pid, signal.SIGSTOP)
    try:
        time.sleep(seconds)
    finally:
        os.kill(server.pid, signal.SIGCONT)


def set_by(wall: Path, seconds: int) -> None:
    """Set the machine's clock by so much, from where it is."""
    whole = wall.with_suffix(".new")
    whole.write_text(str(int(wall.read_text()) + seconds))
    whole.replace(wall)  # never half written


def figure(server: Running, name: str) -> float:
    """What the server counts."""
    found = re.search(rf"^{name} (\S+)$", httpx.get(f"{server.address}/metrics", timeout=120).text, re.MULTILINE)
    assert found, name
    return float(found[1])
