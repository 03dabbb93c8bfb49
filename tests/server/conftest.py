"""One server for the tests that do not harm it."""

from collections.abc import Iterator

import pytest

from tests.server.served import served


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server runs that many tests share."""
    hourly = [f"--{what}-per-hour" for what in ("people", "tables", "recoveries", "uploads")]
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
    with served(tmp_path_factory.mktemp("server"), *limits) as found:
        yield found
