"""The solver of King's Road: it comes as near an equilibrium as it says, and plays the Witch at every table."""

from collections.abc import Iterator

import numpy as np
import pytest

from postroad.arena.entrants import entrant
from postroad.bots.bot import Budget
from postroad.bots.heuristics.kings_road.ahead import Ahead, in_turn
from postroad.bots.heuristics.kings_road.duel import GAIN, Duel
from postroad.bots.heuristics.kings_road.equilibrium import Matrix, nash_conv
from postroad.bots.heuristics.kings_road.prospects import Prospects, Valuer
from postroad.bots.heuristics.kings_road.solver import Table
from postroad.bots.heuristics.kings_road.solving import SolvingBot, gains_by_waiting, solved
from postroad.bots.heuristics.kings_road.stage import Stage
from postroad.bots.heuristics.kings_road.weights import STAGE
from postroad.core.bits import members_of
from postroad.core.chance import Quick
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.numbers import WITCH_NUMBER
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.scoring import winners


def test_rock_paper_scissors_is_played_evenly() -> None:
    table = Table([0.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0], 3, 3)
    table.solve(2000, 0.0)
    assert table.rows.average() == pytest.approx([1 / 3] * 3, abs=0.02)
    assert table.columns.average() == pytest.approx([1 / 3] * 3, abs=0.02)
    assert table.value() == pytest.approx(0, abs=0.01)


def test_it_stops_when_no_more_than_asked_can_be_gained() -> None:
    values = np.random.default_rng(1).uniform(0, 1, (60, 50))
    table = Table([float(value) for value in values.ravel()], 60, 50)
    table.solve(100_000, 0.01)
    gap = nash_conv(values, np.array(table.rows.average()), np.array(table.columns.average()))
    assert gap == pytest.approx(table.gap())
    assert gap <= 0.01 * (values.max() - values.min())


def finished(seats: int, seed: int) -> KingsRoadPosition:
    """A game of quick solvers among themselves."""
    position, rng, bot = KINGS_ROAD.start({}, seats, Quick(seed)), Quick(seed), SolvingBot(Budget(iterations=6))
    while waiting := members_of(position.to_act()):
        before = position.copy()
        for seat in waiting:
            position.advance(seat, bot.pick(before, seat, rng))
    return position


def test_the_witch_is_played_with_three_too() -> None:
    ends = [finished(3, seed) for seed in range(3)]
    assert any(not player.has_witch for position in ends for player in position.players)


def test_nobody_waits_without_a_witch() -> None:
    position, rng, bot = KINGS_ROAD.start({}, 3, Quick(1)), Quick(1), SolvingBot(Budget(iterations=2))
    for seat, number in ((0, WITCH_NUMBER), (1, 30), (2, 40)):
        position.advance(seat, number)
    position.advance(0, position.players[0].menu.numbers[5])
    stage = bot.stage(position)
    assert not gains_by_waiting(stage, position, 0, bot.mixtures(stage, position, 0, rng), rng)


def test_who_knows_the_mixture_replies_to_it() -> None:
    bots = [entrant("responder@1it", "kings-road"), entrant("stage@1it", "kings-road")]
    position, rng = KINGS_ROAD.start({}, 2, Quick(1)), Quick(1)
    while (waiting := members_of(position.to_act())) and position.round < 4:
        views = {seat: KINGS_ROAD.view(position, seat) for seat in waiting}
        for seat, view in views.items():
            choice = bots[seat].choose(view, view.legal, rng)
            assert choice in view.legal
            position.advance(seat, KINGS_ROAD.number(choice))


def rounds(seats: int, games: int, valuer: Valuer | None = None) -> Iterator[KingsRoadPosition]:
    """Where all choose, in games of quick solvers among themselves."""
    bot = SolvingBot(Budget(iterations=6), valuer)
    for seed in range(games):
        position, rng = KINGS_ROAD.start({}, seats, Quick(seed)), Quick(seed)
        while waiting := members_of(position.to_act()):
            before = position.copy()
            if len(waiting) == seats:
                yield before
            for seat in waiting:
                position.advance(seat, bot.pick(before, seat, rng))


def test_what_the_next_round_brings_to_one_it_takes_from_the_other() -> None:
    rng = Quick(1)
    for position in rounds(2, games=3):
        mine, theirs = (choice(position, seat, rng) for seat in (0, 1))
        ahead = Ahead(position, STAGE, None)
        ones, others = ahead.row(0, mine, [theirs]), ahead.row(1, theirs, [mine])
        assert 0 <= ones[0] <= 1
        assert ones[0] + others[0] == pytest.approx(1, abs=0.02)  # as near as its rounds are solved


