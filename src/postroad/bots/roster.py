"""The bots there are: by spec, `name` or `name@budget`, with their levels."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from postroad.bots.bot import Bot, Budget, RandomBot
from postroad.bots.heuristics.kings_road import habits as kings_road
from postroad.bots.heuristics.thurn_taxis import weights
from postroad.bots.heuristics.thurn_taxis.bots import SensibleBot, TurnBot, turn_weights
from postroad.bots.heuristics.thurn_taxis.heuristics import ThurnTaxisHeuristics
from postroad.bots.mcts import MctsBot
from postroad.games.thurn_taxis.game import THURN_TAXIS


class UnknownBot(ValueError):
    """A spec that means no bot; the message says which there are."""


@dataclass(frozen=True)
class Entry:
    """One bot of a game; a level beats the one below it."""

    name: str
    level: int
    make: Callable[[Budget | None], Bot]
    budget: Budget | None = None  # what it has if none is given; None for a bot that needs none


def _mcts(budget: Budget | None) -> Bot:
    assert budget is not None
    heuristics = ThurnTaxisHeuristics(weights.TUNED)
    return MctsBot(THURN_TAXIS, heuristics, turn_weights, budget)


def _kings_road(name: str) -> Callable[[Budget | None], Bot]:
    """The maker of a bot that looks ahead; it is loaded when needed, as NumPy takes its time and memory."""

    def make(budget: Budget | None) -> Bot:
        from postroad.bots.heuristics.kings_road.bots import MAKERS

        return MAKERS[name](budget)

    return make


ROSTER: Final[dict[str, tuple[Entry, ...]]] = {
    "thurn-taxis": (
        Entry("random", 0, lambda _: RandomBot()),
        Entry("sensible", 1, lambda _: SensibleBot()),
        Entry("greedy", 2, lambda _: TurnBot(weights.GREEDY)),
        Entry("builder", 2, lambda _: TurnBot(weights.BUILDER)),
        Entry("racer", 2, lambda _: TurnBot(weights.RACER)),
        Entry("rival", 2, lambda _: TurnBot(weights.GREEDY, envy=0.5)),
        Entry("counter", 3, lambda _: TurnBot(weights.TUNED, worlds=4)),
        Entry("mcts", 4, _mcts, Budget(ms=300)),
    ),
    "kings-road": (
        Entry("random", 0, lambda _: RandomBot()),
        Entry("sensible", 1, lambda _: kings_road.SensibleBot()),
        Entry("noisy", 2, _kings_road("noisy")),
        Entry("greedy", 3, _kings_road("greedy")),
        Entry("second-guess", 4, _kings_road("second-guess")),
        Entry("stage", 5, _kings_road("stage"), Budget(ms=200)),
    ),
}

_SPEC: Final = re.compile(r"([a-z][a-z-]*)(?:@(\d{1,7})(ms|it))?")


def names(slug: str) -> list[str]:
    """The names of a game's bots, weakest first."""
    return [entry.name for entry in ROSTER[slug]]


def bot(spec: str, slug: str) -> Bot:
    """The bot that a spec means for a game; raises UnknownBot."""
    entry, budget = read(spec, slug)
    return entry.make(budget)


def read(spec: str, slug: str) -> tuple[Entry, Budget | None]:
    """The entry and the budget that a spec means for a game; raises UnknownBot."""
    match = _SPEC.fullmatch(spec)
    entry = next((entry for entry in ROSTER[slug] if match and entry.name == match[1]), None)
    if match is None or entry is None:
        raise UnknownBot(f"there is no bot {spec!r} for {slug}; there are {', '.join(names(slug))}")
    if match[2] is None:
        return entry, entry.budget
    if entry.budget is None:
        raise UnknownBot(f"{entry.name} needs no budget: write just {entry.name!r}")
    if int(match[2]) == 0:
        raise UnknownBot(f"{spec!r}: the budget must be at least 1")
    return entry, Budget(ms=int(match[2])) if match[3] == "ms" else Budget(iterations=int(match[2]))


def listing() -> str:
    """Every game's bots, for a line of help."""
    return "; ".join(f"{slug}: {', '.join(names(slug))}" for slug in ROSTER)
