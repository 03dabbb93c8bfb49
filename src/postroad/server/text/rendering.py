"""Renders the plain pages: language, templates, forms, refusals."""

import contextlib
import secrets
from collections.abc import AsyncGenerator
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl

from jinja2 import Environment, PackageLoader, StrictUndefined
from python_multipart.multipart import parse_options_header
from starlette.datastructures import UploadFile
from starlette.formparsers import MultiPartException, MultiPartParser
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from postroad.core.refusals import Refusal
from postroad.games import GAMES
from postroad.i18n import LANGUAGES, Words
from postroad.server.http.route import Ask, body, failure, identify, malformed
from postroad.server.language import language_of as language_of
from postroad.server.services import Services

STATIC: Final = Path(__file__).resolve().parent / "static"
MOST_FIELDS: Final = 100
MOST_AROUND: Final = 1024  # bytes that a form puts around a file


def game_name(slug: str, words: Words) -> str:
    """What a game is called, or its slug where the catalogues do not know it."""
    return words.text(f"game-{slug}") if words.has(f"game-{slug}") else slug


@cache
def environment() -> Environment:
    """The templates of all pages."""
    found = Environment(
        loader=PackageLoader("postroad.server.text"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals["fresh"] = lambda: secrets.token_urlsafe(12)
    return found


def write(request: Request, template: str, words: Words, status: int = 200, **values: Any) -> Response:
    """A page from a template; `t` in it says a message of the catalogue."""
    text = (
        environment()
        .get_template(template)
        .render(
            t=words.text,
            game_name=lambda slug: game_name(slug, words),
            words=words,
            language=words.language,
            languages=_languages(),
            here=_here(request),
            **values,
        )
    )
    headers = {"cache-control": "no-store", "vary": "cookie, accept-language"}
    return Response(text, status, headers, media_type="text/html; charset=utf-8")


@cache
def _languages() -> list[tuple[str, str]]:
    return [(language, Words(language).text("language-name")) for language in LANGUAGES]


def _here(request: Request) -> str:
    query = f"?{request.url.query}" if request.url.query else ""
    return request.url.path + query


async def page_request(request: Request, cost: float = 5) -> Ask:
    """Who asks for a page; what it costs is counted in reads."""
    services: Services = request.app.state.services
    return Ask(services, request, await identify(services, request, cost))


async def form(request: Request) -> dict[str, str]:
    """The fields of a form that was sent; of several with one name, the last."""
    services: Services = request.app.state.services
    raw = await body(request, services.settings.body_kib * 1024)
    try:
        return dict(parse_qsl(raw.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise malformed("form") from None


async def file(request: Request, name: str, most: int) -> bytes:
    """A file that was chosen in a form, as browsers send it."""
    kind, options = parse_options_header(request.headers.get("content-type", ""))
    if kind != b"multipart/form-data" or not options.get(b"boundary"):
        raise malformed("form")
    raw = await body(request, most + MOST_AROUND)

    async def stream() -> AsyncGenerator[bytes, None]:
        yield raw

    try:
        parser = MultiPartParser(request.headers, stream(), max_files=1, max_fields=MOST_FIELDS)
        async with contextlib.AsyncExitStack() as stack:
            found = await parser.parse()
            stack.push_async_callback(found.close)
            chosen = found.get(name)
            if isinstance(chosen, UploadFile):
                return await chosen.read()
    except MultiPartException as error:
        raise malformed(error.message) from None
    raise malformed(name)


def redirect(ask: Ask, path: str) -> Response:
    """Send the browser to another page, with what is to be kept in it."""
    answer = RedirectResponse(path, 303, headers={"cache-control": "no-store"})
    for name, value in ask.headers:
        answer.headers.append(name, value)
    return answer


def explain(words: Words, slug: str, refusal: Refusal) -> dict[str, Any]:
    """A refusal in words, with its rule and what would be possible."""
    if refusal.key == "record-wrong":
        details = {name: value for name, value in refusal.arguments.items() if name not in ("line", "rule", "why")}
        text = words.text("refusal-record-wrong", line=refusal.arguments["line"])
        text += " " + words.text(str(refusal.arguments["why"]), **details)
        rule = str(refusal.arguments["rule"])
    else:
        text, rule = words.refusal(slug, refusal), refusal.rule
    explained = words.text(f"rule-{rule}") if rule and words.has(f"rule-{rule}") else ""
    return {"text": text, "rule": rule, "explained": explained}


def wrong_page(request: Request, refusal: Refusal) -> Response:
    """A page that says what went wrong and leads back."""
    words = Words(language_of(request))
    slug = next((slug for slug, game in GAMES.items() if refusal.rule.startswith(game.prefix)), "")
    try:
        told = explain(words, slug, refusal)
    except (KeyError, ValueError):
        told = explain(words, "", Refusal("", "internal"))
    return write(request, "wrong.html", words, failure(refusal).status_code, refusal=told)
