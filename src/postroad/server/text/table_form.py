"""Opening a table by a form: what can be chosen, and what was."""

from typing import Any, Final

import msgspec

from postroad.bots.roster import for_newcomers, usual_spec
from postroad.core.refusals import Refusal, Refused
from postroad.i18n import Words
from postroad.server.answers import GameInfo
from postroad.server.http.games import game_list
from postroad.server.http.route import malformed
from postroad.server.text.face import Values
from postroad.server.text.table import bots
from postroad.server.wire import Clock, OpenTable, SeatPlan

# What a form offers; the API takes any number of seconds.
CLOCKS: Final = {
    "none": Clock(),
    "turn-60": Clock("turn", 60),
    "turn-86400": Clock("turn", 86400),
    "turn-259200": Clock("turn", 3 * 86400),
    "bank-1200": Clock("bank", 1200),
    "bank-3600": Clock("bank", 3600),
}


def game_of(slug: str) -> GameInfo | None:
    """A game by its name."""
    return next((game for game in game_list().games if game.slug == slug), None)


def choices(game: GameInfo, words: Words) -> Values:
    """What the form offers."""
    people = [("me", words.text("text-seat-you")), ("open", words.text("text-open-seat"))]
    seats = [[*people, *bots(game.slug, words)] for _ in range(game.most)]
    for seat in range(game.least, game.most):
        seats[seat] = [("", words.text("text-no-seat")), *seats[seat]]
    bot = f"bot {usual_spec(for_newcomers(game.slug))}"
    chosen = ["me", *[bot] * (game.least - 1), *[""] * (game.most - game.least)]
    return {
        "seats": seats,
        "chosen": chosen,
        "options": [_option(game, name, values, words) for name, values in game.choices.items()],
        "notes": [f"{words.text(f'edition-{name}')}: {words.text(f'edition-{name}-about')}" for name in game.editions],
        "clocks": list(CLOCKS),
    }


def wanted(game: GameInfo, form: dict[str, str]) -> OpenTable:
    """The table that a form asks for; raises Refused if it asks for none that can be."""
    plans = [plan_of(form.get(f"seat{seat}", "")) for seat in range(game.most) if form.get(f"seat{seat}")]
    asked = {
        "game": game.slug,
        "seats": [msgspec.to_builtins(plan) for plan in plans],
        "options": _options(game, form),
        "is_public": bool(form.get("public")),
        "clock": msgspec.to_builtins(CLOCKS.get(form.get("clock", ""), Clock())),
        "absence": form.get("absence", "wait"),
        "pace": form.get("pace", "calm"),
        "has_chat": bool(form.get("chat")),
        "is_rated": bool(form.get("rated")),
        "has_hints": bool(form.get("hints")),
    }
    try:
        return msgspec.convert(asked, OpenTable)
    except msgspec.ValidationError as error:
        raise malformed(str(error)) from error


def plan_of(value: str) -> SeatPlan:
    """Who is to sit at a seat, as a form says it."""
    kind, _, spec = value.partition(" ")
    if kind in ("me", "open") and not spec:
        return SeatPlan(kind)  # type: ignore[arg-type]
    if kind == "bot":
        return SeatPlan("bot", spec[:40])
    raise Refused(Refusal("", "malformed", {"text": value[:40]}))


def _option(game: GameInfo, name: str, values: list[Any], words: Words) -> Values:
    if name == "edition":
        return {
            "name": name,
            "label": words.text("text-edition"),
            "offers": [(value, words.text(f"edition-{value}")) for value in values],
        }
    if values == [False, True]:
        return {
            "name": name,
            "label": f"{words.text(f'option-{name}')}: {words.text(f'option-{name}-about')}",
            "offers": [("", words.text("text-no")), ("yes", words.text("text-yes"))],
        }
    usual = ("", words.text("text-by-edition"))
    named = [(str(value), words.text(f"switch-{name}-{value}")) for value in values]
    return {"name": name, "label": words.text(f"switch-{name}"), "offers": [usual, *named]}


def _options(game: GameInfo, form: dict[str, str]) -> dict[str, Any]:
    """What differs from the default; a single switch makes the edition one's own, with the rest of its base."""
    found: dict[str, Any] = {}
    for name, values in game.choices.items():
        given = form.get(f"option-{name}", "")
        if given == "yes" and True in values:
            found[name] = True
        elif given:
            found[name] = next((value for value in values if str(value) == given), given)
    switches = {name: value for name, value in found.items() if name in next(iter(game.editions.values()), {})}
    if switches or found.get("edition") == "custom":
        origin = game.editions.get(str(found.get("edition")), next(iter(game.editions.values())))
        found = {**origin, **switches, "edition": "custom"}
    return found
