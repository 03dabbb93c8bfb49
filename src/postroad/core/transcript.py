"""A game being played and written down at the same time."""

from collections.abc import Sequence
from typing import Any

from postroad.core.branch import BranchStart
from postroad.core.chance import Chance
from postroad.core.fairness import AnyFair
from postroad.core.game import Entry, Game, Options, Standings, Step
from postroad.core.record import Deal, Record, result_line


class Transcript:
    """Plays by named actions, keeps the record, and takes back what showed nobody anything new."""

    def __init__(
        self,
        game: Game[Any, Any],
        options: Options,
        players: Sequence[str],
        chance: Chance,
        deal: Deal | None = None,
        start: BranchStart | None = None,
    ) -> None:
        """`deal` says which numbered deal the chance is, `start` where the game branched from another, if it did."""
        self.game = game
        self._deal = deal
        self._branch = start.branch if start else None
        self.players = tuple(players)
        self.resigned: list[int] = []
        self.position: Any = start.position(chance) if start else game.start(options, len(players), chance)
        self.entries: list[Entry] = list(start.entries if start else game.opening(self.position))
        self._settings = game.settings(options, self.position)
        self._taken_back: list[tuple[Any, int, int, Any]] = []  # what undo may return to, by whom and what
        self._fair: AnyFair | None = None
        self._secret: bytes | None = None
        self.hinted: Sequence[int] = ()  # the seats that asked for hints
        self.undone = 0  # how often whoever plays took back something that had been revealed

    @classmethod
    def sealed(
        cls,
        game: Game[Any, Any],
        options: Options,
        players: Sequence[str],
        secret: bytes,
        fair: AnyFair,
        start: BranchStart | None = None,
    ) -> "Transcript":
        """A game whose chance can be proven once it has ended."""
        self = cls(game, options, players, fair.chance(secret), start=start)
        self._fair = fair
        self._secret = secret
        return self

    def apply(self, seat: int, action: Any) -> Step[Any]:
        """Carry out an action; raises Refused, and nothing has changed, if it is not legal."""
        step = self.game.apply(self.position, seat, action)
        if step.reveals:
            self._taken_back.clear()
        else:
            self._taken_back.append((self.position, len(self.entries), seat, action))
        self.position = step.position
        self.entries += step.entries
        return step

    def undo(self) -> bool:
        """Take the last action back; False if it showed someone something new, or there is none."""
        if not self._taken_back:
            return False
        self.position, length, _, _ = self._taken_back.pop()
        del self.entries[length:]
        return True

    def may_withdraw(self, seat: int) -> bool:
        """Whether a seat has made a choice that is not revealed, and may make it otherwise."""
        position = self.position
        return seat not in self.game.to_act(position) and position.actions_count(seat) > 0

    def withdraw(self, seat: int) -> bool:
        """Take a seat's choice out from among the others', which stand; False if it has made none."""
        if not self.may_withdraw(seat):
            return False
        others = [(other, action) for _, _, other, action in self._taken_back if other != seat]
        self.position, length, _, _ = self._taken_back[0]
        del self.entries[length:]
        self._taken_back.clear()
        for other, action in others:
            self.apply(other, action)
        return True

    def resign(self, seat: int) -> None:
        """Write down that a seat gives up; someone else decides for it from now on."""
        is_player = 0 <= seat < len(self.players) and seat not in self.resigned
        if not is_player or self.is_over() or not self.game.may_resign(self.position):
            raise ValueError(f"seat {seat} cannot resign now")
        self.resigned.append(seat)
        self.entries.append({"seat": seat, "do": "resign"})
        self._taken_back.clear()

    def standings(self) -> Standings:
        """Scores, and who has won."""
        return self.game.standings(self.position, self.resigned)

    def is_over(self) -> bool:
        """Whether nobody has anything to decide any more."""
        return len(self.players) - len(self.resigned) == 1 or self.standings().state != "running"

    def record(self) -> Record:
        """The record so far, with its result once the game is over."""
        result = None
        if self.is_over():
            result = result_line(self.standings(), self.resigned, self._secret, self.undone, self.hinted)
        entries = list(self.entries)
        head = (self.game.slug, self.game.rules, self._settings, self.players)
        return Record(*head, self._fair, entries, result, self._deal, self._branch)
