"""Explicit chance: every draw lists its outcomes, and any line of play can be followed outcome by outcome."""

from math import isclose

import pytest

from postroad.core.chance import Chance, Quick
from postroad.core.explicit import Moment, start
from postroad.games.thurn_taxis.board import CITIES
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.names import cards
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from tests.conformance.cases import Case, every_case


class Noting(Chance):
    """Quick chance that writes down what it brought."""

    def __init__(self, seed: int) -> None:
        self.quick = Quick(seed)
        self.brought: list[int] = []

    def below(self, n: int) -> int:
        self.brought.append(self.quick.below(n))
        return self.brought[-1]

    def kind(self, heap: int, size: int) -> int:
        self.brought.append(self.quick.kind(heap, size))
        return self.brought[-1]

    def copy(self) -> "Noting":
        return self


def settled(moment: Moment, outcomes: list[int]) -> Moment:
    """The next decision, chance bringing these outcomes in order."""
    while moment.outcomes:
        assert isclose(sum(outcome.probability for outcome in moment.outcomes), 1)
        moment = moment.draw(outcomes.pop(0))
    assert not outcomes
    return moment


@every_case
def test_a_game_followed_draw_by_draw_is_the_same_game(case: Case) -> None:
    chance, players = Noting(5), Quick(6)
    position = case.game.start(case.options, case.seats, chance)
    moment = settled(start(case.game, case.options, case.seats), chance.brought[:])
    for _ in range(80):
        assert moment.position == position
        waiting = case.game.to_act(position)
        if not waiting:
            break
        seat = waiting[players.below(len(waiting))]
        actions = position.actions(seat)
        action = actions[players.below(len(actions))]
        chance.brought.clear()
        position.advance(seat, action)
        moment = settled(moment.act(seat, action), chance.brought[:])


def test_the_outcomes_of_a_draw_are_the_cards_left_each_as_likely_as_it_is_frequent() -> None:
    game = THURN_TAXIS
    position = game.start({"first": 0}, 2, Quick(3))
    moment = Moment(position, ()).act(0, game.number(game.parse("draw")))
    left = cards(position.deck)
    assert {CITIES[outcome.number]: outcome.probability for outcome in moment.outcomes} == {
        city: left.count(city) / len(left) for city in left
    }
    assert moment.position == position
    after = moment.draw(moment.outcomes[0].number).position
    assert isinstance(after, ThurnTaxisPosition)
    assert game.view(after, 0).players[0].hand == (CITIES[moment.outcomes[0].number],)


def test_what_cannot_be_is_said() -> None:
    game = THURN_TAXIS
    beginning = start(game, {"first": 0}, 2)
    with pytest.raises(ValueError, match="chance cannot bring 22"):
        beginning.draw(22)
    with pytest.raises(ValueError, match="nobody decides at a draw"):
        beginning.act(0, 44)
    decision = Moment(game.start({"first": 0}, 2, Quick(3)), ())
    with pytest.raises(ValueError, match="nothing: seats decide"):
        decision.draw(0)
    with pytest.raises(ValueError, match="seat 0 may not do action 57"):
        decision.act(0, 57)
    with pytest.raises(ValueError, match="seat 1 may not"):
        decision.act(1, 44)
