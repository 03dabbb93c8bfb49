"""Example games: records of strong bots with remarks, so that there is always something to watch again."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from typing import Final


@dataclass(frozen=True)
class Example:
    """One game: its record, and at some of its steps the number of a remark."""

    id: str
    game: str
    steps: tuple[int, ...]  # the frames of the replay that have a remark, in order

    @cached_property
    def record(self) -> str:
        """The record as text."""
        return (resources.files(__package__) / f"{self.id}.postroad.jsonl").read_text(encoding="utf-8")

    @property
    def title(self) -> str:
        """The key of its name; what it is about stands at the key with `-about` behind."""
        return f"example-{self.id}"

    @property
    def notes(self) -> Mapping[int, str]:
        """Keys of remarks, by the step that they stand at."""
        return {step: f"example-{self.id}-{number}" for number, step in enumerate(self.steps, 1)}


def _read() -> dict[str, Example]:
    text = (resources.files(__package__) / "examples.toml").read_text(encoding="utf-8")
    return {id: Example(id, one["game"], tuple(one["steps"])) for id, one in tomllib.loads(text).items()}


EXAMPLES: Final = _read()
