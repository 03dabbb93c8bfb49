"""Games that go on from the middle of another: where such a game begins, and what its record says of that."""

import hashlib
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from postroad.core.chance import Chance
from postroad.core.fairness import AnyFair
from postroad.core.follow import LARGEST_SEED, Follower, RecordedGame, branch_line, dealt_anew, split
from postroad.core.game import Entry, Game, Options
from postroad.core.position import Position
from postroad.core.record import Branch, Record, bounded_lines, read_lines


class NoBranch(ValueError):
    """Why no game can go on from a moment: `key` is a message of the catalogues."""

    def __init__(self, key: str, **arguments: int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments: Mapping[str, int] = arguments


@dataclass(frozen=True)
class BranchStart:
    """Where a game begins that branched from another.

    `text` keeps it, `read_branch` reads it again; while the game runs nobody may see either, nor `entries`: they
    tell what lies in all hands.
    """

    game: Game[Any, Any]
    options: Options
    branch: Branch
    decisions: int  # how many had been made in the other game
    entries: tuple[Entry, ...]  # the first lines of the record: the other game's, then how this one leaves it
    origin: Position

    def position(self, chance: Chance) -> Position:
        """The position that the game begins with, drawing from its own chance."""
        begun: Position = copy(self.origin)
        begun.chance = chance
        return begun

    def record(self, players: Sequence[str], fair: AnyFair | None = None) -> Record:
        """The record of the game before its first own decision."""
        settings = self.game.settings(self.options, self.origin)
        return Record(
            self.game.slug, self.game.rules, settings, tuple(players), fair, list(self.entries), branch=self.branch
        )

    def text(self) -> str:
        """All of it as a record that has not ended."""
        seats = len(self.game.standings(self.origin).scores)
        return self.record([""] * seats).text()


def branch(recorded: RecordedGame, decisions: int, seat: int | None = None, seed: int = 0) -> BranchStart:
    """A game that goes on after so many decisions of another, or after fewer where several decided at once.

    What `seat` did not know then is dealt anew, by `seed` (0 to 2^53 - 1); with None all hands stay as they were.
    Raises RecordError for a record that is wrong up to there, NoBranch where the other game has ended by then.
    """
    seats = len(recorded.record.players)
    if seat is not None and not 0 <= seat < seats:
        raise NoBranch("branch-no-such-seat", seat=seat + 1, seats=seats)
    if not 0 <= seed <= LARGEST_SEED:
        raise ValueError(f"the seed must be between 0 and {LARGEST_SEED}, not {seed}")
    follower = Follower(recorded)
    made, lines = follower.go_to(max(0, decisions))
    game, position = recorded.game, follower.position
    if game.standings(position).state != "running":
        raise NoBranch("branch-after-the-end", made=made)
    if seat is not None:
        position = dealt_anew(game, position, seat, seed)
    entries = [line for _, line in recorded.lines[:lines]]
    left = branch_line(game, position, seat, seed)
    digest = hashlib.sha256(recorded.text().encode()).hexdigest()
    return BranchStart(game, follower.options, Branch(digest, lines), made, (*entries, left), position)


def read_branch(text: str, games: Mapping[str, Game[Any, Any]]) -> BranchStart:
    """The start that `BranchStart.text` wrote; raises RecordError for anything else."""
    recorded = next(split(read_lines(bounded_lines(BytesIO(text.encode()))), games))
    follower = Follower(recorded)
    for _ in follower:
        pass
    assert recorded.record.branch is not None
    entries = tuple(line for _, line in recorded.lines)
    return BranchStart(
        recorded.game, follower.options, recorded.record.branch, follower.began, entries, follower.position
    )
