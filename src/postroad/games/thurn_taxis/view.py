"""What one seat may know (TT-50), and a position that it could be a view of."""

from dataclasses import dataclass
from typing import Final

from postroad.core.bits import bit, members_of
from postroad.core.chance import Chance
from postroad.core.refusals import Refusal
from postroad.games.thurn_taxis.actions import Action
from postroad.games.thurn_taxis.board import (
    ALL_CARDS,
    CITIES,
    NEIGHBOURS,
    PROVINCE_OF,
    STACK_TILES,
    STACKS,
    TILE_POINTS,
    set_of,
)
from postroad.games.thurn_taxis.deal import SPECTATOR, deal
from postroad.games.thurn_taxis.editions import Switches
from postroad.games.thurn_taxis.names import heap_of, play_by
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.state import Player

PHASES: Final = (
    "take", "taken", "take-second", "play", "played", "play-second", "place", "short", "discard", "done", "over",
)  # fmt: skip
NO_CARRIAGE: Final = 2
TILES: Final = {
    tile: (stack, TILE_POINTS[tile])
    for stack, tiles in zip(STACKS, STACK_TILES, strict=True)
    for tile in members_of(tiles)
}


@dataclass(frozen=True)
class PlayerView:
    """One player as the viewer sees them."""

    hand: tuple[str, ...] | None  # the viewer's own alone
    hand_size: int
    known: tuple[str, ...]  # hand cards that everyone saw taken
    drawn: tuple[str, ...] | None  # what the owner drew since the last reshuffle, untold; own alone
    old: int  # at most so many hidden cards come from before the last reshuffle
    route: tuple[str, ...]
    offices: tuple[str, ...]
    supply: int
    carriage: int  # 0 for none
    tiles: tuple[tuple[str, int], ...]  # stack and points
    points: int | None  # tiles lie face down: shown to the owner, though anyone may count


@dataclass(frozen=True)
class View:
    """The table as one seat, or a spectator (None), may know it."""

    seat: int | None
    switches: Switches
    first: int
    round: int
    turn: int  # the seat whose turn it is
    phase: str
    has_official: bool
    must_call: bool
    closing_each: bool
    pending: tuple[str, ...]  # cities still open to the closing's offices
    choices: tuple[str, ...]
    display: tuple[str | None, ...]
    deck_size: int
    pool: tuple[str, ...]  # cards that may lie in the deck, for all that everyone saw
    discard: tuple[str, ...]
    stacks: dict[str, tuple[int, ...]]  # tiles left, top first
    players: tuple[PlayerView, ...]
    legal: tuple[Action, ...]
    barred: tuple[tuple[Action, Refusal], ...]  # what one might expect but cannot do now

    def turn_id(self) -> tuple[int, int]:
        """Which turn it is, as `Position.turn` says."""
        return self.round, 0


def imagine(seen: View, chance: Chance) -> ThurnTaxisPosition:
    """A position that the viewer cannot tell from the true one; it draws from `chance`."""
    state = ThurnTaxisPosition(len(seen.players), chance)
    play_by(state, seen.switches)
    state.first, state.round, state.seat = seen.first, seen.round, seen.turn
    state.me = state.players[seen.turn]
    state.phase = PHASES.index(seen.phase)
    state.has_official, state.must_call = seen.has_official, seen.must_call
    state.closing_each = seen.closing_each
    state.pending, state.choices = set_of(list(seen.pending)), set_of(list(seen.choices))
    state.filled = sum(bit(slot) for slot, city in enumerate(seen.display) if city)
    state.display = sum(CITIES.index(city) << 5 * slot for slot, city in enumerate(seen.display) if city)
    state.discard, state.discard_size = heap_of(seen.discard), len(seen.discard)
    state.pool, state.deck_size = heap_of(seen.pool), seen.deck_size
    for player, shown in zip(state.players, seen.players, strict=True):
        _imagine_player(player, shown)
        state.tiles &= ~player.tiles
    seen_cards = sum(player.hand + player.route for player in state.players) + state.discard
    state.deck = ALL_CARDS - seen_cards - heap_of([city for city in seen.display if city])
    deal(state, SPECTATOR if seen.seat is None else seen.seat, chance)
    return state


def _imagine_player(player: Player, shown: PlayerView) -> None:
    player.known = heap_of(shown.known)
    player.hand = heap_of(shown.known if shown.hand is None else shown.hand)
    player.drawn = heap_of(shown.drawn or ())
    player.hand_size, player.old = shown.hand_size, shown.old
    for place, city in enumerate(shown.route):
        number = CITIES.index(city)
        if place == 0:
            player.left_reach = NEIGHBOURS[number]
        player.right_reach = NEIGHBOURS[number]
        player.add_right(number)
        player.length += 1
        player.visited |= bit(PROVINCE_OF[number])
    player.route = set_of(list(shown.route))
    player.offices, player.supply = set_of(list(shown.offices)), shown.supply
    for city in shown.offices:
        player.present |= bit(PROVINCE_OF[CITIES.index(city)])
    player.carriage = shown.carriage or NO_CARRIAGE
    player.tiles = sum(_tile(stack, worth) for stack, worth in shown.tiles)


def _tile(stack: str, worth: int) -> int:
    return next(bit(tile) for tile, shown in TILES.items() if shown == (stack, worth))
