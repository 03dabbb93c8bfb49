"""A view of Thurn und Taxis as a table of text."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table

from postroad.cli.terminal.general import by_number_or_notation, numbered
from postroad.core.game import Game
from postroad.games.thurn_taxis.actions import Action, Take, encode, write
from postroad.games.thurn_taxis.board import FACTS, GAME_END_STACK, STACKS
from postroad.games.thurn_taxis.names import fitting_ends
from postroad.games.thurn_taxis.view import PlayerView, View
from postroad.i18n import Words

EXAMPLE_RULE = "TT-31"
HELP = "terminal-help-thurn-taxis"


class _Sketch(NamedTuple):
    """What the sketch of the map shows, in degrees, and its size in letters."""

    west: float = 7.59
    east: float = 14.47
    north: float = 49.97
    south: float = 47.27
    width: int = 66
    height: int = 17


_SKETCH = _Sketch()
_ARROWS = {"left": "◀", "right": "▶"}


def board(view: View, hands: Mapping[int, Sequence[str]], words: Words) -> RenderableType:
    """The display, the bonus stacks and every player; `hands` are the ones to be shown."""
    heading = words.text("round-thurn-taxis", round=view.round + 1)
    if not view.stacks[STACKS[GAME_END_STACK]]:
        heading += ". " + words.text("terminal-last-round")
    players = [_player(view, seat, hands.get(seat), words) for seat in range(len(view.players))]
    return Group(heading, *_display(view, words), *_stacks(view, words), *players)


def brief(view: View, words: Words) -> RenderableType:
    """What changes between the steps of one turn: the display, the route and the hand."""
    me = view.players[view.turn]
    return Group(*_display(view, words), *_rows(_route_and_hand(me, me.hand, words), words))


def _display(view: View, words: Words) -> list[RenderableType]:
    route = view.players[view.turn].route
    places = [
        f"{slot} {words.text(f'city-{city}')}{_arrows(city, route)}" if city else f"{slot} –"
        for slot, city in enumerate(view.display, 1)
    ]
    deck = words.text("terminal-deck", count=view.deck_size)
    discard = words.text("terminal-discard", count=len(view.discard))
    return [f"{words.text('terminal-display')}:   ({deck}   {discard})", _spread(places, 3)]


def _arrows(city: str, route: Sequence[str]) -> str:
    """Which ends of the route the card would fit."""
    ends = "".join(_ARROWS[end] for end in fitting_ends(city, route))
    return ends and f" {ends}"


def _stacks(view: View, words: Words) -> list[RenderableType]:
    stacks = [
        f"{words.text(f'stack-{stack}')}  {'/'.join(map(str, left)) or '–'}" for stack, left in view.stacks.items()
    ]
    return [f"{words.text('terminal-stacks')}:", _spread(stacks, 2)]


def _spread(cells: Sequence[str], columns: int) -> RenderableType:
    table = Table.grid(padding=(0, 3))
    for start in range(0, len(cells), columns):
        table.add_row(*cells[start : start + columns])
    return Padding(table, (0, 0, 0, 2))


def _player(view: View, seat: int, hand: Sequence[str] | None, words: Words) -> RenderableType:
    player = view.players[seat]
    counts = {
        "offices": words.text("terminal-left", count=player.supply),
        "carriage": str(player.carriage or "–"),
        "tiles": "+".join(str(points) for _, points in player.tiles) or "–",
        "points": "" if player.points is None else str(player.points),
    }
    line = "   ".join(f"{words.text(f'terminal-{name}')}: {count}" for name, count in counts.items() if count)
    rows = {**_route_and_hand(player, hand, words), "offices": _offices(player, words)}
    mark = "▸ " if seat == view.turn else "  "
    return Group(f"{mark}{words.players[seat]}", f"    {line}", *_rows(rows, words))


def _route_and_hand(player: PlayerView, hand: Sequence[str] | None, words: Words) -> dict[str, str]:
    """A hand that is not to be shown is what everyone saw of it."""
    seen = player.known if hand is None else hand
    cards = [words.text(f"city-{city}") + _arrows(city, player.route) for city in seen]
    cards += ["?"] * (player.hand_size - len(seen))
    return {"route": " – ".join(words.text(f"city-{city}") for city in player.route), "hand": ", ".join(cards)}


def _offices(player: PlayerView, words: Words) -> str:
    found = []
    for province, members in FACTS.provinces.items():
        cities = [words.text(f"city-{city}") for city in members if city in player.offices]
        if cities:
            found.append(f"{words.text(f'province-{province}')}: {', '.join(cities)}")
    return "; ".join(found)


def _rows(rows: Mapping[str, str], words: Words) -> list[RenderableType]:
    """Each behind its title; what is empty is left out."""
    table = Table.grid(padding=(0, 2))
    for title, text in rows.items():
        if text:
            table.add_row(words.text(f"terminal-{title}"), text)
    return [Padding(table, (0, 0, 0, 4))] if table.rows else []


def chart(view: View, words: Words) -> RenderableType:
    """Where every city lies, then its province and its roads."""
    roads: dict[str, list[str]] = {city.id: [] for city in FACTS.cities}
    for one, other in FACTS.roads:
        roads[one].append(other)
        roads[other].append(one)
    titles = (words.text(f"terminal-{title}") for title in ("province", "city", "roads"))
    table = Table(*titles, box=SIMPLE_HEAD, pad_edge=False)
    for province, members in FACTS.provinces.items():
        for city in members:
            ends = ", ".join(words.text(f"city-{end}") for end in roads[city])
            table.add_row(words.text(f"province-{province}"), words.text(f"city-{city}"), ends)
    return Group(_sketch(words), table)


def _sketch(words: Words) -> str:
    """The cities as they lie on the map; those beyond it, at its edge."""
    lines = [""] * (_SKETCH.height + 1)
    for city in sorted(FACTS.cities, key=lambda city: city.lon):
        column = round((min(city.lon, _SKETCH.east) - _SKETCH.west) / (_SKETCH.east - _SKETCH.west) * _SKETCH.width)
        row = round((_SKETCH.north - min(city.lat, _SKETCH.north)) / (_SKETCH.north - _SKETCH.south) * _SKETCH.height)
        lines[row] = f"{lines[row]:<{column}}• {words.text(f'city-{city.id}')}"
    return "\n".join(lines)


def own_hand(view: View) -> dict[int, Sequence[str]]:
    """The hand that the view's own seat sees."""
    return {seat: player.hand for seat, player in enumerate(view.players) if player.hand is not None}


def ask(console: Console, view: View, words: Words) -> None:
    """Every legal action with its number."""
    console.print(words.text("terminal-turn", player=view.seat))
    numbered(console, [(_text(action, view, words), write(action)) for action in view.legal])


def _text(action: Action, view: View, words: Words) -> str:
    """What an action does; of a card in the display, its city."""
    more = {"city": view.display[action.slot], "slot": action.slot + 1} if isinstance(action, Take) else {}
    return words.action("thurn-taxis", encode(action), **more)


def action(game: Game[Any, Any], position: Any, seat: int, typed: str) -> Any:
    """An action by its number in the list, or by its notation."""
    return by_number_or_notation(game, position, seat, typed)
