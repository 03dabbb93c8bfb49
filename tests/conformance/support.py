"""Whether a position is one that a view leaves possible, judged apart from the code that deals such positions."""

from collections import Counter
from typing import Any

from postroad.games.kings_road.board import MARKERS
from postroad.games.kings_road.names import markers
from postroad.games.kings_road.numbers import CHOICES, NO_CHOICE
from postroad.games.kings_road.position import KingsRoadPosition
from postroad.games.kings_road.view import View as KingsRoadView
from postroad.games.thurn_taxis.board import CITIES, SLOTS
from postroad.games.thurn_taxis.names import cards, route
from postroad.games.thurn_taxis.position import ThurnTaxisPosition
from postroad.games.thurn_taxis.view import View as ThurnTaxisView

Cards = Counter[str]


def hidden_hands(position: ThurnTaxisPosition, viewer: int | None) -> dict[int, Cards]:
    """By seat: the cards that the viewer did not see taken."""
    return {
        seat: Counter(cards(player.hand - player.known))
        for seat, player in enumerate(position.players)
        if seat != viewer
    }


def loose(view: ThurnTaxisView, unseen: Cards) -> Cards:
    """Of the cards that the viewer does not see, those that may lie in the deck."""
    own = () if view.seat is None else view.players[view.seat].drawn or ()
    return (Counter(view.pool) - Counter(own)) & unseen


def may_be_dealt(position: ThurnTaxisPosition, view: ThurnTaxisView) -> bool:
    """Whether the deck holds only what may lie there, and the hidden hands can hold what may not."""
    deck, hidden = Counter(cards(position.deck)), hidden_hands(position, view.seat)
    unseen = sum(hidden.values(), deck)
    surplus = unseen - loose(view, unseen)
    places = {seat: view.players[seat].old for seat in hidden}
    return deck <= loose(view, unseen) and can_be_placed(surplus, hidden, places)


def can_be_placed(surplus: Cards, hidden: dict[int, Cards], places: dict[int, int]) -> bool:
    """Whether every card of the surplus is one of a hand, at most `places` of each hand: a flow, by augmenting."""
    placed: dict[int, Cards] = {seat: Counter() for seat in hidden}

    def place(city: str, tried: set[int]) -> bool:
        for seat, hand in hidden.items():
            if seat in tried or placed[seat][city] == hand[city]:
                continue
            tried.add(seat)
            if placed[seat].total() < places[seat]:
                placed[seat][city] += 1
                return True
            for other in list(placed[seat].elements()):
                if place(other, tried):
                    placed[seat][other] -= 1
                    placed[seat][city] += 1
                    return True
        return False

    return all(place(city, set()) for city in surplus.elements())


def may_be_chosen(position: KingsRoadPosition, view: KingsRoadView, imagined: KingsRoadPosition) -> bool:
    """Whether every hidden choice stands on the menu that the view gives its seat."""
    return all(
        CHOICES[player.choice].number in imagined.players[seat].menu.numbers
        for seat, player in enumerate(position.players)
        if seat != view.seat and player.choice != NO_CHOICE
    )


def is_possible(position: Any, view: Any, imagined: Any) -> bool:
    """Whether the viewer might have imagined the position."""
    if isinstance(position, ThurnTaxisPosition):
        return may_be_dealt(position, view)
    if isinstance(position, KingsRoadPosition):
        return may_be_chosen(position, view, imagined)
    return True  # of other games, only what is seen is compared


def is_complete(position: Any) -> bool:
    """Whether every card, or every marker, is somewhere, and nothing is there twice."""
    if isinstance(position, ThurnTaxisPosition):
        return _has_all_cards(position)
    if not isinstance(position, KingsRoadPosition):
        return True
    return all(player.supply + sum(markers(player).values()) == MARKERS for player in position.players)


def _has_all_cards(position: ThurnTaxisPosition) -> bool:
    deck, discard = cards(position.deck), cards(position.discard)
    display = [CITIES[position.slot(slot)] for slot in range(SLOTS) if position.filled >> slot & 1]
    hands = [cards(player.hand) for player in position.players]
    routes = [route(player) for player in position.players]
    everything = Counter(city for cities in (deck, discard, display, *hands, *routes) for city in cities)
    sizes = [position.deck_size, position.discard_size, *(player.hand_size for player in position.players)]
    return everything == Counter(dict.fromkeys(CITIES, 3)) and sizes == list(map(len, (deck, discard, *hands)))
