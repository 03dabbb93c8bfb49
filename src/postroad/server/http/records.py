"""Records that people bring: checked before anything else, kept by their digest, opened for replay."""

import asyncio
from collections.abc import Mapping
from functools import cache
from http import HTTPStatus
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.responses import Response

from postroad.core.refusals import Refusal, Refused
from postroad.server import limits, replays
from postroad.server.answers import ExampleLine, ExampleList, Replay, Uploaded
from postroad.server.examples import EXAMPLES, Example
from postroad.server.heavy_answers import HeavyResponse, packed
from postroad.server.http.route import JSON, Ask, Routes

REPLAY_COST: Final = 60  # in reads
ExampleId = Annotated[str, Meta(pattern="^[a-z-]{1,40}$")]
UploadId = Annotated[str, Meta(pattern="^[0-9a-f]{24}$")]

routes = Routes()


@routes.add("POST", "/api/records", status=HTTPStatus.CREATED, largest="upload_kib")
async def upload(ask: Ask, body: bytes) -> Uploaded:
    """Bring a record; every line of it is checked first, and a wrong one is named."""
    return Uploaded(await store_record(ask, body))


async def store_record(ask: Ask, body: bytes) -> str:
    """Check a record and keep it; its id. Raises Refused."""
    services = ask.services
    who = ask.caller.person if ask.caller else limits.address(ask.request)
    await services.limits.spend_for_all("upload", who, services.settings.uploads_per_hour, limits.HOUR_S)
    await asyncio.to_thread(lambda: replays.replay("", replays.read(body)))
    return await services.uploads.keep(body.decode("utf-8-sig"))


@routes.add("GET", "/api/records/{record}", produces="text/plain")
async def uploaded_record(ask: Ask, record: UploadId) -> Response:
    """An uploaded record as it was brought."""
    return as_download(await text_of(ask, record), record)


@routes.add("GET", "/api/records/{record}/replay", cost=REPLAY_COST)
async def uploaded_replay(ask: Ask, record: UploadId) -> Replay:
    """An uploaded record to step through."""
    return await replay_answer(ask, record, await text_of(ask, record))  # type: ignore[return-value]


@routes.add("GET", "/api/examples")
async def examples(ask: Ask) -> ExampleList:
    """Games worth seeing, with remarks."""
    return ExampleList(await asyncio.to_thread(example_lines))


@cache
def example_lines() -> list[ExampleLine]:
    """The examples as lists show them."""
    found = []
    for one in EXAMPLES.values():
        recorded = replays.read(one.record.encode())
        players = list(recorded.record.players)
        found.append(ExampleLine(one.id, one.game, one.title, players, replays.result_of(recorded)))
    return found


def example(id: str) -> Example:
    """An example; raises Refused if there is none."""
    if id not in EXAMPLES:
        raise Refused(Refusal("", "not-found"))
    return EXAMPLES[id]


@routes.add("GET", "/api/examples/{id}", produces="text/plain")
async def example_record(ask: Ask, id: ExampleId) -> Response:
    """The record of an example."""
    return as_download(example(id).record, id)


@routes.add("GET", "/api/examples/{id}/replay", cost=REPLAY_COST)
async def example_replay(ask: Ask, id: ExampleId) -> Replay:
    """An example to step through, with its remarks."""
    found = example(id)
    return await replay_answer(ask, id, found.record, title=found.title, notes=found.notes)  # type: ignore[return-value]


async def replay_answer(ask: Ask, replay_id: str, text: str, **more: Any) -> Response:
    """A record as frames, made and packed beside the event loop; raises Refused if too many are under way."""
    release = ask.services.heavy.take(limits.address(ask.request))
    accepted = ask.request.headers.get("accept-encoding", "")
    try:
        content, headers = await asyncio.to_thread(_packed_replay, replay_id, text, accepted, more)
    except BaseException:
        release()
        raise
    return HeavyResponse(content, release, headers=headers, media_type=JSON)


def _packed_replay(replay_id: str, text: str, accepted: str, more: Mapping[str, Any]) -> tuple[bytes, dict[str, str]]:
    return packed(msgspec.json.encode(read_replay(replay_id, text, **more)), accepted)


def read_replay(replay_id: str, text: str, **more: Any) -> Replay:
    """The frames of a record, with what else is known of it; takes its time."""
    return replays.replay(replay_id, replays.read(text.encode()), **more)


def as_download(text: str, name: str) -> Response:
    """A record as a file to keep."""
    headers = {"content-disposition": f'attachment; filename="{name}.postroad.jsonl"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


async def text_of(ask: Ask, record: str) -> str:
    """An uploaded record; raises Refused if there is none."""
    text = await ask.services.uploads.text(record)
    if text is None:
        raise Refused(Refusal("", "not-found"))
    return text
