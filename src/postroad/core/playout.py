# compiled with mypyc
"""Uniformly random play to the end, wholly inside the compiled core."""

from mypy_extensions import i64

from postroad.core.bits import WORD, count, lowest, members_of
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
    if words == 1:
        return _nth(position.legal(seat, 0), players)
    total: i64 = 0
    word: i64 = 0
    while word < words:
        total += count(position.legal(seat, word))
        word += 1
    skip = players.below(total)
    word = 0
    while True:
        legal = position.legal(seat, word)
        here = count(legal)
        if skip < here:
            break
        skip -= here
        word += 1
    return word * WORD + _skipped(legal, skip)


def _nth(legal: i64, players: Chance) -> i64:
    return _skipped(legal, players.below(count(legal)))


def _skipped(legal: i64, skip: i64) -> i64:
    while skip:
        legal &= legal - 1
        skip -= 1
    return lowest(legal)


def legal_actions(position: Position, seat: i64) -> list[int]:
    """The seat's legal action numbers, ascending."""
    words = position.words()
    if words == 1:
        return members_of(position.legal(seat, 0))
    found: list[int] = []
    word: i64 = 0
    while word < words:
        for member in members_of(position.legal(seat, word)):
            found.append(word * WORD + member)
        word += 1
    return found
