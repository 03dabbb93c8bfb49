"""A view of King's Road as a table of text."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table

from postroad.core.game import Game
from postroad.core.refusals import Refusal, Refused
from postroad.games.kings_road.actions import DECLINE, Choose
from postroad.games.kings_road.board import CARDS, FACTS, REGIONS
from postroad.games.kings_road.view import View
from postroad.i18n import Words

EXAMPLE_RULE = "KR-22"
HIDES_CHOICES = True


def board(view: View, hands: Mapping[int, Sequence[str]], words: Words) -> RenderableType:
    """Every region with its banner and markers, and every player."""
    heading = words.text("terminal-round", round=view.round + 1)
    if view.is_second:
        heading += ". " + words.text("terminal-witch-again")
    return Group(heading, _regions(view, words), _players(view, words))


def brief(view: View, words: Words) -> RenderableType:
    """There are no steps within a round: the whole table."""
    return board(view, {}, words)


def _regions(view: View, words: Words) -> Table:
    table = Table("", words.text("terminal-region"), words.text("terminal-banner"), *words.players, expand=True)
    for number, region in enumerate(REGIONS, 1):
        king = f" ♔ {words.text('terminal-king')}" if view.king == region else ""
        cells = []
        for player in view.players:
            noble = "★" if region in player.nobles else ""
            cells.append(f"{noble}{player.markers.get(region, '·')}")
        banner = "-".join(map(str, view.banners[region]))
        mark = "" if view.sources[region] == "rulebook" else " *"
        table.add_row(str(number), words.text(f"region-{region}") + king, banner + mark, *cells)
    return table


def _players(view: View, words: Words) -> Table:
    titles = ("player", "points", "at-hand", "nobles", "cards")
    table = Table(*(words.text(f"terminal-{title}") for title in titles), expand=True)
    for seat, player in enumerate(view.players):
        specials = [card for card in player.cards if card not in REGIONS]
        table.add_row(
            ("✓ " if player.has_chosen else "  ") + words.players[seat],
            str(player.score),
            str(player.supply),
            ", ".join(words.text(f"region-{region}") for region in player.nobles) or "–",
            ", ".join(words.text(f"card-{card}") for card in specials),
        )
    return table


def own_hand(view: View) -> dict[int, Sequence[str]]:
    """Cards are public in this game."""
    return {}


def chart(words: Words) -> RenderableType:
    """The ring, the extra road, and where each banner is known from."""
    table = Table("", words.text("terminal-region"), words.text("terminal-roads"), words.text("terminal-banner"))
    for number, region in enumerate(FACTS.regions):
        ends = [REGIONS[(number + step) % len(REGIONS)] for step in (-1, 1)]
        ends += [end for road in FACTS.extra_roads if region.id in road for end in road if end != region.id]
        banner = "-".join(map(str, region.banner))
        table.add_row(
            str(number + 1),
            words.text(f"region-{region.id}"),
            ", ".join(words.text(f"region-{end}") for end in ends),
            f"{banner}  {words.text(f'banner-source-{region.source}')}",
        )
    return table


def ask(console: Console, view: View, words: Words) -> None:
    """The cards to choose from, with their numbers."""
    assert view.menu is not None
    console.print(words.text("terminal-choose", player=view.seat, count=view.menu.count))
    console.print(f"{words.text('terminal-your-cards')}:")
    for number, card in enumerate(CARDS, 1):
        if card in view.menu.cards:
            name = words.text(f"region-{card}") if card in REGIONS else words.text(f"card-{card}")
            about = "" if card in REGIONS else f"  {words.text(f'card-{card}-help')}"
            console.print(f"  {number:>2}  {name}  {card}{about}")


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
