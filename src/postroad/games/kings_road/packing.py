# compiled with mypyc
"""A table as numbers of eight bytes and back: every field, in a fixed order, for bytes and pickles."""

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64

from postroad.core.packing import NUMBER, NotPacked
from postroad.games.kings_road.board import RING
from postroad.games.kings_road.numbers import menu
from postroad.games.kings_road.state import Player, State

_TABLE: Final = 8 * NUMBER  # bytes before the banners: the first number is how many sit there
_PLAYER: Final = 7 * NUMBER  # bytes of each


def write_table(out: BytesWriter, state: State) -> None:
    """Write everything on the table, and the terms of the game."""
    write_i64_le(out, len(state.players))
    write_i64_le(out, 1 if state.terms.is_hereditary else 0)
    write_i64_le(out, state.king)
    write_i64_le(out, state.round)
    write_i64_le(out, state.dragons)
    write_i64_le(out, 1 if state.is_second else 0)
    write_i64_le(out, state.choosing)
    write_i64_le(out, state.waiting)
    for banner in state.terms.banners:
        write_i64_le(out, len(banner))
        for points in banner:
            write_i64_le(out, points)
    for player in state.players:
        _write_player(out, player)


def _write_player(out: BytesWriter, player: Player) -> None:
    write_i64_le(out, player.supply)
    write_i64_le(out, player.markers)
    write_i64_le(out, player.nobles)
    write_i64_le(out, player.score)
    write_i64_le(out, 1 if player.has_dragon else 0)
    write_i64_le(out, 1 if player.has_witch else 0)
    write_i64_le(out, player.choice)


def seats_of(table: bytes) -> int:
    """How many sit at a table; raises NotPacked for bytes that are no table."""
    seats: i64 = read_i64_le(table, 0) if len(table) > _TABLE else 0
    if not 2 <= seats <= 5:
        raise NotPacked(f"{len(table)} bytes are no table of King's Road")
    return seats


def banners_of(table: bytes) -> bytes:
    """The part of a table that says its banners; raises NotPacked."""
    end: i64 = len(table) - _PLAYER * read_i64_le(table, 0)
    if end < _TABLE or end % NUMBER:
        raise NotPacked(f"{len(table)} bytes are no table of King's Road")
    return table[_TABLE:end]


def banners_from(data: bytes) -> tuple[tuple[int, ...], ...]:
    """The banners that a part of a table says; raises NotPacked."""
    banners: list[tuple[int, ...]] = []
    numbers = [int(read_i64_le(data, at)) for at in range(0, len(data), NUMBER)]
    at = 0
    for _ in range(RING):
        length = numbers[at] if at < len(numbers) else 0
        banners.append(tuple(numbers[at + 1 : at + 1 + length]))
        at += 1 + length
    if len(numbers) != at:
        raise NotPacked(f"{len(numbers)} numbers are no banners of King's Road")
    return tuple(banners)


def is_hereditary(table: bytes) -> bool:
    """Whether the nobles of a table are hereditary."""
    return read_i64_le(table, NUMBER) != 0


def lay_table(state: State, table: bytes) -> None:
    """Lay the table as the bytes say. The state has its terms already."""
    state.king = read_i64_le(table, 2 * NUMBER)
    state.round = read_i64_le(table, 3 * NUMBER)
    state.dragons = read_i64_le(table, 4 * NUMBER)
    state.is_second = read_i64_le(table, 5 * NUMBER) != 0
    state.choosing = read_i64_le(table, 6 * NUMBER)
    state.waiting = read_i64_le(table, 7 * NUMBER)
    at: i64 = len(table) - _PLAYER * len(state.players)
    for player in state.players:
        player.supply = read_i64_le(table, at)
        player.markers = read_i64_le(table, at + NUMBER)
        player.nobles = read_i64_le(table, at + 2 * NUMBER)
        player.score = read_i64_le(table, at + 3 * NUMBER)
        player.has_dragon = read_i64_le(table, at + 4 * NUMBER) != 0
        player.has_witch = read_i64_le(table, at + 5 * NUMBER) != 0
        player.choice = read_i64_le(table, at + 6 * NUMBER)
        # As of the last time to choose: nothing of it changes until all is revealed.
        player.menu = menu(player.supply, has_dragon=player.has_dragon, has_witch=player.has_witch)
        at += _PLAYER
