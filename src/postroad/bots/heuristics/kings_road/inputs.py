"""What positions of King's Road are judged by, for whoever learns: the features of each seat, and their names."""

from functools import lru_cache
from typing import Final

from postroad.bots.heuristics.kings_road import outlook as o
from postroad.games.kings_road.state import State

_FIRST: Final = {
    "places": o.PLACES,
    "places_paid": o.PLACES_PAID,
    "runners": o.RUNNERS,
    "runners_paid": o.RUNNERS_PAID,
    "own_paid": o.MINE,
    "noble_chain": o.NOBLE,
    "crown_chain": o.CROWN,
    "scores": o.SCORES,
    "score": o.SCORE,
    "supply": o.SUPPLY,
    "others_supply": o.OTHERS,
    "cards": o.CARDS,
    "table": o.TABLE,
}
ROWS: Final = o.ROWS
LAYOUT: Final = {
    name: slice(first, stop)
    for (name, first), stop in zip(_FIRST.items(), [*list(_FIRST.values())[1:], o.ROWS], strict=True)
}


def inputs(state: State) -> list[tuple[int, int, float]]:
    """What is not zero, between rounds: seat, row, how much of it."""
    return _reader(len(state.players)).features(state)


@lru_cache(maxsize=8)
def _reader(seats: int) -> o.Outlook:
    return o.Outlook([0.0] * (o.ROWS + 1), seats)
