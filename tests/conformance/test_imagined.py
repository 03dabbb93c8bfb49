"""What a viewer imagines cannot be told from the truth, and the truth is always among it: TT-50, KR-50."""

from collections import Counter
from functools import cache
from math import sqrt
from random import Random
from typing import Any

import pytest

from postroad.core.chance import Quick
from postroad.core.playout import playout
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.numbers import CHOICES
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.names import cards
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from tests.conformance.cases import Case, choosers, every_case
from tests.conformance.hidden import Viewer, encoded, moves
from tests.conformance.support import can_be_placed, hidden_hands, is_complete, is_possible, loose, may_be_dealt
from tests.games.thurn_taxis.hidden import shuffled

DEALS = 400


@pytest.mark.slow
@every_case
def test_an_imagined_position_looks_as_the_true_one_and_plays_on_to_the_end(case: Case) -> None:
    game = case.game
    for chooser in choosers(case):
        for number, move in enumerate(moves(case, 4, chooser)):
            for viewer in (None, *range(case.seats)):
                view = game.view(move.before, viewer)
                imagined = game.imagine(view, Quick(number))
                assert encoded(game.view(imagined, viewer)) == encoded(view)
                assert is_complete(imagined)
                assert is_possible(imagined, view, imagined)
                playout(imagined, Quick(-number))
                assert game.standings(imagined).state in ("over", "limit")
                assert is_complete(imagined)


@pytest.mark.slow
@every_case
def test_the_true_position_can_always_be_imagined(case: Case) -> None:
    for chooser in choosers(case):
        for move in moves(case, 5, chooser):
            for viewer in (None, *range(case.seats)):
                view = case.game.view(move.before, viewer)
                imagined = case.game.imagine(view, Quick(1))
                assert is_possible(move.before, view, imagined), f"{chooser}, viewer {viewer}\n{move.before}"


@cache
def reshuffled() -> ThurnTaxisPosition:
    """A position of a secretive game with hidden cards from before the last reshuffle, and others since."""
    for move in moves(Case("thurn-taxis", {}, 3), 1, "secret", most=2000, checked=2000):
        position: ThurnTaxisPosition = move.before
        hidden = [player.hand_size - len(cards(player.known)) for player in position.players]
        if position.deck_size > 5 and all(
            0 < player.old < n for player, n in zip(position.players, hidden, strict=True)
        ):
            return position
    raise LookupError("no such position")


def test_cards_that_cannot_lie_in_the_deck_are_noticed_there() -> None:
    position = reshuffled()
    view = THURN_TAXIS.view(position, 0)
    possible = {may_be_dealt(shuffled(position, 0, Random(seed)), view) for seed in range(100)}
    assert may_be_dealt(position, view)
    assert False in possible


@pytest.mark.parametrize(
    ("surplus", "hands", "places", "fits"),
    [
        ("ulm", ["ulm", "linz"], [1, 0], True),
        ("ulm", ["ulm", "linz"], [0, 1], False),
        ("ulm linz", ["ulm linz", "ulm"], [1, 1], True),
        ("ulm linz", ["ulm linz", "ulm"], [2, 0], True),
        ("ulm linz", ["ulm linz", "ulm"], [1, 0], False),
        ("ulm ulm linz", ["ulm linz", "ulm", "ulm"], [1, 1, 1], True),
        ("ulm linz lodz", ["ulm linz", "ulm lodz", "lodz"], [1, 1, 1], True),
        ("ulm linz lodz", ["ulm linz", "linz lodz", "basel"], [1, 1, 1], False),
    ],
)
def test_old_cards_are_placed_by_moving_others_where_need_be(
    surplus: str, hands: list[str], places: list[int], fits: bool
) -> None:
    held = {seat: Counter(hand.split()) for seat, hand in enumerate(hands)}
    assert can_be_placed(Counter(surplus.split()), held, dict(enumerate(places))) == fits


def dealt(position: Any, viewer: Viewer) -> list[Any]:
    """Many positions imagined from one view."""
    view = THURN_TAXIS.view(position, viewer)
    return [THURN_TAXIS.imagine(view, Quick(seed)) for seed in range(DEALS)]


def unseen_by(position: ThurnTaxisPosition, viewer: Viewer) -> Counter[str]:
    return sum(hidden_hands(position, viewer).values(), Counter(cards(position.deck)))


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_every_card_that_may_lie_in_the_deck_turns_up_there_and_no_other(viewer: Viewer) -> None:
    position = reshuffled()
    possible = loose(THURN_TAXIS.view(position, viewer), unseen_by(position, viewer))
    assert {city for world in dealt(position, viewer) for city in cards(world.deck)} == set(possible)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_every_unseen_card_turns_up_in_every_other_hand(viewer: Viewer) -> None:
    position = reshuffled()
    worlds = dealt(position, viewer)
    for seat in hidden_hands(position, viewer):
        assert {city for world in worlds for city in hidden_hands(world, viewer)[seat]} == set(
            unseen_by(position, viewer)
        )


def test_before_a_reshuffle_every_unseen_card_is_as_likely_in_the_deck() -> None:
    *_, move = moves(Case("thurn-taxis", {}, 4), 1, "secret", most=40)
    unseen, worlds = unseen_by(move.before, 0), dealt(move.before, 0)
    found = Counter(city for world in worlds for city in cards(world.deck))
    share = move.before.deck_size / unseen.total()
    assert 0.5 < share < 0.95
    for city, copies in unseen.items():
        expected, deviation = DEALS * copies * share, sqrt(DEALS * copies * share * (1 - share))
        assert abs(found[city] - expected) < 5 * deviation, city


def test_every_choice_on_the_menu_turns_up() -> None:
    position = KINGS_ROAD.start({}, 2, Quick(1))
    view = KINGS_ROAD.view(KINGS_ROAD.apply(position, 0, KINGS_ROAD.legal(position, 0)[0]).position, 1)
    worlds = [KINGS_ROAD.imagine(view, Quick(seed)) for seed in range(10 * DEALS)]
    assert {CHOICES[world.players[0].choice].number for world in worlds} == set(position.players[0].menu.numbers)
