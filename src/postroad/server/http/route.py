"""Typed routes: a function's signature says what a request must be, and the OpenAPI text says the same."""

import asyncio
import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Final, Literal, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from postroad.core.json_keys import DuplicateKey, refuse_duplicate_keys
from postroad.core.refusals import Refusal, Refused
from postroad.server import auth, limits
from postroad.server.answers import Failure
from postroad.server.auth import Caller
from postroad.server.services import Services

Who = Literal["anyone", "person", "player"]  # a player may be a program with a token
JSON: Final = "application/json"
UNSAFE: Final = {"POST", "PUT", "PATCH", "DELETE"}
# What HTTP calls a refusal; all others are conflicts with how things stand.
STATUS: Final = {
    "malformed": HTTPStatus.BAD_REQUEST,
    "record-wrong": HTTPStatus.BAD_REQUEST,
    "name-empty": HTTPStatus.BAD_REQUEST,
    "preferences-too-large": HTTPStatus.BAD_REQUEST,
    "push-unknown": HTTPStatus.BAD_REQUEST,
    "service-unknown": HTTPStatus.BAD_REQUEST,
    "who-are-you": HTTPStatus.UNAUTHORIZED,
    "analysis-not-yours": HTTPStatus.FORBIDDEN,
    "analyses-full": HTTPStatus.TOO_MANY_REQUESTS,
    "analyses-yours": HTTPStatus.TOO_MANY_REQUESTS,
    "code-wrong": HTTPStatus.FORBIDDEN,
    "foreign-origin": HTTPStatus.FORBIDDEN,
    "not-for-programs": HTTPStatus.FORBIDDEN,
    "seat-not-yours": HTTPStatus.FORBIDDEN,
    "host-only": HTTPStatus.FORBIDDEN,
    "bot-unknown": HTTPStatus.BAD_REQUEST,
    "wrong-table": HTTPStatus.BAD_REQUEST,
    "record-several": HTTPStatus.BAD_REQUEST,
    "table-unknown": HTTPStatus.NOT_FOUND,
    "table-unreadable": HTTPStatus.INTERNAL_SERVER_ERROR,
    "not-found": HTTPStatus.NOT_FOUND,
    "no-documentation": HTTPStatus.NOT_FOUND,
    "method": HTTPStatus.METHOD_NOT_ALLOWED,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "too-slow": HTTPStatus.REQUEST_TIMEOUT,
    "not-json": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "too-often": HTTPStatus.TOO_MANY_REQUESTS,
    "internal": HTTPStatus.INTERNAL_SERVER_ERROR,
    "not-stored": HTTPStatus.SERVICE_UNAVAILABLE,
    "perhaps-stored": HTTPStatus.SERVICE_UNAVAILABLE,
}
_PLACE: Final = re.compile(r"{(\w+)(?::\w+)?}")


@dataclass
class Ask:
    """One request being answered; `headers` are added to the answer."""

    services: Services
    request: Request
    caller: Caller | None
    headers: list[tuple[str, str]] = field(default_factory=list)

    @property
    def me(self) -> Caller:
        """Whoever asks; a route that anyone may use must not want it."""
        if self.caller is None:
            raise Refused(Refusal("", "who-are-you"))
        return self.caller


@dataclass(frozen=True)
class Endpoint:
    """One route with everything that is known about it."""

    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    who: Who
    about: str
    status: int
    produces: str
    largest: str  # the setting that bounds the body
    cost: float  # of a question, in reads
    body: Any
    answer: Any
    places: dict[str, Any]
    questions: dict[str, inspect.Parameter]
    hints: dict[str, Any]

    async def reply(self, request: Request) -> Response:
        """Check who asks and what, let the function do it, and encode what it says."""
        services: Services = request.app.state.services
        ask = Ask(services, request, await identify(services, request, self.cost))
        if self.who != "anyone":
            _check_right(self.who, ask.me)
        arguments = {name: _read(request.path_params[name], hint, name) for name, hint in self.places.items()}
        for name in self.questions:
            if name in request.query_params:
                arguments[name] = _read(request.query_params[name], self.hints[name], name)
        if self.body is not None:
            arguments["body"] = await self._body(request, getattr(services.settings, self.largest) * 1024)
        said = await self.handler(ask, **arguments)
        answer = said if isinstance(said, Response) else self._encoded(said)
        for name, value in ask.headers:
            answer.headers.append(name, value)
        answer.headers.setdefault("cache-control", "no-store")
        return answer

    async def _body(self, request: Request, most: int) -> Any:
        raw = await body(request, most)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if self.body is bytes:
            return raw
        if kind != JSON:
            raise Refused(Refusal("", "not-json"))
        try:
            found = msgspec.json.decode(raw, type=self.body)
            refuse_duplicate_keys(raw.decode())
        except (msgspec.DecodeError, DuplicateKey, UnicodeDecodeError, RecursionError) as error:
            raise malformed(str(error)) from error
        return found

    def _encoded(self, said: Any) -> Response:
        if self.answer is type(None):
            return Response(status_code=HTTPStatus.NO_CONTENT)
        return Response(msgspec.json.encode(said), self.status, media_type=JSON)

    def as_route(self) -> Route:
        """The route for Starlette."""
        return Route(self.path, self.reply, methods=[self.method], name=f"{self.method} {self.path}")


