"""A view of Thurn und Taxis as lists."""

from typing import Final

from postroad.games.thurn_taxis.board import FACTS
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.i18n import Words
from postroad.server.text.face import GeneralFace, Templates, Values

_NOTHING: Final = "–"


class ThurnTaxisFace(GeneralFace):
    """Its own board; every legal action is a button."""

    TEMPLATES = Templates("board_thurn_taxis.html", "ask.html")

    def board(self, view: Values, words: Words) -> Values:
        """The display, every player, the bonus stacks and the roads."""
        stacks = view["stacks"].items()
        return {
            "display": [_city(city, words) if city else _NOTHING for city in view["display"]],
            "players": [_player(view, seat, words) for seat in range(len(view["players"]))],
            "stacks": [(words.text(f"stack-{stack}"), ", ".join(map(str, left)) or _NOTHING) for stack, left in stacks],
            "chart": [
                (words.text(f"province-{province}"), _city(city, words), _roads(city, words))
                for province, members in FACTS.provinces.items()
                for city in members
            ],
        }

    def arguments(self, action: Values, view: Values) -> Values:
        """Of an open card, what it is; slots are counted from 1."""
        slot, display = action.get("slot"), view.get("display")
        return {} if slot is None or display is None else {"city": display[slot], "slot": slot + 1}


FACE: Final = ThurnTaxisFace(THURN_TAXIS)


def _city(city: str, words: Words) -> str:
    return words.text(f"city-{city}")


def _roads(city: str, words: Words) -> str:
    ends = [end for road in FACTS.roads if city in road for end in road if end != city]
    return ", ".join(_city(end, words) for end in ends)


def _player(view: Values, seat: int, words: Words) -> Values:
    player = view["players"][seat]
    seen = player["known"] if player["hand"] is None else player["hand"]
    hand = [_city(city, words) for city in seen] + ["?"] * (player["hand_size"] - len(seen))
    tiles = [f"{words.text(f'stack-{stack}')} {points}" for stack, points in player["tiles"]]
    facts = {
        "hand": ", ".join(hand),
        "route": " – ".join(_city(city, words) for city in player["route"]),
        "offices": "; ".join([*_offices(player, words), words.text("terminal-left", count=player["supply"])]),
        "carriage": str(player["carriage"] or ""),
        "tiles": ", ".join(tiles),
        "points": "" if player["points"] is None else str(player["points"]),
    }
    shown = [(words.text(f"terminal-{title}"), text or _NOTHING) for title, text in facts.items()]
    if player["points"] is None:
        shown.pop()
    return {"name": words.players[seat], "facts": shown}


def _offices(player: Values, words: Words) -> list[str]:
    found = []
    for province, members in FACTS.provinces.items():
        cities = [_city(city, words) for city in members if city in player["offices"]]
        if cities:
            found.append(f"{words.text(f'province-{province}')}: {', '.join(cities)}")
    return found