def choice(position: KingsRoadPosition, seat: int, rng: Quick) -> int:
    numbers = position.players[seat].menu.numbers
    return numbers[rng.below(len(numbers))]


def test_where_the_game_ends_there_is_no_next_round() -> None:
    ends = 0
    for position in rounds(2, games=4):
        after = position.copy()
        for seat in (0, 1):
            after.advance(seat, position.players[seat].menu.numbers[0])
        if after.choosing == 0:
            won = winners(after, ())
            ends += 1
            found = Ahead(position, STAGE, None).row(
                0, position.players[0].menu.numbers[0], [position.players[1].menu.numbers[0]]
            )
            assert found == [1 / len(won) if 0 in won else 0]
    assert ends > 0


def test_what_is_usual_values_the_next_round_better_than_lots() -> None:
    """The next round in full is what both come near to; half of the difference is gone, and more."""
    usual, by_lots, rng = [0.0], [0.0], Quick(1)
    by_hand = Prospects(STAGE, 2)
    for position in rounds(2, 2, by_hand):
        pairs = [[choice(position, seat, rng) for seat in (0, 1)] for _ in range(4)]
        foreseeing, ahead = Ahead(position, STAGE, None), Ahead(position, STAGE, None)
        foreseeing.foresee(pairs[:3])
        after = position.copy()
        for seat in (0, 1):
            after.advance(seat, pairs[3][seat])
        if after.choosing == 3 and not after.is_second:
            full = solved(Stage(after, STAGE), after, 0, rng, 250)[2].value()
            usual.append((foreseeing.row(0, pairs[3][0], [pairs[3][1]])[0] - full) ** 2)
            by_lots.append((ahead.row(0, pairs[3][0], [pairs[3][1]])[0] - full) ** 2)
    assert sum(usual) < sum(by_lots) / 2


def test_lists_are_gone_through_in_turn() -> None:
    assert in_turn([[1, 2, 3], [4, 1], [2]]) == [1, 4, 2, 3]


def told(values: Matrix) -> tuple[list[int], Duel]:
    """A duel in which pairs are worth so, and how many it asked for; from near, they look a little different."""
    asked = [0]

    def row(seat: int, mine: int, others: list[int]) -> list[float]:
        asked[0] += len(others)
        return [float(values[mine, other] if seat == 1 else 1 - values[other, mine]) for other in others]

    near = values + np.random.default_rng(2).normal(0, 0.1, values.shape)
    return asked, Duel(row, (1, 0), (list(range(len(values))), list(range(len(values[0])))), near)


def test_no_reply_that_was_left_out_is_better() -> None:
    values = np.random.default_rng(1).uniform(0, 1, (60, 50))
    asked, duel = told(values)
    found = duel.solve([[0], [0]], lambda _: False)
    assert found is not None
    assert nash_conv(values, *found) < 2 * GAIN + 0.01  # as near as it solves
    assert asked[0] < values.size


def test_no_more_pairs_are_valued_than_there_is_time_for() -> None:
    values = np.random.default_rng(1).uniform(0, 1, (60, 50))
    asked, duel = told(values)
    begun = duel.solve([[0, 1], [0, 1]], lambda pairs: pairs >= 4)
    assert begun is not None
    assert asked[0] == 4
    assert np.flatnonzero(begun[0]).max() <= 1
    asked, duel = told(values)
    assert duel.solve([[0, 1], [0, 1]], lambda pairs: pairs >= 2) is None
    assert asked[0] == 2


def test_it_plays_a_mixture_of_what_is_legal() -> None:
    bot, rng = SolvingBot(Budget(iterations=40)), Quick(1)
    for position in rounds(2, games=1):
        for seat, (options, shares) in bot.mixtures(bot.stage(position), position, 0, rng).items():
            assert shares.sum() == pytest.approx(1)
            assert len(options) == len(shares)
            assert set(options) <= set(position.players[seat].menu.numbers)


def test_where_every_choice_is_rare_it_plays_what_it_found() -> None:
    position, shares = KINGS_ROAD.start({}, 2, Quick(1)), np.full(250, 1 / 250)
    found = {0: ([20, 21], np.array([0.5, 0.5])), 1: (list(range(250)), shares)}
    assert SolvingBot(Budget(iterations=250))._further(position, 0, found, np.zeros((2, 250))) is found
