"""Writes the client's types from the server's own: `make types`, and a test that they are up to date."""

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from postroad.games import OUR_OWN
from postroad.rulebook import written
from postroad.server import answers, person_answers, wire
from postroad.server.http.puzzles import Foreseen, PuzzleList, PuzzleNow, Verdict
from postroad.server.live.hinting import Advice
from postroad.server.studies.queue import Study

TARGET: Final = Path(__file__).resolve().parents[2] / "client" / "src" / "lib" / "wire.ts"
HEAD: Final = "// Written by `make types` from the server's own types; do not edit.\n"
PLAIN: Final[dict[Any, str]] = {str: "string", int: "number", float: "number", bool: "boolean", Any: "any"}


class Writer:
    """Collects the types that are needed, each once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def name(self, kind: type) -> str:
        """A type's name; those of a game bear the game's."""
        place = kind.__module__.split(".")
        game = "".join(word.capitalize() for word in place[2].split("_")) if place[1] == "games" else ""
        return ("Book" if place[1] == "rulebook" and kind is not written.Rulebook else game) + kind.__name__

    def written_as(self, kind: Any) -> str:
        """A Python type in TypeScript."""
        if kind in PLAIN:
            return PLAIN[kind]
        if kind is None or kind is type(None):
            return "null"
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.written_as(parts[0])
        if origin is Literal:
            return " | ".join(msgspec.json.encode(part).decode() for part in parts)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.written_as(part) for part in parts))
        if origin in (dict, Mapping):
            return f"Record<{self.written_as(parts[0])}, {self.written_as(parts[1])}>"
        if origin is tuple and parts[-1] is not Ellipsis:
            return f"[{', '.join(map(self.written_as, parts))}]"
        if origin in (list, tuple):
            inner = self.written_as(parts[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        self.add(kind)
        return self.name(kind)

    def add(self, kind: type) -> None:
        """Write a structure down, and all that it contains."""
        name = self.name(kind)
        if name in self.written:
            return
        self.written[name] = ""
        lines = [f"  {line};" for line in self._fields(kind)]
        self.written[name] = "\n".join([f"export interface {name} {{", *lines, "}"])

    def union(self, name: str, kind: Any) -> None:
        self.written[name] = f"export type {name} = {self.written_as(kind)};"

    def _fields(self, kind: type) -> list[str]:
        hints = get_type_hints(kind, include_extras=True)
        if is_dataclass(kind):
            return [f"{part.name}: {self.written_as(hints[part.name])}" for part in fields(kind)]
        assert issubclass(kind, msgspec.Struct)
        config = kind.__struct_config__
        lines = [f"{config.tag_field}: {msgspec.json.encode(config.tag).decode()}"] if config.tag else []
        for part in msgspec.structs.fields(kind):
            mark = "?" if config.omit_defaults and not part.required else ""
            lines.append(f"{part.name}{mark}: {self.written_as(hints[part.name])}")
        return lines


def text() -> str:
    """The whole file."""
    writer = Writer()
    writer.union("AnyCommand", wire.AnyCommand)
    writer.union("Sent", wire.Sent)
    writer.union("Received", wire.Received)
    writer.add(wire.OpenTable)
    for module in (answers, person_answers):
        for kind in vars(module).values():
            if isinstance(kind, type) and kind.__module__ == module.__name__ and kind is not answers.Body:
                writer.add(kind)
    for kind in (Study, Advice, PuzzleList, PuzzleNow, Foreseen, Verdict):
        writer.add(kind)
    writer.add(written.Rulebook)
    for game in OUR_OWN:
        writer.add(get_type_hints(type(game).view)["return"])
        writer.add(type(game.facts))
    return HEAD + "\n" + "\n\n".join(writer.written.values()) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
