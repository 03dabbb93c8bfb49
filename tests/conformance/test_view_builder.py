"""The fields that a view builder gives, encoded, are the encoded view, byte for byte, in whatever form the parts."""

from collections.abc import Iterator

import msgspec
import pytest

from postroad.core.part_cache import as_it_is
from postroad.core.position import Position
from postroad.games import GAMES
from tests.conformance.cases import Case, every_case, walk

WHOLE = 20_000  # more acts than any game has
BUILDERS = {
    slug: game.view_builder(lambda part: msgspec.Raw(msgspec.json.encode(part))) for slug, game in GAMES.items()
}


def positions(case: Case) -> Iterator[Position]:
    """Those of a whole game, its end among them."""
    moves = list(walk(case, 5, WHOLE))
    yield from (position for position, _, _ in moves)
    end = case.game.apply(*moves[-1]).position
    assert case.game.to_act(end) == []
    yield end


@pytest.mark.slow
@every_case
def test_encoded_parts_make_the_same_bytes_as_the_view(case: Case) -> None:
    """One table view serves all: nothing of one seat's stays in it for the next."""
    for position in positions(case):
        fields = BUILDERS[case.slug](position)
        for seat in (*range(case.seats), None):
            assert msgspec.json.encode(fields(seat)) == msgspec.json.encode(case.game.view(position, seat))


@every_case
def test_a_fields_with_plain_parts_makes_the_same_bytes_too(case: Case) -> None:
    builder = case.game.view_builder(as_it_is)
    for position, _, _ in walk(case, 6, 100):
        fields = builder(position)
        for seat in (None, *range(case.seats)):
            assert msgspec.json.encode(fields(seat)) == msgspec.json.encode(case.game.view(position, seat))


@every_case
def test_who_is_told_more_of_a_step_than_a_spectator_is_known(case: Case) -> None:
    told_more = 0
    for position, seat, action in walk(case, 7, 100):
        step = case.game.apply(position, seat, action)
        told = case.game.narrate(position, step, None)
        assert not case.game.is_told_more(step, None)
        for viewer in range(case.seats):
            is_told_more = case.game.is_told_more(step, viewer)
            told_more += is_told_more
            assert (case.game.narrate(position, step, viewer) != told) == is_told_more
    assert bool(told_more) == (case.slug == "thurn-taxis"), "cards are drawn in secret there alone"
