"""The second step of a turn: playing, abandoning, and the carrier."""

from itertools import permutations

import pytest

from postroad.games.thurn_taxis.board import CITIES, FACTS
from postroad.games.thurn_taxis.numbers import PLAY
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from tests.games.thurn_taxis.tables import ALL_EDITIONS, after, choices, hand_of, refusal, route_of, table

BOOK = "carlsruhe stuttgart nuernberg regensburg"
ROADS = {frozenset(road) for road in FACTS.roads}
# Through all 22 cities, along roads.
GRAND_TOUR = (
    "lodz pilsen budweis linz passau salzburg innsbruck kempten augsburg muenchen regensburg ingolstadt nuernberg "
    "wuerzburg mannheim carlsruhe stuttgart ulm sigmaringen freiburg basel zuerich"
).split()


def test_any_card_starts_a_route() -> None:
    """TT-13: with no route."""
    assert choices(table(hand="ulm lodz")) == ["play lodz new", "play ulm new"]


def test_a_card_played_leaves_the_hand_for_the_route() -> None:
    """TT-13: one card."""
    position = after(table(hand="ulm ulm linz"), "play ulm new")
    assert (route_of(position), hand_of(position)) == ("ulm", "linz ulm")


def test_a_card_that_fits_goes_to_the_left_or_right_end() -> None:
    """TT-13: here both ends take it."""
    position = table("ulm augsburg", "kempten")
    assert route_of(after(position, "play kempten left")) == "kempten ulm augsburg"
    assert route_of(after(position, "play kempten right")) == "ulm augsburg kempten"


def test_playing_is_not_optional() -> None:
    """TT-13: a turn does not end before."""
    assert refusal(table(hand="ulm"), "end") == "TT-13 play-first"


def test_one_card_is_played_and_no_more() -> None:
    """TT-13: a second one is the carrier's (TT-23)."""
    position = table("ulm", "kempten linz", moment="played")
    assert refusal(position, "play kempten right") == "TT-23 carrier-not-called"
    assert refusal(table("ulm", "linz", moment="played"), "play linz right") == "TT-13 played-already"


def test_only_cards_in_hand_are_played() -> None:
    """TT-13: whatever lies elsewhere."""
    assert refusal(table("ulm", "linz"), "play kempten right") == "TT-13 not-in-hand"


@pytest.mark.parametrize("end", ["left", "right"])
def test_the_first_card_of_a_route_has_no_end_to_go_to(end: str) -> None:
    """TT-13: it is new."""
    assert refusal(table(hand="ulm"), f"play ulm {end}") == "TT-13 starts-a-route"


def test_both_ends_of_a_single_card_are_called_right() -> None:
    """TT-13: one way to write it down."""
    position = table("ulm", "kempten")
    assert choices(position) == ["play kempten right", "abandon"]
    assert refusal(position, "play kempten left") == "TT-13 one-card-is-right"


@pytest.mark.parametrize(
    ("city", "reason"),
    [("innsbruck", "TT-14 no-road"), ("wuerzburg", "TT-14 no-road"), ("stuttgart", "TT-14 already-in-route")],
)
def test_the_route_of_the_rulebook_takes_none_of_three_cities(city: str, reason: str) -> None:
    """TT-14: no road from the ends; nothing is inserted; nothing comes twice."""
    position = table(BOOK, "innsbruck wuerzburg stuttgart")
    assert choices(position) == ["abandon"]
    assert [refusal(position, f"play {city} {end}") for end in ("left", "right")] == [reason, reason]


def test_a_route_grows_only_along_roads() -> None:
    """TT-14: for every pair of cities."""
    fitting = {
        frozenset((city, other))
        for city, other in permutations(CITIES, 2)
        if f"play {other} right" in choices(table(city, other))
    }
    assert fitting == ROADS


def test_a_card_may_fit_only_the_other_end() -> None:
    """TT-14: the end counts."""
    position = table("ulm augsburg", "muenchen")
    assert refusal(position, "play muenchen left") == "TT-14 fits-other-end"
    assert choices(position) == ["play muenchen right", "abandon"]


def test_colours_play_no_part() -> None:
    """TT-14: Ulm and Kempten lie in two provinces, Nürnberg and Passau in one; roads decide."""
    assert "play kempten right" in choices(table("ulm", "kempten"))
    assert "play passau right" not in choices(table("nuernberg", "passau"))


def test_a_city_at_the_end_of_the_route_does_not_come_twice() -> None:
    """TT-14: even where a road would close a ring."""
    position = table("ulm augsburg kempten", "ulm")
    assert refusal(position, "play ulm right") == "TT-14 already-in-route"


@pytest.mark.parametrize("start", [0, 1, 9, 10, 11, 12, 20])
def test_a_route_can_visit_all_22_cities(start: int) -> None:
    """TT-14: grown from any place of the tour, to the right and then to the left."""
    position = table(GRAND_TOUR[start], " ".join(GRAND_TOUR[:start] + GRAND_TOUR[start + 1 :]))
    for city in GRAND_TOUR[start + 1 :]:
        position = _as_another_turn(after(position, f"play {city} right"))
    for city in reversed(GRAND_TOUR[:start]):
        position = _as_another_turn(after(position, f"play {city} left"))
    assert route_of(position) == " ".join(GRAND_TOUR)


