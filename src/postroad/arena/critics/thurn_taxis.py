"""The blunders of Thurn und Taxis: routes abandoned and closed, cards discarded, officials called."""

from typing import Final

from postroad.core.bits import bit, members_of
from postroad.games.thurn_taxis.actions import Abandon, Action, Call, CloseEach, CloseProvince, Discard
from postroad.games.thurn_taxis.board import CITIES, LAST_CARRIAGE, NEIGHBOURS, SLOTS, kinds
from postroad.games.thurn_taxis.legal import SHORTEST_ROUTE, extensions
from postroad.games.thurn_taxis.numbers import PLACE, SHORT
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.rules import HELP
from postroad.games.thurn_taxis.state import Player

ABANDONS: Final = "abandons what it could close"  # for an office or a carriage, this very turn
CLOSES: Final = "closes for nothing"  # neither office nor carriage nor bonus
DISCARDS: Final = "discards what fits, keeps what is dead"
IDLE: Final = "plays a special card to no effect"


class ThurnTaxisCritic:
    """Routes abandoned and closed, cards discarded, officials called."""

    def __init__(self) -> None:
        self._is_doubtful = False  # a route was closed that nothing but the Cartwright can make worth it

    def judge(self, before: ThurnTaxisPosition, seat: int, action: Action, after: ThurnTaxisPosition) -> str | None:
        match action:
            case Abandon():
                return ABANDONS if _could_close(before.me, has_official=before.has_official) else None
            case CloseEach() | CloseProvince():
                is_idle = after.phase != PLACE and _taken(before, seat) == _taken(after, seat)
                self._is_doubtful = is_idle and after.phase == SHORT
                return CLOSES if is_idle and not self._is_doubtful else None
            case Call("administrator"):
                return IDLE if _shown(before) == _shown(after) else None
        if before.phase == SHORT and self._is_doubtful and action != Call("cartwright"):
            return CLOSES
        if isinstance(action, Discard):
            return DISCARDS if _wastes(before.me, CITIES.index(action.city)) else None
        return None


def _could_close(me: Player, *, has_official: bool) -> bool:
    """Whether a card at hand makes the route one that an office or a carriage can be had for at once."""
    length = me.length + 1
    cards = extensions(me)
    if not cards or length < SHORTEST_ROUTE:
        return False
    reach = length + HELP if has_official else length
    if me.carriage < reach and me.carriage < LAST_CARRIAGE:
        return True
    return me.supply > 0 and bool((me.route | kinds(cards)) & ~me.offices)


def _taken(position: ThurnTaxisPosition, seat: int) -> tuple[int, int]:
    return position.players[seat].carriage, position.players[seat].tiles


def _shown(position: ThurnTaxisPosition) -> list[int]:
    return sorted(position.slot(slot) for slot in range(SLOTS) if position.filled & bit(slot))


def _wastes(me: Player, city: int) -> bool:
    """Whether a single card that joins another and may yet be an office goes while a dead one stays."""
    if _copies(me, city) > 1 or me.offices & bit(2 * city) or not _joins(me, city):
        return False
    others = [member >> 1 for member in members_of(kinds(me.hand)) if member != 2 * city]
    return any(_is_dead(me, other) for other in others)


def _is_dead(me: Player, city: int) -> bool:
    """Whether one card of a city is of no use: it is there twice, or joins no other and has its office."""
    return _copies(me, city) > 1 or (not _joins(me, city) and bool(me.offices & bit(2 * city)))


def _copies(me: Player, city: int) -> int:
    return me.hand >> 2 * city & 3


def _joins(me: Player, city: int) -> bool:
    return bool(NEIGHBOURS[city] & kinds(me.hand))


CRITIC: Final = ThurnTaxisCritic
