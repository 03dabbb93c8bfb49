"""Ratings of people, by game and number of players, from the results of finished tables: always the same from the same.

Plackett and Luce's model (openskill), with bots fixed at their measured strength. Nothing of it is stored: it follows
from the tables there are, in the order in which they ended, and is carried on when another one ends.
"""

import asyncio
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from math import log, sqrt
from typing import Final, NamedTuple

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from postroad.bots import roster
from postroad.server.live.rows import TableSummary
from postroad.store.results import EndedTable, count_ended, ended_after
from postroad.store.store import Store

BASE: Final = 1500  # what greedy is given, and everyone at first
ELO: Final = 400 / log(10)
CERTAIN: Final = 1e-4  # the doubt about a bot
AT_ONCE: Final = 2000  # tables read at a time
_MODEL: Final = PlackettLuce()
Ladder = tuple[str, int]  # a game and a number of players


class Rating(NamedTuple):
    """A person's strength in one game with one number of players."""

    mu: float
    sigma: float
    games: int


class EloRating(NamedTuple):
    """A rating in Elo: the margin holds the truth 19 times of 20; `even_with` is the bot that is nearest to it."""

    number: int
    margin: int
    even_with: str


def scale(players: int) -> float:
    """How much Elo one point of the model is at a table of so many."""
    return ELO / (_MODEL.beta * sqrt(players))


def in_elo(ladder: Ladder, rating: Rating) -> EloRating:
    """A rating as people read it."""
    elo = (rating.mu - _MODEL.mu) * scale(ladder[1])
    bots = anchors(*ladder)
    nearest = min(bots, key=lambda name: abs(bots[name] - elo)) if bots else ""
    return EloRating(BASE + round(elo), round(2 * rating.sigma * scale(ladder[1])), nearest)


@cache
def anchors(game: str, players: int) -> Mapping[str, int]:
    """The bots whose strength was measured, in Elo above greedy."""
    text = (resources.files("postroad.server") / "anchors.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text).get(game, {})
    return {**found.get("2", {}), **found.get(str(players), {})}


def ranks(summary: TableSummary) -> list[int]:
    """By seat, who came before whom; winners are first, and who gave up or left for good is last."""
    result = summary.result
    assert result is not None
    scores = result.scores or [0] * len(summary.seats)
    keys = [
        (2, 0) if one.has_resigned or one.is_away else (0, 0) if seat in result.winners else (1, -scores[seat])
        for seat, one in enumerate(summary.seats)
    ]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def is_rated(game: str, summary: TableSummary) -> bool:
    """Whether a finished table counts: agreed so, nothing seen was taken back, everyone known and nobody twice."""
    result = summary.result
    if not summary.is_rated or summary.daily or result is None or not result.winners or result.undone or result.hinted:
        return False
    people = [one.person for one in summary.seats if one.person]
    known = anchors(game, len(summary.seats))
    return (
        bool(people)
        and len(people) == len(set(people))
        and all(one.person or _anchored(one.bot, game) in known for one in summary.seats)
    )


def _anchored(spec: str, game: str) -> str:
    """The bot that a spec means; "" if it has less time than by itself."""
    try:
        kind, budget = roster.read(spec, game)
    except roster.UnknownBot:
        return ""
    usual = kind.budget
    if usual is None or budget is None or budget == usual:
        return kind.name
    return kind.name if budget.ms is not None and usual.ms is not None and budget.ms > usual.ms else ""


def rate(game: str, summary: TableSummary, so_far: dict[str, Rating]) -> None:
    """Change the ratings of everyone at a rated table."""
    players = len(summary.seats)
    bots = anchors(game, players)

    def before(person: str, bot: str) -> PlackettLuceRating:
        if not person:
            return _MODEL.rating(mu=_MODEL.mu + bots[_anchored(bot, game)] / scale(players), sigma=CERTAIN)
        rating = so_far.get(person)
        return _MODEL.rating(mu=rating.mu, sigma=rating.sigma) if rating else _MODEL.rating()

    teams = [[before(one.person, one.bot)] for one in summary.seats]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks(summary)])
    for one, (new,) in zip(summary.seats, after, strict=True):
        if one.person:
            games = so_far[one.person].games if one.person in so_far else 0
            so_far[one.person] = Rating(new.mu, new.sigma, games + 1)


def carry_on(tables: Iterable[EndedTable], so_far: dict[Ladder, dict[str, Rating]]) -> None:
    """Carry ratings on by finished tables, in order."""
    for one in tables:
        summary = msgspec.json.decode(one.summary, type=TableSummary)
        if is_rated(one.game, summary):
            rate(one.game, summary, so_far.setdefault((one.game, len(summary.seats)), {}))


class Ratings:
    """The ratings of everyone, kept in memory and carried on."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[Ladder, dict[str, Rating]] = {}
        self._last = (-1, "")  # when the last table that counts ended, and its id
        self._count = 0
        self._lock = asyncio.Lock()

    async def all(self) -> Mapping[Ladder, Mapping[str, Rating]]:
        """By game and number of players, the rating of each person."""
        async with self._lock:
            if not await self._carry_on():  # a table was removed, or ended before one that was counted
                self._known, self._last, self._count = {}, (-1, ""), 0
                await self._carry_on()
            return self._known

    async def of(self, person: str) -> dict[Ladder, Rating]:
        """A person's ratings."""
        return {ladder: known[person] for ladder, known in (await self.all()).items() if person in known}

    async def _carry_on(self) -> bool:
        """Count what ended since; whether all that ended is counted now."""
        while True:
            more: Sequence[EndedTable] = await ended_after(self._store, *self._last, AT_ONCE)
            if more:
                await asyncio.to_thread(carry_on, more, self._known)
                self._last, self._count = (more[-1].ended_at, more[-1].id), self._count + len(more)
            if len(more) < AT_ONCE:
                return self._count == await count_ended(self._store)
