"""Options of the command line that only one game has, beyond its choices."""

from typing import Any

from postroad.games import GAMES
from postroad.games.companions import companion


def added_options() -> list[Any]:
    """`OPTIONS` of each game: of ours in this folder, of other packages in their module `terminal`."""
    brought = [companion(slug, "postroad.cli.added_options.{game}", "terminal") for slug in GAMES]
    return [option for module in brought for option in getattr(module, "OPTIONS", ())]
