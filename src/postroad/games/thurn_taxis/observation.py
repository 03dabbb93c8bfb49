# compiled with mypyc
"""What a seat may know as a row of bytes, written eight at a time; `spaces.py` says where everything is.

Beside every row lies what it was last made of, so that only what has changed is written again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from postroad.core.bits import bit
from postroad.core.buffers import even_bits, spread_bits, spread_pairs, words
from postroad.core.refusals import Refusal, Refused
from postroad.games.thurn_taxis.board import LOW, SLOTS
from postroad.games.thurn_taxis.legal import legal
from postroad.games.thurn_taxis.numbers import (
    ABANDON_BIT,
    DISCARD,
    END_BIT,
    PLACE,
    PLAYED,
    SHORT,
)
from postroad.games.thurn_taxis.scoring import points
from postroad.games.thurn_taxis.state import Player, State

# Words of an observation, and of what it was last made of.
_DISPLAY: Final = 5
_PENDING: Final = 23
_CHOICES: Final = 26
_POOL: Final = 29
_DISCARDED: Final = 32
_TILES: Final = 35
_HAND: Final = 39
_DRAWN: Final = 42
TABLE: Final = 45
PLAYER: Final = 15
_TABLE_MADE: Final = 14
_PLAYER_MADE: Final = 6
UNKNOWN: Final = -1  # made of nothing yet
_SEATS: Final = 4  # at most

# Action ids, in three sets of 56: the mask has a byte for each.
IDS: Final = 133
MASK: Final = 17  # words
SET: Final = 56
_PLAYS: Final = (1 << 44) - 1
_NEW: Final = 44  # in the first set, the last ten cities in the second
_OFFICE: Final = 10  # in the second
_DISCARD: Final = 32
_END: Final = 1 << 54
_ABANDON: Final = 1 << 55


def width(seats: i64) -> i64:
    """Words of an observation."""
    return TABLE + PLAYER * seats


def made_width(seats: i64) -> i64:
    """Words of what it was made of."""
    return _TABLE_MADE + _PLAYER_MADE * seats


_BLANK: Final = words(width(_SEATS), 0)
_UNMADE: Final = words(made_width(_SEATS), UNKNOWN)


def observation(state: State, seat: i64) -> bytes:
    """What the seat may know, by itself; raises Refused for a seat that is not there."""
    seats: i64 = len(state.players)
    _check_seat(seat, seats)
    row = _BLANK[: width(seats)]
    observe(row, 0, _UNMADE[: made_width(seats)], 0, state, seat)
    return bytes(row)


def mask(state: State, seat: i64) -> bytes:
    """What the seat may do, by itself: nothing if it is another's turn."""
    _check_seat(seat, len(state.players))
    row = _BLANK[:MASK]
    if seat == state.seat:
        sets = _BLANK[:3]
        note_legal(sets, 0, state)
        show_mask(row, 0, sets, 0, _UNMADE[:3], 0)
    return bytes(row)[:IDS]


def _check_seat(seat: i64, seats: i64) -> None:
    if not 0 <= seat < seats:
        raise Refused(Refusal("TT-1", "no-such-seat", {"player": int(seat), "seats": int(seats)}))


def observe(out: vec[i64], at: i64, made: vec[i64], made_at: i64, state: State, seat: i64) -> None:
    """Write what the seat may know into the row at a word."""
    seats: i64 = len(state.players)
    phase = state.phase
    if phase < 8:
        out[at] = bit(8 * phase)
        out[at + 1] = 0
    else:
        out[at] = 0
        out[at + 1] = bit(8 * (phase - 8))
    turn = state.seat - seat
    if turn < 0:
        turn += seats
    first = state.first - seat
    if first < 0:
        first += seats
    out[at + 2] = bit(8 * turn) | bit(8 * first + 32)
    flags = state.deck_size | (state.discard_size << 8) | (state.round << 16)
    if state.has_official:
        flags |= 0x100000000
    if state.must_call:
        flags |= 0x10000000000
    if state.closing_each:
        flags |= 0x1000000000000
    out[at + 3] = flags
    switches: i64 = 0
    if state.asked & (state.asked + 1) == 0:  # no province is left out
        switches = 1
    if state.only_stuck:
        switches |= 0x100
    if state.only_first:
        switches |= 0x10000
    out[at + 4] = switches
    _show_display(out, at + _DISPLAY, made, made_at, state)
    _show_heap(out, at + _PENDING, made, made_at + 6, state.pending)
    _show_heap(out, at + _CHOICES, made, made_at + 7, state.choices)
    _show_heap(out, at + _POOL, made, made_at + 8, state.pool)
    _show_heap(out, at + _DISCARDED, made, made_at + 9, state.discard)
    if made[made_at + 10] != state.tiles:
        made[made_at + 10] = state.tiles
        _show_tiles(out, at + _TILES, state.tiles)
    me = state.players[seat]
    _show_heap(out, at + _HAND, made, made_at + 11, me.hand)
    _show_heap(out, at + _DRAWN, made, made_at + 12, me.drawn)
    at += TABLE
    made_at += _TABLE_MADE
    shown: i64 = 0
    other = seat
    while shown < seats:
        _show_player(out, at, made, made_at, state.players[other])
        at += PLAYER
        made_at += _PLAYER_MADE
        other += 1
        if other == seats:
            other = 0
        shown += 1


