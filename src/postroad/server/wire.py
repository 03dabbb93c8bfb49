"""Every message between the server and a page or program, typed once.

A command changes a table; it carries an id of the sender's own making, and sent again it gets its first answer. The
socket takes every message of `Sent`; POST /api/tables/{table}/commands the commands. Times: milliseconds since 1970.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from postroad.server.fairness_now import Fairness as Fairness
from postroad.server.fairness_now import OpenShare as OpenShare
from postroad.server.fairness_now import RevealedChoice as RevealedChoice
from postroad.server.fairness_now import SealedShare as SealedShare
from postroad.server.fairness_now import SeatNumber as SeatNumber
from postroad.server.fairness_now import SeatShare as SeatShare
from postroad.server.lesson_now import LessonNow
from postroad.server.table_plan import Clock as Clock
from postroad.server.table_plan import OpenTable as OpenTable
from postroad.server.table_plan import SeatPlan as SeatPlan

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{4,32}$")]
CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
Seq = Annotated[int, Meta(ge=-1, le=2**31)]
Action = dict[str, Any]  # as records have it: {"do":"take","slot":3}
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Status = Literal["waiting", "playing", "over", "closed"]
Argument = str | int | list[str | int]


class Message(Struct, tag_field="t", forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """Anything that is sent; `t` says what it is."""


class Part(Struct, forbid_unknown_fields=True, frozen=True):
    """Anything inside a message."""


# --- commands: they change a table ---


class Command(Message, frozen=True):
    """`seat` is one of the sender's own; it is needed only by who holds several."""

    table: TableId
    command: CommandId


class Join(Command, tag="join", frozen=True):
    """Sit down, at this seat or at the first open one."""

    seat: SeatNumber | None = None


class Leave(Command, tag="leave", frozen=True):
    """Stand up; once the game has begun, a bot plays on and one may return."""

    seat: SeatNumber | None = None


class Arrange(Command, tag="arrange", frozen=True):
    """The host, before the game: who is to sit at a seat. A person who sits there is removed."""

    seat: SeatNumber
    plan: SeatPlan


class Ready(Command, tag="ready", frozen=True):
    """Say that the game may begin, with a commitment to a share of the chance for each seat.

    It is said for all own seats, by a program for its one.
    Once all are ready, `Fairness.shares` of `now` lists the commitments, and they can change no more. Then send
    the shares with `share`; the game begins when all are in, or without those that did not come in ten seconds.
    Who sends no commitment adds no share.
    """

    is_ready: bool = True
    shares: Annotated[list[SealedShare], Meta(max_length=8)] = []


class Share(Command, tag="share", frozen=True):
    """Open the shares that one's commitments fixed, once all commitments are listed."""

    shares: Annotated[list[OpenShare], Meta(min_length=1, max_length=8)]


class Act(Command, tag="act", frozen=True):
    """Answer the question that `asked` (or `changeable`) of `now` names with one of the legal actions."""

    asked: Seq
    action: Action
    seat: SeatNumber | None = None


class Undo(Command, tag="undo", frozen=True):
    """Go back to just after the line `to`: freely as far as `Undoing.free`, else by asking the others."""

    to: Seq
    seat: SeatNumber | None = None


class Withdraw(Command, tag="withdraw", frozen=True):
    """Take back one's own choice that is not revealed yet, the one that `changeable` of `now` names."""

    asked: Seq
    seat: SeatNumber | None = None


class AnswerUndo(Command, tag="answer-undo", frozen=True):
    """Agree, or do not, that someone takes back more than is free."""

    agrees: bool
    seat: SeatNumber | None = None


class Resign(Command, tag="resign", frozen=True):
    """Give up for good."""

    seat: SeatNumber | None = None


class Return(Command, tag="return", frozen=True):
    """Take one's seat back from the bot that stands in."""

    seat: SeatNumber | None = None


class StandIn(Command, tag="stand-in", frozen=True):
    """The host lets a bot play for someone whose clock has run out."""

    seat: SeatNumber


class VoteStandIn(Command, tag="vote-stand-in", frozen=True):
    """Vote for a bot to play for someone who has been away for two minutes, with a clock or without.

    It stands in once more than half of the others who are here want it; who comes back may take the seat back. Where
    a clock of a day or more was agreed, people are away by right until it has run out.
    """

    seat: SeatNumber


class Chat(Command, tag="chat", frozen=True):
    """Say something to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, tag="mute", frozen=True):
    """The host silences someone in the chat, or no longer does."""

    seat: SeatNumber
    is_muted: bool = True


class Rematch(Command, tag="rematch", frozen=True):
    """Open the same table again with the same people and bots; everyone finds it in `TableInfo.rematch`."""


class Close(Command, tag="close-table", frozen=True):
    """The host gives up a table that has not begun."""


class Learn(Command, tag="learn", frozen=True):
    """Of a lesson: go on from the sentence `step`, which was read; or put the guide away, or call it again."""

    step: Annotated[str, Meta(max_length=40)] = ""
    is_on: bool = True


AnyCommand = (
    Join | Leave | Arrange | Ready | Act | Undo | Withdraw | AnswerUndo | Resign | Return | StandIn
    | VoteStandIn | Chat | Mute | Rematch | Close | Learn | Share
)  # fmt: skip

# --- questions on the socket ---


class Watch(Message, tag="watch", frozen=True):
    """Follow a table: as one of one's own seats, or as a spectator. Answered by `now`, and then at every change."""

    table: TableId
    seat: SeatNumber | None = None  # None: the first of one's own, else a spectator's view


class Unwatch(Message, tag="unwatch", frozen=True):
    """Follow a table no more."""

    table: TableId


