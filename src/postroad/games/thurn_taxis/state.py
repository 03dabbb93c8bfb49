# compiled with mypyc
"""Everything that is on the table, as native numbers."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from postroad.core.chance import Chance
from postroad.core.position import Position
from postroad.games.thurn_taxis.board import ALL_CARDS, ALL_TILES, CARDS, OFFICES
from postroad.games.thurn_taxis.numbers import TAKE

_ORDERED: Final = 12  # cities of a route that one integer holds, at five bits each
_ORDER: Final = (1 << 60) - 1


@final
@mypyc_attr(free_list_len=1)
class Player:
    """What lies before one player."""

    __slots__ = (
        "carriage", "drawn", "hand", "hand_size", "known", "left_reach", "length", "offices", "old",
        "order_high", "order_low", "present", "right_reach", "route", "supply", "tiles", "visited",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hand: i64 = 0  # a heap
        self.hand_size: i64 = 0
        self.known: i64 = 0  # the part of the hand that everyone saw taken (TT-50)
        self.drawn: i64 = 0  # cards drawn since the last reshuffle, but for those that everyone can tell
        self.old: i64 = 0  # at most so many hidden cards come from before it
        self.route: i64 = 0  # a set of cities
        self.length: i64 = 0
        self.left_reach: i64 = 0  # the cities with a road to the route's left end
        self.right_reach: i64 = 0
        self.order_low: i64 = 0  # the route from the left, five bits a city: the first twelve
        self.order_high: i64 = 0  # and the others
        self.visited: i64 = 0  # the provinces of the route
        self.offices: i64 = 0  # a set of cities
        self.present: i64 = 0  # the provinces with an office
        self.supply: i64 = OFFICES
        self.carriage: i64 = 2  # the highest taken; 2 stands for none
        self.tiles: i64 = 0  # a set of tiles

    def assign(self, other: "Player") -> None:
        self.hand = other.hand
        self.hand_size = other.hand_size
        self.known = other.known
        self.drawn = other.drawn
        self.old = other.old
        self.route = other.route
        self.length = other.length
        self.left_reach = other.left_reach
        self.right_reach = other.right_reach
        self.order_low = other.order_low
        self.order_high = other.order_high
        self.visited = other.visited
        self.offices = other.offices
        self.present = other.present
        self.supply = other.supply
        self.carriage = other.carriage
        self.tiles = other.tiles

    def stop(self, place: i64) -> i64:
        """The city at a place of the route, counted from the left."""
        if place < _ORDERED:
            return (self.order_low >> (5 * place)) & 31
        return (self.order_high >> (5 * (place - _ORDERED))) & 31

    def add_right(self, city: i64) -> None:
        """Write a city down as the route's new right end."""
        if self.length < _ORDERED:
            self.order_low |= city << (5 * self.length)
        else:
            self.order_high |= city << (5 * (self.length - _ORDERED))

    def add_left(self, city: i64) -> None:
        """Write a city down as the route's new left end."""
        self.order_high = (self.order_high << 5) | (self.order_low >> 55)
        self.order_low = ((self.order_low << 5) & _ORDER) | city

    def fingerprint(self) -> list[int]:
        return [
            self.hand, self.known, self.drawn, self.old, self.route, self.order_low, self.order_high, self.offices,
            self.supply, self.carriage, self.tiles,
        ]  # fmt: skip


class State(Position):
    """The table; whose turn it is, and what is to be decided."""

    def __init__(self, seats: i64, chance: Chance) -> None:
        super().__init__(chance)
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.me: Player = self.players[0]  # whose turn it is
        self.seat: i64 = 0
        self.first: i64 = 0  # who began
        self.round: i64 = 0  # how many rounds are complete
        self.phase: i64 = TAKE
        self.has_official: bool = True  # no official has been called this turn
        self.must_call: bool = True  # the Postmaster is compulsory this turn (TT-21)
        self.deck: i64 = ALL_CARDS  # a heap: the order is made when a card is drawn
        self.deck_size: i64 = CARDS
        self.pool: i64 = ALL_CARDS  # what may lie in the deck, for all that everyone saw
        self.discard: i64 = 0
        self.discard_size: i64 = 0
        self.display: i64 = 0  # the city in each slot, five bits each
        self.filled: i64 = 0  # the slots that hold a card
        self.tiles: i64 = ALL_TILES  # those not yet taken
        self.closing_each: bool = False  # the way in which the route is being closed
        self.pending: i64 = 0  # cities still open to this closing's offices
        self.choices: i64 = 0  # those of them that the next office may go to
        self.asked: i64 = 0  # the provinces that the all-provinces bonus asks for
        self.only_stuck: bool = False  # abandoning only when no card fits
        self.only_first: bool = False  # the Postmaster compulsory in first turns, not with an empty hand

    def assign_table(self, other: "State") -> None:
        """Become equal to `other` but for the source of chance."""
        seat: i64 = 0
        for player in self.players:
            player.assign(other.players[seat])
            seat += 1
        self.me = self.players[other.seat]
        self.seat = other.seat
        self.first = other.first
        self.round = other.round
        self.phase = other.phase
        self.has_official = other.has_official
        self.must_call = other.must_call
        self.deck = other.deck
        self.deck_size = other.deck_size
        self.pool = other.pool
        self.discard = other.discard
        self.discard_size = other.discard_size
        self.display = other.display
        self.filled = other.filled
        self.tiles = other.tiles
        self.closing_each = other.closing_each
        self.pending = other.pending
        self.choices = other.choices
        self.asked = other.asked
        self.only_stuck = other.only_stuck
        self.only_first = other.only_first

    def slot(self, slot: i64) -> i64:
        """The city in a slot of the display."""
        return (self.display >> (5 * slot)) & 31
