"""Feats of Thurn und Taxis: long routes, and how early the last carriage came."""

from collections.abc import Iterator, Sequence

from postroad.core.events import Event
from postroad.games.thurn_taxis.narrate import PREFIX

LAST_CARRIAGE = 7


def feats(events: Sequence[Event], round: int) -> Iterator[tuple[int, str, int]]:
    """What the events of one step say; rounds are counted from 1."""
    for event in events:
        told = event.arguments
        if event.key.startswith(f"{PREFIX}close-"):
            yield int(told["player"]), "longest-route", int(told["count"])  # type: ignore[arg-type]
        elif event.key == f"{PREFIX}carriage" and told["carriage"] == LAST_CARRIAGE:
            yield int(told["player"]), "earliest-carriage", round + 1  # type: ignore[arg-type]
