"""Bots that play in contests and nowhere else, game by game: bots as they were once, and cheaters."""

from collections.abc import Callable
from typing import NamedTuple

from postroad.bots.bot import Bot, Budget


class Guest(NamedTuple):
    """A bot that no roster lists; `GUESTS` in a game's module here has them by name."""

    peer: str  # the bot of the roster whose level and budget it has
    make: Callable[[Budget | None], Bot]
