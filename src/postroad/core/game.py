"""The face of a game for everyone but search: named actions, refusals, records."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, TypeVar

from postroad.core.chance import Chance
from postroad.core.events import Event
from postroad.core.part_cache import Form
from postroad.core.position import Position

Entry = dict[str, Any]  # one line of a record
Options = Mapping[str, Any]

TableView = Callable[[int | None], dict[str, Any]]  # the fields of the game's view, for a seat or a spectator

P = TypeVar("P", bound=Position)
A = TypeVar("A")


@dataclass(frozen=True)
class Step(Generic[P]):
    """What one action led to."""

    position: P
    entries: Sequence[Entry]  # the lines it adds to the record
    reveals: bool  # whether it showed anyone something new: free undo ends here
    journal: Sequence[Any] = ()  # what else the game's narration needs to know


@dataclass(frozen=True)
class Standings:
    """The scores as they stand; winners only once the game is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    state: Literal["running", "over", "limit"] = "running"


@dataclass(frozen=True)
class Tally:
    """What is worth adding up over finished games; ids, for which catalogues may have words."""

    rounds: int
    ended_by: Sequence[str] = ()  # `stats-ended-by-<id>` in the catalogues; none if the game was stopped
    counts: Mapping[str, int] = field(default_factory=dict)


class View(Protocol):
    """What every game's view has; the rest is the game's own."""

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator."""

    @property
    def round(self) -> int:
        """From 0, as `Position.turn` has it."""

    @property
    def legal(self) -> Sequence[Any]:
        """What the seat may do now: the same as `Game.legal`."""

    def turn_id(self) -> tuple[int, int]:
        """The same as `Position.turn` of the position."""


class Game(Protocol[P, A]):
    """One object per game, found in `postroad.games.GAMES`; docs/game-protocol.md has an example of every member.

    `postroad.core.game_defaults.GameDefaults` has what most games leave as it is.
    """

    @property
    def slug(self) -> str:
        """The game's name in records and on the command line."""

    @property
    def rules(self) -> int:
        """The version of the rules; a change that alters a record raises it."""

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def limit(self) -> int:
        """After how many rounds a game is stopped."""

    @property
    def prefix(self) -> str:
        """What the names of its rules begin with."""

    @property
    def facts(self) -> Any:
        """The board, for whoever draws it."""

    @property
    def editions(self) -> Mapping[str, Options]:
        """Named sets of options, where there are any."""

    @property
    def choices(self) -> Mapping[str, Sequence[Any]]:
        """Options with a few values each, and those values; the first is the default."""

    @property
    def kinds(self) -> Sequence[str]:
        """The names of all that chance can bring, by number; none where nothing is left to chance."""

    def start(self, options: Options, seats: int, chance: Chance) -> P:
        """A new game; raises Refused for options the game does not have."""

    def opening(self, position: P) -> list[Entry]:
        """What stands in the record before the first decision of a game just started."""

    def to_act(self, position: P) -> list[int]:
        """The seats that owe an action: several when they choose in secret, none once over."""

    def legal(self, position: P, seat: int) -> list[A]:
        """What the seat may do now, in a fixed order."""

    def apply(self, position: P, seat: int, action: A) -> Step[P]:
        """Carry out an action on a copy; raises Refused if it is not legal."""

    def foresee(self, position: P, seat: int, action: A) -> Step[P]:
        """What the action would lead to, as the seat can know it beforehand; raises Refused if it is not legal."""

    def standings(self, position: P, resigned: Collection[int] = ()) -> Standings:
        """Scores, and who has won among those who did not resign."""

    def tally(self, position: P) -> Tally:
        """What is worth adding up over finished games."""

    def view(self, position: P, seat: int | None) -> View:
        """What the seat, or a spectator, may know."""

    def open_view(self, position: P) -> View:
        """A spectator's view with everything open that seats keep to themselves: for games that have ended."""

    def view_builder(self, form: Form) -> Callable[[P], TableView]:
        """Builds the fields of views, their parts in this form (encoded, perhaps), of positions that change no more.

        To encode the fields gives the same bytes as to encode the view.
        """

    def imagine(self, view: Any, chance: Chance) -> P:
        """A position that the viewer cannot tell from the true one; it draws from `chance`."""

    def unpack(self, data: bytes) -> P:
        """The position that `Position.pack` made these bytes of; raises NotPacked for anything else."""

    def prologue(self, position: P) -> list[Event]:
        """What everyone is told of a game just started."""

    def narrate(self, before: P, step: Step[P], seat: int | None) -> list[Event]:
        """What a step showed the seat, or a spectator."""

    def is_told_more(self, step: Step[P], seat: int | None) -> bool:
        """Whether the seat is told anything else of a step than a spectator is."""

    def number(self, action: A) -> int:
        """The action's fixed number."""

    def named(self, position: P, seat: int, number: int) -> A:
        """The action that a number means for the seat now; raises Refused if none."""

    def parse(self, text: str) -> A:
        """The action that a text means; raises Refused if none."""

    def write(self, action: A) -> str:
        """The text of an action."""

    def encode(self, action: A) -> dict[str, Any]:
        """The action as messages and records have it."""

    def decode(self, data: Mapping[str, Any]) -> A:
        """The action of a message or of a record's line; raises Refused if none."""

    def settings(self, options: Options, position: P) -> dict[str, Any]:
        """What a record's header says of a game started with these options."""

    def options(self, settings: Mapping[str, Any]) -> Options:
        """The options that a record's header means; raises Refused for what it does not allow."""

    def hands(self, position: P) -> Entry:
        """What a record says of a position that a game goes on from: what is held in secret, if anything is."""

    def draw_of(self, line: Entry) -> str | None:
        """The name of what a line of a record says was drawn by chance; None where it tells of no draw."""

    def recorded_chance(self, lines: Sequence[Entry], proof: Chance | None) -> Chance:
        """The outcomes that some lines of a record tell of."""

    def may_resign(self, position: P) -> bool:
        """Whether the record may say here that someone resigns."""

    def rule_of(self, entry: Entry) -> str:
        """The rule that a chance outcome or a consequence follows from."""


def no_action(given: object, example: str) -> TypeError:
    """What `apply` raises when it is given no action of the game at all."""
    hint = "Game.parse reads text" if isinstance(given, str) else "Game.named reads numbers, Game.decode messages"
    return TypeError(f"apply needs an action such as {example}, not {str(given)[:80]!r}: {hint}")
