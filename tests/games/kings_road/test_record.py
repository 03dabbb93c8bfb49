"""The lines of a record, as made and in order."""

import pytest

from postroad.core.refusals import Refused
from postroad.games.kings_road.actions import Choose, decode, encode
from postroad.games.kings_road.game import KINGS_ROAD
from tests.games.kings_road.tables import ELSEWHERE, play, table


def test_a_round_is_written_in_the_order_in_which_it_happened() -> None:
    """KR-13 to KR-26"""
    position = table(3, markers={"dark-tower": [1, 0, 0]})
    first = play(position, "choose dark-tower wild-hills knight", "choose witch", "choose dragons-lair dragon knight")
    assert first.entries == [
        {"seat": 0, "do": "choose", "cards": ["dark-tower", "wild-hills", "knight"]},
        {"gain": "markers", "seat": 0, "region": "dark-tower", "count": 1},
        {"gain": "markers", "seat": 0, "region": "wild-hills", "count": 2},
        {"seat": 1, "do": "choose", "cards": ["witch"]},
        {"seat": 2, "do": "choose", "cards": ["dragons-lair", "dragon", "knight"]},
        {"gain": "markers", "seat": 2, "region": "dragons-lair", "count": 1},
    ]
    assert play(first.position, "choose dark-tower kings-altar knight decline").entries == [
        {"seat": 1, "do": "choose", "cards": ["dark-tower", "kings-altar", "knight"], "decline": True},
        {"gain": "markers", "seat": 1, "region": "dark-tower", "count": 1},
        {"gain": "markers", "seat": 1, "region": "kings-altar", "count": 1},
        {"gain": "points", "seat": 0, "region": "dark-tower", "points": 5, "for": "place"},
        {"gain": "points", "seat": 1, "region": "dark-tower", "points": 4, "for": "place"},
        {"gain": "noble", "seat": 0, "region": "dark-tower"},
        {"gain": "points", "seat": 0, "region": "dark-tower", "points": 1, "for": "nobles"},
        {"gain": "points", "seat": 2, "region": "dragons-lair", "points": 2, "for": "place"},
        {"gain": "noble", "seat": 2, "region": "dragons-lair"},
        {"gain": "points", "seat": 2, "region": "dragons-lair", "points": 1, "for": "nobles"},
        {"gain": "king", "region": "kings-castle"},
    ]


def test_the_record_keeps_the_order_as_made() -> None:
    """KR-13"""
    step = play(table(), "choose kings-altar dragon wild-hills", "choose dragon kings-altar knight decline")
    chosen = [line for line in step.entries if line.get("do") == "choose"]
    assert chosen == [
        {"seat": 0, "do": "choose", "cards": ["kings-altar", "dragon", "wild-hills"]},
        {"seat": 1, "do": "choose", "cards": ["dragon", "kings-altar", "knight"], "decline": True},
    ]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("choose", Choose()),
        ("choose witch", Choose(("witch",))),
        ("  Choose   DARK-TOWER wild-hills knight ", Choose(("dark-tower", "wild-hills", "knight"))),
        ("choose dark-tower wild-hills knight decline", Choose(("dark-tower", "wild-hills", "knight"), decline=True)),
        ("choose knight witch", Choose(("knight", "witch"))),
    ],
)
def test_a_choice_has_a_text_and_a_line(text: str, action: Choose) -> None:
    """KR-10: what cannot be chosen can still be said, so that it can be refused with its rule."""
    assert KINGS_ROAD.parse(text) == action
    assert KINGS_ROAD.parse(KINGS_ROAD.write(action)) == action
    assert decode({**encode(action), "seat": 3, "note": "x"}) == action


@pytest.mark.parametrize("text", ["", "witch", "choose mordor", "decline", "choose decline knight", "choose " * 50])
def test_a_text_that_is_no_choice_is_refused(text: str) -> None:
    """KR-1"""
    with pytest.raises(Refused, match="action-unknown"):
        KINGS_ROAD.parse(text)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "choose"},
        {"do": "take", "cards": []},
        {"do": "choose", "cards": "witch"},
        {"do": "choose", "cards": [["witch"]]},
        {"do": "choose", "cards": ["mordor"]},
        {"do": "choose", "cards": ["witch"], "decline": 1},
        {"do": "choose", "cards": ["witch"] * 12},
    ],
)
def test_a_line_that_is_no_choice_is_refused(data: dict[str, object]) -> None:
    """KR-1"""
    with pytest.raises(Refused, match="action-unknown"):
        decode(data)


def test_decline_is_written_only_where_declined() -> None:
    """KR-14"""
    assert encode(KINGS_ROAD.parse(ELSEWHERE)) == {"do": "choose", "cards": ELSEWHERE.split()[1:]}


@pytest.mark.parametrize("number", [-1, 203, 1000])
def test_a_number_without_a_choice_is_refused(number: int) -> None:
    """KR-10"""
    with pytest.raises(Refused):
        KINGS_ROAD.named(table(), 0, number)


def test_a_choice_that_never_is_legal_has_no_number() -> None:
    """KR-11"""
    with pytest.raises(Refused):
        KINGS_ROAD.number(Choose(("knight", "dark-tower", "wild-hills")))
