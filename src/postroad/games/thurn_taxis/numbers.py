# compiled with mypyc
"""The fixed numbers of actions, and the moments of a turn at which they are read.

Every action has one number. Actions that are never legal at the same moment may share it,
so that the legal actions always fit one word; the moment tells them apart.
"""

from typing import Final

# City c: 2c is `play c left`, `office c` or `discard c`; 2c + 1 is `play c right` or `play c new`.
DRAW: Final = 44
SLOT: Final = 45  # .. 50: `take`, by slot
ADMINISTRATOR: Final = 51
POSTMASTER: Final = 52
CARRIER: Final = 53
CARTWRIGHT: Final = 54
ABANDON: Final = 55
EACH: Final = 56  # `close each`
END: Final = 57
PROVINCE: Final = 44  # .. 52: `close province`, when a card has been played
NUMBERS: Final = 58

# The same as bits. (Written out: a shift by a variable is what `bits.bit` is for.)
DRAW_BIT: Final = 1 << 44
ADMINISTRATOR_BIT: Final = 1 << 51
POSTMASTER_BIT: Final = 1 << 52
CARRIER_BIT: Final = 1 << 53
CARTWRIGHT_BIT: Final = 1 << 54
ABANDON_BIT: Final = 1 << 55
EACH_BIT: Final = 1 << 56
END_BIT: Final = 1 << 57

# What is to be decided next.
TAKE: Final = 0  # the first card, or the Administrator
TAKEN: Final = 1  # the Postmaster, or what PLAY allows
TAKE_SECOND: Final = 2  # the Postmaster's card
PLAY: Final = 3  # a card, or to abandon the route
PLAYED: Final = 4  # the carrier, closing, or the end of the turn
PLAY_SECOND: Final = 5  # the carrier's card
PLACE: Final = 6  # where the next office goes
SHORT: Final = 7  # the Cartwright, or what the closing asks next
DISCARD: Final = 8  # down to three cards
DONE: Final = 9  # the end of the turn
OVER: Final = 10
