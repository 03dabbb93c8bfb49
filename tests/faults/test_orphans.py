"""A worker outlives no server, and never holds its port: kill -9 is followed by a start, whatever bots do."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a process die with its parent")
PATIENCE_S = 60.0
# A process that listens as the server does, with a worker that has come up; it says port and worker, and waits.
PARENT = """
import asyncio, uvloop
from postroad.server.process import bind
from postroad.server.settings import Settings
from postroad.server.live.workers import Worker

async def main():
    listening = bind(Settings(port=0))
    listening.listen()
    worker = Worker(1024)
    await worker._running()
    print(listening.getsockname()[1], worker.pid, flush=True)
    await asyncio.sleep(600)

uvloop.run(main())
"""


def awaited(what: str, condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.01)


def listening_sockets(port: int) -> set[str]:
    """What listens at a port, as links of /proc name it."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {f"socket:[{one[9]}]" for one in lines if one[3] == "0A" and int(one[1].rpartition(":")[2], 16) == port}


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def test_a_worker_that_hangs_dies_with_the_server_and_never_held_its_port() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        port, worker = map(int, parent.stdout.readline().split())
        try:
            assert listening_sockets(port)
            held = {os.readlink(one) for one in Path(f"/proc/{worker}/fd").iterdir()}
            assert not held & listening_sockets(port)
            os.kill(worker, signal.SIGSTOP)  # it hangs, and will not see that its input has ended
            parent.kill()
            parent.wait()
            awaited("the worker outlives its server", lambda: not is_alive(worker))
            assert not listening_sockets(port)
        finally:
            if is_alive(worker):
                os.kill(worker, signal.SIGKILL)
