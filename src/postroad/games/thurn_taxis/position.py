# compiled with mypyc
"""The table under the names that search and simulation know."""

from typing import Final, final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64, mypyc_attr

from postroad.core.bits import bit
from postroad.core.chance import Chance, Quick, quick_at
from postroad.core.packing import NUMBER, packed, unpacked
from postroad.core.position import Position
from postroad.games.thurn_taxis import legal, rules, scoring
from postroad.games.thurn_taxis.numbers import OVER
from postroad.games.thurn_taxis.packing import lay_table, seats_of, write_table
from postroad.games.thurn_taxis.state import State
from postroad.games.thurn_taxis.text_board import text_board

SLUG: Final = "thurn-taxis"


@final
@mypyc_attr(free_list_len=1)
class ThurnTaxisPosition(State):
    """A game of Thurn und Taxis in progress."""

    def words(self) -> i64:
        return 1

    def to_act(self) -> i64:
        if self.phase == OVER:
            return 0
        return bit(self.seat)

    def turn(self) -> tuple[int, int]:
        return self.round, 0

    def legal(self, seat: i64, word: i64) -> i64:
        if seat != self.seat or word != 0:
            return 0
        return legal.legal(self)

    def advance(self, seat: i64, action: i64) -> None:
        rules.advance(self, action)

    def assign(self, other: Position) -> None:
        assert isinstance(other, ThurnTaxisPosition)
        self.assign_table(other)

    def copy(self) -> "ThurnTaxisPosition":
        twin = ThurnTaxisPosition(len(self.players), self.chance.copy())
        twin.assign_table(self)
        return twin

    def points(self, seat: i64) -> i64:
        return scoring.points(self.players[seat])

    def fingerprint(self) -> tuple[int, ...]:
        table: list[int] = [
            self.seat, self.first, self.round, self.phase, self.has_official, self.must_call,
            self.deck, self.pool, self.discard, self.display, self.filled, self.tiles, self.closing_each,
            self.pending, self.choices, self.asked, self.only_stuck, self.only_first,
        ]  # fmt: skip
        for player in self.players:
            table.extend(player.fingerprint())
        return tuple(table)

    def __repr__(self) -> str:
        return text_board(self)

    def pack(self) -> bytes:
        table = BytesWriter()
        write_table(table, self)
        return packed(SLUG, self.chance, table.getvalue())

    def __reduce__(self) -> tuple[object, ...]:
        table, chance = BytesWriter(), self.chance
        write_table(table, self)
        if isinstance(chance, Quick):  # two numbers more: another object in a pickle would take as long as the table
            write_i64_le(table, chance._shift)
            write_i64_le(table, chance._weyl)
            return from_pickle, (table.getvalue(),)
        return from_pickle, (table.getvalue(), chance)


def from_pickle(table: bytes, chance: Chance | None = None) -> ThurnTaxisPosition:
    """The position that was pickled."""
    if chance is not None:
        return restored(table, chance)
    end: i64 = len(table) - 2 * NUMBER
    return restored(table[:end], quick_at(read_i64_le(table, end), read_i64_le(table, end + NUMBER)))


def restored(table: bytes, chance: Chance) -> ThurnTaxisPosition:
    """The position with this table that draws from `chance`; raises NotPacked."""
    position = ThurnTaxisPosition(seats_of(table), chance)
    lay_table(position, table)
    return position


def unpack(data: bytes) -> ThurnTaxisPosition:
    """The position that was packed; raises NotPacked for anything else."""
    chance, table = unpacked(SLUG, data)
    return restored(table, chance)


def dealt(template: ThurnTaxisPosition, chance: Chance, first: i64) -> ThurnTaxisPosition:
    """A new game with the seats and the edition of another; -1 draws by lot who begins."""
    position = ThurnTaxisPosition(len(template.players), chance)
    position.asked = template.asked
    position.only_stuck = template.only_stuck
    position.only_first = template.only_first
    rules.begin(position, chance.first(len(template.players)) if first < 0 else first)
    return position
