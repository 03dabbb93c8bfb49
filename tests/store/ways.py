"""A way to PostgreSQL that can be cut: a proxy of our own between a server and its database."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from urllib.parse import quote

from psycopg import conninfo


class Way:
    """Carries what is said both ways, unless it is silent (what comes is taken, nothing goes on) or cut."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.is_cut = False
        self.carrying: list[asyncio.Task[None]] = []

    def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.carrying.append(asyncio.create_task(self._carry(reader, writer)))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                await self.open.wait()
                writer.write(data)
        finally:
            writer.transport.abort()

    def cut(self) -> None:
        """End all connections and let no other come."""
        self.is_cut = True
        for one in self.carrying:
            one.cancel()

    def heal(self) -> None:
        """Carry again."""
        self.is_cut = False
        self.open.set()


@asynccontextmanager
async def way_to(address: str) -> AsyncIterator[tuple[Way, str]]:
    """A way, and the address of a database that leads over it."""
    parts = conninfo.conninfo_to_dict(address)
    way = Way()

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if way.is_cut:
            writer.transport.abort()
            return
        host, port = str(parts.get("host")), parts.get("port") or 5432
        there = asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        far_reader, far_writer = await (there if host.startswith("/") else asyncio.open_connection(host, int(port)))
        if way.is_cut:  # meanwhile
            writer.transport.abort()
            far_writer.transport.abort()
            return
        way.join(reader, far_writer)
        way.join(far_reader, writer)

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    user, password = str(parts.get("user") or ""), str(parts.get("password") or "")
    yield way, f"postgresql://{quote(user)}:{quote(password)}@127.0.0.1:{port}/{parts['dbname']}"
    way.open.set()
    server.close()
    for one in way.carrying:
        one.cancel()
    await asyncio.gather(*way.carrying, return_exceptions=True)


class FarWay:
    """A way that runs in a thread of its own."""

    def __init__(self, loop: asyncio.AbstractEventLoop, way: Way, address: str) -> None:
        self.address = address
        self._loop, self._way = loop, way

    def fall_silent(self) -> None:
        self._loop.call_soon_threadsafe(self._way.open.clear)

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._way.cut)

    def heal(self) -> None:
        self._loop.call_soon_threadsafe(self._way.heal)


@contextmanager
def far_way(address: str) -> Iterator[FarWay]:
    """A way for whoever does not run in an event loop, or must not hold it up."""
    found: list[FarWay] = []
    is_open, is_over = threading.Event(), asyncio.Event()

    async def carry() -> None:
        async with way_to(address) as (way, through):
            found.append(FarWay(asyncio.get_running_loop(), way, through))
            is_open.set()
            await is_over.wait()

    thread = threading.Thread(target=lambda: asyncio.run(carry()))
    thread.start()
    is_open.wait()
    try:
        yield found[0]
    finally:
        found[0]._loop.call_soon_threadsafe(is_over.set)
        thread.join()
