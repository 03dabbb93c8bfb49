"""A crash at each point between a command and its answer: what was acknowledged is there, once."""

import asyncio
from pathlib import Path

from tests.faults.journal import broken_promises
from tests.faults.kills import seated
from tests.faults.running import running
from tests.faults.write_points import POINTS

GAMES = 4
PATIENCE_S = 120
LOOK_S = 0.005


def run(folder: Path, times: int) -> str:
    acknowledged, broken = asyncio.run(crash_everywhere(folder, times))
    assert not broken, broken[:5]
    return f"{times * len(POINTS)} crashes, {acknowledged:,} acknowledged, 0 lost, doubled or reordered"


async def crash_everywhere(folder: Path, times: int) -> tuple[int, list[str]]:
    """Let people play while the server dies at one point after the other; what was acknowledged, what was broken."""
    armed = folder / "armed"
    with running(folder, f"points={armed}") as server:
        players = seated(server, GAMES)
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            for point in [*POINTS] * times:
                armed.write_text(point)
                async with asyncio.timeout(PATIENCE_S):
                    while armed.exists():
                        await asyncio.sleep(LOOK_S)
                await asyncio.to_thread(server.kill)  # it is dead already
                await asyncio.to_thread(server.start)
            for player in players:
                player.is_last_round = True
        for player in players:
            await player.look()
        server.stop()
        assert "unforeseen" not in server.log()
    acknowledged = sum(len(player.acknowledged) for player in players)
    return acknowledged, await broken_promises(folder / "postroad.db", players)
