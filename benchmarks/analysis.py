"""Is the analysis true? Its chances of winning against what happened, and what it says of bots of known strength.

python -m benchmarks.analysis chances thurn-taxis --players 2 --bots mcts@200it --games 2000
python -m benchmarks.analysis bots thurn-taxis --players 2 --bots sensible greedy counter mcts@1000it --games 20
python -m benchmarks.analysis stability thurn-taxis --players 2 --bots greedy --games 10

It can be told to stop after some seconds of CPU time (--seconds), and then says how many games it saw.
"""

import argparse
import math
import time
from collections import Counter
from collections.abc import Iterator
from io import BytesIO

from postroad.analysis.game_analysis import Analyser, Mark, judge_of, mark_of
from postroad.arena.contest import Contest
from postroad.arena.match import play
from postroad.core.chance import Quick
from postroad.core.follow import RecordedGame, split
from postroad.core.record import bounded_lines, read_lines
from postroad.games import GAMES

BINS = 10
SAMPLED = 6  # moments of a game that are judged
FACTORS = [0.3 * 1.03**step for step in range(100)]


def games(asked: argparse.Namespace, bots: list[str]) -> Iterator[RecordedGame]:
    """Games of bots against each other or themselves, as records, until there are enough or the time is up."""
    slug, players, count, seed = asked.game, asked.players, asked.games, asked.seed
    lineup = tuple(bots) if len(bots) > 1 else (bots[0], bots[0])
    contest = Contest(slug, {}, lineup, players, count, seed, is_one_sided=True, keeps_records=True)
    for played, fixture in enumerate(contest.fixtures()):
        if played == count or (asked.seconds and time.process_time() > asked.seconds):
            return
        text = play(contest, fixture).record
        yield next(split(read_lines(bounded_lines(BytesIO(text.encode()))), GAMES))


def chances(asked: argparse.Namespace) -> None:
    """Foretold chances of all seats at moments drawn by lot, against who won."""
    told: list[tuple[tuple[float, ...], tuple[float, ...]]] = []
    for number, recorded in enumerate(games(asked, asked.bots), 1):
        analyser = Analyser(recorded, asked.effort)
        for judged in analyser.some(SAMPLED, Quick(asked.seed + number - 1)):
            told.append((judged[0].chances, analyser.result))
    factor = min(FACTORS, key=lambda each: _log_loss(told, each))
    pairs = [(chance, share) for foretold, result in told for chance, share in zip(foretold, result, strict=True)]
    even = 1 / asked.players
    print(f"{asked.game}, {asked.players} players: {number} games of {' '.join(asked.bots)}, effort {asked.effort}")
    print(f"{len(told)} moments; the sharpness that would fit best is {factor:.2f} times the one in use")
    print(f"log loss {_log_loss(told, 1):.4f}, with that {_log_loss(told, factor):.4f}")
    brier = sum((chance - share) ** 2 for chance, share in pairs) / len(pairs)
    always = sum((even - share) ** 2 for _, share in pairs) / len(pairs)
    print(f"Brier score {brier:.4f}, of always saying 1/{asked.players} {always:.4f}")
    wrong = 0.0
    for low in range(BINS):
        inside = [(chance, share) for chance, share in pairs if int(min(chance, 0.9999) * BINS) == low]
        if inside:
            said = sum(chance for chance, _ in inside) / len(inside)
            came = sum(share for _, share in inside) / len(inside)
            wrong += abs(said - came) * len(inside) / len(pairs)
            print(f"  {low * 10:3d} to {low * 10 + 10:3d} %: said {said:6.1%}, came {came:6.1%}, n {len(inside)}")
    print(f"mean error {wrong:.1%}")


def _log_loss(told: list[tuple[tuple[float, ...], tuple[float, ...]]], factor: float) -> float:
    total = 0.0
    for foretold, result in told:
        weights = [max(chance, 1e-6) ** factor for chance in foretold]
        total -= sum(share * math.log(weight / sum(weights)) for weight, share in zip(weights, result, strict=True))
    return total / len(told)


def bots(asked: argparse.Namespace) -> None:
    """What the analysis says of each bot, playing against copies of itself."""
    print(f"{asked.game}, {asked.players} players, {asked.games} games each, effort {asked.effort}")
    print(f"{'bot':14s} decisions  loss a decision  " + "  ".join(f"{mark:>10s}" for mark in Mark))
    for spec in asked.bots:
        losses: list[float] = []
        marks: Counter[Mark] = Counter()
        for recorded in games(asked, [spec]):
            made = Analyser(recorded, asked.effort).analysis().decisions
            losses += [decision.judgement.loss for decision in made]
            marks.update(decision.mark for decision in made)
        shares = "  ".join(f"{marks[mark] / len(losses):10.1%}" for mark in Mark)
        mean = sum(losses) / len(losses)
        spread = (sum((loss - mean) ** 2 for loss in losses) / len(losses)) ** 0.5 / len(losses) ** 0.5
        print(f"{spec:14s} {len(losses):9d}  {mean:7.2%} ± {1.96 * spread:5.2%}  {shares}", flush=True)


def stability(asked: argparse.Namespace) -> None:
    """How many marks change when the effort is doubled, or another one, and how long a game takes."""
    changed = total = number = 0
    seconds = 0.0
    other = asked.against or 2 * asked.effort
    for recorded in games(asked, asked.bots):
        number += 1
        one, two = Analyser(recorded, asked.effort), Analyser(recorded, other)
        begun = time.process_time()
        first = list(one)
        seconds += time.process_time() - begun
        for moment in range(number % asked.every, one.total, asked.every):
            again = two.judge(moment)
            changed += sum(mark_of(a) != mark_of(b) for a, b in zip(first[moment], again, strict=True))
            total += len(again)
    print(f"{asked.game}, {asked.players} players, {number} games, effort {asked.effort}:")
    print(f"{changed} of {total} marks change with effort {other} ({changed / total:.1%})")
    print(f"{seconds / number:.1f} s of CPU time a game")


def main() -> None:
    """Run one of the measurements."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["chances", "bots", "stability"])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", nargs="+", required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--effort", type=int)
    parser.add_argument("--against", type=int, help="of stability: the other effort, if not twice as much")
    parser.add_argument("--every", type=int, default=1, help="of stability: judge only one of so many moments again")
    parser.add_argument("--seed", type=int, default=3_000_000)
    parser.add_argument("--seconds", type=float, default=0.0)
    asked = parser.parse_args()
    asked.effort = asked.effort or judge_of(asked.game).efforts["quick"]
    globals()[asked.what](asked)


if __name__ == "__main__":
    main()
