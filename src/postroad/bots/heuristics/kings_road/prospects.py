# compiled with mypyc
"""What a seat of King's Road stands to score: points, and what its markers and nobles promise."""

from typing import Final, final

from mypy_extensions import i64

from postroad.bots.heuristics.heuristics import relate
from postroad.core.bits import bit, count, lowest
from postroad.games.kings_road.board import CHAINS, FIELD, GOAL, RING, SEATS
from postroad.games.kings_road.scoring import leaders, tally_of, winners
from postroad.games.kings_road.state import State

# The weights, by number.
NEARNESS: Final = 0  # .. 7: how much a region counts that the King reaches in so many steps
NOBLE: Final = 8  # a noble that stands, for each region of its chain
CROWN: Final = 9  # being alone in front where no own noble stands yet
SUPPLY: Final = 10  # a marker at hand, up to nine
DRAGON: Final = 11
WITCH: Final = 12
SPREAD: Final = 13  # points of margin that count as much as luck at the end,
SPREAD_POINTS: Final = 14  # and for every point that the leader is short of the goal
WEIGHTS: Final = 15


class Valuer:
    """Values positions between rounds for every seat."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.totals: list[float] = [0.0 for _ in range(seats)]

    def margins(self, state: State) -> None:
        """Write each seat's prospect of winning, from 0 to 1, into `totals`."""
        raise NotImplementedError

    def ended(self, state: State) -> None:
        """The same for a game that is over."""
        won = winners(state, ())
        seat: i64 = 0
        while seat < self.seats:
            self.totals[seat] = 1.0 / float(len(won)) if seat in won else 0.0
            seat += 1


@final
class Prospects(Valuer):
    """Values positions by the points that seats may expect."""

    def __init__(self, weights: list[float], seats: i64) -> None:
        super().__init__(seats)
        self.weights: list[float] = weights

    def margins(self, state: State) -> None:
        if state.choosing == 0:
            self.ended(state)
            return
        self.points(state)
        relate(self.totals, self.weights[SPREAD] + self.weights[SPREAD_POINTS] * missing(state))

    def points(self, state: State) -> None:
        """Write the points that each seat may expect into `totals`."""
        seat: i64 = 0
        while seat < self.seats:
            self.totals[seat] = self._own(state, seat)
            seat += 1
        region: i64 = 0
        while region < RING:
            steps = region - state.king
            self._region(state, region, self.weights[NEARNESS + (steps if steps >= 0 else steps + RING)])
            region += 1

    def _own(self, state: State, seat: i64) -> float:
        player = state.players[seat]
        total = float(player.score) + self.weights[SUPPLY] * float(min(player.supply, 9))
        if player.has_dragon:
            total += self.weights[DRAGON]
        if player.has_witch:
            total += self.weights[WITCH]
        return total

    def _region(self, state: State, region: i64, nearness: float) -> None:
        """What the region would pay if it scored as it stands, the sooner the more."""
        tally = tally_of(state, region)
        place: i64 = 0
        while tally:
            most, seats = leaders(tally)
            tied = count(seats)
            points = float(state.terms.pays[SEATS * region + place + tied - 1])
            if place == 0 and tied == 1:
                self._front(state, region, lowest(seats), nearness)
            while seats:
                seat = lowest(seats)
                self.totals[seat] += nearness * points
                tally -= most << (FIELD * seat)
                seats &= seats - 1
            place += tied

    def _front(self, state: State, region: i64, seat: i64, nearness: float) -> None:
        """What a noble there earns, or would earn for its first time."""
        player = state.players[seat]
        chain: i64 = CHAINS[RING * (player.nobles | bit(region)) + region]
        weight = self.weights[NOBLE] if player.nobles & bit(region) else self.weights[CROWN]
        self.totals[seat] += nearness * weight * float(count(chain))


def missing(state: State) -> float:
    """How many points the leader is short of the goal."""
    leader: i64 = 0
    for player in state.players:
        if player.score > leader:
            leader = player.score
    return float(GOAL - leader) if leader < GOAL else 0.0
