"""A view of Thurn und Taxis as a table of text."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table

from postroad.core.game import Game
from postroad.core.refusals import Refusal, Refused
from postroad.games.thurn_taxis.actions import Action, CloseEach, CloseProvince, Play, Take, write
from postroad.games.thurn_taxis.board import FACTS, GAME_END_STACK, STACKS
from postroad.games.thurn_taxis.names import fitting_ends
from postroad.games.thurn_taxis.view import View
from postroad.i18n import Words

_ARROWS = {"left": "◀", "right": "▶"}


def board(view: View, hands: Mapping[int, Sequence[str]], words: Words) -> RenderableType:
    """The display, the bonus stacks and every player; `hands` are the ones to be shown."""
    heading = words.text("terminal-round", round=view.round + 1)
    if not view.stacks[STACKS[GAME_END_STACK]]:
        heading += ". " + words.text("terminal-last-round")
    return Group(heading, _display(view, words), _stacks(view, words), _players(view, hands, words))


def brief(view: View, words: Words) -> RenderableType:
    """What changes between the steps of one turn: the display, the route and the hand."""
    me = view.players[view.turn]
    route = " – ".join(words.text(f"city-{city}") for city in me.route) or "–"
    hand = ", ".join(words.text(f"city-{city}") for city in me.hand or ()) or "–"
    return Group(
        _display(view, words),
        f"{words.text('terminal-route').capitalize()}:  {route}",
        f"{words.text('terminal-hand').capitalize()}:  {hand}",
    )


def _display(view: View, words: Words) -> str:
    route = view.players[view.turn].route
    places = []
    for slot, city in enumerate(view.display, 1):
        arrows = "".join(_ARROWS[end] for end in fitting_ends(city, route)) if city else ""
        places.append(f"{slot} {words.text(f'city-{city}') if city else '–'}{arrows and ' ' + arrows}")
    counts = [
        words.text("terminal-deck", count=view.deck_size),
        words.text("terminal-discard", count=len(view.discard)),
    ]
    return f"{words.text('terminal-display')}:  {'   '.join(places)}\n{'   '.join(counts)}"


def _stacks(view: View, words: Words) -> str:
    rows = [f"{words.text(f'stack-{stack}')} {'/'.join(map(str, left)) or '–'}" for stack, left in view.stacks.items()]
    return f"{words.text('terminal-stacks')}:  {' · '.join(rows)}"


def _players(view: View, hands: Mapping[int, Sequence[str]], words: Words) -> Table:
    titles = ("player", "route", "offices", "carriage", "tiles", "hand")
    table = Table(*(words.text(f"terminal-{title}") for title in titles), expand=True)
    for seat, player in enumerate(view.players):
        names = [words.text(f"city-{city}") for city in hands.get(seat, player.known)]
        hidden = player.hand_size - len(names)
        offices = " ".join(words.text(f"city-{city}") for city in player.offices)
        left = words.text("terminal-left", count=player.supply)
        points = "" if player.points is None else f" = {player.points}"
        table.add_row(
            ("▸ " if seat == view.turn else "  ") + words.players[seat],
            " – ".join(words.text(f"city-{city}") for city in player.route),
            f"{offices} ({left})" if offices else left,
            str(player.carriage or "–"),
            "+".join(str(points) for _, points in player.tiles) + points,
            ", ".join([*names, *["?"] * hidden]),
        )
    return table


def chart(words: Words) -> RenderableType:
    """Every city with its province and its roads."""
    roads: dict[str, list[str]] = {city.id: [] for city in FACTS.cities}
    for one, other in FACTS.roads:
        roads[one].append(other)
        roads[other].append(one)
    table = Table(*(words.text(f"terminal-{title}") for title in ("province", "city", "roads")))
    for province, members in FACTS.provinces.items():
        for city in members:
            ends = ", ".join(words.text(f"city-{end}") for end in roads[city])
            table.add_row(words.text(f"province-{province}"), words.text(f"city-{city}"), ends)
    return table


def label(action: Action, view: View, words: Words) -> str:
    """What an action does, in words."""
    key = f"thurn-taxis-action-{action.do}"
    match action:
        case Take(slot):
            return words.text(key, slot=slot + 1, city=view.display[slot])
        case Play(city, end):
            return words.text(f"{key}-{end}", city=city)
        case CloseEach() | CloseProvince():
            return words.text(f"{key}-{action.way}", **_fields(action))
        case _:
            return words.text(key, **_fields(action))


def _fields(action: Action) -> dict[str, str]:
    return {name: value for name, value in vars(action).items() if name != "way"}


EXAMPLE_RULE = "TT-31"
HIDES_CHOICES = False


def own_hand(view: View) -> dict[int, Sequence[str]]:
    """The hand that the view's own seat sees."""
    return {seat: player.hand for seat, player in enumerate(view.players) if player.hand is not None}


def ask(console: Console, view: View, words: Words) -> None:
    """Every legal action with its number, and why the officials cannot be called."""
    console.print(words.text("terminal-turn", player=view.seat))
    rows = [(str(n), label(action, view, words), write(action)) for n, action in enumerate(view.legal, 1)]
    width = max(len(text) for _, text, _ in rows)
    for number, text, notation in rows:
        console.print(f"  {number:>2}  {text:<{width}}  {notation}")


def action(game: Game[Any, Any], position: Any, seat: int, typed: str) -> Any:
    """An action by its number in the list, or by its notation."""
    legal = game.legal(position, seat)
    if typed.isascii() and typed.isdigit():
        if 1 <= int(typed[:4]) <= len(legal):
            return legal[int(typed[:4]) - 1]
        raise Refused(Refusal("", "number-unknown", {"number": typed[:20], "most": len(legal)}))
    return game.parse(typed)
