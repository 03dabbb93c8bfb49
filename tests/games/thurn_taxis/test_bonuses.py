"""Bonus tiles: for length, for provinces, for all provinces."""

import pytest

from tests.games.thurn_taxis.tables import ALL_EDITIONS, Seat, after, all_but, offices_of, table, tiles_of

TOUR = "basel zuerich kempten innsbruck salzburg passau linz budweis pilsen"
# One city of every province but Bayern; the route to come reaches Bayern or not.
NO_BAYERN = "carlsruhe pilsen sigmaringen lodz linz basel innsbruck stuttgart"


def _closed(length: int, gone: str = "", tiles: str = "") -> list[str]:
    """The tiles after closing a route of that length that places no office."""
    route = " ".join(TOUR.split()[:length])
    position = table(route, moment="played", offices="basel zuerich", gone=gone, tiles=tiles, official=False)
    return tiles_of(after(position, "close province schweiz"))


@pytest.mark.parametrize(
    ("length", "tiles"),
    [
        (3, []),
        (4, []),
        (5, ["length-5 2"]),
        (6, ["length-6 3"]),
        (7, ["length-7 4"]),
        (8, ["length-7 4"]),
        (9, ["length-7 4"]),
    ],
)
def test_a_long_route_takes_one_tile_of_its_stack(length: int, tiles: list[str]) -> None:
    """TT-33: for 5, for 6, and for 7 or more cities."""
    assert _closed(length) == tiles


@pytest.mark.parametrize(
    ("gone", "tiles"),
    [
        ("length-7 " * 3, ["length-7 1"]),
        ("length-7 " * 4, ["length-6 3"]),
        ("length-7 " * 4 + "length-6 " * 2, ["length-6 1"]),
        ("length-7 " * 4 + "length-6 " * 3, ["length-5 2"]),
        ("length-7 " * 4 + "length-6 " * 3 + "length-5 " * 2, []),
    ],
)
def test_an_empty_length_stack_gives_the_next_lower_one(gone: str, tiles: list[str]) -> None:
    """TT-33: if all are empty, nothing."""
    assert _closed(7, gone) == tiles


def test_an_empty_length_stack_never_gives_a_higher_one() -> None:
    """TT-33: a route of five takes nothing when its stack is empty."""
    assert _closed(5, "length-5 length-5") == []


def test_length_tiles_come_any_number_of_times() -> None:
    """TT-33: in another closing, another tile."""
    assert _closed(5, tiles="length-5") == ["length-5 2", "length-5 1"]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_wuerttemberg_and_hohenzollern_are_completed_by_sigmaringen_and_ulm(edition: str) -> None:
    """TT-34: the rulebook's example; Stuttgart had its office."""
    position = table("zuerich sigmaringen ulm", moment="played", offices="stuttgart zuerich", edition=edition)
    position = after(position, "close each", "office sigmaringen", "office ulm")
    assert tiles_of(position) == ["wuerttemberg-hohenzollern 3"]


LAST_CITIES = [  # a route, the office that completes, its province, the offices before, the tile
    ("carlsruhe mannheim wuerzburg", "mannheim", "baden", "freiburg carlsruhe", "baden 3"),
    (
        "nuernberg regensburg passau", "passau", "bayern",
        "augsburg ingolstadt kempten muenchen nuernberg regensburg wuerzburg", "bayern 5",
    ),
    ("linz budweis pilsen", "pilsen", "boehmen", "salzburg linz budweis", "boehmen-salzburg 4"),
    ("zuerich kempten innsbruck", "innsbruck", "tyrol", "zuerich basel", "schweiz-tyrol 3"),
    ("ulm sigmaringen stuttgart", "sigmaringen", "hohenzollern", "ulm stuttgart", "wuerttemberg-hohenzollern 3"),
]  # fmt: skip


@pytest.mark.parametrize(("route", "last", "province", "before", "tile"), LAST_CITIES)
def test_offices_in_all_cities_of_a_province_take_its_tile(
    route: str, last: str, province: str, before: str, tile: str
) -> None:
    """TT-34: of one province, or of a pair."""
    position = table(route, moment="played", offices=before)
    assert tiles_of(after(position, f"close province {province}", f"office {last}")) == [tile]


@pytest.mark.parametrize(("route", "last", "province", "before", "tile"), LAST_CITIES)
def test_a_city_without_an_office_leaves_a_province_incomplete(
    route: str, last: str, province: str, before: str, tile: str
) -> None:
    """TT-34: all of them must stand."""
    position = table(route, moment="played", offices=before.partition(" ")[2])
    assert tile not in tiles_of(after(position, f"close province {province}", f"office {last}"))


def test_each_province_tile_comes_once() -> None:
    """TT-34: a later closing with the same offices brings none."""
    baden = "carlsruhe freiburg mannheim"
    position = table("carlsruhe freiburg basel", moment="played", offices=baden, tiles="baden")
    assert tiles_of(after(position, "close province baden")) == ["baden 3"]