def _as_another_turn(position: ThurnTaxisPosition) -> ThurnTaxisPosition:
    position.phase = PLAY
    return position


@pytest.mark.parametrize("edition", ["ru", "cs", "de"])
def test_a_route_may_be_abandoned_whenever_you_like(edition: str) -> None:
    """TT-15: also when a card fits."""
    assert "abandon" in choices(table("ulm", "kempten linz", edition=edition))


def test_in_the_hungarian_edition_a_card_that_fits_forbids_it() -> None:
    """TT-15: `hu` lets only the stuck abandon."""
    position = table("ulm", "kempten linz", edition="hu")
    assert choices(position) == ["play kempten right"]
    assert refusal(position, "abandon") == "TT-15 abandon-only-stuck"


def test_in_the_hungarian_edition_the_stuck_abandon() -> None:
    """TT-15: no card fits."""
    assert choices(table("ulm", "linz", edition="hu")) == ["abandon"]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_an_abandoned_route_is_discarded_without_reward(edition: str) -> None:
    """TT-15: the whole of it, even one that could have been closed; the next card starts anew."""
    position = after(table(BOOK, "innsbruck", edition=edition), "abandon")
    assert (position.discard_size, position.me.length, position.me.tiles, position.me.carriage) == (4, 0, 0, 2)
    assert choices(position) == ["play innsbruck new"]


def test_a_new_route_needs_the_old_one_gone() -> None:
    """TT-15: abandoning is a decision of its own."""
    assert refusal(table("ulm", "linz"), "play linz new") == "TT-15 route-lies-there"


def test_without_a_route_there_is_nothing_to_abandon() -> None:
    """TT-15: nor twice."""
    assert refusal(table(hand="linz"), "abandon") == "TT-15 no-route"
    assert refusal(after(table("ulm", "linz"), "abandon"), "abandon") == "TT-15 no-route"


def test_abandoning_comes_before_playing() -> None:
    """TT-15: not after."""
    assert refusal(table("ulm", "linz", moment="played"), "abandon") == "TT-15 abandon-too-late"


def test_a_new_route_cannot_be_closed_with_the_cards_of_the_old() -> None:
    """TT-15: it has one card."""
    position = after(table(BOOK, "innsbruck"), "abandon", "play innsbruck new")
    assert refusal(position, "close each") == "TT-16 route-too-short"


def test_the_carrier_plays_a_second_card() -> None:
    """TT-23: at either end."""
    position = after(table("ulm", "kempten augsburg"), "play kempten right", "call carrier")
    assert route_of(after(position, "play augsburg left")) == "augsburg ulm kempten"


def test_the_carrier_extends_a_route_begun_this_turn() -> None:
    """TT-23: the first card need not have fitted anything."""
    position = after(table("lodz", "ulm kempten"), "abandon", "play ulm new", "call carrier")
    assert choices(position) == ["play kempten right"]


def test_the_second_card_may_fit_the_first() -> None:
    """TT-23: the route as it now stands counts."""
    position = after(table("ulm", "kempten zuerich"), "play kempten right", "call carrier", "play zuerich right")
    assert route_of(position) == "ulm kempten zuerich"


@pytest.mark.parametrize("text", ["abandon", "play linz new"])
def test_the_carrier_cannot_abandon(text: str) -> None:
    """TT-23: his card must fit."""
    position = after(table("ulm", "kempten augsburg linz"), "play kempten right", "call carrier")
    assert refusal(position, text) == "TT-23 carrier-cannot-abandon"


@pytest.mark.parametrize("text", ["end", "close each"])
def test_a_carrier_who_was_called_must_play(text: str) -> None:
    """TT-20, TT-23: nothing else is offered."""
    position = after(table("ulm augsburg", "kempten innsbruck"), "play kempten right", "call carrier")
    assert choices(position) == ["play innsbruck right"]
    assert refusal(position, text) == "TT-23 carrier-must-play"


def test_the_carrier_comes_after_the_first_card_and_before_closing() -> None:
    """TT-23: in the play step."""
    position = table("ulm augsburg", "kempten innsbruck", carriage=6)
    assert refusal(position, "call carrier") == "TT-23 carrier-too-early"
    position = after(position, "play kempten right", "close each")
    assert refusal(position, "call carrier") == "TT-23 carrier-too-late"


def test_the_carrier_plays_only_once() -> None:
    """TT-20, TT-23: two cards a turn are the most."""
    position = after(table("ulm", "kempten zuerich basel"), "play kempten right", "call carrier", "play zuerich right")
    assert refusal(position, "play basel right") == "TT-13 played-already"
    assert refusal(position, "call carrier") == "TT-20 official-used"
