"""A contest: who meets whom, in which seats, with which deals and which random numbers for the bots."""

import hashlib
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from postroad.core.chance import Quick
from postroad.core.game import Options
from postroad.core.record import Deal
from postroad.games import GAMES


class Fixture(NamedTuple):
    """One game of a contest."""

    block: int  # all games of a block have the same deal
    lineup: int
    rotation: int


@dataclass(frozen=True)
class Contest:
    """What is to be played.

    A line-up is who sits down together, as numbers of bots. It is played in every rotation of the
    seats with the same deal; all such games with one deal are a block, the unit of the statistics.
    """

    slug: str
    options: Options
    bots: tuple[str, ...]  # specs
    players: int
    games: int  # of each line-up; rounded up to whole blocks
    seed: int  # of the first block; each block has the next one
    is_one_sided: bool = False  # at larger tables: the first bot alone among each of the others, and no more
    is_strict: bool = False  # a bot that fails stops it all
    keeps_records: bool = False  # whether games are written down

    @property
    def blocks(self) -> int:
        """How many deals are played."""
        return -(-self.games // self.players)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The bots' names in the report: their specs, numbered where one occurs twice."""
        earlier = [self.bots[:number].count(spec) for number, spec in enumerate(self.bots)]
        return tuple(f"{spec}#{count + 1}" if count else spec for spec, count in zip(self.bots, earlier, strict=True))

    @cached_property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """One of each pair against all others of the other; and all together if they fill the seats."""
        pairs = list(combinations(range(len(self.bots)), 2))
        if self.players == 2:
            return tuple(pairs)
        others = self.players - 1
        if self.is_one_sided:
            return tuple((0, *[other] * others) for other in range(1, len(self.bots)))
        fields = [field for a, b in pairs for field in ((a, *[b] * others), (b, *[a] * others))]
        return (*fields, tuple(range(self.players))) if self.has_mixed_table else tuple(fields)

    @property
    def has_mixed_table(self) -> bool:
        """Whether the last line-up is all bots together."""
        return len(self.bots) == self.players > 2 and not self.is_one_sided

    @property
    def meetings(self) -> list[tuple[int, int]]:
        """Which bot is alone among copies of which other."""
        bots = range(len(self.bots))
        everyone = [(one, others) for one in bots for others in bots if one != others]
        return [pair for pair in everyone if not self.is_one_sided or self.players == 2 or pair[0] == 0]

    def lineup_of(self, one: int, others: int) -> int:
        """The line-up in which one bot meets only copies of another."""
        field = (one, *[others] * (self.players - 1))
        return self.lineups.index(field if field in self.lineups else field[::-1])

    def seats(self, fixture: Fixture) -> tuple[int, ...]:
        """The bot in each seat."""
        lineup = self.lineups[fixture.lineup]
        return lineup[-fixture.rotation :] + lineup[: -fixture.rotation] if fixture.rotation else lineup

    def fixtures(self) -> Iterator[Fixture]:
        """All games, block by block."""
        for block in range(self.blocks):
            for lineup in range(len(self.lineups)):
                for rotation in range(self.players):
                    yield Fixture(block, lineup, rotation)

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.blocks * len(self.lineups) * self.players

    def deal(self, fixture: Fixture) -> Quick:
        """The table's luck: the same in all games of a block."""
        return _stream("deal", self.seed + fixture.block)

    def numbered(self, fixture: Fixture) -> Deal:
        """The same, as a record says it."""
        return Deal("arena", self.seed + fixture.block, 0)

    def luck(self, fixture: Fixture, seat: int) -> Quick:
        """The luck of the bot in a seat: its own in every game."""
        return _stream("bot", self.seed + fixture.block, fixture.lineup, fixture.rotation, seat)

    def identity(self) -> dict[str, Any]:
        """What makes it this contest and no other."""
        return {
            "game": self.slug,
            "rules": GAMES[self.slug].rules,
            "options": dict(self.options),
            "bots": list(self.bots),
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "one_sided": self.is_one_sided,
        }

    def command(self) -> str:
        """The command that plays it."""
        words = ["postroad", "arena", self.slug, "--bots", *self.bots, "--players", str(self.players)]
        words += ["--games", str(self.games), "--seed", str(self.seed)]
        words += ["--one-sided"] if self.is_one_sided else []
        for name, value in self.options.items():
            words.append(f"--{name.replace('_', '-')}")
            words += [] if value is True else ["banners.toml" if name == "banners" else str(value)]
        return shlex.join(words)


def _stream(*key: str | int) -> Quick:
    return Quick(int.from_bytes(hashlib.blake2b(repr(key).encode(), digest_size=8).digest(), "big"))
