"""The words of five languages: keys and arguments in, sentences out."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from postroad.core.events import Event
from postroad.core.refusals import Refusal

LANGUAGES: Final = ("en", "de", "ru", "hu", "cs")
FILES: Final = (
    "shared", "thurn_taxis", "kings_road", "terminal", "text", "table",
    "page", "page_thurn_taxis", "page_kings_road", "page_replay",
)  # fmt: skip
LONGEST: Final = 500  # characters of an argument: Fluent refuses very long ones
# Arguments that are ids: which messages name them.
NAMES: Final = {"city": "city", "end": "city", "province": "province", "official": "official", "stack": "stack"}


class Words:
    """The sentences of one language; `players` are the names of the seats."""

    def __init__(self, language: str, players: Sequence[str] = ()) -> None:
        self.language = language
        self.players = _told_apart(players)
        self._bundle = _bundle(language)

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

    def action(self, slug: str, action: Mapping[str, Any], display: Sequence[str | None] = ()) -> str:
        """What an action does; `display` are the cards that lie open, where it takes one of them."""
        key, fields = f"{slug}-action-{action['do']}", dict(action)
        del fields["do"]
        if "slot" in fields:
            fields = {"city": display[fields["slot"]], "slot": fields["slot"] + 1}
        for part in ("way", "end"):  # each way has a message of its own
            if part in fields:
                key += f"-{fields.pop(part)}"
        if "cards" in fields:
            key += "-nothing" if not fields["cards"] else "-decline" if fields.pop("decline", False) else ""
        return self.text(key, **fields)

    def _named(self, name: str, value: Any) -> Any:
        if name == "player":
            return self.players[value] if isinstance(value, int) and 0 <= value < len(self.players) else str(value)
        if name == "players":
            return ", ".join(self._named("player", seat) for seat in value)
        if name == "region":
            return self.text(f"region-{value}")
        if name == "card":
            return self.text(f"card-{value}" if self.has(f"card-{value}") else f"region-{value}")
        if name == "cards":
            return ", ".join(self._named("card", card) for card in value)
        if name in NAMES:
            return self.text(f"{NAMES[name]}-{value}")
        return value[:LONGEST] if isinstance(value, str) else value


def _told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """The names, with a number behind those that several have."""
    return tuple(
        f"{name} {names[:seat].count(name) + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    )


def catalogue(language: str) -> str:
    """The whole catalogue of a language, as Fluent text."""
    folder = files(__package__).joinpath(language)
    return "\n".join(folder.joinpath(f"{name}.ftl").read_text(encoding="utf-8") for name in FILES)


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle
