"""50 tables for a long time: memory, open files and processes stay as they are."""

import asyncio
import re
from pathlib import Path

import httpx

from tests.faults.kills import seated
from tests.faults.running import Running, children, running

TABLES = 50
LOOK_EVERY = 60  # looks, in which the figures are taken
MOST_GROWTH = 0.1  # of memory, from the second quarter to the last


def run(folder: Path, seconds: int) -> str:
    return asyncio.run(soak(folder, seconds))


async def soak(folder: Path, seconds: int) -> str:
    """Let all play as fast as they can, with rematches; what was used, at the beginning and at the end."""
    with running(folder) as server:
        players = seated(server, TABLES)
        seen: list[tuple[int, int, int]] = []
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            for _ in range(LOOK_EVERY):
                await asyncio.sleep(seconds / LOOK_EVERY)
                seen.append(await asyncio.to_thread(used, server))
            for player in players:
                player.is_last_round = True
        server.stop()
    quarter = LOOK_EVERY // 4
    early, late = seen[quarter : 2 * quarter], seen[-quarter:]
    memory, files, tasks = (
        (sum(one[place] for one in early) / quarter, sum(one[place] for one in late) / quarter) for place in range(3)
    )
    assert memory[1] <= memory[0] * (1 + MOST_GROWTH), f"memory grew from {memory[0]:.0f} to {memory[1]:.0f} KiB"
    assert files[1] <= files[0] * (1 + MOST_GROWTH), f"files grew from {files[0]:.0f} to {files[1]:.0f}"
    acts = sum(len(player.acknowledged) for player in players)
    return (
        f"{acts:,} acknowledged; memory {memory[0] / 1024:.0f} then {memory[1] / 1024:.0f} MiB,"
        f" files {files[0]:.0f} then {files[1]:.0f}, processes {tasks[0]:.0f} then {tasks[1]:.0f}"
    )


def used(server: Running) -> tuple[int, int, int]:
    """Memory in KiB, open files, and processes that it has started."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found
    assert httpx.get(f"{server.address}/healthz").status_code == 200
    files = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
    return int(found[1]), files, len(children(server.pid))
