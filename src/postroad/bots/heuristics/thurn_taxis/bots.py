"""Bots of Thurn und Taxis that look one turn ahead."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from postroad.bots.heuristics.roughness import drawn_roughly
from postroad.bots.heuristics.thurn_taxis.habit import habit
from postroad.bots.heuristics.thurn_taxis.heuristics import ThurnTaxisHeuristics
from postroad.bots.heuristics.thurn_taxis.routine import Routine
from postroad.bots.heuristics.thurn_taxis.sense import sensible
from postroad.bots.heuristics.thurn_taxis.turn import TurnPlanner, best_action
from postroad.bots.heuristics.thurn_taxis.weights import ATTENTION, GREEDY, OUTLOOKS, ROUTINE, TUNED
from postroad.core.bits import members_of
from postroad.core.chance import Chance
from postroad.core.position import Position
from postroad.games.thurn_taxis.actions import Action, named
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.view import View, imagine

LEAST: Final = 0.02  # of attention for an action that looks bad
HORIZON: Final = 4  # rounds that a rollout of the search goes on for; what it led to is judged by weights


class SensibleBot:
    """Takes what fits, extends what can be extended, closes what brings a carriage; does not plan."""

    def choose(self, view: View, legal: Sequence[Action], rng: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        world = imagine(view, rng)
        return named(world, habit(world, rng))


class TurnBot:
    """Goes through every way to finish its turn and takes the one that leaves most."""

    def __init__(self, weights: list[float], envy: float = 0.0, worlds: int = 1) -> None:
        self._weights = weights
        self._envy = envy
        self._worlds = worlds

    def choose(self, view: View, legal: Sequence[Action], rng: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        planner = TurnPlanner(self._weights, len(view.players), rng, self._envy)
        if self._worlds == 1:
            world = imagine(view, rng)
            return named(world, best_action(planner, world))
        return self._best_on_average(planner, view, rng)

    def _best_on_average(self, planner: TurnPlanner, view: View, rng: Chance) -> Action:
        """The action that is best over several worlds that might be."""
        totals: dict[int, float] = {}
        for _ in range(self._worlds):
            world = imagine(view, rng)
            for action in members_of(sensible(world)):
                totals[action] = totals.get(action, 0.0) + planner.value_of(world, action)
        return named(world, max(totals, key=lambda action: totals[action]))


class RoughBot:
    """Values its turn as the greedy one does, but roughly: the less an action leaves, the rarer it is."""

    def __init__(self, roughness: float) -> None:
        self._roughness = roughness  # what differs by so many points is e times as rare

    def choose(self, view: View, legal: Sequence[Action], rng: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        world = imagine(view, rng)
        planner = TurnPlanner(GREEDY, len(view.players), rng, 0.0)
        values = {action: planner.value_of(world, action) for action in members_of(sensible(world))}
        return named(world, drawn_roughly(values, self._roughness, rng))


def judgement() -> ThurnTaxisHeuristics:
    """What the search knows of the game."""
    return ThurnTaxisHeuristics(TUNED, Routine(ROUTINE), OUTLOOKS)


def turn_weights(position: Position, rng: Chance, weights: Sequence[float] = GREEDY) -> dict[int, float]:
    """How much of a search's attention each action deserves that makes sense, by looking one turn ahead."""
    assert isinstance(position, ThurnTaxisPosition)
    planner = TurnPlanner(list(weights), len(position.players), rng, 0.0)
    values = {action: planner.value_of(position, action) for action in members_of(sensible(position))}
    best = max(values.values())
    return {action: LEAST + math.exp(value - best) for action, value in values.items()}


def attention(position: Position, rng: Chance, learnt: Mapping[int, Sequence[float]] = ATTENTION) -> dict[int, float]:
    """The same, as it was learnt for so many players: what `mcts` goes by."""
    assert isinstance(position, ThurnTaxisPosition)
    return turn_weights(position, rng, learnt.get(len(position.players), GREEDY))
