"""Study: analyses of finished games, tables that go on from a moment of one, hints in a running game."""

import asyncio
from http import HTTPStatus
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from postroad.server import limits
from postroad.server.answers import Body, OpenedTable
from postroad.server.heavy_answers import HeavyResponse, packed
from postroad.server.http import records
from postroad.server.http.route import JSON, Ask, Routes
from postroad.server.live.branching import PlayOn, branched, open_branch
from postroad.server.live.hinting import Advice, AskHint
from postroad.server.studies.queue import Effort, Study
from postroad.server.wire import TableId

AnalysisId = Annotated[str, Meta(pattern="^[0-9a-f]{24}$")]
LARGE: Final = 65_536  # bytes from which on an answer is packed

routes = Routes()


class AskStudy(Body, frozen=True):
    """Which finished game is to be analysed, and how closely."""

    kind: Literal["table", "record", "example"]
    id: Annotated[str, Meta(max_length=40)]
    effort: Effort = "normal"


class StudyAsked(Body, frozen=True):
    """Where the analysis can be looked at."""

    analysis: str


@routes.add("POST", "/api/analyses", status=HTTPStatus.CREATED)
async def ask_for(ask: Ask, body: AskStudy) -> StudyAsked:
    """Want an analysis of a finished game; asked for twice, it is the same."""
    text = await record_of(ask, body.kind, body.id)
    return StudyAsked(await ask.services.studies.ask(ask.caller.person if ask.caller else "", text, body.effort))


async def record_of(ask: Ask, kind: str, id: str) -> str:
    """The record of a finished game; raises Refused."""
    if kind == "table":
        return (await ask.services.tables.record(id)).text()
    if kind == "example":
        return records.example(id).record
    return await records.text_of(ask, id)


@routes.add("GET", "/api/analyses/{id}", cost=5)
async def study(ask: Ask, id: AnalysisId, after: Annotated[int, Meta(ge=0, le=100_000)] = 0) -> Study:
    """An analysis as far as it has come, with its moments from one on."""
    content = msgspec.json.encode(await ask.services.studies.study(id, after))
    if len(content) < LARGE:
        return Response(content, media_type=JSON)  # type: ignore[return-value]
    release = ask.services.heavy.take(limits.address(ask.request))
    try:
        accepted = ask.request.headers.get("accept-encoding", "")
        content, headers = await asyncio.to_thread(packed, content, accepted)
    except BaseException:
        release()
        raise
    return HeavyResponse(content, release, headers=headers, media_type=JSON)  # type: ignore[return-value]


@routes.add("DELETE", "/api/analyses/{id}", who="person")
async def stop(ask: Ask, id: AnalysisId) -> None:
    """Stop an analysis that one has asked for; what is judged stays, and asked for again it goes on."""
    await ask.services.studies.stop(id, ask.me.person)


@routes.add("POST", "/api/branches", who="person", status=HTTPStatus.CREATED)
async def play_on(ask: Ask, body: PlayOn) -> OpenedTable:
    """Open a table that goes on from a moment of a finished game, with bots at the other seats."""
    text = await record_of(ask, body.kind, body.id)
    opened = await asyncio.to_thread(branched, text, body, ask.me.person)
    return OpenedTable(await open_branch(ask.services.tables, ask.me, opened))


@routes.add("POST", "/api/tables/{table}/hint", who="person")
async def hint(ask: Ask, table: TableId, body: AskHint) -> Advice:
    """A hint in three steps, against bots or where all have agreed to hints; everyone sees that it was asked for."""
    return await ask.services.hints.hint(ask.me, table, body)
