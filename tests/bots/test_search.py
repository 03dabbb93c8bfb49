"""The search: it knows no game, plays legally, is reproducible, and leaves memory whole."""

import os
import subprocess
import sys

from postroad.bots.heuristics.thurn_taxis.heuristics import ThurnTaxisHeuristics
from postroad.bots.heuristics.thurn_taxis.weights import GREEDY
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


def started(seed: int, plies: int, seats: int = 2) -> Search:
    root = position(seed, plies, seats)
    return Search(root, root.seat, seats, ThurnTaxisHeuristics(GREEDY), Quick(seed), 0)


def searched(seed: int, plies: int, iterations: int, seats: int = 2) -> Search:
    search = started(seed, plies, seats)
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


def test_a_search_that_is_decided_stops_and_decides_as_if_it_had_gone_on() -> None:
    saved = 0
    for seed in range(1, 13):
        whole, short = searched(seed, 20 * seed, 400).visits(), started(seed, 20 * seed)
        short.decide(400)
        visits = short.visits()
        saved += 400 - sum(visits.values())
        assert max(visits, key=visits.__getitem__) == max(whole, key=whole.__getitem__)
    assert saved > 400


def test_nothing_but_what_was_weighed_is_tried_at_the_root() -> None:
    search = started(4, 60)
    offered = sorted(position(4, 60).actions(position(4, 60).seat))[:2]
    for action in offered:
        search.weigh_root(action, 1.0)
    search.think(100)
    assert sorted(search.visits()) == offered
    assert sum(search.visits().values()) == 100


def test_a_big_tree_is_freed_without_harm() -> None:
    """Run where every byte around every object is guarded."""
    script = (
        "from tests.bots.test_search import searched\n"
        "for seed in range(1, 6):\n"
        "    assert searched(seed, 30, 3000).nodes > 1000\n"
    )
    guarded = {**os.environ, "PYTHONMALLOC": "debug"}
    subprocess.run([sys.executable, "-c", script], env=guarded, check=True)
