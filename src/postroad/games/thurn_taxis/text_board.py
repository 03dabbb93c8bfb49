"""A position as a table to read at the prompt; everything is shown, hands too."""

from typing import Final

from postroad.core.bits import members_of
from postroad.games.thurn_taxis.board import CITIES, SLOTS, STACK_TILES, STACKS, TILE_POINTS
from postroad.games.thurn_taxis.editions import EDITIONS
from postroad.games.thurn_taxis.names import cards, cities, route, switches_of
from postroad.games.thurn_taxis.scoring import points
from postroad.games.thurn_taxis.state import State

_PHASES: Final = (
    "take", "taken", "take a second", "play", "played", "play a second", "place an office",
    "cartwright?", "discard", "end", "over",
)  # fmt: skip


def text_board(state: State) -> str:
    display = "  ".join(
        f"{slot + 1} {CITIES[state.slot(slot)] if state.filled >> slot & 1 else '-'}" for slot in range(SLOTS)
    )
    return "\n".join(
        [
            f"thurn-taxis {_edition(state)}, round {state.round + 1}, seat {state.seat}: {_PHASES[state.phase]}",
            f"display  {display}  (deck {state.deck_size}, discarded {state.discard_size})",
            f"bonuses  {_stacks(state)}",
            *(_row(state, seat) for seat in range(len(state.players))),
        ]
    )


def _edition(state: State) -> str:
    chosen = switches_of(state)
    return next((name for name, edition in EDITIONS.items() if edition == chosen), "custom")


def _stacks(state: State) -> str:
    left = {
        stack: [TILE_POINTS[tile] for tile in members_of(state.tiles & STACK_TILES[number])]
        for number, stack in enumerate(STACKS)
    }
    return "  ".join(f"{stack} {'/'.join(map(str, tiles)) or '-'}" for stack, tiles in left.items())


def _row(state: State, seat: int) -> str:
    player = state.players[seat]
    carriage = str(player.carriage) if player.carriage > 2 else "-"
    tiles = "+".join(str(TILE_POINTS[tile]) for tile in members_of(player.tiles)) or "-"
    return (
        f"{'>' if seat == state.seat else ' '} seat {seat}  route {'-'.join(route(player)) or '-'}"
        f"  hand {' '.join(cards(player.hand)) or '-'}  offices {' '.join(cities(player.offices)) or '-'}"
        f" ({player.supply} left)  carriage {carriage}  tiles {tiles}  points {points(player)}"
    )
