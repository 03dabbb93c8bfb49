"""Bots as they were in 2026: what later ones are measured against, never changed, in contests alone."""

from postroad.bots.bot import Bot, Budget
from postroad.bots.heuristics.thurn_taxis import weights
from postroad.bots.heuristics.thurn_taxis.bots import turn_weights
from postroad.bots.heuristics.thurn_taxis.heuristics import ThurnTaxisHeuristics
from postroad.bots.mcts import MctsBot
from postroad.games.thurn_taxis.game import THURN_TAXIS


def mcts(budget: Budget | None) -> Bot:
    """The search of Thurn und Taxis: rollouts to the end of the game, a new tree for every decision."""
    assert budget is not None
    return MctsBot(THURN_TAXIS, ThurnTaxisHeuristics(weights.TUNED), turn_weights, budget)


def stage(budget: Budget | None) -> Bot:
    """The solver of King's Road; loaded when needed, as NumPy takes its time and memory."""
    from postroad.bots.heuristics.kings_road.bots import StageBot
    from postroad.bots.heuristics.kings_road.weights import STAGE

    assert budget is not None
    return StageBot(budget, STAGE)
