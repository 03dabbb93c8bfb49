"""How many sockets somebody may have, and how many tables these may watch."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.socket_settings import SocketSettings
from tests.server.live.wires import Server, serving


async def turned_away(server: Server, who: str | None) -> tuple[str, int | None]:
    """What a socket hears that is one too many, and how it is closed."""
    headers = {"Cookie": f"who={who}"} if who else {}
    address = f"ws://127.0.0.1:{server.port}/socket"
    async with connect(address, origin=Origin(server.origin), additional_headers=headers) as connection:
        said = msgspec.json.decode(await connection.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await connection.recv()
        return said["key"], closed.value.rcvd.code if closed.value.rcvd else None


def test_a_person_has_only_so_many_sockets(tmp_path: Path) -> None:
    async def run() -> None:
        limits = SocketSettings(sockets_per_person=2, sockets_per_address=2)
        async with serving(tmp_path / "x.db", limits) as server, server.clients(2, "ada"), server.client("ben"):
            async with server.clients(2):
                for who in ("ada", None):
                    assert await turned_away(server, who) == ("too-many-sockets", 1013)
            async with server.client():  # the others are gone
                pass

    asyncio.run(run())


@pytest.mark.parametrize("who", ["ada", None])
def test_a_person_and_the_strangers_of_an_address_watch_only_so_many_tables(who: str | None, tmp_path: Path) -> None:
    """By however many sockets: what is watched stays in memory."""

    async def run() -> None:
        async with serving(tmp_path / "x.db", SocketSettings(messages=100_000, watched_each=2)) as server:
            plan = wire.OpenTable("kings-road", [wire.SeatPlan("me")] * 2)
            first, second, third = [await server.tables.open(Caller("p-ben", "ben"), plan) for _ in range(3)]
            async with server.clients(2, who) as (one, other), server.client("cy") as somebody_else:
                await one.watch(first)
                await other.watch(second)
                await other.watch(first)  # which is in memory anyway
                await other.send(wire.Watch(third))
                refused = await other.next("refused")
                assert (refused["key"], refused["arguments"]) == ("too-many-watched", {"most": 2})
                await somebody_else.watch(third)
                await one.send(wire.Unwatch(first))
                await one.send(wire.Watch(third))
                assert (await one.next("refused"))["key"] == "too-many-watched"  # the other still watches the first
                await other.send(wire.Unwatch(first))
                await other.watch(third)
            async with server.client(who) as later:  # what sockets watched ends with them
                for table in (first, third):
                    await later.send(wire.Watch(table))
                    while (await later.next("now", "refused"))["t"] == "refused":
                        await later.send(wire.Watch(table))

    asyncio.run(run())
