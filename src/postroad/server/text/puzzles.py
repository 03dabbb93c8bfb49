"""Plain pages of puzzles: all of them by game and grade, and one with its board, a form to decide, and what it says."""

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from postroad.analysis.puzzles import Puzzle, puzzles
from postroad.core.refusals import Refusal, Refused
from postroad.i18n import Words
from postroad.server.http.puzzles import PuzzleValue, Verdict, judged, listed, puzzle
from postroad.server.http.route import failure
from postroad.server.text.face import Values, completed, face_of
from postroad.server.text.rendering import explain, form, language_of, page_request, write


async def list_page(request: Request) -> Response:
    """All puzzles, and those of the day."""
    await page_request(request)
    found = await asyncio.to_thread(listed)
    games: dict[str, dict[int, list[str]]] = {}
    for one in found.puzzles:
        games.setdefault(one.game, {}).setdefault(one.grade, []).append(one.id)
    return write(request, "puzzles.html", Words(language_of(request)), games=games, daily=found.daily)


async def puzzle_page(request: Request) -> Response:
    """One puzzle, to be decided."""
    await page_request(request)
    one = await asyncio.to_thread(puzzle, request.path_params["id"])
    return await asyncio.to_thread(_page, request, one)


async def answer_page(request: Request) -> Response:
    """What a decision was worth; what is not possible is said above the same form."""
    ask = await page_request(request)
    one = await asyncio.to_thread(puzzle, request.path_params["id"])
    fields = await form(request)
    try:
        verdict = await judged(ask, one, face_of(one.slug).action(fields))
    except Refused as refused:
        return await asyncio.to_thread(_page, request, one, None, refused.refusal, fields)
    return await asyncio.to_thread(_page, request, one, verdict)


def _page(
    request: Request,
    one: Puzzle,
    verdict: Verdict | None = None,
    refusal: Refusal | None = None,
    filled: dict[str, str] | None = None,
) -> Response:
    plain = Words(language_of(request))
    words = Words(plain.language, [plain.text("puzzle-player", number=seat + 1) for seat in range(len(one.points))])
    found = one.view()
    view = completed(one.slug, msgspec.json.decode(msgspec.json.encode(found)), found)
    face = face_of(one.slug)
    alike = [other.id for other in puzzles(one.slug)]
    values: Values = {
        "puzzle": one,
        "post": f"/text/puzzles/{one.id}",
        "eye": one.seat,
        "question": 0,
        "view": view,
        "face": face.TEMPLATES,
        "verdict": verdict,
        "rated": [_value_row(value, words) for value in verdict.values] if verdict else [],
        "why": [words.text(event.key, **event.arguments) for event in verdict.why] if verdict else [],
        "next": alike[(alike.index(one.id) + 1) % len(alike)],
        "refusal": explain(words, one.slug, refusal) if refusal else None,
        "filled": filled or {},
        **face.board(view, words),
        **face.ask(view, words),
    }
    return write(request, "puzzle.html", words, failure(refusal).status_code if refusal else 200, **values)


def _value_row(value: PuzzleValue, words: Words) -> dict[str, Any]:
    said = " ".join(words.text(event.key, **event.arguments) for event in value.events)
    return {"text": said or value.notation, "percent": round(100 * value.chance), "is_chosen": value.is_chosen}


ROUTES = [
    Route("/text/puzzles", list_page),
    Route("/text/puzzles/{id}", puzzle_page),
    Route("/text/puzzles/{id}/act", answer_page, methods=["POST"]),
]
