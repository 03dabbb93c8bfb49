"""What HTTP requests carry and get about people: their pages, ratings, and the deals of the day."""

from typing import Annotated

from msgspec import Meta

from postroad.server.answers import Body
from postroad.server.fairness_now import SeatNumber
from postroad.server.wire import TableId

# --- ratings ---


class ShownRating(Body, frozen=True):
    """A rating in Elo; the truth lies within the margin 19 times of 20."""

    game: str
    players: int
    number: int
    margin: int
    games: int
    even_with: str  # the bot whose strength is nearest; empty where none was measured


class LadderRow(Body, frozen=True):
    """One who stands in the ladder; `bot` is set for bots, whose strength is fixed."""

    name: str
    rating: ShownRating
    handle: str = ""  # of their page, if they show it
    bot: str = ""
    is_me: bool = False


class Ladder(Body, frozen=True):
    """Everyone who agreed to be listed, and the bots, strongest first, for one number of players."""

    players: int
    rows: list[LadderRow]


class GameLadders(Body, frozen=True):
    game: str
    ladders: list[Ladder]
    is_listed: bool  # whether the reader is


# --- a page of one's own ---


class ResultRow(Body, frozen=True):
    """What a person's finished games of one kind add up to."""

    game: str
    players: int
    variant: list[str]  # as in statistics
    games: int
    won: int
    mean_score: float | None  # None where no game was played to its end
    best_score: int | None


class BotRow(Body, frozen=True):
    """How a person did against all bots of a kind, weakest first."""

    game: str
    bot: str
    level: int
    games: int
    ahead: int
    even: int
    behind: int
    is_next: bool  # the weakest not beaten yet of those above all that were; else the weakest not beaten


class FeatRow(Body, frozen=True):
    """The best that a person did at something; words are at `feat-<key>`."""

    game: str
    key: str
    value: int
    table: str = ""  # where; empty for those who may not see that table


class Opponent(Body, frozen=True):
    """Who else sat at a table; both are empty for someone who is not named to the reader."""

    name: str = ""
    bot: str = ""


class FinishedRow(Body, frozen=True):
    """A finished game of a person."""

    table: str  # empty for those who may not see it
    game: str
    at: int
    opponents: list[Opponent]
    score: int | None
    place: int
    players: int
    has_won: bool
    is_rated: bool
    reason: str


class PersonPage(Body, frozen=True):
    """What a person has done here, as the reader may know it."""

    name: str
    games: int
    ratings: list[ShownRating]
    results: list[ResultRow]
    bots: list[BotRow]
    feats: list[FeatRow]
    finished: list[FinishedRow]  # the latest first, some at a time


class Acquaintance(Body, frozen=True):
    """Someone with whom the reader has finished a game; `table` and `seat` name them in requests."""

    name: str
    games: int
    ahead: int
    even: int
    behind: int
    table: str
    seat: int
    game: str  # of that table
    is_blocked: bool  # by the reader
    handle: str = ""


class OwnPage(Body, frozen=True):
    page: PersonPage
    people: list[Acquaintance]
    shows_page: bool
    is_listed: bool
    handle: str  # of one's page, if one shows it


class Visibility(Body, frozen=True):
    """What others may see: one's page by its address, and one's name in the ladder."""

    shows_page: bool
    is_listed: bool


class Someone(Body, frozen=True):
    """A person, named by a table at which the reader has finished a game with them."""

    table: TableId
    seat: SeatNumber


class Block(Body, frozen=True):
    table: TableId
    seat: SeatNumber
    is_blocked: bool = True


# --- deals of the day ---


Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class DailyEntry(Body, frozen=True):
    """What someone made of a deal; unnamed where they did not agree to be listed."""

    name: str
    score: int
    place: int  # at their table
    is_me: bool = False
    is_bot: bool = False  # the strongest bot's own game
    table: str = ""  # of the reader's own game and the bot's


class DailyResult(Body, frozen=True):
    """What everyone made of the deal of a day that is over, best first; who gave up or left is not in it."""

    day: str
    game: str
    entries: list[DailyEntry]
    bot: str  # the strongest
    is_bot_done: bool


class DailyGame(Body, frozen=True):
    """The deal of today of one game."""

    game: str
    day: str
    seconds: int  # until the next
    opponents: list[str]  # bots
    table: str  # the reader's; empty before they begin
    is_over: bool  # whether the reader has played it to its end
    days: list[str]  # days before on which someone played, the latest first


class DailyList(Body, frozen=True):
    games: list[DailyGame]
