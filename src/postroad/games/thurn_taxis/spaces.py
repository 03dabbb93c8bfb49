"""Action ids, masks and observations of Thurn und Taxis, for learning programs; version 1.

Bytes of a heap or a set of cities are in the order of `board.CITIES`, tiles in that of the stacks, top first.
"""

from functools import lru_cache
from typing import Final

from postroad.core.refusals import Refusal, Refused
from postroad.core.spaces import Layout, Spaces, laid_out
from postroad.games.thurn_taxis import actions
from postroad.games.thurn_taxis.actions import (
    Abandon,
    Action,
    Call,
    CloseEach,
    CloseProvince,
    Discard,
    Draw,
    End,
    EndTurn,
    Office,
    Play,
    Take,
)
from postroad.games.thurn_taxis.board import CITIES, PROVINCES, SLOTS, STACKS, TILE_POINTS
from postroad.games.thurn_taxis.observation import IDS, mask, observation
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.view import PHASES

LEAST_POINTS: Final = -20  # of someone with all offices at hand, and nothing else
_ENDS: Final[tuple[End, End]] = ("left", "right")

# By id.
ACTIONS: Final[tuple[Action, ...]] = (
    *(Play(city, end) for city in CITIES for end in _ENDS),
    *(Play(city, "new") for city in CITIES),
    *(Office(city) for city in CITIES),
    *(Discard(city) for city in CITIES),
    EndTurn(),
    Abandon(),
    Draw(),
    *(Take(slot) for slot in range(SLOTS)),
    *(Call(official) for official in actions.OFFICIALS),
    CloseEach(),
    *(CloseProvince(province=name) for name in PROVINCES),
)
ID_OF: Final = {action: number for number, action in enumerate(ACTIONS)}
NUMBER_OF: Final = bytes(actions.NUMBERS[action] for action in ACTIONS)
assert len(ACTIONS) == IDS


class ThurnTaxisSpaces:
    """Action ids, masks and observations."""

    version = 1
    actions = tuple(actions.write(action) for action in ACTIONS)
    most_a_turn = 100

    def layout(self, seats: int) -> Layout:
        return _layout(seats)

    def observation(self, position: ThurnTaxisPosition, seat: int) -> bytes:
        return observation(position, seat)

    def mask(self, position: ThurnTaxisPosition, seat: int) -> bytes:
        return mask(position, seat)

    def id_of(self, position: ThurnTaxisPosition, seat: int, number: int) -> int:
        return ID_OF[actions.named(position, number)]

    def number_of(self, action: int) -> int:
        return NUMBER_OF[action]

    def named(self, position: ThurnTaxisPosition, seat: int, action: int) -> Action:
        if not 0 <= action < IDS:
            raise Refused(Refusal("", "action-unknown", {"text": str(action)}, self.actions))
        return ACTIONS[action]


@lru_cache
def _layout(seats: int) -> Layout:
    cities, tiles = len(CITIES), len(TILE_POINTS)
    each = range(seats)
    return laid_out(
        [
            ("phase", len(PHASES), f"1 at what is to be decided: {', '.join(PHASES)}"),
            ("turn", 4, "1 at whose turn it is, counted from the viewer"),
            ("+first", 4, "1 at who began, counted from the viewer"),
            ("deck_size", 1, "cards in the deck"),
            ("+discard_size", 1, "cards in the discard pile"),
            ("+round", 1, "complete rounds", 2),
            ("+has_official", 1, "1 if no official has been called this turn"),
            ("+must_call", 1, "1 if the Postmaster is compulsory this turn"),
            ("+closing_each", 1, "1 if a route is being closed in the way `each`"),
            ("all_provinces_nine", 1, "1 if the all-provinces bonus asks for nine provinces, 0 for all but Bayern"),
            ("+abandon_stuck", 1, "1 if a route may be abandoned only when no card fits"),
            ("+postmaster_first", 1, "1 if the Postmaster is compulsory in first turns, 0 with an empty hand"),
            *(
                (f"slot {slot + 1}", cities, f"1 at the city in slot {slot + 1} of the display")
                for slot in range(SLOTS)
            ),
            ("pending", cities, "1 at cities still open to the closing's offices"),
            ("choices", cities, "1 at those of them that the next office may go to"),
            ("pool", cities, "cards that may lie in the deck, for all that everyone saw"),
            ("discard", cities, "cards in the discard pile"),
            ("tiles_left", tiles, f"1 at tiles not yet taken, by stack: {', '.join(STACKS)}"),
            ("hand", cities, "the viewer's cards"),
            ("drawn", cities, "cards the viewer drew since the last reshuffle, but for those that everyone can tell"),
            *(field for seat in each for field in _player(seat, cities, tiles)),
        ]
    )


def _player(seat: int, cities: int, tiles: int) -> list[tuple[str, int, str] | tuple[str, int, str, int]]:
    whose = f"of the {('viewer', 'next seat', 'second next seat', 'third next seat')[seat]}"
    return [
        (f"known {seat}", cities, f"hand cards {whose} that everyone saw taken"),
        (f"route {seat}", cities, f"the place of each city in the route {whose}, from the left and from 1"),
        (f"offices {seat}", cities, f"1 at cities with an office {whose}"),
        (f"tiles {seat}", tiles, f"1 at tiles {whose}"),
        (f"supply {seat}", 1, f"offices at hand {whose}"),
        (f"+carriage {seat}", 1, f"the highest carriage {whose}, 0 for none"),
        (f"+points {seat}", 1, f"points {whose}, and {-LEAST_POINTS} more"),
        (f"hand_size {seat}", 1, f"number of hand cards {whose}"),
        (f"+route_length {seat}", 1, f"number of cities in the route {whose}"),
        (f"+old {seat}", 1, f"at most so many hidden cards {whose} come from before the last reshuffle"),
    ]


SPACES: Final[Spaces[ThurnTaxisPosition]] = ThurnTaxisSpaces()
