"""How a game is opened: KR-1 to KR-3, and what can be agreed."""

from typing import Any

import pytest

from postroad.core.chance import Quick
from postroad.core.refusals import Refused
from postroad.games.kings_road.board import BANNERS, FACTS, REGIONS
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.options import as_options, sources
from tests.games.kings_road.tables import in_region, play, points, table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kr_1_everyone_starts_with_nineteen_markers_and_all_cards(seats: int) -> None:
    position = KINGS_ROAD.start({}, seats, Quick(1))
    assert [(p.supply, p.has_dragon, p.has_witch) for p in position.players] == [(19, True, True)] * seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_kr_1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        KINGS_ROAD.start({}, seats, Quick(1))
    assert (caught.value.refusal.rule, caught.value.refusal.key) == ("KR-1", "wrong-number-of-seats")


def test_kr_2_the_king_starts_in_region_one_and_scores_at_zero() -> None:
    position = KINGS_ROAD.start({}, 3, Quick(1))
    assert FACTS.regions[position.king].number == 1
    assert KINGS_ROAD.standings(position).scores == (0, 0, 0)


def test_kr_3_the_ring_is_that_of_the_rulebook() -> None:
    assert [region.number for region in FACTS.regions] == [1, 6, 4, 7, 3, 5, 2, 8]


def test_kr_3_the_king_never_takes_the_extra_road() -> None:
    after = play(table(king="temple-ruins"), "choose dark-tower wild-hills kings-altar", "choose witch")
    after = play(after.position, "choose dark-tower wild-hills kings-altar")
    assert REGIONS[after.position.king] == "dark-tower"


def test_nothing_stands_in_the_record_before_the_first_choice() -> None:
    """KR-1"""
    assert KINGS_ROAD.opening(KINGS_ROAD.start({}, 2, Quick(1))) == []


def test_kr_21_each_banner_has_its_source() -> None:
    assert sources(table().terms) == {
        "zin-kais-deep": "imperium",
        "wizards-tower": "reconstructed",
        "wild-hills": "reconstructed",
        "kings-altar": "reconstructed",
        "temple-ruins": "reconstructed",
        "dark-tower": "rulebook",
        "dragons-lair": "imperium",
        "kings-castle": "imperium",
    }


def test_kr_21_a_host_may_change_some_banners() -> None:
    position = table(banners={"dark-tower": [9, 7]})
    assert position.terms.banners == (*BANNERS[:5], (9, 7), *BANNERS[6:])
    assert sources(position.terms)["dark-tower"] == "host"


def test_kr_21_a_changed_banner_pays() -> None:
    position = table(3, banners={"dark-tower": [9, 7]}, markers={"dark-tower": [2, 1, 0]})
    assert points(play(position, *["choose wizards-tower wild-hills kings-altar"] * 3), "dark-tower") == {0: 9, 1: 7}


def test_options_name_only_what_differs() -> None:
    """KR-21, KR-40"""
    assert as_options(table().terms) == {}
    position = table(banners={"dark-tower": [5, 4, 2, 1], "wild-hills": [4]}, hereditary_nobles=True)
    assert as_options(position.terms) == {"hereditary_nobles": True, "banners": {"wild-hills": [4]}}


@pytest.mark.parametrize(
    ("banner", "key"),
    [
        ([], "banner-length"),
        ([5, 4, 3, 2, 1], "banner-length"),
        (5, "banner-length"),
        ("5", "banner-length"),
        ([5, 2.5], "banner-not-whole"),
        ([True], "banner-not-whole"),
        ([5, "4"], "banner-not-whole"),
        ([5, -1], "banner-negative"),
        ([5, 4, 5], "banner-rises"),
        ([10**30], "banner-too-high"),
    ],
)
def test_kr_21_a_banner_that_cannot_be_is_refused(banner: Any, key: str) -> None:
    with pytest.raises(Refused) as caught:
        table(banners={"dark-tower": banner})
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.key, refusal.arguments["region"]) == ("KR-21", key, "dark-tower")


@pytest.mark.parametrize("banner", [[0], [1_000_000], [5, 5, 5, 5], [3, 0, 0], (2, 1)])
def test_kr_21_a_banner_that_can_be_is_taken(banner: Any) -> None:
    assert table(banners={"dark-tower": banner}).terms.banners[5] == tuple(banner)


@pytest.mark.parametrize(
    ("options", "key", "argument"),
    [
        ({"edition": "ru"}, "option-unknown", "edition"),
        ({"hereditary_nobles": 1}, "option-value", "hereditary_nobles"),
        ({"hereditary_nobles": None}, "option-value", "hereditary_nobles"),
        ({"banners": [1]}, "option-value", "banners"),
        ({"banners": {"mordor": [1]}}, "region-unknown", "mordor"),
        ({"banners": {7: [1]}}, "region-unknown", "7"),
    ],
)
def test_options_that_cannot_be_are_refused_by_name(options: dict[str, Any], key: str, argument: str) -> None:
    """KR-21, KR-40"""
    with pytest.raises(Refused) as caught:
        KINGS_ROAD.start(options, 2, Quick(1))
    assert caught.value.refusal.key == key
    assert argument in caught.value.refusal.arguments.values()


def test_kr_13_markers_stand_where_the_builder_put_them() -> None:
    """KR-13: the tests' own tables are what they say."""
    position = table(3, markers={"wild-hills": [1, 2, 3]}, nobles={"dark-tower": [1]})
    assert in_region(position, "wild-hills") == [1, 2, 3]
    assert in_region(position, "dark-tower") == [0, 1, 0]
    assert [player.supply for player in position.players] == [18, 16, 16]
