# compiled with mypyc
"""A table as numbers of eight bytes and back: every field, in a fixed order, for bytes and pickles."""

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64

from postroad.core.packing import NUMBER, NotPacked
from postroad.games.thurn_taxis.state import Player, State

_TABLE: Final = 20 * NUMBER  # bytes before the first player's
_PLAYER: Final = 17 * NUMBER  # bytes of each


def write_table(out: BytesWriter, state: State) -> None:
    """Write everything on the table."""
    write_i64_le(out, state.seat)
    write_i64_le(out, state.first)
    write_i64_le(out, state.round)
    write_i64_le(out, state.phase)
    write_i64_le(out, 1 if state.has_official else 0)
    write_i64_le(out, 1 if state.must_call else 0)
    write_i64_le(out, state.deck)
    write_i64_le(out, state.deck_size)
    write_i64_le(out, state.pool)
    write_i64_le(out, state.discard)
    write_i64_le(out, state.discard_size)
    write_i64_le(out, state.display)
    write_i64_le(out, state.filled)
    write_i64_le(out, state.tiles)
    write_i64_le(out, 1 if state.closing_each else 0)
    write_i64_le(out, state.pending)
    write_i64_le(out, state.choices)
    write_i64_le(out, state.asked)
    write_i64_le(out, 1 if state.only_stuck else 0)
    write_i64_le(out, 1 if state.only_first else 0)
    for player in state.players:
        _write_player(out, player)


def _write_player(out: BytesWriter, player: Player) -> None:
    write_i64_le(out, player.hand)
    write_i64_le(out, player.hand_size)
    write_i64_le(out, player.known)
    write_i64_le(out, player.drawn)
    write_i64_le(out, player.old)
    write_i64_le(out, player.route)
    write_i64_le(out, player.length)
    write_i64_le(out, player.left_reach)
    write_i64_le(out, player.right_reach)
    write_i64_le(out, player.order_low)
    write_i64_le(out, player.order_high)
    write_i64_le(out, player.visited)
    write_i64_le(out, player.offices)
    write_i64_le(out, player.present)
    write_i64_le(out, player.supply)
    write_i64_le(out, player.carriage)
    write_i64_le(out, player.tiles)


def seats_of(table: bytes) -> int:
    """How many sit at a table; raises NotPacked for bytes that are no table."""
    seats, rest = divmod(len(table) - _TABLE, _PLAYER)
    if rest or not 2 <= seats <= 4 or not 0 <= read_i64_le(table, 0) < seats:
        raise NotPacked(f"{len(table)} bytes are no table of Thurn und Taxis")
    return seats


def lay_table(state: State, table: bytes) -> None:
    """Lay the table as the bytes say."""
    state.seat = read_i64_le(table, 0)
    state.first = read_i64_le(table, 1 * NUMBER)
    state.round = read_i64_le(table, 2 * NUMBER)
    state.phase = read_i64_le(table, 3 * NUMBER)
    state.has_official = read_i64_le(table, 4 * NUMBER) != 0
    state.must_call = read_i64_le(table, 5 * NUMBER) != 0
    state.deck = read_i64_le(table, 6 * NUMBER)
    state.deck_size = read_i64_le(table, 7 * NUMBER)
    state.pool = read_i64_le(table, 8 * NUMBER)
    state.discard = read_i64_le(table, 9 * NUMBER)
    state.discard_size = read_i64_le(table, 10 * NUMBER)
    state.display = read_i64_le(table, 11 * NUMBER)
    state.filled = read_i64_le(table, 12 * NUMBER)
    state.tiles = read_i64_le(table, 13 * NUMBER)
    state.closing_each = read_i64_le(table, 14 * NUMBER) != 0
    state.pending = read_i64_le(table, 15 * NUMBER)
    state.choices = read_i64_le(table, 16 * NUMBER)
    state.asked = read_i64_le(table, 17 * NUMBER)
    state.only_stuck = read_i64_le(table, 18 * NUMBER) != 0
    state.only_first = read_i64_le(table, 19 * NUMBER) != 0
    state.me = state.players[state.seat]
    at: i64 = _TABLE
    for player in state.players:
        _lay_player(player, table, at)
        at += _PLAYER


def _lay_player(player: Player, table: bytes, at: i64) -> None:
    player.hand = read_i64_le(table, at)
    player.hand_size = read_i64_le(table, at + 1 * NUMBER)
    player.known = read_i64_le(table, at + 2 * NUMBER)
    player.drawn = read_i64_le(table, at + 3 * NUMBER)
    player.old = read_i64_le(table, at + 4 * NUMBER)
    player.route = read_i64_le(table, at + 5 * NUMBER)
    player.length = read_i64_le(table, at + 6 * NUMBER)
    player.left_reach = read_i64_le(table, at + 7 * NUMBER)
    player.right_reach = read_i64_le(table, at + 8 * NUMBER)
    player.order_low = read_i64_le(table, at + 9 * NUMBER)
    player.order_high = read_i64_le(table, at + 10 * NUMBER)
    player.visited = read_i64_le(table, at + 11 * NUMBER)
    player.offices = read_i64_le(table, at + 12 * NUMBER)
    player.present = read_i64_le(table, at + 13 * NUMBER)
    player.supply = read_i64_le(table, at + 14 * NUMBER)
    player.carriage = read_i64_le(table, at + 15 * NUMBER)
    player.tiles = read_i64_le(table, at + 16 * NUMBER)
