"""Decodes a view from its JSON: by the types of its fields, actions by the game's own `decode`."""

import dataclasses
import types
from collections.abc import Mapping
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from postroad.core.game import Game


def decode_view(game: Game[Any, Any], data: Mapping[str, Any]) -> Any:
    """The view that was encoded as it is."""
    return _made(game, _hints(type(game).view)["return"], data)


@cache
def _hints(of: Any) -> dict[str, Any]:
    return get_type_hints(of)


def _made(game: Game[Any, Any], kind: Any, data: Any) -> Any:
    origin, parts = get_origin(kind), get_args(kind)
    if data is None or not isinstance(data, dict | list):
        return data
    if origin in (Union, types.UnionType):
        candidates = [part for part in parts if part is not type(None)]
        return _made(game, candidates[0], data)
    if origin is tuple and isinstance(data, list):
        wanted = [parts[0]] * len(data) if parts[-1:] == (...,) else parts
        return tuple(_made(game, part, one) for part, one in zip(wanted, data, strict=True))
    if origin is dict and isinstance(data, dict):
        return {key: _made(game, parts[1], value) for key, value in data.items()}
    if isinstance(data, dict) and isinstance(kind, type) and dataclasses.is_dataclass(kind):
        if _is_action(kind):
            return game.decode(data)
        hints = _hints(kind)
        return kind(**{name: _made(game, hints[name], value) for name, value in data.items()})
    return data


def _is_action(kind: Any) -> bool:
    return dataclasses.is_dataclass(kind) and any(field.name == "do" for field in dataclasses.fields(kind))
