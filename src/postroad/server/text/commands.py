"""What is done at a table by forms: each becomes a command of the wire, and the page is shown anew."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from postroad.core.refusals import Refusal, Refused
from postroad.server import wire
from postroad.server.http.route import malformed
from postroad.server.live.hinting import AskHint
from postroad.server.text.face import Values, face_of
from postroad.server.text.rendering import form, language_of, page_request, redirect
from postroad.server.text.table import table_page
from postroad.server.text.table_form import plan_of

Form = dict[str, str]


def _number(fields: Form, name: str) -> int:
    try:
        return int(fields[name][:12])
    except (KeyError, ValueError):
        raise malformed(name) from None


def _nothing(fields: Form) -> Values:
    return {}


def _own_seat(fields: Form) -> Values:
    return {"seat": _number(fields, "seat")} if fields.get("seat") else {}


def _ready(fields: Form) -> Values:
    return {"is_ready": bool(fields.get("is_ready"))}  # a page without scripts has no share of its own to add


def _arrange(fields: Form) -> Values:
    plan = msgspec.to_builtins(plan_of(fields.get("plan", "")))
    return {"seat": _number(fields, "seat"), "plan": plan}


def _undo(fields: Form) -> Values:
    return {**_own_seat(fields), "to": _number(fields, "to")}


def _withdraw(fields: Form) -> Values:
    return {**_own_seat(fields), "asked": _number(fields, "asked")}


def _answer_undo(fields: Form) -> Values:
    return {**_own_seat(fields), "agrees": bool(fields.get("agrees"))}


def _chat(fields: Form) -> Values:
    return {"text": " ".join(fields.get("text", "").split())}


def _learn(fields: Form) -> Values:
    return {"step": fields.get("step", "")[:40], "is_on": bool(fields.get("is_on"))}


# What each form adds to its command; the action of `act` is the game's to read.
COMMANDS: Final[dict[str, Callable[[Form], Values]]] = {
    "join": _own_seat,
    "leave": _own_seat,
    "arrange": _arrange,
    "ready": _ready,
    "undo": _undo,
    "withdraw": _withdraw,
    "answer-undo": _answer_undo,
    "resign": _own_seat,
    "return": _own_seat,
    "stand-in": _own_seat,
    "vote-stand-in": _own_seat,
    "chat": _chat,
    "rematch": _nothing,
    "close-table": _nothing,
    "learn": _learn,
}


async def show(request: Request) -> Response:
    """A table, from the seat that was chosen."""
    ask = await page_request(request)
    given = request.query_params.get("seat", "")
    seat = int(given[:2]) if given.isascii() and given.isdigit() else None
    return await table_page(ask, request.path_params["table"], seat, language_of(request))


async def do(request: Request) -> Response:
    """Carry out what a form says; if that is refused, say why above the table."""
    ask = await page_request(request)
    table, command = request.path_params["table"], request.path_params["command"]
    fields = await form(request)
    given = fields.get("seat", "")
    seat = (
        int(given[:2])
        if given.isascii() and given.isdigit() and command not in ("arrange", "stand-in", "vote-stand-in")
        else None
    )
    try:
        done = await ask.services.tables.command(ask.me, await _command(ask, table, command, fields))
    except Refused as refused:
        if refused.refusal.key == "table-unknown":
            raise
        return await table_page(ask, table, seat, language_of(request), refused.refusal, fields)
    if done.opened:
        return redirect(ask, f"/text/tables/{done.opened}")
    return redirect(ask, f"/text/tables/{table}" + (f"?seat={seat}" if seat is not None else ""))


async def hint(request: Request) -> Response:
    """A hint above the table, one step further each time."""
    ask = await page_request(request)
    table, fields = request.path_params["table"], await form(request)
    seat = _own_seat(fields).get("seat")
    try:
        wanted = msgspec.convert(
            {"asked": _number(fields, "asked"), "step": _number(fields, "step"), "seat": seat}, AskHint
        )
    except msgspec.ValidationError as error:
        raise malformed(str(error)) from error
    try:
        advice = await ask.services.hints.hint(ask.me, table, wanted)
    except Refused as refused:
        if refused.refusal.key == "table-unknown":
            raise
        return await table_page(ask, table, seat, language_of(request), refused.refusal)
    return await table_page(ask, table, seat, language_of(request), advice=advice)


async def _command(ask: Any, table: str, command: str, fields: Form) -> Any:
    if command == "act":
        action = face_of((await ask.services.tables.table(table)).state.game.slug).action(fields)
        added = {**_own_seat(fields), "asked": _number(fields, "asked"), "action": action}
    elif command in COMMANDS:
        added = COMMANDS[command](fields)
    else:
        raise Refused(Refusal("", "not-found"))
    message = {"t": command, "table": table, "command": fields.get("command", ""), **added}
    try:
        return msgspec.convert(message, wire.AnyCommand)
    except msgspec.ValidationError as error:
        raise malformed(str(error)) from error


ROUTES = [
    Route("/text/tables/{table}", show),
    Route("/text/tables/{table}/hint", hint, methods=["POST"]),
    Route("/text/tables/{table}/{command}", do, methods=["POST"]),
]
