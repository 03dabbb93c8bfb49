"""A real server over a real file that can be killed and started again."""

import hashlib
import json
import re
import select
import sqlite3
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

from postroad.store.opening import Database
from tests.faults.nursery import Cradle, cradle

START_S = 60
ROOT = Path(__file__).resolve().parent.parent.parent
HOURLY = [word for what in ("people", "tables", "recoveries", "uploads") for word in (f"--{what}-per-hour", "100000")]
FREE = [
    *HOURLY,
    "--reads-per-minute",
    "100000000",
    "--chats-per-minute",
    "100000",
    "--connections-per-address",
    "100000",
    "--requests-per-minute",
    "1000000",
    "--messages-per-10s",
    "1000000",
    "--sockets-per-person",
    "1000",
    "--frames-per-10s",
    "10000000",
    "--socket-kib-per-10s",
    "1000000",
]


class Running:
    """One server, alive or not; its file outlives it."""

    def __init__(
        self,
        folder: Path,
        cradle: "Cradle | subprocess.Popen[str]",
        flags: Sequence[str] = FREE,
        database: Database | None = None,
    ) -> None:
        self.folder = folder
        self.database: Any = database or folder / "postroad.db"
        self.log_file = folder / "log"
        self.address = ""
        self.browsers: list[httpx.Client] = []
        self._cradle = cradle
        self._flags = flags

    def start(self) -> None:
        """Start it; again at the same port, where it was before."""
        port = self.address.rpartition(":")[2] or "0"
        flags = ["--port", port, "--database", str(self.database), "--bot-workers", "1", *self._flags]
        self._tell(do="start", flags=flags, log=str(self.log_file))
        self.address = self._hear(r"http://\S+")

    def kill(self) -> None:
        """Kill -9; it is gone on return."""
        self._tell(do="kill")
        assert self._hear(r"ended (-?\d+)") == "ended -9"

    def stop(self) -> None:
        """Let it stop by itself."""
        self._tell(do="stop")
        assert self._hear(r"ended (-?\d+)") == "ended 0", self.log()

    @property
    def pid(self) -> int:
        """The process that serves; on Linux."""
        return children(self._cradle.pid)[0]

    def log(self) -> str:
        """What it has logged."""
        return self.log_file.read_text() if self.log_file.exists() else ""

    def rows(self, sql: str, *arguments: object) -> list[tuple[Any, ...]]:
        """What the file holds, committed; the server may be at work."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return connection.execute(sql, arguments).fetchall()

    def digest(self, *, but: str = "") -> str:
        """Changes whenever anything about any table does, but for one."""
        found = [
            self.rows("select * from log where table_id <> ? order by table_id, seq", but),
            self.rows("select * from chat where table_id <> ? order by table_id, id", but),
            self.rows("select * from board where id <> ? order by id", but),
            self.rows("select * from member where table_id <> ? order by table_id, person", but),
        ]
        return hashlib.sha256(repr(found).encode()).hexdigest()

    def browser(self) -> httpx.Client:
        """A browser of a stranger."""
        client = httpx.Client(base_url=self.address, headers={"origin": self.address}, timeout=120)
        self.browsers.append(client)
        return client

    def person(self, name: str) -> httpx.Client:
        """A browser of somebody new."""
        client = self.browser()
        made = client.post("/api/people", json={"name": name})
        assert made.status_code == 201, made.text
        return client

    def _tell(self, **what: Any) -> None:
        assert self._cradle.stdin is not None
        self._cradle.stdin.write(json.dumps(what) + "\n")
        self._cradle.stdin.flush()

    def _hear(self, pattern: str) -> str:
        assert self._cradle.stdout is not None
        deadline = time.monotonic() + START_S
        while time.monotonic() < deadline:
            if select.select([self._cradle.stdout], [], [], 1)[0]:
                line = self._cradle.stdout.readline()
                if found := re.search(pattern, line):
                    return found[0]
                if not line:  # it has ended
                    break
        raise AssertionError(f"the server did not say {pattern}: {self.log()}")


def children(pid: int) -> list[int]:
    """The processes that a process has started and that are still there; on Linux."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextmanager
def running(
    folder: Path, *plants: str, flags: Sequence[str] = FREE, database: Database | None = None
) -> Iterator[Running]:
    """A server that is started, without limits unless told; it is gone afterwards, whatever happened.

    Without a database, it has a file of its own.
    """
    with cradle(plants) as found:
        server = Running(folder, found, flags, database)
        try:
            server.start()
            yield server
        finally:
            for browser in server.browsers:
                browser.close()
