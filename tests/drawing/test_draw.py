"""Boards drawn as pictures: everything that a viewer may know is there, and nothing else."""

from typing import Any
from xml.etree import ElementTree

import pytest

from postroad import GAMES, Quick, Transcript, bot, draw
from postroad.core.game import Game
from postroad.games import OUR_OWN


def played(slug: str, seats: int, decisions: int) -> Transcript:
    """A game in its middle."""
    game = GAMES[slug]
    table = Transcript(game, {}, ["somebody"] * seats, Quick(3))
    sensible, luck = bot("sensible", slug), Quick(5)
    for _ in range(decisions):
        seat = game.to_act(table.position)[0]
        view = game.view(table.position, seat)
        table.apply(seat, sensible.choose(view, view.legal, luck))
    return table


def words(svg: str) -> list[str]:
    """Every text of a picture, which must be well-formed."""
    return [one.text or "" for one in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def test_the_map_has_every_city_every_route_and_the_display() -> None:
    table = played("thurn-taxis", 3, 60)
    view: Any = GAMES["thurn-taxis"].view(table.position, 0)
    found = words(draw(table, 0).svg)
    for city in GAMES["thurn-taxis"].facts.cities:
        assert city.name in found
    cards = [word for word in found if word[:1].isdigit()]
    assert len(cards) == len([city for city in view.display if city])
    assert f"deck {view.deck_size}" in found


def test_the_ring_has_every_region_with_its_banner_and_markers() -> None:
    table = played("kings-road", 5, 30)
    view: Any = GAMES["kings-road"].view(table.position, None)
    found = words(draw(table).svg)
    for region in GAMES["kings-road"].facts.regions:
        assert f"{region.number} {region.name}" in found
    assert f"Round {view.round}" in found
    counts = [str(count) for player in view.players for count in player.markers.values() if count]
    assert all(count in found for count in counts)


@pytest.mark.parametrize("game", OUR_OWN, ids=lambda game: game.slug)
def test_a_picture_shows_nothing_that_its_viewer_may_not_know(game: Game[Any, Any]) -> None:
    table = played(game.slug, 3, 31)
    for seat in (None, 0, 1, 2):
        view = game.view(table.position, seat)
        assert draw(view).svg == draw(table.position, seat).svg
        for other in range(4):
            assert draw(game.imagine(view, Quick(other)), seat).svg == draw(view).svg


def test_a_prompt_is_not_buried_under_the_text_of_a_picture() -> None:
    assert "<svg" not in repr(draw(played("thurn-taxis", 2, 5)))


def test_what_is_no_game_is_not_drawn() -> None:
    with pytest.raises(LookupError, match="no game has a int"):
        draw(7)
