"""The variant of hereditary nobles: KR-40."""

from postroad.core.chance import Quick
from postroad.games.kings_road.game import KINGS_ROAD
from tests.games.kings_road.tables import everyone, gains, in_region, noble_owners, points, table


def test_kr_40_a_new_noble_stands_beside_the_old_one() -> None:
    position = table(markers={"dark-tower": [1, 2]}, nobles={"dark-tower": [0]}, hereditary_nobles=True)
    step = everyone(position)
    assert noble_owners(step.position, "dark-tower") == [0, 1]
    assert in_region(step.position, "dark-tower") == [1, 1]


def test_kr_40_a_second_noble_of_the_same_player_changes_nothing() -> None:
    position = table(markers={"dark-tower": [3, 1]}, nobles={"dark-tower": [0]}, hereditary_nobles=True)
    step = everyone(position)
    assert noble_owners(step.position, "dark-tower") == [0]
    assert in_region(step.position, "dark-tower") == [1, 0]
    assert gains(step, "noble") == []


def test_kr_40_every_noble_in_the_region_earns_by_seat() -> None:
    position = table(
        3,
        markers={"dark-tower": [1, 3, 1]},
        nobles={"dark-tower": [0, 2], "dragons-lair": [2]},
        hereditary_nobles=True,
    )
    assert list(points(everyone(position), "dark-tower", "nobles").items()) == [(0, 1), (1, 1), (2, 2)]


def test_kr_40_on_a_tie_all_nobles_stay_and_earn() -> None:
    position = table(3, nobles={"dark-tower": [0, 2]}, hereditary_nobles=True)
    step = everyone(position)
    assert noble_owners(step.position, "dark-tower") == [0, 2]
    assert points(step, "dark-tower", "nobles") == {0: 1, 2: 1}


def test_kr_40_each_noble_counts_as_its_owners_marker() -> None:
    position = table(4, nobles={"dark-tower": [0, 2]}, hereditary_nobles=True)
    assert points(everyone(position), "dark-tower") == {0: 4, 2: 4}


def test_kr_40_is_an_option() -> None:
    assert KINGS_ROAD.start({"hereditary_nobles": True}, 2, Quick(1)).terms.is_hereditary
    assert not table(hereditary_nobles=False).terms.is_hereditary
