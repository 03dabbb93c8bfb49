"""The sentences of a language as its catalogues write them, for tests of faults that come back."""

import re
from itertools import pairwise

from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer

from postroad.games import GAMES
from postroad.i18n import rulebook_catalogue
from tests.i18n.test_catalogues import messages

# Arguments that are numbers of something, which a noun may follow.
COUNTS = ("count", "points", "limit", "minutes", "seconds", "most", "seats", "rounds", "games", "lines", "markers",
          "needed", "chosen", "length", "draws", "seals", "number")  # fmt: skip
# Messages whose number is never one: limits, the upper end of a range, averages, all the cards of a game.
NEVER_ONE = {
    "thurn-taxis-refusal-wrong-number-of-seats", "kings-road-refusal-wrong-number-of-seats", "page-players",
    "kings-road-refusal-banner-length", "record-line-too-long", "record-too-many-lines", "refusal-too-large",
    "refusal-preferences-too-large", "refusal-too-many-tokens", "refusal-too-many-watched", "page-proof-draws",
    "page-proof-seals", "stats-rounds",
}  # fmt: skip


def sentences(language: str) -> dict[str, str]:
    """Every message without its key; blanks that stand between quotes at the start of a line are left out."""
    written = {
        key: FluentSerializer().serialize_entry(one).partition("=")[2] for key, one in messages(language).items()
    }
    return {key: re.sub(r'\{ "[^"]*" \}', "", text) for key, text in written.items()}


def rulebook_sentences(language: str) -> dict[str, str]:
    """Every message of the games' rulebooks without its key; its arguments, all of them numbers, stand as 0."""
    written = {slug: parse(rulebook_catalogue(language, slug)).body for slug in GAMES}
    return {
        f"{slug} {one.id.name}": re.sub(r"\{ \$\w+ \}", "0", FluentSerializer().serialize_entry(one).partition("=")[2])
        for slug, entries in written.items()
        for one in entries
        if isinstance(one, ast.Message)
    }


def lone_numbers(language: str) -> list[tuple[str, str]]:
    """Messages where a word follows a number outside a selector, with that word."""
    found = []
    for key, message in messages(language).items():
        elements = message.value.elements if message.value else []
        for one, following in pairwise(elements):
            is_count = (
                isinstance(one, ast.Placeable)
                and isinstance(one.expression, ast.VariableReference)
                and one.expression.id.name in COUNTS
            )
            word = re.match(r" (\w+)", following.value) if is_count and isinstance(following, ast.TextElement) else None
            if word:
                found.append((key, word[1]))
    return found
