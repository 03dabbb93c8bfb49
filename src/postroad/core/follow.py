"""Follows a record line by line: every decision legal, every outcome possible, every consequence right."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from postroad.core.chance import Chance, ImpossibleDraw, Quick, commitment
from postroad.core.fairness import bytes_of
from postroad.core.game import Entry, Game, Step
from postroad.core.position import Position
from postroad.core.record import (
    MOST_LINES,
    Record,
    RecordError,
    is_header,
    line_text,
    read_header,
    result_line,
    shown,
)
from postroad.core.refusals import Refused

Numbered = tuple[int, dict[str, Any]]

LARGEST_SEED: Final = 2**53 - 1  # every program that reads JSON can tell such numbers apart


@dataclass(frozen=True)
class Followed:
    """One decision of a record, carried out."""

    line: int
    seat: int
    action: Any
    before: Position
    step: Step[Any]


@dataclass
class RecordedGame:
    """The lines of one game, with what its header says."""

    game: Game[Any, Any]
    record: Record
    line: int  # of the header
    lines: list[Numbered]

    @property
    def secret(self) -> bytes | None:
        """What proves the chance of a finished game, where its record has it."""
        number, last = self.lines[-1] if self.lines else (self.line, {})
        if "result" not in last or "secret" not in last:
            return None
        found = bytes_of(last["secret"])
        if found is None:
            raise RecordError(number, "fair-malformed")
        return found

    def text(self) -> str:
        """The record as we write it, whatever spaces and order of keys it was read with."""
        return line_text(self.record.header()) + "".join(line_text(line) for _, line in self.lines)


def split(lines: Iterable[Numbered], games: Mapping[str, Game[Any, Any]]) -> Iterator[RecordedGame]:
    """The games of a file, one after another; raises RecordError where a header is missing or foreign."""
    current: RecordedGame | None = None
    for number, line in lines:
        if is_header(line):
            if current:
                yield current
            record = read_header(number, line, games)
            current = RecordedGame(games[record.slug], record, number, [])
        elif current is None:
            raise RecordError(number, "not-a-record")
        elif len(current.lines) == MOST_LINES:
            raise RecordError(number, "too-many-lines", limit=MOST_LINES)
        else:
            current.lines.append((number, line))
    if current is None:
        raise RecordError(1, "empty")
    yield current


class Follower:
    """Replays one recorded game and checks it; iterate to see each decision carried out."""

    def __init__(self, recorded: RecordedGame) -> None:
        self.game = recorded.game
        self.recorded = recorded
        self.resigned: list[int] = []
        self.resignations: dict[int, list[int]] = {}  # by how many decisions had been made: the seats
        self._decided = 0
        self._lines = recorded.lines
        self._at = 0
        self._sealed = _proof(recorded)
        self._branch_at = recorded.record.branch.lines if recorded.record.branch else -1
        self._proof = (
            None if recorded.record.branch else self._sealed
        )  # the lines of another game prove themselves there
        self.began = 0  # after how many decisions the game itself begins, where the first are another's
        try:
            self.options = self.game.options(recorded.record.settings)
            chance = self.game.recorded_chance(self._chance_lines(0), self._proof)
            self.position = self.game.start(self.options, len(recorded.record.players), chance)
        except Refused as refused:
            raise _illegal(recorded.line, self.game.slug, refused) from refused
        except ImpossibleDraw as draw:
            raise self._impossible(0, draw) from draw
        self._expect(self.game.opening(self.position))

    def __iter__(self) -> Iterator[Followed]:
        while self._at < len(self._lines):
            yield from self._next()
        if self._at <= self._branch_at:
            raise RecordError(self._number(len(self._lines)), "branch-missing")
        if self._is_ended() and not (self._lines and "result" in self._lines[-1][1]):
            raise RecordError(self._number(len(self._lines)), "result-missing")

    def go_to(self, decisions: int) -> tuple[int, int]:
        """Follow until so many decisions are made, or fewer where that would divide what is decided together.

        How many have been made then, and how many lines tell of them.
        """
        while self._at < len(self._lines) and self._decided + len(self.game.to_act(self.position)) <= decisions:
            for _ in self._next():
                pass
        while self._at < len(self._lines) and self._is_branch(self._lines[self._at][1]):
            self._branch(*self._lines[self._at])
        return self._decided, self._at

    def _next(self) -> Iterator[Followed]:
        number, line = self._lines[self._at]
        if self._is_branch(line):
            self._branch(number, line)
        elif self._at == self._branch_at:
            raise RecordError(number, "branch-missing")
        elif "result" in line:
            self._finish()
        elif line.get("do") == "resign":
            self._resign(number, line)
        else:
            yield from self._decisions()

    def _is_branch(self, line: Mapping[str, Any]) -> bool:
        """Whether a line says how the game goes on in another way; other programs may mean something else by it."""
        return self._at <= self._branch_at and "branch" in line and "do" not in line

    def _branch(self, number: int, line: Mapping[str, Any]) -> None:
        if self._is_ended():
            raise RecordError(number, "branch-ended")
        match line:
            case {"branch": "open"}:
                expected = branch_line(self.game, self.position)
            case {"branch": "dealt", "seat": seat, "seed": seed} if self._may_deal(seat, seed):
                self.position = dealt_anew(self.game, self.position, seat, seed)
                expected = branch_line(self.game, self.position, seat, seed)
            case _:
                raise RecordError(number, "branch-malformed")
        if self._at == self._branch_at:
            self._proof = self._sealed
        self.began = self._decided
        self.resigned = []
        self._expect([expected])

    def _may_deal(self, seat: Any, seed: Any) -> bool:
        is_seat = type(seat) is int and 0 <= seat < len(self.recorded.record.players)
        return is_seat and type(seed) is int and 0 <= seed <= LARGEST_SEED

    def _decisions(self) -> Iterator[Followed]:
        """One decision of every seat that owes one, then the lines that they lead to."""
        entries: list[Entry] = []
        search_from = self._at
        waiting = self.game.to_act(self.position)
        if self._is_ended():
            raise RecordError(self._lines[self._at][0], "after-the-end")
        for seat in waiting:
            place = self._next_decision(search_from)
            followed = self._carry_out(place, seat)
            entries += followed.step.entries
            search_from = place + 1
            yield followed
        self._expect(entries)

    def _next_decision(self, start: int) -> int:
        place = self._outcomes_end(start)
        if place == len(self._lines) or "result" in self._lines[place][1]:
            raise RecordError(self._number(place), "cut-short")
        return place

    def _carry_out(self, place: int, due: int) -> Followed:
        """The decision at a place, which the seat `due` owes."""
        number, line = self._lines[place]
        seat = line.get("seat")
        if type(seat) is not int:
            raise RecordError(number, "seat-missing")
        if line.get("do") == "resign":
            raise RecordError(number, "resign-not-now")
        before = self.position
        before.chance = self.game.recorded_chance([line, *self._chance_lines(place + 1)], self._proof)
        try:
            action = self.game.decode(line)
            step = self.game.apply(before, seat, action)
        except Refused as refused:
            raise _illegal(number, self.game.slug, refused) from refused
        except ImpossibleDraw as draw:
            raise self._impossible(place, draw) from draw
        if seat != due:  # who chooses in secret may do so in any order, and anew; the record has one order
            expected = {**line, "seat": due}
            raise RecordError(
                number, "line-wrong", self.game.rule_of(expected), expected=shown(expected), found=shown(line)
            )
        self.position = step.position
        self._decided += 1
        return Followed(number, seat, action, before, step)

    def _outcomes_end(self, start: int) -> int:
        """The place of the first line from `start` on that is neither a chance outcome nor a consequence."""
        for place in range(start, len(self._lines)):
            line = self._lines[place][1]
            if "do" in line or not ("chance" in line or "gain" in line):
                return place
        return len(self._lines)

    def _chance_lines(self, start: int) -> list[Entry]:
        """The outcomes between one decision and the next."""
        return [line for _, line in self._lines[start : self._outcomes_end(start)] if "chance" in line]

    def _expect(self, entries: Iterable[Entry]) -> None:
        """The next lines must be these; keys that we do not know are ignored."""
        for entry in entries:
            if self._at == len(self._lines):
                raise RecordError(
                    self._number(len(self._lines)), "line-missing", self.game.rule_of(entry), expected=shown(entry)
                )
            number, line = self._lines[self._at]
            if not _agrees(line, entry):
                raise RecordError(
                    number, "line-wrong", self.game.rule_of(entry), expected=shown(entry), found=shown(line)
                )
            self._at += 1

    def _resign(self, number: int, line: Mapping[str, Any]) -> None:
        seat = line.get("seat")
        if type(seat) is not int or not 0 <= seat < len(self.recorded.record.players) or seat in self.resigned:
            raise RecordError(number, "resign-wrong")
        if self._is_ended() or not self.game.may_resign(self.position):
            raise RecordError(number, "resign-not-now")
        self.resigned.append(seat)
        self.resignations.setdefault(self._decided, []).append(seat)
        self._at += 1

    @property
    def result(self) -> Mapping[str, Any] | None:
        """The line with the record's result; None while the game runs."""
        last = self._lines[-1][1] if self._lines else {}
        return last if "result" in last else None

    @property
    def winners(self) -> list[int]:
        """Who has won, by the record's own result; nobody while the game runs."""
        return list(((self.result or {}).get("result") or {}).get("winners", []))

    @property
    def is_proven(self) -> bool:
        """Whether every draw of the game itself was checked against the revealed secret."""
        return self._sealed is not None

    def _is_ended(self) -> bool:
        is_won = len(self.recorded.record.players) - len(self.resigned) == 1
        return is_won or self.game.standings(self.position).state != "running"

    def _finish(self) -> None:
        number, line = self._lines[self._at]
        if self._at + 1 < len(self._lines):
            raise RecordError(self._lines[self._at + 1][0], "after-the-end")
        standings = self.game.standings(self.position, self.resigned)
        expected = result_line(standings, self.resigned)
        if not _agrees(line, expected) or ("reason" in line) != ("reason" in expected):
            raise RecordError(number, "result-wrong", expected=shown(expected), found=shown(line))
        if self.recorded.record.fair and self._sealed is None:
            raise RecordError(number, "fair-secret-missing")
        self._at += 1

    def _impossible(self, place: int, draw: ImpossibleDraw) -> RecordError:
        """What is wrong with a recorded draw of the decision at a place."""
        is_decision = place < len(self._lines) and "do" in self._lines[place][1]
        end = self._outcomes_end(place + is_decision)
        if draw.why == "missing":
            return RecordError(self._number(end), "draw-missing", self.game.rule_of({"chance": ""}))
        lines = [numbered for numbered in self._lines[place:end] if self.game.draw_of(numbered[1]) is not None]
        number, line = lines[draw.number]
        found = shown(draw.found).strip('"')
        if draw.why == "unproven":
            return RecordError(number, "draw-unproven", expected=draw.proven, found=found)
        return RecordError(number, "draw-absent", self.game.rule_of(line), found=found)

    def _number(self, place: int) -> int:
        """The number of the line at a place, or of the one that would follow the last."""
        if place < len(self._lines):
            return self._lines[place][0]
        return (self._lines[-1][0] if self._lines else self.recorded.line) + 1


