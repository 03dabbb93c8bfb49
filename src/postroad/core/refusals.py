"""Refusals: why something is not possible, by which rule, and what would be possible."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Argument = str | int | tuple[int, ...]


@dataclass(frozen=True)
class Refusal:
    """One refusal; `rule` is "" where no rule of the game but the program itself says no."""

    rule: str
    key: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    legal: tuple[str, ...] = ()

    def __str__(self) -> str:
        arguments = " ".join(f"{name}={value}" for name, value in self.arguments.items())
        text = " ".join(part for part in (self.rule, self.key, arguments) if part)
        return f"{text}; legal: {', '.join(self.legal)}" if self.legal else text


class Refused(ValueError):
    """Raised instead of doing what is not possible; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
