"""50 tables for a long time: memory, open files, tasks and processes stay as they are."""

import asyncio
import re
from pathlib import Path
from typing import NamedTuple

import httpx

from tests.faults.kills import seated
from tests.faults.running import Running, children, running
from tests.faults.test_slow_readers import open_files, resident_kib

TABLES = 50
LOOKS = 60  # in which the figures are taken
PAUSE_S = 0.5  # of everyone between two acts, so that an hour has as many games as a busy day
PATIENCE_S = 60  # of whoever looks: only what is used is judged here, not how fast it is told
MOST_GROWTH = 0.1  # of anything, from the second quarter to the last


def run(folder: Path, seconds: int) -> str:
    return asyncio.run(soak(folder, seconds))


async def soak(folder: Path, seconds: int) -> str:
    """Let all play, with rematches; what was used, at the beginning and at the end."""
    with running(folder) as server:
        players = seated(server, TABLES)
        seen: list[Used] = []
        async with asyncio.TaskGroup() as group:
            for player in players:
                player.pause_s = PAUSE_S
                group.create_task(player.play())
            for _ in range(LOOKS):
                await asyncio.sleep(seconds / LOOKS)
                seen.append(await asyncio.to_thread(used, server))
            for player in players:
                player.is_last_round = True
        server.stop()
    quarter = LOOKS // 4
    early, late = seen[quarter : 2 * quarter], seen[-quarter:]
    means = {
        what: [sum(getattr(one, what) for one in some) / quarter for some in (early, late)] for what in Used._fields
    }
    told = ", ".join(f"{what} {before:.0f} then {after:.0f}" for what, (before, after) in means.items())
    assert all(after <= before * (1 + MOST_GROWTH) for before, after in means.values()), told
    acts = sum(len(player.acknowledged) for player in players)
    return f"{acts:,} acknowledged; {told}"


class Used(NamedTuple):
    """What a server holds at one moment."""

    mebibytes: float
    files: int
    tasks: int
    processes: int


def used(server: Running) -> Used:
    """What it holds now."""
    figures = httpx.get(f"{server.address}/metrics", timeout=PATIENCE_S).text
    found = re.search(r"^postroad_tasks (\S+)$", figures, re.MULTILINE)
    assert found
    return Used(resident_kib(server) / 1024, open_files(server), round(float(found[1])), len(children(server.pid)))
