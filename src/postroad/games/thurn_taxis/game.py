"""Thurn und Taxis, bound to the protocol that everyone outside knows."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from postroad.core.bits import members_of
from postroad.core.chance import Chance
from postroad.core.events import Event
from postroad.core.game import Entry, Options, Standings, Step, Tally, no_action
from postroad.core.game_defaults import GameDefaults
from postroad.core.part_cache import Form
from postroad.core.refusals import Refusal, Refused
from postroad.games.thurn_taxis import actions
from postroad.games.thurn_taxis.actions import Action
from postroad.games.thurn_taxis.board import CITIES, FACTS
from postroad.games.thurn_taxis.editions import CHOICES, CUSTOM, DEFAULT, EDITIONS, switches
from postroad.games.thurn_taxis.entries import draw_of, entries, opening, rule_of
from postroad.games.thurn_taxis.names import cards, play_by
from postroad.games.thurn_taxis.narrate import PREFIX, is_told_more, narrate
from postroad.games.thurn_taxis.numbers import OVER, SHORT
from postroad.games.thurn_taxis.position import ThurnTaxisPosition, unpack
from postroad.games.thurn_taxis.refuse import refusal
from postroad.games.thurn_taxis.rules import LIMIT, begin
from postroad.games.thurn_taxis.scoring import end_holder, winner
from postroad.games.thurn_taxis.sums import COUNTED, ENDINGS, counts, endings
from postroad.games.thurn_taxis.view import View, imagine
from postroad.games.thurn_taxis.view_builder import ViewBuilder, open_view, view

_OPTIONS: Final = {"edition", "first", *CHOICES}


class ThurnTaxis(GameDefaults[ThurnTaxisPosition, Action]):
    """The game of Karen and Andreas Seyfarth, for 2 to 4."""

    slug = "thurn-taxis"
    rules = 1
    seats = range(2, 5)
    limit = LIMIT
    prefix = "TT"
    facts = FACTS
    editions: Mapping[str, Options] = {name: asdict(chosen) for name, chosen in EDITIONS.items()}
    choices: Mapping[str, Sequence[Any]] = {"edition": (*EDITIONS, CUSTOM), **CHOICES}
    kinds = CITIES

    def start(self, options: Options, seats: int, chance: Chance) -> ThurnTaxisPosition:
        """A new game; `first` is the seat that begins, drawn by lot where it is not given (TT-4)."""
        if unknown := sorted(set(options) - _OPTIONS):
            raise Refused(Refusal("", "option-unknown", {"option": unknown[0], "known": " ".join(sorted(_OPTIONS))}))
        chosen = switches(options)
        if seats not in self.seats:
            raise Refused(Refusal("TT-1", "wrong-number-of-seats", {"seats": seats, "least": 2, "most": 4}))
        first = options.get("first")
        if first is not None and (type(first) is not int or not 0 <= first < seats):
            raise Refused(Refusal("TT-4", "first-is-no-seat", {"first": str(first), "seats": seats}))
        position = ThurnTaxisPosition(seats, chance)
        play_by(position, chosen)
        begin(position, chance.first(seats) if first is None else first)
        return position

    def opening(self, position: ThurnTaxisPosition) -> list[Entry]:
        return opening(position)

    def legal(self, position: ThurnTaxisPosition, seat: int) -> list[Action]:
        if seat != position.seat:
            return []
        return [actions.named(position, number) for number in members_of(position.legal(seat, 0))]

    def apply(self, position: ThurnTaxisPosition, seat: int, action: Action) -> Step[ThurnTaxisPosition]:
        number = actions.NUMBERS.get(action)
        if number is None:
            raise no_action(action, "Take(0)")
        is_legal = seat == position.seat and position.legal(seat, 0) >> number & 1
        meant = actions.named(position, number)  # other actions may have its number now
        if not is_legal or (meant is not action and meant != action):
            instead = tuple(actions.write(legal) for legal in self.legal(position, seat))
            raise Refused(refusal(position, seat, action, instead))
        after = position.copy()
        after.advance(seat, number)
        lines = entries(position, action, after)
        told = [line for line in lines if "chance" in line or line.get("do") == "draw"]
        return Step(after, lines, reveals=bool(told))

    def standings(self, position: ThurnTaxisPosition, resigned: Collection[int] = ()) -> Standings:
        scores = tuple(position.points(seat) for seat in range(len(position.players)))
        if position.phase != OVER:
            return Standings(scores)
        if end_holder(position) < 0:
            return Standings(scores, (), "limit")
        return Standings(scores, (winner(position, resigned),), "over")

    def tally(self, position: ThurnTaxisPosition) -> Tally:
        ended_by = [ENDINGS[place] for place in endings(position)]
        return Tally(position.round, ended_by, dict(zip(COUNTED, counts(position), strict=True)))

    def view(self, position: ThurnTaxisPosition, seat: int | None) -> View:
        if seat is not None and not 0 <= seat < len(position.players):
            raise Refused(Refusal("TT-1", "no-such-seat", {"player": seat, "seats": len(position.players)}))
        return view(position, seat)

    def open_view(self, position: ThurnTaxisPosition) -> View:
        return open_view(position)

    def view_builder(self, form: Form) -> ViewBuilder:
        return ViewBuilder(form)

    def imagine(self, view: View, chance: Chance) -> ThurnTaxisPosition:
        return imagine(view, chance)

    def unpack(self, data: bytes) -> ThurnTaxisPosition:
        return unpack(data)

    def prologue(self, position: ThurnTaxisPosition) -> list[Event]:
        return [Event(PREFIX + "first", {"player": position.first})]

    def narrate(self, before: ThurnTaxisPosition, step: Step[ThurnTaxisPosition], seat: int | None) -> list[Event]:
        return narrate(before, step.entries, step.position, seat)

    def is_told_more(self, step: Step[ThurnTaxisPosition], seat: int | None) -> bool:
        return is_told_more(step.entries, seat)

    def number(self, action: Action) -> int:
        return actions.NUMBERS[action]

    def named(self, position: ThurnTaxisPosition, seat: int, number: int) -> Action:
        return actions.named(position, number)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def write(self, action: Action) -> str:
        return actions.write(action)

    def encode(self, action: Action) -> dict[str, Any]:
        return actions.encode(action)

    def decode(self, data: Mapping[str, Any]) -> Action:
        return actions.decode(data)

    def settings(self, options: Options, position: ThurnTaxisPosition) -> dict[str, Any]:
        edition = options.get("edition", DEFAULT)
        chosen = {name: options[name] for name in CHOICES} if edition == CUSTOM else {}
        return {"edition": edition, "options": chosen, "first": position.first}

    def options(self, settings: Mapping[str, Any]) -> Options:
        for name, kind in {"edition": str, "options": dict, "first": int}.items():
            if type(settings.get(name)) is not kind:
                raise Refused(Refusal("", "setting-missing", {"option": name}))
        if unknown := sorted(set(settings["options"]) - set(CHOICES)):
            raise Refused(Refusal("", "option-unknown", {"option": unknown[0], "known": " ".join(CHOICES)}))
        return {**settings["options"], "edition": settings["edition"], "first": settings["first"]}

    def hands(self, position: ThurnTaxisPosition) -> Entry:
        return {"hands": [cards(player.hand) for player in position.players]}

    def draw_of(self, line: Entry) -> str | None:
        return draw_of(line)

    def may_resign(self, position: ThurnTaxisPosition) -> bool:
        """Not while a closing waits for the Cartwright: its consequences are not complete."""
        return position.phase != SHORT

    def rule_of(self, entry: Entry) -> str:
        return rule_of(entry)


THURN_TAXIS: Final = ThurnTaxis()
