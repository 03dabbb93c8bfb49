"""King's Road: what positions between rounds are worth.

For two it is learnt from the solutions of the rounds that begin there, by the values known so far: values that see a
round further. For more it is learnt from who won.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from postroad.bots.bot import Bot, Budget
from postroad.bots.heuristics.kings_road import outlook as o
from postroad.bots.heuristics.kings_road import prospects as p
from postroad.bots.heuristics.kings_road.learnt import FILE, FINENESS, kind, published_weights
from postroad.bots.heuristics.kings_road.outlook import Outlook
from postroad.bots.heuristics.kings_road.prospects import Prospects, Valuer
from postroad.bots.heuristics.kings_road.sense import sensible
from postroad.bots.heuristics.kings_road.solving import SolvingBot, gains_by_waiting, solved
from postroad.bots.heuristics.kings_road.weights import STAGE
from postroad.core.bits import count, members_of
from postroad.core.chance import Quick
from postroad.games.kings_road.board import RING
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.numbers import WITCH_NUMBER
from postroad.games.kings_road.options import HEREDITARY
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.training.values import LAMBDA, Fit, Position, fit_values

ITERATIONS: Final = 25
JUDGED: Final = 60
SEATS: Final = (2, 2, 2, 3, 3, 4, 5)  # by number of the game, over and over
HEREDITARY_EVERY: Final = 5  # games one has hereditary nobles,
WILD_EVERY: Final = 3  # and one begins with
WILD: Final = 7  # rounds at most in which anything sensible is chosen, so that all kinds of positions are seen
STRAY: Final = 6  # in a hundred choices, so many are any of those considered;
STRAY_OF_TWO: Final = 15  # where solutions teach, it costs no truth to see more
GRAIN: Final = 1 << 20
LUCK: Final = 4.5  # points of margin that count as much as luck, in the middle of a game


def examples(deal: int, number: int, players: int, iterations: int, teacher: Any) -> dict[str, Any]:
    """A game's positions between rounds, for two what the solved rounds are worth to the first seat, and who won."""
    seats, luck = players or SEATS[number % len(SEATS)], Quick(-deal - 1)
    position = KINGS_ROAD.start({HEREDITARY: number % HEREDITARY_EVERY == 0}, seats, Quick(deal))
    wild = luck.below(WILD + 1) if luck.below(WILD_EVERY) == 0 else 0
    player = SolvingBot(Budget(iterations=iterations), _valuer(teacher, seats))
    seen: list[str] = []
    worths: list[float] = []
    while waiting := members_of(position.to_act()):
        before = position.copy()
        is_wild, is_between = before.round < wild, before.round > 0 and not before.is_second
        if seats == 2 and count(before.choosing) == 2 and not is_wild:
            choices, worth = _solved(player, before, luck)
            if is_between:
                worths.append(round(worth, 4))
        else:
            choices = _choices(player, before, waiting, luck, is_wild=is_wild)
            is_between = is_between and seats > 2
        if is_between:
            seen.append(b64encode(before.pack()).decode())
        for seat, choice in choices.items():
            position.advance(seat, choice)
    return {"positions": seen, "worths": worths, "winners": list(KINGS_ROAD.standings(position).winners)}


def _solved(player: SolvingBot, position: KingsRoadPosition, luck: Quick) -> tuple[dict[int, int], float]:
    """What two choose by the solution of the round, and what it is worth to the first."""
    *options, table = solved(player.stage(position), position, 0, luck, player.breadth())
    found = {}
    for seat, (mine, side) in enumerate(zip(options, (table.rows, table.columns), strict=True)):
        strays = luck.below(100) < STRAY_OF_TWO
        found[seat] = mine[luck.below(len(mine)) if strays else _drawn(side.average(), luck)]
    return found, table.value()


def _choices(
    player: SolvingBot, position: KingsRoadPosition, waiting: Sequence[int], luck: Quick, *, is_wild: bool
) -> dict[int, int]:
    if is_wild:
        menus = {seat: sensible(position, seat) for seat in waiting}
        return {seat: menu[luck.below(len(menu))] for seat, menu in menus.items()}
    if count(position.choosing) == 1:
        return {seat: player.pick(position, seat, luck) for seat in waiting}
    stage = player.stage(position)
    mixtures = player.mixtures(stage, position, waiting[0], luck)
    found = {}
    for seat in waiting:
        options, strategy = mixtures[seat]
        if luck.below(100) < STRAY:
            found[seat] = options[luck.below(len(options))]
        elif gains_by_waiting(stage, position, seat, mixtures, luck):
            found[seat] = WITCH_NUMBER
        else:
            found[seat] = options[_drawn(list(strategy), luck)]
    return found


