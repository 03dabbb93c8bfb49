"""What happened in a step, in order, for records and narration; search keeps no journal.

Seats, regions and cards are numbers here, as in the rules that write it. Tuples, for a game has hundreds of events
and those of a dataclass that nobody can change take three times as long to make.
"""

from typing import NamedTuple


class Chose(NamedTuple):
    """A choice is revealed (KR-13)."""

    seat: int
    choice: int  # as made: an index of numbers.CHOICES
    is_second: bool  # after the Witch (KR-16)


class Placed(NamedTuple):
    """Markers go to a region (KR-13)."""

    seat: int
    region: int
    markers: int


class Scoring(NamedTuple):
    """A region begins to score, in a round (KR-20) or at the end (KR-31)."""

    region: int
    is_final: bool


class Ranked(NamedTuple):
    """What a place in a region earned; `tied` players share the places from `place` on (KR-22)."""

    seat: int
    region: int
    markers: int
    place: int  # from 1: the best of the places shared
    tied: int  # 1 for a player alone
    points: int  # may be 0
    is_final: bool


class Ennobled(NamedTuple):
    """A sole leader leaves a noble (KR-23)."""

    seat: int
    region: int
    former: int  # whose noble stood there before, the same seat perhaps; -1 for none


class Stayed(NamedTuple):
    """The nobles of these seats stay, and no new one comes: a tie (KR-23), or a second time (KR-40)."""

    seats: int  # a set
    region: int


class Chained(NamedTuple):
    """A noble earns for its chain (KR-25)."""

    seat: int
    region: int
    chain: int  # the set of regions
    points: int


class Travelled(NamedTuple):
    """The King has moved; the round is over (KR-26)."""

    region: int


Event = Chose | Placed | Scoring | Ranked | Ennobled | Stayed | Chained | Travelled