def test_the_second_player_to_complete_a_province_gets_the_next_tile() -> None:
    """TT-34: the top one that is left."""
    position = table(
        "carlsruhe mannheim wuerzburg", moment="played", offices="carlsruhe freiburg", others=[Seat(tiles="baden")]
    )
    assert tiles_of(after(position, "close province baden", "office mannheim")) == ["baden 2"]


def test_an_empty_province_stack_gives_nothing() -> None:
    """TT-34: nor does any other stack."""
    position = table("carlsruhe mannheim wuerzburg", moment="played", offices="carlsruhe freiburg", gone="baden " * 3)
    assert tiles_of(after(position, "close province baden", "office mannheim")) == []


def test_several_province_tiles_can_come_at_once() -> None:
    """TT-34: with one in each of two provinces."""
    position = table(
        "mannheim carlsruhe freiburg sigmaringen",
        moment="played", offices="carlsruhe freiburg stuttgart ulm",
    )  # fmt: skip
    position = after(position, "close each", "office mannheim", "office sigmaringen")
    assert tiles_of(position) == ["baden 3", "wuerttemberg-hohenzollern 3"]


def _ninth_province(edition: str, gone: str = "", tiles: str = "") -> list[str]:
    """The tiles after placing an office in Bayern that makes nine provinces."""
    position = table(
        "ulm augsburg kempten", moment="played", offices=NO_BAYERN, edition=edition, gone=gone, tiles=tiles
    )
    return tiles_of(after(position, "close province bayern", "office augsburg", "office kempten"))


def _eighth_province(edition: str) -> list[str]:
    """The tiles after placing an office that makes all but Bayern."""
    offices = NO_BAYERN.replace("stuttgart", "")
    position = table("ulm augsburg kempten", moment="played", offices=offices, edition=edition)
    return tiles_of(after(position, "close province wuerttemberg", "office ulm"))


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_offices_in_all_nine_provinces_take_the_tile(edition: str) -> None:
    """TT-35: where eight are asked for, the tile also comes with a later closing."""
    assert _ninth_province(edition) == ["all-provinces 6"]


@pytest.mark.parametrize(
    ("edition", "tiles"),
    [("ru", []), ("cs", []), ("hu", ["all-provinces 6"]), ("de", ["all-provinces 6"])],
)
def test_eight_provinces_without_bayern_are_enough_in_two_editions(edition: str, tiles: list[str]) -> None:
    """TT-35: `hu` and `de` leave Bayern out."""
    assert _eighth_province(edition) == tiles


@pytest.mark.parametrize("edition", ["hu", "de"])
def test_where_eight_are_asked_for_bayern_replaces_no_other(edition: str) -> None:
    """TT-35: eight with Bayern but without Polen are not enough."""
    offices = NO_BAYERN.replace("lodz", "")
    position = table("ulm augsburg kempten", moment="played", offices=offices, edition=edition)
    assert tiles_of(after(position, "close province bayern", "office augsburg", "office kempten")) == []


def test_the_all_provinces_tile_comes_once() -> None:
    """TT-35: once in a game."""
    assert _ninth_province("ru", tiles="all-provinces") == ["all-provinces 6"]


def test_an_empty_all_provinces_stack_gives_nothing() -> None:
    """TT-35: as with provinces."""
    assert _ninth_province("ru", gone="all-provinces " * 4) == []


def test_too_few_offices_left_mean_no_bonus() -> None:
    """TT-36: Baden lacks one city, and so does the supply."""
    position = table(
        "mannheim carlsruhe freiburg", moment="played", offices=all_but("mannheim carlsruhe lodz"), carriage=7
    )
    position = after(position, "close province baden", "office mannheim")
    assert (position.me.supply, "baden 3" in tiles_of(position)) == (0, False)


def test_the_last_office_can_still_earn_a_bonus() -> None:
    """TT-36: it really stands."""
    position = table("mannheim carlsruhe freiburg", moment="played", offices=all_but("mannheim lodz linz"))
    assert "baden 3" in tiles_of(after(position, "close province baden", "office mannheim"))


def test_conditions_are_looked_at_in_your_own_closings_alone() -> None:
    """TT-37: a province that is complete waits for the closing of its owner."""
    complete = Seat("ulm kempten zuerich", offices="carlsruhe freiburg mannheim")
    position = table("ulm augsburg kempten", moment="played", offices="ulm", others=[complete])
    position = after(position, "close province wuerttemberg", "end")
    assert tiles_of(position, 1) == []


def test_a_stack_emptied_before_stays_empty_for_a_later_closing() -> None:
    """TT-37: the condition was met too late, and stays so."""
    baden = "carlsruhe freiburg mannheim"
    position = table("carlsruhe freiburg basel", moment="played", offices=baden, gone="baden " * 3)
    assert tiles_of(after(position, "close province baden")) == []


def test_offices_come_before_bonuses() -> None:
    """TT-30, TT-37: no tile before the last office of the closing stands."""
    position = table("zuerich sigmaringen ulm", moment="played", offices="stuttgart sigmaringen")
    position = after(position, "close each", "office zuerich")
    assert (tiles_of(position), offices_of(position)) == ([], "sigmaringen stuttgart zuerich")
    assert tiles_of(after(position, "office ulm")) == ["wuerttemberg-hohenzollern 3"]
