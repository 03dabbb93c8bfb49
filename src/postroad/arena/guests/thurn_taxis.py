"""Guests of Thurn und Taxis: `mcts` as it was in 2026, never changed, and `mcts` with the true position."""

from typing import Final

from postroad.arena.guests import Guest
from postroad.arena.guests.cheater import Cheater
from postroad.bots.bot import Bot, Budget
from postroad.bots.heuristics.known_world import KnownWorldHeuristics
from postroad.bots.heuristics.thurn_taxis import weights
from postroad.bots.heuristics.thurn_taxis.bots import HORIZON, attention, judgement, turn_weights
from postroad.bots.heuristics.thurn_taxis.heuristics import ThurnTaxisHeuristics
from postroad.bots.mcts import MctsBot
from postroad.games.thurn_taxis.game import THURN_TAXIS


def _mcts_2026(budget: Budget | None) -> Bot:
    """Rollouts to the end of the game, a new tree for every decision."""
    assert budget is not None
    return MctsBot(THURN_TAXIS, ThurnTaxisHeuristics(weights.TUNED), turn_weights, budget, horizon=0)


def _cheater(budget: Budget | None) -> Bot:
    assert budget is not None
    heuristics = KnownWorldHeuristics(judgement())
    return Cheater(THURN_TAXIS, lambda table: MctsBot(table, heuristics, attention, budget, HORIZON))


GUESTS: Final = {"cheater": Guest("mcts", _cheater), "mcts-2026": Guest("mcts", _mcts_2026)}
