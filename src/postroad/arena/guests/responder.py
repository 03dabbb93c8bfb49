"""A bot of King's Road for two that knows the mixture it plays against: what it wins, others may win as well.

It knows exactly how `stage` divides its choices in every position, and looks as far ahead, with more choices in the
round that follows: the replies that look best, against all that `stage` may choose. Whoever values these better, or
looks at more of them, may win more than it does.
"""

from collections.abc import Sequence
from typing import Final

from postroad.bots.bot import Budget
from postroad.bots.heuristics.kings_road.bots import played, world
from postroad.bots.heuristics.kings_road.sense import sensible
from postroad.bots.heuristics.kings_road.solving import SolvingBot, solved
from postroad.core.bits import bit, members_of
from postroad.core.chance import Chance
from postroad.games.kings_road.actions import Choose, named
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.view import View

CLOSELY: Final = 36  # replies, those that look best, which are looked at a round further
RARE: Final = 0.01  # a choice of the other's that is rarer does not count
AHEAD: Final = 60  # choices of each seat in the round that follows


class Responder:
    """Replies as well as it can to a mixture that it knows."""

    def __init__(self, budget: Budget) -> None:
        self._known = SolvingBot(budget)

    def choose(self, view: View, legal: Sequence[Choose], rng: Chance) -> Choose:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        position = world(view, rng)
        number = self._reply(position, view.seat, self._expected(position, view.seat, rng), rng)
        return named(position.players[view.seat].menu, number)

    def _expected(self, position: KingsRoadPosition, seat: int, rng: Chance) -> list[tuple[int, float]]:
        """What the other will choose, and how likely that is."""
        other = 1 - seat
        if position.choosing == bit(seat):
            return [(0, 1.0)]
        mixtures = self._known.mixtures(self._known.stage(position), position, other, rng)
        options, shares = mixtures[other]
        return [(option, float(share)) for option, share in zip(options, played(shares), strict=True) if share > RARE]

    def _reply(self, position: KingsRoadPosition, seat: int, expected: list[tuple[int, float]], rng: Chance) -> int:
        stage, options = self._known.stage(position), sensible(position, seat)
        near = [0.0] * len(options)
        for choice, share in expected:
            values = [0.0] * len(options)
            stage.against(seat, options, [choice, choice], values)
            near = [total + share * value for total, value in zip(near, values, strict=True)]
        first = sorted(zip(near, options, strict=True), reverse=True)[:CLOSELY]
        further = {
            option: sum(share * self._ahead(position, seat, option, choice, rng) for choice, share in expected)
            for _, option in first
        }
        return max(further, key=lambda option: further[option])

    def _ahead(self, position: KingsRoadPosition, seat: int, mine: int, theirs: int, rng: Chance) -> float:
        """What the seat may expect after both have chosen, from the solution of the round that follows."""
        after = position.copy()
        for other, choice in ((seat, mine), (1 - seat, theirs)):
            if position.choosing >> other & 1:
                after.advance(other, choice)
        if after.is_second:
            self._let_witches_reply(after)
        stage = self._known.stage(after)
        if after.choosing == 0:
            stage.valuer.margins(after)
            return stage.valuer.totals[seat]
        return solved(stage, after, seat, rng, AHEAD)[2].value()

    def _let_witches_reply(self, after: KingsRoadPosition) -> None:
        """Each as is best from near; of two, as if the other placed nothing new."""
        waiting = members_of(after.waiting)
        others = [player.menu.numbers[0] if len(waiting) > 1 else 0 for player in after.players]
        chosen = {}
        for seat in waiting:
            options = sensible(after, seat)
            values = [0.0] * len(options)
            self._known.stage(after).against(seat, options, others, values)
            chosen[seat] = options[values.index(max(values))]
        for seat, choice in chosen.items():
            after.advance(seat, choice)
