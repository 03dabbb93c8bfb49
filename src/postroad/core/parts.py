# compiled with mypyc
"""Parts of what is shown: most are as they were a moment ago, and as others see them."""

from collections.abc import Callable
from typing import Any, Final, TypeVar, final

Form = Callable[[Any], Any]  # what a part becomes: it stays as it is, or is encoded

REMEMBERED: Final = 4096  # of each kind
T = TypeVar("T")


def as_it_is(part: Any) -> Any:
    """The form of a part that nobody encodes."""
    return part


@final
class Parts:
    """Parts of one kind, each made once while it is remembered.

    The key of a part is all that it is made of, and never changes: numbers and names, never a position. When there are
    too many, all are forgotten: an LRU cache would have to note at every look which part was used last.
    """

    def __init__(self, make: Callable[[Any], Any], form: Form) -> None:
        self._make: Callable[[Any], Any] = make
        self._form: Form = form
        self._made: dict[Any, Any] = {}

    def of(self, key: Any) -> Any:
        """The part with this key."""
        made = self._made.get(key)
        if made is None:
            if len(self._made) >= REMEMBERED:
                self._made.clear()
            made = self._made[key] = self._form(self._make(key))
        return made


def made_of(kind: type[T], fields: dict[str, Any]) -> T:
    """A frozen dataclass with all of its fields; its own `__init__` sets them one by one, which takes far longer."""
    made: T = object.__new__(kind)
    made.__dict__.update(fields)
    return made
