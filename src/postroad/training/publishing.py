"""Publishes what was learnt and has won: weights with all that is needed to find them again."""

import hashlib
import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import postroad
from postroad.arena.journal import Unusable, write
from postroad.training.examples import GAMES, read_plan
from postroad.training.judging import read_judged

FITTED: Final = "fitted.json"


def home() -> Path:
    """Where the search reads its weights."""
    return Path(str(files("postroad.bots.heuristics.thurn_taxis") / "attention.json"))


def read_fitted(folder: Path) -> dict[str, Any]:
    """What was fitted to a folder's examples."""
    path = folder / FITTED
    if not path.exists():
        raise Unusable(f"{folder} has no {FITTED}: first `postroad train fit {folder}`")
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def publish(folder: Path, target: Path) -> dict[str, Any]:
    """Write the weights with their provenance; raises Unusable for weights that have not been judged to win."""
    plan, fitted, judged = read_plan(folder), read_fitted(folder), read_judged(folder)
    if judged is None or judged.weights != fitted["weights"]:
        raise Unusable(f"these weights have not been judged: first `postroad train judge {folder}`")
    verdict, rate = judged.verdict, judged.rate
    if verdict.decision != "accept H1":
        raise Unusable(
            f"these weights have not been found to win more: {rate.value:.1%} of {rate.n} games; "
            "learn from more games, or judge with more"
        )
    found = {
        "weights": fitted["weights"],
        "provenance": {
            "commands": [
                f"postroad train play FOLDER --seed {plan.seed} --games {plan.games} --iterations {plan.iterations}",
                "postroad train fit FOLDER",
                f"postroad train judge FOLDER --iterations {judged.iterations}",
            ],
            "version": postroad.__version__,
            "examples_sha256": hashlib.sha256((folder / GAMES).read_bytes()).hexdigest(),
            "fitted": {name: fitted[name] for name in ("before", "after", "least", "decisions")},
            "judged": {"won": round(rate.value, 4), "games": rate.n, "interval": [round(x, 4) for x in rate.cautious]},
        },
    }
    write(target, json.dumps(found, indent=1) + "\n")
    return found
