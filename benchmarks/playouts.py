"""How fast the rules are: against themselves interpreted, against others, in one run.

    python -m benchmarks.playouts [--seconds 2] [--rounds 3]

Contestants take turns, so that what else the machine does hits all alike; a ratio is the median
of the rounds' ratios. Writes benchmarks/results/playouts.json.
"""

import argparse
import importlib.util
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import postroad
from postroad.core.chance import Quick
from postroad.core.playout import playout
from postroad.games import GAMES

HERE = Path(__file__).resolve().parent
_COMPILE = """
from mypyc.build import mypycify
from setuptools import setup
extensions = mypycify(["prototype_core.py"], opt_level="3", debug_level="0")
for extension in extensions:
    extension.extra_compile_args.append("-fvisibility=hidden")
setup(name="prototype", ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])
"""


@dataclass
class Contestant:
    """Who runs, on which path, and what came of it."""

    title: str
    name: str
    path: list[str] = field(default_factory=list)
    runs: list[dict[str, float]] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*self.path, str(HERE.parent)])}
        command = [sys.executable, "-m", "benchmarks.contestant", self.name, str(seconds)]
        answer = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        self.runs.append(json.loads(answer.stdout))

    def decisions_per_s(self) -> list[float]:
        return [run["decisions"] / run["seconds"] for run in self.runs]

    def summary(self) -> dict[str, Any]:
        rate = statistics.median(self.decisions_per_s())
        return {
            "decisions_per_s": round(rate),
            "ns_per_decision": round(1e9 / rate, 1),
            "games_per_s": round(statistics.median(run["games"] / run["seconds"] for run in self.runs), 2),
            "decisions_per_game": round(statistics.median(run["decisions"] / run["games"] for run in self.runs)),
        }


def ratio(fast: Contestant, slow: Contestant) -> float:
    """How many times as many decisions a second; the median over the rounds."""
    pairs = zip(fast.decisions_per_s(), slow.decisions_per_s(), strict=True)
    return round(statistics.median(a / b for a, b in pairs), 2)


def pure_copy(scratch: Path) -> str:
    """The same sources without the compiled modules, in a folder of their own."""
    source = Path(postroad.__file__).parent
    shutil.copytree(
        source, scratch / "pure" / "postroad", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )
    return str(scratch / "pure")


def compiled_prototype(source: Path, scratch: Path) -> str:
    """An earlier trial of the rules in one file, compiled as the rules are."""
    folder = scratch / "prototype"
    folder.mkdir()
    shutil.copy(source, folder / "prototype_core.py")
    subprocess.run([sys.executable, "-c", _COMPILE], cwd=folder, check=True)
    return str(folder)


def line_up(scratch: Path, prototype: Path | None) -> dict[str, Contestant]:
    """Everyone who can run here."""
    pure = pure_copy(scratch)
    found: dict[str, Contestant] = {}
    for name in ("thurn-taxis-4", "kings-road-2", "kings-road-5"):
        found[f"{name}-core"] = Contestant(f"{name}, inside the core", f"{name}-core")
        found[f"{name}-python"] = Contestant(f"{name}, driven from Python", f"{name}-python")
        found[f"{name}-pure"] = Contestant(f"{name}, interpreted", f"{name}-core", [pure])
    if prototype is not None:
        compiled = compiled_prototype(prototype, scratch)
        found["prototype"] = Contestant("the prototype, compiled", "prototype", [compiled])
    for module, names in {"catanatron": ["catanatron"], "pyspiel": ["gin-rummy", "goofspiel"]}.items():
        if importlib.util.find_spec(module):
            found |= {name: Contestant(f"{name} ({module}), driven from Python", name) for name in names}
        else:
            print(f"{module} is not installed (extra [peers]): left out")
    return found


