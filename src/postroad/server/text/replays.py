"""Plain pages of finished games: their logs, uploaded records, and statistics."""

import asyncio
from datetime import UTC, datetime
from itertools import groupby
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from postroad.core.refusals import Refusal, Refused
from postroad.games import GAMES
from postroad.i18n import Words, bot_names
from postroad.server import limits, replays
from postroad.server.answers import AgainstBot, Count, Replay, ReplayStep, Statistics
from postroad.server.examples import EXAMPLES
from postroad.server.http.records import REPLAY_COST, example, read_replay, store_record, text_of
from postroad.server.http.route import Ask, failure
from postroad.server.http.statistics import statistics_of
from postroad.server.text.face import Values
from postroad.server.text.rendering import explain, file, language_of, page_request, redirect, write
from postroad.server.text.table import result_lines, seat_names

MOST_OWN: Final = 12  # games in the list
CLASS: Final = 5  # winners' points are counted in classes of so many


async def table_log(request: Request) -> Response:
    """Everything that happened at a finished table."""
    ask = await page_request(request, REPLAY_COST)
    table, language = request.path_params["table"], language_of(request)
    record = (await ask.services.tables.record(table)).text()
    seats = (await ask.services.tables.now(table, None)).room.seats
    words = Words(language, seat_names(seats, Words(language)))
    ended_at = (await ask.services.tables.table(table)).state.ended_at
    return await _answer(ask, table, record, words, f"/api/tables/{table}/record", played_at=ended_at)


async def example_log(request: Request) -> Response:
    """Everything that happened in an example game, with its remarks."""
    ask = await page_request(request, REPLAY_COST)
    found, language = example(request.path_params["example"]), language_of(request)
    players = list(replays.read(found.record.encode()).record.players)
    words = Words(language, bot_names([one.partition("@")[0] for one in players], Words(language)))
    more = {"title": found.title, "notes": found.notes}
    return await _answer(ask, found.id, found.record, words, f"/api/examples/{found.id}", **more)


async def record_log(request: Request) -> Response:
    """Everything that happened in a game whose record someone brought."""
    ask = await page_request(request, REPLAY_COST)
    record = request.path_params["record"]
    return await _answer(ask, record, await text_of(ask, record), None, f"/api/records/{record}")


async def _answer(ask: Ask, replay_id: str, text: str, words: Words | None, download: str, **more: Any) -> Response:
    """The page of a record, written beside the event loop; its own names are used where no `words` have any."""

    def written() -> Response:
        replay = read_replay(replay_id, text, **more)
        return _log(ask.request, replay, words or Words(language_of(ask.request), replay.players), download)

    release = ask.services.heavy.take(limits.address(ask.request))
    try:
        return await asyncio.to_thread(written)
    finally:
        release()


def _log(request: Request, replay: Replay, words: Words, download: str) -> Response:
    key = f"round-{replay.game}" if words.has(f"round-{replay.game}") else "round"
    before = [replay.frames[0], *replay.frames]  # a step belongs to the round that it was made in
    steps = [(then.round + 1, step) for then, step in zip(before, replay.frames, strict=False)]
    rounds = [
        (words.text(key, round=number), [line for _, step in told for line in _step_lines(step, words)])
        for number, told in groupby(steps, key=lambda step: step[0])
    ]
    played = datetime.fromtimestamp(replay.played_at / 1000, UTC).date().isoformat() if replay.played_at else ""
    return write(
        request,
        "log.html",
        words,
        game=replay.game,
        title=replay.title,
        rounds=rounds,
        result=result_lines(replay.result, words) if replay.result else [],
        played=played,
        download=download,
    )


def _step_lines(step: ReplayStep, words: Words) -> list[tuple[str, bool]]:
    """The lines of one step, and whether each is a remark."""
    lines = [(words.text(one.key, **one.arguments), False) for one in step.events]
    return [*lines, (words.text(step.note), True)] if step.note else lines


async def upload_form(request: Request, refusal: Refusal | None = None) -> Response:
    """One's own finished games, the examples, and a record to bring."""
    ask = await page_request(request)
    words = Words(language_of(request))
    status = failure(refusal).status_code if refusal else 200
    mine = await ask.services.tables.of(ask.caller.person) if ask.caller and not ask.caller.token else []
    own = [(one.id, one.game, ", ".join(seat_names(one.seats, words))) for one in mine if one.status == "over"][
        :MOST_OWN
    ]
    return write(
        request,
        "upload.html",
        words,
        status,
        refusal=explain(words, "", refusal) if refusal else None,
        own=own,
        examples=list(EXAMPLES.values()),
    )


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
    Route("/text/replay/example/{example}", example_log),
    Route("/text/statistics", statistics),
]


def _ended_by(label: str, words: Words) -> str:
    """What ended a game, in words where there are any."""
    key = f"stats-ended-by-{label}"
    return words.text(key) if words.has(key) else label
