"""Judges decisions of Thurn und Taxis by a search as that of `mcts`: first where to look, then each candidate alike."""

from collections import Counter
from collections.abc import Sequence
from statistics import stdev
from typing import Any, Final

from postroad.analysis.judgement import Alternative, Judgement, Seen, calibrated, expected_places
from postroad.bots.heuristics.thurn_taxis.bots import HORIZON, turn_weights
from postroad.bots.heuristics.thurn_taxis.heuristics import ThurnTaxisHeuristics
from postroad.bots.heuristics.thurn_taxis.routine import Routine
from postroad.bots.heuristics.thurn_taxis.weights import ROUTINE, TUNED
from postroad.bots.search import Node, Search
from postroad.core.bits import lowest
from postroad.core.chance import Quick, deal
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition

SHARPNESS: Final = {2: 0.385, 3: 0.43, 4: 0.42}  # by number of seats; fitted, see docs/analysis.md
CANDIDATES: Final = 3  # actions that are looked at closely at most, and the chosen one
FEWEST: Final = 2  # also where the search hardly tried a second
TRIED: Final = 0.02  # of the visits: as much as a third needs
FEWEST_LOOKS: Final = 4  # searches from the root that know nothing of each other, whose spread tells the error
DEPTHS: Final = ((30_000, 4_000), (5_000, 1_250), (0, 400))  # from which effort on a look has how many iterations
ENDINGS: Final = 40  # games played to their end by routine, for points and places
LONGEST_LINE: Final = 6
FIRM: Final = 0.3  # of the visits: as much as an expected action needs


class ThurnTaxisJudge:
    """An effort of 1 is one iteration for the worth of an action; half as many look for candidates.

    They are spent on several searches from the root. More of them make a value surer and leave what it means as it
    is; one longer search would go on changing its mind with every new depth, and its batches, which know of each
    other, would tell too small an error.
    """

    efforts: Final = {"quick": 1_600, "normal": 10_000}

    def judge(self, moment: Sequence[Seen], effort: int, seed: int) -> list[Judgement]:
        return [self._judge(one, effort, seed) for one in moment]

    def _judge(self, seen: Seen, effort: int, seed: int) -> Judgement:
        seat = seen.view.seat
        chosen = None if seen.action is None else THURN_TAXIS.number(seen.action)
        world = THURN_TAXIS.imagine(seen.view, Quick(seed))
        numbers = _candidates(world, seat, effort, seed)
        if chosen is not None and chosen not in numbers:
            numbers.append(chosen)
        found = {number: _valued(world, seat, number, effort, seed) for number in numbers}
        order = sorted(numbers, key=lambda number: -found[number].chances[seat])
        endings = _endings(world, seat, order[0], seed)
        return Judgement(
            seat=seat,
            chances=found[order[0]].chances,
            points=tuple(sum(column) / ENDINGS for column in zip(*endings, strict=True)),
            places=expected_places(endings),
            alternatives=tuple(found[number] for number in order),
            chosen=0 if chosen is None else order.index(chosen),
        )


def _looks(effort: int) -> tuple[int, int]:
    """How many searches an effort is worth, and how many iterations each has.

    >>> _looks(1_600), _looks(3_200), _looks(10_000), _looks(200)
    ((4, 400), (8, 400), (8, 1250), (4, 50))
    """
    depth = next(depth for least, depth in DEPTHS if effort >= least)
    looks = max(FEWEST_LOOKS, effort // depth)
    return looks, max(1, effort // looks)


def _judgement() -> ThurnTaxisHeuristics:
    """What the search knew when the sharpness was fitted: a bot has learnt since what foretells winners."""
    return ThurnTaxisHeuristics(TUNED, Routine(ROUTINE))


def _search(world: ThurnTaxisPosition, seat: int, luck: Quick) -> Search:
    seats = len(world.players)
    return Search(world, seat, seats, _judgement(), luck, HORIZON * seats)


def _candidates(world: ThurnTaxisPosition, seat: int, effort: int, seed: int) -> list[int]:
    """The actions that the searches try most."""
    visits: Counter[int] = Counter()
    looks, size = _looks(effort)
    for look in range(looks):
        luck = deal(seed, 2 * look)
        search = _search(world, seat, luck)
        for action, weight in turn_weights(world, luck).items():
            search.weigh_root(action, weight)
        search.think(max(1, size // 2))
        visits.update(search.visits())
    order = sorted(visits, key=lambda action: (-visits[action], action))[:CANDIDATES]
    least = TRIED * visits.total()
    return [action for place, action in enumerate(order) if place < FEWEST or visits[action] >= least]


def _valued(world: ThurnTaxisPosition, seat: int, number: int, effort: int, seed: int) -> Alternative:
    """What one action is worth, by searches of its own: all of them get as much, and the same luck."""
    looks, size = _looks(effort)
    means: list[list[float]] = []
    for look in range(looks):
        search = _search(world, seat, deal(seed, 2 * look + 1))
        search.weigh_root(number, 1.0)
        search.think(size)
        means.append([total / size for total in search.sums])
    sharpness = SHARPNESS[len(world.players)]
    chances = calibrated([sum(column) / looks for column in zip(*means, strict=True)], sharpness)
    error = stdev(calibrated(mean, sharpness)[seat] for mean in means) / looks**0.5
    return Alternative(THURN_TAXIS.named(world, seat, number), chances, error, tuple(_line(search, world)))


def _line(search: Search, world: ThurnTaxisPosition) -> list[tuple[int, Any]]:
    """How the turn goes on by what was tried most, as far as the search is sure of it."""
    position, node = world.copy(), search.root
    line: list[tuple[int, Any]] = []
    seat = lowest(world.to_act())
    while len(line) < LONGEST_LINE and position.to_act() and lowest(position.to_act()) == seat:
        child = _most_tried(node)
        if (
            child is None
            or float(child.visits) < FIRM * float(node.visits)
            or child.action not in position.actions(seat)
        ):
            break
        line.append((seat, THURN_TAXIS.named(position, seat, child.action)))
        position.advance(seat, child.action)
        node = child
    return line


def _most_tried(node: Node) -> Node | None:
    best, child = node.child, node.child
    while child is not None:
        if best is None or child.visits > best.visits:
            best = child
        child = child.sibling
    return best


def _endings(world: ThurnTaxisPosition, seat: int, number: int, seed: int) -> list[list[int]]:
    """The points of all seats at the end of games that go on by routine."""
    heuristics, luck = _judgement(), Quick(seed + 2)
    position = world.copy()
    position.chance = luck
    endings = []
    for _ in range(ENDINGS):
        position.assign(world)
        heuristics.deal(position, seat, luck)
        position.advance(seat, number)
        while waiting := position.to_act():
            acting = lowest(waiting)
            position.advance(acting, heuristics.habit(position, acting, luck))
        endings.append([position.points(each) for each in range(len(world.players))])
    return endings


JUDGE: Final = ThurnTaxisJudge()
