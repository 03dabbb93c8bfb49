"""One contestant of a benchmark, run in a process of its own; prints one JSON object.

    python -m benchmarks.contestant NAME SECONDS

Process CPU time of one core; every contestant plays whole random games.
"""

import itertools
import json
import random
import sys
import time
from collections.abc import Callable

Play = Callable[[int], int]  # one game from a seed: how many decisions it had


def in_core(slug: str, seats: int) -> Play:
    """Our rules, the whole game inside the core."""
    from postroad.core.chance import Quick
    from postroad.core.playout import playout
    from postroad.games import GAMES

    game = GAMES[slug]
    return lambda seed: playout(game.start({}, seats, Quick(seed)), Quick(-seed))


def from_python(slug: str, seats: int) -> Play:
    """Our rules, driven by an interpreted loop over the legal actions."""
    from postroad.core.chance import Quick
    from postroad.games import GAMES

    game = GAMES[slug]

    def play(seed: int) -> int:
        position = game.start({}, seats, Quick(seed))
        below = Quick(-seed).below
        decisions = 0
        while waiting := position.to_act():
            seat = (waiting & -waiting).bit_length() - 1
            actions = position.actions(seat)
            position.advance(seat, actions[below(len(actions))])
            decisions += 1
        return decisions

    return play


def prototype() -> Play:
    """The trial that these rules grew out of; the caller has put it on the path, compiled."""
    import prototype_core

    return lambda seed: int(prototype_core.many(seed, 1))


def catanatron(seats: int) -> Play:
    """Catanatron's Catan between its random players."""
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> int:
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=seed)
        game.play()
        return len(game.state.actions)

    return play


def open_spiel(name: str) -> Play:
    """A game of OpenSpiel, driven by an interpreted loop over the legal actions."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        below = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(below.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                choices = [state.legal_actions(seat) for seat in range(game.num_players())]
                state.apply_actions([below.choice(actions) if actions else 0 for actions in choices])
                decisions += len(choices)
            else:
                state.apply_action(below.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


CONTESTANTS: dict[str, Callable[[], Play]] = {
    "thurn-taxis-4-core": lambda: in_core("thurn-taxis", 4),
    "thurn-taxis-4-python": lambda: from_python("thurn-taxis", 4),
    "kings-road-2-core": lambda: in_core("kings-road", 2),
    "kings-road-2-python": lambda: from_python("kings-road", 2),
    "kings-road-5-core": lambda: in_core("kings-road", 5),
    "kings-road-5-python": lambda: from_python("kings-road", 5),
    "prototype": prototype,
    "catanatron": lambda: catanatron(4),
    "gin-rummy": lambda: open_spiel("gin_rummy"),
    "goofspiel": lambda: open_spiel("goofspiel(num_cards=13,players=4)"),
}


def main() -> None:
    name, seconds = sys.argv[1], float(sys.argv[2])
    play = CONTESTANTS[name]()
    play(0)
    games = decisions = 0
    start = time.process_time()
    for seed in itertools.count(1):
        decisions += play(seed)
        games += 1
        spent = time.process_time() - start
        if spent >= seconds:
            break
    print(json.dumps({"games": games, "decisions": decisions, "seconds": spent}))


if __name__ == "__main__":
    main()
