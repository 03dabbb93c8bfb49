"""The OpenAPI 3.1 text of the typed routes."""

import inspect
import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from starlette.responses import Response

from postroad.games import GAMES
from postroad.server import wire
from postroad.server.answers import Failure
from postroad.server.game_schemas import REFERENCE, GameSchemas
from postroad.server.http.route import JSON, Endpoint

_SECURITY: Final[dict[str, list[dict[str, list[str]]]]] = {
    "anyone": [{}, {"cookie": []}],
    "person": [{"cookie": []}],
    "player": [{"cookie": []}, {"token": []}],
}


def document(endpoints: Sequence[Endpoint], version: str) -> dict[str, Any]:
    """What every route takes and answers."""
    types: list[Any] = [Failure, wire.Sent, wire.Received]
    for endpoint in endpoints:
        types += [one for one in (endpoint.body, endpoint.answer) if _has_schema(one)]
        types += [*endpoint.places.values(), *(endpoint.hints[name] for name in endpoint.questions)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    by_type = dict(zip(map(repr, types), schemas, strict=True))
    _describe_games(components)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        path = re.sub(r"{(\w+):\w+}", r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Postroad",
            "version": version,
            "description": "Tables, people, replays. Live play goes over the socket at /socket: see docs/wire.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "postroad"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _describe_games(components: dict[str, Any]) -> None:
    """Say what the view of a `now` and the action of an `act` are: they are typed by their game, not by the wire."""
    found = GameSchemas(GAMES)
    components |= found.components
    components["Now"]["properties"]["view"] = {"anyOf": [*found.views, {"type": "null"}]}
    components["Act"]["properties"]["action"] = {"anyOf": found.actions}


def _operation(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": by_type[repr(hint)]}
        for name, hint in endpoint.places.items()
    ]
    parameters += [
        {
            "name": name,
            "in": "query",
            "required": one.default is inspect.Parameter.empty,
            "schema": by_type[repr(endpoint.hints[name])],
        }
        for name, one in endpoint.questions.items()
    ]
    said: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": endpoint.handler.__name__,
        "parameters": parameters,
        "security": _SECURITY[endpoint.who],
        "responses": {
            **_success(endpoint, by_type),
            "4XX": {"description": "refused", "content": {JSON: {"schema": by_type[repr(Failure)]}}},
            "503": {"description": "nothing was stored", "content": {JSON: {"schema": by_type[repr(Failure)]}}},
        },
    }
    if endpoint.body is not None:
        schema = by_type.get(repr(endpoint.body), {"type": "string"})
        kind = "text/plain" if endpoint.body is bytes else JSON
        said["requestBody"] = {"required": True, "content": {kind: {"schema": schema}}}
    return said


def _success(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    if endpoint.answer is type(None):
        return {"204": {"description": "done"}}
    schema = by_type.get(repr(endpoint.answer), {"type": "string"})
    return {str(int(endpoint.status)): {"description": "done", "content": {endpoint.produces: {"schema": schema}}}}


def _has_schema(kind: Any) -> bool:
    return kind not in (None, type(None), bytes) and not (inspect.isclass(kind) and issubclass(kind, Response))
