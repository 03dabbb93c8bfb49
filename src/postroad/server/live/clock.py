"""Clocks of seats that have run out; deadlines are absolute and follow from the log."""

from postroad.bots.roster import stand_in
from postroad.server.live import log_entries
from postroad.server.live.log_entries import AnyEntry
from postroad.server.live.state import TableState
from postroad.server.live.table import Table


async def time_out(table: Table, seat: int) -> None:
    """Note that a seat's time is up, and let a bot play on where that was agreed; nothing if it is not up."""
    now = table.shared.now_ms()

    def decide(state: TableState) -> list[AnyEntry]:
        deadline = state.deadline(seat)
        if deadline is None or deadline > now:
            return []
        takeover = log_entries.Takeover(seat, stand_in(state.game.slug))
        return [log_entries.TimedOut(seat), *([takeover] if state.opened.absence == "bot" else [])]

    await table.append("", decide)


async def begin(table: Table, fixed: int) -> None:
    """Begin a game without the shares that did not come in time; nothing if it has begun."""

    def decide(state: TableState) -> list[AnyEntry]:
        return [log_entries.Begun()] if state.status == "waiting" and state.fixed == fixed else []

    await table.append("", decide)
