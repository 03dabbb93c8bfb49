"""A real server in a process of its own, on a free port and a database of its own."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

START_S = 60


@contextmanager
def served(folder: Path, *flags: str, **environment: str) -> Iterator[str]:
    """The address of a server that runs meanwhile; it must stop by itself when told to."""
    command = [sys.executable, "-m", "postroad", "serve", "--port", "0", "--database", str(folder / "postroad.db")]
    process = subprocess.Popen(
        [*command, *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, **environment}
    )
    try:
        yield _address(process)
    finally:
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=START_S)
        (folder / "log").write_bytes(log)
    assert process.returncode == 0, log.decode()


def _address(process: "subprocess.Popen[bytes]") -> str:
    assert process.stdout is not None
    deadline = time.monotonic() + START_S
    while time.monotonic() < deadline:
        if select.select([process.stdout], [], [], 1)[0]:
            line = process.stdout.readline().decode()
            if found := re.search(r"http://\S+", line):
                return found[0]
            assert line or process.poll() is None, process.stderr.read() if process.stderr else ""
    raise AssertionError("the server did not start")


@contextmanager
def browser(address: str, name: str | None = None, **headers: str) -> Iterator[httpx.Client]:
    """A browser on a page of the server; with a name, it is someone."""
    with httpx.Client(base_url=address, headers={"origin": address, **headers}, timeout=120) as client:
        if name:
            assert client.post("/api/people", json={"name": name}).status_code == 201
        yield client
