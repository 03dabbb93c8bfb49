"""Action ids, masks and observations of King's Road, for learning programs; version 1.

An action id is the number of what a choice does: the regions it marks, whether it plays the Dragon or the Witch.
Bytes by region are in ring order, as in `board.REGIONS`.
"""

from functools import lru_cache
from typing import Final

from postroad.core.spaces import Layout, Spaces, laid_out
from postroad.games.kings_road import actions
from postroad.games.kings_road.actions import Choose
from postroad.games.kings_road.board import REGIONS
from postroad.games.kings_road.numbers import CHOICES
from postroad.games.kings_road.observation import IDS, PLACES, mask, observation
from postroad.games.kings_road.position import KingsRoadPosition


def _meanings() -> tuple[str, ...]:
    """By id: the shortest choice that does it."""
    found: dict[int, str] = {}
    for choice, made in zip(CHOICES, actions.AS_MADE, strict=True):
        found.setdefault(choice.number, actions.write(made))
    return tuple(found[number] for number in range(IDS))


class KingsRoadSpaces:
    """Action ids, masks and observations."""

    version = 1
    actions = _meanings()
    most_a_turn = 2  # after the Witch, some choose again

    def layout(self, seats: int) -> Layout:
        return _layout(seats)

    def observation(self, position: KingsRoadPosition, seat: int) -> bytes:
        return observation(position, seat)

    def mask(self, position: KingsRoadPosition, seat: int) -> bytes:
        """Empty for a seat that has chosen: it may change its mind at a table, and owes nothing here."""
        return mask(position, seat)

    def id_of(self, position: KingsRoadPosition, seat: int, number: int) -> int:
        return number

    def number_of(self, action: int) -> int:
        return action

    def named(self, position: KingsRoadPosition, seat: int, action: int) -> Choose:
        return actions.named(position.players[seat].menu, action)


@lru_cache
def _layout(seats: int) -> Layout:
    ring = len(REGIONS)
    return laid_out(
        [
            ("king", ring, "1 at the region where the King stands"),
            ("round", 1, "complete rounds"),
            ("+dragons", 1, "Dragons played this round and revealed"),
            ("+is_second", 1, "1 while the Witch players choose again"),
            ("+hereditary_nobles", 1, "1 if nobles are hereditary"),
            ("+choice", 1, "the viewer's own choice not yet revealed: its action id and 1 more, 0 for none"),
            ("choosing", seats, "1 at the seats that choose now, counted from the viewer"),
            ("waiting", seats, "1 at those of them that have not chosen yet"),
            ("banners", ring * PLACES, "points for the first to the fourth place in each region", 4),
            *(field for seat in range(seats) for field in _player(seat, ring)),
        ]
    )


def _player(seat: int, ring: int) -> list[tuple[str, int, str] | tuple[str, int, str, int]]:
    whose = f"of the {('viewer', 'next seat', 'second next seat', 'third next seat', 'fourth next seat')[seat]}"
    return [
        (f"markers {seat}", ring, f"markers {whose} by region, nobles among them"),
        (f"nobles {seat}", ring, f"1 at regions with a noble {whose}"),
        (f"supply {seat}", 1, f"markers at hand {whose}"),
        (f"+has_dragon {seat}", 1, f"1 while the Dragon {whose} is not played"),
        (f"+has_witch {seat}", 1, f"1 while the Witch {whose} is not played"),
        (f"+has_chosen {seat}", 1, f"1 if a choice {whose} lies face down"),
        (f"+score {seat}", 1, f"points {whose}", 4),
    ]


SPACES: Final[Spaces[KingsRoadPosition]] = KingsRoadSpaces()
