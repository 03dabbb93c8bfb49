"""The report of a contest: every figure with its n and its interval."""

import os
import platform
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import postroad
from postroad.arena.contest import Contest
from postroad.arena.intervals import Bootstrap, Mean, Rate
from postroad.arena.match import Outcome
from postroad.arena.ratings import Rating, comparisons, ratings
from postroad.arena.sprt import Verdict, sprt

ANCHOR = "greedy"


@dataclass(frozen=True)
class Pair:
    """One bot at a table whose other seats are another's."""

    bot: str
    against: str
    rate: Rate
    margin: Mean
    sprt: Verdict


@dataclass(frozen=True)
class Member:
    """A bot over all games of the contest."""

    bot: str
    rate: Rate
    rating: Rating
    score: Mean
    margin: Mean
    by_seat: list[Rate]
    mixed: Rate | None  # at the table of all bots


@dataclass(frozen=True)
class Pace:
    """How long a bot took, what it failed to do and what it should not have done."""

    bot: str
    turns: int
    p50_ms: float
    p99_ms: float
    max_ms: float
    overruns: int
    fallbacks: dict[str, int]
    blunders: dict[str, int]


@dataclass(frozen=True)
class Spread:
    """Where the middle of many figures lies, and the middle four fifths of them."""

    low: float
    median: float
    high: float


@dataclass(frozen=True)
class Report:
    """All there is to say of a contest."""

    contest: dict[str, Any]
    command: str
    lineups: list[list[str]]
    games: int
    blocks: int
    par: float
    anchor: str
    members: list[Member]
    pairs: list[Pair]
    by_seat: list[Rate]
    turns: Mean  # of all seats in a game
    winning_score: Spread
    turns_each: Spread  # of one seat in a game
    stopped: int
    pace: list[Pace]
    machine: dict[str, Any]

    def data(self) -> dict[str, Any]:
        """The report as JSON has it."""
        data: dict[str, Any] = _rounded(asdict(self))
        return data


class _Case(NamedTuple):
    """One seat of one game."""

    block: int
    lineup: int
    seat: int
    bot: int
    share: float
    score: int
    margin: int


def report(contest: Contest, outcomes: Collection[Outcome]) -> Report:
    """Work the report out from all games of a contest, in whatever order they ended."""
    games = sorted(outcomes, key=lambda outcome: outcome.fixture)
    cases = [_case(game, seat) for game in games for seat in range(contest.players)]
    bootstrap = Bootstrap(contest.blocks)
    anchor = contest.bots.index(ANCHOR) if ANCHOR in contest.bots else 0
    counts = comparisons(games, contest.blocks, len(contest.bots))
    bots = range(len(contest.bots))
    return Report(
        contest=contest.identity(),
        command=contest.command(),
        lineups=[[contest.labels[bot] for bot in lineup] for lineup in contest.lineups],
        games=len(games),
        blocks=contest.blocks,
        par=1 / contest.players,
        anchor=contest.labels[anchor],
        members=[
            _member(contest, bot, rating, cases, bootstrap)
            for bot, rating in enumerate(ratings(counts, anchor, bootstrap))
        ],
        pairs=[_pair(contest, one, others, cases, bootstrap) for one, others in contest.meetings],
        by_seat=_by_seat(contest, cases, bootstrap),
        turns=bootstrap.mean((game.block, sum(map(len, game.turns_ms))) for game in games),
        winning_score=_spread(game.scores[seat] for game in games for seat in game.winners),
        turns_each=_spread(len(turns) for game in games for turns in game.turns_ms),
        stopped=sum(game.state == "limit" for game in games),
        pace=[_pace(contest, bot, games) for bot in bots],
        machine=machine(),
    )


def machine() -> dict[str, Any]:
    """Where and with what it was measured."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        "postroad": postroad.__version__,
        "compiled": postroad.COMPILED,
    }


def _case(game: Outcome, seat: int) -> _Case:
    return _Case(
        game.block, game.lineup, seat, game.seats[seat], game.share(seat), game.scores[seat], game.margin(seat)
    )


def _member(contest: Contest, bot: int, rating: Rating, cases: Iterable[_Case], bootstrap: Bootstrap) -> Member:
    mine = [case for case in cases if case.bot == bot]
    mixed = [case for case in mine if contest.has_mixed_table and case.lineup == len(contest.lineups) - 1]
    return Member(
        bot=contest.labels[bot],
        rate=bootstrap.rate(_values(mine, _share)),
        rating=rating,
        score=bootstrap.mean(_values(mine, lambda case: case.score)),
        margin=bootstrap.mean(_values(mine, lambda case: case.margin)),
        by_seat=_by_seat(contest, mine, bootstrap),
        mixed=bootstrap.rate(_values(mixed, _share)) if mixed else None,
    )


def _pair(contest: Contest, one: int, others: int, cases: Iterable[_Case], bootstrap: Bootstrap) -> Pair:
    lineup = contest.lineup_of(one, others)
    mine = [case for case in cases if case.lineup == lineup and case.bot == one]
    by_block: dict[int, list[float]] = {}
    for case in mine:
        by_block.setdefault(case.block, []).append(case.share)
    return Pair(
        bot=contest.labels[one],
        against=contest.labels[others],
        rate=bootstrap.rate(_values(mine, _share)),
        margin=bootstrap.mean(_values(mine, lambda case: case.margin)),
        sprt=sprt([statistics.fmean(shares) for shares in by_block.values()], 1 / contest.players),
    )


def _by_seat(contest: Contest, cases: Collection[_Case], bootstrap: Bootstrap) -> list[Rate]:
    seats = range(contest.players)
    return [bootstrap.rate(_values((case for case in cases if case.seat == seat), _share)) for seat in seats]


def _share(case: _Case) -> float:
    return case.share


def _values(cases: Iterable[_Case], value: Callable[[_Case], float]) -> Iterable[tuple[int, float]]:
    return ((case.block, value(case)) for case in cases)


def _pace(contest: Contest, bot: int, games: Iterable[Outcome]) -> Pace:
    places = [(game, seat) for game in games for seat, number in enumerate(game.seats) if number == bot]
    times = sorted(ms for game, seat in places for ms in game.turns_ms[seat])
    fallbacks, blunders = Counter[str](), Counter[str]()
    for game, seat in places:
        fallbacks.update(game.fallbacks[seat])
        blunders.update(game.blunders[seat])
    return Pace(
        bot=contest.labels[bot],
        turns=len(times),
        p50_ms=times[len(times) // 2],
        p99_ms=times[len(times) * 99 // 100],
        max_ms=times[-1],
        overruns=sum(game.overruns[seat] for game, seat in places),
        fallbacks=dict(sorted(fallbacks.items())),
        blunders=dict(sorted(blunders.items())),
    )


def _spread(values: Iterable[float]) -> Spread:
    ordered = sorted(values) or [0.0]  # of games that were all stopped
    low, median, high = (ordered[len(ordered) * tenth // 10] for tenth in (1, 5, 9))
    return Spread(low, median, high)


def _rounded(value: Any) -> Any:
    match value:
        case float():
            return round(value, 6)
        case dict():
            return {key: _rounded(item) for key, item in value.items()}
        case list() | tuple():
            return [_rounded(item) for item in value]
    return value


def _processor() -> str:
    if sys.platform == "linux":
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
