"""What a game brings for other parts of the program: modules and catalogues, found by the game's slug."""

from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType

from postroad.games import GAMES, OUR_OWN


def companion(slug: str, inside: str, outside: str) -> ModuleType | None:
    """The module that a game brings for one part of the program; None where it brings none.

    A game of this package has it in that part (`inside`, with `{game}` for its folder's name), a game of another
    package beside its own game module (`outside`).

    >>> companion("thurn-taxis", "postroad.games.{game}.scoring", "scoring").__name__
    'postroad.games.thurn_taxis.scoring'
    """
    package = _package(slug)
    is_ours = GAMES[slug] in OUR_OWN
    name = inside.format(game=package.rpartition(".")[2]) if is_ours else f"{package}.{outside}"
    return import_module(name) if find_spec(name) else None


def catalogues(language: str) -> list[Traversable]:
    """The Fluent files that games of other packages bring in a language: `i18n/<language>/*.ftl`."""
    folders = [files(_package(slug)) / "i18n" / language for slug, game in GAMES.items() if game not in OUR_OWN]
    found = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    return sorted((file for file in found if file.name.endswith(".ftl")), key=str)


def _package(slug: str) -> str:
    return type(GAMES[slug]).__module__.rpartition(".")[0]
