"""The numbers of a position as the names that people and records use."""

from postroad.core.bits import members_of
from postroad.games.kings_road.board import FIELD, FULL, REGIONS
from postroad.games.kings_road.state import Player


def regions(members: int) -> list[str]:
    """The regions of a set."""
    return [REGIONS[member] for member in members_of(members)]


def markers(player: Player) -> dict[str, int]:
    """How many markers a player has in each region, nobles included; regions with none are left out."""
    counts = {region: player.markers >> FIELD * r & FULL for r, region in enumerate(REGIONS)}
    return {region: count for region, count in counts.items() if count}
