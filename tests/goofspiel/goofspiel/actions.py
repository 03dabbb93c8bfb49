"""The one action, a bid: by name, by number, as text, and in records."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from goofspiel.position import CARDS
from postroad.core.refusals import Refusal, Refused


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a card of this value, face down; its fields are those that messages have."""

    do: Literal["bid"] = field(default="bid", init=False, repr=False)
    card: int


def write(action: Bid) -> str:
    return f"bid {action.card}"


def parse(text: str) -> Bid:
    match text.lower().split():
        case ["bid", card] if card.isascii() and card.isdigit() and 1 <= int(card[:4]) <= CARDS:
            return Bid(int(card))
    raise unknown(text)


def encode(action: Bid) -> dict[str, Any]:
    return {"do": "bid", "card": action.card}


def decode(data: Mapping[str, Any]) -> Bid:
    match data:
        case {"do": "bid", "card": int(card)} if type(card) is int and 1 <= card <= CARDS:
            return Bid(card)
    raise unknown(str(data))


def unknown(text: str) -> Refused:
    return Refused(Refusal("", "action-unknown", {"text": text[:80]}, (f"bid 1 to bid {CARDS}",)))
