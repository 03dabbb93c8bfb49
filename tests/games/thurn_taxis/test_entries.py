"""What a step adds to the record, line by line."""

import json

from postroad.core.game import Entry
from tests.games.thurn_taxis.tables import Seat, after, all_but, lines, table

SIX = "linz lodz basel ulm passau pilsen"
NINETEEN = all_but("ulm lodz linz")
PROVINCE_TILES = "baden bayern boehmen-salzburg schweiz-tyrol wuerttemberg-hohenzollern all-provinces"
GAME_END = {"gain": "bonus", "seat": 0, "stack": "game-end", "points": 1}


def _refill(slot: int, city: str) -> Entry:
    return {"chance": "refill", "slot": slot, "city": city}


def test_a_take_names_slot_and_city_and_is_followed_by_its_refill() -> None:
    """TT-10: slots count from 0 in a record."""
    position = table(moment="take", display=SIX, deck="zuerich")
    assert lines(position, "take 3") == [{"seat": 0, "do": "take", "slot": 2, "city": "basel"}, _refill(2, "zuerich")]


def test_a_refill_that_needs_a_reshuffle_stands_after_it() -> None:
    """TT-11: between the take and the refill."""
    position = table(moment="take", display=SIX, deck="", discard="zuerich")
    assert lines(position, "take 3")[1:] == [{"chance": "reshuffle"}, _refill(2, "zuerich")]


def test_a_take_without_a_refill_stands_alone() -> None:
    """TT-12: there are no cards."""
    position = table(moment="take", display=SIX, deck="", discard="")
    assert lines(position, "take 3") == [{"seat": 0, "do": "take", "slot": 2, "city": "basel"}]


def test_a_draw_names_its_city() -> None:
    """TT-10: here of a hand with another card of that city."""
    position = table(hand="zuerich", moment="take", deck="zuerich")
    assert lines(position, "draw") == [{"seat": 0, "do": "draw", "city": "zuerich"}]


def test_a_reshuffle_stands_just_before_the_draw_that_needed_it() -> None:
    """TT-11: the draw is the decision, but the shuffling comes first."""
    position = table(moment="take", deck="", discard="zuerich")
    assert lines(position, "draw") == [{"chance": "reshuffle"}, {"seat": 0, "do": "draw", "city": "zuerich"}]


def test_the_administrator_lays_out_six_refills_in_slot_order() -> None:
    """TT-22: no reshuffle while the deck lasts, even if it is empty then."""
    deck = "lodz lodz passau ulm ulm zuerich"
    position = table(hand="linz", moment="take", display=SIX, deck=deck, outcomes=[0] * 6)
    refills = [_refill(slot, city) for slot, city in enumerate(deck.split())]
    assert lines(position, "call administrator") == [{"seat": 0, "do": "call", "official": "administrator"}, *refills]


def test_a_reshuffle_can_stand_between_two_refills() -> None:
    """TT-22: the third refill needs the discarded display."""
    position = table(hand="linz", moment="take", display=SIX, deck="zuerich zuerich", discard="", outcomes=[0] * 6)
    assert lines(position, "call administrator") == [
        {"seat": 0, "do": "call", "official": "administrator"},
        _refill(0, "zuerich"),
        _refill(1, "zuerich"),
        {"chance": "reshuffle"},
        _refill(2, "basel"),
        _refill(3, "linz"),
        _refill(4, "lodz"),
        _refill(5, "passau"),
    ]


def test_the_administrators_reshuffle_can_come_first() -> None:
    """TT-22: with an empty deck."""
    position = table(hand="linz", moment="take", display="- linz", deck="", discard="")
    assert lines(position, "call administrator")[1:] == [{"chance": "reshuffle"}, _refill(0, "linz")]


def test_the_postmaster_stands_before_the_second_card() -> None:
    """TT-21: written also where compulsory."""
    position = table(moment="take", edition="ru")
    assert lines(position, "draw", "call postmaster") == [{"seat": 0, "do": "call", "official": "postmaster"}]


def test_plays_and_closings_without_consequences_are_single_lines() -> None:
    """TT-13, TT-15, TT-23, TT-30: one decision, one line."""
    position = table("lodz", "ulm kempten augsburg zuerich")
    texts = ["abandon", "play ulm new", "call carrier", "play kempten right"]
    assert [lines(position, *texts[: n + 1]) for n in range(4)] == [
        [{"seat": 0, "do": "abandon"}],
        [{"seat": 0, "do": "play", "city": "ulm", "end": "new"}],
        [{"seat": 0, "do": "call", "official": "carrier"}],
        [{"seat": 0, "do": "play", "city": "kempten", "end": "right"}],
    ]
    closing = table("ulm kempten zuerich", moment="played")
    assert lines(closing, "close each") == [{"seat": 0, "do": "close", "way": "each"}]
    assert lines(closing, "close province schweiz") == [
        {"seat": 0, "do": "close", "way": "province", "province": "schweiz"}
    ]


