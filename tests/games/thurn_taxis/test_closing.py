"""Closing a route: when, where the offices go, and which cards are discarded."""

import pytest

from postroad.games.thurn_taxis.game import THURN_TAXIS
from tests.games.thurn_taxis.tables import (
    ALL_EDITIONS,
    Moment,
    Seat,
    after,
    all_but,
    choices,
    hand_of,
    offices_of,
    refusal,
    refused,
    route_of,
    table,
)

BOOK = "sigmaringen stuttgart nuernberg regensburg ingolstadt augsburg"
BAYERN_OF_BOOK = ["office augsburg", "office ingolstadt", "office nuernberg", "office regensburg"]


@pytest.mark.parametrize(
    ("route", "may_close"), [("ulm", False), ("ulm kempten", False), ("ulm kempten zuerich", True)]
)
def test_a_route_of_three_cities_may_be_closed(route: str, may_close: bool) -> None:
    """TT-16: no shorter one; and none must be."""
    position = table(route, moment="played")
    assert ("close each" in choices(position), "end" in choices(position)) == (may_close, True)


@pytest.mark.parametrize("text", ["close each", "close province bayern"])
def test_a_shorter_route_is_not_closed(text: str) -> None:
    """TT-16: the refusal says so."""
    assert refusal(table("ulm kempten", moment="played"), text) == "TT-16 route-too-short"


@pytest.mark.parametrize("moment", ["take", "taken", "play"])
def test_no_route_is_closed_before_a_card_has_been_played(moment: Moment) -> None:
    """TT-16: however long it is."""
    position = table("ulm kempten zuerich", "basel", moment=moment)
    assert refusal(position, "close each") == "TT-16 close-after-playing"


def test_a_route_left_open_stays_for_the_next_turn() -> None:
    """TT-16: closing is a choice."""
    assert route_of(after(table("ulm kempten zuerich", moment="played"), "end")) == "ulm kempten zuerich"


def test_a_route_is_closed_once() -> None:
    """TT-30: at every later step of the closing."""
    position = after(table("ulm kempten zuerich", "linz linz linz lodz", moment="played", carriage=4), "close each")
    closing = [position]
    for text in ("office ulm", "office kempten", "office zuerich", "discard linz"):
        closing.append(after(closing[-1], text))
    assert {refusal(moment, "close each") for moment in closing} == {"TT-30 closed-already"}


def test_the_ways_to_close_are_each_and_the_provinces_visited() -> None:
    """TT-30: by the provinces of the board."""
    ways = [text for text in choices(table(BOOK, moment="played")) if text.startswith("close")]
    assert ways == [
        "close province bayern", "close province hohenzollern", "close province wuerttemberg", "close each"
    ]  # fmt: skip


def test_the_provinces_of_an_earlier_route_are_forgotten() -> None:
    """TT-30: here of one abandoned in Baden."""
    position = after(table("carlsruhe mannheim", "ulm kempten"), "abandon", "play ulm new", "call carrier")
    assert after(position, "play kempten right").me.visited == table("ulm kempten").me.visited


def test_a_province_that_was_not_visited_is_refused() -> None:
    """TT-30: Polen is far."""
    assert refusal(table(BOOK, moment="played"), "close province polen") == "TT-30 province-not-visited"


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_each_places_one_office_in_every_province_of_the_rulebooks_route(edition: str) -> None:
    """TT-30: in Bayern, one of four cities, at the player's choice."""
    position = after(
        table(BOOK, moment="played", edition=edition), "close each", "office sigmaringen", "office stuttgart"
    )
    assert choices(position) == BAYERN_OF_BOOK
    assert offices_of(after(position, "office ingolstadt")) == "ingolstadt sigmaringen stuttgart"


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_province_places_offices_in_all_its_cities_of_the_rulebooks_route(edition: str) -> None:
    """TT-30: the other provinces go without."""
    position = after(
        table(BOOK, moment="played", edition=edition),
        "close province bayern", "office nuernberg", "office regensburg", "office ingolstadt", "office augsburg",
    )  # fmt: skip
    assert offices_of(position) == "augsburg ingolstadt nuernberg regensburg"
    assert refusal(position, "office stuttgart") == "TT-30 office-only-closing"


