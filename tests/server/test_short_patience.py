"""The limits of time can be set, and everyone who meets one is counted."""

import re
import socket
import time
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.served import served

PATIENCE_S = 60
FLAGS = [word for name in ("headers", "body", "unread", "socket-unread") for word in (f"--{name}-seconds", "1")]


def counted(address: str, figure: str) -> float:
    """A figure of the server about itself; 0 as long as nothing was counted."""
    found = re.search(rf"^{re.escape(figure)} (\S+)$", httpx.get(f"{address}/metrics", timeout=120).text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def ended(address: str, sent: bytes) -> bytes:
    """All that comes back for something until the server ends the connection."""
    port = int(address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as client:
        client.sendall(sent)
        parts = []
        while part := client.recv(65536):
            parts.append(part)
            if b'"too-slow"' in part:
                break
        return b"".join(parts)


@pytest.mark.slow
def test_whoever_is_slow_is_let_go_after_the_time_that_was_set_and_counted(tmp_path: Path) -> None:
    with served(tmp_path, *FLAGS) as address:
        try:
            assert ended(address, b"GET / HTTP/1.1\r\nHost: x\r\n") == b""
        except ConnectionResetError:  # as good as an end
            pass
        assert counted(address, 'postroad_connections_cut_total{why="slow"}') == 1
        head = f"POST /api/people HTTP/1.1\r\nHost: {address[7:]}\r\nOrigin: {address}\r\n"
        kind = "Content-Type: application/json\r\nContent-Length: 20\r\n\r\n"
        answer = ended(address, f"{head}{kind}{{".encode())
        assert b"too-slow" in answer
        assert b'"seconds":1' in answer
        assert counted(address, 'postroad_refusals_total{key="too-slow"}') == 1


@pytest.mark.slow
def test_what_is_refused_on_a_socket_is_counted_by_its_key(tmp_path: Path) -> None:
    with served(tmp_path) as address:
        where = address.replace("http", "ws") + "/socket"
        with connect(where, origin=Origin(address), compression=None) as line:
            for text in ("nonsense", "[]", '{"t":"watch","table":"zzzzzzzzzzzz"}'):
                line.send(text)
            deadline = time.monotonic() + PATIENCE_S
            for _ in range(4):  # a greeting, and three refusals
                line.recv(deadline - time.monotonic())
        assert counted(address, 'postroad_refusals_total{key="malformed"}') == 2
        assert counted(address, 'postroad_refusals_total{key="table-unknown"}') == 1
