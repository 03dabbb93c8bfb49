"""How much an acknowledged action writes: bytes of PostgreSQL's write-ahead log, and of the table's own log.

    python -m benchmarks.wal [--actions 150]

Two people play each game one action at a time, so that each has a commit of its own: the most that it can cost.
The log is a count of bytes, so that a busy machine changes nothing.
"""

import argparse
import asyncio
import sys
from typing import Any

from postroad.core.chance import Quick
from postroad.games import GAMES
from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.tables import Tables
from postroad.store.people import People
from postroad.store.postgres import PostgresStore
from tests.postgres import execute, new_database

WRITTEN = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'), (select coalesce(sum(length(body)), 0) from log)"


async def played(address: str, slug: str, actions: int) -> tuple[float, float]:
    """Bytes of the write-ahead log and of the table's log for each action."""
    store = PostgresStore(address)
    people, tables, chance = People(store), Tables(store, holder=store.holder), Quick(1)
    callers = [Caller((await people.create(name, name, None)).id, name) for name in ("Ada", "Ben")]
    table = await tables.open(callers[0], wire.OpenTable(slug, [wire.SeatPlan("me"), wire.SeatPlan("open")]))
    await tables.command(callers[1], wire.Join(table, "join-the-table"))
    for number, one in enumerate(callers):
        await tables.command(one, wire.Ready(table, f"ready-{number}"))
    execute("checkpoint", address)  # the first change of a page after one is written whole: so is it in the long run
    before = execute(WRITTEN, address)[0]
    done = 0
    while done < actions:
        acted = 0
        for caller in callers:
            now: Any = await tables.now(table, caller)
            if now.asked is None or now.room.status != "playing":
                continue
            legal = list(now.view.legal)
            action = GAMES[slug].encode(legal[chance.below(len(legal))])
            await tables.command(caller, wire.Act(table, f"action-{done:06}", asked=now.asked, action=action))
            done, acted = done + 1, acted + 1
        if not acted:
            break  # the game is over
    after = execute(WRITTEN, address)[0]
    await store.close()
    return float(after[0] - before[0]) / done, float(after[1] - before[1]) / done


def main() -> int:
    """Measure both games."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.wal", description=__doc__)
    parser.add_argument("--actions", type=int, default=150)
    told = parser.parse_args()
    for slug in ("thurn-taxis", "kings-road"):
        with new_database() as address:
            wal, log = asyncio.run(played(address, slug, told.actions))
        print(f"{slug}: {wal:,.0f} bytes of write-ahead log an action, {log:,.0f} bytes of the table's log")
    return 0


if __name__ == "__main__":
    sys.exit(main())