class History(Message, tag="history", frozen=True):
    """What happened after a line, as the seat that is watched may know it; -1 for everything."""

    table: TableId
    after: Seq = -1


class Preview(Message, tag="preview", frozen=True):
    """What some actions in a row would lead to; nothing is done, and nothing hidden is shown."""

    table: TableId
    id: CommandId
    asked: Seq
    actions: Annotated[list[Action], Meta(min_length=1, max_length=16)]
    seat: SeatNumber | None = None


Question = Watch | Unwatch | History | Preview
Sent = AnyCommand | Question

# --- what the server says ---


class Event(Part, frozen=True):
    """One thing that happened: a message of the catalogues and its arguments; `player` is a seat."""

    key: str
    arguments: dict[str, Argument] = {}


class Line(Part, frozen=True):
    """One entry of the table's log as the viewer may know it."""

    seq: int
    at: int
    seat: int | None  # whose doing it was
    kind: str  # act, undo, join, leave, ready, begin, resign, stand-in, return, timeout, …
    events: list[Event] = []
    to: int | None = None  # of an undo: the lines after this one are taken back
    round: int | None = None


class StandInVote(Part, frozen=True):
    """Who wants a bot to stand in."""

    agreed: list[int]  # seats
    needed: int  # how many votes it takes


class Seat(Part, frozen=True):
    """One seat as everyone sees it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""  # a bot's is its spec's name
    bot: str = ""  # the spec of the bot that plays here, for itself or standing in
    level: int | None = None  # of that bot
    is_ready: bool = False
    has_resigned: bool = False
    is_away: bool = False  # a bot stands in for a person who may return
    is_muted: bool = False
    is_host: bool = False
    is_overdue: bool = False
    deadline: int | None = None  # when this seat's time runs out, if it runs now
    left_ms: int | None = None  # of its bank, while it does not run
    asked: int | None = None  # the line that put the question that it owes an answer to
    seal: str = ""  # King's Road: SHA-256 of nonce and choice, from its receipt on
    vote: StandInVote | None = None  # whether a bot is to play for a person who has been away for long


class Result(Part, frozen=True):
    """How it ended."""

    scores: list[int] | None
    winners: list[int]
    reason: Literal["", "limit", "resigned", "stopped"] = ""
    undone: int = 0  # how often something that had been revealed was taken back
    hinted: list[int] = []  # the seats that asked for hints


class TableInfo(Part, frozen=True):
    """The table but for the game on it."""

    game: str
    rules: int
    options: dict[str, Any]
    status: Status
    seats: list[Seat]
    is_public: bool
    clock: Clock
    absence: Literal["wait", "bot"]
    pace: Literal["calm", "brisk", "instant"]
    has_chat: bool
    fairness: Fairness
    opened_at: int
    rematch: str | None = None
    result: Result | None = None
    lesson: LessonNow | None = None
    shows_points: bool = True
    is_rated: bool = True
    daily: str = ""  # of a deal of the day: the day, 2026-11-17
    has_hints: bool = False  # whether those who play may ask for hints
    is_branched: bool = False  # it went on from a moment of another game


class Undoing(Part, frozen=True):
    """What the viewer may take back."""

    free: int | None = None  # the line that one may go back to just after
    by_consent: int | None = None  # the same, if the others agree
    asking: int | None = None  # the seat that asks for consent just now
    to: int | None = None
    missing: list[int] = []  # the seats that have not agreed yet


class Now(Message, tag="now", frozen=True):
    """The whole table as the viewer may know it now."""

    table: TableId
    seq: int  # of the log's last line
    at: int  # the server's time
    eye: int | None  # the seat whose view it is; None for a spectator
    mine: list[int]  # the viewer's own seats
    is_host: bool
    room: TableInfo
    asked: int | None  # the seat owes an answer: to be sent with `act`
    changeable: int | None  # the seat has chosen and may choose otherwise: to be sent with `act` by who does
    since: int  # the line of the viewer's own last action: what came after is news to them
    view: Any  # the game's view, with what is legal and what is barred; null before the game begins
    undo: Undoing
    lines: list[Line]  # what happened since the `now` before
    openings: list[RevealedChoice]  # choices of the round just revealed


class Done(Message, tag="done", frozen=True):
    """A command was carried out and is safely stored, in the line `seq`."""

    table: TableId
    command: CommandId
    seq: int
    opened: str | None = None  # of a rematch: the new table


class Refused(Message, tag="refused", frozen=True):
    """Something was not done, why, and what would have been possible."""

    key: str
    rule: str = ""
    arguments: dict[str, Argument] = {}
    legal: list[str] = []
    table: str | None = None
    command: str | None = None  # or the id of a preview


class Previewed(Message, tag="preview", frozen=True):
    """What the actions would lead to."""

    table: TableId
    id: CommandId
    view: Any
    events: list[Event]


class Past(Message, tag="history", frozen=True):
    """Lines asked for."""

    table: TableId
    lines: list[Line]


class Said(Message, tag="said", frozen=True):
    """Someone said something."""

    table: TableId
    id: int
    at: int
    name: str
    seat: int | None
    text: str


class Present(Message, tag="present", frozen=True):
    """Who is looking now: by seat, and how many spectators."""

    table: TableId
    seats: list[bool]
    spectators: int
    away_since: list[int | None]  # by seat, for people who are not looking


class Hello(Message, tag="hello", frozen=True):
    """The first message on every socket."""

    version: str
    at: int
    name: str | None  # of the person the socket belongs to


class Notice(Message, tag="notice", frozen=True):
    """Something about the server itself: `restarting`; `read-only` while nothing can be stored, then `writable`."""

    key: str


Received = Now | Done | Refused | Previewed | Past | Said | Present | Hello | Notice
