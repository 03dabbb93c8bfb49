"""Connections to PostgreSQL: where one leads, how it is kept alive, and what its failures mean."""

import os
import socket
from typing import Any, Final

import psycopg
from psycopg import conninfo, errors

import postroad
from postroad.store.store import (
    StoreAddress,
    StoreAway,
    StoreBroken,
    StoreError,
    StoreFull,
    StoreReplica,
    StoreRights,
)

OURS: Final = "postroad/"  # by which connections of ours are known, with the version of who has them
CONNECTING: Final[dict[str, Any]] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "prepare_threshold": None,  # a pooler may give the next transaction another session
    "application_name": f"{OURS}{postroad.__version__}",
}
_BY_CLASS: Final[tuple[tuple[type[psycopg.Error], type[StoreError]], ...]] = (
    (errors.DiskFull, StoreFull),
    (errors.ReadOnlySqlTransaction, StoreReplica),
    (errors.InsufficientPrivilege, StoreRights),
    (errors.DataCorrupted, StoreBroken),
    (errors.IndexCorrupted, StoreBroken),
    (errors.QueryCanceled, StoreError),
    (errors.LockNotAvailable, StoreError),
    (psycopg.OperationalError, StoreAway),
)


def place_of(url: str) -> str:
    """Where an address leads, without the password that may stand in it; raises StoreAddress."""
    try:
        found = conninfo.conninfo_to_dict(url)
    except psycopg.ProgrammingError:  # what it says may hold the password
        raise StoreAddress("postgresql://…") from None
    host, port, name = (str(found.get(part) or "") for part in ("host", "port", "dbname"))
    return f"postgresql://{host}{port and ':' + port}/{name}"


def store_error(error: Exception, place: str) -> StoreError:
    """What a failure means, in our words where we have some."""
    detail = " ".join(str(error).split())
    for cause, meaning in _BY_CLASS:
        if isinstance(error, cause):
            return meaning(place, detail)
    return StoreError(place, detail)


def cut(connection: psycopg.AsyncConnection[Any]) -> None:
    """End a connection from below, so that whoever waits for it hears so; nothing else ends a silent one."""
    if connection.closed:
        return
    with socket.socket(fileno=os.dup(connection.pgconn.socket)) as found:
        found.shutdown(socket.SHUT_RDWR)
