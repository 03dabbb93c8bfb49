"""A PostgreSQL that can suddenly only be read, or has no connection left: all are told, and play goes on after it."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import psycopg
import pytest

from postroad.store.postgres import MOST_CONNECTIONS
from tests import postgres
from tests.faults.disk_faults import goes_through, line, notice
from tests.faults.running import Running, running
from tests.faults.sockets import begun, until

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("served")
    with postgres.new_database() as address, running(folder, database=address) as found:
        yield found


def test_a_database_that_becomes_a_replica_can_still_be_read_and_is_left_when_another_takes_its_place(
    server: Running,
) -> None:
    name = urlsplit(server.database).path[1:]

    def demote() -> None:
        postgres.execute(f"alter database {name} set default_transaction_read_only = on")
        postgres.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")

    def promote() -> None:  # whoever stays connected would still find a replica
        postgres.execute(f"alter database {name} set default_transaction_read_only = off")

    assert goes_through(server, demote, promote)


def test_when_no_connection_is_free_everyone_is_told_and_nobody_waits_for_ever(server: Running) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table = begun("kings-road", ada, ben)

    def listed(_: int) -> httpx.Response:
        return ada.get("/api/me/tables")

    with line(server) as looking, closing(psycopg.connect(server.database)) as outside:
        outside.execute("lock table board in access exclusive mode")
        with ThreadPoolExecutor(2 * MOST_CONNECTIONS) as pool:
            answers = list(pool.map(listed, range(2 * MOST_CONNECTIONS)))
        assert {(one.status_code, one.json()["key"]) for one in answers} == {(503, "not-stored")}
        assert notice(looking) == "read-only"
        outside.rollback()
        assert notice(looking) == "writable"
    until(lambda: ada.get("/healthz").json()["status"] == "ok")
    assert listed(0).json()["tables"][0]["id"] == table
    assert "unforeseen" not in server.log()
