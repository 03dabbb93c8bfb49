"""The database of a simulated server: the real store on real SQLite, with a disk that is slow, fails and is torn.

Real: every statement, the batches, conflicts and rollbacks, the write-ahead log and its recovery. Simulated: how
long a commit takes, that it fails, that its answer is lost, that the machine loses power in the middle of it. What a
loss of power leaves is the file with its log cut or garbled at some byte after the last that was synchronised.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, Protocol

from postroad.store.sqlite import BUSY_MS, SqliteStore
from tests.simulation.choices import Choices
from tests.simulation.loop import SimulatedLoop

USUAL_S: Final = 0.02  # the longest that a commit takes on a good day
SLOW_S: Final = 5.0
LOOK_AGAIN_S: Final = 0.001
SYNCHRONISED: Final = 2  # `pragma synchronous`: full
Fault = Literal["", "fails", "answer lost", "crash before", "crash after", "power loss"]


@dataclass
class DiskFaults:
    """How often what goes wrong: once in so many times, 0 for never."""

    slow: int = 0
    fails: int = 0
    answer_lost: int = 0
    crash: int = 0
    power_loss: int = 0
    unreadable: int = 0


class DatabaseFile:
    """A file and those who have it open; after a loss of power it is another file with what was left of it."""

    def __init__(self, folder: Path, template: bytes) -> None:
        self.folder = folder
        self.is_full = False
        self.losses = 0
        self.synchronised = 0  # bytes of the write-ahead log that a loss of power cannot touch
        self.connections: list[FaultyConnection] = []
        self.path.write_bytes(template)

    @property
    def path(self) -> Path:
        """Where it stands now."""
        return self.folder / f"{self.losses}.db"

    @property
    def log_size(self) -> int:
        """How long the write-ahead log is."""
        try:
            return os.stat(f"{self.path}-wal").st_size
        except FileNotFoundError:
            return 0

    def close(self, node: str) -> None:
        """The connections of a process that has ended: what it had not committed is gone."""
        for one in [one for one in self.connections if one.node == node]:
            self.connections.remove(one)
            one.close()
        self.synchronised = min(self.synchronised, self.log_size)

    def is_written_by_another(self, node: str) -> bool:
        """Whether another process is in the middle of a write."""
        return any(one.in_transaction for one in self.connections if one.node != node)

    def lose_power(self, choices: Choices) -> None:
        """Keep what was synchronised, and some bytes of the rest; the last of them may be garbled."""
        old = self.path
        log = Path(f"{old}-wal").read_bytes() if self.log_size else b""
        self.losses += 1
        shutil.copyfile(old, self.path)
        loose = len(log) - self.synchronised
        kept = bytearray(log[: self.synchronised + choices.below("disk", loose + 1)])
        if len(kept) > self.synchronised and choices.below("disk", 2):
            kept[self.synchronised + choices.below("disk", len(kept) - self.synchronised)] ^= 0xFF
        Path(f"{self.path}-wal").write_bytes(kept)
        self.synchronised = len(kept)


class FaultyConnection(sqlite3.Connection):
    """A connection to SQLite that can be told to fail."""

    file: DatabaseFile
    node: str
    choices: Choices
    faults: DiskFaults
    commit_fault: Fault = ""
    committed: Callable[[], None] = staticmethod(
        lambda: None
    )  # what follows from a commit that is done, however it is told

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        if sql.startswith("pragma busy_timeout"):  # nobody waits in real time
            sql = "pragma busy_timeout=0"
        elif sql == "commit":
            return self._commit()
        elif self.file.is_full and sql.lstrip()[:6] in ("insert", "update", "delete"):
            raise _error(sqlite3.SQLITE_FULL, "database or disk is full")
        elif sql.lstrip().startswith("select") and self.choices.happens("disk", self.faults.unreadable):
            raise _error(sqlite3.SQLITE_IOERR, "disk I/O error")
        return super().execute(sql, parameters)

    def _commit(self) -> sqlite3.Cursor:
        fault, self.commit_fault = self.commit_fault, ""
        if fault == "fails":
            raise _error(sqlite3.SQLITE_IOERR, "disk I/O error")
        done = super().execute("commit")
        if super().execute("pragma synchronous").fetchone()[0] >= SYNCHRONISED and fault != "power loss":
            self.file.synchronised = self.file.log_size
        self.committed()
        if fault == "answer lost":
            raise _error(sqlite3.SQLITE_IOERR, "disk I/O error")
        return done


def _error(code: int, text: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


class SimulatedDisk:
    """Commits take their time, one after the other; in the middle of one the process can end, or the power."""

    def __init__(
        self,
        loop: SimulatedLoop,
        choices: Choices,
        faults: DiskFaults,
        writer: Callable[[], FaultyConnection],
        surroundings: "Surroundings",
    ) -> None:
        self.is_open = True
        self._loop = loop
        self._choices = choices
        self._faults = faults
        self._writer = writer
        self._surroundings = surroundings

    def submit(self, commit: Callable[[], None]) -> None:
        is_slow = self._choices.happens("disk", self._faults.slow)
        wait_s = self._choices.seconds("disk", SLOW_S if is_slow else USUAL_S)
        if is_slow:
            self._surroundings.note("slow commit", f"a commit takes {wait_s:.1f} s")
        self._loop.call_later(wait_s, self._carry_out, commit, self._loop.time() + wait_s + BUSY_MS / 1000)

    async def close(self) -> None:
        self.is_open = False

    def _carry_out(self, commit: Callable[[], None], deadline: float) -> None:
        writer = self._writer()
        is_busy = not writer.in_transaction and writer.file.is_written_by_another(writer.node)
        if is_busy and self._loop.time() < deadline:
            self._loop.call_later(LOOK_AGAIN_S, self._carry_out, commit, deadline)
            return
        fault = self._fault()
        if fault == "crash before":
            self._surroundings.crash(writer.node, "before the commit")
            return
        if fault in ("fails", "answer lost"):
            sentence = "a commit fails" if fault == "fails" else "a commit is done, but reported as failed"
            self._surroundings.note(f"commit {fault}", sentence)
        writer.commit_fault = fault
        commit()
        writer.commit_fault = ""
        if fault == "power loss":
            self._surroundings.lose_power("the power goes in the middle of a commit")
            return
        self._surroundings.committed()
        if fault == "crash after":
            self._surroundings.crash(writer.node, "after the commit, before anyone hears of it")

    def _fault(self) -> Fault:
        faults, choices = self._faults, self._choices
        if choices.happens("disk", faults.fails):
            return "fails"
        if choices.happens("disk", faults.answer_lost):
            return "answer lost"
        if choices.happens("disk", faults.crash):
            return "crash after" if choices.below("disk", 2) else "crash before"
        return "power loss" if choices.happens("disk", faults.power_loss) else ""


class Surroundings(Protocol):
    """What a disk tells the world around it."""

    def note(self, kind: str, sentence: str) -> None:
        """A fault has happened."""

    def crash(self, node: str, moment: str) -> None:
        """A process ends."""

    def lose_power(self, sentence: str) -> None:
        """The machine ends."""

    def committed(self) -> None:
        """Something new may be in the database."""


def open_store(
    file: DatabaseFile,
    node: str,
    loop: SimulatedLoop,
    choices: Choices,
    faults: DiskFaults,
    surroundings: Surroundings,
    kind: type[SqliteStore] = SqliteStore,
) -> SqliteStore:
    """The real store on a file, for one process."""
    own: list[FaultyConnection] = []

    def connect(path: Path, **settings: Any) -> sqlite3.Connection:
        found = sqlite3.connect(path, factory=FaultyConnection, **settings)
        assert isinstance(found, FaultyConnection)
        found.file, found.node, found.choices, found.faults = file, node, choices, faults
        file.connections.append(found)
        own.append(found)
        return found

    return kind(
        file.path,
        connect=connect,
        new_disk=lambda: SimulatedDisk(loop, choices, faults, lambda: own[0], surroundings),
    )
