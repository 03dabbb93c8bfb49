"""Carriages, and the Cartwright who helps to get them."""

import pytest

from tests.games.thurn_taxis.tables import ALL_EDITIONS, after, choices, refusal, table

TOUR = "basel zuerich kempten innsbruck salzburg passau linz budweis pilsen"


def _closing(length: int, carriage: int, *, official: bool = True, hand: str = "", edition: str = "ru") -> list[str]:
    """What may be done, and the carriage, after closing a route of that length without offices to place."""
    position = table(
        " ".join(TOUR.split()[:length]), hand, moment="played", offices="basel zuerich", carriage=carriage,
        official=official, edition=edition,
    )  # fmt: skip
    position = after(position, "close province schweiz")
    return [str(position.me.carriage), *choices(position)]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_carriages_of_the_rulebook(edition: str) -> None:
    """TT-38: three cities bring 3; then five bring 4; then four bring none."""
    assert _closing(3, 2, edition=edition) == ["3", "end"]
    assert _closing(5, 3, edition=edition) == ["4", "end"]
    assert _closing(4, 4, official=False, edition=edition) == ["4", "end"]


@pytest.mark.parametrize(("length", "carriage"), [(4, 3), (5, 4), (6, 5), (7, 6)])
def test_the_next_carriage_needs_as_many_cities_as_its_number(length: int, carriage: int) -> None:
    """TT-38: not one fewer; taking it is not optional."""
    assert _closing(length, carriage) == [str(carriage + 1), "end"]
    assert _closing(length - 1, carriage, official=False) == [str(carriage), "end"]


@pytest.mark.parametrize("length", [3, 7, 9])
def test_carriages_come_one_at_a_time_in_order(length: int) -> None:
    """TT-38: the first is always number 3, however long the route."""
    assert _closing(length, 2) == ["3", "end"]


def test_length_counts_and_not_offices_placed() -> None:
    """TT-38: five cities without a single office bring carriage 5."""
    assert _closing(5, 4)[0] == "5"


def test_after_the_seventh_there_is_no_other_carriage() -> None:
    """TT-38: nor does the Cartwright ask."""
    assert _closing(9, 7) == ["7", "end"]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_the_cartwright_brings_carriage_7_for_five_cities(edition: str) -> None:
    """TT-24: the rulebook's example: carriage 6, two cities too short."""
    position = table(
        "basel zuerich kempten innsbruck salzburg", moment="played", offices="basel zuerich", carriage=6,
        edition=edition,
    )  # fmt: skip
    position = after(position, "close province schweiz")
    assert choices(position) == ["call cartwright", "end"]
    assert after(position, "call cartwright").me.carriage == 7


@pytest.mark.parametrize(
    ("length", "carriage", "helps"),
    [(3, 3, True), (3, 4, True), (3, 5, False), (4, 5, True), (4, 6, False), (6, 6, True), (5, 6, True)],
)
def test_the_cartwright_makes_up_for_one_or_two_cities(length: int, carriage: int, helps: bool) -> None:
    """TT-24: three or more: no."""
    assert ("call cartwright" in _closing(length, carriage)) == helps


def test_the_cartwright_needs_a_closing_without_a_carriage() -> None:
    """TT-20: not a second one in the same closing."""
    assert "call cartwright" not in _closing(4, 3)


def test_the_cartwright_is_not_called_after_another_official() -> None:
    """TT-20: the closing goes on without asking."""
    assert _closing(3, 3, official=False) == ["3", "end"]


def test_the_cartwright_may_be_declined() -> None:
    """TT-24: by ending the turn."""
    position = table("ulm kempten zuerich", moment="played", offices="ulm", carriage=3)
    position = after(position, "close province wuerttemberg", "end")
    assert (position.players[0].carriage, position.players[0].length, position.seat) == (3, 0, 1)


def test_the_cartwright_may_be_declined_by_discarding() -> None:
    """TT-24: with more than three cards the closing asks for that next; then he is gone."""
    position = table("ulm kempten zuerich", "linz linz lodz ulm", moment="played", offices="ulm", carriage=3)
    position = after(position, "close province wuerttemberg")
    assert choices(position) == ["discard linz", "discard lodz", "discard ulm", "call cartwright"]
    assert refusal(position, "end") == "TT-39 discard-first"
    position = after(position, "discard linz")
    assert (position.me.carriage, choices(position)) == (3, ["end"])
    assert refusal(position, "call cartwright") == "TT-24 cartwright-not-now"


def test_after_the_cartwright_cards_are_discarded_as_usual() -> None:
    """TT-24, TT-39: the rest of the closing follows."""
    position = table("ulm kempten zuerich", "linz linz lodz ulm", moment="played", offices="ulm", carriage=3)
    position = after(position, "close province wuerttemberg", "call cartwright")
    assert choices(position) == ["discard linz", "discard lodz", "discard ulm"]
    assert refusal(position, "call cartwright") == "TT-20 official-used"


def test_the_cartwright_helps_only_in_a_closing() -> None:
    """TT-24: not before it."""
    assert refusal(table("ulm kempten zuerich", moment="played"), "call cartwright") == "TT-24 cartwright-not-now"
