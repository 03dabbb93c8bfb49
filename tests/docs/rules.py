"""Writes docs/rules/ from the English catalogue: `make docs`."""

from pathlib import Path
from typing import NamedTuple

from postroad.i18n import Words

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "rules"


class Chapter(NamedTuple):
    """Rules whose numbers begin with the same ten."""

    first: int
    title: str


class Book(NamedTuple):
    """The rules of one game."""

    file: str
    title: str
    prefix: str
    chapters: tuple[Chapter, ...]


BOOKS = (
    Book(
        "thurn_taxis.md",
        "Thurn und Taxis",
        "TT",
        (
            Chapter(0, "Setting up"),
            Chapter(10, "A turn"),
            Chapter(20, "Officials"),
            Chapter(30, "Closing a route"),
            Chapter(40, "The end"),
            Chapter(50, "What is hidden"),
        ),
    ),
    Book(
        "kings_road.md",
        "King's Road",
        "KR",
        (
            Chapter(0, "Setting up"),
            Chapter(10, "Choosing and revealing"),
            Chapter(20, "Scoring"),
            Chapter(30, "The end"),
            Chapter(40, "Variant: hereditary nobles"),
            Chapter(50, "What is hidden"),
        ),
    ),
)


def text(book: Book) -> str:
    """The whole page."""
    words = Words("en")
    parts = [
        f"# The rules of {book.title}",
        "Written by `make docs` from the English catalogue: change the texts there. Every rule has a name; "
        "a refusal gives the name of the rule it follows from, and tests are named by what the rule says.",
    ]
    for chapter in book.chapters:
        names = [f"{book.prefix}-{number}" for number in range(chapter.first, chapter.first + 10)]
        rules = [f"- **{name}** {words.text(f'rule-{name}')}" for name in names if words.has(f"rule-{name}")]
        parts += [f"## {chapter.title}", "\n".join(rules)]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    for book in BOOKS:
        (FOLDER / book.file).write_text(text(book), encoding="utf-8")
