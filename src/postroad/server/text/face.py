"""How a game is shown on plain pages: by the face in its own module here if it has one, else by a general face."""

from functools import cache
from typing import Any, Final, NamedTuple

from postroad.core.game import Game, View
from postroad.core.refusals import Refusal
from postroad.games import GAMES
from postroad.games.companions import companion
from postroad.i18n import Words

Values = dict[str, Any]
_OFFERED: Final = ("legal", "barred")  # shown as the question, not on the board


class Templates(NamedTuple):
    """The files that a game's page is made of."""

    board: str
    ask: str


def completed(slug: str, view: Values, found: View) -> Values:
    """A view as the wire has it, with its legal actions where the wire leaves them to whoever draws the game."""
    if "legal" in view or not face_of(slug).asks_by_legal:
        return view
    return {**view, "legal": [GAMES[slug].encode(one) for one in found.legal]}


@cache
def face_of(slug: str) -> "GeneralFace":
    """The face of a game: `FACE` of its module here, or of `plain_pages` in a package of its own."""
    brought = companion(slug, "postroad.server.text.{game}", "plain_pages")
    face: GeneralFace = brought.FACE if brought else GeneralFace(GAMES[slug])
    return face


class GeneralFace:
    """Any game: the fields of its view as a list, and a button for each legal action. A game's face overrides it."""

    TEMPLATES = Templates("board.html", "ask.html")
    asks_by_legal = True  # the question is made of the legal actions

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game

    def board(self, view: Values, words: Words) -> Values:
        """What the board's template shows: every field that is not part of the question, nested ones indented."""
        return {"rows": [row for name, value in view.items() if name not in _OFFERED for row in _rows(name, value)]}

    def ask(self, view: Values, words: Words) -> Values:
        """What the question's template offers: every legal action in words, and why some others are not."""
        legal = [
            {"notation": self._game.write(self._game.decode(one)), "text": self.action_text(one, view, words)}
            for one in view.get("legal", ())
        ]
        barred = [
            {
                "text": self.action_text(one, view, words),
                "why": self._why(Refusal(why["rule"], why["key"], why["arguments"]), words),
                "rule": why["rule"],
            }
            for one, why in view.get("barred", ())
        ]
        return {"actions": legal, "barred": barred}

    def action(self, form: dict[str, str]) -> Values:
        """The action that a form means, legal or not; raises Refused if it is none. Here, that of a button."""
        return self._game.encode(self._game.parse(form.get("action", "")))

    def action_text(self, action: Values, view: Values, words: Words) -> str:
        """An action in words where the catalogues have some, else as it is written."""
        try:
            return words.action(self._game.slug, action, **self.arguments(action, view))
        except (LookupError, ValueError):
            return self._game.write(self._game.decode(action))

    def arguments(self, action: Values, view: Values) -> Values:
        """What the message of an action tells beside the action's own fields."""
        return {}

    def _why(self, refusal: Refusal, words: Words) -> str:
        try:
            return words.refusal(self._game.slug, refusal)
        except (LookupError, ValueError):
            return refusal.key


def _rows(name: str, value: Any, depth: int = 0) -> list[tuple[int, str, str]]:
    """A field of a view as lines: how deep, its name, and its value if that is no structure."""
    label = name.replace("_", " ")
    if isinstance(value, dict):
        return [(depth, label, ""), *(row for key, one in value.items() for row in _rows(str(key), one, depth + 1))]
    if isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
        numbered = (row for place, one in enumerate(value, 1) for row in _rows(str(place), one, depth + 1))
        return [(depth, label, ""), *numbered]
    if isinstance(value, list):
        return [(depth, label, ", ".join(map(_plain, value)) or "–")]
    return [(depth, label, _plain(value))]


def _plain(value: Any) -> str:
    return "–" if value is None or value == "" else str(value)
