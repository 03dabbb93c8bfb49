"""What a region pays, nobles, and the King's way: KR-20 to KR-26."""

from postroad.games.kings_road.actions import parse
from postroad.games.kings_road.board import REGIONS
from postroad.games.kings_road.game import KINGS_ROAD, carry_out
from postroad.games.kings_road.journal import Chained, Ennobled, Ranked, Stayed
from tests.games.kings_road.tables import (
    ELSEWHERE,
    everyone,
    gains,
    in_region,
    noble_owners,
    play,
    points,
    scored,
    table,
)

WITH_DRAGON = "choose dragon wild-hills kings-altar"


def test_kr_20_two_dragons_score_the_next_two_regions_too() -> None:
    """The rulebook's example."""
    markers = {region: [1, 0, 0] for region in ("dark-tower", "dragons-lair", "kings-castle")}
    step = play(table(3, markers=markers), ELSEWHERE, WITH_DRAGON, WITH_DRAGON)
    assert scored(step) == ["dark-tower", "dragons-lair", "kings-castle"]


def test_kr_20_five_dragons_score_six_regions() -> None:
    markers = {region: [1, 0, 0, 0, 0] for region in REGIONS}
    choices = ["choose dragon temple-ruins knight"] * 5
    step = play(table(5, markers=markers), *choices)
    assert scored(step, "nobles") == [
        "dark-tower", "dragons-lair", "kings-castle", "zin-kais-deep", "wizards-tower", "wild-hills",
    ]  # fmt: skip
    assert gains(step, "king") == [{"gain": "king", "region": "kings-altar"}]


def test_kr_20_a_noble_just_won_counts_in_the_next_chain() -> None:
    markers = {"dark-tower": [1, 0], "dragons-lair": [1, 0]}
    step = play(table(markers=markers), WITH_DRAGON, ELSEWHERE)
    assert points(step, "dragons-lair", "nobles") == {0: 2}


def test_kr_21_four_players_with_4_3_2_1_markers_earn_5_4_2_0() -> None:
    """The rulebook's example."""
    step = everyone(table(4, markers={"dark-tower": [4, 3, 2, 1]}))
    assert points(step, "dark-tower") == {0: 5, 1: 4, 2: 2}


def test_kr_21_five_players_are_paid_four_places() -> None:
    step = everyone(table(5, markers={"dark-tower": [5, 4, 3, 2, 1]}))
    assert points(step, "dark-tower") == {0: 5, 1: 4, 2: 2, 3: 1}


def test_kr_21_two_players_are_paid_one_place() -> None:
    assert points(everyone(table(markers={"dark-tower": [1, 2]})), "dark-tower") == {1: 5}


def test_kr_21_no_more_places_than_numbers_on_the_banner() -> None:
    step = everyone(table(5, markers={"dragons-lair": [5, 4, 3, 2, 1]}, king="dragons-lair"))
    assert points(step, "dragons-lair") == {0: 2, 1: 2, 2: 1}


def test_kr_21_a_player_without_a_marker_earns_nothing() -> None:
    assert points(everyone(table(4, markers={"dark-tower": [1, 0, 0, 0]})), "dark-tower") == {0: 5}


def test_kr_21_a_noble_counts_as_a_marker() -> None:
    step = everyone(table(3, nobles={"dark-tower": [2]}))
    assert points(step, "dark-tower") == {2: 5}


def test_kr_22_two_tied_for_most_earn_the_second_number_each() -> None:
    """The rulebook's example."""
    step = everyone(table(4, markers={"dark-tower": [3, 3, 1, 0]}))
    assert points(step, "dark-tower") == {0: 4, 1: 4, 2: 2}


def test_kr_22_three_tied_among_four_players_earn_the_third_number_each() -> None:
    """The rulebook's example."""
    step = everyone(table(4, markers={"dark-tower": [2, 2, 0, 2]}))
    assert points(step, "dark-tower") == {0: 2, 1: 2, 3: 2}


def test_kr_22_three_tied_among_three_players_earn_nothing() -> None:
    """The rulebook's example."""
    assert points(everyone(table(3, markers={"dark-tower": [2, 2, 2]})), "dark-tower") == {}


def test_kr_22_a_tie_that_reaches_a_place_without_pay_earns_nothing() -> None:
    step = everyone(table(4, markers={"dark-tower": [4, 3, 1, 1]}))
    assert points(step, "dark-tower") == {0: 5, 1: 4}


def test_kr_22_the_journal_tells_the_tie() -> None:
    position = table(4, markers={"dark-tower": [3, 3, 1, 0]})
    for seat in range(4):
        position, journal = carry_out(position, seat, parse(ELSEWHERE))
    ranked = [event for event in journal if isinstance(event, Ranked)]
    tower = REGIONS.index("dark-tower")
    assert ranked == [
        Ranked(0, tower, 3, place=1, tied=2, points=4, is_final=False),
        Ranked(1, tower, 3, place=1, tied=2, points=4, is_final=False),
        Ranked(2, tower, 1, place=3, tied=1, points=2, is_final=False),
    ]


