"""Writes the rulebooks as pages of the documentation, from what the page shows too."""

from html import escape
from pathlib import Path
from typing import Final

from postroad.games import OUR_OWN
from postroad.i18n import LANGUAGES, Words
from postroad.rulebook.written import Example, Paragraph, Picture, TableRows, rulebook
from postroad.server.http.documents import PICTURES
from postroad.server.http.games import game_list

SLUGS: Final = tuple(game.slug for game in OUR_OWN)


def name(slug: str, language: str) -> str:
    """The page of a rulebook, without its ending."""
    return f"rulebooks/{slug}-{language}"


def names() -> list[str]:
    """All rulebooks for a table of contents, English first."""
    return [name(slug, language) for language in LANGUAGES for slug in SLUGS]


def write(slug: str, language: str, folder: Path) -> None:
    """Write one rulebook as Markdown into a folder of pages."""
    path = folder / f"{name(slug, language)}.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text(_Page(slug, language).text(), encoding="utf-8")


class _Page:
    def __init__(self, slug: str, language: str) -> None:
        self.slug, self.language = slug, language
        self.words = Words(language)
        self.book = rulebook(slug, language)

    def text(self) -> str:
        parts = [f"# {self.words.text('rulebook-of', game=self.words.game(self.slug))}"]
        for chapter in self.book.chapters:
            parts.append(f"## {chapter.title}")
            for paragraph in chapter.paragraphs:
                parts += self._paragraph(paragraph)
        parts += [f"## {self.words.text('rulebook-exact')}", self.words.text("rulebook-exact-about")]
        parts += [f"**{rule}** {self.words.text(f'rule-{rule}')}" for rule in _rule_names(self.slug)]
        return "\n\n".join(parts) + "\n"

    def _paragraph(self, one: Paragraph) -> list[str]:
        parts = [f"### {one.title}"] if one.title else []
        if one.text:
            parts.append(one.text)
        for variant in one.variants:
            editions = ", ".join(self.words.text(f"edition-{edition}") for edition in variant.editions)
            parts.append(f"*{editions}*: {variant.text}" if editions else variant.text)
        if one.picture:
            parts.append(self._figure(one.picture))
        if one.items:
            parts.append("\n".join(f"{number}. {item}" for number, item in enumerate(one.items, 1)))
        if one.table:
            parts.append(_table(one.table))
        parts += self._ids(one.rules)
        for example in one.examples:
            parts += self._example(example)
        return parts

    def _example(self, one: Example) -> list[str]:
        title = f"**{self.words.text('rulebook-example', title=one.title)}**"
        return [title, self._figure(one.picture), one.text, *self._ids(one.rules)]

    def _figure(self, one: Picture) -> str:
        source = f"../{PICTURES}/{self.slug}/{self.language}/{one.id}.svg"
        return f'<img src="{source}" alt="{escape(one.caption)}" loading="lazy">'

    def _ids(self, rules: list[str]) -> list[str]:
        return [f"*{self.words.text('rulebook-rules')} {', '.join(rules)}*"] if rules else []


def _rule_names(slug: str) -> list[str]:
    return next(game.rule_ids for game in game_list().games if game.slug == slug)


def _table(one: TableRows) -> str:
    lines = [one.head, ["---"] * len(one.head), *one.rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
