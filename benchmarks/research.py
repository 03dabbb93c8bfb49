"""How fast the research interface is: against the rules themselves, OpenSpiel and RLCard, in one run; how large.

    python -m benchmarks.research [--seconds 1] [--rounds 5] [--games 1024]

All in one process and one thread, taking turns; CPU time; a rate is the median of the rounds' rates, a ratio that of
their ratios. The last table has every figure with a goal; those against others need `pip install '.[peers]'`.
Writes benchmarks/results/research.json.
"""

import argparse
import importlib.util
import json
import marshal
import pickle
import random
import statistics
import sys
import time
from collections.abc import Callable
from importlib import metadata
from itertools import count
from pathlib import Path

import numpy as np

import postroad
from postroad.arena.simulation import Plan, play_part
from postroad.core.chance import Quick
from postroad.core.playout import playout
from postroad.games import GAMES
from postroad.research.batch import Batch

HERE = Path(__file__).resolve().parent
Act = Callable[[], int]  # something done: how many decisions, or times, it was


def in_core(slug: str, seats: int) -> Act:
    """Random games inside the core, without observations."""
    game, seeds = GAMES[slug], count(1)

    def play() -> int:
        seed = next(seeds)
        return playout(game.start({}, seats, Quick(seed)), Quick(-seed))

    return play


def warmed_up(slug: str, seats: int, games: int) -> Batch:
    """A batch whose games are at different moments."""
    batch = Batch(slug, seats, games)
    batch.step_randomly(400 if slug == "thurn-taxis" else 5)
    return batch


def in_batch(slug: str, seats: int, games: int) -> Act:
    """Observations and masks of every step, random actions chosen in the core."""
    batch = warmed_up(slug, seats, games)

    def step() -> int:
        decisions = int(np.count_nonzero(batch.owed))
        batch.step_randomly()
        return decisions

    return step


def by_numpy(slug: str, seats: int, games: int) -> Act:
    """The same, actions chosen by NumPy: in each row the legal one of the highest priority, drawn beforehand."""
    batch, rng = warmed_up(slug, seats, games), np.random.default_rng(1)
    drawn = rng.integers(1, 256, (5 * batch.rows, batch.masks.shape[1]), np.uint8)

    def step() -> int:
        decisions = int(np.count_nonzero(batch.owed))
        start = int(rng.integers(4 * batch.rows))
        batch.step((drawn[start : start + batch.rows] * batch.masks).argmax(1).astype(np.uint8))
        return decisions

    return step


def by_pettingzoo(slug: str, seats: int) -> Act:
    """The usual loop of PettingZoo with observations and masks."""
    from postroad.research.pettingzoo_env import TurnEnv

    env, rng, seeds = TurnEnv(slug, seats), random.Random(1), count(1)
    env.reset(seed=0)

    def step() -> int:
        for _ in range(100):
            if not env.agents:
                env.reset(seed=next(seeds))
            seen, _, is_over, is_stopped, _ = env.last()
            legal = seen["action_mask"].nonzero()[0]
            env.step(None if is_over or is_stopped else rng.choice(legal))
        return 100

    return step


