"""The protocol of a bot, its kinds and budgets, and the bot that chooses at random."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from postroad.core.chance import Chance


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: milliseconds a turn by a clock, or iterations a decision."""

    ms: int | None = None
    iterations: int | None = None
    clock: Callable[[], float] = time.perf_counter  # that milliseconds are measured by, in seconds

    def __str__(self) -> str:
        return f"{self.ms}ms" if self.ms is not None else f"{self.iterations}it"


class Bot(Protocol):
    """Chooses one of the legal actions from what its seat may know; may keep a plan within a turn.

    It may also have any of these, and is then told: `begin(slug, seat, seats, options)` before a game,
    `tell(events)` after every action, `finish(standings)` at the end. One that has
    `choose_many(views, legals, rngs)` is asked for many games at once where they are played by the thousand.
    """

    def choose(self, view: Any, legal: Sequence[Any], rng: Chance) -> Any:
        """One of `legal`."""


@dataclass(frozen=True)
class BotKind:
    """One bot of a game's roster; a level beats the one below it."""

    name: str
    level: int
    make: "Callable[[Budget | None], Bot]"
    budget: Budget | None = None  # what it has if none is given; None for a bot that needs none
    is_for_newcomers: bool = False  # the weakest that does not bore whoever plays for the first time


class RandomBot:
    """Every legal action is equally likely."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Chance) -> Any:
        return legal[rng.below(len(legal))]
