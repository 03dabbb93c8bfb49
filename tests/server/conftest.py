"""One server for the tests that do not harm it."""

from collections.abc import Iterator

import pytest

from tests.postgres import new_database
from tests.server.served import served

ON_BOTH = pytest.mark.parametrize("address", ["sqlite_address", "postgres_address"], indirect=True)


def _limits() -> list[str]:
    """Flags that let many tests share one server."""
    hourly = [f"--{what}-per-hour" for what in ("people", "tables", "recoveries", "uploads", "analyses")]
    limits = [word for flag in hourly for word in (flag, "100000")]
    limits += [
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
        "--frames-per-10s",
        "10000000",
        "--socket-kib-per-10s",
        "1000000",
    ]
    return limits


@pytest.fixture(scope="session")
def sqlite_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server runs that many tests share."""
    with served(tmp_path_factory.mktemp("server"), *_limits()) as found:
        yield found


@pytest.fixture(scope="session")
def postgres_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The same, but everything is kept in PostgreSQL."""
    with new_database() as database:
        with served(tmp_path_factory.mktemp("server"), *_limits(), "--database", database) as found:
            yield found


@pytest.fixture(scope="session")
def address(request: pytest.FixtureRequest) -> str:
    """Where to ask; tests that ask on both databases say so by `ON_BOTH`."""
    return str(request.getfixturevalue(getattr(request, "param", "sqlite_address")))
