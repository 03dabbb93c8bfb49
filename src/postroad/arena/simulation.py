"""Many games between bots; the same seed gives the same games whatever the number of workers."""

import math
import time
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from postroad.arena.ray_workers import hired
from postroad.arena.workers import fitting
from postroad.bots.bot import Bot, RandomBot
from postroad.bots.guard import Guard
from postroad.bots.own import is_own, seated
from postroad.core.bits import members_of
from postroad.core.chance import Quick, deal, luck
from postroad.core.game import Game, Options, Standings, Tally
from postroad.core.playout import random_action
from postroad.core.position import Position
from postroad.core.record import Deal
from postroad.core.sums import Sums
from postroad.core.transcript import Transcript
from postroad.games import GAMES
from postroad.games.companions import companion

FIRST = 2  # games in the first parts, whose times say how large the next can be
PART_S = 0.25  # how long a part is to take where there are no workers
LARGEST = 200_000  # games in a part
LEAST = 8  # towards the end a part is at least one of so many parts of what fits
SHARES = 2  # parts for each worker that the rest is cut into, so that all end at about the same time
GROWTH = 4  # a part has at most so many times the games of the one before
SIDE_BY_SIDE = 256  # games at once for bots that choose for many
AHEAD = 4  # parts that wait for each worker: enough to keep it busy, few enough to stop soon

Quantity = tuple[str, str | int]  # ("game", "decisions"), ("game", "rounds"), ("points", seat), ("count", id)


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    slug: str
    options: Options
    bots: tuple[str, ...]  # by seat
    games: int
    seed: int
    keeps_records: bool = False
    is_strict: bool = False  # a bot from outside that fails stops it all

    @property
    def is_random(self) -> bool:
        """Whether games can run wholly inside the compiled core."""
        return set(self.bots) == {"random"} and not self.keeps_records


@dataclass
class Summary:
    """What some games came to; summaries add up."""

    games: int = 0
    stopped: int = 0
    wins: dict[int, float] = field(default_factory=dict)  # by seat; a shared victory counts a part each
    sums: dict[Quantity, int] = field(default_factory=dict)
    squares: dict[Quantity, int] = field(default_factory=dict)  # sums of squares
    ended_by: Counter[str] = field(default_factory=Counter)  # by what the game says ended it
    faults: Counter[str] = field(default_factory=Counter)  # decisions made in place of a bot that failed, by spec
    first_faults: dict[str, str] = field(default_factory=dict)  # by spec: its traceback, or what was wrong

    def add(self, other: "Summary") -> None:
        self.games += other.games
        self.stopped += other.stopped
        for seat, wins in other.wins.items():
            self.wins[seat] = self.wins.get(seat, 0) + wins
        for mine, others in ((self.sums, other.sums), (self.squares, other.squares)):
            for quantity, value in others.items():
                mine[quantity] = mine.get(quantity, 0) + value
        self.ended_by.update(other.ended_by)
        self.faults.update(other.faults)
        self.first_faults = {**other.first_faults, **self.first_faults}

    def count(self, standings: Standings, decisions: int, tally: Tally) -> None:
        """Add one finished game."""
        quantities: dict[Quantity, int] = {("game", "decisions"): decisions, ("game", "rounds"): tally.rounds}
        quantities |= {("points", seat): points for seat, points in enumerate(standings.scores)}
        quantities |= {("count", name): count for name, count in tally.counts.items()}
        squares = {quantity: value * value for quantity, value in quantities.items()}
        wins = {seat: 1 / len(standings.winners) for seat in standings.winners}
        self.add(Summary(1, int(standings.state == "limit"), wins, quantities, squares, Counter(tally.ended_by)))

    def mean(self, *quantity: str | int) -> float:
        """The mean of a quantity over the games."""
        return self.sums.get((str(quantity[0]), quantity[1]), 0) / self.games

    def spread(self, *quantity: str | int) -> float:
        """Its standard deviation from game to game."""
        squares = self.squares.get((str(quantity[0]), quantity[1]), 0)
        mean = self.mean(*quantity)
        return math.sqrt(max(squares / self.games - mean * mean, 0.0))


@dataclass(frozen=True)
class Part:
    """Some games of a plan, finished."""

    summary: Summary
    records: str
    seconds: float


def simulate(plan: Plan, processes: int, ray: str | None = None) -> Iterator[Part]:
    """Play the plan's games, in parts that come in order, each as large as fits into a moment."""
    first, size = 0, FIRST
    waiting: deque[Future[Part]] = deque()
    with hired(processes, ray) as playing:
        part_s = playing.task_s if playing else PART_S
        while first < plan.games or waiting:
            count = playing.count if playing else 1
            while playing and first < plan.games and len(waiting) < AHEAD * count:
                last = min(first + _cut(size, plan.games - first, count), plan.games)
                waiting.append(playing.submit(play_part, plan, first, last))
                first = last
            if playing:
                part = waiting.popleft().result()
            else:
                part = play_part(plan, first, min(first + size, plan.games))
                first += size
            size = _next_size(size, part, part_s)
            yield part


