"""Reads a game's rulebook.toml: chapters, paragraphs, pictures and examples, without a word of any language."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from postroad.games import GAMES
from postroad.games.companions import companion

Cell = list[str | int]  # numbers, and keys of messages
Table = list[list[Cell]]


class Paragraph(Struct, frozen=True, forbid_unknown_fields=True):
    """What games/thurn_taxis/rulebook.toml tells of a paragraph, at its top."""

    id: str
    rules: list[str] = []
    switch: str = ""
    items: int = 0
    table: str = ""
    picture: str = ""
    examples: list[str] = []


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    paragraphs: list[Paragraph]


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """`says` are the numbers in its words; a test plays the example and finds them."""

    rules: list[str]
    picture: dict[str, Any]
    says: dict[str, int]


class Structure(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole rulebook."""

    chapters: list[Chapter]
    pictures: dict[str, dict[str, Any]]
    examples: dict[str, Example]


@cache
def structure(slug: str) -> Structure | None:
    """The rulebook of a game; None where the game has none, and its exact rules are all there is."""
    package = type(GAMES[slug]).__module__.rpartition(".")[0]
    path = files(package).joinpath("rulebook.toml")
    return msgspec.toml.decode(path.read_text(encoding="utf-8"), type=Structure) if path.is_file() else None


@cache
def tables(slug: str) -> dict[str, Table]:
    """The tables that a rulebook names, from the game's module `rulebook`."""
    module = companion(slug, "postroad.games.{game}.rulebook", "rulebook")
    return dict(module.TABLES) if module else {}
