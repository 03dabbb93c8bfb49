"""Hints in a running game: asked for by whoever is to act, noted in the log, made from that seat's view alone."""

import hashlib
from collections import OrderedDict
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from postroad.server import wire
from postroad.server.answers import Body
from postroad.server.auth import Caller
from postroad.server.live import commands, log_entries
from postroad.server.live.commands import Decided
from postroad.server.live.denied import denied
from postroad.server.live.state import TableState
from postroad.server.live.tables import Tables
from postroad.server.live.workers import WorkerFailed

PATIENCE_S: Final = 30.0
MOST_KEPT: Final = 500
KIND, ACTION, REASON = 1, 2, 3  # the steps


class AskHint(Body, frozen=True):
    """One wants a hint about the question `asked` of `now`: 1 which kind of action, 2 which one, 3 why."""

    asked: wire.Seq
    step: Annotated[int, Meta(ge=KIND, le=REASON)] = KIND
    seat: wire.SeatNumber | None = None


class Advice(Body, frozen=True):
    """A hint as far as it was asked for."""

    step: int
    kind: wire.Event
    action: dict[str, Any] | None = None  # from the second step on
    events: tuple[wire.Event, ...] = ()  # what it does
    reasons: tuple[wire.Event, ...] = ()  # from the third step on
    chance: float | None = None  # of winning, as the judge expects
    error: float | None = None
    line: tuple[str, ...] = ()  # how it expects the turn to go on


class Hints:
    """Asks the processes in which bots think, and remembers for a while what they said."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: OrderedDict[tuple[str, int, int], dict[str, Any]] = OrderedDict()

    async def hint(self, caller: Caller, table_id: str, wanted: AskHint) -> Advice:
        """A hint for a person at a table; raises Refused where none may be given."""
        if caller.token is not None:
            raise denied("not-for-programs")
        table = await self._tables.table(table_id)
        seat = commands.own_seat(table.state, caller, wanted.seat, is_asked=True)

        def decide(state: TableState) -> Decided:
            if not state.has_hints:
                raise denied("hints-not-agreed")
            if state.seats[seat].asked is None or seat not in state.acting or state.seats[seat].player:
                raise denied("not-asked")
            if state.seats[seat].asked != wanted.asked:
                raise denied("stale")
            return [] if state.hinted.get(seat) == wanted.asked else [log_entries.Hinted(seat, wanted.asked)]

        # Noted before it is made: who has seen a hint cannot deny it.
        await table.append("", decide)
        state = table.state
        key = (table_id, seat, wanted.asked)
        found = self._kept.get(key) or await self._made(state, table_id, seat, wanted.asked)
        self._kept[key] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return _cut(msgspec.convert(found, Advice), wanted.step)

    async def _made(self, state: TableState, table_id: str, seat: int, asked: int) -> dict[str, Any]:
        # The same question gets the same answer, and what it is made of says nothing of what is hidden.
        digest = hashlib.sha256(f"{table_id}/{seat}/{asked}".encode()).digest()
        request = {
            "game": state.game.slug,
            "seed": int.from_bytes(digest[:6], "big"),
            "view": state.game.view(state.position, seat),
            "ask": "hint",
        }
        try:
            return await self._tables.workers.think(request, PATIENCE_S, state.seats[seat].person)
        except WorkerFailed:
            raise denied("hint-failed") from None


def _cut(whole: Advice, step: int) -> Advice:
    """No more than was asked for."""
    if step == KIND:
        return Advice(step, whole.kind)
    if step == ACTION:
        return Advice(step, whole.kind, whole.action, whole.events)
    return msgspec.structs.replace(whole, step=step)
