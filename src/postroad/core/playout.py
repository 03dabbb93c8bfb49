# compiled with mypyc
"""Uniformly random play to the end, wholly inside the compiled core."""

from mypy_extensions import i64

from postroad.core.bits import count, lowest
from postroad.core.chance import Chance
from postroad.core.position import Position


def playout(position: Position, players: Chance) -> int:
    """Play to the end with uniformly random legal actions; how many there were."""
    words = position.words()
    decisions: i64 = 0
    while True:
        waiting = position.to_act()
        if waiting == 0:
            return decisions
        seat: i64 = 0
        while not (waiting >> seat) & 1:
            seat += 1
        position.advance(seat, random_action(position, seat, words, players))
        decisions += 1


def random_action(position: Position, seat: i64, words: i64, players: Chance) -> i64:
    """One of the seat's legal actions, each equally likely."""
    if words > 1:
        return position.action_at(seat, players.below(position.actions_count(seat)))
    legal = position.legal(seat, 0)
    skip = players.below(count(legal))
    while skip:
        legal &= legal - 1
        skip -= 1
    return lowest(legal)
