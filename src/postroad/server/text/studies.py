"""Plain pages of analyses: asked for with a button, shown as tables as far as they have come."""

import asyncio
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from postroad.bots import roster
from postroad.core.refusals import Refusal, Refused
from postroad.i18n import Words, bot_names
from postroad.server import replays
from postroad.server.http.route import malformed
from postroad.server.http.studies import record_of
from postroad.server.live.branching import PlayOn, branched, open_branch
from postroad.server.studies.messages import MARKED, StudyDecision
from postroad.server.studies.queue import Study
from postroad.server.text.rendering import form, language_of, page_request, redirect, write

KINDS: Final = ("table", "record", "example")
REFRESH_S: Final = 5


async def ask_for(request: Request) -> Response:
    """Want the quick analysis of a finished game, and look at it."""
    ask = await page_request(request)
    kind, id = request.path_params["kind"], request.path_params["id"]
    if kind not in KINDS:
        raise Refused(Refusal("", "not-found"))
    text = await record_of(ask, kind, id)
    analysis = await ask.services.studies.ask(ask.caller.person if ask.caller else "", text, "quick")
    return redirect(ask, f"/text/study/{kind}/{id}/{analysis}")


async def analysis_page(request: Request) -> Response:
    """An analysis as far as it has come."""
    ask = await page_request(request)
    kind, id, analysis = (request.path_params[name] for name in ("kind", "id", "analysis"))
    text = await record_of(ask, kind, id)
    study = await ask.services.studies.study(analysis)
    return await asyncio.to_thread(_page, request, text, study, f"/text/replay/{kind}/{id}")


async def play_on(request: Request) -> Response:
    """Go on oneself from a decision, in the place of who made it, against the strongest bot."""
    ask = await page_request(request)
    fields = await form(request)
    kind, id = request.path_params["kind"], request.path_params["id"]
    text = await record_of(ask, kind, id)
    bot = roster.names(replays.read(text.encode()).game.slug)[-1]
    try:
        numbers = {name: int(fields[name][:6]) for name in ("decisions", "seat")}
        wanted = msgspec.convert({"kind": kind, "id": id, "bot": bot, **numbers}, PlayOn)
    except (KeyError, ValueError) as error:
        raise malformed(str(error)) from None
    opened = await asyncio.to_thread(branched, text, wanted, ask.me.person)
    return redirect(ask, f"/text/tables/{await open_branch(ask.services.tables, ask.me, opened)}")


def _page(request: Request, text: str, study: Study, back: str) -> Response:
    found = msgspec.json.decode(msgspec.json.encode(study), type=Study)
    language = language_of(request)
    players = [name.partition("@")[0] for name in replays.read(text.encode()).record.players]
    named = bot_names([name if Words(language).has(f"bot-{name}") else "" for name in players], Words(language))
    words = Words(language, [bot or name for bot, name in zip(named, players, strict=True)])
    decisions = [one for moment in found.moments for one in moment.decisions]
    return write(
        request,
        "study.html",
        words,
        study=found,
        back=back,
        post=back.replace("/text/replay/", "/text/study/"),
        refresh=REFRESH_S if found.state in ("waiting", "running") else 0,
        rows=_sums(found),
        decisions=[_row(one, words) for one in decisions],
        marked=[_comparison(one, words) for one in decisions if one.mark in MARKED],
        turning_point=found.summary.turning_point if found.summary else None,
    )


def _sums(study: Study) -> list[tuple[str, list[str]]]:
    if study.summary is None:
        return []
    seats = study.summary.seats
    return [
        ("accuracy", [f"{_percent(seat.accuracy)} %" for seat in seats]),
        ("start", [str(_percent(seat.start)) for seat in seats]),
        ("own", [f"{_signed(seat.own)} ± {_percent(seat.error)}" for seat in seats]),
        ("others", [_signed(seat.given) for seat in seats]),
        ("luck", [_signed(seat.luck) + _error(seat.luck_error) for seat in seats]),
        ("result", [str(_percent(seat.result)) for seat in seats]),
    ]


def _error(chance: float | None) -> str:
    return "" if chance is None else f" ± {_percent(chance)}"


def _signed(chance: float) -> str:
    return str(_percent(chance)).replace("-", "−")


def _percent(chance: float) -> int:
    return round(100 * chance)


def _action_text(decision: StudyDecision, place: int, words: Words) -> str:
    """What an action does, in words."""
    one = decision.alternatives[place]
    said = " ".join(words.text(event.key, **event.arguments) for event in one.events)
    return said or one.notation


def _row(decision: StudyDecision, words: Words) -> tuple[int, int, str, str, list[int]]:
    chances = [_percent(chance) for chance in decision.chances]
    action = _action_text(decision, decision.chosen, words)
    return decision.number, decision.round + 1, action, words.text(f"mark-{decision.mark}"), chances


def _comparison(decision: StudyDecision, words: Words) -> dict[str, Any]:
    sides = {}
    for side, place in (("chosen", decision.chosen), ("better", 0)):
        one = decision.alternatives[place]
        chance = words.text("study-chance", percent=_percent(one.chances[decision.seat]), error=_percent(one.error))
        then = " ".join(words.text(event.key, **event.arguments) for step in one.line[1:] for event in step.events)
        expected = words.text("study-then", text=then) if then else ""
        sides[side] = (_action_text(decision, place, words), chance, expected)
    loss = words.text(
        "study-loss",
        player=decision.seat,
        round=decision.round + 1,
        mark=decision.mark,
        percent=_percent(decision.loss),
    )
    why = [words.text(event.key, **event.arguments) for event in decision.why]
    return {"number": decision.number, "seat": decision.seat, "loss": loss, "sides": sides, "why": why}


ROUTES = [
    Route("/text/study/{kind}/{id}", ask_for, methods=["POST"]),
    Route("/text/study/{kind}/{id}/play-on", play_on, methods=["POST"]),
    Route("/text/study/{kind}/{id}/{analysis}", analysis_page),
]
