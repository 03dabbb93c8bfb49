"""Plain pages of finished games: their logs, uploaded records, and statistics."""

import asyncio
from itertools import groupby
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from postroad.core.refusals import Refusal, Refused
from postroad.games import GAMES
from postroad.i18n import Words, bot_names
from postroad.server import limits
from postroad.server.answers import AgainstBot, Count, Replay, Statistics
from postroad.server.http.records import REPLAY_COST, read_replay, store_record, text_of
from postroad.server.http.route import Ask, failure
from postroad.server.http.statistics import statistics_of
from postroad.server.text.face import Values
from postroad.server.text.rendering import explain, file, language_of, page_request, redirect, write
from postroad.server.text.table import result_lines, seat_names

CLASS: Final = 5  # winners' points are counted in classes of so many


async def table_log(request: Request) -> Response:
    """Everything that happened at a finished table."""
    ask = await page_request(request, REPLAY_COST)
    table, language = request.path_params["table"], language_of(request)
    record = (await ask.services.tables.record(table)).text()
    seats = (await ask.services.tables.now(table, None)).room.seats
    words = Words(language, seat_names(seats, Words(language)))
    return await _answer(ask, table, record, words, f"/api/tables/{table}/record")


async def record_log(request: Request) -> Response:
    """Everything that happened in a game whose record someone brought."""
    ask = await page_request(request, REPLAY_COST)
    record = request.path_params["record"]
    return await _answer(ask, record, await text_of(ask, record), None, f"/api/records/{record}")


async def _answer(ask: Ask, replay_id: str, text: str, words: Words | None, download: str) -> Response:
    """The page of a record, written beside the event loop; its own names are used where no `words` have any."""

    def written() -> Response:
        replay = read_replay(replay_id, text)
        return _log(ask.request, replay, words or Words(language_of(ask.request), replay.players), download)

    release = ask.services.heavy.take(limits.address(ask.request))
    try:
        return await asyncio.to_thread(written)
    finally:
        release()


def _log(request: Request, replay: Replay, words: Words, download: str) -> Response:
    key = f"round-{replay.game}" if words.has(f"round-{replay.game}") else "round"
    before = [replay.frames[0], *replay.frames]  # a step belongs to the round that it was made in
    steps = [(then.round + 1, step.events) for then, step in zip(before, replay.frames, strict=False)]
    rounds = [
        (
            words.text(key, round=number),
            [words.text(one.key, **one.arguments) for _, events in told for one in events],
        )
        for number, told in groupby(steps, key=lambda step: step[0])
    ]
    result = result_lines(replay.result, words) if replay.result else []
    return write(request, "log.html", words, game=replay.game, rounds=rounds, result=result, download=download)


async def upload_form(request: Request, refusal: Refusal | None = None) -> Response:
    """Choose a record to bring."""
    words = Words(language_of(request))
    status = failure(refusal).status_code if refusal else 200
    return write(request, "upload.html", words, status, refusal=explain(words, "", refusal) if refusal else None)


async def upload(request: Request) -> Response:
    """Check the record that was brought, and show what happened in it."""
    ask = await page_request(request)
    try:
        record = await store_record(ask, await file(request, "record", ask.services.settings.upload_kib * 1024))
    except Refused as refused:
        return await upload_form(request, refused.refusal)
    return redirect(ask, f"/text/replay/record/{record}")


async def statistics(request: Request) -> Response:
    """What the finished tables of this server add up to, for each game."""
    ask = await page_request(request)
    words = Words(language_of(request))
    person = ask.caller.person if ask.caller else ""
    found = [(slug, await statistics_of(ask.services, slug, person)) for slug in GAMES]
    games = [
        (slug, [_figures(one, words) for one in all.by_players], _against(all.against, words), all.lesson)
        for slug, all in found
    ]
    return write(request, "statistics.html", words, games=games)


def _against(all: list[AgainstBot], words: Words) -> list[tuple[str, int, int, int, int]]:
    return [(bot_names([one.bot], words)[0], one.games, one.ahead, one.even, one.behind) for one in all]


def _variant(keys: list[str], words: Words) -> str:
    """What was agreed, in words where there are any."""
    said = [words.text(key) if words.has(key) else key for key in keys]
    return ", ".join(said) or words.text("stats-plain-game")


def _figures(one: Statistics, words: Words) -> Values:
    place, title = ("stats-place", "stats-means-by-place") if one.is_by_rank else ("stats-seat", "stats-means")
    seats = [words.text(place, seat=seat + 1, place=seat + 1) for seat in range(one.players)]
    shares = [words.text("text-share", percent=round(100 * share)) for share in one.wins]
    endings = [_ended_by(each.label, words) for each in one.endings]
    return {
        "variant": _variant(one.variant, words),
        "players": one.players,
        "games": one.games,
        "rounds": round(one.mean_rounds, 1),
        "tables": [
            *([] if one.is_by_rank else [("stats-wins", zip(seats, shares, strict=True))]),
            (title, zip(seats, [_number(mean, words) for mean in one.mean_scores], strict=True)),
            ("stats-winners", _classes(one.scores, words)),
            ("stats-endings", zip(endings, [each.count for each in one.endings], strict=True)),
        ],
    }


def _classes(scores: list[Count], words: Words) -> list[tuple[str, int]]:
    """Winners' points, which come in order, in classes that are named."""
    return [
        (_range(number * CLASS, words), sum(each.count for each in some))
        for number, some in groupby(scores, key=lambda each: int(each.label) // CLASS)
    ]


def _range(least: int, words: Words) -> str:
    key = "stats-range-below-zero" if least < 0 else "stats-range"
    return words.text(key, **{"from": _number(least, words), "to": _number(least + CLASS - 1, words)})


def _number(number: float, words: Words) -> str:
    """As the language writes it, with a minus that looks like one."""
    return words.text("text-number", number=round(number, 1)).replace("-", "−")


ROUTES = [
    Route("/text/replay", upload_form),
    Route("/text/replay", upload, methods=["POST"]),
    Route("/text/replay/table/{table}", table_log),
    Route("/text/replay/record/{record}", record_log),
    Route("/text/statistics", statistics),
]


def _ended_by(label: str, words: Words) -> str:
    """What ended a game, in words where there are any."""
    key = f"stats-ended-by-{label}"
    return words.text(key) if words.has(key) else label
