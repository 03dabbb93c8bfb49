"""What there is to learn in a game: a module that it brings, found by its slug."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol, cast

from postroad.arena.journal import Unusable
from postroad.bots.bot import Bot
from postroad.games.companions import companion


class Fitted(Protocol):
    """What was learnt from games."""

    weights: Any  # as JSON writes them

    def told(self) -> str:
        """How well it foretells games that were not learnt from, in one line."""

    def figures(self) -> dict[str, Any]:
        """The same for the file that is published."""


class Lesson(Protocol):
    """How a game's bot learns from its own games."""

    ITERATIONS: int  # of a decision that is learnt from
    JUDGED: int  # iterations of the bots that are compared

    def examples(self, deal: int, number: int, players: int, iterations: int, teacher: Any) -> Any:
        """What one game teaches, as JSON writes it; 0 players: as many as is this game's turn."""

    def fit(self, games: Sequence[Any], teacher: Any) -> Fitted:
        """Learn; raises ValueError for too few games."""

    def bot(self, weights: Any, iterations: int) -> Bot:
        """The bot that goes by what was learnt."""

    def is_for(self, weights: Any, players: int) -> bool:
        """Whether anything was learnt for tables of so many."""

    def published(self) -> Any:
        """The weights that the bot goes by now."""

    def home(self) -> Path:
        """Where they are."""

    def part(self, weights: Any, players: int) -> tuple[str, Any]:
        """Under which name that file keeps what is for tables of so many, and those of the weights."""


def lesson(slug: str) -> Lesson:
    """What there is to learn in a game; raises Unusable where nothing is."""
    module = companion(slug, "postroad.training.{game}", "training")
    if module is None:
        raise Unusable(f"in {slug} there is nothing to learn: it brings no lesson")
    return cast("Lesson", module)