RATIOS = [
    ("thurn-taxis-4-core", "prototype", "at least 0.83"),
    ("thurn-taxis-4-core", "thurn-taxis-4-pure", "at least 40"),
    ("thurn-taxis-4-core", "catanatron", "at least 250"),
    ("thurn-taxis-4-python", "catanatron", ""),
    ("thurn-taxis-4-python", "gin-rummy", "at least 50"),
    ("thurn-taxis-4-python", "goofspiel", "at least 3"),
    ("kings-road-2-core", "kings-road-2-pure", "at least 20"),
    ("kings-road-5-core", "kings-road-5-pure", "at least 20"),
    ("kings-road-5-python", "goofspiel", "at least 1"),
    ("kings-road-5-core", "goofspiel", "at least 3"),
]


def footprint() -> dict[str, dict[str, float]]:
    """Copying and assigning a position, its size, and memory over many games."""
    found: dict[str, dict[str, float]] = {}
    for slug, game in GAMES.items():
        position = game.start({}, max(game.seats), Quick(1))
        twin = position.copy()
        found[slug] = {
            "copy_ns": round(_each_ns(position.copy, 100_000)),
            "assign_ns": round(_each_ns(lambda twin=twin, position=position: twin.assign(position), 300_000)),
            "bytes": _bytes_of(position),
        }
    return found


def _each_ns(act: Any, times: int) -> float:
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        for _ in range(times):
            act()
        best = min(best, (time.process_time() - start) / times * 1e9)
    return best


def _bytes_of(position: Any) -> int:
    copies = 1000
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [position.copy() for _ in range(copies)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used // len(kept)


def memory_over(games: int) -> dict[str, int]:
    """Resident memory after a thousand games, and after many more."""
    game = GAMES["thurn-taxis"]
    readings = {}
    for seed in range(games + 1):
        playout(game.start({}, 2, Quick(seed)), Quick(-seed))
        if seed in (1000, games):
            readings[f"rss_kb_after_{seed}_games"] = _resident_kb()
    return readings


def _resident_kb() -> int:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise OSError("/proc/self/status has no VmRSS")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a contestant and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--prototype", type=Path, help="an earlier trial of the rules to compare with")
    parser.add_argument("--memory-games", type=int, default=100_000)
    asked = parser.parse_args()
    if not postroad.COMPILED:
        sys.exit("the rules core is not compiled: `make` does that")
    with tempfile.TemporaryDirectory() as scratch:
        found = line_up(Path(scratch), asked.prototype)
        for number in range(asked.rounds):
            print(f"round {number + 1} of {asked.rounds}", flush=True)
            for contestant in found.values():
                contestant.run(asked.seconds)
    result: dict[str, Any] = {
        "contestants": {name: {"title": c.title, **c.summary()} for name, c in found.items()},
        "ratios": {f"{a} / {b}": ratio(found[a], found[b]) for a, b, _ in RATIOS if a in found and b in found},
        "positions": footprint(),
        "memory": memory_over(asked.memory_games),
    }
    report(result)


def report(result: dict[str, Any]) -> None:
    """Print the tables and keep them as JSON."""
    print(f"\n{'':46}{'decisions/s':>14}{'ns each':>10}{'games/s':>12}{'a game':>8}")
    for row in result["contestants"].values():
        print(
            f"{row['title']:46}{row['decisions_per_s']:>14,}{row['ns_per_decision']:>10,}"
            f"{row['games_per_s']:>12,}{row['decisions_per_game']:>8,}"
        )
    print()
    for a, b, wanted in RATIOS:
        if f"{a} / {b}" in result["ratios"]:
            print(f"{a + ' / ' + b:46}{result['ratios'][f'{a} / {b}']:>14,} x   {wanted}")
    print()
    for slug, row in result["positions"].items():
        print(
            f"{slug}: copy {row['copy_ns']} ns, assign {row['assign_ns']} ns (called from Python), {row['bytes']} bytes"
        )
    print("memory:", ", ".join(f"{key} {value:,}" for key, value in result["memory"].items()))
    target = HERE / "results" / "playouts.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(result, indent=1) + "\n")
    print(f"written: {target.relative_to(HERE.parent)}")


if __name__ == "__main__":
    main()
