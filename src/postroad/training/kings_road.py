"""King's Road: what positions between rounds are worth.

It is learnt from the solutions of the rounds that begin there, by the values known so far: values that see a round
further.
"""

from base64 import b64decode, b64encode
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from postroad.bots.bot import Bot, Budget
from postroad.bots.heuristics.kings_road import outlook as o
from postroad.bots.heuristics.kings_road import prospects as p
from postroad.bots.heuristics.kings_road.inputs import inputs
from postroad.bots.heuristics.kings_road.learnt import FILE, FINENESS, kind, published_weights
from postroad.bots.heuristics.kings_road.outlook import Outlook
from postroad.bots.heuristics.kings_road.prospects import Prospects, Valuer
from postroad.bots.heuristics.kings_road.sense import sensible
from postroad.bots.heuristics.kings_road.solving import SolvingBot, gains_by_waiting, solved
from postroad.bots.heuristics.kings_road.stage import Stage
from postroad.bots.heuristics.kings_road.weights import STAGE
from postroad.core.bits import count, members_of
from postroad.core.chance import Quick
from postroad.games.kings_road.board import RING
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.numbers import WITCH_NUMBER
from postroad.games.kings_road.options import HEREDITARY
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.training.values import Fit, Position, fit_values

ITERATIONS: Final = 25
JUDGED: Final = 60
SEATS: Final = (2, 2, 2, 3, 3, 4, 5)  # by number of the game, over and over
HEREDITARY_EVERY: Final = 5  # games one has hereditary nobles,
WILD_EVERY: Final = 3  # and one begins with
WILD: Final = 7  # rounds at most in which anything sensible is chosen, so that all kinds of positions are seen
STRAY: Final = 15  # in a hundred choices, so many are any of those considered
DRAWN: Final = 60  # combinations of choices that say what a solution for more than two is worth;
WITCHED: Final = 20  # as many, where someone plays the Witch, whose replies have to be thought of
GRAIN: Final = 1 << 20
LUCK: Final = 4.5  # points of margin that count as much as luck, in the middle of a game


def examples(deal: int, number: int, players: int, iterations: int, teacher: Any) -> dict[str, Any]:
    """A game's positions between rounds, what the solved rounds are worth (of two, to the first seat), and who won."""
    seats, luck = players or SEATS[number % len(SEATS)], Quick(-deal - 1)
    position = KINGS_ROAD.start({HEREDITARY: number % HEREDITARY_EVERY == 0}, seats, Quick(deal))
    wild = luck.below(WILD + 1) if luck.below(WILD_EVERY) == 0 else 0
    player = SolvingBot(Budget(iterations=iterations), _valuer(teacher, seats))
    solve = _two_solved if seats == 2 else _more_solved
    seen: list[str] = []
    worths: list[Any] = []
    while waiting := members_of(position.to_act()):
        before = position.copy()
        if position.round < wild:
            choices = _wild(before, waiting, luck)
        elif count(before.choosing) < seats:
            choices = {seat: player.pick(before, seat, luck) for seat in waiting}
        else:
            choices, worth = solve(player, before, luck)
            if before.round > 0 and not before.is_second:
                seen.append(b64encode(before.pack()).decode())
                worths.append(worth)
        for seat, choice in choices.items():
            position.advance(seat, choice)
    return {"positions": seen, "worths": worths, "winners": list(KINGS_ROAD.standings(position).winners)}


def _wild(position: KingsRoadPosition, waiting: Sequence[int], luck: Quick) -> dict[int, int]:
    menus = {seat: sensible(position, seat) for seat in waiting}
    return {seat: menu[luck.below(len(menu))] for seat, menu in menus.items()}


def _two_solved(player: SolvingBot, position: KingsRoadPosition, luck: Quick) -> tuple[dict[int, int], float]:
    """What two choose by the solution of the round, and what it is worth to the first."""
    *options, table = solved(player.stage(position), position, 0, luck, player.breadth())
    found = {}
    for seat, (mine, side) in enumerate(zip(options, (table.rows, table.columns), strict=True)):
        found[seat] = _strayed(mine, side.average(), luck)
    return found, round(table.value(), 4)


def _more_solved(player: SolvingBot, position: KingsRoadPosition, luck: Quick) -> tuple[dict[int, int], list[float]]:
    """The same for more than two, with what it is worth to each."""
    stage, seats = player.stage(position), range(len(position.players))
    mixtures = player.mixtures(stage, position, 0, luck)
    witches = [seat for seat in seats if gains_by_waiting(stage, position, seat, mixtures, luck)]
    found = {seat: _strayed(mixtures[seat][0], list(mixtures[seat][1]), luck) for seat in seats}
    found |= dict.fromkeys(witches, WITCH_NUMBER)
    stage.replies = {seat: mixtures[seat][0] for seat in witches}
    shares = [list(mixtures[seat][1]) for seat in seats]
    totals = [0.0] * len(seats)
    for _ in range(WITCHED if witches else DRAWN):
        choices = [mixtures[seat][0][_drawn(shares[seat], luck)] for seat in seats]
        for seat in witches:
            choices[seat] = WITCH_NUMBER
        worths = [stage.value(seat, choices) for seat in seats] if witches else _values(stage, choices)
        totals = [total + worth for total, worth in zip(totals, worths, strict=True)]
    return found, [round(total / sum(totals), 4) for total in totals]


def _values(stage: Stage, choices: list[int]) -> list[float]:
    """What choices without a Witch come to, for everyone at once."""
    stage.value(0, choices)
    return stage.valuer.totals


def _strayed(options: Sequence[int], shares: list[float], luck: Quick) -> int:
    """One of the options by its share, or now and then any."""
    strays = luck.below(100) < STRAY
    return options[luck.below(len(options)) if strays else _drawn(shares, luck)]


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
            won = [(seat in winners) / len(winners) for seat in range(seats)]
            worths = game.examples["worths"]
            aims = [[worth, 1 - worth] for worth in worths] if seats == 2 else worths
            for position, aim in zip(packed, aims, strict=True):
                found[kind(seats)].append(Position(game.number, inputs(position), aim, won, _hand(position)))
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


def _hand(position: KingsRoadPosition) -> list[float]:
    """What the weights written by hand say, as shares of 1."""
    prospects = Prospects(STAGE, len(position.players))
    prospects.margins(position)
    whole = sum(prospects.totals)
    return [value / whole for value in prospects.totals]


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


def is_for(weights: Any, players: int) -> bool:
    return kind(players) in weights


def published() -> dict[str, list[int]]:
    return published_weights()


def home() -> Path:
    return Path(str(files("postroad.bots.heuristics.kings_road") / FILE))


def part(weights: Any, players: int) -> tuple[str, Any]:
    return kind(players), weights[kind(players)]
