"""What the finished tables of this server add up to."""

import asyncio
import json
from collections import Counter
from typing import Any, Final

import msgspec

from postroad.bots import roster
from postroad.core.refusals import Refusal, Refused
from postroad.games import GAMES
from postroad.lessons import LESSONS
from postroad.server.answers import AgainstBot, Count, GameStatistics, Statistics
from postroad.server.http.route import Ask, Routes
from postroad.server.live.rows import TableSummary
from postroad.server.outcomes import work_out
from postroad.server.services import Services
from postroad.store.lessons import reached_steps
from postroad.store.tables import finished_of_person

MOST_AT_ONCE: Final = 100  # tables worked out for one question; the next question goes on

routes = Routes()


@routes.add("GET", "/api/statistics/{game}", cost=10)
async def statistics(ask: Ask, game: str) -> GameStatistics:
    """How finished games went: scores and wins by seat or rank, lengths, endings; and the reader against each bot."""
    if game not in GAMES:
        raise Refused(Refusal("", "not-found"))
    return await statistics_of(ask.services, game, ask.caller.person if ask.caller else "")


async def statistics_of(services: Services, game: str, person: str = "") -> GameStatistics:
    """The figures of a game, for each variant and number of players."""
    await work_out(services, await services.outcomes.missing(game, MOST_AT_ONCE))
    version = await services.outcomes.version(game)
    known = services.summaries.get(game)
    if known is None or known[0] != version:
        rows = await services.outcomes.of(game)
        known = services.summaries[game] = (version, await asyncio.to_thread(_summed_up, rows))
    against = against_bots(game, person, await finished_of_person(services.store, person, game)) if person else []
    return GameStatistics(game, known[1], against, await _lesson(services, game))


def _summed_up(rows: list[tuple[int, str]]) -> list[Statistics]:
    alike: dict[tuple[tuple[str, ...], int], list[dict[str, Any]]] = {}
    for players, text in rows:
        result = json.loads(text)
        alike.setdefault((tuple(result["variant"]), players), []).append(result)
    return [_summary(list(variant), players, alike[variant, players]) for variant, players in sorted(alike)]


def against_bots(game: str, person: str, summaries: list[str]) -> list[AgainstBot]:
    """How a person did against each kind of bot, by comparison within each game; who resigned was behind."""
    found: dict[str, Counter[str]] = {}
    for text in summaries:
        table = msgspec.json.decode(text, type=TableSummary)
        own = [seat for seat, one in enumerate(table.seats) if one.person == person]
        if not own or table.result is None or table.result.reason == "stopped":
            continue
        for seat, one in enumerate(table.seats):
            kind = roster.find(one.bot, game) if one.bot else None
            if kind is not None:
                found.setdefault(kind.name, Counter())[_compared(table, own[0], seat)] += 1
    order = [name for name in roster.names(game) if name in found]
    return [
        AgainstBot(name, found[name].total(), found[name]["ahead"], found[name]["even"], found[name]["behind"])
        for name in order
    ]


def _compared(table: TableSummary, me: int, bot: int) -> str:
    result = table.result
    assert result is not None
    won = (me in result.winners, bot in result.winners)
    if won[0] != won[1]:
        return "ahead" if won[0] else "behind"
    if table.seats[me].has_resigned or all(won) or not result.scores:
        return "even" if all(won) else "behind"
    difference = result.scores[me] - result.scores[bot]
    return "ahead" if difference > 0 else "behind" if difference < 0 else "even"


async def _lesson(services: Services, game: str) -> list[Count]:
    """How many came to each step of the first game; nothing before anyone has begun one."""
    reached = await reached_steps(services.store)
    lesson = LESSONS.get(game)
    counts = [Count(lesson.key(one.id), reached.get((game, one.id), 0)) for one in lesson.steps] if lesson else []
    return counts if any(one.count for one in counts) else []


def _summary(variant: list[str], players: int, results: list[dict[str, Any]]) -> Statistics:
    """Scores and lengths are of games played to their end; wins and endings of all."""
    ended = [one for one in results if "resigned" not in one["endings"]]
    is_by_rank = all(one["is_at_once"] for one in results)
    columns = [sorted(one["scores"], reverse=True) if is_by_rank else one["scores"] for one in ended]
    wins = [
        sum(1 / len(one["winners"]) for one in results if seat in one["winners"]) / len(results)
        for seat in range(0 if is_by_rank else players)
    ]
    best = Counter(one["scores"][one["winners"][0]] for one in ended if one["winners"])
    endings = Counter(label for one in results for label in one["endings"])
    return Statistics(
        variant=variant,
        players=players,
        games=len(results),
        is_by_rank=is_by_rank,
        mean_scores=[_mean([scores[place] for scores in columns]) for place in range(players)],
        wins=wins,
        mean_rounds=_mean([one["rounds"] for one in ended]),
        scores=[Count(str(points), count) for points, count in sorted(best.items())],
        endings=[Count(label, count) for label, count in endings.most_common()],
    )


def _mean(values: list[int]) -> float:
    return round(sum(values) / len(values), 3) if values else 0.0
