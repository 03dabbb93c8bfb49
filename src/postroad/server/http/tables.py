"""Tables over HTTP: lists, one table as it stands, commands, and what may be asked about it."""

from http import HTTPStatus
from typing import Any

import msgspec
from starlette.responses import Response

from postroad.core.refusals import Refusal, Refused
from postroad.server.address import link, qr_svg
from postroad.server.answers import ChatLines, OpenedTable, Replay, TableList
from postroad.server.http.records import REPLAY_COST, as_download, replay_answer
from postroad.server.http.route import Ask, Routes
from postroad.server.wire import (
    AnyCommand,
    CommandId,
    Done,
    Now,
    OpenTable,
    Past,
    Preview,
    Previewed,
    SeatNumber,
    Seq,
    TableId,
)

routes = Routes()


@routes.add("GET", "/api/tables")
async def tables(ask: Ask) -> TableList:
    """The public tables that wait for players or are being played."""
    return TableList(await ask.services.tables.lobby())


@routes.add("POST", "/api/tables", who="person", status=HTTPStatus.CREATED)
async def open_table(ask: Ask, body: OpenTable) -> OpenedTable:
    """Open a table; whoever opens it is its host."""
    return OpenedTable(await open_for_caller(ask, body))


async def open_for_caller(ask: Ask, wanted: OpenTable) -> str:
    """A new table of the one who asks."""
    return await ask.services.tables.open(ask.me, wanted)


@routes.add("POST", "/api/lessons/{game}", who="person", status=HTTPStatus.CREATED)
async def open_lesson(ask: Ask, game: str) -> OpenedTable:
    """One's first game of a game: a fixed deal with a guide. The one that is still running, else a new one."""
    return OpenedTable(await lesson_for_caller(ask, game))


async def lesson_for_caller(ask: Ask, game: str) -> str:
    """The first game of the one who asks."""
    return await ask.services.openings.lesson(ask.me, game)


@routes.add("GET", "/api/tables/{table}")
async def table_now(ask: Ask, table: TableId, seat: SeatNumber | None = None) -> Now:
    """The table as whoever asks may know it: from one of their own seats, or as a spectator."""
    return await ask.services.tables.now(table, ask.caller, seat)


@routes.add("POST", "/api/tables/{table}/commands", who="player")
async def command(ask: Ask, table: TableId, body: AnyCommand) -> Done:
    """Carry out a command; sent again, it gets its first answer."""
    if body.table != table:
        raise Refused(Refusal("", "wrong-table"))
    return await ask.services.tables.command(ask.me, body)


@routes.add("GET", "/api/tables/{table}/history", cost=20)
async def history(ask: Ask, table: TableId, after: Seq = -1, seat: SeatNumber | None = None) -> Past:
    """What happened after a line, as whoever asks may know it."""
    return Past(table, await ask.services.tables.history(table, ask.caller, seat, after))


class PreviewBody(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What some actions in a row would lead to."""

    asked: Seq
    actions: list[dict[str, Any]]
    seat: SeatNumber | None = None
    id: CommandId = "preview0"


@routes.add("POST", "/api/tables/{table}/preview", who="player")
async def preview(ask: Ask, table: TableId, body: PreviewBody) -> Previewed:
    """What some actions would lead to; nothing is done, and nothing hidden is shown."""
    wanted = {"table": table, **msgspec.to_builtins(body)}
    try:
        question = msgspec.convert({"t": "preview", **wanted}, Preview)
    except msgspec.ValidationError as error:
        raise Refused(Refusal("", "malformed", {"text": str(error)[:200]})) from error
    return await ask.services.tables.preview(ask.me, question)


@routes.add("GET", "/api/tables/{table}/chat")
async def chat(ask: Ask, table: TableId, after: Seq = 0) -> ChatLines:
    """What was said at a table."""
    return ChatLines(await ask.services.tables.chat(table, after))


@routes.add("GET", "/api/tables/{table}/record", produces="text/plain", cost=10)
async def record(ask: Ask, table: TableId) -> Response:
    """The record of a finished table."""
    return as_download((await ask.services.tables.record(table)).text(), table)


@routes.add("GET", "/api/tables/{table}/replay", cost=REPLAY_COST)
async def table_replay(ask: Ask, table: TableId) -> Replay:
    """A finished table to step through."""
    text = (await ask.services.tables.record(table)).text()
    ended_at = (await ask.services.tables.table(table)).state.ended_at
    return await replay_answer(ask, table, text, played_at=ended_at)  # type: ignore[return-value]


@routes.add("GET", "/api/tables/{table}/qr.svg", produces="image/svg+xml", cost=5)
async def qr(ask: Ask, table: TableId) -> Response:
    """The table's link as a QR code."""
    await ask.services.tables.now(table, ask.caller, None)
    return Response(qr_svg(link(ask.services.settings, ask.request, f"/t/{table}")), media_type="image/svg+xml")
