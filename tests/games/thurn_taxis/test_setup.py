"""Before the first turn: TT-1 to TT-4."""

import pytest

from postroad.core.chance import Quick, Scripted
from postroad.core.refusals import Refused
from postroad.games.thurn_taxis.board import CITIES, FACTS, STACKS
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.names import cards
from tests.games.thurn_taxis.tables import ALL_EDITIONS, after, choices, display_of, refusal, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_begin_with_twenty_offices_and_nothing_else(seats: int) -> None:
    """TT-1: an empty hand, no route, no carriage, no tile."""
    position = THURN_TAXIS.start({}, seats, Quick(1))
    assert [
        (player.supply, player.offices, player.hand, player.length, player.carriage, player.tiles)
        for player in position.players
    ] == [(20, 0, 0, 0, 2, 0)] * seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_are_refused(seats: int) -> None:
    """TT-1: the refusal says how many may play."""
    with pytest.raises(Refused) as refused:
        THURN_TAXIS.start({}, seats, Quick(1))
    assert str(refused.value) == f"TT-1 wrong-number-of-seats seats={seats} least=2 most=4"


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_at_the_table_cannot_act(seat: int) -> None:
    """TT-1: seats count from 0."""
    assert refusal(table(hand="ulm"), "play ulm new", seat) == "TT-1 no-such-seat"


def test_six_of_66_cards_lie_in_the_display() -> None:
    """TT-2: the others are the deck; nothing is discarded."""
    position = THURN_TAXIS.start({}, 2, Quick(1))
    dealt = sorted([*display_of(position).split(), *cards(position.deck)])
    assert dealt == sorted(CITIES * 3)
    assert (position.deck_size, position.discard_size) == (60, 0)


def test_the_display_is_drawn_at_random() -> None:
    """TT-2: another shuffle, another display."""
    assert len({display_of(THURN_TAXIS.start({}, 2, Quick(seed))) for seed in range(50)}) == 50


def test_the_opening_is_the_display_in_slot_order() -> None:
    """TT-2: six refills, slots 0 to 5."""
    position = THURN_TAXIS.start({"first": 0}, 2, Scripted([0, 0, 0, 0, 62 - 1, 0]))
    cities = ["augsburg", "augsburg", "augsburg", "basel", "zuerich", "basel"]
    assert THURN_TAXIS.opening(position) == [
        {"chance": "refill", "slot": slot, "city": city} for slot, city in enumerate(cities)
    ]


def test_the_highest_tile_lies_on_top_of_each_of_ten_stacks() -> None:
    """TT-3: thirty tiles."""
    assert {stack: list(FACTS.stacks[stack]) for stack in STACKS} == {
        "length-5": [2, 1],
        "length-6": [3, 2, 1],
        "length-7": [4, 3, 2, 1],
        "baden": [3, 2, 1],
        "bayern": [5, 4, 3, 2],
        "boehmen-salzburg": [4, 3, 2],
        "schweiz-tyrol": [3, 2, 1],
        "wuerttemberg-hohenzollern": [3, 2, 1],
        "all-provinces": [6, 5, 4, 3],
        "game-end": [1],
    }


def test_the_host_may_say_who_begins() -> None:
    """TT-4: the first player is the host's choice."""
    assert THURN_TAXIS.start({"first": 2}, 3, Quick(1)).seat == 2


def test_who_begins_is_drawn_by_lot_otherwise() -> None:
    """TT-4: everyone can be first."""
    assert {THURN_TAXIS.start({}, 4, Quick(seed)).first for seed in range(50)} == {0, 1, 2, 3}


@pytest.mark.parametrize("first", [-1, 3, True, "0", 1.0])
def test_only_a_seat_can_be_first(first: object) -> None:
    """TT-4: the refusal says what is wrong."""
    with pytest.raises(Refused) as refused:
        THURN_TAXIS.start({"first": first}, 3, Quick(1))
    assert str(refused.value) == f"TT-4 first-is-no-seat first={first} seats=3"


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_play_goes_clockwise_from_the_first_player(edition: str) -> None:
    """TT-4: in seat order, round and round."""
    position = THURN_TAXIS.start({"first": 2, "edition": edition}, 3, Quick(1))
    seats = [position.seat]
    for _ in range(3):
        position = after(position, "draw", "call postmaster", "draw")
        position = after(position, choices(position)[0], "end")
        seats.append(position.seat)
    assert seats == [2, 0, 1, 2]


def test_nobody_acts_in_another_ones_turn() -> None:
    """TT-4: the refusal names no action as legal."""
    assert refusal(table(hand="ulm"), "play ulm new", seat=1) == "TT-4 not-your-turn"
