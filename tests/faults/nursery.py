"""Cradles that need not load a server, which takes longest: one process has loaded it, and is forked for each."""

import atexit
import functools
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent


class Cradle:
    """One that was forked: what it is told, and what it says."""

    def __init__(self, pid: int, line: socket.socket) -> None:
        self.pid = pid
        self.stdin = line.makefile("w")
        self.stdout = line.makefile("r")
        self._line = line

    def end(self) -> None:
        """Tell it nothing more, and wait until it has ended."""
        self.stdin.close()
        self._line.shutdown(socket.SHUT_WR)
        while self.stdout.readline():
            pass
        self.stdout.close()
        self._line.close()


@functools.cache
def _nursery() -> socket.socket:
    """The way to the process that forks; it ends with ours, whose end of the way is then closed."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        command = [sys.executable, "-m", "tests.faults.cradle", "--nursery", str(theirs.fileno())]
        process = subprocess.Popen(
            command, cwd=HERE.parent.parent, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()]
        )

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


@contextmanager
def cradle(plants: Sequence[str]) -> Iterator[Cradle]:
    """A cradle with faults planted; it and its server are gone afterwards."""
    ours, theirs = socket.socketpair()
    asked = {"plants": plants, "environment": dict(os.environ)}
    with theirs:
        socket.send_fds(_nursery(), [json.dumps(asked).encode()], [theirs.fileno()])
        found = Cradle(int(_nursery().recv(64)), ours)
    try:
        yield found
    finally:
        found.end()
