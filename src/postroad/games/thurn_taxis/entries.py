# compiled with mypyc
"""What a step adds to the record: (before, action, after) -> its lines, in order."""

from collections.abc import Sequence
from typing import Final

from postroad.core.bits import members_of
from postroad.core.game import Entry
from postroad.games.thurn_taxis import numbers
from postroad.games.thurn_taxis.actions import Action, Call, Draw, EndTurn, Take, encode
from postroad.games.thurn_taxis.board import (
    CITIES,
    GAME_END_STACK,
    GAME_END_TILE,
    SLOTS,
    STACK_TILES,
    STACKS,
    TILE_POINTS,
)
from postroad.games.thurn_taxis.facts import ALL_PROVINCES, GAME_END, LENGTH_STACKS
from postroad.games.thurn_taxis.names import cards
from postroad.games.thurn_taxis.state import State


def opening(state: State) -> list[Entry]:
    """The display of a game just started (TT-2)."""
    return _refills(66, state, range(SLOTS))


def entries(before: State, action: Action, after: State) -> list[Entry]:
    """The decision with the chance outcomes and consequences that belong to it."""
    seat = before.seat
    line: Entry = {"seat": seat, **encode(action)}
    match action:
        case Take(slot):
            line["city"] = CITIES[before.slot(slot)]
            return [line, *_refills(before.deck_size, after, [slot])]
        case Draw():
            line["city"] = cards(after.players[seat].hand - before.players[seat].hand)[0]
            return [*_reshuffle(is_needed=before.deck_size == 0), line]
        case Call("administrator"):
            return [line, *_refills(before.deck_size, after, range(SLOTS))]
        case EndTurn() if after.phase != numbers.OVER:
            empty = [slot for slot in range(SLOTS) if not before.filled >> slot & 1]
            lines = [line, *_refills(before.deck_size, after, empty)]
        case _:
            lines = [line]
    gains = _gains(before, after, seat)
    # Going on without the Cartwright completes the closing first, then does what was asked.
    if before.phase == numbers.SHORT and not isinstance(action, Call):
        return gains + lines
    return lines + gains


def _refills(deck_size: int, after: State, slots: Sequence[int]) -> list[Entry]:
    filled = [slot for slot in slots if after.filled >> slot & 1]
    lines: list[Entry] = []
    for number, slot in enumerate(filled):
        lines += _reshuffle(is_needed=number == deck_size)
        lines.append({"chance": "refill", "slot": slot, "city": CITIES[after.slot(slot)]})
    return lines


def _reshuffle(*, is_needed: bool) -> list[Entry]:
    return [{"chance": "reshuffle"}] if is_needed else []


def _gains(before: State, after: State, seat: int) -> list[Entry]:
    was, now = before.players[seat], after.players[seat]
    tiles = now.tiles & ~was.tiles
    lines = [_bonus(seat, tile) for tile in members_of(tiles & ~GAME_END_TILE)]
    if now.carriage > was.carriage:
        lines.append({"gain": "carriage", "seat": seat, "carriage": now.carriage})
    if tiles & GAME_END_TILE:
        lines.append(_bonus(seat, members_of(STACK_TILES[GAME_END_STACK])[0]))
    return lines


def _bonus(seat: int, tile: int) -> Entry:
    stack = next(name for name, tiles in zip(STACKS, STACK_TILES, strict=True) if tiles >> tile & 1)
    return {"gain": "bonus", "seat": seat, "stack": stack, "points": TILE_POINTS[tile]}


def draw_of(line: Entry) -> str | None:
    """The card that a line of a record says was drawn from the deck; None where it tells of no draw."""
    is_draw = line.get("chance") == "refill" or line.get("do") == "draw"
    return str(line.get("city")) if is_draw else None


def drawn(lines: Sequence[Entry]) -> list[str]:
    """The cards that lines of a record say were drawn from the deck."""
    return [card for line in lines if (card := draw_of(line)) is not None]


def rule_of(entry: Entry) -> str:
    """The rule that a chance outcome or a consequence follows from."""
    if "do" in entry:
        return _DECISIONS[entry["do"]]
    if entry.get("gain") == "carriage":
        return "TT-38"
    if entry.get("gain") == "bonus":
        return _BONUSES.get(entry["stack"], "TT-34")
    return "TT-11" if entry.get("chance") == "reshuffle" else "TT-10"


_DECISIONS: Final = {
    "take": "TT-10", "draw": "TT-10", "call": "TT-20", "abandon": "TT-15", "play": "TT-13",
    "close": "TT-30", "office": "TT-31", "discard": "TT-39", "end": "TT-16",
}  # fmt: skip
_BONUSES: Final = dict.fromkeys(LENGTH_STACKS, "TT-33") | {ALL_PROVINCES: "TT-35", GAME_END: "TT-40"}
