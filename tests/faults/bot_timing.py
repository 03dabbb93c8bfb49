"""The time that a bot takes, as others see it, does not depend on what it holds."""

import asyncio
from pathlib import Path
from typing import Any, Final, cast
from unittest.mock import patch

from scipy import stats

from postroad.server import wire
from postroad.server.live import bot_seat
from postroad.store.clock import now_ms
from tests.server.live.people import ADA, ME, Room, Watch, bot, room

TABLES: Final = 10  # at once
SPEC: Final = "counter"
PACE: Final = "brisk"  # the default
SHORTER: Final = 5  # times: paces and steps are as many times shorter, so that thousands of turns take minutes
LEAST_P: Final = 0.01
PATIENCE_S: Final = 600


def run(folder: Path, turns: int) -> str:
    paces = {PACE: tuple(ms // SHORTER for ms in bot_seat.PACES_MS[PACE])}
    with patch.dict(bot_seat.PACES_MS, paces), patch.object(bot_seat, "STEP_MS", bot_seat.STEP_MS // SHORTER):
        seen = asyncio.run(watched(folder, turns))
    middle = sorted(choices for choices, _ in seen)[len(seen) // 2]
    few = [ms for choices, ms in seen if choices < middle]
    many = [ms for choices, ms in seen if choices >= middle]
    p = float(stats.ks_2samp(few, many).pvalue)
    assert p > LEAST_P, f"who sees how long bots take can tell what they hold: p = {p:.5f}"
    return f"p = {p:.3f} between {len(few):,} turns with few choices and {len(many):,} with many"


async def watched(folder: Path, turns: int) -> list[tuple[int, int]]:
    """Games of bots, whose opener has left: the number of choices in a turn, and the time that it took."""
    seen: list[tuple[int, int]] = []
    # A clock is what can be called: here it is the real one.
    async with room(folder / "timing.db", cast(Watch, now_ms), is_alive=True, bot_workers=2) as here:
        async with asyncio.timeout(PATIENCE_S):
            while len(seen) < turns:
                for table in [await begin(here) for _ in range(TABLES)]:
                    seen += await times(here, table, turns - len(seen))
    return seen


async def begin(here: Room) -> str:
    table = await here.opened("thurn-taxis", ME, bot(SPEC), pace=PACE)
    await here.do(ADA, wire.Ready, table)
    await here.do(ADA, wire.Leave, table)
    return table


async def times(here: Room, table: str, most: int) -> list[tuple[int, int]]:
    """What was seen of one table's bots, once its game is over or there was enough to see."""
    while (state := (await here.table(table)).state).status == "playing" and len(state.played) <= most:
        await asyncio.sleep(0.05)
    at = {one.logged.seq: one.logged.at for one in (await here.table(table)).history}
    found = []
    for at_turn, (before, one) in enumerate(zip(state.played, state.played[1:], strict=False), 1):
        if {other.seat for other in state.played[max(0, at_turn - bot_seat.LOOKED_AT) : at_turn]} == {one.seat}:
            continue  # in the rest of a long turn, which everyone sees it is, bots wait for less
        choices: list[Any] = state.game.legal(one.before, one.seat)
        found.append((len(choices), at[one.seq] - at[before.seq]))
    if state.status == "playing":
        await here.do(ADA, wire.Resign, table)
    return found
