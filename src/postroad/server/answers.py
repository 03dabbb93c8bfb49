"""What HTTP requests carry and get, beside the messages of `wire`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from postroad.server.wire import Clock, Event, Fairness, Name, Result, Said, Seat, Status, TableId


class Body(Struct, forbid_unknown_fields=True, frozen=True):
    """Any body of a request or an answer."""


# --- people ---


class NewPerson(Body, frozen=True):
    name: Name


class Me(Body, frozen=True):
    """A person as they see themselves."""

    name: str
    preferences: dict[str, Any]
    has_recovery: bool
    devices: int = 1  # browsers in which they are known


class ChangeMe(Body, frozen=True):
    """What is given replaces what was."""

    name: Name | None = None
    preferences: dict[str, Any] | None = None


class RecoveryCode(Body, frozen=True):
    """Moves a person to another browser; shown once."""

    code: Annotated[str, Meta(max_length=100)]


class Welcome(Body, frozen=True):
    """A person in a browser that is new to them; `code` is their recovery code, shown once.

    It is empty for one more device: the recovery code that they have stays good.
    """

    name: str
    code: str


class NewDevice(Body, frozen=True):
    """Someone wants to go on with another device, perhaps at one table."""

    table: TableId | None = None


class DeviceCode(Body, frozen=True):
    """Makes one more device a person's own, once; shown once. The link holds the code where no server reads it."""

    code: str
    seconds: int  # for which it is good
    link: str
    qr: str  # the link as an SVG picture
    is_reachable: bool  # whether the server can be reached from another device at all


class NewToken(Body, frozen=True):
    """A program is to play one of the person's seats."""

    table: str
    seat: int
    label: Annotated[str, Meta(max_length=40)] = ""


class Token(Body, frozen=True):
    """`token` is shown once, when it is made."""

    id: str
    table: str
    seat: int
    label: str
    token: str | None = None


class TokenList(Body, frozen=True):
    tokens: list[Token]


# --- notices ---


Minute = Annotated[int, Meta(ge=0, le=1439)]  # of a day


class QuietHours(Body, frozen=True):
    """When a person wants to hear nothing, by their own clock; from = to: never."""

    quiet_from: Minute
    quiet_to: Minute
    utc_offset: Annotated[int, Meta(ge=-1440, le=1440)]  # of their clock, in minutes


class NoticeState(Body, frozen=True):
    """How a person can be told that a table waits for them, and what they want of it."""

    push_key: str  # the server's public key for subscriptions; empty where it sends nothing
    devices: int  # browsers that are told
    quiet: QuietHours
    has_feed: bool
    silent: list[str]  # tables of which they want no notices
    allowed: list[str] = []  # kinds of services that the host allows: webhook, discord, …
    services: list["ServiceChannel"] = []


class ServiceChannel(Body, frozen=True):
    """A service through which a person is told; its address is a secret, and shown to nobody."""

    id: str
    kind: str


class NewService(Body, frozen=True):
    """The address of a service as it gives it (https://discord.com/…) or Apprise writes it, or of a webhook."""

    address: Annotated[str, Meta(max_length=1000)]


class AddedService(Body, frozen=True):
    """`secret` is what a webhook's messages are signed with (docs/deploy.md), shown once; empty for others."""

    kind: str
    secret: str = ""


class Trial(Body, frozen=True):
    """Whether a service took a message that was sent to try it."""

    is_taken: bool


