"""The outermost ASGI middleware: security headers, compression, a log line, and an answer whatever happens."""

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from postroad.server import logs
from postroad.server.metrics import Metrics

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Not no-referrer: browsers would then send forms with the origin "null".
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
SOCKET: Final = "/socket"
COMPRESSED: Final = (
    "/assets/",
    "/docs/",
    "/i18n/",
    "/api/games",
    "/api/rulebooks/",
    "/openapi.json",
)  # nothing here holds a secret
SMALLEST: Final = 1024  # bytes worth compressing


class RequestMiddleware:
    """The outermost part of the server."""

    def __init__(
        self,
        app: ASGIApp,
        sockets: ASGIApp,
        metrics: Metrics,
        note_refusal: Callable[[HTTPConnection], None],
        *,
        is_https: bool,
    ) -> None:
        """`note_refusal` is told of each request that is one too many."""
        self._app = app
        self._note_refusal = note_refusal
        self._sockets = sockets
        self._compressed = GZipMiddleware(app, minimum_size=SMALLEST, compresslevel=6)
        self._metrics = metrics
        self._headers = dict(HEADERS)
        if is_https:
            self._headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; the server's own messages go straight through."""
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await self._sockets(scope, receive, send)  # past the routing, which would wrap every message
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        seen: dict[str, int] = {}
        app = self._compressed if _is_compressed(scope["path"]) else self._app
        with suppress(Exception):  # answered and logged where it happened
            await app(scope, receive, self._guarded(send, seen))
        ms = round((time.perf_counter() - began) * 1000, 1)
        route = _route(scope)
        status = seen.get("status", 0)
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            self._note_refusal(HTTPConnection(scope))
        self._metrics.requests.labels(route, str(status)).inc()
        logs.say(logging.INFO, "request", method=scope["method"][:10], route=route, status=status, ms=ms)

    def _guarded(self, send: Send, seen: dict[str, int]) -> Callable[[Message], Any]:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                seen["status"] = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if message["status"] == HTTPStatus.TOO_MANY_REQUESTS:
                    headers["connection"] = "close"  # the next one comes by the gate, which turns away who asks on
            await send(message)

        return guarded


def _is_compressed(path: str) -> bool:
    return path.startswith(COMPRESSED)


def _route(scope: Scope) -> str:
    """What answered, by its template or its name: no id of a table or a record is counted or logged."""
    endpoint = scope.get("endpoint")
    typed = getattr(endpoint, "__self__", None)
    return str(getattr(typed, "path", "")) or f"page {getattr(endpoint, '__name__', 'none')}"
