"""Spaces and batches by the slug of their game: modules `spaces` and `batch` beside the game's own."""

from typing import Any

from postroad.core.spaces import Spaces
from postroad.games import GAMES
from postroad.games.companions import companion


def spaces(slug: str) -> Spaces[Any]:
    """Action ids, masks and observations of a game; raises ValueError where there are none."""
    found: Spaces[Any] = _beside(slug, "spaces").SPACES
    return found


def batch_class(slug: str) -> Any:
    """The class that steps many games of a kind at once; raises ValueError where there is none."""
    return _beside(slug, "batch").BATCH


def _beside(slug: str, name: str) -> Any:
    if slug not in GAMES:
        raise ValueError(f"there is no game {slug!r}; there are {', '.join(GAMES)}")
    found = companion(slug, f"postroad.games.{{game}}.{name}", name)
    if found is None:
        raise ValueError(f"{slug} has no {name}")
    return found
