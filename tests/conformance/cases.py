"""Every game, in every edition, with every option and number of seats."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from postroad.bots import roster
from postroad.core.chance import Chance, Quick
from postroad.core.game import Game
from postroad.core.position import Position
from postroad.games import GAMES
from tests.games.of_game import brought


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


def options_of(game: Game[Any, Any]) -> list[dict[str, Any]]:
    """The options to try a game with: those that its tests list, else none and each value of each choice."""
    single = [{name: value} for name, values in game.choices.items() for value in values[1:]]
    listed: list[dict[str, Any]] = brought(game.slug, "ways", "OPTIONS", [{}, *single])
    return listed


CASES = [
    Case(slug, options, seats) for slug, game in GAMES.items() for options in options_of(game) for seats in game.seats
]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


Chooser = Callable[[Position, int, list[Any], Chance], Any]


def at_random(position: Position, seat: int, legal: list[Any], chance: Chance) -> Any:
    """Anything, with the same probability."""
    return legal[chance.below(len(legal))]


def sensibly(case: Case) -> Chooser:
    """As the bot that only avoids what is plainly bad, where the game has one."""
    bot = roster.bot(roster.stand_in(case.slug), case.slug)
    return lambda position, seat, legal, chance: bot.choose(case.game.view(position, seat), legal, chance)


def choosers(case: Case) -> dict[str, Chooser]:
    """Ways to play that reach different positions, with those of the game's own tests."""
    more: dict[str, Chooser] = brought(case.slug, "ways", "CHOOSERS", {})
    return {"random": at_random, "sensible": sensibly(case), **more}


def walk(case: Case, seed: int, most: int, choose: Chooser = at_random) -> Iterator[tuple[Position, int, Any]]:
    """A game by named actions: each position with the seat that acts and what it does next."""
    game, position, players = case.game, case.start(seed), Quick(-seed - 1)
    for _ in range(most):
        waiting = game.to_act(position)
        if not waiting:
            return
        seat = waiting[players.below(len(waiting))]
        action = choose(position, seat, game.legal(position, seat), players)
        yield position, seat, action
        position = game.apply(position, seat, action).position
