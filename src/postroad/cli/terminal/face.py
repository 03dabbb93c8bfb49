"""How a game is shown and typed in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import Console, RenderableType

from postroad.core.game import Game
from postroad.i18n import Words


class Face(Protocol):
    """A module of a game's own, or the general face."""

    EXAMPLE_RULE: str
    HELP: str  # the message that says how to type an action, and what the signs mean

    def board(self, view: Any, hands: Mapping[int, Sequence[str]], words: Words) -> RenderableType:
        """The table; `hands` are the ones to be shown."""

    def brief(self, view: Any, words: Words) -> RenderableType:
        """What changes between the steps of one turn."""

    def own_hand(self, view: Any) -> Mapping[int, Sequence[str]]:
        """The hand that the view's own seat sees."""

    def chart(self, view: Any, words: Words) -> RenderableType:
        """The map."""

    def ask(self, console: Console, view: Any, words: Words) -> None:
        """Show what may be done now."""

    def action(self, game: Game[Any, Any], position: Any, seat: int, typed: str) -> Any:
        """The action that was typed; raises Refused if it is none."""