def by_open_spiel(name: str) -> Act:
    """A game of OpenSpiel through its own Python interface, with an observation tensor a decision."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        decisions = 0
        while decisions < 100:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                np.array(state.observation_tensor(state.current_player()), np.float32)
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return step


def by_rlcard(name: str) -> Act:
    """A game of RLCard: its observation and legal actions are in every state."""
    import rlcard

    env, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)
    state, _ = env.reset()

    def step() -> int:
        nonlocal state
        for _ in range(100):
            if env.is_over():
                state, _ = env.reset()
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
        return 100

    return step


def by_simulate(slug: str, seats: int) -> Act:
    """What `postroad simulate` does with random games: the same as in the core, and everything added up."""
    firsts = count(0, 200)

    def play() -> int:
        first = next(firsts)
        part = play_part(Plan(slug, {}, ("random",) * seats, first + 200, 1), first, first + 200)
        return part.summary.sums[("game", "decisions")]

    return play


def by_records(slug: str, seats: int) -> Act:
    """The same, every game written down."""
    firsts = count(0, 20)

    def play() -> int:
        first = next(firsts)
        part = play_part(Plan(slug, {}, ("random",) * seats, first + 20, 1, keeps_records=True), first, first + 20)
        return part.summary.games

    return play


def by_pickle(slug: str) -> Act:
    """Positions pickled and unpickled."""
    position = GAMES[slug].start({}, 2, Quick(1))

    def travel() -> int:
        for _ in range(100):
            pickle.loads(pickle.dumps(position, pickle.HIGHEST_PROTOCOL))
        return 100

    return travel


def line_up(games: int) -> dict[str, Act]:
    """Everyone who can run here."""
    found: dict[str, Act] = {}
    for slug, seats in (("thurn-taxis", 2), ("thurn-taxis", 4), ("kings-road", 2), ("kings-road", 5)):
        name = f"{slug}-{seats}"
        found[f"{name} core"] = in_core(slug, seats)
        found[f"{name} simulate"] = by_simulate(slug, seats)
        found[f"{name} batch"] = in_batch(slug, seats, games)
        found[f"{name} numpy"] = by_numpy(slug, seats, games)
    for slug in GAMES:
        found[f"{slug} pickle"] = by_pickle(slug)
        found[f"{slug}-2 records, games"] = by_records(slug, 2)
    if importlib.util.find_spec("pettingzoo"):
        found |= {f"{slug}-2 pettingzoo": by_pettingzoo(slug, 2) for slug in GAMES}
    if importlib.util.find_spec("pyspiel"):
        found["gin_rummy"] = by_open_spiel("gin_rummy")
    if importlib.util.find_spec("rlcard"):
        found["rlcard gin-rummy"] = by_rlcard("gin-rummy")
    return found


RATIOS = [
    *((f"{name} batch", f"{name} core") for name in ("thurn-taxis-2", "thurn-taxis-4", "kings-road-2", "kings-road-5")),
    *(
        (f"{name} numpy", f"{name} batch")
        for name in ("thurn-taxis-2", "thurn-taxis-4", "kings-road-2", "kings-road-5")
    ),
    *((f"{name} core", f"{name} simulate") for name in ("thurn-taxis-2", "kings-road-2", "kings-road-5")),
    *((f"{slug}-2 pettingzoo", peer) for peer in ("gin_rummy", "rlcard gin-rummy") for slug in GAMES),
]


def goals(rates: dict[str, float], ratios: dict[str, float]) -> list[tuple[str, float | None, str]]:
    """What is measured, what it came to (None where someone is missing), and what it should be."""
    return [
        ("batch against the core", ratios.get("thurn-taxis-2 batch / thurn-taxis-2 core"), "at least 0.12"),
        ("batch, million decisions a second", rates["thurn-taxis-2 batch"] / 1e6, "at least 2"),
        ("NumPy's actions against the core's", ratios.get("thurn-taxis-2 numpy / thurn-taxis-2 batch"), "at least 0.6"),
        ("PettingZoo against gin rummy of OpenSpiel", ratios.get("thurn-taxis-2 pettingzoo / gin_rummy"), "at least 5"),
        ("PettingZoo against RLCard", ratios.get("thurn-taxis-2 pettingzoo / rlcard gin-rummy"), "at least 10"),
        *((f"{slug}, pickled and unpickled, us", 1e6 / rates[f"{slug} pickle"], "at most 5") for slug in GAMES),
        *(
            (f"cost of simulate against the core, {name}", ratios.get(f"{name} core / {name} simulate"), "at most 1.5")
            for name in ("kings-road-2", "kings-road-5")
        ),
        ("the bare package, MB", installed_mb(), "at most 15"),
    ]


def installed_mb() -> float:
    """What pip writes for the package and what it needs, without extras: files and their bytecode."""
    source = Path(postroad.__file__).parent
    files = [path for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    size = sum(path.stat().st_size for path in [*files, *source.parent.glob("postroad_native*")])
    code = (compile(path.read_text(encoding="utf-8"), path, "exec") for path in files if path.suffix == ".py")
    size += sum(16 + len(marshal.dumps(each)) for each in code)  # 16 bytes say of which source it is
    for name in ("click", "librt", "mypy_extensions"):
        recorded = metadata.files(name) or []
        size += sum(Path(str(file.locate())).stat().st_size for file in recorded)
    return size / 1e6


def rate(act: Act, seconds: float) -> float:
    """How many a second of CPU time."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += act()
    return done / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a contestant and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=1024, help="games of a batch")
    asked = parser.parse_args()
    if not postroad.COMPILED:
        sys.exit("the rules core is not compiled: `make` does that")
    acts = line_up(asked.games)
    rates: dict[str, list[float]] = {name: [] for name in acts}
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds}", flush=True)
        for name, act in acts.items():
            rates[name].append(rate(act, asked.seconds))
    report(rates)


def report(rates: dict[str, list[float]]) -> None:
    """Print the tables and keep them as JSON."""
    medians = {name: statistics.median(found) for name, found in rates.items()}
    ratios = {
        f"{a} / {b}": statistics.median(x / y for x, y in zip(rates[a], rates[b], strict=True))
        for a, b in RATIOS
        if a in rates and b in rates
    }
    for name, found in medians.items():
        print(f"{name:30}{found:>14,.0f} /s{1e9 / found:>12,.0f} ns each")
    for name, ratio in ratios.items():
        print(f"{name:60}{ratio:>8.3f} x")
    aims = goals(medians, ratios)
    for what, reached, wanted in aims:
        print(f"{what:60}{'missing' if reached is None else f'{reached:.3f}':>8}   {wanted}")
    result = {"rates": medians, "ratios": ratios, "goals": {what: [reached, wanted] for what, reached, wanted in aims}}
    target = HERE / "results" / "research.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(result, indent=1) + "\n")
    print(f"written: {target.relative_to(HERE.parent)}")


if __name__ == "__main__":
    main()
