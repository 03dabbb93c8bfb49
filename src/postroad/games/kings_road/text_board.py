"""A position as a table to read at the prompt; everything is shown, choices not yet revealed too."""

from typing import Final

from postroad.core.bits import members_of
from postroad.games.kings_road.board import CARDS, FIELD, FULL, REGIONS
from postroad.games.kings_road.numbers import CHOICES, NO_CHOICE
from postroad.games.kings_road.state import Player, State

_LABEL: Final = 8


def text_board(state: State) -> str:
    """One row a player, one column a region; a star marks a noble, the arrow the King."""
    return "\n".join(
        [
            f"kings-road{', hereditary nobles' if state.terms.is_hereditary else ''}, {_moment(state)}",
            _row("", [f"{'>' if state.king == region else ''}{name}" for region, name in enumerate(REGIONS)]),
            _row("banner", ["-".join(map(str, banner)) for banner in state.terms.banners]),
            *(_row(f"seat {seat}", _cells(player)) + _rest(player) for seat, player in enumerate(state.players)),
        ]
    )


def _moment(state: State) -> str:
    if not state.choosing:
        return f"over after {state.round} rounds"
    waiting = " ".join(map(str, members_of(state.waiting)))
    again = " again" if state.is_second else ""
    dragons = f", Dragons {state.dragons}" if state.dragons else ""
    return f"round {state.round + 1}{dragons}, to choose{again}: {waiting}"


def _row(label: str, cells: list[str]) -> str:
    aligned = [f"{cell:>{len(name) + 1}}" for cell, name in zip(cells, REGIONS, strict=True)]
    return f"{label:{_LABEL}}{' '.join(aligned)}"


def _cells(player: Player) -> list[str]:
    counts = [player.markers >> FIELD * region & FULL for region in range(len(REGIONS))]
    return [f"{'*' * (player.nobles >> region & 1)}{count or '-'}" for region, count in enumerate(counts)]


def _rest(player: Player) -> str:
    specials = ["dragon"] * player.has_dragon + ["witch"] * player.has_witch
    chosen = "" if player.choice == NO_CHOICE else f"  chosen: {_choice(player) or 'nothing'}"
    return f"  at hand {player.supply}  {' '.join(specials) or '-'}  points {player.score}{chosen}"


def _choice(player: Player) -> str:
    choice = CHOICES[player.choice]
    return " ".join([*(CARDS[card] for card in choice.cards), *["decline"] * choice.is_declined])
