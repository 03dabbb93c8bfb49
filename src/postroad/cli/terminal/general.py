"""The terminal face of any game: its view as a table of text, its legal actions as a numbered list."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.table import Table

from postroad.core.game import Game, View
from postroad.core.refusals import Refusal, Refused
from postroad.i18n import Words

LEFT_OUT = ("seat", "legal", "players")  # of a view: told apart from the table


class GeneralFace:
    """Shows every field of a view; `<slug>-view-<field>` in the catalogues names it, else its own name does."""

    HELP = "terminal-hint"

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        self.EXAMPLE_RULE = f"{game.prefix}-1"

    def board(self, view: Any, hands: Mapping[int, Sequence[str]], words: Words) -> RenderableType:
        """The fields of the view, then a row for each player."""
        table = Table.grid(padding=(0, 2))
        for name, value in _fields(view).items():
            if name not in LEFT_OUT:
                table.add_row(self._name(name, words), _shown(value))
        return Group(table, *self._players(view, words))

    def brief(self, view: Any, words: Words) -> RenderableType:
        """The whole table."""
        return self.board(view, {}, words)

    def own_hand(self, view: Any) -> dict[int, Sequence[str]]:
        """What is the seat's own stands among the players."""
        return {}

    def chart(self, view: Any, words: Words) -> RenderableType:
        """There is no map."""
        return self.board(view, {}, words)

    def ask(self, console: Console, view: View, words: Words) -> None:
        """Every legal action with its number."""
        console.print(words.text("terminal-turn", player=view.seat))
        rows = [(self._game.encode(action), self._game.write(action)) for action in view.legal]
        numbered(console, [(words.action(self._game.slug, action), notation) for action, notation in rows])

    def action(self, game: Game[Any, Any], position: Any, seat: int, typed: str) -> Any:
        """An action by its number in the list, or by its notation."""
        return by_number_or_notation(game, position, seat, typed)

    def _players(self, view: Any, words: Words) -> list[RenderableType]:
        players = [_fields(player) for player in getattr(view, "players", ())]
        if not players:
            return []
        table = Table("", *(self._name(name, words) for name in players[0]), box=SIMPLE_HEAD, pad_edge=False)
        for name, player in zip(words.players, players, strict=False):
            table.add_row(name, *map(_shown, player.values()))
        return [table]

    def _name(self, field: str, words: Words) -> str:
        key = f"{self._game.slug}-view-{field.replace('_', '-')}"
        return words.text(key) if words.has(key) else field.replace("_", " ")


def numbered(console: Console, rows: Sequence[tuple[str, str]]) -> None:
    """What may be done, in words and as it is typed, with numbers from 1."""
    width = max(len(text) for text, _ in rows)
    for number, (text, notation) in enumerate(rows, 1):
        console.print(f"  {number:>2}  {text:<{width}}  {notation}")


def by_number_or_notation(game: Game[Any, Any], position: Any, seat: int, typed: str) -> Any:
    """The legal action with a typed number, or the one that a notation means; raises Refused if none."""
    legal = game.legal(position, seat)
    if typed.isascii() and typed.isdigit():
        if 1 <= int(typed[:4]) <= len(legal):
            return legal[int(typed[:4]) - 1]
        raise Refused(Refusal("", "number-unknown", {"number": typed[:20], "most": len(legal)}))
    return game.parse(typed)


def _fields(thing: Any) -> dict[str, Any]:
    return {part.name: getattr(thing, part.name) for part in fields(thing)} if is_dataclass(thing) else {}


def _shown(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(_shown, value)) or "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    return "–" if value is None else str(value)
