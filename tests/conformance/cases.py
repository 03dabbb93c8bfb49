"""Every game, in every edition, with every option and number of seats."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

import pytest

from postroad.core.chance import Quick
from postroad.core.game import Game
from postroad.core.position import Position
from postroad.games import GAMES

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "thurn-taxis": [
        *({"edition": edition} for edition in ("ru", "cs", "hu", "de")),
        *(
            {"edition": "custom", "all_provinces": asked, "abandon": abandon, "postmaster": postmaster}
            for asked, abandon, postmaster in product((9, 8), ("free", "stuck"), ("empty", "first"))
        ),
    ],
    "kings-road": [
        {},
        {"hereditary_nobles": True},
        {"banners": {"dark-tower": [9, 9, 1], "wild-hills": [4]}},
        {"hereditary_nobles": True, "banners": {"kings-castle": [3, 2, 1, 0]}},
    ],
}


class Case(NamedTuple):
    """One way to set up a game."""

    slug: str
    options: dict[str, Any]
    seats: int

    @property
    def game(self) -> Game[Any, Any]:
        return GAMES[self.slug]

    def start(self, seed: int) -> Position:
        position: Position = self.game.start(self.options, self.seats, Quick(seed))
        return position

    def __str__(self) -> str:
        return "-".join([self.slug, *map(str, self.options.values()), str(self.seats)])


CASES = [
    Case(slug, options, seats) for slug, game in GAMES.items() for options in OPTIONS[slug] for seats in game.seats
]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def walk(case: Case, seed: int, most: int) -> Iterator[tuple[Position, int, Any]]:
    """A random game by named actions: each position with the seat that acts and what it does next."""
    game, position, players = case.game, case.start(seed), Quick(-seed - 1)
    for _ in range(most):
        waiting = game.to_act(position)
        if not waiting:
            return
        seat = waiting[players.below(len(waiting))]
        actions = game.legal(position, seat)
        action = actions[players.below(len(actions))]
        yield position, seat, action
        position = game.apply(position, seat, action).position
