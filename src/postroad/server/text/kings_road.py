"""A view of King's Road as tables of text, and a choice of cards as a form."""

from typing import Final

from postroad.games.kings_road.actions import Choose
from postroad.games.kings_road.board import HAND, REGIONS
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.i18n import Words
from postroad.server.text.face import GeneralFace, Templates, Values

_PRINTED: Final = "rulebook"  # the source of banners that need no note


class KingsRoadFace(GeneralFace):
    """Its own board, and selects for the cards of a choice."""

    TEMPLATES = Templates("board_kings_road.html", "ask_kings_road.html")
    asks_by_legal = False

    def board(self, view: Values, words: Words) -> Values:
        """Every region with its banner and markers, and every player."""
        return {
            "regions": [_region(view, region, words) for region in REGIONS],
            "has_note": set(view["sources"].values()) != {_PRINTED},
            "players": [
                {
                    "name": words.players[seat],
                    "score": player["score"],
                    "supply": player["supply"],
                    "has_chosen": player["has_chosen"],
                    "cards": ", ".join(words.text(f"card-{card}") for card in player["cards"] if card not in REGIONS),
                }
                for seat, player in enumerate(view["players"])
            ],
        }

    def ask(self, view: Values, words: Words) -> Values:
        """The cards to choose from, what the special ones do, and what is chosen so far."""
        menu = view["menu"]
        chosen = view["players"][view["seat"]]["choice"]
        return {
            "menu": menu,
            "cards": [(card, _card(card, words)) for card in menu["cards"]],
            "about": [
                f"{_card(card, words)}: {words.text(f'card-{card}-help')}"
                for card in menu["cards"]
                if card not in REGIONS
            ],
            "chosen": chosen["cards"] if chosen else [],
        }

    def action(self, form: dict[str, str]) -> Values:
        """The choice that the selects of a form make, in their order."""
        cards = tuple(card for place in range(HAND) if (card := form.get(f"card{place}", "")))
        chosen = KINGS_ROAD.encode(Choose(cards, bool(form.get("decline"))))
        return KINGS_ROAD.encode(KINGS_ROAD.decode(chosen))


FACE: Final = KingsRoadFace(KINGS_ROAD)


def _card(card: str, words: Words) -> str:
    return words.text(f"region-{card}" if card in REGIONS else f"card-{card}")


def _region(view: Values, region: str, words: Words) -> Values:
    king = f" ({words.text('terminal-king')})" if view["king"] == region else ""
    mark = "" if view["sources"][region] == _PRINTED else " *"
    return {
        "name": words.text(f"region-{region}") + king,
        "banner": "-".join(map(str, view["banners"][region])) + mark,
        "cells": [_markers(player, region, words) for player in view["players"]],
    }


def _markers(player: Values, region: str, words: Words) -> str:
    noble = f" ({words.text('text-noble')})" if region in player["nobles"] else ""
    return f"{player['markers'].get(region, 0)}{noble}"
