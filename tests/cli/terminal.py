"""A program in a real pseudo-terminal: what it writes, and what is typed to it."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

POSTROAD = Path(sys.executable).with_name("postroad")
PROMPT = "> "
CLEARED = "\x1b[2J"  # what a terminal gets to wipe its screen
CTRL_C, CTRL_D = "\x03", "\x04"


class Terminal:
    """`postroad` with some arguments; everything must happen before the deadline."""

    def __init__(self, *arguments: str, size: tuple[int, int] = (80, 24), seconds: float = 60, term: str = "xterm"):
        self.deadline = time.monotonic() + seconds
        self.master, slave = pty.openpty()
        columns, rows = size
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [POSTROAD, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**environment, "TERM": term, "LC_ALL": "C.UTF-8"},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C reaches it as a signal
        )
        os.close(slave)
        self.written = b""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def read(self, *ends: str) -> str:
        """What is written up to the first of some texts that it ends with, by default the prompt."""
        wanted = [end.encode() for end in ends or (PROMPT,)]
        start = len(self.written)
        while not any(self.written[start:].endswith(end) for end in wanted):
            if not self._more():
                raise AssertionError(
                    f"it ended before any of {wanted}:\n{self.written[start:].decode(errors='replace')}"
                )
        return self.written[start:].decode(errors="replace")

    def read_some(self) -> None:
        """Wait until something is written, whatever it is."""
        assert self._more(), "it ended"

    def rest(self) -> str:
        """What is written until the program ends."""
        start = len(self.written)
        while self._more():
            pass
        return self.written[start:].decode(errors="replace")

    def exit_code(self) -> int:
        """How the program ended."""
        self.rest()
        return self.process.wait(max(0, self.deadline - time.monotonic()))

    def type(self, text: str) -> None:
        """Type a line."""
        self.send((text + "\n").encode())

    def send(self, keys: bytes) -> None:
        """Send bytes as they are."""
        os.write(self.master, keys)

    def leave(self, keys: str) -> int:
        """Press some keys until the program ends; how it ended.

        Once is not always enough: Python loses a Ctrl-C that comes between its prompt and its reading. The next one
        comes soon where keys are still read; else late, as the program may be ending, and would be killed by it.
        """
        while time.monotonic() < self.deadline:
            self._wait_until_keys_are_read()
            self.send(keys.encode())
            late = time.monotonic() + 10
            while time.monotonic() < late:
                if select.select([self.master], [], [], 3)[0]:
                    if not self._more():
                        return self.exit_code()
                elif self._reads_keys():
                    break
        raise AssertionError(f"it goes on and on:\n{self.written.decode(errors='replace')[-2000:]}")

    def _wait_until_keys_are_read(self) -> None:
        """Wait until the program is behind its prompt; some never read single keys."""
        end = time.monotonic() + 1
        while not self._reads_keys() and time.monotonic() < end:
            select.select([], [], [], 0.01)

    def _reads_keys(self) -> bool:
        """Whether the program takes single keys, as readline does while it asks."""
        return not termios.tcgetattr(self.master)[3] & termios.ICANON

    def answer(self, text: str, *ends: str) -> str:
        """Type a line; what is written up to the next prompt."""
        self.type(text)
        return self.read(*ends)

    def _more(self) -> bool:
        left = self.deadline - time.monotonic()
        ready, _, _ = select.select([self.master], [], [], max(0, left))
        if not ready:
            raise AssertionError(f"too slow; so far:\n{self.written.decode(errors='replace')[-2000:]}")
        try:
            found = os.read(self.master, 65536)
        except OSError:  # Linux's way to say that the other side is closed
            return False
        self.written += found
        return bool(found)


def run(
    *arguments: str | Path, env: dict[str, str] | None = None, typed: str | None = None
) -> "subprocess.CompletedProcess[str]":
    """`postroad` without a terminal."""
    command: Sequence[str | Path] = [POSTROAD, *arguments]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", check=False, timeout=120, env=env, input=typed
    )
