"""A view of King's Road as a table of text."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.table import Table

from postroad.core.game import Game
from postroad.core.refusals import Refusal, Refused
from postroad.games.kings_road.actions import CHOOSE, DECLINE, Choose
from postroad.games.kings_road.board import CARDS, FACTS, REGIONS
from postroad.games.kings_road.view import PlayerView, View
from postroad.i18n import Words

EXAMPLE_RULE = "KR-22"
HELP = "terminal-help-kings-road"
_PRINTED = "rulebook"  # the source of banners that need no note
_LETTERS = "ABCDE"  # of the seats


def board(view: View, hands: Mapping[int, Sequence[str]], words: Words) -> RenderableType:
    """Every region with its banner and markers, and every player."""
    heading = words.text("round-kings-road", round=view.round + 1)
    if view.is_second:
        heading += ". " + words.text("terminal-witch-again")
    note = [words.text("terminal-banner-note")] if set(view.sources.values()) != {_PRINTED} else []
    return Group(heading, _regions(view, words), *note, _players(view, words))


def brief(view: View, words: Words) -> RenderableType:
    """There are no steps within a round: the whole table."""
    return board(view, {}, words)


def _regions(view: View, words: Words) -> Table:
    letters = _LETTERS[: len(view.players)]
    titles = (words.text(f"terminal-{title}") for title in ("region", "banner"))
    table = Table("", *titles, *letters, box=SIMPLE_HEAD, pad_edge=False)
    for number, region in enumerate(REGIONS, 1):
        king = f" ♔ {words.text('terminal-king')}" if view.king == region else ""
        banner = "-".join(map(str, view.banners[region]))
        mark = "" if view.sources[region] == _PRINTED else " *"
        cells = [_markers(player, region) for player in view.players]
        table.add_row(str(number), words.text(f"region-{region}") + king, banner + mark, *cells)
    return table


def _markers(player: PlayerView, region: str) -> str:
    return f"{player.markers.get(region, '·')}{'★' if region in player.nobles else ''}"


def _players(view: View, words: Words) -> Table:
    titles = (words.text(f"terminal-{title}") for title in ("player", "points", "at-hand", "cards"))
    table = Table("", *titles, box=SIMPLE_HEAD, pad_edge=False)
    for seat, player in enumerate(view.players):
        specials = [words.text(f"card-{card}") for card in player.cards if card not in REGIONS]
        name = words.players[seat] + (" ✓" if player.has_chosen else "")
        table.add_row(_LETTERS[seat], name, str(player.score), str(player.supply), ", ".join(specials))
    return table


def own_hand(view: View) -> dict[int, Sequence[str]]:
    """Cards are public in this game."""
    return {}


def chart(view: View, words: Words) -> RenderableType:
    """The ring, the extra road, and where each banner is known from."""
    titles = (words.text(f"terminal-{title}") for title in ("region", "banner", "roads"))
    table = Table("", *titles, box=SIMPLE_HEAD, pad_edge=False)
    for number, region in enumerate(REGIONS):
        ends = [REGIONS[(number + step) % len(REGIONS)] for step in (-1, 1)]
        ends += [end for road in FACTS.extra_roads if region in road for end in road if end != region]
        banner = "-".join(map(str, view.banners[region]))
        roads = ", ".join(words.text(f"region-{end}") for end in ends)
        table.add_row(str(number + 1), words.text(f"region-{region}"), banner, roads)
    return Group(table, *(_known_from(source, view, words) for source in dict.fromkeys(view.sources.values())))


def _known_from(source: str, view: View, words: Words) -> str:
    banners = ["-".join(map(str, view.banners[region])) for region in REGIONS if view.sources[region] == source]
    return f"{', '.join(banners)}: {words.text(f'banner-source-{source}')}"


def ask(console: Console, view: View, words: Words) -> None:
    """The cards to choose from, with their numbers."""
    assert view.menu is not None
    console.print(words.text("terminal-choose", player=view.seat, count=view.menu.count))
    if not view.menu.count:
        console.print(f"  {words.text('kings-road-action-choose-nothing')}:  {CHOOSE}")
    table = Table.grid(padding=(0, 2))
    for number, card in enumerate(CARDS, 1):
        if card in view.menu.cards:
            is_region = card in REGIONS
            name = words.text(f"region-{card}" if is_region else f"card-{card}")
            about = "" if is_region else words.text(f"card-{card}-help")
            table.add_row(f"{number:>4}", name, f"{card}  {about}".strip())
    console.print(table)


def action(game: Game[Any, Any], position: Any, seat: int, typed: str) -> Any:
    """A choice by its notation, or by the numbers of its cards, with `decline` behind them if so."""
    parts = typed.lower().split()
    if not parts[0].isdigit():
        return game.parse(typed)
    is_declined = parts[-1] == DECLINE
    cards = []
    for part in parts[:-1] if is_declined else parts:
        if not (part.isascii() and part.isdigit() and 1 <= int(part[:4]) <= len(CARDS)):
            raise Refused(Refusal("", "number-unknown", {"number": part[:20], "most": len(CARDS)}))
        cards.append(CARDS[int(part[:4]) - 1])
    return Choose(tuple(cards), is_declined)
