"""What the finished tables of this server add up to."""

import asyncio
import json
from collections import Counter
from dataclasses import asdict
from typing import Any, Final

from postroad.core.refusals import Refusal, Refused
from postroad.games import GAMES
from postroad.lessons import LESSONS
from postroad.server import logs, replays
from postroad.server.answers import Count, GameStatistics, Statistics
from postroad.server.http.route import Ask, Routes
from postroad.server.services import Services
from postroad.store.lessons import reached_steps

MOST_AT_ONCE: Final = 100  # tables worked out for one question; the next question goes on

routes = Routes()


@routes.add("GET", "/api/statistics/{game}", cost=10)
async def statistics(ask: Ask, game: str) -> GameStatistics:
    """How finished games went: scores and wins by seat, lengths, endings."""
    if game not in GAMES:
        raise Refused(Refusal("", "not-found"))
    return await statistics_of(ask.services, game)


async def statistics_of(services: Services, game: str) -> GameStatistics:
    """The figures of a game, for each number of players."""
    await _work_out(services, game)
    version = await services.outcomes.version(game)
    known = services.summaries.get(game)
    if known is None or known[0] != version:
        rows = await services.outcomes.of(game)
        known = services.summaries[game] = (version, await asyncio.to_thread(_summed_up, rows))
    return GameStatistics(game, known[1], await _lesson(services, game))


def _summed_up(rows: list[tuple[int, str]]) -> list[Statistics]:
    by_players: dict[int, list[dict[str, Any]]] = {}
    for players, result in rows:
        by_players.setdefault(players, []).append(json.loads(result))
    return [_summary(players, by_players[players]) for players in sorted(by_players)]


async def _lesson(services: Services, game: str) -> list[Count]:
    """How many came to each step of the first game; nothing before anyone has begun one."""
    reached = await reached_steps(services.store)
    lesson = LESSONS.get(game)
    counts = [Count(lesson.key(one.id), reached.get((game, one.id), 0)) for one in lesson.steps] if lesson else []
    return counts if any(one.count for one in counts) else []


async def _work_out(services: Services, game: str) -> None:
    for table in await services.outcomes.missing(game, MOST_AT_ONCE):
        try:
            text = (await services.tables.record(table)).text()
            ending = await asyncio.to_thread(lambda text: replays.ending(replays.read(text.encode())), text)
        except Exception as error:  # one table that cannot be read must not hide the others
            logs.failure("no statistics for a table", error, table=table)
            continue
        await services.outcomes.add(table, game, ending.players, asdict(ending))


def _summary(players: int, results: list[dict[str, Any]]) -> Statistics:
    """Scores and lengths are of games played to their end; wins and endings of all."""
    ended = [one for one in results if "resigned" not in one["endings"]]
    wins = [
        sum(1 / len(one["winners"]) for one in results if seat in one["winners"]) / len(results)
        for seat in range(players)
    ]
    best = Counter(one["scores"][one["winners"][0]] for one in ended if one["winners"])
    endings = Counter(label for one in results for label in one["endings"])
    return Statistics(
        players=players,
        games=len(results),
        mean_scores=[_mean([one["scores"][seat] for one in ended]) for seat in range(players)],
        wins=wins,
        mean_rounds=_mean([one["rounds"] for one in ended]),
        scores=[Count(str(points), count) for points, count in sorted(best.items())],
        endings=[Count(label, count) for label, count in endings.most_common()],
    )


def _mean(values: list[int]) -> float:
    return round(sum(values) / len(values), 3) if values else 0.0
