"""The state of a table at one moment, as it follows from the log. No input, no output, no clock of its own."""

from collections.abc import Iterator
from typing import Any

import msgspec

from postroad.core.branch import BranchStart
from postroad.core.fairness import AnyFair, Fair, Share, SharedFair
from postroad.core.game import Game, Step
from postroad.core.position import Position
from postroad.lessons import LESSONS
from postroad.lessons.guide import Guide
from postroad.server.live.log_entries import TableOpened
from postroad.server.wire import Result, RevealedChoice, Status


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: what lists show, and the store keeps for them."""

    person: str = ""
    bot: str = ""  # its own player, where no person is
    stand_in: str = ""  # the bot that plays on for the person
    is_ready: bool = False
    has_resigned: bool = False

    @property
    def player(self) -> str:
        """The spec of the bot that decides here now; "" where a person does."""
        return self.stand_in or self.bot

    @property
    def is_away(self) -> bool:
        """Whether a bot stands in for a person who may return."""
        return bool(self.person and self.stand_in) and not self.has_resigned


class SeatState(SeatSummary, frozen=True):
    """Who sits at a seat, and how they are doing."""

    entropy: str = ""  # of a game that began before shares were
    sealed_share: str = ""  # its commitment
    share: str = ""  # as it came
    is_muted: bool = False
    is_overdue: bool = False
    is_gone: bool = False  # the person has deleted themselves
    last: int = -1  # the line of its own last decide
    asked: int | None = None  # the line that put the open question
    asked_at: int = 0
    since: int | None = None  # when its clock began to run, if it runs
    used_ms: int = 0  # of its bank
    turns_used: dict[tuple[int, int], int] = {}  # of each turn, where a turn has its own time

    @property
    def is_open(self) -> bool:
        """Whether anyone may sit down."""
        return not self.person and not self.bot

    @property
    def is_playing_person(self) -> bool:
        """Whether a person is here and has not given up."""
        return bool(self.person) and not self.stand_in and not self.has_resigned


class Played(msgspec.Struct, frozen=True):
    """One act, carried out; it can be told to every seat as that seat may know it."""

    seq: int
    seat: int
    action: Any
    before: Position
    step: Step[Any]
    nonce: str


class SealedChoice(msgspec.Struct, frozen=True):
    """A choice that is not revealed yet."""

    seal: str
    nonce: str
    text: str


class Asking(msgspec.Struct, frozen=True):
    """Someone wants to take back more than is free."""

    seat: int
    to: int
    agreed: frozenset[str] = frozenset()  # persons


class StandInVote(msgspec.Struct, frozen=True):
    """Some want a bot to play for one who has been away for long."""

    agreed: tuple[str, ...]  # persons
    needed: int
    at: int  # of the last vote


class TableState(msgspec.Struct, eq=False):
    """What follows from a log; `transition.after` makes the next one and leaves this one as it is."""

    id: str
    game: Game[Any, Any]
    opened: TableOpened
    secret: bytes
    commitment: str  # to the secret
    opened_at: int
    seats: list[SeatState]
    status: Status = "waiting"
    acting: list[int] = []  # the seats that owe an action
    seq: int = -1
    at: int = 0
    fixed: int = -1  # the line that fixed the commitments to shares
    fixed_at: int = 0
    begun: int = -1  # the line that began the game
    start: Position | None = None
    position: Position | None = None
    played: list[Played] = []  # what has not been taken back
    sealed: dict[int, SealedChoice] = {}  # by seat
    revealed: list[RevealedChoice] = []  # of the last reveal
    asking: Asking | None = None
    votes: dict[int, StandInVote] = {}  # by the seat that a bot is to play for
    resigned: list[tuple[int, int, int]] = []  # seat, line, how many acts before
    stood_in: int = 0  # how many acts stood in the record when a bot last took someone's place
    undone: int = 0  # how often something that had been revealed was taken back
    hinted: dict[int, int] = {}  # seats that have asked for hints, and the last question that they asked about
    branch: BranchStart | None = None  # where the game began, if that was in the middle of another
    rematch: str | None = None
    result: Result | None = None
    ended_at: int | None = None
    guide: Guide | None = None  # of a lesson
    guides: list[tuple[int, Guide]] = []  # by line, for what is taken back

    def copy(self) -> "TableState":
        """A twin that can go on by itself."""
        twin: TableState = self.__copy__()  # type: ignore[attr-defined]
        twin.seats = self.seats.copy()
        twin.played = self.played.copy()
        twin.sealed = self.sealed.copy()
        twin.resigned = self.resigned.copy()
        twin.votes = self.votes.copy()
        twin.hinted = self.hinted.copy()
        return twin

    @property
    def host(self) -> str:
        """The person who opened the table."""
        return self.opened.host

    @property
    def has_hints(self) -> bool:
        """Whether people may ask for hints: all have agreed, or there is only one person."""
        if self.opened.lesson or self.opened.daily:
            return False
        return self.opened.has_hints or len([seat for seat in self.seats if seat.person]) == 1

    def questions(self, seat: int) -> tuple[int | None, int | None]:
        """The lines of two questions to a seat: one that it has not answered, one that it may answer otherwise."""
        asked = self.seats[seat].asked
        return (asked, None) if asked is None or seat in self.acting else (None, asked)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def people(self) -> set[str]:
        """Everyone who holds a seat or hosts."""
        return {person for person in (*(seat.person for seat in self.seats), self.host) if person}

    def resigned_seats(self) -> list[int]:
        """Who has given up, in order."""
        return [seat for seat, _, _ in self.resigned]

    def owed_shares(self) -> list[int]:
        """The seats whose share is fixed but has not come."""
        return [number for number, seat in enumerate(self.seats) if seat.sealed_share and not seat.share]

    def fair(self) -> AnyFair:
        """What makes the chance of the game provable."""
        if self.fixed < 0:
            entropies = tuple(bytes.fromhex(seat.entropy) for seat in self.seats)
            lesson = LESSONS.get(self.opened.game) if self.opened.lesson else None
            return Fair(self.commitment, entropies, lesson.deal if lesson else "")
        shares = [
            Share(seat.sealed_share, bytes.fromhex(seat.share)) if seat.sealed_share else None for seat in self.seats
        ]
        return SharedFair(self.commitment, self.id, tuple(shares))

    def deadline(self, seat: int) -> int | None:
        """When a seat's time runs out, if it runs."""
        clock, one = self.opened.clock, self.seats[seat]
        if one.since is None or clock.kind == "none" or one.is_overdue:
            return None
        return one.since + self.left_ms(seat)

    def left_ms(self, seat: int) -> int:
        """What a seat had left when its clock last stood: of its bank, or for this turn."""
        one = self.seats[seat]
        used = one.used_ms
        if self.opened.clock.kind == "turn":
            used = one.turns_used.get(self.position.turn(), 0) if self.position else 0
        return max(0, self.opened.clock.seconds * 1000 - used)

    def missing(self) -> list[str]:
        """The persons who have not yet answered the one who asks to take something back.

        Whoever holds a seat has a say, also while a bot stands in; who has resigned or is gone has none.
        """
        if self.asking is None:
            return []
        asker = self.seats[self.asking.seat].person
        holders = {seat.person for seat in self.seats if seat.person and not (seat.has_resigned or seat.is_gone)}
        return sorted(holders - {asker} - self.asking.agreed)

    def waits_for(self) -> set[str]:
        """The persons without whom it does not go on."""
        if self.status == "waiting":
            if any(seat.is_open for seat in self.seats):
                return set()
            return {seat.person for seat in self.seats if seat.person and not seat.is_ready}
        acting = {self.seats[seat].person for seat in self.acting if not self.seats[seat].player}
        return acting | set(self.missing())

    def boundary(self, place: int) -> int:
        """The line just after which the acts from a place on had not been made."""
        return self.played[place - 1].seq if place else self.begun

    def resigning_place(self) -> int | None:
        """How many acts stand in the record before a resignation now; None if it must wait."""
        place = self.recorded_place()
        position = self.played[place].before if place < len(self.played) else self.position
        return place if self.game.may_resign(position) else None

    def recorded_place(self) -> int:
        """How many acts have happened for the record.

        Choices that are still sealed have not happened yet for the record, so it comes before them:
        who plays King's Road against bots, which choose at once, could else never resign.
        """
        place = len(self.played)
        while place and self.played[place - 1].nonce and not self.played[place - 1].step.reveals:
            place -= 1
        return place

    def undo_floor(self) -> int:
        """The first act that may still be taken back: nothing before a resignation or a stand-in."""
        return max(self.stood_in, self.resigned[-1][2] if self.resigned else 0)

    def is_free(self, seat: int, to: int) -> bool:
        """Whether every act after a line is the seat's own and showed nothing new."""
        return all(one.seat == seat and not one.step.reveals for one in self.after_line(to))

    def after_line(self, to: int) -> Iterator[Played]:
        """The acts after a line, last first."""
        for one in reversed(self.played):
            if one.seq <= to:
                return
            yield one

    def undos(self, seat: int) -> tuple[int | None, int | None]:
        """The lines that a seat may go back to: by itself, before its last act if that showed nothing new;

        and if the others agree, before its last act that it cannot take back by itself.
        """
        played, floor = self.played, self.undo_floor()
        place = len(played)
        if self.status != "playing" or place <= floor:
            return None, None
        last, is_free, free = played[-1], True, None
        if last.seat == seat and not last.step.reveals:
            free = self.boundary(place - 1)
        while place > floor and not self.opened.daily:
            place -= 1
            one = played[place]
            is_free = is_free and one.seat == seat and not one.step.reveals
            if one.seat == seat and not is_free:
                return free, self.boundary(place)
        return free, None
