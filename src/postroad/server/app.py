"""The wiring: every route, what stands around them, and what begins and ends with the server."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Lifespan

import postroad
from postroad.core.refusals import Refusal, Refused
from postroad.i18n import LANGUAGES, Words
from postroad.server import logs, openapi
from postroad.server.http import (
    daily,
    devices,
    games,
    notices,
    operations,
    pages,
    people,
    puzzles,
    records,
    statistics,
    studies,
    tables,
)
from postroad.server.http.documents import PACKED, documents
from postroad.server.http.games import game_list
from postroad.server.http.route import Endpoint, failure
from postroad.server.http.site import WEB, site
from postroad.server.middleware import RequestMiddleware
from postroad.server.services import Services
from postroad.server.text import TEXT_ROUTES
from postroad.server.text.rendering import environment, wrong_page
from postroad.store.store import StoreError

_FOR_PROGRAMS: Final = ("/api/", "/feed/", "/healthz", "/metrics", "/openapi.json", "/i18n/")
_BY_STATUS: Final = {HTTPStatus.NOT_FOUND: "not-found", HTTPStatus.METHOD_NOT_ALLOWED: "method"}


def endpoints() -> list[Endpoint]:
    """Every typed route."""
    modules = (games, people, devices, pages, daily, notices, tables, records, studies, puzzles, statistics, operations)
    return [endpoint for module in modules for endpoint in module.routes.endpoints]


def app(
    services: Services, web: Path = WEB, packed: Path = PACKED, warmed_up: Callable[[], None] = lambda: None
) -> ASGIApp:
    """The whole server; tables begin to live when it starts, and `warmed_up` is called once all is read."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with services.alive():
            is_ending = threading.Event()
            warming = asyncio.create_task(asyncio.to_thread(warm_up, is_ending.is_set))
            warming.add_done_callback(lambda _: warmed_up())
            yield
            is_ending.set()
            await warming

    routes = [*(one.as_route() for one in endpoints()), *TEXT_ROUTES, *documents(packed), *site(web)]
    return around(services, routes, lifespan, openapi.document(endpoints(), postroad.__version__))


def around(
    services: Services,
    routes: Sequence[BaseRoute],
    lifespan: Lifespan[Starlette] | None = None,
    document: dict[str, Any] | None = None,
) -> ASGIApp:
    """Routes, and what stands around them: sockets, refusals as answers, headers, a log line."""
    found = Starlette(
        routes=routes,
        exception_handlers={
            Refused: _refused,
            StoreError: _not_stored,
            HTTPException: _no_such_thing,
            Exception: _unforeseen,
        },
        lifespan=lifespan,
    )
    found.state.services = services
    found.state.openapi = document
    return RequestMiddleware(
        found, services.sockets, services.metrics, services.note_refusal, is_https=services.settings.is_https
    )


def warm_up(is_ending: Callable[[], bool]) -> None:
    """Read what the first page would else hold everyone up for: catalogues, templates, the games."""
    for language in LANGUAGES:
        if is_ending():  # a server that is told to stop at once has seconds of reading before it
            return
        Words(language).text("language-name")
    game_list()
    environment()


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _answer(request, error.refusal)


async def _not_stored(request: Request, error: Exception) -> Response:
    logs.failure("the database failed", error)
    return _answer(request, Refusal("", "not-stored"))


async def _no_such_thing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = _answer(request, Refusal("", _BY_STATUS.get(HTTPStatus(error.status_code), "malformed")))
    answer.headers.update(error.headers or {})
    return answer


async def _unforeseen(request: Request, error: Exception) -> Response:
    """The last resort: the log says where, nobody is told what, and the server goes on."""
    logs.failure("unforeseen", error, method=request.method[:10])
    return _answer(request, Refusal("", "internal"))


def _answer(request: Request, refusal: Refusal) -> Response:
    services: Services = request.app.state.services
    services.metrics.refusals.labels(refusal.key).inc()
    if request.url.path.startswith(_FOR_PROGRAMS):
        return failure(refusal)
    return wrong_page(request, refusal)
