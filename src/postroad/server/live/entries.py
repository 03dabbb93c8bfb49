"""What the log of a table holds: one entry a line, tagged by its kind. Persons are opaque ids, never names."""

from typing import Any, Final, Literal

import msgspec

from postroad.server.wire import Clock


class Entry(msgspec.Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """One line of the log."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit at a seat: a person, a bot by its spec, or anyone (neither)."""

    person: str = ""
    bot: str = ""


class Opened(Entry, tag="opened", frozen=True, omit_defaults=True):
    game: str
    rules: int
    options: dict[str, Any]
    host: str
    chairs: list[Chair]
    is_public: bool
    clock: Clock
    absence: Literal["wait", "bot"]
    pace: Literal["calm", "brisk", "instant"]
    has_chat: bool


class Joined(Entry, tag="joined", frozen=True, omit_defaults=True):
    seat: int
    person: str


class Left(Entry, tag="left", frozen=True, omit_defaults=True):
    """Before the game the seat is open again; later the bot of the takeover that follows plays on."""

    seat: int


class Arranged(Entry, tag="arranged", frozen=True, omit_defaults=True):
    seat: int
    chair: Chair


class Readied(Entry, tag="ready", frozen=True, omit_defaults=True):
    person: str
    is_ready: bool
    entropy: str = ""


class Begun(Entry, tag="begun", frozen=True):
    """The game begins: its chance follows from the secret and the entropies."""


class Acted(Entry, tag="act", frozen=True, omit_defaults=True):
    seat: int
    action: dict[str, Any]
    nonce: str = ""  # seals the choice where it stays secret for a while
    is_bot: bool = False


class Undone(Entry, tag="undo", frozen=True, omit_defaults=True):
    """The acts after the line `to` are taken back."""

    seat: int
    to: int


class UndoAsked(Entry, tag="undo-asked", frozen=True, omit_defaults=True):
    seat: int
    to: int


class UndoAnswered(Entry, tag="undo-answered", frozen=True, omit_defaults=True):
    person: str
    agrees: bool


class Takeover(Entry, tag="takeover", frozen=True, omit_defaults=True):
    """A bot stands in."""

    seat: int
    bot: str


class Returned(Entry, tag="returned", frozen=True, omit_defaults=True):
    seat: int


class TimedOut(Entry, tag="timeout", frozen=True, omit_defaults=True):
    seat: int


class Resigned(Entry, tag="resigned", frozen=True, omit_defaults=True):
    seat: int
    bot: str = ""  # plays on, where the game does


class Muted(Entry, tag="muted", frozen=True, omit_defaults=True):
    seat: int
    is_muted: bool


class Rematched(Entry, tag="rematch", frozen=True, omit_defaults=True):
    table: str


class Closed(Entry, tag="closed", frozen=True):
    """The table is given up: by its host, or because nobody came for a long time."""


AnyEntry = (
    Opened | Joined | Left | Arranged | Readied | Begun | Acted | Undone | UndoAsked | UndoAnswered
    | Takeover | Returned | TimedOut | Resigned | Muted | Rematched | Closed
)  # fmt: skip


class Logged(msgspec.Struct, frozen=True):
    """An entry with its place in the log."""

    seq: int
    at: int
    command: str
    entry: AnyEntry


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def to_text(entry: AnyEntry) -> str:
    """The entry as the store keeps it."""
    return _ENCODER.encode(entry).decode()


def from_text(text: str) -> AnyEntry:
    """The entry that the store kept."""
    return _DECODER.decode(text)
