"""A bot that sees everything: how much oftener it wins bounds what cleverness about hidden cards could gain."""

from collections.abc import Callable, Sequence
from typing import Any

from postroad.bots.bot import Bot
from postroad.bots.mcts import Table
from postroad.core.chance import Chance
from postroad.core.game import Game
from postroad.core.position import Position


class Cheater:
    """A search of the position that it was last shown, in place of one that it imagines."""

    def __init__(self, game: Game[Any, Any], search: Callable[[Table], Bot]) -> None:
        self._game = game
        self._shown: Position | None = None
        self._bot = search(self)

    def look(self, position: Position) -> None:
        """See everything."""
        self._shown = position

    def choose(self, view: Any, legal: Sequence[Any], rng: Chance) -> Any:
        return self._bot.choose(view, legal, rng)

    def imagine(self, _view: Any, _chance: Chance) -> Position:
        """The truth."""
        assert self._shown is not None
        return self._shown.copy()

    def named(self, position: Any, seat: int, number: int) -> Any:
        """What the game calls an action."""
        return self._game.named(position, seat, number)
