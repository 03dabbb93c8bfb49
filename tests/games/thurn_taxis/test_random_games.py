"""What holds at every moment of any game: random, greedy and hoarding players."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postroad.core.bits import count, members_of
from postroad.core.chance import Quick
from postroad.core.playout import playout
from postroad.games.thurn_taxis.board import CITIES, FACTS, PROVINCES, set_of, size
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.names import cards, cities, route
from postroad.games.thurn_taxis.numbers import PLACE
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.state import Player
from tests.games.thurn_taxis.policies import POLICIES, Policy, at_random, greedily, hoarding, play
from tests.games.thurn_taxis.tables import ALL_EDITIONS, ALL_MIXES, display_of

EVERY_WAY: list[dict[str, Any]] = [*({"edition": edition} for edition in ALL_EDITIONS), *ALL_MIXES]
ALL = Counter(dict.fromkeys(CITIES, 3))
ROADS = {frozenset(road) for road in FACTS.roads}
FEWEST_ROUNDS = 14


def check(position: ThurnTaxisPosition) -> None:
    """Cards, offices, routes and tiles are all there, and counted right."""
    found = Counter(cards(position.deck) + cards(position.discard))
    found.update(city for city in display_of(position).split() if city != "-")
    for player in position.players:
        found.update(cards(player.hand) + route(player))
        _check_player(player)
    assert found == ALL  # TT-2
    assert (position.deck_size, position.discard_size) == (size(position.deck), size(position.discard))
    assert count(position.tiles) + sum(count(player.tiles) for player in position.players) == 30  # TT-3
    assert position.me is position.players[position.seat]
    assert position.phase == PLACE or position.pending == position.choices == 0  # equal tables are equal numbers


def _check_player(player: Player) -> None:
    stops = route(player)
    assert player.hand_size == size(player.hand)
    assert not Counter(cards(player.known)) - Counter(cards(player.hand))  # TT-50
    assert count(player.offices) + player.supply == 20  # TT-1
    assert player.route == set_of(stops)  # TT-14: no city twice
    assert stops or player.order_low == player.order_high == 0
    assert all(frozenset(pair) in ROADS for pair in pairwise(stops))  # TT-14
    assert [PROVINCES[number] for number in members_of(player.visited)] == _provinces(stops)
    assert [PROVINCES[number] for number in members_of(player.present)] == _provinces(cities(player.offices))
    assert 2 <= player.carriage <= 7


def _provinces(found: list[str]) -> list[str]:
    return [province for province, members in FACTS.provinces.items() if set(members) & set(found)]


@settings(deadline=None, max_examples=30)
@given(
    options=st.sampled_from(EVERY_WAY),
    seats=st.integers(2, 4),
    policy=st.sampled_from(POLICIES),
    seed=st.integers(0, 2**32),
)
def test_cards_offices_and_tiles_are_all_there_at_every_moment(
    options: dict[str, Any], seats: int, policy: Policy, seed: int
) -> None:
    """TT-1, TT-2, TT-3, TT-14, TT-50: in every edition and mix."""
    position = THURN_TAXIS.start(options, seats, Quick(seed))
    check(position)
    for _, _, step in play(position, policy, Quick(-seed), most=400):
        check(step.position)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", EVERY_WAY, ids=lambda options: "-".join(map(str, options.values())))
def test_random_games_end_in_time_and_not_too_soon(options: dict[str, Any], seats: int) -> None:
    """TT-40, TT-43: with a winner, after 14 turns of each at the least."""
    for seed in range(100):
        position = THURN_TAXIS.start(options, seats, Quick(seed))
        playout(position, Quick(-seed))
        standings = THURN_TAXIS.standings(position)
        assert standings.state == "over"
        assert standings.scores[standings.winners[0]] == max(standings.scores)
        assert FEWEST_ROUNDS <= position.round < THURN_TAXIS.limit


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_greedy_games_end_fast_but_not_too_soon(edition: str, seats: int) -> None:
    """TT-40: players who hurry still need 14 turns."""
    rounds = [_rounds(edition, seats, greedily, seed) for seed in range(40)]
    assert FEWEST_ROUNDS <= min(rounds) < 40


def _rounds(edition: str, seats: int, policy: Policy, seed: int) -> int:
    position = THURN_TAXIS.start({"edition": edition}, seats, Quick(seed))
    for _, _, step in play(position, policy, Quick(-seed)):
        position = step.position
    assert THURN_TAXIS.standings(position).state == "over"
    return position.round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hoarders_empty_the_table_again_and_again(seats: int) -> None:
    """TT-12: so that its clauses are part of what the properties see."""
    position = THURN_TAXIS.start({}, seats, Quick(seats))
    empty_slots = sum(step.position.filled != 63 for _, _, step in play(position, hoarding, Quick(1), most=3000))
    assert empty_slots > 100


@pytest.mark.parametrize("policy", [at_random, greedily])
def test_each_turn_belongs_to_the_next_seat_and_all_have_equally_many(policy: Policy) -> None:
    """TT-4, TT-40: the last turn is that of the player to the right of the first player."""
    position = THURN_TAXIS.start({"first": 1}, 3, Quick(7))
    turns = [before.seat for before, action, _ in play(position, policy, Quick(7)) if action.do == "end"]
    assert turns == [(1 + turn) % 3 for turn in range(len(turns))]
    assert len(turns) % 3 == 0


def test_the_game_that_a_seed_gives_is_always_the_same() -> None:
    """TT-2: chance comes from one source."""
    games = []
    for _ in range(2):
        position = THURN_TAXIS.start({}, 3, Quick(5))
        games.append([step.entries for _, _, step in play(position, at_random, Quick(6))])
    assert games[0] == games[1]


def test_offices_and_carriages_only_grow() -> None:
    """TT-31, TT-38: an office stands for good, a carriage is one higher at most."""
    position = THURN_TAXIS.start({}, 4, Quick(3))
    for before, _, step in play(position, greedily, Quick(3)):
        for was, now in zip(before.players, step.position.players, strict=True):
            assert set(cities(was.offices)) <= set(cities(now.offices))
            assert now.carriage - was.carriage in (0, 1)
