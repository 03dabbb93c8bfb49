"""From what a round of King's Road comes to, to chances of winning: how true they are, and what would fit best.

python -m benchmarks.kings_road_chances --players 2 --bots learner greedy stage@60it --games 600 --seed 41

Games of equal bots, one kind after the other; at moments of each drawn by lot, what the judge foresees is held
against who won. It prints how true the chances are with the numbers in use (`FORESIGHT`), bin by bin and bot by
bot, and the numbers that would fit these games best: what it says of the numbers in use counts only for games that
they were not fitted to, so use other seeds, and better other bots. It can be told to stop after some seconds of CPU
time (--seconds), and keeps what it has seen in a file, which it goes on with (--samples).
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from postroad.analysis.judges.kings_road import FORESIGHT, JUDGE, Foreseen
from postroad.bots.roster import bot
from postroad.core.chance import Quick, deal, luck
from postroad.games.kings_road.game import KINGS_ROAD

BINS = 10
SAMPLED = 4  # moments of a game

Floats = NDArray[np.float64]


def samples(spec: str, players: int, seed: int, number: int, effort: int) -> Iterator[dict[str, Any]]:
    """What was foreseen at some moments of one game of equal bots, and who won it."""
    position, rng = KINGS_ROAD.start({}, players, deal(seed, number)), luck(seed, number)
    bots = [bot(spec, "kings-road") for _ in range(players)]
    moments = []
    while waiting := KINGS_ROAD.to_act(position):
        if any(position.actions_count(seat) > 1 for seat in waiting):
            moments.append(KINGS_ROAD.view(position, waiting[0]))
        for seat in waiting:
            view = KINGS_ROAD.view(position, seat)
            position = KINGS_ROAD.apply(position, seat, bots[seat].choose(view, view.legal, rng)).position
    winners = KINGS_ROAD.standings(position).winners
    lot = Quick(seed + number)
    for _ in range(SAMPLED):
        foreseen = JUDGE.foreseen(moments[lot.below(len(moments))], effort, seed + number)
        yield {
            "bot": spec,
            "foreseen": [foreseen.decided, foreseen.values, foreseen.is_open],
            "result": [(seat in winners) / len(winners) for seat in range(players)],
        }


class Told:
    """What was foreseen at many moments, and what came."""

    def __init__(self, rows: Sequence[dict[str, Any]]) -> None:
        self.foreseen = [Foreseen(*row["foreseen"]) for row in rows]
        self.came = np.array([row["result"] for row in rows])

    def said(self, foresight: Sequence[float]) -> Floats:
        """The chances of all, with these numbers."""
        return np.array([one.chances(*foresight) for one in self.foreseen])

    def surprise(self, foresight: Sequence[float]) -> float:
        """The mean log loss."""
        return float(-(self.came * np.log(np.clip(self.said(foresight), 1e-6, 1))).sum(1).mean())

    def fitting(self) -> tuple[float, float]:
        """The numbers that surprise least."""

        def surprise(free: Floats) -> float:
            return self.surprise(_bounded(free))

        found = minimize(surprise, [np.log(0.4), -2.0], method="Nelder-Mead", options={"xatol": 0.01, "fatol": 1e-5})
        return _bounded(found.x)

    def table(self, foresight: Sequence[float]) -> tuple[float, list[tuple[int, float, float, int]]]:
        """The mean error over ten bins, and each bin: what was said, what came, how often."""
        said, came = self.said(foresight).ravel(), self.came.ravel()
        place = np.minimum((said * BINS).astype(int), BINS - 1)
        rows = [
            (low, float(said[place == low].mean()), float(came[place == low].mean()), int((place == low).sum()))
            for low in sorted(set(place.tolist()))
        ]
        return sum(abs(one - other) * count for _, one, other, count in rows) / len(said), rows


def _bounded(free: Floats) -> tuple[float, float]:
    return float(np.exp(free[0])), float(1 / (1 + np.exp(-free[1])))


def report(rows: list[dict[str, Any]], players: int) -> None:
    """Print how true the chances are, and what would fit."""
    told, in_use = Told(rows), FORESIGHT[players]
    error, bins = told.table(in_use)
    brier = float(((told.said(in_use) - told.came) ** 2).mean())
    even = float(((1 / players - told.came) ** 2).mean())
    print(f"{players} players, {len(rows) // SAMPLED} games, {len(rows)} moments; in use: {in_use}")
    print(f"mean error {error:.1%}; Brier score {brier:.4f}, of always saying 1/{players} {even:.4f}")
    print(f"log loss {told.surprise(in_use):.4f}")
    for low, said, came, count in bins:
        print(f"  {low * 10:3d} to {low * 10 + 10:3d} %: said {said:6.1%}, came {came:6.1%}, n {count}")
    for spec in sorted({row["bot"] for row in rows}):
        own = [row for row in rows if row["bot"] == spec]
        print(f"  {spec}: {len(own) // SAMPLED} games, mean error {Told(own).table(in_use)[0]:.1%}")
    sharpness, unforeseen = told.fitting()
    error, _ = told.table((sharpness, unforeseen))
    print(
        f"would fit best: ({sharpness:.2f}, {unforeseen:.2f}), log loss {told.surprise((sharpness, unforeseen)):.4f},"
    )
    print(f"mean error in these games {error:.1%}")


def main() -> None:
    """Play, look, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", nargs="+", required=True)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--effort", type=int, default=60)
    parser.add_argument("--seed", type=int, default=41)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--samples", type=Path, help="a file of what was seen, one JSON object a line")
    asked = parser.parse_args()
    kept = asked.samples.read_text(encoding="utf-8").splitlines() if asked.samples and asked.samples.exists() else []
    rows = [json.loads(line) for line in kept][: len(kept) // SAMPLED * SAMPLED]
    for number in range(len(rows) // SAMPLED, asked.games):
        if asked.seconds and time.process_time() > asked.seconds:
            break
        seen = list(samples(asked.bots[number % len(asked.bots)], asked.players, asked.seed, number, asked.effort))
        rows += seen
        if asked.samples:
            with asked.samples.open("a", encoding="utf-8") as out:
                out.write("".join(json.dumps(row) + "\n" for row in seen))
    report(rows, asked.players)


if __name__ == "__main__":
    main()
