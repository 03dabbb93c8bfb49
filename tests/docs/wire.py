"""Writes docs/wire.md from the typed messages: `make docs`."""

import inspect
import re
import types
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from postroad.server import wire
from postroad.server.lesson_now import LessonNow
from tests.docs.examples import EXAMPLES

FILE = Path(__file__).resolve().parent.parent.parent / "docs" / "wire.md"
SOURCE = inspect.getsource(wire)
_PLAN = wire.Clock | wire.SeatPlan | wire.OpenTable
_FAIRNESS = wire.Fairness | wire.SeatShare | wire.SealedShare | wire.OpenShare | wire.RevealedChoice

HEAD = (Path(__file__).parent / "wire_head.md").read_text(encoding="utf-8")


def text() -> str:
    """The whole page."""
    parts = [HEAD.strip()]
    parts += ["## What you send: commands", *map(_message, get_args(wire.AnyCommand))]
    others = [one for one in get_args(wire.Sent) if one not in get_args(wire.AnyCommand)]
    parts += ["## What you send: questions", *map(_message, others)]
    parts += ["## What the server says", *map(_message, get_args(wire.Received))]
    parts += ["## Parts of messages", *map(_message, _parts())]
    return "\n\n".join(parts) + "\n"


def _parts() -> list[Any]:
    found = [
        one
        for one in vars(wire).values()
        if inspect.isclass(one) and issubclass(one, wire.Part | LessonNow | _PLAN | _FAIRNESS)
    ]
    return [one for one in found if one is not wire.Part]


def _message(kind: Any) -> str:
    tag = kind.__struct_config__.tag
    title = f"### `{tag}`" if tag else f"### {kind.__name__}"
    about = [_own_doc(kind)]
    rows = [_row(kind, field) for field in msgspec.structs.fields(kind)]
    table = ["| field | is | |\n|---|---|---|\n" + "\n".join(rows)] if rows else []
    example = EXAMPLES.get(kind)
    shown = [f"```json\n{msgspec.json.encode(example).decode()}\n```"] if example is not None else []
    return "\n\n".join([title, *about, *table, *shown])


def _own_doc(kind: Any) -> str:
    return " ".join((inspect.getdoc(kind) or "").split())


def _row(kind: Any, field: msgspec.structs.FieldInfo) -> str:
    hints = get_type_hints(kind, include_extras=False)
    is_needed = field.required
    note = "" if is_needed else f"may be left out: {_shown_default(field)}"
    about = _comment(kind, field.name)
    return f"| `{field.name}` | {_named(hints[field.name])} | {'; '.join(part for part in (about, note) if part)} |"


def _shown_default(field: msgspec.structs.FieldInfo) -> str:
    default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return f"`{msgspec.json.encode(default).decode()}`"


def _comment(kind: Any, name: str) -> str:
    """The comment behind a field in the source."""
    for one in kind.__mro__:
        if one.__module__ in (wire.__name__, wire.Clock.__module__, LessonNow.__module__, wire.Fairness.__module__):
            found = re.search(rf"^    {name}: [^\n#]*# (.*)$", inspect.getsource(one), re.MULTILINE)
            if found:
                return found[1].replace("|", "\\|")
    return ""


def _named(hint: Any) -> str:
    origin, parts = get_origin(hint), get_args(hint)
    if hint is Any:
        return "anything"
    if origin in (Union, types.UnionType):
        return " or ".join(_named(part) for part in parts)
    if origin is list:
        return f"list of {_named(parts[0])}"
    if origin is dict:
        return "object"
    if parts:
        return ", ".join(f"`{part}`" for part in parts)
    if hint is type(None):
        return "null"
    return {str: "text", int: "number", bool: "true or false"}.get(
        hint
    ) or f"[{hint.__name__}](#{hint.__name__.lower()})"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
