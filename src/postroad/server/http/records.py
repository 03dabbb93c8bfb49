"""Records that people bring: checked before anything else, kept by their digest, opened for replay."""

import asyncio
from http import HTTPStatus
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from postroad.core.follow import RecordedGame
from postroad.core.refusals import Refusal, Refused
from postroad.server import limits, replays
from postroad.server.answers import Replay, Uploaded
from postroad.server.http.people import HOUR_S
from postroad.server.http.route import Ask, Routes

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
    services.limits.spend("upload", who, services.settings.uploads_per_hour, HOUR_S)
    recorded = await asyncio.to_thread(replays.read, body)
    await build_replay("", recorded)
    return await services.uploads.keep(body.decode("utf-8-sig"))


@routes.add("GET", "/api/records/{record}", produces="text/plain")
async def uploaded_record(ask: Ask, record: UploadId) -> Response:
    """An uploaded record as it was brought."""
    return as_download(await text_of(ask, record), record)


@routes.add("GET", "/api/records/{record}/replay")
async def uploaded_replay(ask: Ask, record: UploadId) -> Replay:
    """An uploaded record to step through."""
    return await build_replay(record, replays.read((await text_of(ask, record)).encode()))


async def build_replay(replay_id: str, recorded: RecordedGame) -> Replay:
    """The frames of a record, made beside the event loop."""
    return await asyncio.to_thread(replays.replay, replay_id, recorded)


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
