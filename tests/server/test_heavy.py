"""What costs much is rationed by its cost: replays, questions, connections that ask slowly or read nothing."""

import asyncio
import contextlib
import gzip
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from postroad.core.refusals import Refused
from postroad.server.heavy_answers import PIECE, HeavyAnswers, HeavyResponse, packed
from postroad.server.http_connection import Gate, GuardedConnection
from postroad.server.limits import Limits
from tests.server.served import browser, served

RECORD = Path(__file__).parents[1] / "records" / "thurn-taxis" / "shared-ss-sealed.postroad.jsonl"
PATIENCE_S = 60


def test_questions_are_counted_by_what_they_cost() -> None:
    limits = Limits(lambda: 0.0)
    for _ in range(5):
        limits.spend("read", "here", 100, 60, cost=20)
    with pytest.raises(Refused, match="too-often"):
        limits.spend("read", "here", 100, 60)
    limits.spend("read", "elsewhere", 100, 60)


def test_only_so_many_heavy_answers_are_under_way() -> None:
    heavy = HeavyAnswers(3, 2)
    first, _ = heavy.take("a"), heavy.take("a")
    with pytest.raises(Refused, match="too-often"):
        heavy.take("a")
    heavy.take("b")
    with pytest.raises(Refused, match="too-often"):
        heavy.take("c")
    first()
    first()  # once is enough
    heavy.take("c")
    assert heavy.held == {"a": 1, "b": 1, "c": 1}


@pytest.mark.parametrize("is_lost", [False, True])
def test_a_heavy_answer_goes_in_pieces_and_gives_its_place_back(is_lost: bool) -> None:
    async def run() -> None:
        heavy, sent = HeavyAnswers(1, 1), list[Any]()
        content = bytes(3 * PIECE + 1)

        async def send(message: Any) -> None:
            sent.append(message)
            if is_lost and len(sent) == 3:
                raise OSError("the reader is gone")

        answer = HeavyResponse(content, heavy.take("a"))
        with contextlib.suppress(OSError):
            await answer({"type": "http"}, None, send)  # type: ignore[arg-type]
        assert heavy.held == {}
        if not is_lost:
            assert b"".join(one.get("body", b"") for one in sent) == content
            assert [one.get("more_body") for one in sent] == [None, True, True, True, False]

    asyncio.run(run())


def test_what_is_packed_is_what_it_was() -> None:
    content, headers = packed(b"x" * 5000, "br, gzip")
    assert (gzip.decompress(content), headers["content-encoding"]) == (b"x" * 5000, "gzip")
    assert packed(b"x", "br")[0] == b"x"


def test_a_stranger_who_asks_for_much_has_to_wait(tmp_path: Path) -> None:
    with served(tmp_path, "--reads-per-minute", "150") as address, browser(address, "Ada") as ada:
        kept = ada.post("/api/records", content=RECORD.read_bytes(), headers={"content-type": "text/plain"}).json()
        path = next(iter(kept.values()))
        answers = [httpx.get(f"{address}/api/records/{path}/replay", timeout=PATIENCE_S) for _ in range(4)]
        assert [one.status_code for one in answers][:2] == [200, 200]
        assert (answers[-1].status_code, answers[-1].headers["connection"]) == (429, "close")
        assert (answers[-1].json()["key"], int(answers[-1].headers["retry-after"]) > 0) == ("too-often", True)
        page = httpx.get(f"{address}/text/replay/record/{path}", timeout=PATIENCE_S)
        assert page.status_code == 429
        assert "Too many requests" in page.text
        assert httpx.get(f"{address}/healthz", timeout=PATIENCE_S).status_code == 200