class PushSubscription(Body, frozen=True):
    """Where a browser wants to be told, as its push manager says."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Feed(Body, frozen=True):
    """The private addresses of a feed, shown once; new ones make these void."""

    atom: str
    json: str


class TableNotices(Body, frozen=True):
    """Whether a person wants notices of a table."""

    tells: bool


# --- tables ---


class TableLine(Body, frozen=True):
    """One table in a list."""

    id: str
    game: str
    status: Status
    seats: list[Seat]
    options: dict[str, Any]
    clock: Clock
    is_public: bool
    is_host: bool  # whether the reader is its host
    waits: bool  # for the reader
    opened_at: int
    moved_at: int
    result: Result | None = None
    is_lesson: bool = False
    pace: Literal["calm", "brisk", "instant"] = "calm"
    round: int | None = None  # the first is 0; None before the game has begun
    mine: list[int] = []  # the seats of the reader


class TableList(Body, frozen=True):
    tables: list[TableLine]


class OpenedTable(Body, frozen=True):
    table: str


class ChatLines(Body, frozen=True):
    lines: list[Said]


# --- games ---


class BotInfo(Body, frozen=True):
    """One bot; its name and its character stand in the catalogues as bot-<game>-<name>."""

    name: str
    spec: str
    level: int
    needs_budget: bool
    is_for_newcomers: bool = False  # offered to whoever plays for the first time; one of each game's


class GameInfo(Body, frozen=True):
    """What a page must know of a game to draw it and to open a table."""

    slug: str
    rules: int
    least: int
    most: int
    limit: int
    facts: Any  # the board
    editions: dict[str, dict[str, Any]]  # named sets of options; empty where a game has none
    choices: dict[str, list[Any]]  # options and the values they may have
    bots: list[BotInfo]
    rule_ids: list[str]
    has_lesson: bool = False  # whether there is a first game of it
    has_puzzles: bool = False
    has_chance: bool = True  # whether anything in it is drawn by lot


class GameList(Body, frozen=True):
    games: list[GameInfo]
    has_documentation: bool  # whether /docs/ is there


# --- replays ---


class ReplayStep(Body, frozen=True):
    """The table after one decision of a finished game, with every hand open."""

    line: int  # of the record; the opening is step 0
    seat: int | None
    action: dict[str, Any] | None
    notation: str
    round: int
    view: Any
    events: list[Event]
    scores: list[int]
    note: str = ""  # the key of a remark, in an example


class Replay(Body, frozen=True):
    """A whole game to step through; nothing in it is hidden any more."""

    id: str
    game: str
    players: list[str]
    options: dict[str, Any]
    first: int | None
    result: Result | None
    fairness: Fairness | None
    is_proven: bool  # every draw was checked against the secret
    frames: list[ReplayStep]
    played_at: int | None = None  # when it ended, where that is known
    title: str = ""  # the key of an example's name


class ExampleLine(Body, frozen=True):
    """An example game in a list; `title` is the key of its name, and what it is about is at `title`-about."""

    id: str
    game: str
    title: str
    players: list[str]
    result: Result | None


class ExampleList(Body, frozen=True):
    examples: list[ExampleLine]


class Uploaded(Body, frozen=True):
    """Where an uploaded record can be looked at."""

    replay: str


# --- statistics ---


class Count(Body, frozen=True):
    label: str
    count: int


class Statistics(Body, frozen=True):
    """What the finished tables of this server add up to, for one variant and one number of players."""

    variant: list[str]  # keys of messages: edition-de, option-hereditary_nobles, …; empty for the plain game
    players: int
    games: int
    is_by_rank: bool  # where all choose at once seats mean nothing: figures are by place, the best first
    mean_scores: list[float]  # by seat, or by rank
    wins: list[float]  # by seat; ties are shared. Empty where figures are by rank
    mean_rounds: float
    scores: list[Count]  # of winners, by points
    endings: list[Count]


class AgainstBot(Body, frozen=True):
    """How the reader has done against all bots of a kind, in games of any number of players."""

    bot: str
    games: int
    ahead: int  # the reader did better
    even: int
    behind: int


class GameStatistics(Body, frozen=True):
    game: str
    by_players: list[Statistics]
    against: list[AgainstBot] = []  # of the reader, weakest bot first
    lesson: list[Count] = []  # how many learners came to each step of the first game, in order


class Failure(Body, frozen=True):
    """Why a request was not answered as asked."""

    key: str
    rule: str = ""
    arguments: dict[str, str | int | list[str | int]] = {}
    legal: list[str] = []


class Health(Body, frozen=True):
    status: Literal["ok", "read-only"]
    version: str
