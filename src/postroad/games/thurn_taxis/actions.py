"""The actions of the game: by name, by number, and as text."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final, Literal

from postroad.core.refusals import Refusal, Refused
from postroad.games.thurn_taxis import numbers
from postroad.games.thurn_taxis.board import CITIES, PROVINCES, SLOTS
from postroad.games.thurn_taxis.state import State

End = Literal["left", "right", "new"]
Official = Literal["administrator", "postmaster", "carrier", "cartwright"]


@dataclass(frozen=True, slots=True)
class Take:
    """Take the card in a slot of the display, counted from 0; as text, from 1."""

    do: Literal["take"] = field(default="take", init=False)
    slot: int


@dataclass(frozen=True, slots=True)
class Draw:
    do: Literal["draw"] = field(default="draw", init=False)


@dataclass(frozen=True, slots=True)
class Call:
    do: Literal["call"] = field(default="call", init=False)
    official: Official


@dataclass(frozen=True, slots=True)
class Abandon:
    do: Literal["abandon"] = field(default="abandon", init=False)


@dataclass(frozen=True, slots=True)
class Play:
    do: Literal["play"] = field(default="play", init=False)
    city: str
    end: End


@dataclass(frozen=True, slots=True)
class CloseEach:
    do: Literal["close"] = field(default="close", init=False)
    way: Literal["each"] = "each"


@dataclass(frozen=True, slots=True)
class CloseProvince:
    do: Literal["close"] = field(default="close", init=False)
    way: Literal["province"] = "province"
    province: str = ""


@dataclass(frozen=True, slots=True)
class Office:
    do: Literal["office"] = field(default="office", init=False)
    city: str


@dataclass(frozen=True, slots=True)
class Discard:
    do: Literal["discard"] = field(default="discard", init=False)
    city: str


@dataclass(frozen=True, slots=True)
class EndTurn:
    do: Literal["end"] = field(default="end", init=False)


Action = Take | Draw | Call | Abandon | Play | CloseEach | CloseProvince | Office | Discard | EndTurn

OFFICIALS: Final[dict[Official, int]] = {
    "administrator": numbers.ADMINISTRATOR,
    "postmaster": numbers.POSTMASTER,
    "carrier": numbers.CARRIER,
    "cartwright": numbers.CARTWRIGHT,
}


def _all_actions() -> dict[Action, int]:
    ends: dict[End, int] = {"left": 0, "right": 1, "new": 1}
    table: dict[Action, int] = {Take(slot): numbers.SLOT + slot for slot in range(SLOTS)}
    table[Draw()] = numbers.DRAW
    table |= {Call(official): number for official, number in OFFICIALS.items()}
    table[Abandon()] = numbers.ABANDON
    table |= {Play(city, end): 2 * c + side for c, city in enumerate(CITIES) for end, side in ends.items()}
    table[CloseEach()] = numbers.EACH
    table |= {CloseProvince(province=name): numbers.PROVINCE + p for p, name in enumerate(PROVINCES)}
    table |= {Office(city): 2 * c for c, city in enumerate(CITIES)}
    table |= {Discard(city): 2 * c for c, city in enumerate(CITIES)}
    table[EndTurn()] = numbers.END
    return table


NUMBERS: Final = _all_actions()


def write(action: Action) -> str:
    """The action's text."""
    match action:
        case Take(slot):
            return f"take {slot + 1}"
        case Play(city, end):
            return f"play {city} {end}"
        case CloseProvince(_, province):
            return f"close province {province}"
        case _:
            return " ".join(getattr(action, part.name) for part in fields(action))


_BY_TEXT: Final = {write(action): action for action in NUMBERS}
_FORMS: Final = (
    "take 1 .. 6",
    "draw",
    "call administrator|postmaster|carrier|cartwright",
    "abandon",
    "play CITY left|right|new",
    "close each",
    "close province PROVINCE",
    "office CITY",
    "discard CITY",
    "end",
)


def parse(text: str) -> Action:
    """The action that a text means; raises Refused, with the forms there are, if none."""
    try:
        return _BY_TEXT[" ".join(text.lower().split())]
    except KeyError:
        raise Refused(Refusal("", "action-unknown", {"text": text[:80]}, _FORMS)) from None


def encode(action: Action) -> dict[str, Any]:
    """The action as a message or a record has it."""
    return _CODES[action].copy()


_CODES: Final = {action: asdict(action) for action in NUMBERS}
_BY_CODE: Final = {tuple(code.items()): action for action, code in _CODES.items()}


def decode(data: Mapping[str, Any]) -> Action:
    """The action of a message or of a record's line; keys that no action has are ignored."""
    wanted: tuple[str, ...] = ("do", "slot", "official", "city", "end", "way", "province")
    if data.get("do") in ("take", "draw"):  # a record names the city too
        wanted = ("do", "slot")
    code = tuple([(key, data[key]) for key in wanted if key in data and type(data[key]) in (str, int)])
    if code in _BY_CODE:
        return _BY_CODE[code]
    raise Refused(Refusal("", "action-unknown", {"text": str(data)[:80]}, _FORMS))


def named(state: State, number: int) -> Action:
    """The action that a number means at this moment; raises Refused if none."""
    return named_at(state.phase, state.me.length, number)


def named_at(phase: int, length: int, number: int) -> Action:
    """The same by the moment and the length of the route of the player whose turn it is."""
    if not 0 <= number < numbers.NUMBERS:
        raise Refused(Refusal("", "action-unknown", {"text": str(number)}, _FORMS))
    if number < 2 * len(CITIES):
        return _city_action(phase, length, number)
    if phase == numbers.PLAYED and number < numbers.PROVINCE + len(PROVINCES):
        return _CLOSINGS[number - numbers.PROVINCE]
    return _OTHERS[number]


_OTHERS: Final = {
    number: action
    for action, number in NUMBERS.items()
    if not isinstance(action, CloseProvince) and number >= 2 * len(CITIES)
}


_ONE: Final[dict[Action, Action]] = {action: action for action in NUMBERS}  # the same object wherever it is named
_CLOSINGS: Final = [_ONE[CloseProvince(province=name)] for name in PROVINCES]
_OFFICES: Final = [_ONE[Office(city)] for city in CITIES]
_DISCARDS: Final = [_ONE[Discard(city)] for city in CITIES]
_LEFT: Final = [_ONE[Play(city, "left")] for city in CITIES]
_RIGHT: Final = [_ONE[Play(city, "right")] for city in CITIES]
_NEW: Final = [_ONE[Play(city, "new")] for city in CITIES]


def _city_action(phase: int, length: int, number: int) -> Action:
    city = number >> 1
    if number & 1:
        return _RIGHT[city] if length else _NEW[city]
    if phase == numbers.PLACE:
        return _OFFICES[city]
    if phase in (numbers.SHORT, numbers.DISCARD):
        return _DISCARDS[city]
    return _LEFT[city]
