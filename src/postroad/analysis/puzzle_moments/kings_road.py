"""Puzzles of King's Road: what to play with a Witch, who sees the cards of the others."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from postroad.analysis.puzzle_moments import CLEARLY, ROUGHLY, Making
from postroad.bots.bot import Bot
from postroad.bots.roster import bot
from postroad.core.chance import Chance, Quick, deal
from postroad.core.game import Game
from postroad.games import GAMES
from postroad.games.kings_road.actions import Choose

WITCH: Final = Choose(("witch",))


def after_a_witch(slug: str, seed: int, seats: int, players: Sequence[str]) -> Iterator[Any]:
    """Views of a seat that played the Witch, once in every round: it sees the others' cards and chooses alone.

    Where all choose at once no choice is clearly best, or it would be guessed.
    """
    game, luck = GAMES[slug], Quick(2 * seed + 1)
    position = game.start({}, seats, deal(seed, 0))
    bots = [bot(players[(seat + seed) % len(players)], slug) for seat in range(seats)]
    while waiting := game.to_act(position):
        chosen = {seat: _chosen(game.view(position, seat), bots[seat], luck) for seat in waiting}
        witch = (position.turn()[0] + seed) % seats
        if len(waiting) == seats and WITCH in game.legal(position, witch):
            view: Any = game.view(_after(game, position, chosen | {witch: WITCH}), witch)
            if view.choosing == (witch,) and len(view.legal) > 1:
                yield view
        position = _after(game, position, chosen)


def _chosen(view: Any, player: Bot, luck: Chance) -> Any:
    return player.choose(view, view.legal, luck)


def _after(game: Game[Any, Any], position: Any, chosen: Mapping[int, Any]) -> Any:
    for seat, action in chosen.items():
        position = game.apply(position, seat, action).position
    return position


MAKING: Final = Making(
    moments=after_a_witch,
    seats=(2, 3, 4),
    players=("greedy", "second-guess"),
    plain=("sensible",),
    is_single=False,
    looks=((37, ROUGHLY), (150, CLEARLY), (600, CLEARLY), (1_200, CLEARLY)),
    solvers=("noisy", "greedy", "second-guess"),
)
