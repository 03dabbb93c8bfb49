"""Why a choice is not legal: the rule that says so, a key for the catalogues, its arguments."""

from collections.abc import Iterable
from typing import Final

from postroad.core.bits import members_of
from postroad.core.refusals import Argument, Refusal
from postroad.games.kings_road.actions import Choose, on, write
from postroad.games.kings_road.board import CARDS, REGIONS
from postroad.games.kings_road.scoring import is_won
from postroad.games.kings_road.state import Player, State

Reason = tuple[str, str, dict[str, Argument]]
TOO_MANY_OR_FEW: Final = "wrong-number-of-cards"


def reason(state: State, seat: int, action: Choose) -> Reason | None:
    """The rule, the key and the arguments; None for a legal choice."""
    if not 0 <= seat < len(state.players):
        return "KR-1", "no-such-seat", {"player": seat, "seats": len(state.players)}
    if not state.choosing:
        return ("KR-30", "game-over", {}) if is_won(state) else ("KR-33", "game-stopped", {})
    if not state.choosing >> seat & 1:
        return "KR-16", "witch-players-choose", {"players": tuple(members_of(state.choosing))}
    player = state.players[seat]
    return _cards(state, player, action) or _order(action) or _number(player, action)


def _cards(state: State, player: Player, action: Choose) -> Reason | None:
    """Whether the cards are ones the player still owns, each once."""
    for place, card in enumerate(action.cards):
        if card not in CARDS:
            return "KR-1", "card-unknown", {"text": str(card)[:80]}
        if card in action.cards[:place]:
            return "KR-1", "card-twice", {"card": card}
    if "dragon" in action.cards and not player.has_dragon:
        return "KR-15", "dragon-gone", {}
    if "witch" in action.cards and not player.has_witch:
        return "KR-16", "witch-only-once" if state.is_second else "witch-gone", {}
    return None


def _order(action: Choose) -> Reason | None:
    """Whether the special cards stand where they may."""
    if "knight" in action.cards[:-1]:
        return "KR-11", "knight-not-last", {}
    if "witch" in action.cards and len(action.cards) > 1:
        return "KR-12", "witch-not-alone", {}
    if action.decline and "knight" not in action.cards:
        return "KR-14", "decline-without-knight", {}
    return None


def _number(player: Player, action: Choose) -> Reason | None:
    """Whether there are as many cards as the markers at hand ask for."""
    needed = player.menu.size
    if len(action.cards) == needed or (action.cards == ("witch",) and needed):
        return None
    return "KR-10", TOO_MANY_OR_FEW, {"chosen": len(action.cards), "needed": needed, "markers": player.supply}


def refusal(state: State, seat: int, action: Choose) -> Refusal:
    """The refusal of a choice that is not legal; it offers one legal choice of each kind."""
    found = reason(state, seat, action)
    if found is None:
        raise ValueError(f"{write(action)} is legal")
    may_choose = 0 <= seat < len(state.players) and state.choosing >> seat & 1
    return Refusal(*found, one_of_each_kind(on(state.players[seat].menu)) if may_choose else ())


def one_of_each_kind(choices: Iterable[Choose]) -> tuple[str, ...]:
    """Of hundreds of choices, the first with the same special cards in the same places: at most seven."""
    kinds: dict[tuple[object, ...], Choose] = {}
    for choice in choices:
        shape = (*("region" if card in REGIONS else card for card in choice.cards), choice.decline)
        kinds.setdefault(shape, choice)
    return tuple(write(choice) for choice in kinds.values())
