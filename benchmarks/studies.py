"""How much longer bots of running games think while ten people have their games analysed.

    python -m benchmarks.studies

A real server analyses; bots think in the same processes as at its tables, two at a time, always the same thought.
Quiet and busy rounds take turns, so that whatever else the machine does is in both. It writes
benchmarks/results/studies.json.
"""

import argparse
import asyncio
import json
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx

from postroad.core.chance import Quick
from postroad.games import GAMES
from postroad.server.live.workers import Worker, Workers
from tests.server.served import browser, served

RESULTS: Final = Path(__file__).parent / "results" / "studies.json"
RECORD: Final = Path(__file__).parents[1] / "tests" / "records" / "thurn-taxis"
PEOPLE: Final = 10
WORKERS: Final = 2
SPEC: Final = "mcts@60000it"  # about half a second
PATIENCE_S: Final = 120.0


def main(words: list[str]) -> int:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.studies", description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--thoughts", type=int, default=6, help="of each bot in a round")
    asked = parser.parse_args(words)
    with TemporaryDirectory() as folder, served(Path(folder)) as address, ExitStack() as stack:
        people = [stack.enter_context(browser(address, f"Person {number}")) for number in range(PEOPLE)]
        found = asyncio.run(_measured(people, asked.rounds, asked.thoughts))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(RESULTS.read_text(encoding="utf-8"))
    return 0


async def _measured(people: list[httpx.Client], rounds: int, thoughts: int) -> dict[str, Any]:
    workers = Workers(WORKERS, lambda: Worker(1024), WORKERS)
    records = sorted(RECORD.glob("*.jsonl"))[: len(people)]
    uploads = [
        one.post("/api/records", content=record.read_bytes()).json()["replay"]
        for one, record in zip(people, records, strict=True)
    ]
    await _thoughts(workers, 1)  # the processes are up
    quiet, busy, judged = list[float](), list[float](), 0
    for _ in range(rounds):
        quiet += await _thoughts(workers, thoughts)
        analyses = [_begin(one, upload) for one, upload in zip(people, uploads, strict=True)]
        busy += await _thoughts(workers, thoughts)
        for one, analysis in zip(people, analyses, strict=True):
            judged = max(judged, one.get(f"/api/analyses/{analysis}").json()["judged"])
            one.delete(f"/api/analyses/{analysis}")
    await workers.stop()
    return {
        "people": len(people),
        "bots_at_once": WORKERS,
        "thoughts": len(quiet),
        "quiet_ms": round(1000 * median(quiet), 1),
        "busy_ms": round(1000 * median(busy), 1),
        "ratio": round(median(busy) / median(quiet), 3),
        "moments_judged_meanwhile": judged,
    }


def _begin(person: httpx.Client, upload: str) -> str:
    answer = person.post("/api/analyses", json={"kind": "record", "id": upload, "effort": "normal"})
    return str(answer.json()["analysis"])


async def _thoughts(workers: Workers, count: int) -> list[float]:
    """The seconds that each of several equal thoughts took, in all processes at the same time."""
    return [one for _ in range(count) for one in await asyncio.gather(*(_thought(workers, n) for n in range(WORKERS)))]


async def _thought(workers: Workers, number: int) -> float:
    game = GAMES["thurn-taxis"]
    position = game.start({}, 2, Quick(7))
    seat = game.to_act(position)[0]
    request = {
        "key": f"{number}",
        "game": game.slug,
        "spec": SPEC,
        "seat": seat,
        "seats": 2,
        "options": {},
        "seed": 7,
        "view": game.view(position, seat),
    }
    began = time.perf_counter()
    await workers.think(request, PATIENCE_S, f"{number}")
    return time.perf_counter() - began


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
