# compiled with mypyc
"""What a seat may know as a row of bytes, written eight at a time; `spaces.py` says where everything is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from postroad.core.bits import bit
from postroad.core.buffers import spread_bits, words
from postroad.core.refusals import Refusal, Refused
from postroad.games.kings_road.board import FIELD, FULL, HAND, RING, SEATS
from postroad.games.kings_road.numbers import CHOICES, NO_CHOICE, NUMBERS, menu
from postroad.games.kings_road.state import Player, State

PLACES: Final = 4  # numbers of a banner
BANNERS: Final = 4  # the word where they begin
TABLE: Final = BANNERS + RING * PLACES // 2
PLAYER: Final = 3
MASK: Final = 26  # words
IDS: Final = NUMBERS


def width(seats: i64) -> i64:
    """Words of an observation."""
    return TABLE + PLAYER * seats


_BLANK: Final = words(width(SEATS), 0)


def observation(state: State, seat: i64) -> bytes:
    """What the seat may know, by itself; raises Refused for a seat that is not there."""
    seats: i64 = len(state.players)
    _check_seat(seat, seats)
    row = _BLANK[: width(seats)]
    observe(row, 0, state, seat)
    show_banners(row, 0, state)
    return bytes(row)


def _check_seat(seat: i64, seats: i64) -> None:
    if not 0 <= seat < seats:
        raise Refused(Refusal("KR-1", "no-such-seat", {"player": int(seat), "seats": int(seats)}))


def observe(out: vec[i64], at: i64, state: State, seat: i64) -> None:
    """Write what the seat may know into the row at a word, but for the banners, which never change."""
    seats: i64 = len(state.players)
    out[at] = bit(8 * state.king)
    facts = state.round | (state.dragons << 8)
    if state.is_second:
        facts |= 0x10000
    if state.terms.is_hereditary:
        facts |= 0x1000000
    me = state.players[seat]
    if me.choice != NO_CHOICE:
        facts |= (CHOICES[me.choice].number + 1) << 32
    out[at + 1] = facts
    out[at + 2] = spread_bits(_from(state.choosing, seat, seats))
    out[at + 3] = spread_bits(_from(state.waiting, seat, seats))
    at += TABLE
    shown: i64 = 0
    other = seat
    while shown < seats:
        player = state.players[other]
        out[at] = _markers(player.markers)
        out[at + 1] = spread_bits(player.nobles)
        held = player.supply | (player.score << 32)
        if player.has_dragon:
            held |= 0x100
        if player.has_witch:
            held |= 0x10000
        if player.choice != NO_CHOICE:
            held |= 0x1000000
        out[at + 2] = held
        at += PLAYER
        other += 1
        if other == seats:
            other = 0
        shown += 1


def show_banners(out: vec[i64], at: i64, state: State) -> None:
    """Write the numbers of the banners, two to a word."""
    region: i64 = 0
    for banner in state.terms.banners:
        place: i64 = 0
        for number in banner:
            word = at + BANNERS + (PLACES * region + place) // 2
            if place % 2 == 0:
                out[word] = number
            else:
                out[word] |= number << 32
            place += 1
        while place < PLACES:
            if place % 2 == 0:
                out[at + BANNERS + (PLACES * region + place) // 2] = 0
            place += 1
        region += 1


def _from(members: i64, seat: i64, seats: i64) -> i64:
    """A set of seats, counted from one of them."""
    return (members >> seat) | ((members << (seats - seat)) & (bit(seats) - 1))


def _markers(packed: i64) -> i64:
    """Five bits a region, a byte each."""
    found: i64 = 0
    shift: i64 = 0
    while packed:
        found |= (packed & FULL) << shift
        packed >>= FIELD
        shift += 8
    return found


def show_mask(out: vec[i64], at: i64, rows: vec[i64], player: Player, *, may_choose: bool) -> None:
    """Write what a player may choose, if anything, as a mask of bytes."""
    word: i64 = 0
    if not may_choose:
        while word < MASK:
            out[at + word] = 0
            word += 1
        return
    row = MASK * _place(player.menu.size, has_dragon=player.has_dragon, has_witch=player.has_witch)
    while word < MASK:
        out[at + word] = rows[row + word]
        word += 1


def mask(state: State, seat: i64) -> bytes:
    """What the seat may choose, by itself: nothing once it has chosen."""
    _check_seat(seat, len(state.players))
    row = _BLANK[:MASK]
    show_mask(row, 0, _ROWS, state.players[seat], may_choose=(state.waiting >> seat) & 1 != 0)
    return bytes(row)[:IDS]


def _place(size: i64, *, has_dragon: bool, has_witch: bool) -> i64:
    place = size
    if has_dragon:
        place += HAND + 1
    if has_witch:
        place += 2 * (HAND + 1)
    return place


def mask_rows() -> vec[i64]:
    """The masks of all menus, by their place."""
    rows = words(4 * (HAND + 1) * MASK, 0)
    for has_dragon in (False, True):
        for has_witch in (False, True):
            for size in range(HAND + 1):
                row = MASK * _place(size, has_dragon=has_dragon, has_witch=has_witch)
                for number in menu(size, has_dragon=has_dragon, has_witch=has_witch).numbers:
                    rows[row + number // 8] |= bit(8 * (number % 8))
    return rows


_ROWS: Final = mask_rows()
