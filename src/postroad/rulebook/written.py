"""Puts structure and words together: a rulebook as a reader of one language gets it, on any kind of page."""

import re
from functools import cache
from typing import Any, Final

from msgspec import Struct

from postroad.games import GAMES
from postroad.i18n import Words, rulebook_catalogue
from postroad.rulebook import structure as plan

_LABEL: Final = re.compile(r"^((?:label|name)-[\w-]+) =", re.MULTILINE)


class Picture(Struct, frozen=True):
    """What the page draws by its kind from the board and from `data`; `caption` says it in words."""

    id: str
    caption: str
    data: dict[str, Any]


class Variant(Struct, frozen=True):
    """What holds where a switch between editions has this value."""

    value: str | int
    editions: list[str]
    text: str


class Example(Struct, frozen=True):
    id: str
    title: str
    text: str
    rules: list[str]
    picture: Picture


class TableRows(Struct, frozen=True):
    head: list[str]
    rows: list[list[str]]


class Paragraph(Struct, frozen=True):
    """`id` is its address within the page; `text` is empty where editions differ and `variants` says how."""

    id: str
    title: str
    text: str
    rules: list[str]
    switch: str
    variants: list[Variant]
    items: list[str]
    table: TableRows | None
    picture: Picture | None
    examples: list[Example]


class Chapter(Struct, frozen=True):
    id: str
    title: str
    paragraphs: list[Paragraph]


class Rulebook(Struct, frozen=True):
    """The chapters of a game in one language; none where the game has no rulebook but its exact rules."""

    game: str
    language: str
    edition: str  # the one of the reader's language; empty where a game has none
    chapters: list[Chapter]
    labels: dict[str, str]  # what stands in pictures


@cache
def rulebook(slug: str, language: str) -> Rulebook:
    """The rulebook of a game in a language."""
    built = plan.structure(slug)
    editions = list(GAMES[slug].editions)
    own = language if language in editions else editions[0] if editions else ""
    catalogue = rulebook_catalogue(language, slug)
    if built is None or not catalogue:
        return Rulebook(slug, language, own, [], {})
    writer = _Writer(slug, language, built)
    labels = _LABEL.findall(catalogue)
    return Rulebook(
        slug,
        language,
        own,
        [writer.chapter(one) for one in built.chapters],
        {key: writer.words.text(key) for key in labels},
    )


def paragraph_of(slug: str, rule: str) -> str:
    """The address of the paragraph that tells of a rule; that of the exact rule, where none does."""
    built = plan.structure(slug)
    for chapter in built.chapters if built else ():
        for paragraph in chapter.paragraphs:
            if rule in paragraph.rules:
                return f"{chapter.id}-{paragraph.id}"
    return rule


class _Writer:
    """Writes one rulebook in one language."""

    def __init__(self, slug: str, language: str, built: plan.Structure) -> None:
        self.game = GAMES[slug]
        self.built = built
        self.tables = plan.tables(slug)
        self.words = Words(language, book=slug)

    def chapter(self, chapter: plan.Chapter) -> Chapter:
        paragraphs = [self._paragraph(f"{chapter.id}-{one.id}", one) for one in chapter.paragraphs]
        return Chapter(chapter.id, self.words.text(chapter.id), paragraphs)

    def _paragraph(self, key: str, one: plan.Paragraph) -> Paragraph:
        variants = self._variants(key, one.switch) if one.switch else []
        titled = f"{key}-{variants[0].value}" if variants else key
        return Paragraph(
            id=key,
            title=self.words.attribute(titled, "title"),
            text="" if variants else self.words.text(key),
            rules=one.rules,
            switch=one.switch,
            variants=variants,
            items=[self.words.text(f"{key}-{number}") for number in range(1, one.items + 1)],
            table=self._table(one.table) if one.table else None,
            picture=self._picture(one.picture) if one.picture else None,
            examples=[self._example(name) for name in one.examples],
        )

    def _variants(self, key: str, switch: str) -> list[Variant]:
        return [
            Variant(
                value,
                [name for name, options in self.game.editions.items() if options[switch] == value],
                self.words.text(f"{key}-{value}"),
            )
            for value in self.game.choices[switch]
        ]

    def _table(self, name: str) -> TableRows:
        rows = [[self._cell(cell) for cell in row] for row in self.tables[name]]
        return TableRows([self.words.text(f"table-{name}-{at + 1}") for at in range(len(rows[0]))], rows)

    def _cell(self, cell: plan.Cell) -> str:
        return ", ".join(self.words.text(part) if isinstance(part, str) else str(part) for part in cell)

    def _picture(self, name: str) -> Picture:
        return Picture(name, self.words.text(f"picture-{name}"), self.built.pictures[name])

    def _example(self, name: str) -> Example:
        one, key = self.built.examples[name], f"example-{name}"
        return Example(
            name,
            self.words.attribute(key, "title"),
            self.words.text(key, **one.says),
            one.rules,
            Picture(key, self.words.attribute(key, "picture"), one.picture),
        )