def test_offices_stand_only_in_cities_of_this_route() -> None:
    """TT-30: not elsewhere, not in another province of it, not twice in one."""
    each = after(table(BOOK, moment="played"), "close each")
    assert refusal(each, "office lodz") == "TT-30 not-in-route"
    province = after(table(BOOK, moment="played"), "close province bayern")
    assert refusal(province, "office stuttgart") == "TT-30 not-in-chosen-province"


def test_a_province_has_one_office_of_each() -> None:
    """TT-30: the second city of Bayern gets none."""
    route = "ulm augsburg muenchen salzburg linz"
    position = after(table(route, moment="played"), "close each", "office ulm", "office augsburg")
    assert refusal(position, "office muenchen") == "TT-30 province-has-its-office"
    assert choices(position) == ["office linz", "office salzburg"]


def test_offices_are_placed_while_closing_alone() -> None:
    """TT-30: not in any other step."""
    assert refusal(table(BOOK, moment="played"), "office augsburg") == "TT-30 office-only-closing"


def test_a_province_may_be_chosen_where_nothing_can_be_placed() -> None:
    """TT-30, TT-31: the closing goes on."""
    position = after(table("ulm kempten zuerich", moment="played", offices="ulm"), "close province wuerttemberg")
    assert (choices(position), position.me.carriage, offices_of(position)) == (["end"], 3, "ulm")


@pytest.mark.parametrize("text", ["end", "abandon", "play linz left"])
def test_every_office_must_be_placed(text: str) -> None:
    """TT-31: nothing else comes before."""
    position = after(table(BOOK, "linz", moment="played"), "close each")
    assert refusal(position, text) == "TT-31 offices-first"


def test_offices_without_a_choice_come_first_from_the_left() -> None:
    """TT-31: one at a time; the record has them in this order."""
    position = after(table(BOOK, moment="played"), "close each")
    assert choices(position) == ["office sigmaringen"]
    assert refusal(position, "office augsburg") == "TT-31 forced-office-first"
    assert choices(after(position, "office sigmaringen")) == ["office stuttgart"]


def test_all_offices_of_a_province_come_in_route_order() -> None:
    """TT-31: no choice, so from the left."""
    position = after(table(BOOK, moment="played"), "close province bayern")
    placed = []
    while position.pending:
        placed += choices(position)
        position = after(position, placed[-1])
    assert placed == ["office nuernberg", "office regensburg", "office ingolstadt", "office augsburg"]


def test_a_city_holds_one_office_of_yours() -> None:
    """TT-31: where you have one is passed over."""
    position = after(table(BOOK, moment="played", offices="augsburg nuernberg"), "close each")
    assert refusal(position, "office augsburg") == "TT-31 office-stands"
    position = after(position, "office sigmaringen", "office stuttgart")
    assert choices(position) == ["office ingolstadt", "office regensburg"]


def test_a_province_with_an_office_elsewhere_gets_another_one() -> None:
    """TT-31: each asks for a free city of the route, not for a province without offices."""
    position = after(table("ulm kempten zuerich", moment="played", offices="passau stuttgart"), "close each")
    position = after(position, "office ulm", "office kempten", "office zuerich")
    assert offices_of(position) == "kempten passau stuttgart ulm zuerich"


def test_a_single_free_city_of_a_province_is_no_choice() -> None:
    """TT-31: Augsburg has its office, so Kempten it is."""
    position = after(table("augsburg kempten zuerich", moment="played", offices="augsburg"), "close each")
    assert choices(position) == ["office kempten"]


def test_other_players_offices_never_matter() -> None:
    """TT-31: any number of players may have one in a city."""
    others = [Seat(offices="ulm kempten zuerich"), Seat(offices="ulm")]
    position = after(table("ulm kempten zuerich", moment="played", others=others), "close each", "office ulm")
    assert offices_of(position) == "ulm"


def test_closing_is_allowed_where_nothing_can_be_placed() -> None:
    """TT-31: all three cities have their offices."""
    offices = "ulm kempten zuerich"
    position = after(table(offices, moment="played", offices=offices), "close each")
    assert (position.me.carriage, position.me.supply) == (3, 17)


