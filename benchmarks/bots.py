"""How near an equilibrium the stage solver comes, and whether bots keep to their budgets.

    python -m benchmarks.bots [--positions 200] [--games 4]

NashConv: for positions of King's Road played by `stage@200ms` against itself, what the two players
could gain together by better replies to the mixtures that it plays, as a share of the payoffs' range.
All legal choices count as replies, those too that the solver leaves aside.

Time: every bot with a budget plays games against itself, two games at once; the time of a turn as a
share of the budget. Writes benchmarks/results/bots.json.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

import postroad
from postroad.arena.contest import Contest, Fixture
from postroad.arena.match import play
from postroad.bots.bot import Budget
from postroad.bots.heuristics.kings_road.bots import played
from postroad.bots.heuristics.kings_road.equilibrium import nash_conv
from postroad.bots.heuristics.kings_road.solving import SolvingBot, solved
from postroad.core.bits import members_of
from postroad.core.chance import Quick
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.kings_road.position import KingsRoadPosition

RESULT = Path(__file__).resolve().parent / "results" / "bots.json"
TARGET_GAP, TARGET_PACE = 0.01, 1.15
BUDGETS = {
    "thurn-taxis": (2, ("mcts@100ms", "mcts@300ms", "mcts@1000ms")),
    "kings-road": (4, ("stage@50ms", "stage@200ms", "stage@1000ms")),
}


def gaps(count: int) -> list[float]:
    """NashConv of the rounds that `stage@200ms` solves, in positions of its games against itself."""
    bot, rng, found, seed = SolvingBot(Budget(ms=200)), Quick(1), list[float](), 0
    while len(found) < count:
        position = KINGS_ROAD.start({}, 2, Quick(seed))
        seed += 1
        while waiting := members_of(position.to_act()):
            before = position.copy()
            if len(waiting) == 2 and len(found) < count:
                found.append(gap(bot, before, rng))
            for seat in waiting:
                position.advance(seat, bot.pick(before, seat, rng))
        print(f"\r{len(found)} of {count} positions", end="", flush=True)
    print()
    return found


def gap(bot: SolvingBot, position: KingsRoadPosition, rng: Quick) -> float:
    """What both could gain by a better reply to the other's mixture, as a share of the payoffs' range."""
    menus = [list(player.menu.numbers) for player in position.players]
    stage = bot.stage(position)
    mine, theirs, table = solved(stage, position, 0, rng, max(map(len, menus)))
    shares = (np.array(table.rows.average()), np.array(table.columns.average()))
    mixtures = [spread(*one) for one in zip(menus, (mine, theirs), shares, strict=True)]
    matrix = np.array(stage.matrix(menus[0], menus[1], 0, 1)).reshape(len(menus[0]), len(menus[1]))
    payoffs = matrix.max() - matrix.min()
    return nash_conv(matrix, *mixtures) / float(payoffs) if payoffs else 0.0


def spread(menu: Sequence[int], options: Sequence[int], strategy: Any) -> Any:
    """The shares in which the bot makes each choice of a menu."""
    shares = np.zeros(len(menu))
    for option, share in zip(options, played(strategy), strict=True):
        shares[menu.index(option)] = share
    return shares


def paces(games: int) -> dict[str, list[float]]:
    """The times of all turns by spec, in ms, while two games are being played."""
    found: dict[str, list[float]] = {}
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for slug, (players, specs) in BUDGETS.items():
            for spec in specs:
                contest = Contest(slug, {}, (spec, spec), players, games, 3_000_000)
                fixtures = [Fixture(block, 0, 0) for block in range(games)]
                outcomes = pool.map(play, [contest] * games, fixtures)
                found[f"{slug} {spec}"] = [ms for game in outcomes for turns in game.turns_ms for ms in turns]
                print(f"{slug} {spec}: {len(found[f'{slug} {spec}'])} turns", flush=True)
    return found


def summary(gaps: Sequence[float], times: dict[str, list[float]]) -> dict[str, Any]:
    """The figures that are published."""
    shares = np.array(gaps)
    return {
        "nash_conv": {
            "positions": len(gaps),
            "mean": round(float(shares.mean()), 5),
            "p99": round(float(np.quantile(shares, 0.99)), 5),
            "max": round(float(shares.max()), 5),
            "within_target": round(float((shares <= TARGET_GAP).mean()), 4),
        },
        "turns": {name: _pace(name, turns) for name, turns in times.items()},
    }


def _pace(name: str, turns: Sequence[float]) -> dict[str, float]:
    budget = int(name.partition("@")[2].removesuffix("ms"))
    p50, p99 = np.quantile(turns, [0.5, 0.99])
    return {
        "turns": len(turns),
        "p50_ms": round(float(p50), 1),
        "p99_ms": round(float(p99), 1),
        "max_ms": round(max(turns), 1),
        "p99_of_budget": round(float(p99) / budget, 3),
    }


def report(result: dict[str, Any]) -> None:
    """Print the tables and keep them as JSON."""
    gap = result["nash_conv"]
    print(
        f"\nNashConv of stage@200ms as a share of the payoffs' range, {gap['positions']} positions: mean {gap['mean']},"
        f" p99 {gap['p99']}, max {gap['max']}; within {TARGET_GAP}: {gap['within_target']:.1%}\n"
    )
    print(f"{'':28}{'turns':>8}{'p50 ms':>10}{'p99 ms':>10}{'max ms':>10}{'p99/budget':>12}   wanted")
    for name, row in result["turns"].items():
        print(
            f"{name:28}{row['turns']:>8,}{row['p50_ms']:>10}{row['p99_ms']:>10}{row['max_ms']:>10}"
            f"{row['p99_of_budget']:>12}   at most {TARGET_PACE}"
        )
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(result, indent=1) + "\n")
    print(f"written: {RESULT.relative_to(RESULT.parent.parent.parent)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--games", type=int, default=4, help="of each bot, for the times")
    asked = parser.parse_args()
    if not postroad.COMPILED:
        sys.exit("the rules core is not compiled: `make` does that")
    report(summary(gaps(asked.positions), paces(asked.games)))


if __name__ == "__main__":
    main()
