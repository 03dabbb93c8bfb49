"""Goofspiel, bound to the protocol that Postroad knows; what is not here is in GameDefaults."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from goofspiel import actions
from goofspiel.actions import Bid
from goofspiel.position import CARDS, NOTHING, SLUG, GoofspielPosition, laid_out
from goofspiel.view import View, imagine, view
from postroad.core.chance import Chance
from postroad.core.events import Event
from postroad.core.game import Entry, Game, Options, Standings, Step, Tally, no_action
from postroad.core.game_defaults import GameDefaults
from postroad.core.packing import from_bytes, unpacked
from postroad.core.refusals import Refusal, Refused

CARRY: Final = "carry"
EVENT: Final = "goofspiel-event-"


class Goofspiel(GameDefaults[GoofspielPosition, Bid]):
    """An old game of bids, with five cards."""

    slug = SLUG
    prefix = "GS"
    seats = range(2, 4)
    limit = CARDS
    choices: Mapping[str, Sequence[Any]] = {CARRY: (False, True)}
    kinds = tuple(str(card + 1) for card in range(CARDS))  # the prizes, by number

    def start(self, options: Options, seats: int, chance: Chance) -> GoofspielPosition:
        if unknown := sorted(set(options) - {CARRY}):
            raise Refused(Refusal("", "option-unknown", {"option": unknown[0], "known": CARRY}))
        carries = options.get(CARRY, False)
        if not isinstance(carries, bool):
            raise Refused(Refusal("", "option-value", {"option": CARRY, "value": str(carries), "known": "true false"}))
        if seats not in self.seats:
            raise Refused(Refusal("GS-1", "wrong-number-of-seats", {"seats": seats, "least": 2, "most": 3}))
        position = GoofspielPosition(seats, chance, carries=carries)
        position.turn_up()
        return position

    def opening(self, position: GoofspielPosition) -> list[Entry]:
        return _prize(position)

    def apply(self, position: GoofspielPosition, seat: int, action: Bid) -> Step[GoofspielPosition]:
        """Note the bid; the last one reveals all."""
        if not isinstance(action, Bid):
            raise no_action(action, "Bid(3)")
        if not position.legal(seat, 0) >> action.card - 1 & 1:
            raise Refused(self._refusal(position, seat, action))
        after = position.copy()
        after.advance(seat, action.card - 1)
        if after.round == position.round:
            return Step(after, [], reveals=False)
        bids = [*position.bids]
        bids[seat] = action.card - 1
        lines: list[Entry] = [{"seat": s, **actions.encode(Bid(card + 1))} for s, card in enumerate(bids)]
        return Step(after, [*lines, *_gain(position, after), *_prize(after)], reveals=True)

    def standings(self, position: GoofspielPosition, resigned: Collection[int] = ()) -> Standings:
        scores = tuple(position.scores)
        if position.prize != NOTHING:
            return Standings(scores)
        best = max(score for seat, score in enumerate(scores) if seat not in resigned)
        winners = [seat for seat, score in enumerate(scores) if score == best and seat not in resigned]
        return Standings(scores, tuple(winners), "over")

    def tally(self, position: GoofspielPosition) -> Tally:
        ended = ["last-prize"] if position.prize == NOTHING else []
        return Tally(position.round, ended, {"points-won": sum(position.scores)})

    def view(self, position: GoofspielPosition, seat: int | None) -> View:
        if seat is not None and not 0 <= seat < len(position.bids):
            raise Refused(_no_such_seat(position, seat))
        return view(position, seat)

    def open_view(self, position: GoofspielPosition) -> View:
        return view(position, None, is_open=True)

    def imagine(self, view: View, chance: Chance) -> GoofspielPosition:
        return imagine(view, chance)

    def unpack(self, data: bytes) -> GoofspielPosition:
        chance, table = unpacked(SLUG, data)
        return laid_out(chance, from_bytes(table))

    def prologue(self, position: GoofspielPosition) -> list[Event]:
        return [Event(EVENT + "prize", {"prize": position.prize + 1})]

    def narrate(self, before: GoofspielPosition, step: Step[GoofspielPosition], seat: int | None) -> list[Event]:
        if not step.reveals:
            ready = before.to_act() & ~step.position.to_act()
            return [Event(EVENT + "ready", {"player": s}) for s in range(len(before.bids)) if ready >> s & 1]
        return [_event(entry) for entry in step.entries]

    def number(self, action: Bid) -> int:
        return action.card - 1

    def named(self, position: GoofspielPosition, seat: int, number: int) -> Bid:
        if not 0 <= number < CARDS:
            raise actions.unknown(str(number))
        return Bid(number + 1)

    def parse(self, text: str) -> Bid:
        return actions.parse(text)

    def write(self, action: Bid) -> str:
        return actions.write(action)

    def encode(self, action: Bid) -> dict[str, Any]:
        return actions.encode(action)

    def decode(self, data: Mapping[str, Any]) -> Bid:
        return actions.decode(data)

    def draw_of(self, line: Entry) -> str | None:
        return str(line.get("prize")) if line.get("chance") == "prize" else None

    def may_resign(self, position: GoofspielPosition) -> bool:
        """Between rounds: nobody has bid yet."""
        return all(card == NOTHING for card in position.bids)

    def rule_of(self, entry: Entry) -> str:
        if "do" in entry:
            return "GS-11"
        return "GS-13" if "gain" in entry else "GS-10"

    def _refusal(self, position: GoofspielPosition, seat: int, action: Bid) -> Refusal:
        legal = tuple(actions.write(bid) for bid in self.legal(position, seat))
        if not 0 <= seat < len(position.bids):
            return _no_such_seat(position, seat)
        if position.prize == NOTHING:
            return Refusal("GS-15", "game-over")
        if position.bids[seat] != NOTHING:
            return Refusal("GS-11", "has-bid", {"player": seat})
        return Refusal("GS-11", "card-gone", {"card": action.card}, legal)


def _no_such_seat(position: GoofspielPosition, seat: int) -> Refusal:
    return Refusal("GS-1", "no-such-seat", {"player": seat, "seats": len(position.bids)})


def _gain(before: GoofspielPosition, after: GoofspielPosition) -> list[Entry]:
    """GS-13: who got the prize; nobody's prize is told by no line."""
    won = [(seat, now - then) for seat, (then, now) in enumerate(zip(before.scores, after.scores, strict=True))]
    return [{"gain": "points", "seat": seat, "points": points} for seat, points in won if points]


def _prize(position: GoofspielPosition) -> list[Entry]:
    return [] if position.prize == NOTHING else [{"chance": "prize", "prize": str(position.prize + 1)}]


def _event(entry: Entry) -> Event:
    match entry:
        case {"chance": "prize", "prize": prize}:
            return Event(EVENT + "prize", {"prize": int(prize)})
        case {"gain": "points", "seat": seat, "points": points}:
            return Event(EVENT + "points", {"player": seat, "points": points})
    return Event(EVENT + "bid", {"player": entry["seat"], "card": entry["card"]})


GOOFSPIEL: Final[Game[GoofspielPosition, Bid]] = Goofspiel()
