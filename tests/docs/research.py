"""Writes docs/research.md: the head by hand, the tables from the spaces: `make docs`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from postroad.core.spaces import Field, Spaces
from postroad.games import GAMES, OUR_OWN
from postroad.i18n import Words
from postroad.research.spaces import has_spaces, spaces

FILE = Path(__file__).resolve().parent.parent.parent / "docs" / "research.md"
HEAD = (Path(__file__).parent / "research_head.md").read_text(encoding="utf-8")
INTRODUCTION = """## What an observation holds

`spaces(slug).layout(seats)` has a slice for every field; players are counted from the viewer, who is 0. A byte is a \
number, unless the table says how many bytes make one, the lowest first. Bytes of no field are always 0. Below are \
the fields for two players; with more, the fields of a player follow once more for each."""


def text() -> str:
    """The whole page."""
    parts = [HEAD.strip(), INTRODUCTION]
    for game in OUR_OWN:
        if has_spaces(game.slug):
            parts += _game(Words("en").game(game.slug), spaces(game.slug), game.slug)
    return "\n\n".join(parts) + "\n"


def _game(title: str, space: Spaces[Any], slug: str) -> list[str]:
    sizes = ", ".join(f"{space.layout(seats).size} for {seats}" for seats in GAMES[slug].seats)
    rows = "\n".join(_row(field) for field in space.layout(2).fields)
    return [
        f"### {title}, version {space.version}",
        f"Bytes by number of players: {sizes}.",
        f"| bytes | field | is |\n|---|---|---|\n{rows}",
        f"{len(space.actions)} action ids: {_ids(space.actions)}.",
    ]


def _row(field: Field) -> str:
    place = field.slice
    where = str(place.start) if place.stop == place.start + 1 else f"{place.start} to {place.stop - 1}"
    each = f"; {field.bytes_each} bytes each" if field.bytes_each > 1 else ""
    return f"| {where} | `{field.name}` | {field.means}{each} |"


def _ids(actions: Sequence[str]) -> str:
    """Ranges of ids whose texts begin alike."""
    groups: list[list[int]] = []
    for number, action in enumerate(actions):
        if groups and _kind(actions[groups[-1][0]]) == _kind(action):
            groups[-1].append(number)
        else:
            groups.append([number])
    return ", ".join(
        f"{group[0]} `{actions[group[0]]}`"
        if len(group) == 1
        else f"{group[0]} to {group[-1]} `{actions[group[0]]}` to `{actions[group[-1]]}`"
        for group in groups
    )


def _kind(action: str) -> tuple[object, ...]:
    words = action.split()
    if words[0] == "play":
        return words[0], words[-1] == "new"
    if words[0] == "choose":
        return len(words), "dragon" in words, "witch" in words
    return words[0], *words[1:2][: words[0] == "close"]


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
