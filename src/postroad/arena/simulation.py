"""Many games between bots; the same seed gives the same games whatever the number of workers."""

import signal
import time
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context

from postroad.bots.bot import Bot, RandomBot
from postroad.bots.guard import Guard
from postroad.bots.own import is_own, seated
from postroad.core.bits import members_of
from postroad.core.chance import Quick, deal
from postroad.core.game import Options, Standings, Tally
from postroad.core.playout import playout
from postroad.core.transcript import Transcript
from postroad.games import GAMES

CHUNK = {True: 500, False: 8}  # games handed to a worker at a time: random players, others
AHEAD = 4  # chunks that wait for each worker: enough to keep it busy, few enough to stop soon


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
    decisions: int = 0
    stopped: int = 0
    wins: dict[int, float] = field(default_factory=dict)  # by seat; a shared victory counts a part each
    scores: Counter[int] = field(default_factory=Counter)  # sums by seat
    rounds: int = 0
    ended_by: Counter[str] = field(default_factory=Counter)  # by what the game says ended it
    counts: Counter[str] = field(default_factory=Counter)  # what else the game counts
    faults: Counter[str] = field(default_factory=Counter)  # decisions made in place of a bot that failed, by spec
    first_faults: dict[str, str] = field(default_factory=dict)  # by spec: its traceback, or what was wrong

    def add(self, other: "Summary") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.stopped += other.stopped
        for seat, wins in other.wins.items():
            self.wins[seat] = self.wins.get(seat, 0) + wins
        self.scores.update(other.scores)
        self.faults.update(other.faults)
        self.first_faults = {**other.first_faults, **self.first_faults}
        self.rounds += other.rounds
        self.ended_by.update(other.ended_by)
        self.counts.update(other.counts)

    def count(self, standings: Standings, decisions: int, tally: Tally) -> None:
        """Add one finished game."""
        self.games += 1
        self.decisions += decisions
        self.stopped += standings.state == "limit"
        for seat in standings.winners:
            self.wins[seat] = self.wins.get(seat, 0) + 1 / len(standings.winners)
        self.scores.update(dict(enumerate(standings.scores)))
        self.rounds += tally.rounds
        self.ended_by.update(tally.ended_by)
        self.counts.update(tally.counts)


@dataclass(frozen=True)
class Part:
    """Some games of a plan, finished."""

    summary: Summary
    records: str
    seconds: float


def simulate(plan: Plan, workers: int) -> Iterator[Part]:
    """Play the plan's games, in parts that come in order."""
    size = CHUNK[plan.is_random]
    chunks = ((plan, first, min(first + size, plan.games)) for first in range(0, plan.games, size))
    if workers == 1:
        yield from map(_play_chunk, chunks)
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts_to_the_parent)
    try:
        waiting = deque(pool.submit(_play_chunk, chunk) for chunk in islice(chunks, AHEAD * workers))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(_play_chunk, chunk) for chunk in islice(chunks, 1))
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(chunk: tuple[Plan, int, int]) -> Part:
    plan, first, last = chunk
    start = time.process_time()
    summary, records = Summary(), []
    for number in range(first, last):
        table, players = deal(plan.seed, number), Quick(2 * (plan.seed << 40 | number) + 1)
        if plan.is_random:
            _play_random(plan, table, players, summary)
        else:
            transcript = _play_bots(plan, table, players, summary)
            if plan.keeps_records:
                records.append(transcript.record().text())
    return Part(summary, "".join(records), time.process_time() - start)


def _play_random(plan: Plan, table: Quick, players: Quick, summary: Summary) -> None:
    game = GAMES[plan.slug]
    position = game.start(plan.options, len(plan.bots), table)
    decisions = playout(position, players)
    summary.count(game.standings(position), decisions, game.tally(position))


def _play_bots(plan: Plan, table: Quick, players: Quick, summary: Summary) -> Transcript:
    game = GAMES[plan.slug]
    bots = [_seated(plan, seat) for seat in range(len(plan.bots))]
    guards = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Guard)}
    transcript = Transcript(game, plan.options, plan.bots, table)
    for seat, guard in guards.items():
        guard.tell("begin", plan.slug, seat, len(plan.bots), plan.options)
    decisions = 0
    while waiting := members_of(transcript.position.to_act()):
        for seat in waiting:
            before = transcript.position
            view = game.view(before, seat)
            step = transcript.apply(seat, bots[seat].choose(view, view.legal, players))
            for other, guard in guards.items():
                if guard.is_listening:
                    guard.tell("tell", game.narrate(before, step, other))
            decisions += 1
    for seat, guard in guards.items():
        guard.tell("finish", transcript.standings())
        if guard.conduct.fallbacks:
            summary.faults[plan.bots[seat]] += guard.conduct.fallbacks.total()
            summary.first_faults.setdefault(plan.bots[seat], guard.conduct.first_fault)
    summary.count(transcript.standings(), decisions, game.tally(transcript.position))
    return transcript


def _seated(plan: Plan, seat: int) -> Bot:
    """The bot of a seat; one from outside the package is under guard, and chance chooses where it fails."""
    found = seated(plan.bots[seat], plan.slug, seat)
    if is_own(plan.bots[seat], plan.slug):
        return Guard(found, RandomBot(), None, is_strict=plan.is_strict)
    return found
