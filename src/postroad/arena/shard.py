"""A part of a contest that one of several machines plays: every so many-th block."""

import re
from typing import NamedTuple


class Shard(NamedTuple):
    """The third of sixteen is `3/16`; blocks stay whole, so that every part is balanced by itself."""

    number: int = 1
    of: int = 1

    def has(self, block: int) -> bool:
        """Whether a block is played here."""
        return block % self.of == self.number - 1

    @classmethod
    def read(cls, text: str) -> "Shard":
        """A shard as it is written; raises ValueError."""
        found = re.fullmatch(r"([1-9]\d{0,4})/([1-9]\d{0,4})", text)
        if not found or int(found[1]) > int(found[2]):
            raise ValueError(f"{text!r} is no part of a whole: the third of sixteen is 3/16")
        return cls(int(found[1]), int(found[2]))
