"""The bots of King's Road, weakest first."""

from collections.abc import Callable
from typing import Final

from postroad.bots.bot import Bot, BotKind, Budget
from postroad.bots.heuristics.kings_road.habits import SensibleBot
from postroad.core.missing import MissingExtra


def _thinking(name: str) -> Callable[[Budget | None], Bot]:
    """The maker of a bot that thinks ahead; it is loaded when needed, as NumPy takes its time and memory."""

    def make(budget: Budget | None) -> Bot:
        try:
            from postroad.bots.heuristics.kings_road.bots import MAKERS
        except ModuleNotFoundError:
            raise MissingExtra("numpy", "play") from None
        return MAKERS[name](budget)

    return make


def _stage(budget: Budget | None) -> Bot:
    """The solver, loaded when needed like the others."""
    try:
        from postroad.bots.heuristics.kings_road.solving import SolvingBot
    except ModuleNotFoundError:
        raise MissingExtra("numpy", "play") from None
    assert budget is not None
    return SolvingBot(budget)


BOTS: Final = (
    BotKind("sensible", 1, lambda _: SensibleBot()),
    BotKind("dreamer", 2, _thinking("dreamer")),
    BotKind("dabbler", 3, _thinking("dabbler")),
    BotKind("learner", 4, _thinking("learner"), is_for_newcomers=True),
    BotKind("reckoner", 5, _thinking("reckoner")),
    BotKind("adept", 6, _thinking("adept")),
    BotKind("noisy", 7, _thinking("noisy")),
    BotKind("greedy", 8, _thinking("greedy")),
    BotKind("second-guess", 9, _thinking("second-guess")),
    BotKind("wary", 9, _thinking("wary")),
    BotKind("stage", 10, _stage, Budget(ms=200)),
)
