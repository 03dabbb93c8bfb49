"""Thurn und Taxis, bound to the protocol that everyone outside knows."""

from typing import Final

from postroad.core.bits import members_of
from postroad.core.chance import Chance
from postroad.core.game import Entry, Game, Options, Standings, Step
from postroad.core.refusals import Refusal, Refused
from postroad.games.thurn_taxis import actions, editions
from postroad.games.thurn_taxis.actions import Action
from postroad.games.thurn_taxis.board import PROVINCES
from postroad.games.thurn_taxis.entries import entries, opening
from postroad.games.thurn_taxis.numbers import OVER
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.refuse import refusal
from postroad.games.thurn_taxis.rules import LIMIT, begin
from postroad.games.thurn_taxis.scoring import end_holder, winner

_OPTIONS: Final = {"edition", "first", *editions.CHOICES}


class ThurnTaxis:
    """The game of Karen and Andreas Seyfarth, for 2 to 4."""

    slug = "thurn-taxis"
    rules = 1
    seats = range(2, 5)
    limit = LIMIT

    def start(self, options: Options, seats: int, chance: Chance) -> ThurnTaxisPosition:
        """A new game; `first` is the seat that begins, drawn by lot where it is not given (TT-4)."""
        if unknown := sorted(set(options) - _OPTIONS):
            raise Refused(Refusal("", "option-unknown", {"option": unknown[0], "known": " ".join(sorted(_OPTIONS))}))
        switches = editions.switches(options)
        if seats not in self.seats:
            raise Refused(Refusal("TT-1", "wrong-number-of-seats", {"seats": seats, "least": 2, "most": 4}))
        first = options.get("first")
        if first is not None and (type(first) is not int or not 0 <= first < seats):
            raise Refused(Refusal("TT-4", "first-is-no-seat", {"first": str(first), "seats": seats}))
        position = ThurnTaxisPosition(seats, chance)
        position.asked = (1 << len(PROVINCES)) - 1
        if switches.all_provinces == 8:
            position.asked ^= 1 << PROVINCES.index("bayern")
        position.only_stuck = switches.abandon == "stuck"
        position.only_first = switches.postmaster == "first"
        begin(position, chance.first(seats) if first is None else first)
        return position

    def opening(self, position: ThurnTaxisPosition) -> list[Entry]:
        return opening(position)

    def to_act(self, position: ThurnTaxisPosition) -> list[int]:
        return members_of(position.to_act())

    def legal(self, position: ThurnTaxisPosition, seat: int) -> list[Action]:
        return [actions.named(position, number) for number in members_of(position.legal(seat, 0))]

    def apply(self, position: ThurnTaxisPosition, seat: int, action: Action) -> Step[ThurnTaxisPosition]:
        if action not in self.legal(position, seat):
            raise Refused(self.refuse(position, seat, action))
        after = position.copy()
        after.advance(seat, actions.NUMBERS[action])
        lines = entries(position, action, after)
        return Step(after, lines, reveals=any("chance" in line or line.get("do") == "draw" for line in lines))

    def refuse(self, position: ThurnTaxisPosition, seat: int, action: Action) -> Refusal:
        instead = tuple(actions.write(legal) for legal in self.legal(position, seat))
        return refusal(position, seat, action, instead)

    def standings(self, position: ThurnTaxisPosition) -> Standings:
        scores = tuple(position.points(seat) for seat in range(len(position.players)))
        if position.phase != OVER:
            return Standings(scores)
        if end_holder(position) < 0:
            return Standings(scores, (), "limit")
        return Standings(scores, (winner(position),), "over")

    def number(self, action: Action) -> int:
        return actions.NUMBERS[action]

    def named(self, position: ThurnTaxisPosition, seat: int, number: int) -> Action:
        return actions.named(position, number)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def write(self, action: Action) -> str:
        return actions.write(action)


THURN_TAXIS: Final[Game[ThurnTaxisPosition, Action]] = ThurnTaxis()
