"""A position as a table to read at the prompt; everything is shown, choices not yet revealed too."""

from collections.abc import Callable
from typing import Final

from postroad.core.bits import members_of
from postroad.games.kings_road.board import CARDS, FIELD, FULL, REGIONS
from postroad.games.kings_road.numbers import CHOICES, NO_CHOICE
from postroad.games.kings_road.state import Player, State

_LABEL: Final = max(map(len, REGIONS)) + 1
_BANNER: Final = 9
_SEAT: Final = 8


def portrait(state: State) -> str:
    seats = "".join(f"{f'seat {seat}':>{_SEAT}}" for seat in range(len(state.players)))
    return "\n".join(
        [
            f"kings-road{', hereditary nobles' if state.terms.is_hereditary else ''}, {_moment(state)}",
            f"{'':{_LABEL + 2}}{'banner':{_BANNER}}{seats}",
            *(_region(state, region) for region in range(len(REGIONS))),
            _row(state, "at hand", lambda player: str(player.supply)),
            _row(
                state, "cards", lambda player: " ".join(["DR"] * player.has_dragon + ["WI"] * player.has_witch) or "-"
            ),
            _row(state, "points", lambda player: str(player.score)),
            *(f"  seat {seat} has chosen {_choice(player)}" for seat, player in _chosen(state)),
        ]
    )


def _moment(state: State) -> str:
    if not state.choosing:
        return f"over after {state.round} rounds"
    seats = " ".join(map(str, members_of(state.waiting)))
    again = " again" if state.is_second else ""
    dragons = f", Dragons {state.dragons}" if state.dragons else ""
    return f"round {state.round + 1}{dragons}, to choose{again}: {seats}"


def _region(state: State, region: int) -> str:
    def cell(player: Player) -> str:
        """The markers, and a star for the noble among them."""
        noble = "*" if player.nobles >> region & 1 else ""
        return f"{noble}{player.markers >> FIELD * region & FULL or '-'}"

    banner = "-".join(map(str, state.terms.banners[region]))
    king = ">" if state.king == region else " "
    cells = "".join(f"{cell(player):>{_SEAT}}" for player in state.players)
    return f"{king} {REGIONS[region]:{_LABEL}}{banner:{_BANNER}}{cells}"


def _row(state: State, label: str, cell: Callable[[Player], str]) -> str:
    return f"  {label:{_LABEL}}{'':{_BANNER}}" + "".join(f"{cell(player):>{_SEAT}}" for player in state.players)


def _chosen(state: State) -> list[tuple[int, Player]]:
    return [(seat, player) for seat, player in enumerate(state.players) if player.choice != NO_CHOICE]


def _choice(player: Player) -> str:
    choice = CHOICES[player.choice]
    cards = [CARDS[card] for card in choice.cards]
    return " ".join([*cards, *(["decline"] if choice.is_declined else [])]) or "nothing"
