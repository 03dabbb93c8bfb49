"""King's Road, bound to the protocol that everyone outside knows."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from postroad.core.chance import Chance
from postroad.core.events import Event as CoreEvent
from postroad.core.game import Entry, Options, Standings, Step, Tally, no_action
from postroad.core.game_defaults import GameDefaults
from postroad.core.part_cache import Form
from postroad.core.refusals import Refusal, Refused
from postroad.games.kings_road import actions
from postroad.games.kings_road.actions import Choose
from postroad.games.kings_road.board import FACTS, LIMIT, SEATS
from postroad.games.kings_road.entries import entries, rule_of
from postroad.games.kings_road.journal import Event
from postroad.games.kings_road.narrate import narrate
from postroad.games.kings_road.options import HEREDITARY, as_options, terms
from postroad.games.kings_road.position import KingsRoadPosition, unpack
from postroad.games.kings_road.refuse import TOO_MANY_OR_FEW, reason, refusal
from postroad.games.kings_road.rules import begin, choose, suppose
from postroad.games.kings_road.scoring import is_won, winners
from postroad.games.kings_road.sums import COUNTED, ENDINGS, counts, endings
from postroad.games.kings_road.view import View, imagine
from postroad.games.kings_road.view_builder import ViewBuilder, open_view, view


class KingsRoad(GameDefaults[KingsRoadPosition, Choose]):
    """The game of Reiner Knizia, for 2 to 5."""

    slug = "kings-road"
    rules = 1
    seats = range(2, SEATS + 1)
    limit = LIMIT
    prefix = "KR"
    facts = FACTS
    choices: Mapping[str, Sequence[Any]] = {HEREDITARY: (False, True)}

    def start(self, options: Options, seats: int, chance: Chance) -> KingsRoadPosition:
        """A new game; nothing in it is left to chance."""
        if seats not in self.seats:
            raise Refused(Refusal("KR-1", "wrong-number-of-seats", {"seats": seats, "least": 2, "most": SEATS}))
        position = KingsRoadPosition(seats, terms(options, seats))
        begin(position)
        return position

    def legal(self, position: KingsRoadPosition, seat: int) -> list[Choose]:
        """One choice for each different play, by number; a seat that has chosen may still change its mind."""
        if not self._may_choose(position, seat):
            return []
        return actions.on(position.players[seat].menu)

    def apply(self, position: KingsRoadPosition, seat: int, action: Choose) -> Step[KingsRoadPosition]:
        """Note the choice as made; the last one reveals all."""
        if not isinstance(action, Choose):
            raise no_action(action, 'Choose(("witch",))')
        after, journal = carry_out(position, seat, action)
        return Step(after, entries(journal), reveals=bool(journal), journal=journal)

    def foresee(self, position: KingsRoadPosition, seat: int, action: Choose) -> Step[KingsRoadPosition]:
        """The choice, or a part of one, as if nobody else played: so that even the last to choose learns nothing."""
        why = reason(position, seat, action)
        is_part = why is not None and why[1] == TOO_MANY_OR_FEW and len(action.cards) < position.players[seat].menu.size
        if why and not is_part:
            raise Refused(refusal(position, seat, action))
        after = position.copy()
        journal: list[Event] = []
        after.journal = journal
        suppose(after, seat, actions.INDEX[action])
        after.journal = None
        return Step(after, [], reveals=False, journal=journal)

    def standings(self, position: KingsRoadPosition, resigned: Collection[int] = ()) -> Standings:
        scores = tuple(player.score for player in position.players)
        if position.choosing:
            return Standings(scores)
        if not is_won(position):  # KR-33
            return Standings(scores, (), "limit")
        return Standings(scores, tuple(winners(position, resigned)), "over")

    def tally(self, position: KingsRoadPosition) -> Tally:
        ended_by = [ENDINGS[place] for place in endings(position)]
        return Tally(position.round, ended_by, dict(zip(COUNTED, counts(position), strict=True)))

    def view(self, position: KingsRoadPosition, seat: int | None) -> View:
        if seat is not None and not 0 <= seat < len(position.players):
            raise Refused(Refusal("KR-1", "no-such-seat", {"player": seat, "seats": len(position.players)}))
        return view(position, seat)

    def open_view(self, position: KingsRoadPosition) -> View:
        return open_view(position)

    def view_builder(self, form: Form) -> ViewBuilder:
        return ViewBuilder(form)

    def imagine(self, view: View, chance: Chance) -> KingsRoadPosition:
        return imagine(view, chance)

    def unpack(self, data: bytes) -> KingsRoadPosition:
        return unpack(data)

    def narrate(self, before: KingsRoadPosition, step: Step[KingsRoadPosition], seat: int | None) -> list[CoreEvent]:
        return narrate(before, step.journal, step.position)

    def number(self, action: Choose) -> int:
        return actions.number(action)

    def named(self, position: KingsRoadPosition, seat: int, number: int) -> Choose:
        return actions.named(position.players[seat].menu, number)

    def parse(self, text: str) -> Choose:
        return actions.parse(text)

    def write(self, action: Choose) -> str:
        return actions.write(action)

    def encode(self, action: Choose) -> dict[str, Any]:
        return actions.encode(action)

    def decode(self, data: Mapping[str, Any]) -> Choose:
        return actions.decode(data)

    def settings(self, options: Options, position: KingsRoadPosition) -> dict[str, Any]:
        return {"options": as_options(position.terms)}

    def may_resign(self, position: KingsRoadPosition) -> bool:
        """Between rounds: nobody has chosen yet."""
        return not position.is_second and position.waiting == position.choosing

    def rule_of(self, entry: Entry) -> str:
        return rule_of(entry)

    def _may_choose(self, position: KingsRoadPosition, seat: int) -> bool:
        return 0 <= seat < len(position.players) and bool(position.choosing >> seat & 1)


def carry_out(position: KingsRoadPosition, seat: int, action: Choose) -> tuple[KingsRoadPosition, list[Event]]:
    """The position after an action, and what happened; raises Refused if the action is not legal."""
    if reason(position, seat, action):
        raise Refused(refusal(position, seat, action))
    after = position.copy()
    journal: list[Event] = []
    after.journal = journal
    choose(after, seat, actions.INDEX[action])
    after.journal = None
    return after, journal


KINGS_ROAD: Final = KingsRoad()
