# compiled with mypyc
"""The native face of a game in progress: what search and simulation run on."""

from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from postroad.core.bits import WORD, members_of
from postroad.core.chance import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One moment of a game, with everything hidden in it; actions are numbers.

    A number means one action at a given moment; what it means is the game's to say
    (``Game.named``), since numbers are shared between actions that are never legal together.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance: Chance = chance

    def words(self) -> i64:
        """How many words of 63 actions `legal` can answer."""
        raise NotImplementedError

    def to_act(self) -> i64:
        """The seats that owe an action, as a set: several when they choose in secret, 0 once over."""
        raise NotImplementedError

    def turn(self) -> tuple[int, int]:
        """Which turn it is: the round from 0, and which choice of the round, from 0, where seats choose more than once.

        Clocks and thinking times start anew when it changes, and what is told of an action carries its round.
        """
        raise NotImplementedError

    def legal(self, seat: i64, word: i64) -> i64:
        """What the seat may do now: the set of action numbers from 63 * word on."""
        raise NotImplementedError

    def actions(self, seat: i64) -> Sequence[int]:
        """The seat's legal action numbers, ascending."""
        words = self.words()
        if words == 1:
            return members_of(self.legal(seat, 0))
        found: list[int] = []
        word: i64 = 0
        while word < words:
            for member in members_of(self.legal(seat, word)):
                found.append(word * WORD + member)
            word += 1
        return found

    def actions_count(self, seat: i64) -> i64:
        """How many actions the seat has."""
        return len(self.actions(seat))

    def action_at(self, seat: i64, place: i64) -> i64:
        """The action at a place of the seat's actions."""
        return self.actions(seat)[place]

    def advance(self, seat: i64, action: i64) -> None:
        """Carry out a legal action, in place; nothing is checked."""
        raise NotImplementedError

    def assign(self, other: "Position") -> None:
        """Become equal to a position of the same game and number of seats, without allocating.

        The source of chance stays this position's own: a search draws from its own stream.
        """
        raise NotImplementedError

    def copy(self) -> "Position":
        """An equal position, with a copy of the source of chance."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """What the seat would score if the game ended now."""
        raise NotImplementedError

    def fingerprint(self) -> tuple[int, ...]:
        """Everything but the source of chance, as numbers: equal for equal positions alone."""
        raise NotImplementedError

    def pack(self) -> bytes:
        """Everything, the source of chance too, as bytes that `Game.unpack` of the same version reads."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Whether the fingerprints are equal: what chance will bring is no part of a moment."""
        if self is other:
            return True
        return isinstance(other, Position) and type(self) is type(other) and self.fingerprint() == other.fingerprint()

    def __hash__(self) -> int:
        """It changes with every `advance`: keep a copy as a key, or a position that nobody advances."""
        return hash(self.fingerprint())

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Position":
        return self.copy()
