"""Decodes a view from its JSON: by the types of its fields, actions by the game's own `decode`."""

import dataclasses
import types
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from postroad.core.game import Game

Maker = Callable[[Game[Any, Any], Any], Any]


def decode_view(game: Game[Any, Any], data: Mapping[str, Any]) -> Any:
    """The view that was encoded as it is."""
    return _view_maker(type(game))(game, data)


@cache
def _view_maker(game: type) -> Maker:
    return _maker(get_type_hints(game.view)["return"])  # type: ignore[attr-defined]


@cache
def _maker(kind: Any) -> Maker:
    """What makes a value of a type: found out once, as a view has hundreds of them."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _maker(next(part for part in parts if part is not type(None)))
    if origin is tuple:
        return _tuple_maker(parts)
    if origin is dict:
        value_of = _maker(parts[1])
        return lambda game, data: (
            {key: value_of(game, value) for key, value in data.items()} if isinstance(data, dict) else data
        )
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return _dataclass_maker(kind)
    return _as_it_is


def _as_it_is(game: Game[Any, Any], data: Any) -> Any:
    return data


def _tuple_maker(parts: tuple[Any, ...]) -> Maker:
    if parts[-1:] == (...,):
        one = _maker(parts[0])
        if one is _as_it_is:
            return lambda game, data: tuple(data) if isinstance(data, list) else data
        return lambda game, data: tuple([one(game, each) for each in data]) if isinstance(data, list) else data
    makers = [_maker(part) for part in parts]
    return lambda game, data: (
        tuple([make(game, each) for make, each in zip(makers, data, strict=True)]) if isinstance(data, list) else data
    )


def _dataclass_maker(kind: type) -> Maker:
    if any(field.name == "do" for field in dataclasses.fields(kind)):
        return lambda game, data: game.decode(data) if isinstance(data, dict) else data
    makers = {name: _maker(hint) for name, hint in get_type_hints(kind).items()}
    return lambda game, data: (
        kind(**{name: makers[name](game, value) for name, value in data.items()}) if isinstance(data, dict) else data
    )
