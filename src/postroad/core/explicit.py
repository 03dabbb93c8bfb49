"""Chance as a player of its own: at a draw, the outcomes with their probabilities; one of them is applied.

    moment = start(game, {}, seats=2)
    while moment.outcomes:                              # who begins, and the first six cards
        moment = moment.draw(moment.outcomes[0].number)
    moment = moment.act(seat, number)                   # a decision, by number of the core, or another draw

An action that needs several draws is carried out anew with one more outcome each time, so a game
need not know that its chance is explicit.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from postroad.core.bits import members_of
from postroad.core.chance import Chance
from postroad.core.game import Game
from postroad.core.position import Position

_COUNTER = 3  # two bits a kind


class Outcome(NamedTuple):
    """One thing that chance may bring: a card's kind or a number, and how likely it is."""

    number: int
    probability: float


class _Undecided(Exception):
    """A draw whose outcome nobody has given yet."""

    def __init__(self, outcomes: tuple[Outcome, ...]) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class _Given(Chance):
    """The outcomes that were given; one more than those is undecided."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes = outcomes
        self._next = 0

    def below(self, n: int) -> int:
        return self._take(tuple(Outcome(number, 1 / n) for number in range(n)))

    def kind(self, heap: int, size: int) -> int:
        counts = [heap >> 2 * kind & _COUNTER for kind in range((heap.bit_length() + 1) // 2)]
        return self._take(tuple(Outcome(kind, count / size) for kind, count in enumerate(counts) if count))

    def copy(self) -> "_Given":
        return _Given(self._outcomes[self._next :])

    def content(self) -> tuple[object, ...]:
        return tuple(self._outcomes[self._next :])

    def _take(self, possible: tuple[Outcome, ...]) -> int:
        if self._next == len(self._outcomes):
            raise _Undecided(possible)
        self._next += 1
        return self._outcomes[self._next - 1]


@dataclass(frozen=True)
class Moment:
    """A decision of seats, or a draw: then `outcomes` is not empty, and `position` is the one before the action."""

    position: Position | None  # None while the game is being set up
    outcomes: tuple[Outcome, ...]
    _carry_out: Callable[[Chance], Position] | None = None  # what the draws belong to
    _drawn: tuple[int, ...] = ()

    def draw(self, number: int) -> "Moment":
        """What follows if chance brings this outcome; raises ValueError if it cannot."""
        if number not in [outcome.number for outcome in self.outcomes]:
            possible = " ".join(str(outcome.number) for outcome in self.outcomes)
            raise ValueError(f"chance cannot bring {number} here; it can bring {possible or 'nothing: seats decide'}")
        assert self._carry_out is not None
        return _moment(self.position, self._carry_out, (*self._drawn, number))

    def act(self, seat: int, number: int) -> "Moment":
        """What follows if the seat does this; raises ValueError if it may not."""
        before = self.position
        if self.outcomes or before is None:
            raise ValueError("nobody decides at a draw: give an outcome to `draw`")
        if seat not in members_of(before.to_act()) or number not in before.actions(seat):
            raise ValueError(f"seat {seat} may not do action {number} here")

        def carry_out(chance: Chance) -> Position:
            after = before.copy()
            after.chance = chance
            after.advance(seat, number)
            return after

        return _moment(before, carry_out, ())


def start(game: Game[Any, Any], options: Mapping[str, Any], seats: int) -> Moment:
    """The beginning of a game; raises Refused for options the game does not have."""
    return _moment(None, lambda chance: game.start(options, seats, chance), ())


def _moment(before: Position | None, carry_out: Callable[[Chance], Position], drawn: tuple[int, ...]) -> Moment:
    try:
        return Moment(carry_out(_Given(drawn)), ())
    except _Undecided as undecided:
        return Moment(before, undecided.outcomes, carry_out, drawn)
