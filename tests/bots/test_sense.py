"""What bots think sensible: always something, always legal, and nothing that the arena's list calls a blunder."""

from postroad.arena.blunders import Blunders
from postroad.bots.heuristics.kings_road import sense as kings_road
from postroad.bots.heuristics.thurn_taxis import sense as thurn_taxis
from postroad.core.bits import members_of
from postroad.core.chance import Quick
from postroad.core.playout import random_action
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.numbers import SHORT


def test_what_makes_sense_in_thurn_und_taxis_is_legal_and_not_a_blunder() -> None:
    left_out = 0
    for seed in range(6):
        position, players = THURN_TAXIS.start({}, 2, Quick(seed)), Quick(-seed)
        for _ in range(1500):
            if not position.to_act():
                break
            seat, legal = position.seat, set(position.actions(position.seat))
            ways = set(members_of(thurn_taxis.sensible(position)))
            assert ways
            assert ways <= legal
            left_out += len(legal - ways)
            for way in ways if position.phase != SHORT else ():  # where it matters how it was closed
                found, after = Blunders("thurn-taxis", 2), position.copy()
                after.advance(seat, way)
                found.judge(position, seat, THURN_TAXIS.named(position, seat, way), after)
                assert not found.by_seat[seat]
            position.advance(seat, random_action(position, seat, 1, players))
    assert left_out > 100


def test_what_makes_sense_in_kings_road_is_legal_and_not_a_blunder() -> None:
    left_out = 0
    for seed in range(3):
        position, players = KINGS_ROAD.start({}, 3, Quick(seed)), Quick(seed)
        while waiting := members_of(position.to_act()):
            seat = waiting[0]
            ways = kings_road.sensible(position, seat)
            assert ways
            assert set(ways) <= set(position.actions(seat))
            left_out += position.actions_count(seat) - len(ways)
            for way in ways[:: 1 + len(ways) // 20]:
                found = Blunders("kings-road", 3)
                found.judge(position, seat, KINGS_ROAD.named(position, seat, way), position)
                assert not found.by_seat[seat] or len(ways) == position.actions_count(seat)
            position.advance(seat, random_action(position, seat, position.words(), players))
    assert left_out > 100
