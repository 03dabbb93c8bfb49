"""What the log of a table holds: one entry a line, tagged by its kind. Persons are opaque ids, never names."""

from typing import Any, Final, Literal, NamedTuple

import msgspec

from postroad.server.wire import Clock


class LogEntry(msgspec.Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """One line of the log."""


class Occupant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit at a seat: a person, a bot by its spec, or anyone (neither)."""

    person: str = ""
    bot: str = ""


class TableOpened(LogEntry, tag="opened", frozen=True, omit_defaults=True):
    game: str
    rules: int
    options: dict[str, Any]
    host: str
    chairs: list[Occupant]
    is_public: bool
    clock: Clock
    absence: Literal["wait", "bot"]
    pace: Literal["calm", "brisk", "instant"]
    has_chat: bool
    lesson: str = ""  # the kind of lesson: its deal is fixed, and a guide speaks
    shows_points: bool = True  # everyone's, as far as they are open
    is_rated: bool = True
    daily: str = ""  # the day whose deal it is: everyone's is the same
    has_hints: bool = False  # all who sit down agree that anyone may ask for hints
    start: str = ""  # where the game goes on from a moment of another: `BranchStart.text`, which nobody may see


class Joined(LogEntry, tag="joined", frozen=True, omit_defaults=True):
    seat: int
    person: str


class Left(LogEntry, tag="left", frozen=True, omit_defaults=True):
    """Before the game the seat is open again; later the bot of the takeover that follows plays on."""

    seat: int


class Arranged(LogEntry, tag="arranged", frozen=True, omit_defaults=True):
    seat: int
    chair: Occupant


class Readied(LogEntry, tag="ready", frozen=True, omit_defaults=True):
    person: str
    is_ready: bool
    entropy: str = ""  # of logs written before shares were
    shares: dict[int, str] = {}  # commitments by seat
    seats: list[int] = []  # which; all of the person's if none is named


class SharesFixed(LogEntry, tag="shares-fixed", frozen=True):
    """All are ready: these commitments to shares are final, and only now are the shares asked for."""

    commitments: list[str]  # by seat, "" where none


class Shared(LogEntry, tag="shared", frozen=True):
    """A share, as its commitment fixed it."""

    seat: int
    share: str


class Begun(LogEntry, tag="begun", frozen=True):
    """The game begins: its chance follows from the secret and the shares that came."""


class Acted(LogEntry, tag="act", frozen=True, omit_defaults=True):
    seat: int
    action: dict[str, Any]
    nonce: str = ""  # seals the choice where it stays secret for a while
    is_bot: bool = False


class DecodedAct(NamedTuple):
    """An act as it will be logged, with its action as the game knows it."""

    entry: Acted
    action: Any


class Undone(LogEntry, tag="undo", frozen=True, omit_defaults=True):
    """The acts after the line `to` are taken back."""

    seat: int
    to: int


class Withdrawn(LogEntry, tag="withdrawn", frozen=True, omit_defaults=True):
    """The seat's choice, not yet revealed, is none any more; those of the others stand."""

    seat: int


class UndoAsked(LogEntry, tag="undo-asked", frozen=True, omit_defaults=True):
    seat: int
    to: int


class UndoAnswered(LogEntry, tag="undo-answered", frozen=True, omit_defaults=True):
    person: str
    agrees: bool


class Takeover(LogEntry, tag="takeover", frozen=True, omit_defaults=True):
    """A bot stands in."""

    seat: int
    bot: str


class StandInVoted(LogEntry, tag="stand-in-voted", frozen=True, omit_defaults=True):
    """A person wants a bot to play for one who has been away for long."""

    seat: int  # of the one who is away
    person: str
    agreed: list[str]  # the persons whose votes count by now
    needed: int


class Returned(LogEntry, tag="returned", frozen=True, omit_defaults=True):
    seat: int


class Gone(LogEntry, tag="gone", frozen=True, omit_defaults=True):
    """The person of a seat is no more: a bot plays on for good, and nothing waits for their consent."""

    seat: int
    bot: str


class TimedOut(LogEntry, tag="timeout", frozen=True, omit_defaults=True):
    seat: int


class Resigned(LogEntry, tag="resigned", frozen=True, omit_defaults=True):
    seat: int
    bot: str = ""  # plays on, where the game does


class Muted(LogEntry, tag="muted", frozen=True, omit_defaults=True):
    seat: int
    is_muted: bool


class Rematched(LogEntry, tag="rematch", frozen=True, omit_defaults=True):
    table: str


class Learned(LogEntry, tag="learned", frozen=True, omit_defaults=True):
    """Of a lesson: a sentence was read, or the guide was put away or called again."""

    step: str = ""
    is_on: bool = True


class Hinted(LogEntry, tag="hinted", frozen=True, omit_defaults=True):
    """A seat has asked for a hint about the question that a line put."""

    seat: int
    asked: int


class Closed(LogEntry, tag="closed", frozen=True):
    """The table is given up: by its host, or because nobody came for a long time."""


AnyEntry = (
    TableOpened | Joined | Left | Arranged | Readied | SharesFixed | Shared | Begun | Acted | Undone | Withdrawn
    | UndoAsked | UndoAnswered | Takeover | StandInVoted | Returned | Gone | TimedOut | Resigned | Muted | Rematched
    | Learned | Hinted | Closed
)  # fmt: skip


class Logged(msgspec.Struct, frozen=True):
    """An entry with its place in the log."""

    seq: int
    at: int
    command: str
    entry: AnyEntry
    action: Any = None  # of an act just decided: what its entry says, decoded; a stored one is decoded when applied


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def to_text(entry: AnyEntry) -> str:
    """The entry as the store keeps it."""
    return _ENCODER.encode(entry).decode()


def from_text(text: str) -> AnyEntry:
    """The entry that the store kept."""
    return _DECODER.decode(text)
