# compiled with mypyc
"""The table under the names that search and simulation know."""

from collections.abc import Sequence
from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from postroad.core.packing import packed, unpacked
from postroad.core.position import Position
from postroad.games.kings_road import rules
from postroad.games.kings_road.numbers import WORDS
from postroad.games.kings_road.options import written_terms
from postroad.games.kings_road.packing import banners_of, is_hereditary, lay_table, seats_of, write_table
from postroad.games.kings_road.state import State
from postroad.games.kings_road.text_board import text_board

SLUG: Final = "kings-road"


@final
@mypyc_attr(free_list_len=1)
class KingsRoadPosition(State):
    """A game of King's Road in progress."""

    def words(self) -> i64:
        return WORDS

    def to_act(self) -> i64:
        return self.waiting

    def turn(self) -> tuple[int, int]:
        """The Witch players' second choice is a turn of its own (KR-16)."""
        return self.round, int(self.is_second)

    def legal(self, seat: i64, word: i64) -> i64:
        """Not empty either for a seat that has chosen while others have not: it may change its choice."""
        if not (self.choosing >> seat) & 1:
            return 0
        return self.players[seat].menu.word(word)

    def actions(self, seat: i64) -> Sequence[int]:
        if not (self.choosing >> seat) & 1:
            return b""
        return self.players[seat].menu.numbers

    def actions_count(self, seat: i64) -> i64:
        if not (self.choosing >> seat) & 1:
            return 0
        return self.players[seat].menu.count

    def action_at(self, seat: i64, place: i64) -> i64:
        return self.players[seat].menu.numbers[place]

    def advance(self, seat: i64, action: i64) -> None:
        rules.choose(self, seat, self.players[seat].menu.canonical[action])

    def assign(self, other: Position) -> None:
        assert isinstance(other, KingsRoadPosition)
        self.assign_table(other)

    def copy(self) -> "KingsRoadPosition":
        twin = KingsRoadPosition(len(self.players), self.terms)
        twin.assign_table(self)
        return twin

    def points(self, seat: i64) -> i64:
        return self.players[seat].score

    def __repr__(self) -> str:
        return text_board(self)

    def pack(self) -> bytes:
        return packed(SLUG, self.chance, self._table())

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self._table(),)

    def _table(self) -> bytes:
        table = BytesWriter()
        write_table(table, self)
        return table.getvalue()


def restored(table: bytes) -> KingsRoadPosition:
    """The position with this table; raises NotPacked."""
    seats = seats_of(table)
    terms = written_terms(banners_of(table), seats, is_hereditary=is_hereditary(table))
    position = KingsRoadPosition(seats, terms)
    lay_table(position, table)
    return position


def unpack(data: bytes) -> KingsRoadPosition:
    """The position that was packed; raises NotPacked for anything else."""
    return restored(unpacked(SLUG, data)[1])


def dealt(template: KingsRoadPosition) -> KingsRoadPosition:
    """A new game with the seats and the terms of another."""
    position = KingsRoadPosition(len(template.players), template.terms)
    rules.begin(position)
    return position
