"""The pages of the text mode: the front page, one's own things, the rules, opening a table."""

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from postroad.core.refusals import Refusal, Refused
from postroad.i18n import LANGUAGES, Words
from postroad.lessons import LESSONS
from postroad.server import auth
from postroad.server.answers import ChangeMe, DeviceCode, Feed, TableLine
from postroad.server.http import devices, notices, people, tables
from postroad.server.http.games import game_list
from postroad.server.http.route import Ask
from postroad.server.text import table_form
from postroad.server.text.face import Values
from postroad.server.text.rendering import STATIC, explain, form, language_of, page_request, redirect, write
from postroad.server.text.table import agreed_of, result_lines, seat_names


async def front(request: Request) -> Response:
    """Open tables, one's own tables, and a name for who has none."""
    ask = await page_request(request)
    words = Words(language_of(request))
    now = ask.services.tables.now_ms()
    mine = await people.my_tables(ask) if ask.caller and not ask.caller.token else None
    return write(
        request,
        "front.html",
        words,
        me=ask.caller.name if ask.caller else None,
        mine=[_line(one, words, now) for one in mine.tables] if mine else [],
        lessons=list(LESSONS),
        public=[_line(one, words, now) for one in await ask.services.tables.lobby()],
    )


async def rules(request: Request) -> Response:
    """Every rule of every game."""
    books = [(game.slug, game.rule_ids) for game in game_list().games]
    return write(request, "rules.html", Words(language_of(request)), books=books)


async def language(request: Request) -> Response:
    """Choose a language, and go back to the page that one came from."""
    ask = await page_request(request)
    chosen = request.path_params["language"]
    if chosen not in LANGUAGES:
        raise Refused(Refusal("", "not-found"))
    kept = f"{auth.LANGUAGE_COOKIE}={chosen}; Path=/; Max-Age={auth.COOKIE_SECONDS}; SameSite=Lax"
    ask.headers.append(("set-cookie", kept))
    return redirect(ask, own_path(request.query_params.get("to", "")))


async def style(request: Request) -> Response:
    """The one stylesheet."""
    return FileResponse(STATIC / "style.css", headers={"cache-control": "no-cache"})


async def name(request: Request) -> Response:
    """Become someone."""
    ask = await page_request(request)
    fields = await form(request)
    welcome, _ = await people.welcome(ask, fields.get("name", "")[:40])
    return await _me(ask, welcome.name, welcome.code, own_path(fields.get("to", "")))


async def recover(request: Request) -> Response:
    """Become who one was in another browser."""
    ask = await page_request(request)
    welcome = await devices.become(ask, (await form(request)).get("code", ""))
    return await _me(ask, welcome.name, welcome.code, "/text/")


async def me(request: Request) -> Response:
    """One's own things."""
    ask = await page_request(request)
    return await _me(ask, ask.caller.name if ask.caller else None)


async def rename(request: Request) -> Response:
    """Another name."""
    ask = await _person(request)
    await people.change_me(ask, ChangeMe(name=(await form(request)).get("name", "")[:40]))
    return redirect(ask, "/text/me")


async def new_code(request: Request) -> Response:
    """Another recovery code, shown once."""
    ask = await _person(request)
    return await _me(ask, ask.me.name, (await devices.new_recovery(ask)).code)


async def device_code(request: Request) -> Response:
    """A code for one more device, shown once."""
    ask = await _person(request)
    return await _me(ask, ask.me.name, device=await devices.device_code(ask))


async def new_feed(request: Request) -> Response:
    """A private address of the tables that wait, shown once."""
    ask = await _person(request)
    return await _me(ask, ask.me.name, feed=await notices.feed_for_caller(ask))


async def add_service(request: Request) -> Response:
    """Be told through one more service."""
    ask = await _person(request)
    added = await notices.service_for_caller(ask, (await form(request)).get("address", "").strip()[:1000])
    return await _me(ask, ask.me.name, service_secret=added.secret)


async def remove_service(request: Request) -> Response:
    """Be told through a service no more."""
    ask = await _person(request)
    await notices.remove_for_caller(ask, request.path_params["channel"])
    return redirect(ask, "/text/me")


async def only_here(request: Request) -> Response:
    """Be known in this browser alone."""
    ask = await _person(request)
    await devices.keep_this_device(ask)
    return redirect(ask, "/text/me")


async def delete(request: Request) -> Response:
    """Be forgotten."""
    ask = await _person(request)
    if (await form(request)).get("sure"):
        await people.forget(ask)
    return redirect(ask, "/text/")


