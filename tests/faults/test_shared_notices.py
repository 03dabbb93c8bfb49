"""Notices where servers share a database: one of them sends, each turn is told once, and another goes on if it dies."""

import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from postroad.server.notices.sender import RETRY_S
from tests import postgres
from tests.faults.running import FREE, Running, running
from tests.faults.sockets import begun
from tests.server.notices.receiver import BrowserKeys, push_service, until


@pytest.mark.slow
def test_each_turn_is_told_once_by_whichever_server_is_there(tmp_path: Path) -> None:
    with ExitStack() as stack:
        service = stack.enter_context(push_service())
        address = stack.enter_context(postgres.new_database())
        servers = []
        for name in ("a", "b"):
            (tmp_path / name).mkdir()
            flags = [*FREE, "--private-notices"]
            servers.append(stack.enter_context(running(tmp_path / name, flags=flags, database=address)))
        keys = BrowserKeys()

        def holder() -> str:
            return str(postgres.execute("select holder from lease where name = 'notices'", address)[0][0])

        def subscribed(server: Running, name: str) -> httpx.Client:
            person = server.person(name)
            one = keys.subscription(f"{service.address}/{name}")
            assert person.post("/api/me/push", json=one).status_code == 204
            return person

        people = {name: subscribed(server, name) for name, server in zip(("Ada", "Ben"), servers, strict=True)}
        first = holder()
        begun("kings-road", people["Ada"], people["Ben"])
        until(lambda: service.bodies("/Ada") and service.bodies("/Ben"))
        told_at = time.monotonic()
        doomed, living = servers  # the first to be there sends
        doomed.kill()
        cleo = living.person("Cleo")
        begun("kings-road", cleo, people["Ben"])
        until(lambda: len(service.bodies("/Ben")) == 2)
        assert holder() != first
        assert [one["count"] for one in service.messages("/Ben", keys)] == [1, 2]
        # Where it took the machine so long to answer that the server gave the answer up, it has told it again by now.
        assert len(service.bodies("/Ada")) == 1 or time.monotonic() - told_at > RETRY_S[0]
        living.stop()
        assert "unforeseen" not in living.log()
