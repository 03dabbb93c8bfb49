"""The board file, read and checked: regions in ring order, their banners, the extra road."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from postroad.core.board_file import BoardError, read_board
from postroad.games.kings_road import banners

# What the rules core can hold: eight regions, a counter of five bits in each.
REGIONS: Final = 8
FIXED: Final = {"players": [2, 5], "markers_per_player": 20, "cards_per_choice": 3, "points_to_end": 40}
SOURCES: Final = ("rulebook", "imperium", "reconstructed")
SPECIAL_CARDS: Final = ("knight", "dragon", "witch")


@dataclass(frozen=True)
class Region:
    id: str
    number: int
    name: str
    banner: tuple[int, ...]  # points for first place, second, and so on
    source: str  # where the banner is known from


@dataclass(frozen=True)
class Facts:
    """The board; regions stand in ring order, starting where the King starts."""

    regions: tuple[Region, ...]
    extra_roads: tuple[tuple[str, str], ...]  # beside the ring; for chains of nobles only


def packaged() -> Facts:
    """The board that comes with the package."""
    return read(files(__package__).joinpath("board.toml").read_text(encoding="utf-8"))


def read(text: str) -> Facts:
    """A board from the text of a board file; raises BoardError for anything that cannot be."""
    data = read_board(text, FIXED, ("regions", "roads"))
    regions = tuple(_region(region) for region in data["regions"])
    _check(regions)
    return Facts(regions, _extra_roads(data["roads"], [region.id for region in regions]))


def _region(data: dict[str, Any]) -> Region:
    try:
        region = Region(data["id"], data["number"], data["name"], tuple(data["banner"]), data["source"])
    except (KeyError, TypeError) as error:
        raise BoardError(f"a region needs id, number, name, banner and source: {data}") from error
    if wrong := banners.fault(region.banner):
        raise BoardError(f"the banner of {region.id}: {wrong[0]} {wrong[1]}")
    if region.source not in SOURCES:
        raise BoardError(f"the banner of {region.id} is known from {region.source!r}, not from {', '.join(SOURCES)}")
    return region


def _check(regions: tuple[Region, ...]) -> None:
    if len(regions) != REGIONS:
        raise BoardError(f"there are {len(regions)} regions, not {REGIONS}")
    names = [region.id for region in regions]
    for name in names:
        if name in SPECIAL_CARDS or names.count(name) > 1:
            raise BoardError(f"the card {name} stands for two things")
    if sorted(region.number for region in regions) != list(range(1, REGIONS + 1)):
        raise BoardError(f"the regions are not numbered 1 to {REGIONS}")
    if regions[0].number != 1:
        raise BoardError(f"the King starts in region 1; the first one is {names[0]}")


def _extra_roads(data: dict[str, Any], regions: list[str]) -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for start, end in data.get("extra", []):
        for region in (start, end):
            if region not in regions:
                raise BoardError(f"the road {start}-{end} names {region!r}, which is no region")
        apart = abs(regions.index(start) - regions.index(end))
        if apart in (0, 1, len(regions) - 1):
            raise BoardError(f"the road {start}-{end} adds nothing to the ring")
        found.append((start, end))
    return tuple(found)
