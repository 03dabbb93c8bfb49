"""JSON Schemas of every game's views and actions, from their own types, for the OpenAPI text."""

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from inspect import cleandoc
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from postroad.core.game import Game

Schema = dict[str, Any]
REFERENCE: Final = "#/components/schemas/{name}"
_PLAIN: Final[dict[Any, str]] = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null"}


class GameSchemas:
    """Collects the types that views and actions consist of, each once."""

    def __init__(self, games: Mapping[str, Game[Any, Any]]) -> None:
        """Of these games; `components` then has `<Game>View` and `<Game>Action` of each."""
        self.components: dict[str, Schema] = {}
        self.views: list[Schema] = []
        self.actions: list[Schema] = []
        for slug, game in games.items():
            prefix = "".join(word.capitalize() for word in slug.split("-"))
            view = get_type_hints(type(game).view)["return"]
            self.views.append(self._schema(view, prefix))
            action = self._schema(get_type_hints(type(game).decode)["return"], prefix)
            self.components[f"{prefix}Action"] = action
            self.actions.append({"$ref": REFERENCE.format(name=f"{prefix}Action")})

    def _schema(self, kind: Any, prefix: str) -> Schema:
        if kind in _PLAIN:
            return {"type": _PLAIN[kind]}
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Literal:
            return {"enum": list(parts)}
        if origin in (Union, types.UnionType):
            return {"anyOf": [self._schema(part, prefix) for part in parts]}
        if origin in (dict, Mapping):
            return {"type": "object", "additionalProperties": self._schema(parts[1], prefix)}
        if origin is tuple and parts[-1] is not Ellipsis:
            inner = [self._schema(part, prefix) for part in parts]
            return {"type": "array", "prefixItems": inner, "minItems": len(parts), "maxItems": len(parts)}
        if origin in (tuple, list):
            return {"type": "array", "items": self._schema(parts[0], prefix)}
        if is_dataclass(kind) and isinstance(kind, type):
            return self._object(kind, prefix)
        return {}

    def _object(self, kind: type, prefix: str) -> Schema:
        name = (prefix if ".games." in kind.__module__ else "") + kind.__name__
        if name not in self.components:
            self.components[name] = {}
            hints = get_type_hints(kind)
            parts = fields(kind)
            needed = [part.name for part in parts if part.default is not False]  # what is not said is not so
            about = {} if f"{kind.__name__}(" in (kind.__doc__ or "") else {"description": cleandoc(kind.__doc__ or "")}
            self.components[name] = {
                "title": name,
                **about,
                "type": "object",
                "properties": {part.name: self._schema(hints[part.name], prefix) for part in parts},
                "required": needed,
                "additionalProperties": False,
            }
        return {"$ref": REFERENCE.format(name=name)}
