"""The words of five languages: keys and arguments in, sentences out."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from postroad.core.events import Event
from postroad.core.missing import MissingExtra
from postroad.core.refusals import Refusal
from postroad.games.companions import catalogues

try:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import FluentSerializer, ast, parse
except ModuleNotFoundError:
    raise MissingExtra("fluent.runtime", "play") from None

ENGLISH: Final = "en"
LANGUAGES: Final = ("en", "de", "ru", "hu", "cs")
TEXT: Final = "text"  # the argument for what someone has typed, or what is a sentence already
LONGEST: Final = 500  # characters of an argument: Fluent refuses very long ones
_ID: Final = re.compile(r"[a-z0-9_-]+")  # what can be a part of a message's name


class Words:
    """The sentences of one language; `players` are the names of the seats, `book` the game whose rulebook is read."""

    def __init__(self, language: str, players: Sequence[str] = (), book: str = "") -> None:
        self.language = language
        self.players = _told_apart(players)
        self._bundle = _book_bundle(language, book) if book else _bundle(language)

    def text(self, key: str, **arguments: Any) -> str:
        """One message; arguments that are ids become names."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        named = {name: self._named(name, value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(message.value, named)
        if errors:
            raise ValueError(f"{self.language} {key}: {errors[0]}")
        return str(text)

    def attribute(self, key: str, name: str) -> str:
        """An attribute of a message, such as its title; empty if it has none."""
        pattern = self._bundle.get_message(key).attributes.get(name)
        return str(self._bundle.format_pattern(pattern)[0]) if pattern else ""

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self.text(event.key, **event.arguments)

    def refusal(self, slug: str, refusal: Refusal) -> str:
        """Why something is not possible, as a sentence."""
        key = f"{slug}-refusal-{refusal.key}" if refusal.rule else f"refusal-{refusal.key}"
        return self.text(key, **refusal.arguments)

    def game(self, slug: str) -> str:
        """A game's name; its slug where no catalogue has one."""
        return self.text(f"game-{slug}") if self.has(f"game-{slug}") else slug

    def action(self, slug: str, action: Mapping[str, Any], **more: Any) -> str:
        """What an action does; `more` is what else its message tells.

        The message is `<slug>-action-<do>`, lengthened by each field in turn for whose value there is a message: by
        the value, for true by the field's name, for an empty list by `nothing`.
        """
        key = f"{slug}-action-{action['do']}"
        for field, value in action.items():
            word = field if value is True else "nothing" if value == [] else value
            if field != "do" and isinstance(word, str) and self.has(f"{key}-{word}"):
                key = f"{key}-{word}"
        return self.text(key, **{**action, **more})

    def _named(self, name: str, value: Any) -> Any:
        """A value as a message shows it: an id is `<argument>-<value>` where there is such a message.

        Digits behind the argument's name do not count, so that one message can have several cities; of a list, every
        element is named as by the argument without its `s`. `player` is a seat, and `text` is never an id.
        """
        if name == "player":
            return self.players[value] if isinstance(value, int) and 0 <= value < len(self.players) else str(value)
        if isinstance(value, list | tuple):
            return ", ".join(str(self._named(name.removesuffix("s"), each)) for each in value)
        if not isinstance(value, str):
            return value
        if name == TEXT:
            return value[:LONGEST]
        key = f"{name.rstrip('0123456789')}-{value}"
        return self.text(key) if _ID.fullmatch(value) and self.has(key) else value[:LONGEST]


def bot_names(kinds: Sequence[str], words: Words) -> list[str]:
    """What the bots at one table are called: whoever is not the first of a kind goes by another person's name.

    `kinds` has the name of a bot's kind for each seat, "" for a person's. One of the host's own keeps its name.
    """
    found: list[str] = []
    others = 0
    for seat, kind in enumerate(kinds):
        key = f"bot-{kind}"
        if kind and kind in kinds[:seat] and words.has(f"bot-other-{others + 1}"):
            others += 1
            key = f"bot-other-{others}"
        found.append(words.text(key) if kind and words.has(key) else kind)
    return found


def _told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """The names, with a number behind those that several have."""
    return tuple(
        f"{name} {names[:seat].count(name) + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    )


PROMPT_ALONE: Final = {"terminal.ftl", "hosting.ftl"}  # catalogues of what is said at a prompt and never on a page


@cache
def catalogue(language: str) -> str:
    """The whole catalogue of a language, as Fluent text; what other packages lack in it is in English."""
    return _catalogue(language, left_out=set())


@cache
def page_catalogue(language: str) -> str:
    """The same without what is never said on a drawn page, so that its first load stays small."""
    return _catalogue(language, PROMPT_ALONE)


def _catalogue(language: str, left_out: set[str]) -> str:
    found = (files(__package__) / language).iterdir()
    ours = [file for file in found if file.name.endswith(".ftl") and file.name not in left_out]
    texts = _texts([*sorted(ours, key=str), *catalogues(language)])
    return texts if language == ENGLISH else texts + _missing(texts, _texts(catalogues(ENGLISH)))


def _texts(found: Iterable[Traversable]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


def _missing(texts: str, english: str) -> str:
    """The English messages that the texts do not have."""
    known, write = _messages(texts), FluentSerializer().serialize_entry
    return "\n" + "".join(write(message) for name, message in _messages(english).items() if name not in known)


def _messages(text: str) -> dict[str, ast.Message]:
    return {one.id.name: one for one in parse(text).body if isinstance(one, ast.Message)}


def rulebook_catalogue(language: str, slug: str) -> str:
    """The words of a game's rulebook, as Fluent text; empty where there are none."""
    path = files(__package__).joinpath(language, "rulebooks", f"{slug.replace('-', '_')}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _new_bundle(language: str, *catalogues: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for text in catalogues:
        bundle.add_resource(FluentResource(text), allow_overrides=True)  # a rulebook's own words go first
    return bundle


@cache
def _bundle(language: str) -> Any:
    return _new_bundle(language, catalogue(language))


@cache
def _book_bundle(language: str, slug: str) -> Any:
    return _new_bundle(language, catalogue(language), rulebook_catalogue(language, slug))