class Routes:
    """The typed routes of one module."""

    def __init__(self) -> None:
        self.endpoints: list[Endpoint] = []

    def add(
        self,
        method: str,
        path: str,
        *,
        who: Who = "anyone",
        status: int = HTTPStatus.OK,
        produces: str = JSON,
        largest: str = "body_kib",
        cost: float = 1,
    ) -> Callable[[Callable[..., Awaitable[Any]]], Callable[..., Awaitable[Any]]]:
        """Make a function the answer to a request; its signature says the rest."""

        def bind(handler: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
            hints = get_type_hints(handler, include_extras=True)
            parameters = inspect.signature(handler).parameters
            places = {name: hints[name] for name in _PLACE.findall(path)}
            questions = {
                name: one for name, one in parameters.items() if name not in ("ask", "body") and name not in places
            }
            about = (inspect.getdoc(handler) or "").partition("\n")[0]
            answer = hints.pop("return")
            self.endpoints.append(
                Endpoint(
                    method,
                    path,
                    handler,
                    who,
                    about,
                    status,
                    produces,
                    largest,
                    cost,
                    hints.get("body"),
                    answer,
                    places,
                    questions,
                    hints,
                )
            )
            return handler

        return bind


async def identify(services: Services, request: Request, cost: float = 1) -> Caller | None:
    """Who sends a request; raises Refused for one that a foreign page makes a browser send, or one too many."""
    if request.method not in UNSAFE:
        services.spend_read(request, cost)
    if request.method in UNSAFE:
        settings = services.settings
        services.limits.spend("request", limits.address(request), settings.requests_per_minute, 60)
        is_browser = "authorization" not in request.headers
        if is_browser and not auth.is_own_origin(request, settings.origins, is_https=settings.is_https):
            raise Refused(Refusal("", "foreign-origin"))
    return await auth.caller_of(request, services.people, services.tokens, is_https=services.settings.is_https)


def _check_right(who: Who, caller: Caller) -> None:
    if who == "person" and caller.token:
        raise Refused(Refusal("", "not-for-programs"))


async def body(request: Request, most: int) -> bytes:
    """The whole body, if it is not too large and comes in time."""
    most_s = request.app.state.services.settings.body_seconds
    too_large = Refused(Refusal("", "too-large", {"limit": most}))
    length = request.headers.get("content-length", "0")
    if length.isdigit() and int(length[:20]) > most:
        raise too_large
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(most_s):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise too_large
                parts.append(part)
    except ClientDisconnect:
        raise malformed("cut off") from None
    except TimeoutError:
        raise Refused(Refusal("", "too-slow", {"seconds": most_s})) from None
    return b"".join(parts)


def malformed(text: str) -> Refused:
    """What a request lacks, in the words of the parser."""
    return Refused(Refusal("", "malformed", {"text": text[:200]}))


def _read(text: str, hint: Any, name: str) -> Any:
    try:
        return msgspec.convert(text, hint, strict=False)
    except msgspec.ValidationError as error:
        raise malformed(f"{name}: {error}") from error


def failure(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    said = Failure(refusal.key, refusal.rule, _as_json(refusal.arguments), list(refusal.legal))
    status = HTTPStatus.CONFLICT if refusal.rule else STATUS.get(refusal.key, HTTPStatus.CONFLICT)
    headers = {"cache-control": "no-store"}
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        headers["retry-after"] = str(refusal.arguments.get("seconds", 1))
    return Response(msgspec.json.encode(said), status, headers, media_type=JSON)


def _as_json(arguments: Mapping[str, Any]) -> dict[str, Any]:
    return {name: list(one) if isinstance(one, tuple) else one for name, one in arguments.items()}
