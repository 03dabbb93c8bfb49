"""Bots in seats: asked as people are, thinking in other processes, answering by `Table.append` at a calm pace."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from itertools import dropwhile, islice, takewhile
from typing import Any, Final

from postroad.bots import roster
from postroad.core.chance import Quick
from postroad.core.refusals import Refused
from postroad.server.live.learning import scripted
from postroad.server.live.scheduler import DueTask
from postroad.server.live.state import TableState
from postroad.server.live.table import Table
from postroad.server.live.workers import WorkerFailed, Workers

# Before the first action of a turn, before those that follow, and before the rest of it, which is one long closing:
# three bots take less than six seconds, whatever they do.
PACES_MS: Final = {"calm": (500, 250, 50), "brisk": (250, 250, 50), "instant": (0, 0, 0)}
LOOKED_AT: Final = 4  # actions of a turn that people want to see one by one
STEP_MS: Final = 250  # later answers come at multiples of this, so that the time a bot took tells nothing
PATIENCE_S: Final = 10.0  # for a bot without a budget of time
SLACK_S: Final = 2.0  # a busy machine costs no bot its turn
SEED_BITS: Final = 63


class BotSeats:
    """Plays the turns of bots."""

    def __init__(
        self,
        find_table: Callable[[str], Awaitable[Table]],
        workers: Workers,
        now_ms: Callable[[], int],
        count_failure: Callable[[], None],
    ) -> None:
        self._find_table = find_table
        self._workers = workers
        self._now_ms = now_ms
        self._count_failure = count_failure

    async def take_turn(self, task: DueTask) -> None:
        """Answer a question to a bot; raises Refused if the answer could not be stored."""
        seat, asked = task.key.seat, task.asked
        table = await self._find_table(task.table)
        if not _is_open(table, seat, asked):
            return
        action = await self._choose(table, seat)
        await self._wait(table, seat, asked)
        await self._act(await self._find_table(task.table), seat, asked, action)

    async def stop(self) -> None:
        """End the processes in which bots think."""
        await self._workers.stop()

    async def _act(self, table: Table, seat: int, asked: int, action: dict[str, Any]) -> None:
        try:
            await table.act_as_bot(seat, asked, action)
        except Refused:
            if not _is_open(table, seat, asked):  # the person returned, or something was taken back
                return
            self._count_failure()
            await table.act_as_bot(seat, asked, fallback_action(table, seat))

    async def _choose(self, table: Table, seat: int) -> dict[str, Any]:
        state = table.state
        if (known := scripted(state, seat)) is not None:
            return known
        spec, game = state.seats[seat].player, state.game
        if roster.find(spec, game.slug) is None:  # a version that had it began the game
            self._count_failure()
            return fallback_action(table, seat)
        budget = roster.read(spec, game.slug)[1]
        timeout_s = PATIENCE_S if budget is None or budget.ms is None else 2 * budget.ms / 1000 + SLACK_S
        request = {
            "key": f"{table.id}/{seat}",
            "game": game.slug,
            "spec": spec,
            "seat": seat,
            "seats": len(state.seats),
            "options": state.opened.options,
            "seed": secrets.randbits(SEED_BITS),
            "view": game.view(state.position, seat),
        }
        try:
            return await self._workers.think(request, timeout_s, state.host)
        except WorkerFailed:
            self._count_failure()
            return fallback_action(table, seat)

    async def _wait(self, table: Table, seat: int, asked: int) -> None:
        """Answer no sooner than people can follow, and never at a time that tells how hard it was."""
        least_ms = least_wait_ms(table.state, seat, asked)
        if least_ms:
            passed_ms = self._now_ms() - table.state.seats[seat].asked_at
            wanted_ms = least_ms if passed_ms <= least_ms else -(-passed_ms // STEP_MS) * STEP_MS
            await asyncio.sleep(max(0, wanted_ms - passed_ms) / 1000)


def least_wait_ms(state: TableState, seat: int, asked: int) -> int:
    """How long a bot waits at least after a line that asked it: the longest before its turn, later hardly.

    What others choose while it waits, where all choose at once, changes nothing.
    """
    first_ms, next_ms, rest_ms = PACES_MS[state.opened.pace]
    before = dropwhile(lambda one: one.seq > asked, reversed(state.played))
    done = sum(1 for _ in takewhile(lambda one: one.seat == seat, islice(before, LOOKED_AT)))
    return first_ms if done == 0 else next_ms if done < LOOKED_AT else rest_ms


def _is_open(table: Table, seat: int, asked: int) -> bool:
    one = table.state.seats[seat]
    return bool(one.player) and one.asked == asked and seat in table.state.acting


def fallback_action(table: Table, seat: int) -> dict[str, Any]:
    """What a simple bot does at once."""
    game = table.state.game
    view = game.view(table.state.position, seat)
    bot = roster.bot(roster.stand_in(game.slug), game.slug)
    return game.encode(bot.choose(view, view.legal, Quick(secrets.randbits(SEED_BITS))))
