"""What a seat is told beforehand: what its cards would do if nobody else played, and what scores."""

import pytest

from postroad.core.refusals import Refused
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.view import View
from tests.games.kings_road.tables import ELSEWHERE, play, table


def foreseen(position: KingsRoadPosition, text: str, seat: int = 0) -> View:
    """The seat's view as if only its own cards were played."""
    seen: View = KINGS_ROAD.view(KINGS_ROAD.foresee(position, seat, KINGS_ROAD.parse(text)).position, seat)
    return seen


def test_markers_are_foreseen_with_what_they_would_earn() -> None:
    """KR-14: the Knight's second marker too."""
    position = table(markers={"dark-tower": (1, 2)})
    seen = foreseen(position, "choose wild-hills dark-tower knight")
    assert seen.players[0].markers == {"wild-hills": 1, "dark-tower": 3}
    assert seen.players[0].earns["dark-tower"] == seen.banners["dark-tower"][0]
    assert seen.players[1].earns["dark-tower"] == 0


def test_a_part_of_a_choice_is_foreseen_as_well() -> None:
    """KR-10: the number of cards is only asked for when they are chosen."""
    assert foreseen(table(), "choose wild-hills").players[0].markers == {"wild-hills": 1}
    assert foreseen(table(), "choose dragon").dragons == 1


def test_what_could_never_be_chosen_is_refused() -> None:
    """KR-11, KR-15."""
    for text in ("choose knight wild-hills", "choose witch wild-hills"):
        with pytest.raises(Refused):
            foreseen(table(), text)
    with pytest.raises(Refused, match="KR-15"):
        foreseen(table(gone={0: "dragon"}), "choose dragon")
    with pytest.raises(Refused, match="KR-10"):
        foreseen(table(), "choose wild-hills dark-tower kings-altar temple-ruins")


def test_the_last_to_choose_learns_nothing_of_the_others() -> None:
    """KR-50: whatever they chose, the same is foreseen."""
    first, other = (
        KINGS_ROAD.apply(table(), 1, KINGS_ROAD.parse(text)).position for text in (ELSEWHERE, "choose witch")
    )
    text = "choose dragon dark-tower knight"
    assert foreseen(first, text) == foreseen(other, text)
    assert not KINGS_ROAD.foresee(first, 0, KINGS_ROAD.parse(text)).reveals


def test_the_regions_that_score_are_told_in_order() -> None:
    """KR-20: the King's region, and one more for each Dragon that is revealed."""
    assert KINGS_ROAD.view(table(king="kings-castle"), None).scoring == ("kings-castle",)
    assert foreseen(table(king="kings-castle"), "choose dragon").scoring == ("kings-castle", "zin-kais-deep")
    position = play(table(), "choose witch", "choose dragon wild-hills kings-altar").position
    assert KINGS_ROAD.view(position, 0).scoring == ("dark-tower", "dragons-lair")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_places_earn_as_there_are_players_but_one(seats: int) -> None:
    """KR-21."""
    assert KINGS_ROAD.view(table(seats), None).places == seats - 1


def test_nobles_that_stand_together_are_told_as_chains() -> None:
    """KR-25: along the ring and over the extra road."""
    view = KINGS_ROAD.view(table(nobles={"wild-hills": [0], "kings-altar": [0], "dark-tower": [0]}), None)
    assert {frozenset(chain) for chain in view.players[0].chains} == {
        frozenset({"wild-hills", "kings-altar"}),
        frozenset({"dark-tower"}),
    }
    assert view.players[1].chains == ()
