# compiled with mypyc
"""What a search knows of Thurn und Taxis."""

from typing import Final, final

from mypy_extensions import i64

from postroad.bots.heuristics.heuristics import Heuristics, relate, share
from postroad.bots.heuristics.thurn_taxis.features import Score, describe, most_offices
from postroad.bots.heuristics.thurn_taxis.habit import habit
from postroad.bots.heuristics.thurn_taxis.routine import Routine
from postroad.core.bits import bit, count
from postroad.core.chance import Chance
from postroad.core.position import Position
from postroad.games.thurn_taxis import deal
from postroad.games.thurn_taxis.board import GAME_END_TILE, NEIGHBOURS, kinds
from postroad.games.thurn_taxis.legal import extensions
from postroad.games.thurn_taxis.numbers import (
    ABANDON,
    ADMINISTRATOR,
    CARRIER,
    CARTWRIGHT,
    DISCARD,
    DONE,
    DRAW,
    END,
    OVER,
    PLACE,
    PLAYED,
    POSTMASTER,
    SHORT,
    SLOT,
    TAKE,
    TAKE_SECOND,
)
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.scoring import points
from postroad.games.thurn_taxis.state import Player, State

MOST_SEATS: Final = 4
SPREAD: Final = 2.0  # points of margin that count as much as luck when the game is about to end,
SPREAD_TURNS: Final = 1.1  # and for every carriage that the leader is short of the end
SPREAD_OVER: Final = 0.8  # the same when it is over, so that a clear victory is better than a narrow one


@final
class ThurnTaxisHeuristics(Heuristics):
    """Values by feature weights, or by outlooks for numbers of seats; habits that are a beginner's, or a routine."""

    def __init__(
        self, weights: list[float], routine: Routine | None = None, outlooks: dict[int, list[float]] | None = None
    ) -> None:
        mine = outlooks or {}
        self.scores: list[Score] = [Score(mine.get(seats, weights)) for seats in range(MOST_SEATS + 1)]
        self.shared: list[bool] = [seats in mine for seats in range(MOST_SEATS + 1)]  # prospects add up to 1
        self.routine: Routine | None = routine

    def deal(self, position: Position, viewer: i64, chance: Chance) -> None:
        assert isinstance(position, ThurnTaxisPosition)
        deal.deal(position, viewer, chance)

    def clock(self, position: Position) -> i64:
        assert isinstance(position, ThurnTaxisPosition)
        seats: i64 = len(position.players)
        return position.round * seats + (position.seat - position.first + seats) % seats

    def habit(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, ThurnTaxisPosition)
        if self.routine is not None:
            return self.routine.choose(position, chance)
        return habit(position, chance)

    def weigh(self, position: Position, seat: i64, action: i64) -> float:
        assert isinstance(position, ThurnTaxisPosition)
        phase = position.phase
        if phase == TAKE or phase == TAKE_SECOND:
            return _weigh_taking(position, action)
        if phase == PLAYED:
            return _weigh_after_playing(position.me, action)
        if phase == PLACE or phase == DONE:
            return 1.0
        if phase == SHORT:
            return 5.0 if action == CARTWRIGHT else 0.5
        if phase == DISCARD:
            lonely = not NEIGHBOURS[action >> 1] & kinds(position.me.hand)
            return 2.0 if lonely else 0.7
        return _weigh_playing(position, action)

    def values(self, position: Position, values: list[float]) -> None:
        assert isinstance(position, ThurnTaxisPosition)
        seats: i64 = len(position.players)
        score = self.scores[seats]
        spread = SPREAD_OVER
        seat: i64 = 0
        if position.phase == OVER:
            for player in position.players:
                values[seat] = float(points(player))
                seat += 1
        else:
            spread = SPREAD + SPREAD_TURNS * turns_left(position)
            while seat < seats:
                score.total = 0.0
                describe(position, seat, score)
                values[seat] = score.total
                seat += 1
        if self.shared[seats]:
            share(values, spread)
        else:
            relate(values, spread)


def turns_left(state: State) -> float:
    """How far the one nearest to it is from ending the game, in carriages."""
    if not state.tiles & GAME_END_TILE:
        return 0.0
    nearest = 5.0
    for player in state.players:
        left = min(float(7 - player.carriage), float(player.supply) / 3.0)
        if left < nearest:
            nearest = left
    return nearest


def _weigh_taking(state: State, action: i64) -> float:
    if action == DRAW:
        return 0.8
    if action == ADMINISTRATOR:
        return 0.3
    me = state.me
    city = state.slot(action - SLOT)
    card = bit(2 * city)
    if (card & me.route) or (card & kinds(me.hand)):
        return 0.2
    if me.length and card & (me.left_reach | me.right_reach):
        return 3.0
    return 0.8 + 0.5 * float(count(NEIGHBOURS[city] & kinds(me.hand)))


def _weigh_playing(state: State, action: i64) -> float:
    me = state.me
    if action == POSTMASTER:
        return 1.0 if me.length and extensions(me) else 2.0
    if action == ABANDON:
        return 0.15 if extensions(me) else 1.0
    if me.length == 0:
        return 0.5 + float(count(NEIGHBOURS[action >> 1] & kinds(me.hand)))
    return 2.0


def _weigh_after_playing(me: Player, action: i64) -> float:
    is_rewarded = me.length > me.carriage or me.carriage == 7
    if action == CARRIER:
        return 2.0
    if action == END:
        return 0.5 if is_rewarded else 1.5
    if is_rewarded:
        return 1.5 if most_offices(me) else 0.3
    return 0.6