def test_with_too_few_offices_each_lets_you_choose_the_provinces() -> None:
    """TT-32: one office, three provinces of which two have a single city."""
    position = table(BOOK, moment="played", offices=all_but("sigmaringen stuttgart nuernberg"), carriage=6)
    position = after(position, "close each")
    assert choices(position) == ["office nuernberg", "office sigmaringen", "office stuttgart"]
    position = after(position, "office stuttgart")
    assert (position.me.supply, position.pending) == (0, 0)


def test_with_too_few_offices_two_of_them_go_to_two_provinces() -> None:
    """TT-32: the chosen way still holds: not both in one province."""
    offices = all_but("sigmaringen stuttgart nuernberg augsburg")
    position = after(table(BOOK, moment="played", offices=offices), "close each", "office nuernberg")
    assert choices(position) == ["office sigmaringen", "office stuttgart"]


def test_with_too_few_offices_province_lets_you_choose_the_cities() -> None:
    """TT-32: two offices, three cities of Bayern."""
    offices = all_but("nuernberg regensburg augsburg lodz")
    position = after(table(BOOK, moment="played", offices=offices), "close province bayern")
    assert choices(position) == ["office augsburg", "office nuernberg", "office regensburg"]
    assert choices(after(position, "office regensburg")) == ["office augsburg", "office nuernberg"]
    assert after(position, "office regensburg", "office augsburg").me.supply == 0


def test_with_just_enough_offices_there_is_no_choice() -> None:
    """TT-32: two offices, two cities of Bayern."""
    offices = all_but("nuernberg augsburg lodz linz")
    position = after(table(BOOK, moment="played", offices=offices), "close province bayern")
    assert choices(position) == ["office nuernberg"]


def test_with_just_enough_offices_each_has_no_choice_of_provinces() -> None:
    """TT-32: three offices, three provinces: those with a single city come first."""
    offices = all_but("sigmaringen stuttgart nuernberg augsburg lodz")
    position = after(table(BOOK, moment="played", offices=offices), "close each")
    assert choices(position) == ["office sigmaringen"]


def test_with_no_office_left_closing_goes_on_without() -> None:
    """TT-32: all that you have is none."""
    offices = all_but("nuernberg augsburg")
    position = table(BOOK, moment="played", offices=offices, others=[Seat(tiles="game-end")])
    assert choices(after(position, "close each")) == ["end"]


def test_the_route_is_discarded_last() -> None:
    """TT-39: its cards lie in the discard pile, and the next route starts anew."""
    position = after(table("ulm kempten zuerich", moment="played", offices="ulm"), "close province wuerttemberg")
    assert (position.me.length, position.discard_size) == (0, 3)


@pytest.mark.parametrize("hand", ["", "linz", "linz lodz ulm"])
def test_three_hand_cards_or_fewer_are_kept(hand: str) -> None:
    """TT-39: none is discarded."""
    position = table("ulm kempten zuerich", hand, moment="played", offices="ulm", official=False)
    position = after(position, "close province wuerttemberg")
    assert (choices(position), hand_of(position)) == (["end"], hand)
    assert refusal(position, "discard linz") == "TT-39 no-discard-now"


def test_more_than_three_hand_cards_are_discarded_down_to_three() -> None:
    """TT-39: cards of your choice."""
    position = table("ulm kempten zuerich", "linz linz lodz ulm basel", moment="played", offices="ulm")
    position = after(position, "close province wuerttemberg")
    assert choices(position) == ["discard basel", "discard linz", "discard lodz", "discard ulm"]
    assert refusal(position, "end") == "TT-39 discard-first"
    assert refusal(position, "discard passau") == "TT-39 not-in-hand"
    position = after(position, "discard linz", "discard ulm")
    assert (hand_of(position), choices(position)) == ("basel linz lodz", ["end"])


def test_the_refusal_counts_the_cards_still_to_discard() -> None:
    """TT-39: two of five."""
    position = table("ulm kempten zuerich", "linz linz lodz ulm basel", moment="played", offices="ulm")
    position = after(position, "close province wuerttemberg")
    assert refused(position, 0, THURN_TAXIS.parse("end")).arguments == {"count": 2}


def test_without_a_closing_a_hand_has_no_limit() -> None:
    """TT-39: it is the only one of the game."""
    position = table("ulm kempten zuerich", "linz linz lodz ulm basel", moment="played")
    assert hand_of(after(position, "end")) == "basel linz linz lodz ulm"
    assert refusal(position, "discard linz") == "TT-39 no-discard-now"
