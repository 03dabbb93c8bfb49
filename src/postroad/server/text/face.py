"""What a game must bring to be shown as text: its board and its question, from the view that the wire has."""

from typing import Any, NamedTuple, Protocol

from postroad.i18n import Words

Values = dict[str, Any]


class Templates(NamedTuple):
    """The files that a game's page is made of."""

    board: str
    ask: str


class Face(Protocol):
    """One module for each game."""

    TEMPLATES: Templates

    def board(self, view: Values, words: Words) -> Values:
        """What the board's template shows."""

    def ask(self, view: Values, words: Words) -> Values:
        """What the question's template offers."""

    def action(self, form: dict[str, str]) -> Values:
        """The action that a form means, legal or not; raises Refused if it is none."""
