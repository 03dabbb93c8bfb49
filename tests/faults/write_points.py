"""The points of a write at which a process may die: from the command to the answer."""

import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from postroad.server.live import commands
from postroad.server.live.hub import Hub
from postroad.server.live.outbox import Outbox
from postroad.server.live.table import Table
from postroad.store.sqlite import SqliteStore

# Where each is, and whether the process dies before or after it.
POINTS: Final[dict[str, tuple[Any, str, bool]]] = {
    "asked": (Table, "begin_append", True),
    "decided": (commands, "decide", False),
    "to-be-written": (SqliteStore, "begin_write", True),
    "to-be-carried-out": (SqliteStore, "_carry_out_all", True),
    "carried-out": (SqliteStore, "_carry_out_all", False),
    "to-be-committed": (SqliteStore, "_commit", True),
    "committed": (SqliteStore, "_commit", False),
    "settled": (SqliteStore, "_settle", False),
    "to-be-told": (Hub, "tell", True),
    "told": (Hub, "tell", False),
    "to-be-answered": (Outbox, "answer", True),
    "answered": (Outbox, "answer", False),
}


@dataclass(frozen=True)
class WritePoints:
    """All points, and the file that names the one at which to die."""

    file: Path

    def plant(self) -> None:
        for name, (owner, function, is_before) in POINTS.items():
            honest = getattr(owner, function)
            patch.object(owner, function, self._dying(honest, name, is_before=is_before)).start()

    def _dying(self, honest: Callable[..., Any], name: str, *, is_before: bool) -> Callable[..., Any]:
        def passing(*arguments: Any, **more: Any) -> Any:
            if is_before:
                self._pass_by(name)
            found = honest(*arguments, **more)  # what is awaited later has then only begun
            if not is_before:
                self._pass_by(name)
            return found

        return passing

    def _pass_by(self, name: str) -> None:
        try:
            if self.file.read_text() != name:
                return
        except FileNotFoundError:
            return
        self.file.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