def _show_display(out: vec[i64], at: i64, made: vec[i64], made_at: i64, state: State) -> None:
    slot: i64 = 0
    while slot < SLOTS:
        card: i64 = 0
        if (state.filled >> slot) & 1:
            card = bit(2 * state.slot(slot))
        _show_heap(out, at, made, made_at + slot, card)
        at += 3
        slot += 1


def _show_player(out: vec[i64], at: i64, made: vec[i64], made_at: i64, player: Player) -> None:
    _show_heap(out, at, made, made_at, player.known)
    if (
        made[made_at + 1] != player.order_low
        or made[made_at + 2] != player.order_high
        or made[made_at + 3] != player.length
    ):
        made[made_at + 1] = player.order_low
        made[made_at + 2] = player.order_high
        made[made_at + 3] = player.length
        _show_route(out, at + 3, player)
    _show_heap(out, at + 6, made, made_at + 4, player.offices)
    held = player.tiles | (player.supply << 32) | (player.carriage << 40)
    if made[made_at + 5] != held:
        made[made_at + 5] = held
        _show_tiles(out, at + 9, player.tiles)
        carriage = player.carriage if player.carriage > 2 else 0
        out[at + 13] = player.supply | (carriage << 8) | ((points(player) + 20) << 16)
    out[at + 14] = player.hand_size | (player.length << 8) | (player.old << 16)


def _show_route(out: vec[i64], at: i64, player: Player) -> None:
    out[at] = 0
    out[at + 1] = 0
    out[at + 2] = 0
    place: i64 = 0
    while place < player.length:
        city = player.stop(place)
        place += 1
        out[at + (city >> 3)] |= place << (8 * (city & 7))


def _show_heap(out: vec[i64], at: i64, made: vec[i64], made_at: i64, heap: i64) -> None:
    if made[made_at] != heap:
        made[made_at] = heap
        out[at] = spread_pairs(heap & 0xFFFF)
        out[at + 1] = spread_pairs((heap >> 16) & 0xFFFF)
        out[at + 2] = spread_pairs((heap >> 32) & 0xFFFF)


def _show_tiles(out: vec[i64], at: i64, tiles: i64) -> None:
    out[at] = spread_bits(tiles & 0xFF)
    out[at + 1] = spread_bits((tiles >> 8) & 0xFF)
    out[at + 2] = spread_bits((tiles >> 16) & 0xFF)
    out[at + 3] = spread_bits((tiles >> 24) & 0xFF)


def note_legal(sets: vec[i64], at: i64, state: State) -> None:
    """Write the legal action ids of the seat whose turn it is, as three sets of 56."""
    possible = legal(state)
    phase = state.phase
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    if possible & END_BIT:
        second = _END
    if possible & ABANDON_BIT:
        second |= _ABANDON
    cities = possible & _PLAYS
    if cities:
        if phase == PLACE:
            second |= even_bits(cities & LOW) << _OFFICE
        elif phase == DISCARD or phase == SHORT:
            second |= even_bits(cities & LOW) << _DISCARD
        elif state.me.length > 0:
            first = cities
        else:
            new = even_bits((cities >> 1) & LOW)
            first = (new & 0xFFF) << _NEW
            second |= new >> 12
    others = possible >> 44
    if phase == PLAYED:  # the carrier, `close each`, `close province`
        third = (others & 0x200) | ((others & 0x1FF) << 12)
        if others & 0x1000:
            third |= 0x800
    else:  # `draw`, `take`, `call`
        third = others & 0x7FF
    sets[at] = first
    sets[at + 1] = second
    sets[at + 2] = third


def show_mask(out: vec[i64], at: i64, sets: vec[i64], sets_at: i64, made: vec[i64], made_at: i64) -> None:
    """Write three sets of action ids as a mask of bytes, each set only if it has changed."""
    number: i64 = 0
    while number < 3:
        members = sets[sets_at + number]
        if made[made_at + number] != members:
            made[made_at + number] = members
            word: i64 = 7 * number
            last: i64 = word + 7 if number < 2 else MASK
            while word < last:
                out[at + word] = spread_bits(members & 0xFF)
                members >>= 8
                word += 1
        number += 1
