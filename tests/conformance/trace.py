"""Plays random games and prints every decision: run compiled and pure, and compare.

python trace.py SOURCE GAMES
"""

import sys


def main() -> None:
    sys.path.insert(0, sys.argv[1])
    import postroad
    from postroad.core.chance import Quick
    from postroad.games import GAMES

    sys.stdout.write(f"compiled {postroad.COMPILED}\n")
    options = {"thurn-taxis": [{"edition": edition} for edition in ("ru", "hu", "de")]}
    for slug, game in GAMES.items():
        for seed in range(int(sys.argv[2])):
            seats = game.seats[seed % len(game.seats)]
            variants = options.get(slug, [{}, {"hereditary_nobles": True}])
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
