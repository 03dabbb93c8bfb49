"""Plays random games and prints every decision: run compiled and pure, and compare.

python trace.py SOURCE GAMES
"""

import sys
from contextlib import suppress
from typing import Any


def _variants(game: Any) -> list[dict[str, Any]]:
    """No options, and every value of every choice that can stand alone."""
    from postroad.core.chance import Quick
    from postroad.core.refusals import Refused

    found: list[dict[str, Any]] = [{}]
    for options in ({name: value} for name, values in game.choices.items() for value in values[1:]):
        with suppress(Refused):
            game.start(options, min(game.seats), Quick(0))
            found.append(options)
    return found


def main() -> None:
    sys.path.insert(0, sys.argv[1])
    import postroad
    from postroad.core.chance import Quick
    from postroad.games import GAMES

    sys.stdout.write(f"compiled {postroad.COMPILED}\n")
    for slug, game in GAMES.items():
        for seed in range(int(sys.argv[2])):
            seats = game.seats[seed % len(game.seats)]
            variants = _variants(game)
            position, players = game.start(variants[seed % len(variants)], seats, Quick(seed)), Quick(-seed - 1)
            while waiting := position.to_act():
                seat = (waiting & -waiting).bit_length() - 1
                words = [position.legal(seat, word) for word in range(position.words())]
                actions = position.actions(seat)
                action = actions[players.below(len(actions))]
                position.advance(seat, action)
                sys.stdout.write(f"{slug} {seed} {seat} {words} {action}\n")
            sys.stdout.write(f"{slug} {seed} {position.fingerprint()} {game.standings(position)}\n")


main()
