"""Golden games: bots play them the same way every time, and their records are kept."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from postroad.bots.roster import bot
from postroad.core.chance import Quick, commitment
from postroad.core.fairness import Fair, Share, SharedFair, share_commitment
from postroad.core.transcript import Transcript
from postroad.games import GAMES

SUFFIX = ".postroad.jsonl"
NAMES = ("Ada", "Žofie", "Йозеф", "Ágnes", "Jörg & Söhne")


@dataclass(frozen=True)
class Golden:
    """One game that bots play the same way every time."""

    slug: str
    name: str
    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    is_sealed: bool = False
    player: str = "sensible"
    shares: str = ""  # by scheme 2, a letter a seat: s for a share, w for one withheld, - for none
    resigns: Mapping[int, int] = field(default_factory=dict)  # after so many decisions: who

    @property
    def path(self) -> Path:
        """Where its record stands, in this folder."""
        return Path(self.slug) / (self.name + SUFFIX)

    def text(self) -> str:
        """Its record."""
        game, table, players = GAMES[self.slug], self._table(), Quick(2 * self.seed + 1)
        mind, decisions = bot(self.player, self.slug), 0
        while not table.is_over():
            for seat in game.to_act(table.position):
                view = game.view(table.position, seat)
                table.apply(seat, mind.choose(view, view.legal, players))
                decisions += 1
            due = [after for after in self.resigns if after <= decisions and self.resigns[after] not in table.resigned]
            if due and not table.is_over() and game.may_resign(table.position):
                table.resign(self.resigns[due[0]])
        return table.record().text()

    def _table(self) -> Transcript:
        game, names = GAMES[self.slug], NAMES[: self.seats]
        if not self.is_sealed:
            return Transcript(game, self.options, names, Quick(2 * self.seed))
        secret = bytes([self.seed]) * 32
        if self.shares:
            return Transcript.sealed(game, self.options, names, secret, self._shared(secret))
        entropies = [bytes([self.seed, seat]) * (seat % 3) for seat in range(self.seats)]  # seat 0 adds none
        return Transcript.sealed(game, self.options, names, secret, Fair.of(secret, entropies))

    def _shared(self, secret: bytes) -> SharedFair:
        table, shares = f"golden{self.seed}", list[Share | None]()
        for seat, letter in enumerate(self.shares):
            share = bytes([self.seed, seat]) * 16
            sealed = share_commitment(table, seat, share)
            shares.append(None if letter == "-" else Share(sealed, share if letter == "s" else b""))
        return SharedFair(commitment(secret), table, tuple(shares))
