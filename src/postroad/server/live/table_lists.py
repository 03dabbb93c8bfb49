"""Lists of tables, read from their summaries: no table is loaded for them."""

from collections.abc import Iterable
from typing import Final

import msgspec

from postroad.bots import roster
from postroad.server import answers, wire
from postroad.server.live.names import Names
from postroad.server.live.rows import SeatSummary, TableSummary
from postroad.store.store import Store
from postroad.store.tables import ListedTable, public_tables, tables_of_person

MOST_LISTED: Final = 200


async def lobby(store: Store, names: Names) -> list[answers.TableLine]:
    """Public tables: those that wait for someone, then those that can be watched."""
    return await _lines(await public_tables(store, MOST_LISTED), names, "")


async def of(store: Store, names: Names, person: str) -> list[answers.TableLine]:
    """A person's tables: those that wait for them first."""
    return await _lines(await tables_of_person(store, person, MOST_LISTED), names, person)


async def _lines(found: Iterable[ListedTable], names: Names, person: str) -> list[answers.TableLine]:
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
