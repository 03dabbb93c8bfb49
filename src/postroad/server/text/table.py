"""A table as a page of text: who sits there, what happened, what may be done."""

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from postroad.core.events import ending
from postroad.core.refusals import Refusal
from postroad.i18n import Words, bot_names
from postroad.server import wire
from postroad.server.address import link
from postroad.server.http.games import game_list
from postroad.server.http.route import Ask, failure
from postroad.server.live.hinting import Advice
from postroad.server.text.face import Values, completed, face_of
from postroad.server.text.rendering import explain, write

REFRESH_S: Final = 5
MOST_NEWS: Final = 60
MOST_CHAT: Final = 50


async def table_page(
    ask: Ask,
    table: str,
    seat: int | None,
    language: str,
    refusal: Refusal | None = None,
    filled: Mapping[str, str] | None = None,
    advice: Advice | None = None,
) -> Response:
    """The page of a table as whoever asks may know it; with a refusal on top, what was filled in, a hint, if any."""
    services = ask.services
    found = await services.tables.now(table, ask.caller, seat)
    now = _plain(found)
    words = Words(language, seat_names(now.room.seats, Words(language)))
    status = 200 if refusal is None else failure(refusal).status_code
    view = None if now.view is None else completed(now.room.game, now.view, found.view)
    values: Values = {
        "table": table,
        "post": f"/text/tables/{table}",
        "me": ask.caller.name if ask.caller else None,
        "room": now.room,
        "asked": now.asked,
        "question": _question(now),
        "changeable": now.changeable,
        "eye": now.eye,
        "mine": now.mine,
        "is_host": now.is_host,
        "seats": _seats(now, words, (await services.tables.table(table)).replaceable()),
        "standing": _standing(now, words),
        "refusal": explain(words, now.room.game, refusal) if refusal else None,
        "refresh_s": REFRESH_S if refusal is None and _is_to_wait(now) else 0,
        "chat": (await services.tables.chat(table))[-MOST_CHAT:] if now.room.has_chat else [],
        "view": view,
        "next": await _next(ask, table) if now.asked is None else None,
        "has_chance": next(game.has_chance for game in game_list().games if game.slug == now.room.game),
        "filled": filled or {},
        "clock_of": _clock_of,
        "hint": _hint(advice, words) if advice else [],
        "hint_step": advice.step + 1 if advice else 1,
    }
    if now.room.status == "waiting":
        values |= _waiting(ask.request, now, words, link(services.settings, ask.request, f"/t/{table}"))
    else:
        lines = await services.tables.history(table, ask.caller, seat, now.since - 1)
        values |= _playing(now, lines, view, words)
    return write(ask.request, "table.html", words, status, **values)


def _hint(advice: Advice, words: Words) -> list[str]:
    """A hint in sentences, as far as it was asked for."""
    told = [words.text(one.key, **one.arguments) for one in (advice.kind, *advice.events, *advice.reasons)]
    if advice.chance is not None:
        figures = {"percent": round(100 * advice.chance), "error": round(100 * (advice.error or 0))}
        told.append(words.text("hint-expects", **figures))
    return told


async def _next(ask: Ask, table: str) -> tuple[str, str] | None:
    """Another table at which others wait for whoever asks: its id and game."""
    if ask.caller is None or ask.caller.token is not None:
        return None
    waiting = await ask.services.tables.waiting_for(ask.caller.person)
    return next(((one.id, one.game) for one in waiting if one.id != table), None)


