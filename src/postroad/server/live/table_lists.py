"""Lists of tables, read from their summaries: no table is loaded for them."""

from collections.abc import Iterable
from typing import Final

import msgspec

from postroad.bots import roster
from postroad.server import answers, wire
from postroad.server.live.names import Names
from postroad.server.live.rows import SeatSummary, TableSummary
from postroad.store.store import Row, Store

MOST_LISTED: Final = 200
_COLUMNS: Final = "id, game, status, is_public, summary, opened_at, moved_at"
_LOBBY: Final = f"""
    select {_COLUMNS}, 0 from board where is_public = 1 and status in ('waiting', 'playing')
    order by case status when 'waiting' then 0 else 1 end, moved_at desc limit :most
"""
_OF: Final = f"""
    select {_COLUMNS}, waits from board join member on table_id = id
    where person = :person and status <> 'closed'
    order by waits desc, case status when 'playing' then 0 when 'waiting' then 1 else 2 end, moved_at desc limit :most
"""


async def lobby(store: Store, names: Names) -> list[answers.TableLine]:
    """Public tables: those that wait for someone, then those that can be watched."""
    return await _lines(await store.read(_LOBBY, most=MOST_LISTED), names, "")


async def of(store: Store, names: Names, person: str) -> list[answers.TableLine]:
    """A person's tables: those that wait for them first."""
    return await _lines(await store.read(_OF, person=person, most=MOST_LISTED), names, person)


async def _lines(found: Iterable[Row], names: Names, person: str) -> list[answers.TableLine]:
    lines = []
    for id, game, status, is_public, text, opened_at, moved_at, waits in found:
        summary = msgspec.json.decode(text, type=TableSummary)
        await names.look_up(seat.person for seat in summary.seats)
        seats = [_seat(seat, game, names, summary.host) for seat in summary.seats]
        lines.append(
            answers.TableLine(
                id,
                game,
                status,
                seats,
                summary.options,
                summary.clock,
                bool(is_public),
                bool(person) and person == summary.host,
                bool(waits),
                opened_at,
                moved_at,
                summary.result,
            )
        )
    return lines


def _seat(seat: SeatSummary, game: str, names: Names, host: str) -> wire.Seat:
    spec = seat.stand_in or seat.bot
    entry = roster.read(spec, game)[0] if spec else None
    return wire.Seat(
        "person" if seat.person else "bot" if seat.bot else "open",
        names.of(seat.person) if seat.person else entry.name if entry else "",
        spec,
        entry.level if entry else None,
        seat.is_ready,
        seat.has_resigned,
        bool(seat.person and seat.stand_in) and not seat.has_resigned,
        is_host=bool(seat.person) and seat.person == host,
    )