def dealt_anew(game: Game[Any, Any], position: Position, seat: int, seed: int) -> Position:
    """A position that the seat cannot tell from this one: what it does not know is dealt anew."""
    dealt: Position = game.imagine(game.view(position, seat), Quick(seed))
    return dealt


def branch_line(game: Game[Any, Any], position: Position, seat: int | None = None, seed: int = 0) -> Entry:
    """What a record says where it leaves the game that it branched from; None where nothing was dealt anew."""
    how: Entry = {"branch": "open"} if seat is None else {"branch": "dealt", "seat": seat, "seed": seed}
    return how | game.hands(position)


def verify(recorded: RecordedGame) -> Follower:
    """Follow a game to its last line; raises RecordError at the first that is wrong."""
    follower = Follower(recorded)
    for _ in follower:
        pass
    return follower


def _agrees(line: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the line says what is expected; keys that we do not know are ignored."""
    return all(key in line and _same(line[key], value) for key, value in expected.items())


def _same(one: Any, other: Any) -> bool:
    """Whether two values are the same in JSON, where true is not 1 and 1.0 is not 1."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(_same, one, other))
    return bool(one == other)


def _illegal(number: int, slug: str, refused: Refused) -> RecordError:
    error = RecordError(number, "illegal", refused.refusal.rule)
    error.refusal, error.slug = refused.refusal, slug
    return error


def _proof(recorded: RecordedGame) -> Chance | None:
    fair, secret = recorded.record.fair, recorded.secret
    if fair is None or secret is None:
        return None
    if commitment(secret) != fair.commitment:
        raise RecordError(recorded.lines[-1][0], "commitment-wrong")
    return fair.chance(secret)
