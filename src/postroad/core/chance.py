# compiled with mypyc
"""Sources of chance: a game asks for a number below n, or for a card of a heap."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

_M32: Final = 0xFFFFFFFF
_BLOCK: Final = 64  # bytes that SHA-256 works on at a time


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of chance outcomes, numbered by draw."""

    def below(self, n: i64) -> i64:
        """The next outcome, 0 to n - 1."""
        raise NotImplementedError

    def kind(self, heap: i64, size: i64) -> i64:
        """The kind of a card drawn from a heap that counts each kind in two bits, `size` cards in all."""
        skip = self.below(size)
        kind: i64 = 0
        while True:
            skip -= heap & 3
            if skip < 0:
                return kind
            heap >>= 2
            kind += 1

    def first(self, seats: i64) -> i64:
        """The seat that begins, where that is drawn by lot."""
        return self.below(seats)

    def copy(self) -> "Chance":
        """An equal source that goes on by itself."""
        raise NotImplementedError

    def content(self) -> tuple[object, ...]:
        """What tells it from other sources of its class: sources of equal content are equal."""
        return (id(self),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and type(self) is type(other) and self.content() == other.content()

    def __hash__(self) -> int:
        """It changes with every draw: keep a source that nobody draws from as a key, or a copy."""
        return hash(self.content())

    def __copy__(self) -> "Chance":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Chance":
        return self.copy()


@final
@mypyc_attr(free_list_len=1)
class Quick(Chance):
    """A fast reproducible generator for search and simulation: xorshift32 plus a Weyl sequence."""

    __slots__ = ("_shift", "_weyl")

    def __init__(self, seed: int) -> None:
        high, low = _mixed(seed)
        self._shift: i64 = low or 1  # xorshift must not start at zero
        self._weyl: i64 = high

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

    def content(self) -> tuple[object, ...]:
        return self._shift, self._weyl

    def __reduce__(self) -> tuple[object, ...]:
        return quick_at, (self._shift, self._weyl)


def quick_at(shift: i64, weyl: i64) -> Quick:
    """The generator at a place of its sequence, as `content` says it."""
    found = Quick(0)
    found._shift = shift
    found._weyl = weyl
    return found


def deal(seed: int, number: int) -> Quick:
    """The chance of a numbered game of a seed: what `postroad simulate --seed` and batches draw from."""
    return Quick((seed << 40 | number) << 1)


def luck(seed: int, number: int) -> Quick:
    """What the bots of a numbered game of a seed draw from in `postroad simulate`."""
    return Quick((seed << 40 | number) << 1 | 1)


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
        return scripted_at(self._outcomes, self._next)

    def content(self) -> tuple[object, ...]:
        return tuple(self._outcomes), self._next

    def __reduce__(self) -> tuple[object, ...]:
        return scripted_at, self.content()


def scripted_at(outcomes: Sequence[int], place: i64) -> Scripted:
    """A script of which the outcomes before a place have been drawn."""
    found = Scripted(outcomes)
    found._next = place
    return found


class ImpossibleDraw(ValueError):
    """A draw that is said to have happened but cannot have, and why: missing, absent or unproven."""

    def __init__(self, why: str, number: int, found: str = "", proven: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.number = number  # among the draws of the same lines, from 0
        self.found = found
        self.proven = proven


@final
class Recorded(Chance):
    """What a record says was drawn, by name; with `proof`, checked against it as it is drawn."""

    def __init__(self, drawn: Sequence[str], names: Sequence[str], proof: Chance | None) -> None:
        self._drawn: Sequence[str] = drawn
        self._names: Sequence[str] = names  # of the kinds, or of the outcomes from 0
        self._proof: Chance | None = proof
        self._next = 0

    def below(self, n: i64) -> i64:
        outcome = self._said()
        if outcome < 0 or outcome >= n:
            raise ImpossibleDraw("absent", self._next, self._drawn[self._next])
        return self._proven(outcome, outcome if self._proof is None else self._proof.below(n))

    def kind(self, heap: i64, size: i64) -> i64:
        kind = self._said()
        if kind < 0 or not (heap >> (2 * kind)) & 3:
            raise ImpossibleDraw("absent", self._next, self._drawn[self._next])
        return self._proven(kind, kind if self._proof is None else self._proof.kind(heap, size))

    def _said(self) -> i64:
        """The outcome that the record says comes next; -1 for a name that is none."""
        if self._next == len(self._drawn):
            raise ImpossibleDraw("missing", self._next)
        name = self._drawn[self._next]
        return self._names.index(name) if name in self._names else -1

    def _proven(self, said: i64, proven: i64) -> i64:
        if said != proven:
            raise ImpossibleDraw("unproven", self._next, self._drawn[self._next], self._names[proven])
        self._next += 1
        return said

    def copy(self) -> "Recorded":
        return recorded_at(self._drawn, self._names, self._proof, self._next)

    def content(self) -> tuple[object, ...]:
        return tuple(self._drawn), tuple(self._names), self._proof, self._next

    def __reduce__(self) -> tuple[object, ...]:
        return recorded_at, self.content()


def recorded_at(drawn: Sequence[str], names: Sequence[str], proof: Chance | None, place: int) -> Recorded:
    """A record of which the cards before a place have been drawn."""
    found = Recorded(drawn, names, proof)
    found._next = place
    return found


@final
class Sealed(Chance):
    """Outcomes that follow from a secret fixed beforehand and from what each seat added to it.

    SHA-256 of the secret is shown before the game and the secret after it, so that everyone can
    check that nothing was stacked. Draws are numbered: no undo and no detour changes one.
    """

    __slots__ = ("_index", "_inner", "_outer")

    def __init__(self, secret: bytes, entropies: Sequence[bytes], twin: "Sealed | None" = None) -> None:
        self._index: i64 = 0
        if twin is not None:
            self._inner: bytes = twin._inner
            self._outer: bytes = twin._outer
            self._index = twin._index
            return
        key = hmac.digest(secret, b"\0".join(entropies), "sha256").ljust(_BLOCK, b"\0")
        # HMAC written out: both hashes begin with the key, so a draw need not set it up anew.
        self._inner = bytes([byte ^ 0x36 for byte in key])
        self._outer = bytes([byte ^ 0x5C for byte in key])

    def below(self, n: i64) -> i64:
        outcome = self._below(b"draw", self._index, n)
        self._index += 1
        return outcome

    def first(self, seats: i64) -> i64:
        return self._below(b"first", 0, seats)

    def _below(self, label: bytes, index: int, n: int) -> i64:
        attempt = 0
        while True:
            message = label + index.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            inner = hashlib.sha256(self._inner + message).digest()
            number = int.from_bytes(hashlib.sha256(self._outer + inner).digest()[:8], "big")
            if number < 2**64 - 2**64 % n:
                return number % n
            attempt += 1

    def copy(self) -> "Sealed":
        return Sealed(b"", [], self)

    def content(self) -> tuple[object, ...]:
        return self._inner, self._outer, self._index

    def __reduce__(self) -> tuple[object, ...]:
        return sealed_at, self.content()


def sealed_at(inner: bytes, outer: bytes, index: i64) -> Sealed:
    """Sealed chance of which `index` outcomes have been drawn; the keys are what `content` says."""
    found = Sealed(b"", [])
    found._inner = inner
    found._outer = outer
    found._index = index
    return found


def commitment(secret: bytes) -> str:
    """What is published of a secret before the game."""
    return hashlib.sha256(b"postroad-fair-1" + secret).hexdigest()


def _mixed(seed: int) -> tuple[i64, i64]:
    """64 well-mixed bits of any whole number (the finalizer of splitmix64, folded), as two halves.

    In halves, since Python looks for Ctrl-C while it multiplies long numbers, and the compiled core takes what then
    comes back for a lack of memory: it would end the process.
    """
    x = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    high: i64 = x >> 32
    low: i64 = x & _M32
    high, low = _folded(high, low, 30)
    high, low = _times(high, low, 0xBF58476D, 0x1CE4E5B9)
    high, low = _folded(high, low, 27)
    high, low = _times(high, low, 0x94D049BB, 0x133111EB)
    return _folded(high, low, 31)


def _folded(high: i64, low: i64, by: i64) -> tuple[i64, i64]:
    """A number of 64 bits ^ itself >> by."""
    return high ^ (high >> by), low ^ (low >> by) ^ ((high << (32 - by)) & _M32)


def _times(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """The product of two numbers, of which 64 bits are kept; no part of it needs more than 63."""
    right = low * (by_low & 0xFFFF)
    left = low * (by_low >> 16)
    ends = right + ((left & 0xFFFF) << 16)
    carried = (ends >> 32) + (left >> 16)
    crossed = _times_32(high, by_low) + _times_32(low, by_high)
    return (carried + crossed) & _M32, ends & _M32


def _times_32(one: i64, other: i64) -> i64:
    """The last 32 bits of a product of two numbers of 32 bits."""
    return (one * (other & 0xFFFF) + ((one * (other >> 16) & 0xFFFF) << 16)) & _M32
