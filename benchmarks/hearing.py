"""What it costs a server to hear of an action at another one, at a table that it does not have in memory.

    python -m benchmarks.hearing [--notices 5000]

PostgreSQL itself sends the notices, each with a line of a usual length, in commits of one and of a hundred; the CPU
time is that of this process alone, which listens as a server does. Prints microseconds for each notice.
"""

import argparse
import asyncio
import os
import time
from typing import Any

import psycopg

from postroad.server.live.noticing_store import NoticingStore
from postroad.server.live.sharing import Sharing
from postroad.server.live.tables import Tables
from postroad.store.postgres import PostgresStore
from tests.postgres import own_server

LINE = 'another line k7k7k7k7k7k7k7k7 117 1800000000000 p/0123456789abcdef {"kind":"act","seat":1,"action":"take 3"} '
SEND = """
    do $$ begin for number in 1..{count} loop
      perform pg_notify('postroad', '{line}' || number);
      if number % {each} = 0 then commit; end if;
    end loop; end $$
"""
LAST = "another last"


async def heard(sharing: Sharing, store: PostgresStore) -> None:
    """Listen until the last was heard."""
    async for news in store.listen():
        if news == LAST.partition(" ")[2]:
            return
        sharing.hear(news)


async def cost_us(address: str, count: int, each: int) -> float:
    """Of one notice, where so many come with a commit."""
    store = PostgresStore(address)
    noticing = NoticingStore(store, lambda key: None)
    sharing = Sharing(store, noticing, Tables(noticing))

    def send() -> None:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(SEND.format(count=count, each=each, line=LINE))
            connection.execute(f"select pg_notify('postroad', '{LAST}')")

    listening = asyncio.create_task(heard(sharing, store))
    await asyncio.sleep(1)  # until it listens
    before: Any = time.process_time()
    await asyncio.to_thread(send)
    await listening
    taken = time.process_time() - before
    await store.close()
    return 1e6 * float(taken) / count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--notices", type=int, default=5000)
    count = parser.parse_args().notices
    with own_server() as postgres:
        for each in (1, 100):
            us = asyncio.run(cost_us(postgres.get_uri(), count, each))
            print(f"{each} in a commit: {us:.0f} µs for each of {count:,} notices, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
