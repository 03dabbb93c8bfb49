# compiled with mypyc
"""A cache of the parts that views are made of: most do not change between two views, or are equal for all viewers."""

from collections.abc import Callable
from typing import Any, Final, TypeVar, final

Form = Callable[[Any], Any]  # what a part becomes: it stays as it is, or is encoded

CAPACITY: Final = 4096  # of each kind
T = TypeVar("T")


def as_it_is(part: Any) -> Any:
    """The form of a part that nobody encodes."""
    return part


@final
class PartCache:
    """A cache of parts of one kind.

    The key of a part is all that it is made of, and never changes: numbers and names, never a position. A full cache
    is emptied: an LRU cache would have to note at every lookup which part was used last.
    """

    def __init__(self, make: Callable[[Any], Any], form: Form) -> None:
        self._make: Callable[[Any], Any] = make
        self._form: Form = form
        self._made: dict[Any, Any] = {}

    def of(self, key: Any) -> Any:
        """The part with this key."""
        made = self._made.get(key)
        if made is None:
            if len(self._made) >= CAPACITY:
                self._made.clear()
            made = self._made[key] = self._form(self._make(key))
        return made


def made_of(kind: type[T], fields: dict[str, Any]) -> T:
    """A frozen dataclass with all of its fields; its own `__init__` sets them one by one, which takes far longer."""
    made: T = object.__new__(kind)
    made.__dict__.update(fields)
    return made
