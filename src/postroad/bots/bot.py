"""What a bot is, and the two that think nothing."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from postroad.core.chance import Chance


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: milliseconds a turn, or iterations a decision; one of them."""

    ms: int | None = None
    iterations: int | None = None

    def __str__(self) -> str:
        return f"{self.ms}ms" if self.ms is not None else f"{self.iterations}it"


class Bot(Protocol):
    """Chooses one of the legal actions from what its seat may know; may keep a plan within a turn."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Chance) -> Any:
        """One of `legal`."""


class RandomBot:
    """Every legal action is equally likely."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Chance) -> Any:
        return legal[rng.below(len(legal))]


class SensibleBot:
    """Random among the actions that are not plainly bad."""

    def __init__(self, habits: "Habits") -> None:
        self._habits = habits

    def choose(self, view: Any, legal: Sequence[Any], rng: Chance) -> Any:
        sensible = self._habits(view, legal)
        return sensible[rng.below(len(sensible))]


class Habits(Protocol):
    """Which of the legal actions a reasonable player would think of at all."""

    def __call__(self, view: Any, legal: Sequence[Any], /) -> Sequence[Any]: ...
