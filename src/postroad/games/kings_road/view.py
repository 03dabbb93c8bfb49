"""What one seat may know: everything but the others' choices not yet revealed (KR-50)."""

from dataclasses import dataclass, field, replace
from functools import lru_cache

from postroad.core.bits import bit
from postroad.core.chance import Chance
from postroad.core.refusals import Refusal
from postroad.games.kings_road import actions
from postroad.games.kings_road.actions import Choose
from postroad.games.kings_road.board import FIELD, MARKERS, REGIONS
from postroad.games.kings_road.numbers import menu
from postroad.games.kings_road.options import terms
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.state import Player


@dataclass(frozen=True)
class Menu:
    """What a seat may choose, in few words: so many of these cards, and where special ones stand."""

    count: int
    cards: tuple[str, ...]
    alone: tuple[str, ...]  # those of them that go alone
    last: tuple[str, ...]  # those that come last, and may be declined


@dataclass(frozen=True)
class PlayerView:
    """One player as the viewer sees them."""

    score: int
    supply: int  # markers at hand
    markers: dict[str, int]  # by region, nobles included
    nobles: tuple[str, ...]
    cards: tuple[str, ...]  # still owned
    has_chosen: bool
    choice: Choose | None  # the viewer's own alone
    earns: dict[str, int] = field(default_factory=dict)  # by region, what the places now held there would earn
    chains: tuple[tuple[str, ...], ...] = ()  # of nobles: each earns a point for every noble in it


@dataclass(frozen=True)
class View:
    """The table as one seat, or a spectator (None), may know it."""

    seat: int | None
    hereditary_nobles: bool
    banners: dict[str, tuple[int, ...]]
    sources: dict[str, str]  # where each banner is known from
    places: int  # how many of a banner's numbers can be earned by this number of players
    king: str
    scoring: tuple[str, ...]  # the regions that score at the end of this round, in order, as far as is revealed
    round: int
    dragons: int  # played this round and revealed
    is_second: bool  # the Witch players choose again
    choosing: tuple[int, ...]
    waiting: tuple[int, ...]  # those of them who have not chosen yet
    players: tuple[PlayerView, ...]
    menu: Menu | None
    barred: tuple[tuple[Choose, Refusal], ...]

    @property
    def legal(self) -> tuple[Choose, ...]:
        """One choice for each different play on the menu."""
        return _offers(self.menu) if self.menu else ()

    def turn_id(self) -> tuple[int, int]:
        """Which turn it is, as `Position.turn` says."""
        return self.round, int(self.is_second)

    def unchosen(self) -> "View":
        """The same moment before anyone has chosen."""
        players = tuple(replace(player, has_chosen=False, choice=None) for player in self.players)
        return replace(self, waiting=self.choosing, players=players)


@lru_cache(maxsize=32)  # there are few menus, and hundreds of plays on each
def _offers(offered: Menu) -> tuple[Choose, ...]:
    has_dragon, has_witch = (special in offered.cards for special in ("dragon", "witch"))
    return tuple(actions.on(menu(offered.count, has_dragon=has_dragon, has_witch=has_witch)))


def imagine(seen: View, chance: Chance) -> KingsRoadPosition:
    """A position that the viewer cannot tell from the true one: hidden choices are drawn by lot."""
    chosen = {"hereditary_nobles": seen.hereditary_nobles, "banners": seen.banners}
    state = KingsRoadPosition(len(seen.players), terms(chosen, len(seen.players)))
    state.king, state.round = REGIONS.index(seen.king), seen.round
    state.dragons, state.is_second = seen.dragons, seen.is_second
    state.choosing = sum(bit(seat) for seat in seen.choosing)
    state.waiting = sum(bit(seat) for seat in seen.waiting)
    for player, shown in zip(state.players, seen.players, strict=True):
        _imagine_player(player, shown, chance)
    return state


def _imagine_player(player: Player, shown: PlayerView, chance: Chance) -> None:
    player.score, player.supply = shown.score, shown.supply
    player.markers = sum(count << FIELD * REGIONS.index(region) for region, count in shown.markers.items())
    player.nobles = sum(bit(REGIONS.index(region)) for region in shown.nobles)
    player.has_dragon, player.has_witch = "dragon" in shown.cards, "witch" in shown.cards
    assert player.supply + sum(shown.markers.values()) == MARKERS
    player.menu = menu(player.supply, has_dragon=player.has_dragon, has_witch=player.has_witch)
    if shown.choice is not None:
        player.choice = actions.INDEX[shown.choice]
    elif shown.has_chosen:
        numbers = player.menu.numbers
        player.choice = player.menu.canonical[numbers[chance.below(len(numbers))]]