def test_a_record_with_endless_and_invisible_names_is_shown_on_both_pages(address: str) -> None:
    header, rest = RECORD.read_text(encoding="utf-8").split("\n", 1)
    names = header.replace('"Ada"', '"' + "x" * 5000 + '"').replace('"Žofie"', '"\u3164\u202e"')
    assert names != header
    with browser(address, "Ada") as ada:
        made = ada.post("/api/records", content=f"{names}\n{rest}".encode(), headers={"content-type": "text/plain"})
        assert made.status_code == 201, made.text
        record = next(iter(made.json().values()))
        assert ada.get(f"/api/records/{record}/replay").json()["players"] == ["x" * 40, "#2"]
        page = ada.get(f"/text/replay/record/{record}")
        assert (page.status_code, "x" * 41 in page.text) == (200, False)


# --- connections ---


@contextlib.contextmanager
def listening(gate: Gate, body: bytes = b"hello") -> Iterator[int]:
    """The port of a small server with short patience."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            for start in range(0, len(body), PIECE):
                await send({"type": "http.response.body", "body": body[start : start + PIECE], "more_body": True})
            await send({"type": "http.response.body", "body": b""})

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        found.listen()
        config = uvicorn.Config(app, http=GuardedConnection.limited(gate, 0.3, 0.3), log_config=None, lifespan="off")
        server = uvicorn.Server(config)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve([found])))
        thread.start()
        try:
            yield found.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(PATIENCE_S)
            assert not thread.is_alive()


def is_ended(client: socket.socket) -> bool:
    """Whether the server has ended a connection, after a while."""
    client.settimeout(PATIENCE_S)
    try:
        while client.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow:"])
def test_a_request_that_never_ends_is_cut(said: bytes) -> None:
    cut: list[str] = []
    with listening(Gate(10, 10, count_cut=cut.append)) as port, socket.create_connection(("127.0.0.1", port)) as client:
        client.sendall(said)
        assert is_ended(client)
    assert cut == ["slow"]


def test_a_second_request_that_never_ends_is_cut_too() -> None:
    cut: list[str] = []
    with listening(Gate(10, 10, count_cut=cut.append)) as port, socket.create_connection(("127.0.0.1", port)) as client:
        client.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HT")
        assert is_ended(client)
    assert cut == ["slow"]


def test_an_answer_that_nobody_reads_is_given_up() -> None:
    cut: list[str] = []
    gate = Gate(10, 10, count_cut=cut.append)
    with listening(gate, bytes(64 << 20)) as port, socket.create_connection(("127.0.0.1", port)) as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        deadline = time.monotonic() + PATIENCE_S
        while not cut and time.monotonic() < deadline:
            time.sleep(0.02)
        assert cut == ["unread"]
    assert gate.held == {}


def test_whoever_asks_on_after_many_refusals_is_turned_away_until_it_has_been_quiet() -> None:
    at = 0.0
    cut: list[str] = []
    limits = Limits(lambda: at)
    gate = Gate(9, 9, ("10.0.0.1",), cut.append, limits.is_insistent)
    for address in ("a", "10.0.0.1"):
        for _ in range(4):
            assert gate.enter(address, at)
            limits.note_refusal(address, 4)
    assert not gate.enter("a", at)
    assert gate.enter("b", at)
    assert cut == ["insistent"]
    for _ in range(4):
        gate.leave("a")
    at = 3.0
    assert gate.enter("a", at)


def test_connections_are_counted_by_address_and_in_all() -> None:
    cut: list[str] = []
    gate = Gate(4, 2, ("10.0.0.1",), cut.append)
    assert [gate.enter("a", 0), gate.enter("a", 0), gate.enter("a", 0)] == [True, True, False]
    assert [gate.enter("10.0.0.1", 0), gate.enter("10.0.0.1", 0), gate.enter("10.0.0.1", 0)] == [True, True, False]
    gate.leave("a")
    assert gate.enter("b", 0)
    assert cut == ["address", "full"]


def test_idle_connections_leave_room_for_others() -> None:
    with listening(Gate(1000, 5)) as port:
        idle = [socket.create_connection(("127.0.0.1", port)) for _ in range(20)]
        try:
            assert all(map(is_ended, idle))
            assert httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE_S).text == "hello"
        finally:
            for one in idle:
                one.close()
