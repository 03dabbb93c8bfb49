# compiled with mypyc
"""The choices there are, as made and as numbers, and the menus of legal ones.

A choice as made names cards in their order. Its number says only what it does: which markers it
places, and whether it plays the Dragon or the Witch. Orders that place the same markers share a
number, and so do a declined Knight and one without effect; hence search sees each play once.
"""

from itertools import combinations_with_replacement, permutations
from typing import Final, final

from mypy_extensions import i64

from postroad.core.bits import WORD, bit
from postroad.games.kings_road.board import DRAGON, FIELD, HAND, KNIGHT, RING, WITCH

NO_CHOICE: Final = -1


def _effects() -> dict[tuple[tuple[int, ...], int], int]:
    """What a choice can do but for the Witch, numbered: the regions it marks, how many Dragons it plays."""
    table: dict[tuple[tuple[int, ...], int], int] = {}
    for dragons in range(2):
        for size in range(HAND - dragons + 1):
            for regions in combinations_with_replacement(range(RING), size):
                if size < HAND or regions[0] != regions[2]:  # the Knight makes two of one, never three
                    table[regions, dragons] = len(table)
    return table


_EFFECTS: Final = _effects()
WITCH_NUMBER: Final = len(_EFFECTS)
NUMBERS: Final = WITCH_NUMBER + 1
WORDS: Final = 4


@final
class Choice:
    """One choice as made, with what it does."""

    def __init__(self, cards: tuple[int, ...], *, is_declined: bool) -> None:
        self.cards: tuple[int, ...] = cards
        self.is_declined: bool = is_declined  # the Knight's marker (KR-14)
        self.is_witch: bool = cards == (WITCH,)
        self.dragons: i64 = cards.count(DRAGON)
        regions = _marked(cards, is_declined=is_declined)
        self.count: i64 = len(regions)  # of markers placed
        self.markers: i64 = 0  # packed, five bits a region
        for region in regions:
            self.markers += bit(FIELD * region)
        self.number: i64 = WITCH_NUMBER
        if not self.is_witch:
            self.number = _EFFECTS[tuple(sorted(regions)), cards.count(DRAGON)]


def _marked(cards: tuple[int, ...], *, is_declined: bool) -> list[int]:
    """The regions that get a marker, one entry a marker (KR-13, KR-14)."""
    regions = [card for card in cards if card < RING]
    if cards[-1:] == (KNIGHT,) and len(cards) > 1 and cards[-2] < RING and not is_declined:
        regions.append(cards[-2])
    return regions


def _choices() -> list[Choice]:
    """Every choice that can ever be legal; undeclined ones first, so that they name their numbers."""
    without_witch = [cards for size in range(HAND + 1) for cards in permutations(range(WITCH), size)]
    ordered = [cards for cards in without_witch if KNIGHT not in cards[:-1]]  # KR-11
    plain = [Choice(cards, is_declined=False) for cards in [*ordered, (WITCH,)]]
    return plain + [Choice(cards, is_declined=True) for cards in ordered if KNIGHT in cards]


CHOICES: Final = _choices()


@final
class Menu:
    """The legal choices of a player with so many cards to choose and these special cards left."""

    def __init__(self, size: i64, *, has_dragon: bool, has_witch: bool) -> None:
        self.size: i64 = size
        self.canonical: list[i64] = [NO_CHOICE for _ in range(NUMBERS)]  # by number: the choice that names it
        self.word0: i64 = 0
        self.word1: i64 = 0
        self.word2: i64 = 0
        self.word3: i64 = 0
        index: i64 = 0
        for choice in CHOICES:
            fits = has_witch and size > 0 if choice.is_witch else len(choice.cards) == size
            if fits and (has_dragon or not choice.dragons) and self.canonical[choice.number] == NO_CHOICE:
                self._add(choice.number, index)
            index += 1
        self.numbers: bytes = bytes([n for n in range(NUMBERS) if self.canonical[n] != NO_CHOICE])  # ascending
        self.count: i64 = len(self.numbers)

    def _add(self, number: i64, index: i64) -> None:
        self.canonical[number] = index
        member = bit(number % WORD)
        if number < WORD:
            self.word0 |= member
        elif number < 2 * WORD:
            self.word1 |= member
        elif number < 3 * WORD:
            self.word2 |= member
        else:
            self.word3 |= member

    def word(self, word: i64) -> i64:
        """The set of legal numbers from 63 * word on."""
        if word == 0:
            return self.word0
        if word == 1:
            return self.word1
        if word == 2:
            return self.word2
        return self.word3 if word == 3 else 0


def _menus() -> list[Menu]:
    table: list[Menu] = []
    for specials in range(4):
        for size in range(HAND + 1):
            table.append(Menu(size, has_dragon=bool(specials & 1), has_witch=bool(specials & 2)))
    return table


_MENUS: Final = _menus()


def menu(markers: i64, *, has_dragon: bool, has_witch: bool) -> Menu:
    """The menu of a player with so many markers at hand (KR-10)."""
    place: i64 = markers if markers < HAND else HAND
    if has_dragon:
        place += HAND + 1
    if has_witch:
        place += 2 * (HAND + 1)
    return _MENUS[place]
