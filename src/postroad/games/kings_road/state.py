# compiled with mypyc
"""Everything that is on the table, as native numbers."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from postroad.core.chance import Scripted
from postroad.core.position import Position
from postroad.games.kings_road.board import MARKERS, RING, SEATS
from postroad.games.kings_road.journal import Event
from postroad.games.kings_road.numbers import CHOICES, NO_CHOICE, Menu, menu

NO_CHANCE: Final = Scripted([])  # nothing in this game is left to chance


@final
class Terms:
    """What was agreed when the game was opened; never changed."""

    def __init__(self, banners: tuple[tuple[int, ...], ...], seats: int, *, is_hereditary: bool) -> None:
        self.is_hereditary: bool = is_hereditary  # KR-40
        self.banners: tuple[tuple[int, ...], ...] = banners
        self.places: i64 = seats - 1  # as many as ever earn anything (KR-21)
        self.pays: list[i64] = []  # by SEATS * region + place from 0: what it earns (KR-21)
        for banner in banners:
            paid = banner[: self.places]
            self.pays.extend(paid)
            self.pays.extend([0] * (SEATS - len(paid)))


@final
@mypyc_attr(free_list_len=1)
class Player:
    """What one player has."""

    __slots__ = ("choice", "has_dragon", "has_witch", "markers", "menu", "nobles", "score", "supply")

    def __init__(self) -> None:
        self.supply: i64 = MARKERS  # markers at hand
        self.markers: i64 = 0  # on the board, nobles among them; five bits a region
        self.nobles: i64 = 0  # the set of regions with a noble
        self.score: i64 = 0
        self.has_dragon: bool = True
        self.has_witch: bool = True
        self.choice: i64 = NO_CHOICE  # as made, not yet revealed
        self.menu: Menu = menu(MARKERS, has_dragon=True, has_witch=True)  # as of the last time to choose

    def assign(self, other: "Player") -> None:
        self.supply = other.supply
        self.markers = other.markers
        self.nobles = other.nobles
        self.score = other.score
        self.has_dragon = other.has_dragon
        self.has_witch = other.has_witch
        self.choice = other.choice
        self.menu = other.menu

    def fingerprint(self) -> list[int]:
        """The order in which cards were named is no part of it, as it changes nothing."""
        number = NO_CHOICE if self.choice == NO_CHOICE else CHOICES[self.choice].number
        return [self.markers, self.nobles, self.score, self.has_dragon, self.has_witch, number]


class State(Position):
    """The table, and who is to choose."""

    def __init__(self, seats: i64, terms: Terms) -> None:
        super().__init__(NO_CHANCE)
        self.terms: Terms = terms
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.king: i64 = 0  # the region where the King stands (KR-2)
        self.round: i64 = 0  # how many rounds are complete
        self.dragons: i64 = 0  # played this round
        self.is_second: bool = False  # the Witch players choose again (KR-16)
        self.choosing: i64 = 0  # the seats that choose now; none once the game is over
        self.waiting: i64 = 0  # those of them that have not chosen yet
        self.journal: list[Event] | None = None  # what happened is written down only where asked for

    def assign_table(self, other: "State") -> None:
        """Become equal to `other` but for the journal."""
        seat: i64 = 0
        for player in self.players:
            player.assign(other.players[seat])
            seat += 1
        self.terms = other.terms
        self.king = other.king
        self.round = other.round
        self.dragons = other.dragons
        self.is_second = other.is_second
        self.choosing = other.choosing
        self.waiting = other.waiting

    def fingerprint(self) -> tuple[int, ...]:
        table: list[int] = [
            self.king, self.round, self.dragons, self.is_second, self.choosing, self.waiting,
            self.terms.is_hereditary,
        ]  # fmt: skip
        for banner in self.terms.banners:
            table.append(len(banner))
            table.extend(banner)
        for player in self.players:
            table.extend(player.fingerprint())
        return tuple(table)


def next_region(region: i64) -> i64:
    """The region after this one along the ring (KR-3)."""
    if region == RING - 1:
        return 0
    return region + 1
