"""Lists of tables, read from their summaries: no table is loaded for them."""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from postroad.server import answers, logs
from postroad.server.live.names import Names
from postroad.server.live.presentation import wire_seat
from postroad.server.live.rows import TableSummary
from postroad.store.store import Store
from postroad.store.tables import (
    ListedTable,
    deadlines,
    public_tables,
    tables_of_person,
    tables_waiting_for,
)

MOST_LISTED: Final = 200


async def lobby(store: Store, names: Names) -> list[answers.TableLine]:
    """Public tables: those that wait for someone, then those that can be watched."""
    return await _lines(await public_tables(store, MOST_LISTED), names, "", await deadlines(store))


async def of(store: Store, names: Names, person: str) -> list[answers.TableLine]:
    """A person's tables: those that wait for them first."""
    listed = await tables_of_person(store, person, MOST_LISTED)
    return await _lines(listed, names, person, await deadlines(store, person))


async def waiting_for(store: Store, names: Names, person: str) -> list[answers.TableLine]:
    """The tables at which others wait for a person, longest first; alone against bots, nobody waits."""
    listed = await tables_waiting_for(store, person, MOST_LISTED)
    lines = await _lines(listed, names, person, await deadlines(store, person))
    return [one for one in lines if sum(seat.kind == "person" for seat in one.seats) > 1]


async def running_lesson(store: Store, person: str, game: str) -> str:
    """The first game of a game that a person is in the middle of; "" if none."""
    for one in await tables_of_person(store, person, MOST_LISTED):
        is_lesson = bool(msgspec.json.decode(one.summary, type=TableSummary).lesson)
        if one.game == game and one.status == "playing" and is_lesson:
            return one.id
    return ""


async def _lines(
    found: Iterable[ListedTable], names: Names, person: str, clocks: Mapping[tuple[str, int], int]
) -> list[answers.TableLine]:
    lines = []
    for id, game, status, is_public, text, opened_at, moved_at, waits in found:
        try:
            summary = msgspec.json.decode(text, type=TableSummary)
        except msgspec.DecodeError as error:
            logs.failure("a table cannot be listed", error, table=id)
            continue
        await names.look_up(seat.person for seat in summary.seats)
        seats = [
            wire_seat(seat, game, names.of, summary.host, deadline=clocks.get((id, number)))
            for number, seat in enumerate(summary.seats)
        ]
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
                bool(summary.lesson),
                summary.pace,
                summary.round,
                [number for number, seat in enumerate(summary.seats) if person and seat.person == person],
            )
        )
    return lines