async def open_form(request: Request, refusal: Refusal | None = None, filled: Values | None = None) -> Response:
    """Choose a game, then who plays it and how."""
    ask = await page_request(request)
    words = Words(language_of(request))
    game = table_form.game_of(request.query_params.get("game", ""))
    values: Values = {"games": [one.slug for one in game_list().games], "game": game}
    if game:
        values |= {**table_form.choices(game, words), "filled": filled or {"chat": "yes", "rated": "yes"}}
        if filled:
            values["chosen"] = [filled.get(f"seat{seat}", "") for seat in range(game.most)]
        values["refusal"] = explain(words, game.slug, refusal) if refusal else None
    return write(request, "open.html", words, 409 if refusal else 200, me=ask.caller and ask.caller.name, **values)


async def open_table(request: Request) -> Response:
    """Open the table that the form asks for."""
    ask = await _person(request)
    game = table_form.game_of(request.query_params.get("game", ""))
    if game is None:
        raise Refused(Refusal("", "not-found"))
    fields = await form(request)
    try:
        table = await tables.open_for_caller(ask, table_form.wanted(game, fields))
    except Refused as refused:
        return await open_form(request, refused.refusal, fields)
    return redirect(ask, f"/text/tables/{table}")


async def open_lesson(request: Request) -> Response:
    """One's first game of a game, with a guide."""
    ask = await _person(request)
    table = await tables.lesson_for_caller(ask, (await form(request)).get("game", ""))
    return redirect(ask, f"/text/tables/{table}")


async def _person(request: Request) -> Ask:
    """Who asks, if it is a person."""
    ask = await page_request(request)
    if ask.me.token:
        raise Refused(Refusal("", "not-for-programs"))
    return ask


async def _me(
    ask: Ask,
    who: str | None,
    code: str = "",
    to: str = "",
    device: DeviceCode | None = None,
    feed: Feed | None = None,
    service_secret: str = "",
) -> Response:
    known = await ask.services.devices.count(ask.caller.person) if ask.caller else 1
    told = await notices.state_for_caller(ask) if ask.caller and not ask.caller.token else None
    values: Values = {"code": code, "to": to, "device": device, "feed": feed, "devices": known}
    words = Words(language_of(ask.request))
    kinds = [_service(kind, words) for kind in told.allowed] if told else []
    values |= {"services": told, "service_secret": service_secret, "kinds": kinds}
    answer = write(ask.request, "me.html", words, me=who, **values)
    for header, value in ask.headers:
        answer.headers.append(header, value)
    return answer


def _service(kind: str, words: Words) -> tuple[str, str]:
    """What a kind of service is called, and how one finds its address."""
    if not words.has(f"service-how-{kind}"):  # a scheme of Apprise that the host allows and we have no words for
        return kind, f"{kind}://…"
    return words.text(f"service-{kind}"), words.text(f"service-how-{kind}")


def _line(table: TableLine, words: Words, now: int) -> Values:
    spoken = Words(words.language, seat_names(table.seats, words))
    facts = agreed_of(table.options, table.clock, table.pace, words)
    key = f"round-{table.game}" if words.has(f"round-{table.game}") else "round"
    deadlines = [table.seats[seat].deadline or 0 for seat in table.mine if table.seats[seat].deadline is not None]
    if table.status == "playing" and table.round is not None:
        facts.insert(0, words.text(key, round=table.round + 1))
    if deadlines:
        facts.insert(0, words.text("text-time-left", minutes=max(0, -(-(min(deadlines) - now) // 60_000))))
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "waits": table.waits,
        "who": ", ".join(spoken.players),
        "facts": result_lines(table.result, spoken) if table.result else facts,
        "is_open": any(seat.kind == "open" for seat in table.seats) and not table.mine,
        "may_watch": table.status == "playing" and not table.mine,
    }


def own_path(path: str) -> str:
    """A path within the text mode; anything else leads to its front page."""
    return path if path.startswith("/text/") and "\\" not in path and path.isprintable() else "/text/"


ROUTES = [
    Route("/text", front),
    Route("/text/", front),
    Route("/text/style.css", style),
    Route("/text/rules", rules),
    Route("/text/language/{language}", language),
    Route("/text/name", name, methods=["POST"]),
    Route("/text/recover", recover, methods=["POST"]),
    Route("/text/me", me),
    Route("/text/me/name", rename, methods=["POST"]),
    Route("/text/me/code", new_code, methods=["POST"]),
    Route("/text/me/device", device_code, methods=["POST"]),
    Route("/text/me/feed", new_feed, methods=["POST"]),
    Route("/text/me/services", add_service, methods=["POST"]),
    Route("/text/me/services/{channel}", remove_service, methods=["POST"]),
    Route("/text/me/only-here", only_here, methods=["POST"]),
    Route("/text/me/delete", delete, methods=["POST"]),
    Route("/text/lessons", open_lesson, methods=["POST"]),
    Route("/text/open", open_form),
    Route("/text/open", open_table, methods=["POST"]),
]
