"""What there is to play: the games with their boards, options, bots and rules; rulebooks; the catalogues."""

import hashlib
from functools import cache
from http import HTTPStatus

import msgspec
from starlette.responses import Response

from postroad.analysis.puzzles import has_puzzles
from postroad.bots import roster
from postroad.core.chance import Quick, Scripted
from postroad.core.refusals import Refusal, Refused
from postroad.games import GAMES
from postroad.i18n import LANGUAGES, Words, page_catalogue
from postroad.lessons import LESSONS
from postroad.rulebook.written import Rulebook, rulebook
from postroad.server.answers import BotInfo, GameInfo, GameList
from postroad.server.http.documents import PACKED
from postroad.server.http.route import JSON, Ask, Routes

routes = Routes()


@cache
def game_list() -> GameList:
    """Every game with all that a page must know to draw it and to open a table."""
    return GameList([_info(slug) for slug in GAMES], has_documentation=PACKED.is_file())


@routes.add("GET", "/api/games")
async def games(ask: Ask) -> GameList:
    """The games: boards, editions and options, bots with their levels, names of rules."""
    return _cached(ask, _encoded(), JSON)  # type: ignore[return-value]


@routes.add("GET", "/i18n/{language}.ftl", produces="text/plain")
async def words(ask: Ask, language: str) -> Response:
    """The catalogue of a language, as Fluent text."""
    if language not in LANGUAGES:
        raise Refused(Refusal("", "not-found"))
    return _cached(ask, _catalogue(language), "text/plain; charset=utf-8")


@routes.add("GET", "/api/rulebooks/{game}/{language}")
async def read_rulebook(ask: Ask, game: str, language: str) -> Rulebook:
    """A game's rulebook in a language; without chapters where the game has none but its exact rules."""
    if game not in GAMES or language not in LANGUAGES:
        raise Refused(Refusal("", "not-found"))
    return _cached(ask, _rulebook(game, language), JSON)  # type: ignore[return-value]


def _cached(ask: Ask, content: bytes, kind: str) -> Response:
    """An answer that a browser asks for again only to hear that it has not changed."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in ask.request.headers.get("if-none-match", ""):
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(content, headers=headers, media_type=kind)


@cache
def _encoded() -> bytes:
    return msgspec.json.encode(game_list())


@cache
def _rulebook(game: str, language: str) -> bytes:
    return msgspec.json.encode(rulebook(game, language))


@cache
def _catalogue(language: str) -> bytes:
    return page_catalogue(language).encode()


def _info(slug: str) -> GameInfo:
    game, english = GAMES[slug], Words("en")
    numbered = [f"{game.prefix}-{number}" for number in range(1, 100)]
    return GameInfo(
        slug=slug,
        rules=game.rules,
        least=min(game.seats),
        most=max(game.seats),
        limit=game.limit,
        facts=game.facts,
        editions={name: dict(options) for name, options in game.editions.items()},
        choices={name: list(values) for name, values in game.choices.items()},
        bots=[
            BotInfo(
                entry.name,
                roster.usual_spec(entry),
                entry.level,
                entry.budget is not None,
                entry is roster.for_newcomers(slug),
            )
            for entry in roster.ROSTER[slug]
        ],
        rule_ids=[rule for rule in numbered if english.has(f"rule-{rule}")],
        has_lesson=slug in LESSONS,
        has_puzzles=has_puzzles(slug),
        has_chance=_has_chance(slug),
    )


def _has_chance(slug: str) -> bool:
    """Whether a game keeps the chance that it is given; one without any has an empty script instead."""
    game = GAMES[slug]
    return not isinstance(game.start({}, min(game.seats), Quick(0)).chance, Scripted)
