"""The weights of features, by bot."""

from typing import Final

from postroad.bots.insight.thurn_taxis import features as f

# Written by hand, and frozen: `greedy` is the anchor that every strength is measured from.
_BY_HAND: Final = {
    f.POINTS: (1.0,),
    f.CARRIAGE: (0.0, 1.5, 3.0, 4.5, 6.0, 6.0),
    f.LENGTH: (0.0, 0.5, 1.2, 2.2, 3.0, 3.8, 4.4, 5.0),
    f.FITTING: (-1.5, 0.0, 0.4, 0.6),
    f.FOLLOWING: (0.3,),
    f.HAND: (0.15,),
    f.OFFERED: (0.1,),
    f.OFFICES: (0.5,),
    f.GROUPS: (0.6, 0.6, 0.6, 0.6, 0.6),
    f.NEARLY: (0.1,),
    f.PRESENT: (0.6,),
    f.ALMOST: (0.1,),
    f.SHORT: (-0.3,),
    f.READY: (0.5,),
    f.LENGTH_BONUS: (0.6,),
    f.LONG_HAND: (-0.1,),
}


def weights(changes: dict[int, tuple[float, ...]] | None = None) -> list[float]:
    """The hand-written weights with some of them changed; the same before and in the last round."""
    chosen = {**_BY_HAND, **(changes or {})}
    table = [0.0] * f.FEATURES
    for first, values in chosen.items():
        table[first : first + len(values)] = values
    return table * f.SETS


GREEDY: Final = weights()
# Completes provinces.
BUILDER: Final = weights({f.GROUPS: (1.2, 1.2, 1.2, 1.2, 1.2), f.NEARLY: (0.5,), f.PRESENT: (1.2,), f.OFFICES: (0.9,)})
# Races for carriage 7.
RACER: Final = weights({f.CARRIAGE: (0.0, 2.5, 5.0, 7.5, 10.0, 12.0), f.SHORT: (-0.6,), f.OFFICES: (0.2,)})