def _cut(size: int, left: int, count: int) -> int:
    """Smaller parts towards the end, but not by far: each costs something to send."""
    return max(min(size, left // (SHARES * count)), size // LEAST, 1)


def _next_size(size: int, part: Part, part_s: float) -> int:
    return max(1, min(fitting(part.summary.games, part.seconds, part_s), size * GROWTH, LARGEST))


def play_part(plan: Plan, first: int, last: int) -> Part:
    """Play the games with these numbers."""
    start = time.perf_counter()
    brought = companion(plan.slug, "postroad.games.{game}.sums", "sums") if plan.is_random else None
    summary, records = Summary(), []
    if brought:
        summary = _played_inside(plan, brought, first, last)
    else:
        for transcript in _played(plan, first, last, summary):
            if plan.keeps_records:
                records.append(transcript.record().text())
    return Part(summary, "".join(records), time.perf_counter() - start)


def _played_inside(plan: Plan, brought: ModuleType, first: int, last: int) -> Summary:
    """Random games, played and added up wholly inside the compiled core."""
    template = GAMES[plan.slug].start(plan.options, len(plan.bots), Quick(0))
    found: Sums = brought.random_games(template, plan.options.get("first", -1), plan.seed, first, last)
    counted: list[Quantity] = [("count", name) for name in brought.COUNTED]
    points: list[Quantity] = [("points", seat) for seat in range(len(plan.bots))]
    names: list[Quantity] = [("game", "decisions"), ("game", "rounds"), *points, *counted]
    return Summary(
        found.games,
        found.stopped,
        dict(enumerate(found.wins)),
        dict(zip(names, found.sums, strict=True)),
        dict(zip(names, found.squares, strict=True)),
        Counter({name: count for name, count in zip(brought.ENDINGS, found.ended_by, strict=True) if count}),
    )


def _played(plan: Plan, first: int, last: int, summary: Summary) -> Iterator[Transcript]:
    """One game after the other; side by side where every bot from outside chooses for many games at once."""
    own = {seat: _seated(plan, seat) for seat, spec in enumerate(plan.bots) if is_own(spec, plan.slug)}
    guards = {seat: bot for seat, bot in own.items() if isinstance(bot, Guard) and bot.is_batched}
    if not guards or len(guards) < len(own):
        yield from (_play(plan, number, summary) for number in range(first, last))
        return
    for number in range(first, last, SIDE_BY_SIDE):
        yield from _play_side_by_side(plan, range(number, min(number + SIDE_BY_SIDE, last)), guards, summary)
    _count_faults(plan, guards, summary)


def _play_side_by_side(plan: Plan, numbers: range, guards: Mapping[int, Guard], summary: Summary) -> list[Transcript]:
    """The same games as one by one, for bots that see nothing but views."""
    game = GAMES[plan.slug]
    tables = [_begun(plan, number) for number in numbers]
    players = [luck(plan.seed, number) for number in numbers]
    others = [{s: _seated(plan, s) for s in range(len(plan.bots)) if s not in guards} for _ in numbers]
    decisions = [0] * len(tables)
    running = list(range(len(tables)))
    while running:
        asked: dict[int, list[int]] = {}
        for place in running:
            seat = members_of(tables[place].position.to_act())[0]
            if seat in guards:
                asked.setdefault(seat, []).append(place)
            else:
                table = tables[place]
                table.apply(seat, _chosen(game, table.position, seat, others[place][seat], players[place]))
        for seat, places in asked.items():
            views = [game.view(tables[place].position, seat) for place in places]
            chosen = guards[seat].choose_many(views, [players[place] for place in places])
            for place, action in zip(places, chosen, strict=True):
                tables[place].apply(seat, action)
        for place in running:
            decisions[place] += 1
        running = [place for place in running if tables[place].position.to_act()]
    for table, count in zip(tables, decisions, strict=True):
        summary.count(table.standings(), count, game.tally(table.position))
    return tables


def _begun(plan: Plan, number: int) -> Transcript:
    dealt = Deal("simulate", plan.seed, number)
    return Transcript(GAMES[plan.slug], plan.options, plan.bots, deal(plan.seed, number), dealt)


def _count_faults(plan: Plan, guards: Mapping[int, Guard], summary: Summary) -> None:
    for seat, guard in guards.items():
        if guard.conduct.fallbacks:
            summary.faults[plan.bots[seat]] += guard.conduct.fallbacks.total()
            summary.first_faults.setdefault(plan.bots[seat], guard.conduct.first_fault)


def _play(plan: Plan, number: int, summary: Summary) -> Transcript:
    game, players = GAMES[plan.slug], luck(plan.seed, number)
    bots = [_seated(plan, seat) for seat in range(len(plan.bots))]
    guards = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Guard)}
    transcript = _begun(plan, number)
    for seat, guard in guards.items():
        guard.tell("begin", plan.slug, seat, len(plan.bots), plan.options)
    decisions = 0
    while waiting := members_of(transcript.position.to_act()):
        for seat in waiting:
            before = transcript.position
            step = transcript.apply(seat, _chosen(game, before, seat, bots[seat], players))
            for other, guard in guards.items():
                if guard.is_listening:
                    guard.tell("tell", game.narrate(before, step, other))
            decisions += 1
    for guard in guards.values():
        guard.tell("finish", transcript.standings())
    _count_faults(plan, guards, summary)
    summary.count(transcript.standings(), decisions, game.tally(transcript.position))
    return transcript


def _chosen(game: Game[Any, Any], position: Position, seat: int, bot: Bot, players: Quick) -> Any:
    if isinstance(bot, RandomBot):  # who does not look at the view: building it would take most of the time
        return game.named(position, seat, random_action(position, seat, position.words(), players))
    view = game.view(position, seat)
    return bot.choose(view, view.legal, players)


def _seated(plan: Plan, seat: int) -> Bot:
    """The bot of a seat; one from outside the package is under guard, and chance chooses where it fails."""
    found = seated(plan.bots[seat], plan.slug, seat)
    if is_own(plan.bots[seat], plan.slug):
        return Guard(found, RandomBot(), None, name=plan.bots[seat], is_strict=plan.is_strict)
    return found
