"""Actions by number, as text, and as data of a record or message."""

from typing import Any

import pytest

from postroad.core.refusals import Refused
from postroad.games.thurn_taxis.actions import (
    NUMBERS,
    Abandon,
    Action,
    Call,
    CloseEach,
    CloseProvince,
    Discard,
    Draw,
    EndTurn,
    Office,
    Play,
    Take,
    decode,
    encode,
    named,
    parse,
    write,
)
from postroad.games.thurn_taxis.game import THURN_TAXIS
from tests.games.thurn_taxis.tables import MOMENTS, after, table

FORMS = (
    "take 1 .. 6", "draw", "call administrator|postmaster|carrier|cartwright", "abandon", "play CITY left|right|new",
    "close each", "close province PROVINCE", "office CITY", "discard CITY", "end",
)  # fmt: skip
WORDS: list[tuple[str, Action, dict[str, Any]]] = [
    ("take 3", Take(2), {"do": "take", "slot": 2}),
    ("draw", Draw(), {"do": "draw"}),
    ("call administrator", Call("administrator"), {"do": "call", "official": "administrator"}),
    ("call postmaster", Call("postmaster"), {"do": "call", "official": "postmaster"}),
    ("call carrier", Call("carrier"), {"do": "call", "official": "carrier"}),
    ("call cartwright", Call("cartwright"), {"do": "call", "official": "cartwright"}),
    ("abandon", Abandon(), {"do": "abandon"}),
    ("play ulm left", Play("ulm", "left"), {"do": "play", "city": "ulm", "end": "left"}),
    ("play ulm right", Play("ulm", "right"), {"do": "play", "city": "ulm", "end": "right"}),
    ("play ulm new", Play("ulm", "new"), {"do": "play", "city": "ulm", "end": "new"}),
    ("close each", CloseEach(), {"do": "close", "way": "each"}),
    (
        "close province bayern", CloseProvince(province="bayern"),
        {"do": "close", "way": "province", "province": "bayern"},
    ),
    ("office ulm", Office("ulm"), {"do": "office", "city": "ulm"}),
    ("discard ulm", Discard("ulm"), {"do": "discard", "city": "ulm"}),
    ("end", EndTurn(), {"do": "end"}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "action", "data"), WORDS)
def test_every_form_has_its_words_and_its_data(text: str, action: Action, data: dict[str, Any]) -> None:
    """TT-10 to TT-39: as the record has them, key by key in order."""
    assert (parse(text), write(action), list(encode(action).items())) == (action, text, list(data.items()))


def test_there_are_133_actions() -> None:
    """TT-10 to TT-39: 6 takes, 66 plays, 22 offices, 22 discards, 9 provinces, 4 officials, 4 others."""
    assert len(NUMBERS) == 6 + 66 + 22 + 22 + 9 + 4 + 4


def test_text_and_data_of_every_action_lead_back_to_it() -> None:
    """TT-10 to TT-39: no two share either."""
    assert all(parse(write(action)) == action == decode(encode(action)) for action in NUMBERS)
    assert len({write(action) for action in NUMBERS}) == len(NUMBERS)


def test_the_game_speaks_the_same_words() -> None:
    """TT-10: through the protocol."""
    action = THURN_TAXIS.parse("take 3")
    assert (THURN_TAXIS.write(action), THURN_TAXIS.number(action)) == ("take 3", NUMBERS[Take(2)])


def test_letters_and_spaces_of_a_text_are_free() -> None:
    """TT-13: nothing else is."""
    assert parse("  Play  ULM\tleft ") == Play("ulm", "left")


@pytest.mark.parametrize(
    "text",
    ["", "take", "take 0", "take 7", "take one", "draw 1", "call", "call king", "abandon ulm", "play ulm",
     "play ulm up", "play paris left", "close", "close all", "close province", "close province ulm",
     "office", "office paris", "discard", "discard bayern", "end turn", "resign", "x" * 1000],
)  # fmt: skip
def test_other_texts_are_refused_with_the_forms_there_are(text: str) -> None:
    """TT-10 to TT-39: the text is quoted, if long, in part."""
    with pytest.raises(Refused) as refused:
        parse(text)
    refusal = refused.value.refusal
    assert (refusal.rule, refusal.key, refusal.legal) == ("", "action-unknown", FORMS)
    assert refusal.arguments == {"text": text[:80]}


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ({"seat": 0, "do": "take", "slot": 2, "city": "ulm"}, Take(2)),
        ({"seat": 0, "do": "draw", "city": "ulm"}, Draw()),
        ({"seat": 0, "do": "draw", "city": None}, Draw()),
        ({"seat": 0, "do": "end", "note": "well played"}, EndTurn()),
        ({"end": "left", "city": "ulm", "do": "play"}, Play("ulm", "left")),
    ],
)
def test_a_line_of_a_record_is_an_action_too(line: dict[str, Any], action: Action) -> None:
    """TT-10, TT-50: the cities of takes and draws, seats and notes are not part of it."""
    assert decode(line) == action


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": None},
        {"do": "take"},
        {"do": "take", "slot": 6},
        {"do": "take", "slot": True},
        {"do": "take", "slot": "2"},
        {"do": ["take"], "slot": 2},
        {"do": "play", "city": "ulm"},
        {"do": "play", "city": "paris", "end": "left"},
        {"do": "close"},
        {"do": "close", "way": "province"},
        {"do": "close", "way": "province", "province": "ulm"},
        {"do": "call", "official": {}},
        {"do": "office"},
        {"chance": "reshuffle"},
        {"do": "resign"},
    ],
)
def test_bad_data_is_refused(data: dict[str, Any]) -> None:
    """TT-10 to TT-39: like bad text."""
    with pytest.raises(Refused) as refused:
        decode(data)
    assert refused.value.refusal.key == "action-unknown"


@pytest.mark.parametrize("number", [-1, 58, 1000])
def test_other_numbers_mean_nothing(number: int) -> None:
    """TT-10 to TT-39: at any moment."""
    with pytest.raises(Refused, match="action-unknown"):
        named(table(), number)


def test_the_number_of_a_city_plays_it_places_an_office_or_discards_it() -> None:
    """TT-13, TT-30, TT-39: the moment tells them apart."""
    played = table("ulm kempten zuerich", "linz linz lodz basel", moment="played", carriage=4)
    placing = after(played, "close each")
    short = after(placing, "office ulm", "office kempten", "office zuerich")
    number = NUMBERS[Office("ulm")]
    assert [THURN_TAXIS.named(moment, 0, number) for moment in (table("lodz"), placing, short)] == [
        Play("ulm", "left"), Office("ulm"), Discard("ulm"),
    ]  # fmt: skip
    assert [named(moment, number + 1) for moment in (table(), table("lodz"))] == [
        Play("ulm", "new"), Play("ulm", "right"),
    ]  # fmt: skip


def test_the_number_of_a_province_closes_or_takes() -> None:
    """TT-10, TT-30: the same number, never at the same moment."""
    closing = CloseProvince(province="bayern")
    assert [named(table(moment=moment), NUMBERS[closing]) for moment in MOMENTS] == [Take(0)] * 3 + [closing]
