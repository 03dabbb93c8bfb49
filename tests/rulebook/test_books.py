"""The rulebooks in five languages: complete, alike, every fact of the boards and every rule in them."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from postroad.games import GAMES
from postroad.games.kings_road.board import FACTS as KINGS_ROAD
from postroad.games.kings_road.board import GOAL, MARKERS
from postroad.games.thurn_taxis.board import CARDS, LAST_CARRIAGE, OFFICES
from postroad.games.thurn_taxis.board import FACTS as THURN_TAXIS
from postroad.i18n import LANGUAGES, Words, rulebook_catalogue
from postroad.rulebook.structure import structure
from postroad.rulebook.written import Chapter, Paragraph, paragraph_of, rulebook
from postroad.server.http.games import game_list
from postroad.server.http.site import WEB, picture_path
from tests.i18n.test_catalogues import Parts

BOOKS = ("thurn-taxis", "kings-road")
# No rulebook has these, and no reader needs them: they are told in the exact rules alone.
EXACT_ONLY = {"TT-12", "TT-43", "KR-33"}
# Numbers of the board files that stand in sentences, in figures or as a word: where each is told.
WHERE_TOLD = {
    "thurn-taxis": {
        "players": "table-start",
        "offices_per_player": "table-start",
        "cards_per_city": "table-parts",
        "display_size": "table-parts",
        "hand_limit_after_closing": "tidy-cards",
        "shortest_route": "close-when",
    },
    "kings-road": {
        "players": "table-start",
        "markers_per_player": "table-yours",
        "cards_per_choice": "choose-three",
        "points_to_end": "end-when",
    },
}
NUMBERS = {
    "en": {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"},
    "de": {2: "zwei", 3: "drei", 4: "vier", 5: "fünf", 6: "sechs"},
    "ru": {2: "двух|две|два", 3: "три|трёх", 4: "четыр", 5: "пять|пяти", 6: "шест"},
    "hu": {2: "két|kett", 3: "három|hárm", 4: "négy", 5: "öt", 6: "hat"},
    "cs": {2: "dva|dvě", 3: "tři|tří", 4: "čtyři", 5: "pět", 6: "šest"},
}
each_book = pytest.mark.parametrize("slug", BOOKS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def paragraphs(slug: str, language: str) -> list[Paragraph]:
    return [one for chapter in rulebook(slug, language).chapters for one in chapter.paragraphs]


def spoken(chapter: Chapter) -> str:
    """All that a chapter says, as one text."""
    parts = [chapter.title]
    for one in chapter.paragraphs:
        rows = [one.table.head, *one.table.rows] if one.table else []
        parts += [one.title, one.text, *(other.text for other in one.variants), *one.items]
        parts += [*chain.from_iterable(rows), *(f"{example.title} {example.text}" for example in one.examples)]
    return "\n".join(parts)


def everything(slug: str, language: str) -> str:
    return "\n".join(spoken(chapter) for chapter in rulebook(slug, language).chapters)


def rows(slug: str, language: str) -> list[list[str]]:
    return [row for one in paragraphs(slug, language) if one.table for row in one.table.rows]


def said(slug: str, language: str, paragraph: str) -> str:
    """A paragraph with its items, as one text."""
    (one,) = [one for one in paragraphs(slug, language) if one.id == paragraph]
    return "\n".join([one.text, *one.items])


def tell(slug: str, language: str) -> None:
    """Fail unless each plain number of a board file stands in its paragraph."""
    data = tomllib.loads((files(f"postroad.games.{slug.replace('-', '_')}") / "board.toml").read_text(encoding="utf-8"))
    plain = {name: value for name, value in data.items() if not isinstance(value, dict) and name != "regions"}
    assert set(plain) == set(WHERE_TOLD[slug])
    for name, value in plain.items():
        text = said(slug, language, WHERE_TOLD[slug][name])
        for number in value if isinstance(value, list) else [value]:
            word = NUMBERS[language].get(number, "$.")
            assert re.search(rf"\b{number}\b|\b(?:{word})", text, re.IGNORECASE), (name, number)


@cache
def messages(slug: str, language: str) -> dict[str, ast.Message]:
    resource = parse(rulebook_catalogue(language, slug))
    assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def parts(message: ast.Message) -> tuple[set[str], set[str]]:
    """The variables and the attributes of a message."""
    found = Parts()
    found.visit(message)
    return found.variables, {attribute.id.name for attribute in message.attributes}


@each_language
@each_book
def test_every_language_has_the_same_words_with_the_same_numbers(slug: str, language: str) -> None:
    own, english = messages(slug, language), messages(slug, "en")
    assert set(own) == set(english)
    for key, message in english.items():
        assert parts(own[key]) == parts(message), key


@each_book
def test_no_word_is_left_over(slug: str) -> None:
    """Every message is a chapter, a paragraph, an item, a picture, an example or a label."""
    built = structure(slug)
    assert built
    said = {chapter.id for chapter in built.chapters} | {f"picture-{name}" for name in built.pictures}
    said |= {f"example-{name}" for name in built.examples}
    for one in paragraphs(slug, "en"):
        said |= {f"{one.id}-{other.value}" for other in one.variants} or {one.id}
        said |= {f"{one.id}-{number + 1}" for number in range(len(one.items))}
    others = {key for key in messages(slug, "en") if key not in said}
    assert all(key.startswith(("table-", "when-", "label-", "name-")) for key in others), others


@each_language
@each_book
def test_no_sentence_is_left_in_english(slug: str, language: str) -> None:
    if language != "en":
        same = set(everything(slug, language).splitlines()) & set(everything(slug, "en").splitlines())
        assert not [line for line in same if len(line.split()) > 4 and line.endswith(".")]


@each_book
def test_every_rule_is_told_where_a_reader_meets_it(slug: str) -> None:
    told = {rule for one in paragraphs(slug, "en") for rule in one.rules}
    known = next(game.rule_ids for game in game_list().games if game.slug == slug)
    assert told == set(known) - EXACT_ONLY
    shown = {rule for one in paragraphs(slug, "en") for example in one.examples for rule in example.rules}
    assert shown <= told


@each_book
def test_every_picture_and_example_is_shown_once(slug: str) -> None:
    built = structure(slug)
    assert built
    shown = [one.picture.id for one in paragraphs(slug, "en") if one.picture]
    assert sorted(shown) == sorted(built.pictures)
    assert sorted(example.id for one in paragraphs(slug, "en") for example in one.examples) == sorted(built.examples)


@each_book
def test_a_rule_leads_to_its_paragraph(slug: str) -> None:
    for one in paragraphs(slug, "en"):
        for rule in one.rules:
            assert rule in next(other.rules for other in paragraphs(slug, "en") if other.id == paragraph_of(slug, rule))
    for rule in EXACT_ONLY:
        assert paragraph_of(slug, rule) == rule


@each_language
def test_every_fact_of_the_board_of_thurn_und_taxis_is_told(language: str) -> None:
    words, table, text = Words(language), rows("thurn-taxis", language), everything("thurn-taxis", language)
    for province, cities in THURN_TAXIS.provinces.items():
        names = ", ".join(words.text(f"city-{city}") for city in cities)
        assert [words.text(f"province-{province}"), names] in table
    for stack, tiles in THURN_TAXIS.stacks.items():
        assert [words.text(f"stack-{stack}"), ", ".join(map(str, tiles))] in table
    for number, points in THURN_TAXIS.carriages.items():
        assert [str(number), str(points)] in table
    roads = {row[0]: row[1:] for row in table if len(row) == 3}
    for city in THURN_TAXIS.cities:
        (home,) = [province for province, cities in THURN_TAXIS.provinces.items() if city.id in cities]
        joined = {end for road in THURN_TAXIS.roads if city.id in road for end in road if end != city.id}
        province, others = roads[words.text(f"city-{city.id}")]
        assert province == words.text(f"province-{home}")
        assert set(others.split(", ")) == {words.text(f"city-{other}") for other in joined}
    for number in (OFFICES, len(THURN_TAXIS.cities), CARDS, LAST_CARRIAGE):
        assert re.search(rf"\b{number}\b", text), number
    score = said("thurn-taxis", language, "end-score")
    assert re.search(r"\b1\b", score)
    assert f"−{OFFICES}" in score
    tell("thurn-taxis", language)


@each_language
def test_every_fact_of_the_board_of_kings_road_is_told(language: str) -> None:
    words, table, text = Words(language), rows("kings-road", language), everything("kings-road", language)
    ring = [row for row in table if len(row) == 3]
    assert ring == [
        [str(one.number), words.text(f"region-{one.id}"), ", ".join(map(str, one.banner))] for one in KINGS_ROAD.regions
    ]
    for one in KINGS_ROAD.regions:
        source = words.text(f"banner-source-{one.source}")
        (named,) = [row[1] for row in table if row[0] == source]
        assert words.text(f"region-{one.id}") in named.split(", ")
    tell("kings-road", language)
    for number in (MARKERS, MARKERS + 1, GOAL):
        assert re.search(rf"\b{number}\b", text), number
    (road,) = KINGS_ROAD.extra_roads
    legend = " ".join(item for one in paragraphs("kings-road", language) for item in one.items)
    numbers = [next(one.number for one in KINGS_ROAD.regions if one.id == end) for end in road]
    assert all(f"({number})" in legend for number in numbers)


@each_language
def test_each_edition_is_told_what_holds_for_it(language: str) -> None:
    differing = [one for one in paragraphs("thurn-taxis", language) if one.variants]
    assert {one.switch for one in differing} == {"all_provinces", "abandon", "postmaster"}
    for one in differing:
        assert sorted(name for other in one.variants for name in other.editions) == sorted(
            GAMES["thurn-taxis"].editions
        )
        assert len({other.text for other in one.variants}) == len(one.variants)


@each_language
@each_book
def test_the_aim_is_told_in_five_sentences(slug: str, language: str) -> None:
    text = rulebook(slug, language).chapters[0].paragraphs[0].text
    assert len(re.findall(r"[.!?](?:\s|$)", text)) <= 6  # "20." is no end of a sentence in German


@each_language
@each_book
def test_every_picture_is_drawn_for_plain_pages(slug: str, language: str) -> None:
    built = structure(slug)
    assert built
    for name in [*built.pictures, *(f"example-{name}" for name in built.examples)]:
        assert picture_path(WEB, slug, language, name), f"{name} is not drawn: run `make .venv/web`"


def test_the_reading_test_names_paragraphs_that_are_there() -> None:
    """docs/trials.md: four readings, in each twenty questions a game, each with the address of its answer."""
    text = (Path(__file__).resolve().parents[2] / "docs" / "trials.md").read_text()
    asked: list[str] = []
    for slug, part in zip(BOOKS * 4, re.split(r"\n##+ (?:Thurn und Taxis|King's Road)\n", text)[1:], strict=True):
        questions = [line for line in part.splitlines() if line.startswith("| ") and "?" in line.split("|")[1]]
        assert len(questions) == 20
        asked += [f"{slug}: {line.split('|')[1]}" for line in questions]
        known = {one.id for one in paragraphs(slug, "en")}
        assert {place for line in questions for place in re.findall(r"`([\w-]+)`", line)} <= known
    assert len(set(asked)) == len(asked)
