"""Thurn und Taxis: how a search divides its attention at the root, learnt from what longer searches tried most."""

from base64 import b64encode
from collections.abc import Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from postroad.bots.bot import Bot, Budget
from postroad.bots.heuristics.thurn_taxis.bots import HORIZON, attention, judgement, turn_weights
from postroad.bots.heuristics.thurn_taxis.weights import ATTENTION, GREEDY
from postroad.bots.mcts import MctsBot
from postroad.bots.search import Search
from postroad.core.chance import Quick
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.training.searched_decisions import read

ITERATIONS: Final = 4000
JUDGED: Final = 250
QUICK: Final = 300  # iterations of a decision that is not thought over
EVERY: Final = 3  # one decision in so many is thought over
SEATS: Final = (2, 2, 2, 3, 4)  # by number of the game, over and over


def examples(deal: int, number: int, players: int, iterations: int, teacher: Any) -> list[Any]:
    """The decisions of a game that were thought over."""
    seats, luck = players or SEATS[number % len(SEATS)], Quick(-deal - 1)
    editions = list(THURN_TAXIS.editions)
    position = THURN_TAXIS.start({"edition": editions[number % len(editions)]}, seats, Quick(deal))
    found: list[Any] = []
    while position.to_act():
        is_thought_over = luck.below(EVERY) == 0
        world, visits = _searched(position, iterations if is_thought_over else QUICK, luck, teacher)
        if is_thought_over and len(visits) > 1:
            found.append([b64encode(world.pack()).decode(), sorted(visits.items())])
        position.advance(position.seat, max(visits, key=lambda action: (visits[action], -action)))
    return found


def _searched(
    position: ThurnTaxisPosition, iterations: int, luck: Quick, teacher: Any
) -> tuple[ThurnTaxisPosition, dict[int, int]]:
    """A world that the seat may think it is in, and how often a search tried each action that makes sense."""
    seat, seats, heuristics = position.seat, len(position.players), judgement()
    world = position.copy()
    world.chance = luck
    heuristics.deal(world, seat, luck)
    weights = turn_weights(world, luck, teacher or GREEDY)
    search = Search(world, seat, seats, heuristics, luck, HORIZON * seats)
    for action, weight in weights.items():
        search.weigh_root(action, weight)
    if len(weights) > 1:
        search.think(iterations)
    return world, search.visits()


def fit(games: Sequence[Any], teacher: Any) -> Any:
    """Find the weights under which the searches' decisions are least surprising."""
    from postroad.training.attention import fit as fitted

    return fitted([(game.number, read(game.examples)) for game in games], teacher or GREEDY)


def bot(weights: Any, iterations: int) -> Bot:
    """The search with this attention; weights are for all tables, or by the number of players."""
    learnt = weights if isinstance(weights, dict) else dict.fromkeys(THURN_TAXIS.seats, weights)
    look = partial(attention, learnt=learnt)
    return MctsBot(THURN_TAXIS, judgement(), look, Budget(iterations=iterations), HORIZON)


def is_for(_weights: Any, players: int) -> bool:
    return players in THURN_TAXIS.seats


def published() -> dict[int, list[float]]:
    return ATTENTION


def home() -> Path:
    return Path(str(files("postroad.bots.heuristics.thurn_taxis") / "attention.json"))


def part(weights: Any, players: int) -> tuple[str, Any]:
    return str(players), weights
