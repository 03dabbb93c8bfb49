"""Plain pages about people: one's own page, those of others who show them, the ladder, and the deal of the day."""

from datetime import UTC, datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from postroad.core.refusals import Refusal, Refused
from postroad.games import GAMES
from postroad.i18n import Words, bot_names
from postroad.server.http import daily, pages
from postroad.server.http.route import Ask, malformed
from postroad.server.person_answers import Block, DailyEntry, FinishedRow, PersonPage, Someone, Visibility
from postroad.server.text.face import Values
from postroad.server.text.rendering import form, game_name, language_of, page_request, redirect, write

PAGE = "/text/me/page"


async def own_page(request: Request) -> Response:
    """What one has done here, with whom, and what others may see of it."""
    ask = await page_request(request, pages.PAGE_COST)
    words = Words(language_of(request))
    if ask.caller is None:
        return write(request, "person.html", words, me=None)
    own = await pages.page_for_caller(ask, _skip(request))
    address = f"/text/people/{own.handle}" if own.handle else ""
    values: Values = {"own": own, "address": address, **_page(own.page, words, _skip(request), PAGE)}
    return write(request, "person.html", words, me=ask.me.name, **values)


async def persons_page(request: Request) -> Response:
    """The page of someone who shows it."""
    ask = await page_request(request, pages.PAGE_COST)
    handle = request.path_params["handle"]
    page = await pages.page_of_handle(ask, handle, _skip(request))
    words = Words(language_of(request))
    values = _page(page, words, _skip(request), f"/text/people/{handle}")
    return write(request, "person.html", words, me=page.name, own=None, **values)


def _skip(request: Request) -> int:
    given = request.query_params.get("skip", "0")
    if not given.isdigit() or int(given[:9]) > pages.MOST_READ:
        raise malformed("skip")
    return int(given)


def _page(page: PersonPage, words: Words, skip: int, path: str) -> Values:
    after = skip + len(page.finished)
    return {
        "page": page,
        "bot": lambda name: bot_names([name], words)[0],
        "agreed": lambda variant: _agreed(variant, words),
        "number": lambda value: "–" if value is None else words.text("text-number", number=value).replace("-", "−"),
        "finished": [_finished(one, words) for one in page.finished],
        "more": f"{path}?skip={after}" if after < page.games else "",
    }


def _agreed(variant: list[str], words: Words) -> str:
    said = [words.text(key) if words.has(key) else key for key in variant]
    return ", ".join(said) or words.text("stats-plain-game")


def _finished(one: FinishedRow, words: Words) -> Values:
    bots = bot_names([other.bot.partition("@")[0] for other in one.opponents], words)
    people = [other.name or words.text("person-someone") for other in one.opponents]
    ended = words.text(f"stats-ended-by-{one.reason}") if one.reason else ""
    facts = [
        words.text("person-place", place=one.place, players=one.players),
        "" if one.score is None else words.text("page-points", points=one.score).replace("-", "−"),
        ended,
        words.text("person-rated" if one.is_rated else "person-unrated"),
    ]
    return {
        "table": one.table,
        "game": one.game,
        "date": datetime.fromtimestamp(one.at / 1000, UTC).date().isoformat(),
        "names": ", ".join(bot or person for bot, person in zip(bots, people, strict=True)),
        "facts": ", ".join(fact for fact in facts if fact),
    }


async def show(request: Request) -> Response:
    """Decide what others may see."""
    ask, fields = await _person(request), await form(request)
    visible = Visibility(shows_page=bool(fields.get("shows_page")), is_listed=bool(fields.get("is_listed")))
    await pages.set_visibility(ask, visible)
    return redirect(ask, PAGE)


async def invite(request: Request) -> Response:
    """Open a table for oneself and someone one has played with."""
    ask = await _person(request)
    table = await pages.invite_for_caller(ask, Someone(*_someone(await form(request))))
    return redirect(ask, f"/text/tables/{table}")


async def block(request: Request) -> Response:
    """Block someone one has played with, or no longer."""
    ask, fields = await _person(request), await form(request)
    await pages.block_for_caller(ask, Block(*_someone(fields), is_blocked=bool(fields.get("block"))))
    return redirect(ask, PAGE)


def _someone(fields: dict[str, str]) -> tuple[str, int]:
    seat = fields.get("seat", "")
    if not seat.isdigit() or len(seat) > 1:
        raise malformed("seat")
    return fields.get("table", ""), int(seat)


async def ladder(request: Request) -> Response:
    """Everyone who agreed to be listed, among the bots, for every game."""
    ask = await page_request(request, 10)
    words = Words(language_of(request))
    games = [await pages.ladder_for_caller(ask, game) for game in GAMES]
    values: dict[str, Any] = {"games": games, "bot": lambda name: bot_names([name], words)[0]}
    return write(request, "ladder.html", words, **values)


async def daily_deals(request: Request) -> Response:
    """The deals of today, and days before."""
    ask = await page_request(request)
    words = Words(language_of(request))
    games = [
        (one, words.text("daily-against", bots=", ".join(bot_names(one.opponents, words))))
        for one in (await daily.daily_for_caller(ask)).games
    ]
    return write(request, "daily.html", words, games=games, me=ask.caller.name if ask.caller else None)


async def play_daily(request: Request) -> Response:
    """Play the deal of today."""
    ask = await _person(request)
    return redirect(ask, f"/text/tables/{await daily.play_for_caller(ask, request.path_params['game'])}")


async def day(request: Request) -> Response:
    """What everyone made of the deal of a day that is over."""
    ask = await page_request(request)
    words = Words(language_of(request))
    found = await daily.result_for_caller(ask, request.path_params["game"], request.path_params["day"])
    bot = bot_names([found.bot], words)[0]

    def name(one: DailyEntry) -> str:
        if one.is_bot:
            return bot
        return f"{one.name} ({words.text('daily-you')})" if one.is_me else one.name or words.text("person-someone")

    def points(one: DailyEntry) -> str:
        return words.text("page-points", points=one.score).replace("-", "−")

    people = [one for one in found.entries if not one.is_bot]
    said: Values = {
        "rows": [(name(one), str(one.score).replace("-", "−"), one.place, one.table) for one in found.entries],
        "mine": next((_mine(one, people, points(one)) for one in people if one.is_me), None),
        "strongest": next(({"bot": bot, "score": points(one)} for one in found.entries if one.is_bot), None),
    }
    title = f"{words.text('daily-title')}: {game_name(found.game, words)}, {found.day}"
    return write(request, "day.html", words, page_title=title, bot=bot, **said)


def _mine(own: DailyEntry, people: list[DailyEntry], score: str) -> dict[str, Any]:
    """Where the reader stands among people."""
    return {"score": score, "place": sum(one.score > own.score for one in people) + 1, "count": len(people)}


async def _person(request: Request) -> Ask:
    ask = await page_request(request)
    if ask.me.token:
        raise Refused(Refusal("", "not-for-programs"))
    return ask


ROUTES = [
    Route(PAGE, own_page),
    Route(PAGE, show, methods=["POST"]),
    Route("/text/me/invite", invite, methods=["POST"]),
    Route("/text/me/block", block, methods=["POST"]),
    Route("/text/people/{handle}", persons_page),
    Route("/text/ladder", ladder),
    Route("/text/daily", daily_deals),
    Route("/text/daily/{game}", play_daily, methods=["POST"]),
    Route("/text/daily/{game}/{day}", day),
]
