"""What positions of Thurn und Taxis are judged by, for whoever learns: the features of each seat, and their names."""

from typing import Final

from postroad.bots.heuristics.thurn_taxis import features as f
from postroad.games.thurn_taxis.state import State

_FIRST: Final = {
    "always": f.BIAS,
    "points": f.POINTS,
    "carriage": f.CARRIAGE,
    "supply": f.SUPPLY,
    "length": f.LENGTH,
    "fitting": f.FITTING,
    "following": f.FOLLOWING,
    "hand_size": f.HAND,
    "offered": f.OFFERED,
    "offices": f.OFFICES,
    "provinces": f.GROUPS,
    "province_nearly": f.NEARLY,
    "all_provinces": f.PRESENT,
    "all_provinces_nearly": f.ALMOST,
    "carriage_lacks": f.SHORT,
    "carriage_ready": f.READY,
    "carriage_helped": f.HELPED,
    "length_bonus": f.LENGTH_BONUS,
    "is_next": f.NEXT,
    "long_hand": f.LONG_HAND,
    "others_carriage": f.RACE,
}
_ENDS: Final = [*list(_FIRST.values())[1:], f.FEATURES]
ROWS: Final = f.FEATURES * f.SETS
# Each feature stands twice: before the game-end bonus is taken, and after.
LAYOUT: Final = {
    name + end: slice(first + skip, stop + skip)
    for end, skip in (("", 0), ("_last", f.FEATURES))
    for (name, first), stop in zip(_FIRST.items(), _ENDS, strict=True)
}
_ALONE: Final = [f.Score([float(place == feature) for place in range(ROWS)]) for feature in range(ROWS)]


def inputs(state: State) -> list[tuple[int, int, float]]:
    """What is not zero: seat, row, how much of it. Who weighs rows and adds up has what a seat stands to score."""
    found = []
    for seat in range(len(state.players)):
        for row, score in enumerate(_ALONE):
            score.total = 0.0
            f.describe(state, seat, score)
            if score.total:
                found.append((seat, row, score.total))
    return found
