"""What a step adds to the record: its journal as lines."""

from postroad.core.game import Entry
from postroad.games.kings_road.actions import AS_MADE, encode
from postroad.games.kings_road.board import REGIONS
from postroad.games.kings_road.journal import Chained, Chose, Ennobled, Event, Placed, Ranked, Travelled


def entries(journal: list[Event]) -> list[Entry]:
    """The lines, in the order in which things happened."""
    return [line for event in journal if (line := _line(event))]


def _line(event: Event) -> Entry | None:
    """None for what the lines around it tell; asked by class, in the order of how many there are of each."""
    if isinstance(event, Ranked):
        place = "final" if event.is_final else "place"
        return _points(event.seat, event.region, event.points, place) if event.points else None
    if isinstance(event, Placed):
        return {"gain": "markers", "seat": event.seat, "region": REGIONS[event.region], "count": event.markers}
    if isinstance(event, Chose):
        return {"seat": event.seat, **encode(AS_MADE[event.choice])}
    if isinstance(event, Chained):
        return _points(event.seat, event.region, event.points, "nobles")
    if isinstance(event, Ennobled):
        return {"gain": "noble", "seat": event.seat, "region": REGIONS[event.region]}
    if isinstance(event, Travelled):
        return {"gain": "king", "region": REGIONS[event.region]}
    return None


def _points(seat: int, region: int, points: int, reason: str) -> Entry:
    return {"gain": "points", "seat": seat, "region": REGIONS[region], "points": points, "for": reason}


def rule_of(entry: Entry) -> str:
    """The rule that a line follows from."""
    if entry.get("gain") == "points":
        return {"place": "KR-21", "nobles": "KR-25", "final": "KR-31"}[entry["for"]]
    return {"markers": "KR-13", "noble": "KR-23", "king": "KR-26"}.get(entry.get("gain", ""), "KR-10")
