"""Parts of what is shown: most are as they were a moment ago, and as others see them."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeVar

Form = Callable[[Any], Any]  # what a part becomes: it stays as it is, or is encoded

REMEMBERED: Final = 4096  # of each kind
T = TypeVar("T")


def as_it_is(part: Any) -> Any:
    """The form of a part that nobody encodes."""
    return part


def remembered(make: Callable[..., Any], form: Form) -> Callable[..., Any]:
    """Make each part once while it is remembered. Its key is all that it is made of: numbers, never a position."""

    @lru_cache(REMEMBERED)
    def made(*key: Any) -> Any:
        return form(make(*key))

    return made


def made_of(kind: type[T], fields: dict[str, Any]) -> T:
    """A frozen dataclass with all of its fields; its own `__init__` sets them one by one, which takes far longer."""
    made = object.__new__(kind)
    made.__dict__.update(fields)
    return made
