"""One server for the tests that do not harm it."""

from collections.abc import Iterator

import pytest

from tests.server.served import served


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server runs that many tests share."""
    generous = ("--people-per-hour", "100000", "--tables-per-hour", "100000", "--requests-per-minute", "1000000")
    limits = (*generous, "--recoveries-per-hour", "100000", "--uploads-per-hour", "100000")
    with served(tmp_path_factory.mktemp("server"), *limits) as found:
        yield found
