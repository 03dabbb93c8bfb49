"""The board file: read as it is, refused where it cannot be."""

from importlib.resources import files

import pytest

from postroad.core.board_file import BoardError
from postroad.games.kings_road.facts import packaged, read

TEXT = files("postroad.games.kings_road").joinpath("board.toml").read_text(encoding="utf-8")


def test_the_packaged_board_has_the_rulebooks_regions() -> None:
    """KR-3"""
    assert [region.name for region in packaged().regions][:2] == ["Zin Kai's Deep", "Wizard's Tower"]
    assert packaged().extra_roads == (("temple-ruins", "zin-kais-deep"),)


def test_first_place_is_always_paid_the_regions_number() -> None:
    """KR-21"""
    assert all(region.banner[0] == region.number for region in packaged().regions)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("players = [2, 5]", "players = [2, 6]", "written for"),
        ("points_to_end = 40", "", "has no 'points_to_end'"),
        ("[[regions]]", "[[regions", "not TOML"),
        ('id = "dark-tower"', 'id = "wild-hills"', "two things"),
        ('id = "dark-tower"', 'id = "knight"', "two things"),
        ('id = "dark-tower"\n', "", "needs id"),
        ("number = 5", "number = 4", "not numbered 1 to 8"),
        ("number = 1\n", "number = 9\n", "not numbered 1 to 8"),
        ("banner = [5, 4, 2, 1]", "banner = [5, 4, 6]", "banner-rises"),
        ("banner = [5, 4, 2, 1]", "banner = []", "banner-length"),
        ("banner = [5, 4, 2, 1]", "banner = [5, 4, 2, -1]", "banner-negative"),
        ("banner = [5, 4, 2, 1]", "banner = 5", "needs id"),
        ('source = "rulebook"', 'source = "hearsay"', "hearsay"),
        ('"temple-ruins", "zin-kais-deep"', '"temple-ruins", "mordor"', "no region"),
        ('"temple-ruins", "zin-kais-deep"', '"kings-castle", "zin-kais-deep"', "adds nothing"),
        ('"temple-ruins", "zin-kais-deep"', '"temple-ruins", "temple-ruins"', "adds nothing"),
    ],
)
def test_a_board_that_cannot_be_is_refused(old: str, new: str, message: str) -> None:
    """KR-3, KR-21"""
    assert old in TEXT
    with pytest.raises(BoardError, match=message):
        read(TEXT.replace(old, new, 1))


def test_a_board_with_seven_regions_is_refused() -> None:
    """KR-3"""
    start, *regions = TEXT.split("[[regions]]")
    with pytest.raises(BoardError, match="7 regions"):
        read("[[regions]]".join([start, *regions[1:]]))


def test_the_king_must_start_in_region_one() -> None:
    """KR-2"""
    swapped = TEXT.replace("number = 1\n", "number = X\n").replace("number = 8\n", "number = 1\n").replace("X", "8")
    with pytest.raises(BoardError, match="King starts"):
        read(swapped)
