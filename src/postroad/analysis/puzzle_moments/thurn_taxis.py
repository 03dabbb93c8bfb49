"""Puzzles of Thurn und Taxis: decisions late in a game, of which one is clearly best."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from postroad.analysis.puzzle_moments import AT_A_GLANCE, CLEARLY, ROUGHLY, Making
from postroad.bots.roster import bot
from postroad.core.chance import Quick, deal
from postroad.games import GAMES

LATE: Final = 8  # rounds before which it hardly pays to look: two of the first 54 puzzles were found earlier


def late_decisions(slug: str, seed: int, seats: int, players: Sequence[str]) -> Iterator[Any]:
    """The views of decisions that leave a choice, once a game has unfolded; who plays what changes each time."""
    game, luck = GAMES[slug], Quick(2 * seed + 1)
    position = game.start({}, seats, deal(seed, 0))
    bots = [bot(players[(seat + seed) % len(players)], slug) for seat in range(seats)]
    while waiting := game.to_act(position):
        for seat in waiting:
            view = game.view(position, seat)
            if len(view.legal) > 1 and position.turn()[0] >= LATE:
                yield view
            position = game.apply(position, seat, bots[seat].choose(view, view.legal, luck)).position


MAKING: Final = Making(
    moments=late_decisions,
    seats=(3, 2, 2),
    players=("greedy", "counter"),
    plain=("greedy", "counter"),
    is_single=True,
    looks=((200, AT_A_GLANCE), (750, ROUGHLY), (3_000, CLEARLY), (16_000, CLEARLY), (32_000, CLEARLY)),
    solvers=("mcts@100it", "mcts@400it", "mcts@2000it"),
)
