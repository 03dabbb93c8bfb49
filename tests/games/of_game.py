"""What the tests of a game bring for tests of every game: modules of `tests/games/<game>`, found by its slug."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def brought(slug: str, module: str, name: str, default: Any) -> Any:
    """What a module of a game's tests is called by a name; the default where there is no such module."""
    folder = f"tests.games.{slug.replace('-', '_')}"
    if not find_spec(folder) or not find_spec(f"{folder}.{module}"):
        return default
    return getattr(import_module(f"{folder}.{module}"), name)
