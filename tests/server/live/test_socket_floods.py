"""Whoever floods a socket is cut, and stays away for a while; others notice nothing."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from postroad.server import wire
from postroad.server.live.uvicorn_connection import UvicornConnection
from tests.server.live.wires import PATIENCE_S, Server, serving

PING, OPENING, PART = b"\x89\x80\0\0\0\0", b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"  # all of them empty


async def welcomed(server: Server) -> str:
    """What a stranger's new socket hears first: the kind, or why it is refused."""
    async with connect(f"ws://127.0.0.1:{server.port}/socket", origin=Origin(server.origin)) as connection:
        said = msgspec.json.decode(await connection.recv())
        return str(said.get("key", said["t"]))


@pytest.mark.parametrize("flood", [PING * 2000, OPENING + PART * 2000, PING * 50_000], ids=["pings", "parts", "bytes"])
def test_who_floods_a_socket_is_cut_and_told_why(flood: bytes, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path / "x.db") as server, server.client() as other, server.client() as one:
            one.connection.transport.write(flood)
            with pytest.raises(ConnectionClosed) as closed:
                await one.receive()
            close = closed.value.rcvd
            # Where more has arrived than was ever read, the system breaks the connection off at once.
            assert close is None or (close.code, close.reason) == (1008, "too-often")
            assert close is not None or len(flood) > UvicornConnection.most_bytes
            await other.send(wire.Watch("nosuchtable"))
            assert (await other.next("refused"))["key"] == "table-unknown"
            # Whoever comes back at once would have a full allowance again; it is told as soon as the first one is gone.
            async with asyncio.timeout(PATIENCE_S):
                while (said := await welcomed(server)) == "hello":
                    await asyncio.sleep(0.01)
            assert said == "too-often"
            async with server.client("ada") as known:
                await known.send(wire.Watch("nosuchtable"))
                assert (await known.next("refused"))["key"] == "table-unknown"

    asyncio.run(run())
