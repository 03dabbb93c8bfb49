"""Judges what was learnt: the search with it against the search as it is, on deals kept for gating."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from postroad.arena.intervals import Bootstrap, Rate
from postroad.arena.journal import write
from postroad.arena.ladder import seeds
from postroad.arena.sprt import Verdict, sprt
from postroad.bots.bot import Bot, Budget
from postroad.bots.heuristics.thurn_taxis.bots import HORIZON, judgement, turn_weights
from postroad.bots.heuristics.thurn_taxis.weights import ATTENTION
from postroad.bots.mcts import MctsBot
from postroad.core.chance import Quick
from postroad.games.thurn_taxis.game import THURN_TAXIS

JUDGED: Final = "judged.json"
PAR: Final = 0.5  # two sit at a table


@dataclass
class Judged:
    """A contest for two, as far as it has been played: a deal is played from both seats."""

    iterations: int
    weights: list[float]
    against: list[float] = field(default_factory=lambda: list(ATTENTION))
    shares: list[float] = field(default_factory=list)  # of the victories, by deal

    @property
    def rate(self) -> Rate:
        """How often the new weights won."""
        return Bootstrap(len(self.shares)).rate((deal, share) for deal, share in enumerate(self.shares) for _ in "ab")

    @property
    def verdict(self) -> Verdict:
        """What the sequential test says."""
        return sprt(self.shares, PAR)


def judge(folder: Path, weights: Sequence[float], iterations: int, deals: int) -> Iterator[Judged]:
    """Play until the test has spoken or the deals are used up; goes on where it stopped."""
    found = Judged(iterations, list(weights))
    if (before := read_judged(folder)) and (before.iterations, before.weights, before.against) == (
        found.iterations,
        found.weights,
        found.against,
    ):
        found = before
    first = seeds()["gating"][0]
    while len(found.shares) < deals and not (found.shares and found.verdict.decision != "continue"):
        found.shares.append(_share(found, first + len(found.shares)))
        write(folder / JUDGED, json.dumps(asdict(found)) + "\n")
        yield found
    if found.shares:
        yield found


def read_judged(folder: Path) -> Judged | None:
    """What was judged so far; None if nothing was."""
    path = folder / JUDGED
    return Judged(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else None


def _share(asked: Judged, deal: int) -> float:
    won = 0.0
    for seat in range(2):
        bots = [_bot(asked.weights if place == seat else asked.against, asked.iterations) for place in range(2)]
        winners = _winners(bots, deal)
        won += (seat in winners) / len(winners)
    return won / 2


def _bot(weights: list[float], iterations: int) -> Bot:
    return MctsBot(
        THURN_TAXIS, judgement(), partial(turn_weights, weights=weights), Budget(iterations=iterations), HORIZON
    )


def _winners(bots: list[Bot], deal: int) -> Sequence[int]:
    position, luck = THURN_TAXIS.start({}, len(bots), Quick(deal)), Quick(-deal - 1)
    while position.to_act():
        view = THURN_TAXIS.view(position, position.seat)
        action = bots[position.seat].choose(view, view.legal, luck)
        position.advance(position.seat, THURN_TAXIS.number(action))
    return THURN_TAXIS.standings(position).winners
