"""The board file: what it says, and what it must not say (TT-2, TT-3)."""

from importlib.resources import files

import pytest

from postroad.core.board_file import BoardError
from postroad.games.thurn_taxis.facts import packaged, read

BOARD = files("postroad.games.thurn_taxis").joinpath("board.toml").read_text(encoding="utf-8")


def _error(old: str, new: str) -> str:
    """What is said of the board with one change."""
    assert BOARD.count(old) == 1, f"{old!r} must stand once in the board file"
    with pytest.raises(BoardError) as error:
        read(BOARD.replace(old, new))
    return str(error.value)


def test_the_packaged_board_has_22_cities_9_provinces_and_45_roads() -> None:
    """TT-2, TT-3: thirty tiles in ten stacks, five carriages."""
    facts = packaged()
    assert [len(facts.cities), len(facts.provinces), len(facts.roads), len(facts.stacks), len(facts.carriages)] == [
        22, 9, 45, 10, 5
    ]  # fmt: skip
    assert sum(map(len, facts.stacks.values())) == 30


def test_a_file_that_is_not_toml_is_refused() -> None:
    """TT-2: with the place of the mistake."""
    with pytest.raises(BoardError, match=r"^the board file is not TOML: .*line 1"):
        read("a board")


def test_a_city_that_stands_twice_is_not_toml() -> None:
    """TT-2: TOML forbids a key twice."""
    city = 'linz        = { name = "Linz",        lat = 48.31, lon = 14.29 }\n'
    assert _error(city, city * 2).startswith("the board file is not TOML: ")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[roads]", "[rods]", "the board file has no 'roads'"),
        ("display_size = 6\n", "", "the board file has no 'display_size'"),
        ("display_size = 6", "display_size = 7", "display_size is 7; the rules are written for 6"),
        ("players = [2, 4]", "players = [2, 5]", "players is [2, 5]; the rules are written for [2, 4]"),
        ("[carriages]\n3 = 2\n4 = 3\n5 = 5\n6 = 7\n7 = 10", "", "the board file has no 'carriages'"),
    ],
)
def test_every_part_is_there_and_as_the_rules_have_it(old: str, new: str, message: str) -> None:
    """TT-1, TT-2: numbers that the rules are written for."""
    assert _error(old, new) == message


@pytest.mark.parametrize("part", ["provinces", "cities", "roads", "bonus", "carriages"])
def test_a_part_that_is_not_a_table_is_refused(part: str) -> None:
    """TT-2: a number in its place."""
    begin = BOARD.index(f"[{part}]")
    end = BOARD.find("\n[", begin)
    rest = BOARD[end:] if end > 0 else ""
    with pytest.raises(BoardError, match=f"^{part} is not a table$"):
        read(f"{part} = 3\n{BOARD[:begin]}{rest}")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('linz        = { name = "Linz",        lat = 48.31, lon = 14.29 }\n', "", "there are 21 cities, not 22"),
        ('{ name = "Linz",        lat = 48.31, lon = 14.29 }', "3", "city linz needs name, lat and lon"),
        ("lat = 48.31, ", "", "city linz needs name, lat and lon"),
        ("lat = 48.31", 'lat = "north"', "city linz needs name, lat and lon"),
    ],
)
def test_cities_are_22_with_name_and_place(old: str, new: str, message: str) -> None:
    """TT-2: a missing city, or half a city."""
    assert _error(old, new) == message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('["innsbruck"]', '["insbruck"]', "province tyrol names 'insbruck', which is no city"),
        ('["innsbruck"]', '["innsbruck", "ulm"]', "ulm lies in tyrol and in wuerttemberg"),
        ('["innsbruck"]', "[]", "no province has the city innsbruck"),
        ('["innsbruck"]', "1", "tyrol in provinces is not a list"),
        ('tyrol        = ["innsbruck"]\n', "", "there are 8 provinces, not 9"),
    ],
)
def test_every_city_lies_in_one_of_nine_provinces(old: str, new: str, message: str) -> None:
    """TT-30: no more, no less."""
    assert _error(old, new) == message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('lodz        = ["pilsen"]', 'lodz = ["plzen"]', "the road lodz-plzen names 'plzen', which is no city"),
        ('lodz        = ["pilsen"]', 'lods = ["pilsen"]', "the road lods-pilsen names 'lods', which is no city"),
        ('lodz        = ["pilsen"]', 'lodz = ["lodz"]', "a road leads from lodz to itself"),
        ('lodz        = ["pilsen"]', "lodz = []", "no road leads to lodz"),
        ('lodz        = ["pilsen"]', "lodz = 1", "lodz in roads is not a list"),
        ('pilsen      = ["regensburg"]', 'pilsen = ["lodz"]', "the road lodz-pilsen stands twice"),
    ],
)
def test_roads_join_two_cities_once_and_reach_all(old: str, new: str, message: str) -> None:
    """TT-14: a wrong road."""
    assert _error(old, new) == message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[2, 1]", "[1, 2]", "the tiles of length-5 do not fall from top to bottom: [1, 2]"),
        ("[2, 1]", "[1, 1]", "the tiles of length-5 do not fall from top to bottom: [1, 1]"),
        ("[2, 1]", "[]", "the tiles of length-5 do not fall from top to bottom: []"),
        ("[2, 1]", "[2, 0]", "the points of length-5 are not whole numbers from 1 to 255: [2, 0]"),
        ("[2, 1]", "[2.5, 1]", "the points of length-5 are not whole numbers from 1 to 255: [2.5, 1]"),
        ("[2, 1]", "[300, 1]", "the points of length-5 are not whole numbers from 1 to 255: [300, 1]"),
        ("[2, 1]", '["two"]', "the points of length-5 are not whole numbers from 1 to 255: ['two']"),
        ("[2, 1]", "2", "length-5 in bonus is not a list"),
        ("[2, 1]", "[3, 2, 1]", "there are more than 30 bonus tiles"),
        ("length-5 ", "length-4 ", "there is no bonus stack length-5"),
        ("length-5     = [2, 1]\nlength-6", "length-6", "there is no bonus stack length-5"),
        ("schweiz-tyrol ", "schweiz-tirol ", "bonus stack schweiz-tirol names 'tirol', which is no province"),
        ("game-end      = [1]", "game-end = [2, 1]", "the stack game-end has exactly one tile"),
        (
            "game-end      = [1]", "game-end = [1]\ntyrol = [1]",
            "bonus stacks stand in the order lengths, provinces, all-provinces, game-end",
        ),
    ],
)  # fmt: skip
def test_stacks_fall_and_belong_to_something(old: str, new: str, message: str) -> None:
    """TT-3: the highest value on top."""
    assert _error(old, new) == message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("7 = 10", "8 = 10", "the carriages are 3, 4, 5, 6, 8, not 3 to 7 in order"),
        ("7 = 10", "7 = 7", "the points of the carriages do not rise: [2, 3, 5, 7, 7]"),
        ("7 = 10", '7 = "ten"', "the points of carriages are not whole numbers from 1 to 255: [2, 3, 5, 7, 'ten']"),
        ("7 = 10", "7 = 10.5", "the points of carriages are not whole numbers from 1 to 255: [2, 3, 5, 7, 10.5]"),
    ],
)
def test_carriages_are_five_and_rise(old: str, new: str, message: str) -> None:
    """TT-3, TT-41: numbered 3 to 7."""
    assert _error(old, new) == message
