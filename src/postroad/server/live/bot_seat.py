"""Bots in seats: asked as people are, thinking elsewhere, answering through the same door at a calm pace."""

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from postroad.bots import roster
from postroad.core.chance import Quick
from postroad.core.refusals import Refused
from postroad.server.live.due import RETRY_MS, TaskKey
from postroad.server.live.scheduler import DueTask
from postroad.server.live.table import Table
from postroad.server.live.workers import WorkerFailed, Workers

if TYPE_CHECKING:
    from postroad.server.live.tables import Tables

PACES_MS: Final = {"calm": 900, "brisk": 400, "instant": 0}
STEP_MS: Final = 250  # answers come at multiples of this, so that the time a bot took tells nothing
PATIENCE_S: Final = 10.0  # for a bot without a budget of time
SLACK_S: Final = 2.0  # a busy machine costs no bot its move
FALLBACK: Final = "sensible"
SEED_BITS: Final = 63


class BotSeats:
    """Takes up every question to a bot."""

    def __init__(self, tables: "Tables", workers: Workers, failed: Callable[[], None] = lambda: None) -> None:
        self._tables = tables
        self._workers = workers
        self._failed = failed
        self._turns: dict[tuple[str, int, int], asyncio.Task[None]] = {}

    def take_up(self, table: str, seat: int, asked: int) -> None:
        """Begin to think about a question, unless that is under way."""
        key = (table, seat, asked)
        if key not in self._turns:
            task = asyncio.create_task(self._turn(*key))
            self._turns[key] = task
            task.add_done_callback(lambda _: self._turns.pop(key, None))

    async def stop(self) -> None:
        """Leave what is not decided to the next start."""
        turns = list(self._turns.values())
        for task in turns:
            task.cancel()
        await asyncio.gather(*turns, return_exceptions=True)
        await self._workers.stop()

    async def _turn(self, id: str, seat: int, asked: int) -> None:
        try:
            table = await self._tables.table(id)
            if not _is_open(table, seat, asked):
                return
            action = await self._choose(table, seat)
            await self._wait(table, seat)
            await self._act(await self._tables.table(id), seat, asked, action)
        except Refused as refused:
            if refused.refusal.key == "not-stored":
                again = self._tables.now_ms() + RETRY_MS
                self._tables.scheduler.add(DueTask(again, id, TaskKey("bot", seat), asked))

    async def _act(self, table: Table, seat: int, asked: int, action: dict[str, Any]) -> None:
        try:
            await table.act_as_bot(seat, asked, action)
        except Refused:
            if not _is_open(table, seat, asked):  # the person returned, or something was taken back
                return
            self._failed()
            await table.act_as_bot(seat, asked, fallback_action(table, seat))

    async def _choose(self, table: Table, seat: int) -> dict[str, Any]:
        state = table.state
        spec, game = state.seats[seat].player, state.game
        budget = roster.read(spec, game.slug)[1]
        timeout_s = PATIENCE_S if budget is None or budget.ms is None else 2 * budget.ms / 1000 + SLACK_S
        request = {
            "key": f"{table.id}/{seat}",
            "game": game.slug,
            "spec": spec,
            "seed": secrets.randbits(SEED_BITS),
            "view": game.view(state.position, seat),
        }
        try:
            return await self._workers.think(request, timeout_s)
        except WorkerFailed:
            self._failed()
            return fallback_action(table, seat)

    async def _wait(self, table: Table, seat: int) -> None:
        """Answer no sooner than people can follow, and never at a time that tells how hard it was."""
        least_ms = PACES_MS[table.state.opened.pace]
        if least_ms:
            passed_ms = self._tables.now_ms() - table.state.seats[seat].asked_at
            wanted_ms = -(-max(least_ms, passed_ms) // STEP_MS) * STEP_MS
            await asyncio.sleep(max(0, wanted_ms - passed_ms) / 1000)


def _is_open(table: Table, seat: int, asked: int) -> bool:
    one = table.state.seats[seat]
    return bool(one.player) and one.asked == asked and seat in table.state.to_act()


def fallback_action(table: Table, seat: int) -> dict[str, Any]:
    """What a simple bot does at once."""
    game = table.state.game
    view = game.view(table.state.position, seat)
    bot = roster.bot(FALLBACK, game.slug)
    return game.encode(bot.choose(view, view.legal, Quick(secrets.randbits(SEED_BITS))))
