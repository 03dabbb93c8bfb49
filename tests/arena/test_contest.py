"""Who meets whom, in which seats, with which deals."""

import dataclasses
from collections import Counter

import pytest

from postroad.arena.contest import Contest, Fixture
from postroad.games import GAMES
from tests.arena.outcomes import contest


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (2, 3), (4, 4), (5, 3)])
def test_every_bot_of_a_lineup_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    planned = Contest("kings-road", {}, ("random",) * bots, players, 1, 1)
    for number, lineup in enumerate(planned.lineups):
        fixtures = [fixture for fixture in planned.fixtures() if fixture.lineup == number]
        for seat in range(players):
            assert Counter(planned.seats(fixture)[seat] for fixture in fixtures) == Counter(lineup)


@pytest.mark.parametrize("slug", list(GAMES))
def test_all_games_of_a_block_have_the_same_deal(slug: str) -> None:
    planned, game = contest("random", "sensible", slug=slug, players=3), GAMES[slug]
    starts = [game.start({}, 3, planned.deal(f)) for f in planned.fixtures() if f.block == 1]
    assert len({repr(game.view(start, seat)) for start in starts for seat in [0]}) == 1


def test_each_block_has_a_deal_of_its_own() -> None:
    planned, game = contest("random", "sensible", slug="thurn-taxis", games=40), GAMES["thurn-taxis"]
    deals = {repr(game.view(game.start({}, 2, planned.deal(Fixture(block, 0, 0))), 0)) for block in range(20)}
    assert len(deals) == 20


def test_the_second_block_of_a_seed_is_the_first_of_the_next() -> None:
    one, next_one = contest(seed=7), contest(seed=8)
    assert one.deal(Fixture(1, 0, 0)).below(2**31) == next_one.deal(Fixture(0, 0, 0)).below(2**31)


def test_no_bot_shares_its_luck_with_another_game_or_seat() -> None:
    planned = contest("a", "b", "c", players=3, games=9)
    firsts = [planned.luck(fixture, seat).below(2**31) for fixture in planned.fixtures() for seat in range(3)]
    assert len(set(firsts)) == len(firsts)


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert contest(players=4, games=9).blocks == 3


def test_two_players_meet_pair_by_pair() -> None:
    assert contest("a", "b", "c").lineups == ((0, 1), (0, 2), (1, 2))


def test_at_larger_tables_each_of_a_pair_is_once_alone_among_the_other() -> None:
    assert contest("a", "b", players=4).lineups == ((0, 1, 1, 1), (1, 0, 0, 0))


def test_a_one_sided_contest_has_the_first_bot_alone_and_no_more() -> None:
    planned = dataclasses.replace(contest("a", "b", "c", players=3), is_one_sided=True)
    assert planned.lineups == ((0, 1, 1), (0, 2, 2))
    assert planned.meetings == [(0, 1), (0, 2)]
    assert planned.command().endswith("--one-sided")


def test_bots_that_fill_the_table_also_play_all_together() -> None:
    assert contest("a", "b", "c", players=3).lineups[-1] == (0, 1, 2)


def test_a_bot_that_meets_itself_is_told_apart() -> None:
    assert contest("a", "b", "a").labels == ("a", "b", "a#2")


def test_the_command_names_the_options() -> None:
    planned = Contest("thurn-taxis", {"edition": "de", "first": 0}, ("random", "sensible"), 2, 10, 5)
    assert planned.command() == (
        "postroad arena thurn-taxis --bots random sensible --players 2 --games 10 --seed 5 --edition de --first 0"
    )