def test_the_last_office_is_followed_by_all_consequences_in_order() -> None:
    """TT-33 to TT-40: length, provinces as in the board file, all provinces, carriage, game end."""
    route = "mannheim carlsruhe freiburg sigmaringen ulm kempten zuerich"
    offices = all_but("mannheim ulm zuerich muenchen")
    position = table(route, moment="played", offices=offices, carriage=6, tiles="boehmen-salzburg")
    bonus = [("length-7", 4), ("baden", 3), ("wuerttemberg-hohenzollern", 3), ("all-provinces", 6)]
    assert lines(position, "close each", "office mannheim", "office ulm") == [
        {"seat": 0, "do": "office", "city": "ulm"},
        *({"gain": "bonus", "seat": 0, "stack": stack, "points": points} for stack, points in bonus),
        {"gain": "carriage", "seat": 0, "carriage": 7},
        GAME_END,
    ]


def test_a_closing_without_offices_has_its_consequences_at_once() -> None:
    """TT-38: after the `close` line."""
    position = table("ulm kempten zuerich", moment="played", offices="ulm")
    assert lines(position, "close province wuerttemberg")[1:] == [{"gain": "carriage", "seat": 0, "carriage": 3}]


def test_bonuses_stand_before_the_cartwright() -> None:
    """TT-24: with the last office; then he is asked."""
    route = "basel zuerich kempten innsbruck salzburg"
    position = table(route, moment="played", offices="basel innsbruck", carriage=6)
    office, *gains = lines(position, "close province schweiz", "office zuerich")
    assert office["city"] == "zuerich"
    assert [gain["stack"] for gain in gains] == ["length-5", "schweiz-tyrol"]


def test_the_cartwright_brings_the_carriage_and_then_the_game_end_bonus() -> None:
    """TT-40: carriage 7."""
    route = "basel zuerich kempten innsbruck salzburg"
    position = table(route, moment="played", offices="basel zuerich", carriage=6)
    assert lines(position, "close province schweiz", "call cartwright") == [
        {"seat": 0, "do": "call", "official": "cartwright"},
        {"gain": "carriage", "seat": 0, "carriage": 7},
        GAME_END,
    ]


def test_the_twentieth_office_waits_for_the_cartwright() -> None:
    """TT-40: its bonus comes last, also when the office earned it before he was called."""
    position = table("ulm kempten zuerich", moment="played", offices=NINETEEN, carriage=4, tiles=PROVINCE_TILES)
    position = after(position, "close province wuerttemberg")
    assert lines(position, "office ulm") == [{"seat": 0, "do": "office", "city": "ulm"}]
    assert lines(position, "office ulm", "call cartwright") == [
        {"seat": 0, "do": "call", "official": "cartwright"},
        {"gain": "carriage", "seat": 0, "carriage": 5},
        GAME_END,
    ]


def test_without_the_cartwright_the_bonus_stands_before_the_end() -> None:
    """TT-40: the closing is completed first."""
    position = table("ulm kempten zuerich", moment="played", offices=NINETEEN, carriage=4, tiles=PROVINCE_TILES)
    position = after(position, "close province wuerttemberg", "office ulm")
    assert lines(position, "end") == [GAME_END, {"seat": 0, "do": "end"}]


def test_without_the_cartwright_the_bonus_stands_before_the_first_discard() -> None:
    """TT-40: and only there."""
    hand = "linz linz lodz passau passau"
    position = table("ulm kempten zuerich", hand, moment="played", offices=NINETEEN, carriage=4, tiles=PROVINCE_TILES)
    position = after(position, "close province wuerttemberg", "office ulm")
    assert lines(position, "discard linz") == [GAME_END, {"seat": 0, "do": "discard", "city": "linz"}]
    assert lines(position, "discard linz", "discard passau") == [{"seat": 0, "do": "discard", "city": "passau"}]


def test_declining_the_cartwright_is_not_written() -> None:
    """TT-24: the next line says it."""
    position = table("ulm kempten zuerich", moment="played", offices="ulm", carriage=4)
    assert lines(position, "close province wuerttemberg", "end") == [{"seat": 0, "do": "end"}]


def test_late_refills_stand_after_the_end_that_makes_them_possible() -> None:
    """TT-12: here of a closing without the Cartwright, with a game-end bonus before it."""
    position = table(
        "ulm kempten zuerich", moment="played", offices=NINETEEN, carriage=4, tiles=PROVINCE_TILES,
        display="- basel - basel basel linz", deck="", discard="", outcomes=[0, 0],
    )  # fmt: skip
    position = after(position, "close province wuerttemberg", "office ulm")
    assert lines(position, "end") == [
        GAME_END,
        {"seat": 0, "do": "end"},
        {"chance": "reshuffle"},
        _refill(0, "kempten"),
        _refill(2, "ulm"),
    ]


def test_nothing_follows_the_games_last_end() -> None:
    """TT-12, TT-40: no refills, although there are cards."""
    position = table(
        "ulm kempten zuerich", moment="played", offices="ulm", display="basel", deck="", discard="",
        official=False, others=[Seat(tiles="game-end")], first=1,
    )  # fmt: skip
    assert lines(position, "close province wuerttemberg", "end") == [{"seat": 0, "do": "end"}]


def test_keys_stand_in_the_order_of_the_format() -> None:
    """TT-2: the same game always gives the same bytes."""
    position = table(moment="take", display=SIX, deck="zuerich", seat=1)
    assert [json.dumps(line, separators=(",", ":")) for line in lines(position, "take 3")] == [
        '{"seat":1,"do":"take","slot":2,"city":"basel"}',
        '{"chance":"refill","slot":2,"city":"zuerich"}',
    ]
