"""The one action of the game, a choice of cards: by name, by number, and as text."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from postroad.core.refusals import Refusal, Refused
from postroad.games.kings_road.board import CARDS
from postroad.games.kings_road.numbers import CHOICES, NO_CHOICE, NUMBERS, Menu

CHOOSE: Final = "choose"
DECLINE: Final = "decline"


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose cards, in the order in which they will be played; the Knight's marker may be declined."""

    do: Literal["choose"] = field(default=CHOOSE, init=False)
    cards: tuple[str, ...] = ()
    decline: bool = False


# Every choice that can ever be legal, as made, in the order of numbers.CHOICES.
AS_MADE: Final = [Choose(tuple(CARDS[card] for card in choice.cards), choice.is_declined) for choice in CHOICES]
INDEX: Final = {action: index for index, action in enumerate(AS_MADE)}

_FORMS: Final = (
    "choose CARD CARD CARD",
    "choose CARD CARD knight decline",
    "choose witch",
    "choose",
    f"CARD: {' '.join(CARDS)}",
)


def number(action: Choose) -> int:
    """The fixed number of what a choice does; raises Refused for one that never is legal."""
    if action not in INDEX:
        raise _unknown(write(action))
    return CHOICES[INDEX[action]].number


def on(menu: Menu) -> list[Choose]:
    """What a menu offers, one action a number, by number."""
    return [AS_MADE[menu.canonical[number]] for number in menu.numbers]


def named(menu: Menu, number: int) -> Choose:
    """The action that a number means to someone with this menu; raises Refused if none."""
    if not 0 <= number < NUMBERS or menu.canonical[number] == NO_CHOICE:
        raise _unknown(str(number))
    return AS_MADE[menu.canonical[number]]


def write(action: Choose) -> str:
    """The action's text."""
    return " ".join([action.do, *action.cards, *([DECLINE] if action.decline else [])])


def parse(text: str) -> Choose:
    """The choice that a text means, legal or not; raises Refused, with the forms there are, if none."""
    words = text.lower().split()
    is_declined = words[-1:] == [DECLINE]
    cards = words[1:-1] if is_declined else words[1:]
    if words[:1] != [CHOOSE] or not _are_cards(cards):
        raise _unknown(text)
    return Choose(tuple(cards), is_declined)


def encode(action: Choose) -> dict[str, Any]:
    """The action as a message or a record has it."""
    data: dict[str, Any] = {"do": action.do, "cards": list(action.cards)}
    return {**data, DECLINE: True} if action.decline else data


def decode(data: Mapping[str, Any]) -> Choose:
    """The choice of a message or of a record's line, legal or not; other keys are ignored."""
    cards, is_declined = data.get("cards"), data.get(DECLINE, False)
    if data.get("do") != CHOOSE or not isinstance(cards, list) or not _are_cards(cards):
        raise _unknown(str(data))
    if not isinstance(is_declined, bool):
        raise _unknown(str(data))
    return Choose(tuple(cards), is_declined)


def _are_cards(words: list[Any]) -> bool:
    return len(words) <= len(CARDS) and all(word in CARDS for word in words)


def _unknown(text: str) -> Refused:
    return Refused(Refusal("", "action-unknown", {"text": text[:80]}, _FORMS))
