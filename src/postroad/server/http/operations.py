"""For whoever runs the server: is it well, what does it count, what does the API look like."""

from typing import Any

from starlette.responses import Response

import postroad
from postroad.core.refusals import Refusal, Refused
from postroad.server import limits, metrics
from postroad.server.answers import Health
from postroad.server.http.route import Ask, Routes
from postroad.store.health import check_readable
from postroad.store.lessons import reached_steps
from postroad.store.tables import count_by_status

routes = Routes()


@routes.add("GET", "/healthz", cost=0)
async def health(ask: Ask) -> Health:
    """Whether the server answers and its database can be read."""
    await check_readable(ask.services.store)
    return Health("read-only" if ask.services.store.is_read_only else "ok", postroad.__version__)


@routes.add("GET", "/metrics", produces="text/plain", cost=0)
async def figures(ask: Ask) -> Response:
    """Figures for Prometheus; by default for this machine alone."""
    who = ask.services.settings.metrics
    if who == "off" or (who == "local" and not limits.is_local(ask.request)):
        raise Refused(Refusal("", "not-found"))
    ask.services.metrics.count_tables(await count_by_status(ask.services.store))
    ask.services.metrics.count_lessons(await reached_steps(ask.services.store))
    return Response(ask.services.metrics.text(), media_type=metrics.CONTENT_TYPE)


@routes.add("GET", "/openapi.json", cost=10)
async def openapi(ask: Ask) -> dict[str, Any]:
    """This description."""
    described: dict[str, Any] = ask.request.app.state.openapi
    return described
