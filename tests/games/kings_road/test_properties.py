"""What holds in every game, whatever is played."""

from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postroad.core.chance import Quick
from postroad.games.kings_road.actions import AS_MADE, Choose
from postroad.games.kings_road.board import CARDS, FIELD, FULL, MARKERS, REGIONS, RING
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.refuse import reason
from tests.games.kings_road.tables import emptied, table

a_game = st.builds(
    lambda seats, options, seed: (KINGS_ROAD.start(options, seats, Quick(1)), Quick(seed)),
    st.integers(2, 5),
    st.sampled_from([{}, {"hereditary_nobles": True}, {"banners": {region: [1] for region in REGIONS}}]),
    st.integers(0, 2**32),
)


def random_choice(position: KingsRoadPosition, seat: int, players: Quick) -> Choose:
    choices = KINGS_ROAD.legal(position, seat)
    return choices[players.below(len(choices))]


def random_round(position: KingsRoadPosition, players: Quick) -> dict[int, Choose]:
    """A choice for every seat that is to act."""
    return {seat: random_choice(position, seat, players) for seat in KINGS_ROAD.to_act(position)}


def carried_out(position: KingsRoadPosition, choices: list[tuple[int, Choose]]) -> KingsRoadPosition:
    for seat, choice in choices:
        position = KINGS_ROAD.apply(position, seat, choice).position
    return position


@given(a_game)
@settings(deadline=None, max_examples=60)
def test_kr_1_every_player_has_nineteen_markers_at_all_times(game: tuple[KingsRoadPosition, Quick]) -> None:
    position, players = game
    for _ in range(60):
        for player in position.players:
            counts = [player.markers >> FIELD * region & FULL for region in range(RING)]
            assert player.supply + sum(counts) == MARKERS
            assert all(count >= player.nobles >> region & 1 for region, count in enumerate(counts))
        position = carried_out(position, list(random_round(position, players).items()))


@given(a_game, st.randoms(use_true_random=False))
@settings(deadline=None, max_examples=60)
def test_kr_13_the_order_in_which_seats_choose_never_matters(game: tuple[KingsRoadPosition, Quick], order: Any) -> None:
    position, players = game
    for _ in range(30):
        choices = list(random_round(position, players).items())
        shuffled = order.sample(choices, len(choices))
        assert carried_out(position, shuffled).fingerprint() == carried_out(position, choices).fingerprint()
        position = carried_out(position, choices)


@given(a_game)
@settings(deadline=None, max_examples=60)
def test_kr_21_scores_never_fall(game: tuple[KingsRoadPosition, Quick]) -> None:
    position, players = game
    for _ in range(60):
        before = KINGS_ROAD.standings(position).scores
        position = carried_out(position, list(random_round(position, players).items()))
        assert all(a <= b for a, b in zip(before, KINGS_ROAD.standings(position).scores, strict=True))


@given(a_game)
@settings(deadline=None, max_examples=60)
def test_kr_23_only_hereditary_nobles_share_a_region(game: tuple[KingsRoadPosition, Quick]) -> None:
    position, players = game
    while KINGS_ROAD.to_act(position) and position.round < 30:
        position = carried_out(position, list(random_round(position, players).items()))
        nobles = [player.nobles for player in position.players]
        assert position.terms.is_hereditary or sum(nobles) == sum(nobles) & 255
        assert position.terms.is_hereditary or not any(a & b for i, a in enumerate(nobles) for b in nobles[:i])


def as_made_by_number() -> dict[tuple[int, int], list[Choose]]:
    """Choices of as many cards that do the same; the Witch stands for any number."""
    groups: dict[tuple[int, int], list[Choose]] = {}
    for choice in AS_MADE:
        groups.setdefault((len(choice.cards), KINGS_ROAD.number(choice)), []).append(choice)
    return groups


@pytest.mark.parametrize("at_hand", [1, 2, 3])
def test_kr_14_equal_plays_lead_to_equal_positions(at_hand: int) -> None:
    position = table(markers=emptied(1, at_hand))
    other = KINGS_ROAD.legal(position, 1)[100]
    for (size, _), choices in as_made_by_number().items():
        if size == at_hand:
            ends = [carried_out(position, [(0, choice), (1, other)]).fingerprint() for choice in choices]
            assert len(set(ends)) == 1
            assert len({KINGS_ROAD.apply(position, 0, choice).position.fingerprint() for choice in choices}) == 1


def test_kr_14_different_numbers_lead_to_different_positions() -> None:
    """Seen when they have been carried out and nothing has scored yet: the other player is a Witch player."""
    position, other = table(), KINGS_ROAD.parse("choose witch")
    ends = [carried_out(position, [(0, c), (1, other)]).fingerprint() for c in KINGS_ROAD.legal(position, 0)]
    assert len(set(ends)) == len(ends) == 185


def is_legal(cards: tuple[str, ...], *, decline: bool, at_hand: int, gone: str) -> bool:
    """KR-10 to KR-14, said once more and plainly."""
    if len(set(cards)) < len(cards) or any(card in gone.split() for card in cards):
        return False
    if decline and "knight" not in cards:
        return False
    if "witch" in cards:
        return len(cards) == 1 and at_hand > 0
    return len(cards) == min(3, at_hand) and "knight" not in cards[:-1]


@pytest.mark.parametrize("at_hand", [0, 1, 2, 3, 19])
@pytest.mark.parametrize("gone", ["", "dragon", "witch", "dragon witch"])
def test_kr_10_exactly_the_legal_choices_are_not_refused(at_hand: int, gone: str) -> None:
    position = table(markers=emptied(1, at_hand), gone={0: gone})
    kinds = ["wild-hills", "dark-tower", "temple-ruins", "kings-altar", "knight", "dragon", "witch"]
    numbers = {KINGS_ROAD.number(choice) for choice in KINGS_ROAD.legal(position, 0)}
    for size, decline in product(range(5), (False, True)):
        for cards in product(kinds, repeat=size):
            found = reason(position, 0, Choose(cards, decline))
            assert (found is None) == is_legal(cards, decline=decline, at_hand=at_hand, gone=gone)
            if found is None:
                assert KINGS_ROAD.number(Choose(cards, decline)) in numbers
            else:
                assert found[0].startswith("KR-")


def test_kr_10_the_choices_as_made_are_all_there_are() -> None:
    ordered = [cards for size in range(4) for cards in permutations(CARDS, size)]
    legal = [
        Choose(cards, decline)
        for cards, decline in product(ordered, (False, True))
        if any(is_legal(cards, decline=decline, at_hand=at_hand, gone="") for at_hand in range(4))
    ]
    assert set(legal) == set(AS_MADE)
    assert len(legal) == len(AS_MADE)
