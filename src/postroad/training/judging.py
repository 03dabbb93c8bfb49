"""Judges what was learnt: the bot with it against the bot as it is, on deals kept for gating."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from postroad.arena.intervals import Bootstrap, Rate
from postroad.arena.journal import Unusable, write
from postroad.arena.ladder import seeds
from postroad.arena.sprt import Verdict, sprt
from postroad.bots.bot import Bot
from postroad.core.bits import members_of
from postroad.core.chance import Quick
from postroad.games import GAMES
from postroad.training.examples import sha256
from postroad.training.lessons import lesson

JUDGED: Final = "judged-{players}.json"


@dataclass
class Judged:
    """A contest as far as it has been played: one new bot among the old, every deal from all seats."""

    game: str
    players: int
    iterations: int
    weights: str  # SHA-256, as of those against
    against: str
    shares: list[float] = field(default_factory=list)  # of the victories, by deal

    @property
    def rate(self) -> Rate:
        """How often the new weights won."""
        seats = range(self.players)
        return Bootstrap(len(self.shares)).rate((deal, share) for deal, share in enumerate(self.shares) for _ in seats)

    @property
    def verdict(self) -> Verdict:
        """What the sequential test says."""
        return sprt(self.shares, 1 / self.players)


def judge(folder: Path, game: str, weights: Any, players: int, iterations: int, deals: int) -> Iterator[Judged]:
    """Play until the test has spoken or the deals are used up; goes on where it stopped."""
    learn = lesson(game)
    if not learn.is_for(weights, players):
        raise Unusable(f"nothing was learnt for {players} players in {folder}: play games with so many, and fit again")
    found = Judged(game, players, iterations, sha256(weights), sha256(learn.published()))
    if (before := read_judged(folder, players)) and asdict(before) | {"shares": []} == asdict(found):
        found = before
    first = seeds()["gating"][0]
    while len(found.shares) < deals and not (found.shares and found.verdict.decision != "continue"):
        found.shares.append(_share(game, weights, players, iterations, first + len(found.shares)))
        write(folder / JUDGED.format(players=players), json.dumps(asdict(found)) + "\n")
        yield found
    if found.shares:
        yield found


def read_judged(folder: Path, players: int) -> Judged | None:
    """What was judged so far; None if nothing was."""
    path = folder / JUDGED.format(players=players)
    return Judged(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else None


def _share(game: str, weights: Any, players: int, iterations: int, deal: int) -> float:
    learn, won = lesson(game), 0.0
    for seat in range(players):
        mine = [weights if place == seat else learn.published() for place in range(players)]
        winners = _winners(game, [learn.bot(each, iterations) for each in mine], deal)
        won += (seat in winners) / len(winners)
    return won / players


def _winners(slug: str, bots: list[Bot], deal: int) -> Sequence[int]:
    game = GAMES[slug]
    position, luck = game.start({}, len(bots), Quick(deal)), Quick(-deal - 1)
    while waiting := members_of(position.to_act()):
        views = {seat: game.view(position, seat) for seat in waiting}  # as before anyone of them has chosen
        for seat, view in views.items():
            position.advance(seat, game.number(bots[seat].choose(view, view.legal, luck)))
    return game.standings(position).winners
