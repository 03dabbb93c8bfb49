"""A bot that searches: information-set Monte Carlo tree search within a budget."""

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from postroad.bots.bot import Budget
from postroad.bots.heuristics.heuristics import Heuristics
from postroad.bots.search import Search
from postroad.core.chance import Chance
from postroad.core.position import Position

CHUNK = 32  # iterations between two looks at the clock
SHARE = 0.5  # of what is left of a turn's budget goes to the next decision

RootWeights = Callable[[Position, Chance], dict[int, float]]


class Table(Protocol):
    """As much of a game as a search needs."""

    def imagine(self, view: Any, chance: Chance) -> Any:
        """A position to search from."""

    def named(self, position: Any, seat: int, number: int) -> Any:
        """The action that a number means."""


class MctsBot:
    """Searches anew at every decision that leaves a choice; a turn's decisions share its budget."""

    def __init__(
        self, game: Table, heuristics: Heuristics, root_weights: RootWeights, budget: Budget, horizon: int
    ) -> None:
        self._game = game
        self._heuristics = heuristics
        self._root_weights = root_weights
        self._budget = budget
        self._horizon = horizon  # rounds that a rollout goes on for; 0 means to the end of the game
        self._turn: object = None
        self._spent_s = 0.0

    def choose(self, view: Any, legal: Sequence[Any], rng: Chance) -> Any:
        if len(legal) == 1:
            return legal[0]
        with _without_collector():
            return self._searched(view, rng)

    def _searched(self, view: Any, rng: Chance) -> Any:
        started = self._budget.clock()
        world = self._game.imagine(view, rng)
        seats = len(view.players)
        search = Search(world, view.seat, seats, self._heuristics, rng, self._horizon * seats)
        weights = self._root_weights(world, rng)
        for action, weight in weights.items():
            search.weigh_root(action, weight)
        if len(weights) > 1:
            self._think(search, (view.round, view.seat), started)
        visits = search.visits()
        return self._game.named(world, view.seat, max(visits, key=lambda action: (visits[action], -action)))

    def _think(self, search: Search, turn: object, started: float) -> None:
        if self._budget.iterations is not None:
            search.decide(self._budget.iterations)
            return
        assert self._budget.ms is not None
        if turn != self._turn:
            self._turn, self._spent_s = turn, 0.0
        deadline = started + (self._budget.ms / 1000 - self._spent_s) * SHARE
        begun, done = self._budget.clock(), 0
        while True:
            search.think(CHUNK)
            done += CHUNK
            now = self._budget.clock()
            pace = done / (now - begun)  # iterations a second
            if now >= deadline or int(search.lead()) > (deadline - now) * pace:
                break
        self._spent_s += self._budget.clock() - started


@contextmanager
def _without_collector() -> Iterator[None]:
    """A tree has no cycles, and looking for some took a quarter of a long search's time; it is freed before the end."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
