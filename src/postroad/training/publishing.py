"""Publishes what was learnt and has won: weights with all that is needed to find them again."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import postroad
from postroad.arena.journal import Unusable, write
from postroad.training.examples import GAMES, read_plan, sha256
from postroad.training.judging import read_judged
from postroad.training.lessons import lesson

FITTED: Final = "fitted.json"


def read_fitted(folder: Path) -> dict[str, Any]:
    """What was fitted to a folder's examples."""
    path = folder / FITTED
    if not path.exists():
        raise Unusable(f"{folder} has no {FITTED}: first `postroad train fit {folder}`")
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def publish(folder: Path, players: int, target: Path | None) -> Path:
    """Write the weights with their provenance; raises Unusable for weights that have not been judged to win."""
    plan, fitted, judged = read_plan(folder), read_fitted(folder), read_judged(folder, players)
    if judged is None or judged.weights != sha256(fitted["weights"]):
        raise Unusable(f"these weights have not been judged: first `postroad train judge {folder} --players {players}`")
    verdict, rate = judged.verdict, judged.rate
    if verdict.decision != "accept H1":
        raise Unusable(
            f"these weights have not been found to win more: {rate.value:.1%} of {rate.n} games; "
            "learn from more games, or judge with more"
        )
    provenance = {
        "commands": [
            f"postroad train play FOLDER --game {plan.game} --seed {plan.seed} --games {plan.games} "
            f"--iterations {plan.iterations}"
            + "".join(f" --players {players}" for players in plan.players)
            + (" --teacher FOLDER" if plan.teacher else ""),
            "postroad train fit FOLDER",
            f"postroad train judge FOLDER --players {players} --iterations {judged.iterations}",
        ],
        "version": postroad.__version__,
        "teacher_sha256": plan.teacher,
        "examples_sha256": hashlib.sha256((folder / GAMES).read_bytes()).hexdigest(),
        "weights_sha256": judged.weights,
        "fitted": fitted["figures"],
        "judged": {"won": round(rate.value, 4), "games": rate.n, "interval": [round(x, 4) for x in rate.cautious]},
    }
    learn = lesson(plan.game)
    to = target or learn.home()
    try:
        kept = dict(json.loads(to.read_text(encoding="utf-8"))) if to.exists() else {}  # for other tables
    except (ValueError, TypeError) as error:
        raise Unusable(f"{to} holds no weights that could be kept beside these: {error}; take another file") from error
    name, weights = learn.part(fitted["weights"], players)
    content = {**kept, name: {"weights": weights, "provenance": provenance}}
    write(to, json.dumps(content, separators=(",", ":")) + "\n")
    return to
