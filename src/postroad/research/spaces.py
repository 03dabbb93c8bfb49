"""Spaces and batches by the slug of their game: modules `spaces` and `batch` beside the game's own."""

from types import ModuleType
from typing import Any

from postroad.core.spaces import Spaces
from postroad.games import GAMES
from postroad.games.companions import companion


def has_spaces(slug: str) -> bool:
    """Whether learning programs can play a game."""
    return _companion(slug, "spaces") is not None


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
    found = _companion(slug, name)
    if found is None:
        raise ValueError(f"{slug} has no {name}")
    return found


def _companion(slug: str, name: str) -> ModuleType | None:
    return companion(slug, f"postroad.games.{{game}}.{name}", name)
