"""A lesson as its file has it: the deal, the bot's script, and steps with the moment to which each belongs."""

import hashlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from types import ModuleType
from typing import Any, Final

Facts = Mapping[str, Any]  # what the conditions of steps can ask about a moment, from the learner's view
BOT_SEED: Final = 1  # where the script of the gentle bot ends, it goes on by itself


@dataclass(frozen=True)
class Step:
    """One sentence, said the first time that its moment comes."""

    id: str
    when: Mapping[str, Any]  # facts by name: a value, a list of values, or "3+" for at least 3
    awaits: tuple[str, ...] = ()  # how the action begins that it waits for; none: it is read, and that is all
    suggests: tuple[str, ...] = ()  # actions; the first that is legal now is shown
    light: tuple[str, ...] = ()  # what on the table to light up: the first that is in sight
    says: str = ""  # whose sentence it borrows
    ends: bool = False  # with it the guided part is over

    @property
    def sentence(self) -> str:
        """The end of its message's key."""
        return self.says or self.id

    def fits(self, facts: Facts) -> bool:
        """Whether this is its moment."""
        return all(_holds(facts.get(name), wanted) for name, wanted in self.when.items())


@dataclass(frozen=True)
class Lesson:
    """The first game of a game."""

    game: str
    deal: str  # its name; the secret of its chance follows from it
    options: Mapping[str, Any]
    bot: str
    script: tuple[str, ...]  # the bot's decisions in order; one that is not legal is the bot's own to replace
    steps: tuple[Step, ...]
    facts: Callable[[Any], Facts]
    resolve: Callable[[str, Any], str]  # a suggestion as the text of an action now: "take ulm" by its slot

    @property
    def secret(self) -> bytes:
        """What the cards follow from; anyone may know it, as the deal is meant to be known."""
        return hashlib.sha256(self.deal.encode()).digest()

    @cached_property
    def by_id(self) -> dict[str, Step]:
        """The steps by their names."""
        return {step.id: step for step in self.steps}

    def current(self, seen: Sequence[str], view: Any) -> str:
        """The first step not yet seen whose moment this is; "" if none."""
        facts = self.facts(view)
        return next((step.id for step in self.steps if step.id not in seen and step.fits(facts)), "")

    def key(self, step: str) -> str:
        """The message of a step."""
        return f"lesson-{self.game}-{self.by_id[step].sentence}"


def _holds(found: Any, wanted: Any) -> bool:
    if isinstance(wanted, list):
        return found in wanted
    if isinstance(wanted, str) and wanted.endswith("+"):
        return isinstance(found, int) and found >= int(wanted[:-1])
    if isinstance(found, tuple):
        return wanted in found
    return bool(found == wanted)


def read(module: ModuleType) -> Lesson:
    """The lesson of a game's module, with `facts` and `resolve`, and of the TOML file of its name beside it.

    Raises ValueError where a step is said twice or borrows what is not there.
    """
    package, _, name = module.__name__.rpartition(".")
    data = tomllib.loads((resources.files(package) / f"{name}.toml").read_text(encoding="utf-8"))
    steps = tuple(_step(one) for one in data["step"])
    ids = [step.id for step in steps]
    if wrong := [step.id for step in steps if ids.count(step.id) > 1 or (step.says and step.says not in ids)]:
        raise ValueError(f"{name}.toml: wrong steps {', '.join(wrong)}")
    return Lesson(
        data["game"],
        data["deal"],
        data.get("options", {}),
        data["bot"],
        tuple(data["script"]),
        steps,
        module.facts,
        module.resolve,
    )


def _step(data: Mapping[str, Any]) -> Step:
    lists = {name: tuple(value) for name, value in data.items() if name in ("awaits", "suggests", "light")}
    return Step(**{**data, **lists})
