"""Writes docs/rules/ from the English catalogues: `make docs`.

A chapter is a group of rules below a comment of the catalogue: `## Rules: Setting up`.
"""

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast, parse

from postroad.core.game import Game
from postroad.games import OUR_OWN
from postroad.i18n import Words

FOLDER: Final = Path(__file__).resolve().parent.parent.parent / "docs" / "rules"
GROUP: Final = "Rules: "


def page(game: Game[Any, Any]) -> Path:
    """Where a game's rules are written."""
    return FOLDER / f"{game.slug.replace('-', '_')}.md"


def chapters(game: Game[Any, Any]) -> dict[str, list[str]]:
    """The names of a game's rules by the title of their chapter, as the English catalogue has them."""
    file = files("postroad.i18n") / "en" / f"{game.slug.replace('-', '_')}.ftl"
    found: dict[str, list[str]] = {}
    title = ""
    for one in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(one, ast.GroupComment):
            title = (one.content or "").removeprefix(GROUP) if (one.content or "").startswith(GROUP) else ""
        elif isinstance(one, ast.Message) and one.id.name.startswith(f"rule-{game.prefix}-"):
            found.setdefault(title, []).append(one.id.name.removeprefix("rule-"))
    return found


def text(game: Game[Any, Any]) -> str:
    """The whole page."""
    words = Words("en")
    parts = [
        f"# The rules of {words.game(game.slug)}",
        "Written by `make docs` from the English catalogue: change the texts there. Every rule has a name; "
        "a refusal gives the name of the rule it follows from, and tests are named by what the rule says.",
    ]
    for title, names in chapters(game).items():
        parts += [f"## {title}", "\n".join(f"- **{name}** {words.text(f'rule-{name}')}" for name in names)]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    for each in OUR_OWN:
        page(each).write_text(text(each), encoding="utf-8")
