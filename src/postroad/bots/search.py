# compiled with mypyc
"""Information-set Monte Carlo tree search, open loop: knows positions and heuristics, and no game.

Every iteration deals a world that the viewer cannot tell from the true one and walks down one tree
of actions; chance happens as it happens. Each seat looks to its own prospect. The games it is for
ask one seat at a time and have one word of actions.
"""

import math
from typing import Final, final

from mypy_extensions import i64

from postroad.bots.heuristics.heuristics import Heuristics
from postroad.core.bits import bit, lowest
from postroad.core.chance import Chance
from postroad.core.position import Position

CURIOSITY: Final = 1.2  # how much an action's weight counts against what is known of it
CAUTION: Final = 0.15  # by how much an action never tried is thought worse than its siblings


@final
class Node:
    """An action in the tree, with what came of it for the seat that took it."""

    __slots__ = ("action", "child", "sibling", "total", "visits", "weight")

    def __init__(self, action: i64, weight: float, sibling: "Node | None") -> None:
        self.action: i64 = action
        self.weight: float = weight
        self.visits: i64 = 0
        self.total: float = 0.0
        self.child: Node | None = None
        self.sibling: Node | None = sibling


@final
class Search:
    """One tree over what may follow a position that someone sees."""

    def __init__(
        self, world: Position, viewer: i64, seats: i64, heuristics: Heuristics, chance: Chance, horizon: i64
    ) -> None:
        self.root: Node = Node(-1, 1.0, None)
        self.is_listed: bool = False  # what may be done at the root has been said
        self.nodes: i64 = 1
        self.heuristics: Heuristics = heuristics
        self.chance: Chance = chance
        self.viewer: i64 = viewer
        self.horizon: i64 = horizon  # turns that a rollout goes on for; 0 means to the end of the game
        self.origin: Position = world
        self.world: Position = world.copy()
        self.world.chance = chance
        self.values: list[float] = [0.0 for _ in range(seats)]
        self.sums: list[float] = [0.0 for _ in range(seats)]  # of the values of all iterations, by seat
        self.path: list[Node] = []
        self.movers: list[i64] = []

    def weigh_root(self, action: i64, weight: float) -> None:
        """Say how much attention an action at the root deserves, before the search begins; others get none."""
        self.is_listed = True
        self.root.child = Node(action, weight, self.root.child)
        self.nodes += 1

    def think(self, iterations: i64) -> None:
        """Go on searching."""
        done: i64 = 0
        while done < iterations:
            self._iterate()
            done += 1

    def decide(self, iterations: i64) -> None:
        """Go on searching until the action most tried would stay so for the rest of the iterations."""
        while iterations > 0 and self.lead() <= iterations:
            self._iterate()
            iterations -= 1

    def lead(self) -> i64:
        """How much oftener the action most tried at the root was tried than the next."""
        most: i64 = 0
        second: i64 = 0
        child = self.root.child
        while child is not None:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
            child = child.sibling
        return most - second

    def visits(self) -> dict[int, int]:
        """How often each action at the root was tried."""
        found: dict[int, int] = {}
        child = self.root.child
        while child is not None:
            found[child.action] = child.visits
            child = child.sibling
        return found

    def _iterate(self) -> None:
        world = self.world
        world.assign(self.origin)
        self.heuristics.deal(world, self.viewer, self.chance)
        self.path.clear()
        self.movers.clear()
        node = self.root
        while True:
            waiting = world.to_act()
            if waiting == 0:
                break
            seat = lowest(waiting)
            node = self._select(node, world, seat)
            world.advance(seat, node.action)
            self.path.append(node)
            self.movers.append(seat)
            if node.visits == 0:
                break
        self._roll_out(world)
        self.heuristics.values(world, self.values)
        self._learn()

    def _select(self, node: Node, world: Position, seat: i64) -> Node:
        """The most promising of the actions that are legal in this world."""
        legal = world.legal(seat, 0)
        unknown = legal
        weights = 0.0
        tries: i64 = 0
        total = 0.0
        child = node.child
        while child is not None:
            if legal & bit(child.action):
                unknown ^= bit(child.action)
                weights += child.weight
                tries += child.visits
                total += child.total
            child = child.sibling
        if self.is_listed and node is self.root:
            legal ^= unknown
            unknown = 0
        while unknown:
            action = lowest(unknown)
            node.child = Node(action, self.heuristics.weigh(world, seat, action), node.child)
            weights += node.child.weight
            self.nodes += 1
            unknown &= unknown - 1
        guess = total / float(tries) - CAUTION if tries else 0.5
        return self._best(node, legal, guess, CURIOSITY * math.sqrt(float(tries + 1)) / weights)

    def _best(self, node: Node, legal: i64, guess: float, curiosity: float) -> Node:
        best = node
        highest = -1.0e9
        child = node.child
        while child is not None:
            if legal & bit(child.action):
                value = child.total / float(child.visits) if child.visits else guess
                value += curiosity * child.weight / float(1 + child.visits)
                if value > highest:
                    highest = value
                    best = child
            child = child.sibling
        return best

    def _roll_out(self, world: Position) -> None:
        last = self.heuristics.clock(world) + self.horizon
        while True:
            waiting = world.to_act()
            if waiting == 0 or (self.horizon and self.heuristics.clock(world) >= last):
                return
            seat = lowest(waiting)
            world.advance(seat, self.heuristics.habit(world, seat, self.chance))

    def _learn(self) -> None:
        self.root.visits += 1
        place: i64 = 0
        for node in self.path:
            node.visits += 1
            node.total += self.values[self.movers[place]]
            place += 1
        seat: i64 = 0
        for value in self.values:
            self.sums[seat] += value
            seat += 1