def test_kr_23_a_sole_leader_leaves_a_noble() -> None:
    step = everyone(table(markers={"dark-tower": [2, 1]}))
    assert noble_owners(step.position, "dark-tower") == [0]
    assert gains(step, "noble") == [{"gain": "noble", "seat": 0, "region": "dark-tower"}]


def test_kr_23_a_new_noble_replaces_the_old_one() -> None:
    step = everyone(table(markers={"dark-tower": [1, 2]}, nobles={"dark-tower": [0]}))
    assert noble_owners(step.position, "dark-tower") == [1]
    assert in_region(step.position, "dark-tower") == [0, 1]
    assert [player.supply for player in step.position.players] == [16, 15]


def test_kr_23_a_tie_leaves_no_noble() -> None:
    step = everyone(table(3, markers={"dark-tower": [1, 1, 0]}))
    assert noble_owners(step.position, "dark-tower") == []
    assert gains(step, "noble") == []


def test_kr_23_on_a_tie_the_old_noble_stays_and_earns() -> None:
    step = everyone(table(3, markers={"dark-tower": [1, 3, 3]}, nobles={"dark-tower": [0]}))
    assert noble_owners(step.position, "dark-tower") == [0]
    assert points(step, "dark-tower", "nobles") == {0: 1}


def test_kr_23_a_leader_who_had_the_noble_keeps_it_and_the_record_says_so() -> None:
    step = everyone(table(nobles={"dark-tower": [0]}))
    assert noble_owners(step.position, "dark-tower") == [0]
    assert len(gains(step, "noble")) == 1


def test_kr_24_all_markers_but_the_noble_come_back() -> None:
    step = everyone(table(3, markers={"dark-tower": [4, 3, 2]}))
    assert in_region(step.position, "dark-tower") == [1, 0, 0]
    assert [player.supply for player in step.position.players] == [15, 16, 16]


def test_kr_25_a_noble_earns_for_its_chain() -> None:
    """The rulebook's example."""
    nobles = {"temple-ruins": [0], "dragons-lair": [0]}
    step = everyone(table(markers={"dark-tower": [1, 0]}, nobles=nobles))
    assert points(step, "dark-tower", "nobles") == {0: 3}


def test_kr_25_a_noble_alone_earns_one() -> None:
    step = everyone(table(markers={"dark-tower": [1, 0]}, nobles={"wild-hills": [0]}))
    assert points(step, "dark-tower", "nobles") == {0: 1}


def test_kr_25_the_nobles_of_others_break_a_chain() -> None:
    nobles = {"temple-ruins": [1], "kings-altar": [0], "dragons-lair": [0]}
    step = everyone(table(markers={"dark-tower": [1, 0]}, nobles=nobles))
    assert points(step, "dark-tower", "nobles") == {0: 2}


def test_kr_25_a_chain_crosses_the_extra_road() -> None:
    """KR-3: nobles count every road."""
    nobles = {"temple-ruins": [0], "zin-kais-deep": [0], "wizards-tower": [0]}
    step = everyone(table(markers={"dark-tower": [1, 0]}, nobles=nobles), "choose wild-hills kings-altar dragons-lair")
    assert points(step, "dark-tower", "nobles") == {0: 4}


def test_kr_25_eight_nobles_are_a_chain_of_eight() -> None:
    step = everyone(table(nobles={region: [0] for region in REGIONS}))
    assert points(step, "dark-tower", "nobles") == {0: 8}


def test_kr_26_the_king_moves_on_along_the_ring() -> None:
    assert gains(everyone(table()), "king") == [{"gain": "king", "region": "dragons-lair"}]


def test_kr_26_the_king_moves_to_the_region_after_the_last_one_scored() -> None:
    step = everyone(table(3, king="kings-castle"), WITH_DRAGON)
    assert gains(step, "king") == [{"gain": "king", "region": "kings-altar"}]


def test_the_journal_tells_of_nobles() -> None:
    """KR-23, KR-25"""
    tower = REGIONS.index("dark-tower")
    position = table(markers={"dark-tower": [1, 2]}, nobles={"dark-tower": [0]})
    position, _ = carry_out(position, 0, parse(ELSEWHERE))
    position, journal = carry_out(position, 1, parse(ELSEWHERE))
    assert [event for event in journal if isinstance(event, Ennobled)] == [Ennobled(1, tower, former=0)]
    assert [event for event in journal if isinstance(event, Chained)] == [Chained(1, tower, 1 << tower, 1)]


def test_the_journal_tells_of_a_noble_that_stays() -> None:
    """KR-23"""
    position = table(3, markers={"dark-tower": [1, 3, 3]}, nobles={"dark-tower": [0]})
    for seat in KINGS_ROAD.to_act(position):
        position, journal = carry_out(position, seat, parse(ELSEWHERE))
    assert [event for event in journal if isinstance(event, Stayed)] == [Stayed(0b001, REGIONS.index("dark-tower"))]
