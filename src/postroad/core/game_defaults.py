"""Defaults for the members of the `Game` protocol that most games leave as they are."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, Generic

from postroad.core.bits import members_of
from postroad.core.chance import Chance, Recorded
from postroad.core.events import Event
from postroad.core.game import A, Entry, Options, P, Step, TableView, Tally, View
from postroad.core.packing import NotPacked
from postroad.core.part_cache import Form
from postroad.core.refusals import Refusal, Refused


class GameDefaults(Generic[P, A]):
    """A game inherits it and writes what differs; what is missing here, every game must write itself."""

    rules = 1
    limit = 0
    facts: Any = None
    editions: Mapping[str, Options] = {}
    choices: Mapping[str, Sequence[Any]] = {}
    kinds: Sequence[str] = ()  # the names of all that chance can bring, by number

    def opening(self, position: P) -> list[Entry]:
        """Nothing is drawn before the first decision."""
        return []

    def to_act(self, position: P) -> list[int]:
        return members_of(position.to_act())

    def legal(self, position: P, seat: int) -> list[A]:
        return [self.named(position, seat, number) for number in position.actions(seat)]

    def apply(self, position: P, seat: int, action: A) -> Step[P]:
        raise NotImplementedError

    def foresee(self, position: P, seat: int, action: A) -> Step[P]:
        return self.apply(position, seat, action)

    def named(self, position: P, seat: int, number: int) -> A:
        raise NotImplementedError

    def view(self, position: P, seat: int | None) -> View:
        raise NotImplementedError

    def tally(self, position: P) -> Tally:
        """How long it took, and no more."""
        return Tally(position.turn()[0])

    def open_view(self, position: P) -> View:
        """A spectator sees all there is to see."""
        return self.view(position, None)

    def view_builder(self, form: Form) -> Callable[[P], TableView]:
        """Views are built one by one, and no part is shared between them."""

        def build(position: P) -> TableView:
            return lambda seat: _fields(self.view(position, seat))

        return build

    def unpack(self, data: bytes) -> P:
        """Positions of a game that does not write `Position.pack` have no form in bytes."""
        raise NotPacked(f"positions of {type(self).__name__} have no form in bytes")

    def prologue(self, position: P) -> list[Event]:
        """Nothing is told before the first decision."""
        return []

    def is_told_more(self, step: Step[P], seat: int | None) -> bool:
        """Everyone is told the same."""
        return False

    def settings(self, options: Options, position: P) -> dict[str, Any]:
        return {OPTIONS: dict(options)}

    def options(self, settings: Mapping[str, Any]) -> Options:
        chosen = settings.get(OPTIONS)
        if not isinstance(chosen, dict):
            raise Refused(Refusal("", "setting-missing", {"option": OPTIONS}))
        return chosen

    def hands(self, position: P) -> Entry:
        """Nobody holds anything in secret."""
        return {}

    def draw_of(self, line: Entry) -> str | None:
        """Nothing is left to chance."""
        return None

    def recorded_chance(self, lines: Sequence[Entry], proof: Chance | None) -> Chance:
        return Recorded([name for line in lines if (name := self.draw_of(line)) is not None], self.kinds, proof)

    def may_resign(self, position: P) -> bool:
        return True

    def rule_of(self, entry: Entry) -> str:
        """No rule is named for what a line should have said."""
        return ""


OPTIONS: Final = "options"


def _fields(view: Any) -> dict[str, Any]:
    return {part.name: getattr(view, part.name) for part in fields(view)}
