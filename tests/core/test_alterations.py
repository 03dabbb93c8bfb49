"""Every kind of line, every field of it: altered, it is refused at its line and with its rule."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from postroad.core.record import RecordError
from postroad.games.thurn_taxis.board import CITIES, PROVINCES
from tests.conformance.cases import Case
from tests.core.played import (
    altered,
    begun,
    error_in,
    finished,
    lines_of,
    play_on,
    rewritten,
    text_of,
    without,
)

# The rules that the outcomes and consequences follow from.
RULES = {
    "refill": "TT-10", "reshuffle": "TT-11", "bonus length": "TT-33", "bonus province": "TT-34",
    "bonus all-provinces": "TT-35", "bonus game-end": "TT-40", "carriage": "TT-38",
    "markers": "KR-13", "points place": "KR-21", "noble": "KR-23", "points nobles": "KR-25", "king": "KR-26",
    "points final": "KR-31",
}  # fmt: skip
DECISIONS = [
    "call administrator", "call postmaster", "call carrier", "call cartwright", "take", "draw", "abandon", "play new",
    "play left", "play right", "close each", "close province", "office", "discard", "end",
    "choose", "choose witch", "choose decline",
]  # fmt: skip
NONSENSE: list[Any] = [None, True, "nonsense", [], ["ulm"], {}, -1, 1.5, 10**30]
TELL_APART = ("official", "way", "end", "for")


class Found(NamedTuple):
    """A line of one kind in a whole game."""

    text: str
    number: int

    @property
    def line(self) -> dict[str, Any]:
        return lines_of(self.text)[self.number - 1]


def kind_of(line: dict[str, Any]) -> str:
    kind = line.get("do") or line.get("chance") or line.get("gain") or next(iter(line))
    if kind == "end":
        return "end"
    if kind == "choose":
        return "choose decline" if "decline" in line else "choose witch" if line["cards"] == ["witch"] else "choose"
    if kind == "bonus":
        stack = line["stack"]
        return f"bonus {'length' if stack.startswith('length') else 'province' if stack in provinces() else stack}"
    return " ".join([kind, *(str(line[key]) for key in TELL_APART if key in line)])


def provinces() -> set[str]:
    """The stacks of provinces; one of them serves two, by its own name."""
    stacks = {line["stack"] for text in games() for line in lines_of(text) if "stack" in line}
    return {stack for stack in stacks if not stack.startswith("length") and stack not in ("all-provinces", "game-end")}


@cache
def games() -> list[str]:
    taxis, road = Case("thurn-taxis", {"first": 0}, 2), Case("kings-road", {}, 3)
    return [
        *(finished(taxis, "sensible", seed) for seed in (1, 4, 16)),
        *(finished(road, player, seed=5) for player in ("sensible", "random")),
        play_on(begun(taxis, 38), "random", 38, rounds=250).record().text(),
    ]


@cache
def lines_by_kind() -> dict[str, Found]:
    found: dict[str, Found] = {}
    for text in games():
        for number, line in enumerate(lines_of(text), 1):
            found.setdefault(kind_of(line), Found(text, number))
    return found


def nonsense_for(value: Any) -> list[Any]:
    """Values of other kinds, and those that Python takes for the same."""
    twins = [float(value), str(value)] if type(value) is int else []
    twins += [bool(value)] if value in (0, 1) else []
    return [other for other in [*NONSENSE, *twins] if (type(other), other) != (type(value), value)]


def alterations(found: Found) -> Iterator[tuple[str, Any, str]]:
    """Each field of a line with each nonsense, and without it."""
    for key, value in found.line.items():
        for other in nonsense_for(value):
            yield key, other, altered(found.text, found.number, **{key: other})
        yield key, "nothing", without(found.text, found.number, key)


def first_error(text: str) -> RecordError | None:
    """What is wrong; None for a record that tells another right game, written as we write it."""
    try:
        is_ours = rewritten(text) == text
    except RecordError as error:
        return error
    assert is_ours
    return None


def test_the_games_have_every_kind_of_line() -> None:
    assert set(lines_by_kind()) == {*RULES, *DECISIONS, "format", "result"}


@pytest.mark.parametrize("kind", [kind for kind in RULES if kind != "refill"])
def test_a_consequence_with_anything_else_is_refused_at_its_line_with_its_rule(kind: str) -> None:
    found = lines_by_kind()[kind]
    for key, value, text in alterations(found):
        error = error_in(text)
        assert error.line == found.number, (key, value)
        if value != "nothing" or key not in ("gain", "chance"):  # without those, nobody knows what it was
            assert error.rule == RULES[kind], (key, value)


@pytest.mark.parametrize("kind", DECISIONS)
def test_a_decision_that_makes_no_sense_is_refused_at_its_line(kind: str) -> None:
    found = lines_by_kind()[kind]
    for key, value, text in alterations(found):
        if (key, value) == ("decline", "nothing"):
            continue  # another choice
        error = error_in(text)
        assert error.line == found.number, (key, value, error)


@pytest.mark.parametrize("kind", DECISIONS)
def test_a_decision_of_a_seat_that_is_none_names_the_rule(kind: str) -> None:
    found = lines_by_kind()[kind]
    for seat in (-1, 5, 10**30, -(10**30)):
        error = error_in(altered(found.text, found.number, seat=seat))
        assert (error.line, error.rule) == (found.number, "KR-1" if kind.startswith("choose") else "TT-1")


@pytest.mark.parametrize("kind", DECISIONS)
def test_a_decision_of_another_seat_names_the_rule(kind: str) -> None:
    found = lines_by_kind()[kind]
    error = error_in(altered(found.text, found.number, seat=1 - found.line["seat"] % 2))
    assert (error.line, error.rule) == (found.number, "KR-10" if kind.startswith("choose") else "TT-4")


def test_a_card_put_back_into_the_display_must_come_from_the_deck_and_to_its_slot() -> None:
    found = lines_by_kind()["refill"]
    for key, value, text in alterations(found):
        if key != "chance":
            error = error_in(text)
            assert (error.line, error.rule) == (found.number, "TT-10"), (key, value)


def test_a_chance_line_that_says_nothing_leaves_a_card_missing() -> None:
    found = lines_by_kind()["refill"]
    for value in NONSENSE:
        error = error_in(altered(found.text, found.number, chance=value))
        assert (error.key, error.rule) == ("draw-missing", "TT-10")


def test_a_fourth_copy_of_a_card_cannot_be_drawn() -> None:
    text = games()[0]
    for number in (2, 3, 4, 5):
        text = altered(text, number, city="ulm")
    error = error_in(text)
    assert (error.line, error.key, error.rule) == (5, "draw-absent", "TT-10")


@pytest.mark.parametrize(
    ("kind", "key", "values"),
    [
        ("call administrator", "official", ["postmaster", "carrier", "cartwright"]),
        ("call cartwright", "official", ["administrator", "postmaster", "carrier"]),
        ("take", "city", CITIES),
        ("play new", "city", CITIES),
        ("play new", "end", ["left", "right"]),
        ("play left", "end", ["new", "right"]),
        ("play right", "end", ["new"]),
        ("close province", "province", PROVINCES),
        ("office", "city", CITIES),
        ("discard", "city", CITIES),
        ("draw", "city", CITIES),
        ("refill", "city", CITIES),
        ("take", "slot", range(6)),
        ("end", "do", ["abandon", "draw"]),
        ("abandon", "do", ["end", "draw"]),
    ],
)
def test_another_value_breaks_a_rule_there_or_later_unless_it_tells_another_right_game(
    kind: str, key: str, values: Any
) -> None:
    found = lines_by_kind()[kind]
    for value in values:
        if value == found.line[key]:
            continue
        text = altered(found.text, found.number, **{key: value})
        error = first_error(text)
        assert error is None or error.line >= found.number
        assert error is None or error.rule or error.key == "result-wrong"


@pytest.mark.slow
@pytest.mark.parametrize("game", range(5))
def test_an_order_that_did_not_happen_is_refused_in_its_step(game: int) -> None:
    """A line left out, doubled, or changed with the next one, anywhere."""
    lines = lines_of(games()[game])
    for place in range(1 + game, len(lines), 4):
        step_end = next((n for n in range(place + 2, len(lines)) if "do" in lines[n]), len(lines))
        for changed in (
            lines[:place] + lines[place + 1 :],
            lines[: place + 1] + lines[place:],
            lines[:place] + lines[place : place + 2][::-1] + lines[place + 2 :],
        ):
            text = text_of(changed)
            error = first_error(text)
            assert error is None or place + 1 <= error.line <= step_end + 2, (place, error)
