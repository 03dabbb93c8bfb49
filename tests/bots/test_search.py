"""The search: it knows no game, plays legally, is reproducible, and leaves memory whole."""

import os
import subprocess
import sys

from postroad.bots.insight.thurn_taxis.insight import ThurnTaxisInsight
from postroad.bots.insight.thurn_taxis.weights import GREEDY
from postroad.bots.search import Search
from postroad.core.chance import Quick
from postroad.core.playout import random_action
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition


def position(seed: int, plies: int, seats: int = 2) -> ThurnTaxisPosition:
    """A position of a random game."""
    found, players = THURN_TAXIS.start({}, seats, Quick(seed)), Quick(-seed)
    for _ in range(plies):
        found.advance(found.seat, random_action(found, found.seat, 1, players))
    return found


def searched(seed: int, plies: int, iterations: int, seats: int = 2) -> Search:
    root = position(seed, plies, seats)
    search = Search(root, root.seat, seats, ThurnTaxisInsight(GREEDY), Quick(seed), 0)
    search.think(iterations)
    return search


def test_the_search_has_its_signature() -> None:
    """A change here changes how every searching bot plays: measure its strength before you accept it."""
    nodes = [searched(seed, plies=40 * seed, iterations=300, seats=2 + seed % 3).nodes for seed in range(1, 7)]
    assert nodes == [626, 607, 624, 569, 663, 671]


def test_every_visit_is_of_a_legal_action_and_counted_once() -> None:
    for seed in range(1, 10):
        root = position(seed, 30 * seed)
        visits = searched(seed, 30 * seed, 200).visits()
        assert set(visits) == set(root.actions(root.seat))
        assert sum(visits.values()) == 200


def test_the_same_stream_gives_the_same_tree() -> None:
    assert searched(3, 60, 300).visits() == searched(3, 60, 300).visits()


def test_a_big_tree_is_freed_without_harm() -> None:
    """Run where every byte around every object is guarded."""
    script = (
        "from tests.bots.test_search import searched\n"
        "for seed in range(1, 6):\n"
        "    assert searched(seed, 30, 3000).nodes > 1000\n"
    )
    guarded = {**os.environ, "PYTHONMALLOC": "debug"}
    subprocess.run([sys.executable, "-c", script], env=guarded, check=True)
