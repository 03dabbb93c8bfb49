"""The list of blunders: each is recognised, what only looks like one is not, and bots from greedy up do none."""

from collections import Counter

import pytest

from postroad.arena.blunders import Blunders
from postroad.arena.contest import Contest
from postroad.arena.critics.thurn_taxis import ABANDONS, CLOSES, DISCARDS, IDLE
from postroad.arena.match import play as play_game
from postroad.bots.roster import ROSTER, names
from postroad.core.bits import members_of
from postroad.games import GAMES
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from tests.games.kings_road import tables as kings_road
from tests.games.thurn_taxis.tables import table


def thurn_taxis(position: ThurnTaxisPosition, *texts: str) -> Counter[str]:
    """The blunders among some actions of whoever is to act."""
    found = Blunders("thurn-taxis", 2)
    for text in texts:
        seat = members_of(position.to_act())[0]
        action = THURN_TAXIS.parse(text)
        after = THURN_TAXIS.apply(position, seat, action).position
        found.judge(position, seat, action, after)
        position = after
    return found.by_seat[0]


def test_to_abandon_a_route_that_a_card_at_hand_makes_closable_is_a_blunder() -> None:
    assert thurn_taxis(table("ulm augsburg", "muenchen"), "abandon") == {ABANDONS: 1}


@pytest.mark.parametrize(("route", "hand"), [("ulm augsburg", "lodz"), ("ulm", "augsburg"), ("", "lodz")])
def test_to_abandon_a_route_that_cannot_be_closed_is_not(route: str, hand: str) -> None:
    assert not thurn_taxis(table(route, hand), "abandon" if route else f"play {hand} new")


def test_to_abandon_a_route_that_would_bring_nothing_is_not() -> None:
    owned = "ulm augsburg muenchen"
    assert not thurn_taxis(table("ulm augsburg", "muenchen", offices=owned, carriage=7), "abandon")


def test_to_close_where_all_offices_stand_and_no_carriage_waits_is_a_blunder() -> None:
    owned = "ulm augsburg muenchen"
    closing = table(owned, "lodz", offices=owned, carriage=7, tiles="game-end", moment="played")
    assert thurn_taxis(closing, "close each") == {CLOSES: 1}


def test_to_close_in_a_province_without_a_free_city_is_a_blunder() -> None:
    closing = table("ulm augsburg muenchen", "lodz", offices="ulm", carriage=7, gone="game-end", moment="played")
    assert thurn_taxis(closing, "close province wuerttemberg") == {CLOSES: 1}
    assert not thurn_taxis(closing, "close province bayern")


def test_to_close_for_the_cartwright_is_a_blunder_only_if_he_is_then_sent_away() -> None:
    closing = table("ulm augsburg muenchen", "lodz", offices="ulm augsburg muenchen", carriage=4, moment="played")
    assert thurn_taxis(closing, "close each", "end") == {CLOSES: 1}
    assert not thurn_taxis(closing, "close each", "call cartwright")


def discarded(hand: str, card: str, offices: str = "basel zuerich") -> Counter[str]:
    position = table("basel freiburg zuerich", hand, offices=offices, carriage=7, moment="played")
    return thurn_taxis(position, "close each", "office freiburg", f"discard {card}")


def test_to_discard_a_card_that_joins_another_and_keep_a_second_copy_is_a_blunder() -> None:
    assert discarded("pilsen regensburg lodz lodz", "pilsen") == {DISCARDS: 1}
    assert not discarded("pilsen regensburg lodz lodz", "lodz")


def test_to_discard_a_card_that_joins_another_and_keep_a_lonely_one_with_an_office_is_a_blunder() -> None:
    hand, offices = "pilsen regensburg wuerzburg innsbruck", "basel zuerich wuerzburg"
    assert discarded(hand, "pilsen", offices) == {DISCARDS: 1}
    assert not discarded(hand, "innsbruck", offices)


def test_an_administrator_who_brings_back_the_same_cards_is_a_blunder() -> None:
    shown = "lodz linz passau budweis pilsen ulm"
    assert thurn_taxis(table(hand="basel", moment="take", display=shown, deck="", discard=""), "call administrator")
    assert not thurn_taxis(table(hand="basel", moment="take"), "call administrator")


def choice(position: KingsRoadPosition, text: str) -> Counter[str]:
    found, game = Blunders("kings-road", 2), GAMES["kings-road"]
    found.judge(position, 0, game.parse(text), game.apply(position, 0, game.parse(text)).position)
    return found.by_seat[0]


@pytest.mark.parametrize("text", ["choose wild-hills kings-altar knight decline", "choose wild-hills dragon knight"])
def test_a_knight_without_his_marker_is_a_blunder_while_there_are_many(text: str) -> None:
    assert choice(kings_road.table(markers={"dragons-lair": [1, 0]}), text) == {IDLE: 1}


def test_a_knight_without_his_marker_is_not_a_blunder_where_the_next_round_needs_it() -> None:
    short = kings_road.table(markers=kings_road.emptied(2, 5, 5))
    assert not choice(short, "choose wild-hills kings-altar knight decline")


def test_a_dragon_for_a_region_without_any_marker_is_a_blunder() -> None:
    position = kings_road.table(king="dark-tower")
    assert choice(position, "choose dark-tower kings-altar dragon") == {IDLE: 1}
    assert not choice(position, "choose dark-tower dragons-lair dragon")
    assert not choice(kings_road.table(markers={"dragons-lair": [0, 1]}), "choose dark-tower kings-altar dragon")


def test_a_witch_with_nobody_to_wait_for_is_a_blunder() -> None:
    assert choice(kings_road.table(markers=kings_road.emptied(2, 5, 0)), "choose witch") == {IDLE: 1}
    assert not choice(kings_road.table(markers=kings_road.emptied(2, 5, 1)), "choose witch")


GAMES_OF = {"thurn-taxis": 20, "kings-road": 6}  # the ladder counts more of them
FROM_GREEDY_UP = [
    (slug, entry.name, GAMES_OF[slug]) if entry.budget is None else (slug, f"{entry.name}@20it", 4)
    for slug, first in {slug: names(slug).index("greedy") for slug in GAMES_OF}.items()
    for entry in ROSTER[slug][first:]
]


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "spec", "games"), FROM_GREEDY_UP)
def test_no_bot_from_greedy_up_does_a_blunder(slug: str, spec: str, games: int) -> None:
    planned = Contest(slug, {}, (spec, spec), 2, games, 1)
    found = [play_game(planned, fixture).blunders for fixture in planned.fixtures()]
    assert len(found) == games
    assert not any(any(each) for each in found)
