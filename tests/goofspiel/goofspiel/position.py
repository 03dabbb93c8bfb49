"""The rules: what lies on the table, what may be bid, and what follows when all have bid."""

from collections.abc import Sequence
from typing import Final

from postroad.core.bits import bit, members_of
from postroad.core.chance import Chance
from postroad.core.packing import as_bytes, packed
from postroad.core.position import Position

SLUG: Final = "goofspiel"
CARDS: Final = 5  # of each player, and as many prizes
NOTHING: Final = -1


class GoofspielPosition(Position):
    """A game in progress; cards and prizes are numbers from 0, one less than their value."""

    def __init__(self, seats: int, chance: Chance, *, carries: bool) -> None:
        super().__init__(chance)
        self.carries = carries  # GS-14
        self.hands = [(1 << CARDS) - 1] * seats  # sets of cards
        self.bids = [NOTHING] * seats  # made, not yet revealed
        self.scores = [0] * seats
        self.prize = NOTHING  # on the table; none once the game is over
        self.pot = 0  # points carried over from ties
        self.deck = sum(1 << 2 * card for card in range(CARDS))  # two bits a prize, as `Chance.kind` wants them
        self.round = 0

    def turn_up(self) -> None:
        """GS-10: the next prize, if there is one."""
        self.prize = NOTHING
        left = bin(self.deck).count("1")
        if left:
            self.prize = self.chance.kind(self.deck, left)
            self.deck -= 1 << 2 * self.prize

    def words(self) -> int:
        return 1

    def to_act(self) -> int:
        if self.prize == NOTHING:
            return 0
        return sum(bit(seat) for seat, card in enumerate(self.bids) if card == NOTHING)

    def turn(self) -> tuple[int, int]:
        return self.round, 0

    def legal(self, seat: int, word: int) -> int:
        """GS-11: any card still at hand; a bid is final."""
        if word or not 0 <= seat < len(self.bids) or not self.to_act() >> seat & 1:
            return 0
        return self.hands[seat]

    def advance(self, seat: int, action: int) -> None:
        self.bids[seat] = action
        if NOTHING not in self.bids:
            self._award()
            self.round += 1
            self.turn_up()

    def winner_of_the_prize(self) -> int:
        """GS-12: the seat with the highest bid; NOTHING if several have it."""
        best = max(self.bids)
        return self.bids.index(best) if self.bids.count(best) == 1 else NOTHING

    def _award(self) -> None:
        seat, worth = self.winner_of_the_prize(), self.prize + 1 + self.pot
        self.pot = worth if seat == NOTHING and self.carries else 0
        if seat != NOTHING:
            self.scores[seat] += worth
        for other, card in enumerate(self.bids):
            self.hands[other] ^= 1 << card
            self.bids[other] = NOTHING

    def assign(self, other: Position) -> None:
        assert isinstance(other, GoofspielPosition)
        self.carries, self.prize, self.pot = other.carries, other.prize, other.pot
        self.deck, self.round = other.deck, other.round
        self.hands[:], self.bids[:], self.scores[:] = other.hands, other.bids, other.scores

    def copy(self) -> "GoofspielPosition":
        twin = GoofspielPosition(len(self.bids), self.chance.copy(), carries=self.carries)
        twin.assign(self)
        return twin

    def points(self, seat: int) -> int:
        return self.scores[seat]

    def fingerprint(self) -> tuple[int, ...]:
        return (
            *(int(self.carries), self.prize, self.pot, self.deck, self.round),
            *self.hands, *self.bids, *self.scores,
        )  # fmt: skip

    def pack(self) -> bytes:
        return packed(SLUG, self.chance, as_bytes([len(self.bids), *self.fingerprint()]))

    def __reduce__(self) -> tuple[object, ...]:
        return laid_out, (self.chance, (len(self.bids), *self.fingerprint()))

    def __repr__(self) -> str:
        prize = "over" if self.prize == NOTHING else f"prize {self.prize + 1}, pot {self.pot}"
        players = [
            f"seat {seat}  cards {' '.join(str(card + 1) for card in members_of(hand))}  points {self.scores[seat]}"
            for seat, hand in enumerate(self.hands)
        ]
        return "\n".join([f"goofspiel, round {self.round + 1}, {prize}", *players])


def laid_out(chance: Chance, numbers: Sequence[int]) -> GoofspielPosition:
    """The position with these numbers: how many seats, then its fingerprint."""
    seats, carries, prize, pot, deck, round_number, *rest = numbers
    position = GoofspielPosition(seats, chance, carries=bool(carries))
    position.prize, position.pot, position.deck, position.round = prize, pot, deck, round_number
    position.hands, position.bids, position.scores = rest[:seats], rest[seats : 2 * seats], rest[2 * seats :]
    return position
