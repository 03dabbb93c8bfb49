"""Those who want to keep a server from serving others, in a process and from an address of their own.

Run as `python -m tests.faults.attackers KIND ADDRESS NUMBER [PATH]`; says `begun` once it is at work and `felt` once
a connection of its was ended or refused, goes on until its input ends, and then says how many were: {"cut": …}.
"""

import asyncio
import contextlib
import json
import socket as sockets
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

FROM: Final = "127.0.0.2"
PING, OPENING, PART = b"\x89\x80\0\0\0\0", b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
AT_ONCE: Final = 2000  # frames in one write
AGAIN_S: Final = 0.05
HELD_S: Final = 25.0  # without reading: longer than the server waits
LITTLE: Final = 4096
Attack = Callable[["Attacker"], Awaitable[None]]


class Attacker:
    """Counts how often it was cut."""

    def __init__(self, address: str, path: str) -> None:
        self.address = address
        self.path = path
        self.cut = 0
        self.is_felt = asyncio.Event()

    async def connect(self, sent: str = "") -> tuple[StreamReader, StreamWriter]:
        """A connection that takes in little by itself, and the head of a request on it."""
        where = urlsplit(self.address)
        line = sockets.socket()
        line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, LITTLE)
        line.bind((FROM, 0))
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, (where.hostname, where.port))
        reader, writer = await asyncio.open_connection(sock=line, limit=LITTLE)
        if sent:
            writer.write(f"{sent} HTTP/1.1\r\nHost: {where.netloc}\r\nOrigin: {self.address}\r\n".encode())
        return reader, writer

    async def socket(self) -> tuple[StreamReader, StreamWriter]:
        """A socket, or what is left of it where it is refused."""
        reader, writer = await self.connect("GET /socket")
        writer.write(b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n")
        writer.write(b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def until_cut(self, reader: StreamReader) -> None:
        """Read until the server ends it, or says that it will."""
        with contextlib.suppress(OSError):
            while (said := await reader.read(4096)) and b"too-many-sockets" not in said:
                pass
        self.was_cut()

    def was_cut(self) -> None:
        """A connection was ended or refused."""
        self.cut += 1
        self.is_felt.set()


async def flood(one: Attacker, start: bytes, frame: bytes) -> None:
    """Frames as fast as they are taken, over and over."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            _, writer = await one.socket()
            writer.write(start)
            while True:
                writer.write(frame * AT_ONCE)
                await writer.drain()
        one.was_cut()
        await asyncio.sleep(AGAIN_S)


async def pings(one: Attacker) -> None:
    await flood(one, b"", PING)


async def continuations(one: Attacker) -> None:
    await flood(one, OPENING, PART)


async def slow_replays(one: Attacker) -> None:
    """Ask for something long and take nothing of it; where that is refused, ask again."""
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await one.connect(f"GET {one.path}")
            writer.write(b"\r\n")
            if b" 200 " in await reader.readline():
                await asyncio.sleep(HELD_S)
                await one.until_cut(reader)
            else:
                one.was_cut()
            writer.close()
        await asyncio.sleep(AGAIN_S)


async def many_sockets(one: Attacker) -> None:
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        reader, writer = await one.socket()
        await one.until_cut(reader)
        writer.close()
        return
    one.was_cut()


async def idle(one: Attacker) -> None:
    with contextlib.suppress(OSError):
        reader, _ = await one.connect()
        await one.until_cut(reader)
        return
    one.was_cut()


KINDS: Final[dict[str, Attack]] = {
    "pings": pings,
    "continuations": continuations,
    "slow-replays": slow_replays,
    "many-sockets": many_sockets,
    "idle": idle,
}


async def tell(one: Attacker) -> None:
    await one.is_felt.wait()
    say("felt")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def main(kind: str, address: str, number: int, path: str = "") -> None:
    one = Attacker(address, path)
    tasks = [asyncio.ensure_future(KINDS[kind](one)) for _ in range(number)]
    await asyncio.sleep(0.5)
    say("begun")
    tasks.append(asyncio.ensure_future(tell(one)))
    await asyncio.to_thread(sys.stdin.read)
    say(json.dumps({"cut": one.cut}))
    for task in tasks:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), *sys.argv[4:]))
