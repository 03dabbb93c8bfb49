"""Words for an installation without catalogues: keys and arguments as they are, for whoever runs programs."""

from collections.abc import Sequence
from typing import Any

from postroad.core.events import Event
from postroad.core.refusals import Refusal


class PlainWords:
    """Says what `postroad.i18n.Words` would say, in no language: `wrong-number-of-seats (seats 5, least 2)`."""

    def __init__(self, players: Sequence[str] = ()) -> None:
        self.players = tuple(players)

    def text(self, key: str, **arguments: Any) -> str:
        """The key, and what it is about."""
        about = ", ".join(f"{name} {value}" for name, value in arguments.items())
        return f"{key} ({about})" if about else key

    def has(self, key: str) -> bool:
        """There are no catalogues."""
        return False

    def event(self, event: Event) -> str:
        """What happened."""
        return self.text(event.key, **event.arguments)

    def refusal(self, slug: str, refusal: Refusal) -> str:
        """Why something is not possible."""
        return self.text(f"{refusal.rule} {refusal.key}".strip(), **refusal.arguments)

    def game(self, slug: str) -> str:
        """A game by its slug."""
        return slug
