"""The deal of the day: one sealed deal for everyone, against the same bots, once; compared the day after."""

from http import HTTPStatus

import msgspec

from postroad.core.refusals import Refusal, Refused
from postroad.games import GAMES
from postroad.server.answers import OpenedTable
from postroad.server.http.route import Ask, Routes
from postroad.server.live.openings import opponents, strongest
from postroad.server.live.presentation import day_of
from postroad.server.live.rows import TableSummary
from postroad.server.person_answers import DailyEntry, DailyGame, DailyList, DailyResult, Day
from postroad.server.ratings import ranks

DAY_MS = 86_400_000
MOST_DAYS = 14

routes = Routes()


@routes.add("GET", "/api/daily", cost=5)
async def daily(ask: Ask) -> DailyList:
    """The deals of today, and days before that can be looked at."""
    return await daily_for_caller(ask)


async def daily_for_caller(ask: Ask) -> DailyList:
    """The deals of today, as the one who asks has played them."""
    services, now = ask.services, ask.services.tables.now_ms()
    today = day_of(now)
    found = []
    for game in GAMES:
        table = await services.dailies.entry(today, game, ask.caller.person) if ask.caller else ""
        is_over = bool(table) and (await services.tables.table(table)).state.status == "over"
        days = await services.dailies.days(game, today, MOST_DAYS)
        seconds = (DAY_MS - now % DAY_MS) // 1000
        found.append(DailyGame(game, today, seconds, opponents(game), table, is_over, days))
    return DailyList(found)


@routes.add("POST", "/api/daily/{game}", who="person", status=HTTPStatus.CREATED)
async def play_daily(ask: Ask, game: str) -> OpenedTable:
    """Play the deal of today: once a person, so that asked again it is the same table."""
    return OpenedTable(await play_for_caller(ask, game))


async def play_for_caller(ask: Ask, game: str) -> str:
    """The table at which the one who asks plays the deal of today."""
    return await ask.services.openings.daily(ask.me, day_of(ask.services.tables.now_ms()), game)


@routes.add("GET", "/api/daily/{game}/{day}", cost=5)
async def daily_result(ask: Ask, game: str, day: Day) -> DailyResult:
    """What everyone made of the deal of a day that is over."""
    return await result_for_caller(ask, game, day)


async def result_for_caller(ask: Ask, game: str, day: str) -> DailyResult:
    """The comparison of a day, with the game of the one who asks in it; raises Refused while that day runs."""
    services = ask.services
    deal = await services.dailies.deal(day, game)
    if deal is None:
        raise Refused(Refusal("", "not-found"))
    if day >= day_of(services.tables.now_ms()):
        raise Refused(Refusal("", "daily-today"))
    me = ask.caller.person if ask.caller else ""
    entries = []
    for one in await services.dailies.entries(day, game):
        is_me = one.person == me
        name, table = (one.name if one.is_listed or is_me else ""), (one.table if is_me else "")
        entries += _entry(one.summary, name, is_me=is_me, table=table)
    bots = await services.dailies.bot_result(deal)
    if bots is not None:
        entries += _entry(bots, "", is_bot=True, table=deal.bot_table)
    entries.sort(key=lambda one: (-one.score, one.place, one.is_bot, one.name))
    return DailyResult(day, game, entries, strongest(game), bots is not None)


def _entry(text: str, name: str, *, is_me: bool = False, is_bot: bool = False, table: str = "") -> list[DailyEntry]:
    """What one made of the deal at the first seat; nothing if they gave up or left."""
    summary = msgspec.json.decode(text, type=TableSummary)
    first, result = summary.seats[0], summary.result
    if result is None or not result.scores or first.has_resigned or first.is_away:
        return []
    order = ranks(summary)
    place = sum(rank < order[0] for rank in order) + 1
    return [DailyEntry(name, result.scores[0], place, is_me, is_bot, table)]
