"""Draws a game as one viewer sees it. A game of another package brings a module `drawing` with `board(view)`."""

from dataclasses import dataclass
from typing import Any

from postroad.core.transcript import Transcript
from postroad.games import GAMES
from postroad.games.companions import companion


@dataclass(frozen=True, repr=False)  # thousands of characters would bury a prompt
class Drawing:
    """A picture; a notebook shows it, `svg` is its text."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg


def draw(what: Any, seat: int | None = None) -> Drawing:
    """The board of a position, a transcript or a view; of the first two as a seat sees it, or a spectator (None).

    Raises LookupError for anything else, and for a game that brings no drawing.
    """
    position = what.position if isinstance(what, Transcript) else what
    package = type(position).__module__.rpartition(".")[0]
    slug = next((slug for slug, game in GAMES.items() if type(game).__module__.rpartition(".")[0] == package), None)
    if slug is None:
        raise LookupError(f"no game has a {type(what).__name__}: give a position, a transcript or a view")
    module = companion(slug, "postroad.drawing.{game}", "drawing")
    if module is None:
        raise LookupError(f"{slug} brings no drawing")
    view = position if hasattr(position, "turn_id") else GAMES[slug].view(position, seat)
    return Drawing(module.board(view))
