"""The switches in which the rulebooks differ, and the named sets of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from postroad.core.refusals import Refusal, Refused


@dataclass(frozen=True)
class Switches:
    """One way to play; the edition table of the rules."""

    all_provinces: Literal[9, 8]  # what the all-provinces bonus asks for: all, or all but Bayern
    abandon: Literal["free", "stuck"]  # TT-15: whenever you like, or only when no card fits
    postmaster: Literal["empty", "first"]  # TT-21: compulsory with an empty hand, or in first turns


CHOICES: Final[dict[str, tuple[int | str, ...]]] = {
    "all_provinces": (9, 8),
    "abandon": ("free", "stuck"),
    "postmaster": ("empty", "first"),
}
EDITIONS: Final = {
    "ru": Switches(9, "free", "empty"),
    "cs": Switches(9, "free", "empty"),
    "hu": Switches(8, "stuck", "first"),
    "de": Switches(8, "free", "empty"),
}
DEFAULT: Final = "ru"
CUSTOM: Final = "custom"


def switches(options: Mapping[str, Any]) -> Switches:
    """The switches that options ask for: a named edition, or `custom` with all three."""
    edition = options.get("edition", DEFAULT)
    if isinstance(edition, str) and edition in EDITIONS:
        for name in CHOICES:
            if name in options:
                raise _refused("option-needs-custom", option=name)
        return EDITIONS[edition]
    if edition != CUSTOM:
        raise _refused("edition-unknown", edition=str(edition), known=" ".join([*EDITIONS, CUSTOM]))
    for name, allowed in CHOICES.items():
        if name not in options:
            raise _refused("option-missing", option=name)
        value = options[name]
        if type(value) not in (int, str) or value not in allowed:
            raise _refused("option-value", option=name, value=str(value), known=" ".join(map(str, allowed)))
    return Switches(*(options[name] for name in CHOICES))


def _refused(key: str, **arguments: str | int) -> Refused:
    return Refused(Refusal("", key, arguments))
