"""The routine of rollouts: legal in every edition, and worth more than a beginner's habit."""

from postroad.bots.heuristics.thurn_taxis.habit import habit
from postroad.bots.heuristics.thurn_taxis.routine import Routine
from postroad.bots.heuristics.thurn_taxis.weights import ROUTINE
from postroad.core.chance import Quick
from postroad.games.thurn_taxis.game import THURN_TAXIS
from tests.conformance.cases import CASES


def test_a_routine_finishes_every_game_legally() -> None:
    routine = Routine(ROUTINE)
    for number, case in enumerate(case for case in CASES if case.slug == "thurn-taxis"):
        for seed in range(5 * number, 5 * number + 5):
            position, chance = THURN_TAXIS.start(case.options, case.seats, Quick(seed)), Quick(seed + 1)
            while position.to_act():
                action = routine.choose(position, chance)
                assert action in position.actions(position.seat)
                position.advance(position.seat, action)
            assert position.round < 100


def test_a_routine_wins_most_games_against_a_habit() -> None:
    routine, won = Routine(ROUTINE), 0
    for seed in range(300):
        position, chance, seat = THURN_TAXIS.start({}, 2, Quick(seed)), Quick(-seed - 1), seed % 2
        while position.to_act():
            mine = position.seat == seat
            position.advance(position.seat, routine.choose(position, chance) if mine else habit(position, chance))
        won += seat in THURN_TAXIS.standings(position).winners
    assert won > 200
