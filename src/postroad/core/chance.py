# compiled with mypyc
"""Where chance comes from: a game asks for a number below n and for nothing else."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

_M32: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Chance:
    """A source of chance outcomes, numbered by draw."""

    def below(self, n: i64) -> i64:
        """The next outcome, 0 to n - 1."""
        raise NotImplementedError

    def first(self, seats: i64) -> i64:
        """The seat that begins, where that is drawn by lot."""
        return self.below(seats)

    def copy(self) -> "Chance":
        """An equal source that goes on by itself."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Quick(Chance):
    """A fast reproducible generator for search and simulation: xorshift32 plus a Weyl sequence."""

    __slots__ = ("_shift", "_weyl")

    def __init__(self, seed: int) -> None:
        mixed = _mixed(seed)
        self._shift: i64 = (mixed & _M32) or 1  # xorshift must not start at zero
        self._weyl: i64 = (mixed >> 32) & _M32

    def below(self, n: i64) -> i64:
        x = self._shift
        x ^= (x << 13) & _M32
        x ^= x >> 17
        x ^= (x << 5) & _M32
        self._shift = x
        self._weyl = (self._weyl + 0x61C88647) & _M32
        return (((x + self._weyl) & _M32) * n) >> 32

    def copy(self) -> "Quick":
        twin = Quick(0)
        twin._shift = self._shift
        twin._weyl = self._weyl
        return twin


@final
class Scripted(Chance):
    """Outcomes that are known beforehand, in order."""

    __slots__ = ("_next", "_outcomes")

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes: Sequence[int] = outcomes
        self._next: i64 = 0

    def below(self, n: i64) -> i64:
        if self._next >= len(self._outcomes):
            raise ValueError(f"the script ends after {len(self._outcomes)} outcomes")
        outcome: i64 = self._outcomes[self._next]
        if not 0 <= outcome < n:
            raise ValueError(f"outcome {self._next} of the script is {outcome}, not below {n}")
        self._next += 1
        return outcome

    def copy(self) -> "Scripted":
        twin = Scripted(self._outcomes)
        twin._next = self._next
        return twin


def _mixed(seed: int) -> int:
    """64 well-mixed bits of any whole number (the finalizer of splitmix64, folded)."""
    x = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return x ^ (x >> 31)
