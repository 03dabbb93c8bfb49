# compiled with mypyc
"""What a step showed one seat: the record's lines as events, without what that seat may not know."""

from collections.abc import Iterable, Sequence
from typing import Final

from postroad.core.events import Event
from postroad.core.game import Entry
from postroad.games.thurn_taxis.board import CARRIAGE_POINTS
from postroad.games.thurn_taxis.scoring import end_holder
from postroad.games.thurn_taxis.state import State

PREFIX: Final = "thurn-taxis-event-"


def narrate(before: State, entries: Iterable[Entry], after: State, viewer: int | None) -> list[Event]:
    """The step's events, as the viewer may know them; a spectator is None."""
    events = [_event(before, entry, viewer) for entry in entries]
    if end_holder(before) < 0 <= end_holder(after):
        events.append(Event(PREFIX + "last-round", {"player": end_holder(after)}))
    return events


def is_told_more(entries: Sequence[Entry], viewer: int | None) -> bool:
    """Whether the viewer is told of a step what others are not: the card they drew (TT-50)."""
    for entry in entries:
        if _is_secret(entry, viewer):
            return True
    return False


def _is_secret(entry: Entry, viewer: int | None) -> bool:
    return entry.get("do") == "draw" and entry["seat"] == viewer


def _event(before: State, entry: Entry, viewer: int | None) -> Event:
    if "chance" in entry:
        shown = {"slot": entry["slot"] + 1, "city": entry["city"]} if entry["chance"] == "refill" else {}
        return Event(PREFIX + entry["chance"], shown)
    seat = entry["seat"]
    arguments = {key: value for key, value in entry.items() if key not in ("seat", "do", "gain", "way", "end")}
    arguments["player"] = seat
    length = before.players[seat].length
    match entry:
        case {"gain": "carriage"}:
            return Event(PREFIX + "carriage", {**arguments, "points": CARRIAGE_POINTS[entry["carriage"]]})
        case {"gain": kind}:
            return Event(PREFIX + kind, arguments)
        case {"do": "draw"}:
            if _is_secret(entry, viewer):
                return Event(PREFIX + "draw-seen", arguments)
            return Event(PREFIX + "draw", {"player": seat})
        case {"do": "play", "end": end}:
            return Event(PREFIX + ("play-new" if end == "new" else "play"), {**arguments, "side": end})
        case {"do": "close", "way": way}:
            return Event(f"{PREFIX}close-{way}", {**arguments, "count": length})
        case {"do": "abandon"}:
            return Event(PREFIX + "abandon", {**arguments, "count": length})
        case _:
            return Event(PREFIX + entry["do"], arguments)
