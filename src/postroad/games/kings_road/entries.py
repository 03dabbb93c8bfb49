"""What a step adds to the record: its journal as lines."""

from postroad.core.game import Entry
from postroad.games.kings_road.actions import AS_MADE, encode
from postroad.games.kings_road.board import REGIONS
from postroad.games.kings_road.journal import Chained, Chose, Ennobled, Event, Placed, Ranked, Travelled


def entries(journal: list[Event]) -> list[Entry]:
    """The lines, in the order in which things happened."""
    return [line for event in journal for line in _lines(event)]


def _lines(event: Event) -> list[Entry]:
    match event:
        case Chose(seat, choice):
            return [{"seat": seat, **encode(AS_MADE[choice])}]
        case Placed(seat, region, count):
            return [{"gain": "markers", "seat": seat, "region": REGIONS[region], "count": count}]
        case Ranked(seat, region, points=points, is_final=is_final) if points:
            return [_points(seat, region, points, "final" if is_final else "place")]
        case Ennobled(seat, region):
            return [{"gain": "noble", "seat": seat, "region": REGIONS[region]}]
        case Chained(seat, region, points=points):
            return [_points(seat, region, points, "nobles")]
        case Travelled(region):
            return [{"gain": "king", "region": REGIONS[region]}]
        case _:  # told by the lines around it
            return []


def _points(seat: int, region: int, points: int, reason: str) -> Entry:
    return {"gain": "points", "seat": seat, "region": REGIONS[region], "points": points, "for": reason}


def rule_of(entry: Entry) -> str:
    """The rule that a line follows from."""
    if entry.get("gain") == "points":
        return {"place": "KR-21", "nobles": "KR-25", "final": "KR-31"}[entry["for"]]
    return {"markers": "KR-13", "noble": "KR-23", "king": "KR-26"}.get(entry.get("gain", ""), "KR-10")