def _clock_of(at: int) -> str:
    """The time of day, as the server has it everywhere: in UTC."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%H:%M} UTC"


def _plain(now: wire.Now) -> wire.Now:
    """The same as whoever receives it would read it."""
    return msgspec.json.decode(msgspec.json.encode(now), type=wire.Now)


def seat_names(seats: Sequence[wire.Seat], words: Words) -> list[str]:
    """Who sits at each seat, in words."""
    called = bot_names([seat.name if seat.kind == "bot" else "" for seat in seats], words)
    said = {"open": words.text("text-open-seat"), "person": words.text("text-forgotten")}
    return [
        words.text("terminal-bot", name=name) if name else (seat.kind == "person" and seat.name) or said[seat.kind]
        for seat, name in zip(seats, called, strict=True)
    ]


def bots(slug: str, words: Words) -> list[tuple[str, str]]:
    """The bots of a game for a form, with their strength."""
    game = next(game for game in game_list().games if game.slug == slug)
    return [
        (f"bot {bot.spec}", words.text("text-bot", name=bot_names([bot.name], words)[0], level=bot.level))
        for bot in game.bots
    ]


def _is_to_wait(now: wire.Now) -> bool:
    """Whether nothing but others can change the page."""
    if now.room.status == "waiting":
        return all(now.room.seats[seat].is_ready for seat in now.mine)
    if now.room.status != "playing" or now.eye in now.undo.missing:
        return False
    return now.asked is None


def _question(now: wire.Now) -> int | None:
    """The line of the question that an answer would be for; what is chosen may be changed meanwhile."""
    return now.changeable if now.asked is None else now.asked


def _seats(now: wire.Now, words: Words, long_away: Collection[int]) -> list[Values]:
    found = []
    is_playing = any(not (now.room.seats[seat].is_away or now.room.seats[seat].has_resigned) for seat in now.mine)
    is_waiting = now.room.status == "waiting"
    for number, seat in enumerate(now.room.seats):
        notes = [words.text(f"text-seat-{key}") for key in _notes(now, number, seat)]
        may_stand_in = now.is_host and seat.is_overdue and not seat.is_away and number not in now.mine
        if seat.vote:
            notes.append(words.text("page-votes", count=len(seat.vote.agreed), needed=seat.vote.needed))
        if seat.deadline is not None:
            notes.append(words.text("text-time-left", minutes=max(0, -(-(seat.deadline - now.at) // 60_000))))
        found.append(
            {
                "number": number,
                "name": words.players[number],
                "text": "; ".join([words.players[number], *notes]),
                "may_remove": is_waiting and now.is_host and seat.kind != "open" and number not in now.mine,
                "may_fill": is_waiting and now.is_host and seat.kind == "open",
                "may_watch": len(now.mine) > 1 and number in now.mine and number != now.eye,
                "may_stand_in": may_stand_in,
                "may_vote": is_playing and number in long_away and number not in now.mine and not may_stand_in,
            }
        )
    return found


def _notes(now: wire.Now, number: int, seat: wire.Seat) -> list[str]:
    said_of = {
        "you": number in now.mine,
        "host": seat.is_host,
        "ready": now.room.status == "waiting" and seat.is_ready and seat.kind == "person",
        "turn": now.room.status == "playing" and seat.asked is not None,
        "away": seat.is_away,
        "resigned": seat.has_resigned,
        "overdue": seat.is_overdue,
    }
    return [key for key, is_so in said_of.items() if is_so]


def _standing(now: wire.Now, words: Words) -> str:
    """How things stand, in one sentence."""
    if now.room.status != "playing":
        return words.text(f"text-status-{now.room.status}")
    if now.asked is not None:
        return words.text("text-your-turn")
    waited = [words.players[number] for number, seat in enumerate(now.room.seats) if seat.asked is not None]
    return words.text("text-waiting-for", names=", ".join(waited))


def _waiting(request: Request, now: wire.Now, words: Words, address: str) -> Values:
    return {
        "link": address,
        "bots": bots(now.room.game, words),
        "may_join": any(seat.kind == "open" for seat in now.room.seats),
        "is_ready": bool(now.mine) and all(now.room.seats[seat].is_ready for seat in now.mine),
        "agreed": [
            *agreed_of(now.room.options, now.room.clock, now.room.pace, words),
            *([words.text(f"text-absence-{now.room.absence}")] if now.room.clock.kind != "none" else []),
        ],
    }


def agreed_of(options: Values, clock: wire.Clock, pace: str, words: Words) -> list[str]:
    """What was agreed for a table, and how fast is played; a clock that no form offers is told in minutes."""
    key = f"text-clock-{clock.kind}-{clock.seconds}" if clock.kind != "none" else "text-clock-none"
    known = words.text(key) if words.has(key) else words.text("text-time-left", minutes=-(-clock.seconds // 60))
    said = [_agreed(name, value, words) for name, value in options.items()]
    return [*said, words.text(f"text-pace-{pace}"), f"{words.text('text-clock')}: {known}"]


def _agreed(name: str, value: Any, words: Words) -> str:
    if name == "edition":
        return words.text(f"edition-{value}")
    if words.has(f"switch-{name}-{value}"):
        return f"{words.text(f'switch-{name}')}: {words.text(f'switch-{name}-{value}')}"
    if words.has(f"option-{name}"):
        return words.text(f"option-{name}")
    return f"{name}: {value}"


def _playing(now: wire.Now, lines: list[wire.Line], view: Values | None, words: Words) -> Values:
    face = face_of(now.room.game)
    news = [words.text(one.key, **one.arguments) for line in lines for one in line.events]
    is_mine = now.eye is not None and now.room.status == "playing"
    asking = now.undo.asking
    values: Values = {
        "face": face.TEMPLATES,
        "news": news[-MOST_NEWS:],
        "result": result_lines(now.room.result, words) if now.room.result else [],
        "undo": _undo(now.undo) if is_mine and asking is None and now.changeable is None else None,
        "consent": words.text("text-consent", name=words.players[asking])
        if is_mine and asking is not None and now.eye in now.undo.missing
        else "",
        "is_away": is_mine and now.room.seats[now.eye or 0].is_away,
    }
    lesson = now.room.lesson
    if lesson:
        values["lesson"] = lesson
        values["suggested"] = face.action_text(lesson.suggests, view or {}, words) if lesson.suggests else ""
    if view:
        values |= face.board(view, words)
        if _question(now) is not None:
            values |= face.ask(view, words)
    return values


def _undo(undo: wire.Undoing) -> Values | None:
    if undo.free is not None:
        return {"to": undo.free, "is_free": True}
    return None if undo.by_consent is None else {"to": undo.by_consent, "is_free": False}


def result_lines(result: wire.Result, words: Words) -> list[str]:
    """How a game ended."""
    scores = enumerate(result.scores or [])
    lines = [words.text("event-score", player=seat, points=points) for seat, points in scores]
    marks = [words.text("table-result-undone", times=result.undone)] if result.undone else []
    if result.hinted:
        marks.append(words.text("table-result-hinted", players=result.hinted))
    return [*lines, words.event(ending(result.winners)), *marks]
