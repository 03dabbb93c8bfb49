"""Feats of King's Road: long chains, and many points in one round."""

from collections import Counter
from collections.abc import Iterator, Sequence

from postroad.core.events import Event
from postroad.games.kings_road.narrate import PREFIX

OF_A_ROUND = {f"{PREFIX}place", f"{PREFIX}place-tied", f"{PREFIX}chain"}  # not what is scored once more at the end


def feats(events: Sequence[Event], round: int) -> Iterator[tuple[int, str, int]]:
    """What the events of one step say: all of a round is one."""
    points: Counter[int] = Counter()
    for event in events:
        told = event.arguments
        if event.key in OF_A_ROUND:
            points[int(told["player"])] += int(told["points"])  # type: ignore[arg-type]
        if event.key == f"{PREFIX}chain":
            yield int(told["player"]), "longest-chain", len(told["chain"])  # type: ignore[arg-type]
    for seat, count in points.items():
        yield seat, "best-round", count
