"""What is done at a table by forms: each becomes a command of the wire, and the page is shown anew."""

import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from postroad.core.refusals import Refusal, Refused
from postroad.server import wire
from postroad.server.http.route import malformed
from postroad.server.text.face import Values
from postroad.server.text.opening import plan_of
from postroad.server.text.paper import asked, form, language_of, see
from postroad.server.text.table import FACES, table_page

Form = dict[str, str]
ENTROPY_BYTES: Final = 16


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
    # A page without scripts has no chance of its own to add; the server adds some for it, and says so in the record.
    return {"is_ready": bool(fields.get("is_ready")), "entropy": secrets.token_hex(ENTROPY_BYTES)}


def _arrange(fields: Form) -> Values:
    plan = msgspec.to_builtins(plan_of(fields.get("plan", "")))
    return {"seat": _number(fields, "seat"), "plan": plan}


def _undo(fields: Form) -> Values:
    return {**_own_seat(fields), "to": _number(fields, "to")}


def _answer_undo(fields: Form) -> Values:
    return {**_own_seat(fields), "agrees": bool(fields.get("agrees"))}


def _chat(fields: Form) -> Values:
    return {"text": " ".join(fields.get("text", "").split())}


# What each form adds to its command; the action of `act` is the game's to read.
DEEDS: Final[dict[str, Callable[[Form], Values]]] = {
    "join": _own_seat,
    "leave": _own_seat,
    "arrange": _arrange,
    "ready": _ready,
    "undo": _undo,
    "answer-undo": _answer_undo,
    "resign": _own_seat,
    "return": _own_seat,
    "stand-in": _own_seat,
    "chat": _chat,
    "rematch": _nothing,
    "close-table": _nothing,
}


async def show(request: Request) -> Response:
    """A table, from the seat that was chosen."""
    ask = await asked(request)
    given = request.query_params.get("seat", "")
    seat = int(given[:2]) if given.isascii() and given.isdigit() else None
    return await table_page(ask, request.path_params["table"], seat, language_of(request))


async def do(request: Request) -> Response:
    """Carry out what a form says; if that is refused, say why above the table."""
    ask = await asked(request)
    table, deed = request.path_params["table"], request.path_params["deed"]
    fields = await form(request)
    given = fields.get("seat", "")
    seat = int(given[:2]) if given.isascii() and given.isdigit() and deed not in ("arrange", "stand-in") else None
    try:
        done = await ask.house.tables.command(ask.me, await _command(ask, table, deed, fields))
    except Refused as refused:
        if refused.refusal.key == "table-unknown":
            raise
        return await table_page(ask, table, seat, language_of(request), refused.refusal)
    if done.opened:
        return see(ask, f"/text/tables/{done.opened}")
    return see(ask, f"/text/tables/{table}" + (f"?seat={seat}" if seat is not None else ""))


async def _command(ask: Any, table: str, deed: str, fields: Form) -> Any:
    if deed == "act":
        action = FACES[(await ask.house.tables.table(table)).state.game.slug].action(fields)
        added = {**_own_seat(fields), "asked": _number(fields, "asked"), "action": action}
    elif deed in DEEDS:
        added = DEEDS[deed](fields)
    else:
        raise Refused(Refusal("", "not-found"))
    command = {"t": deed, "table": table, "command": fields.get("command", ""), **added}
    try:
        return msgspec.convert(command, wire.AnyCommand)
    except msgspec.ValidationError as error:
        raise malformed(str(error)) from error


ROUTES = [
    Route("/text/tables/{table}", show),
    Route("/text/tables/{table}/{deed}", do, methods=["POST"]),
]
