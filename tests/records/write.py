"""The golden games, and how to write their records anew: `make records`.

A change of the rules that alters one of them needs a new version of the rules.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from postroad.bots.roster import bot
from postroad.core.chance import Quick, commitment
from postroad.core.fairness import Fair, Share, SharedFair, share_commitment
from postroad.core.transcript import Transcript
from postroad.games import GAMES

HERE = Path(__file__).resolve().parent
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


def _thurn_taxis() -> Iterator[Golden]:
    for number, edition in enumerate(("ru", "cs", "hu", "de")):
        for seats in (2, 3, 4):
            is_sealed = (number + seats) % 3 == 0
            name = f"{edition}-{seats}" + ("-sealed" if is_sealed else "")
            yield Golden("thurn-taxis", name, seats, 10 * number + seats, {"edition": edition}, is_sealed)
    mixes = [(9, "stuck", "empty"), (9, "free", "first"), (8, "stuck", "empty"), (8, "free", "first")]
    for number, (asked, abandon, postmaster) in enumerate(mixes):
        options = {"edition": "custom", "all_provinces": asked, "abandon": abandon, "postmaster": postmaster}
        name, seats = f"custom-{asked}-{abandon}-{postmaster}", 2 + number % 3
        yield Golden("thurn-taxis", name, seats, 50 + number, {**options, "first": 1}, is_sealed=number == 1)
    yield Golden("thurn-taxis", "resigned-2", 2, 60, resigns={50: 0})
    yield Golden("thurn-taxis", "resigned-4-all-but-one-sealed", 4, 61, {}, True, resigns={60: 2, 80: 0, 100: 3})
    yield Golden("thurn-taxis", "resigned-3-played-on", 3, 62, resigns={100: 2})
    for seed, shares in enumerate(("ss", "s-", "sws", "--", "ssss"), 70):
        name = f"shared-{shares.replace('-', 'n')}-sealed"
        yield Golden("thurn-taxis", name, len(shares), seed, is_sealed=True, shares=shares)
    yield Golden("thurn-taxis", "random-2", 2, 63, player="random")
    yield Golden("thurn-taxis", "random-3-sealed", 3, 64, {"edition": "hu"}, is_sealed=True, player="random")


def _kings_road() -> Iterator[Golden]:
    banners = {"dark-tower": [9, 9, 1], "wild-hills": [4], "kings-castle": [3, 2, 1, 0]}
    variants: dict[str, dict[str, Any]] = {
        "plain": {},
        "hereditary": {"hereditary_nobles": True},
        "banners": {"banners": banners},
        "hereditary-banners": {"hereditary_nobles": True, "banners": banners},
    }
    for number, (name, options) in enumerate(variants.items()):
        for seats in (2, 3, 4, 5):
            yield Golden("kings-road", f"{name}-{seats}", seats, 10 * number + seats, options)
    yield Golden("kings-road", "plain-3-sealed", 3, 50, is_sealed=True)
    yield Golden("kings-road", "shared-ss-sealed", 2, 75, is_sealed=True, shares="ss")
    yield Golden("kings-road", "resigned-2", 2, 51, resigns={8: 1})
    yield Golden("kings-road", "resigned-4-played-on", 4, 52, resigns={12: 1})
    yield Golden("kings-road", "random-5", 5, 53, player="random")


GOLDEN = [*_thurn_taxis(), *_kings_road()]


def main() -> None:
    """Write every record, and remove those of games that are no longer golden."""
    for old in HERE.rglob("*" + SUFFIX):
        old.unlink()
    for golden in GOLDEN:
        path = HERE / golden.path
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(golden.text().encode())


if __name__ == "__main__":
    main()