def _drawn(strategy: list[float], luck: Quick) -> int:
    point = luck.below(GRAIN) / GRAIN
    for place, share in enumerate(strategy):
        point -= share
        if point < 0:
            return place
    return len(strategy) - 1


def fit(games: Sequence[Any], teacher: Any) -> Fit:
    """Find values that foretell best how games end, for two players and for more."""
    found: dict[str, list[Position]] = {"two": [], "more": []}
    for game in games:
        winners = game.examples["winners"]
        packed = [KINGS_ROAD.unpack(b64decode(at)) for at in game.examples["positions"]]
        if packed and winners:
            seats = len(packed[0].players)
            reader = _reader(seats)
            won = [(seat in winners) / len(winners) for seat in range(seats)]
            worths = game.examples["worths"]
            aims = [[worth, 1 - worth] for worth in worths] if seats == 2 else _aims(packed, won, teacher)
            for position, aim in zip(packed, aims, strict=True):
                found[kind(seats)].append(Position(game.number, reader.features(position), aim, won, _hand(position)))
    return fit_values(found, {name: by_hand(name) for name in found})


def by_hand(name: str) -> list[float]:
    """What rows count if prospects are right: expected points, in parts of what is luck."""
    rows = [0.0] * o.ROWS
    for steps in range(RING):
        near = STAGE[p.NEARNESS + steps] / LUCK
        rows[o.NOBLE + steps], rows[o.CROWN + steps] = near * STAGE[p.NOBLE], near * STAGE[p.CROWN]
        if name == "more":
            rows[o.MINE + steps] = near * 4
            continue
        for markers in range(1, o.MOST + 1):
            for rival in range(markers):
                for nobles in range(4):
                    rows[o.PLACES_PAID + steps * o.STEPS + markers * 24 + rival * 4 + nobles] = near * 4
    rows[o.SCORE] = 10 / LUCK
    for markers in range(13):
        rows[o.SUPPLY + markers] = STAGE[p.SUPPLY] * min(markers, 9) / LUCK
    for cards in range(16):
        rows[o.CARDS + cards] = (STAGE[p.DRAGON] * bool(cards & 4) + STAGE[p.WITCH] * bool(cards & 8)) / LUCK
    return rows


def _aims(positions: Sequence[KingsRoadPosition], won: list[float], teacher: Any) -> list[list[float]]:
    """What each position's value should be: who won, or in part what the teacher thought of what came next."""
    if teacher is None:
        return [won] * len(positions)
    valuer, aims, aim = _valuer(teacher, len(won)), list[list[float]](), won
    for position in reversed(positions):
        aims.append(aim)
        valuer.margins(position)
        aim = [LAMBDA * later + (1 - LAMBDA) * now for later, now in zip(aim, valuer.totals, strict=True)]
    return aims[::-1]


def _hand(position: KingsRoadPosition) -> list[float]:
    """What the weights written by hand say, as shares of 1."""
    prospects = Prospects(STAGE, len(position.players))
    prospects.margins(position)
    whole = sum(prospects.totals)
    return [value / whole for value in prospects.totals]


@lru_cache(maxsize=8)
def _reader(seats: int) -> Outlook:
    return Outlook([0.0] * (o.ROWS + 1), seats)


def _valuer(weights: Any, seats: int) -> Valuer:
    mine = (weights or {}).get(kind(seats))
    return Outlook([weight / FINENESS for weight in mine], seats) if mine else Prospects(STAGE, seats)


class Learner:
    """The solver with weights by number of seats."""

    def __init__(self, weights: Any, iterations: int) -> None:
        self._weights = weights
        self._iterations = iterations
        self._bot: SolvingBot | None = None

    def choose(self, view: Any, legal: Sequence[Any], rng: Any) -> Any:
        """As the solver."""
        if self._bot is None:
            self._bot = SolvingBot(Budget(iterations=self._iterations), _valuer(self._weights, len(view.players)))
        return self._bot.choose(view, legal, rng)


def bot(weights: Any, iterations: int) -> Bot:
    """The solver with these values; with those written by hand for tables that there are none for."""
    return Learner(weights, iterations)


def published() -> dict[str, list[int]]:
    return published_weights()


def home() -> Path:
    return Path(str(files("postroad.bots.heuristics.kings_road") / FILE))


def content(weights: Any, players: int, provenance: dict[str, Any], before: Path) -> Any:
    """What was published for other tables stays."""
    kept = json.loads(before.read_text(encoding="utf-8")) if before.exists() else {}
    return {**kept, kind(players): {"weights": weights[kind(players)], "provenance": provenance}}
