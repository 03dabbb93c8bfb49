"""Who may enter a contest: the bots of the roster, and some that no roster lists.

`mcts-2026` and `stage-2026` are frozen (`frozen.py`). `cheater@1000it` is `mcts@1000it` but for one thing:
it searches the true position, with the cards that the others hide, in place of one that it imagines. How
much oftener it wins bounds what any cleverness about hidden cards could gain.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from postroad.arena import frozen
from postroad.bots.bot import Bot, BotKind, Budget
from postroad.bots.heuristics.known_world import KnownWorldHeuristics
from postroad.bots.heuristics.thurn_taxis import weights
from postroad.bots.heuristics.thurn_taxis.bots import turn_weights
from postroad.bots.heuristics.thurn_taxis.heuristics import ThurnTaxisHeuristics
from postroad.bots.mcts import MctsBot
from postroad.bots.own import read as read_bot
from postroad.bots.own import seated
from postroad.core.chance import Chance
from postroad.core.position import Position
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition


class Cheater:
    """A search of the position that it was last shown."""

    def __init__(self, budget: Budget) -> None:
        self._shown: Position | None = None
        heuristics = KnownWorldHeuristics(ThurnTaxisHeuristics(weights.TUNED))
        self._bot = MctsBot(self, heuristics, turn_weights, budget)

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
        assert isinstance(position, ThurnTaxisPosition)
        return THURN_TAXIS.named(position, seat, number)


class Guest(NamedTuple):
    """A bot that plays in contests and nowhere else."""

    peer: str  # the bot of the roster whose level and budget it has
    make: Callable[[Budget | None], Bot]


def read(spec: str, slug: str) -> tuple[BotKind, Budget | None]:
    """The entry and the budget that a spec means for a game; raises UnknownBot."""
    name, at, budget = spec.partition("@")
    guest = GUESTS.get(slug, {}).get(name)
    if guest is None:
        return read_bot(spec, slug)
    peer, found = read_bot(guest.peer + at + budget, slug)
    return BotKind(name, peer.level, guest.make, peer.budget), found


def entrant(spec: str, slug: str, seat: int = 0) -> Bot:
    """The bot that a spec means for a seat; raises UnknownBot."""
    if spec.partition("@")[0] not in GUESTS.get(slug, {}):
        return seated(spec, slug, seat)
    entry, budget = read(spec, slug)
    return entry.make(budget)


def _cheater(budget: Budget | None) -> Bot:
    assert budget is not None
    return Cheater(budget)


GUESTS: Final[dict[str, dict[str, Guest]]] = {
    "thurn-taxis": {"cheater": Guest("mcts", _cheater), "mcts-2026": Guest("mcts", frozen.mcts)},
    "kings-road": {"stage-2026": Guest("stage", frozen.stage)},
}
