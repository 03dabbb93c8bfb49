"""The catalogues of five languages: complete, alike, and nothing in them that nobody says."""

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

import postroad
from postroad.bots.roster import names
from postroad.games import OUR_OWN
from postroad.games.kings_road.board import CARDS, REGIONS
from postroad.games.thurn_taxis.actions import NUMBERS as POST_ACTIONS
from postroad.games.thurn_taxis.board import CITIES, PROVINCES, STACKS
from postroad.games.thurn_taxis.editions import CHOICES, CUSTOM, EDITIONS
from postroad.i18n import LANGUAGES, Words, bot_names
from postroad.lessons import LESSONS
from postroad.server.examples import EXAMPLES
from postroad.server.text.table_form import CLOCKS
from postroad.server.wire import Status

SOURCE = Path(postroad.__file__).parent
CATEGORIES = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "hu": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "cs": {"one", "few", "many", "other"},
}
OURS = [game.slug for game in OUR_OWN]  # a game of another package has words of its own
RULES = {
    "TT": [*range(1, 5), *range(10, 17), *range(20, 25), *range(30, 40), *range(40, 44), 50],
    "KR": [*range(1, 4), *range(10, 18), *range(20, 27), *range(30, 34), 40, 50],
}


class Parts(Visitor):
    """The variables of a message, and the categories of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if len(names) == len(node.variants):  # one that lists numbers, such as 1st and 2nd, is no plural
            self.selectors.append(names)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    resource = parse("\n".join(path.read_text() for path in (SOURCE / "i18n" / language).glob("*.ftl")))
    assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), "a message stands twice"
    return {message.id.name: message for message in found}


def parts(language: str, key: str) -> Parts:
    found = Parts()
    found.visit(messages(language)[key])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))
    for key in messages("en"):
        assert parts(language, key).variables == parts("en", key).variables, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_every_category_of_its_language(language: str) -> None:
    for key in messages(language):
        for selector in parts(language, key).selectors:
            assert selector == CATEGORIES[language], key


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_sentence_is_left_in_english(language: str) -> None:
    for key, message in messages("en").items():
        english = FluentSerializer().serialize_entry(message)
        words = re.findall(r"[A-Za-z]{2,}", re.sub(r"\{[^}]*\}", "", english.partition("=")[2]))
        if len(words) > 2 and not key.startswith("game-"):
            assert FluentSerializer().serialize_entry(messages(language)[key]) != english, key


SERVICES = ("discord", "slack", "tgram", "ntfys", "mailtos", "webhook")  # that a host may allow, with words of ours


def expected_names() -> set[str]:
    """The messages that name what the board files know."""
    special = [card for card in CARDS if card not in REGIONS]
    officials = ("administrator", "postmaster", "carrier", "cartwright")
    return {
        *(f"city-{city}" for city in CITIES),
        *(f"province-{province}" for province in PROVINCES),
        *(f"stack-{stack}" for stack in STACKS),
        *(f"official-{official}{suffix}" for official in officials for suffix in ("", "-help")),
        *(f"edition-{edition}{suffix}" for edition in (*EDITIONS, CUSTOM) for suffix in ("", "-about")),
        *(f"switch-{switch}" for switch in CHOICES),
        *(f"switch-{switch}-{value}" for switch, values in CHOICES.items() for value in values),
        *(f"region-{region}" for region in REGIONS),
        *(f"card-{region}" for region in REGIONS),
        *(f"card-{card}{suffix}" for card in special for suffix in ("", "-help")),
        *(f"banner-source-{source}" for source in ("rulebook", "imperium", "reconstructed", "host")),
        "option-hereditary_nobles", "option-hereditary_nobles-about", "option-banners", "option-banners-own",
        *(f"bot-other-{number}" for number in range(1, 5)),
        *(f"bot-{bot}{suffix}" for slug in OURS for bot in names(slug) for suffix in ("", "-about")),
        *(f"stats-ended-by-{reason}" for reason in ("points", "carriage", "offices", "limit", "resigned", "stopped")),
        *(f"{kind}-{slug}" for kind in ("game", "page-about") for slug in OURS), "language-name",
        *(f"text-status-{status}" for status in get_args(Status)),
        *(f"text-clock-{clock}" for clock in CLOCKS),
        *(f"text-pace-{pace}" for pace in ("calm", "brisk", "instant")),
        *(f"text-absence-{absence}" for absence in ("wait", "bot")),
        *(f"text-seat-{note}" for note in ("you", "host", "ready", "turn", "away", "resigned", "overdue")),
        *(f"rule-{game}-{number}" for game, numbers in RULES.items() for number in numbers),
        *(key for one in EXAMPLES.values() for key in (one.title, f"{one.title}-about", *one.notes.values())),
        *(f"hint-thurn-taxis-{action.do}" for action in POST_ACTIONS),
        *(f"hint-kings-road-{kind}" for kind in ("witch", "dragon", "knight", "regions", "nothing")),
        *(f"service-{what}{kind}" for what in ("", "how-") for kind in SERVICES),
        *(lesson.key(step.id) for lesson in LESSONS.values() for step in lesson.steps),
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_named_like_another_or_like_anything_on_the_board(language: str) -> None:
    words, bots = Words(language), {name for slug in OURS for name in names(slug)}
    called = [words.text(f"bot-{bot}") for bot in bots] + bot_names(["greedy"] * 5, words)[1:]
    kinds = ("card-", "official-", "region-", "city-", "province-")
    pieces = {words.text(key) for key in expected_names() if key.startswith(kinds) and not key.endswith("-help")}
    assert len(set(called)) == len(called)
    assert not set(called) & pieces


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_of_one_kind_at_one_table_are_different_people(language: str) -> None:
    called = bot_names(["", "sensible", "sensible", "greedy", "sensible"], Words(language))
    assert called[0] == ""
    assert len(set(called)) == 5
    assert called == bot_names(["", "sensible", "sensible", "greedy", "sensible"], Words(language))


def said_in(*folders: str) -> set[str]:
    """Every text between quotes in the sources of some folders."""
    found = [path for folder in folders for ending in ("py", "html") for path in (SOURCE / folder).rglob(f"*.{ending}")]
    texts = [path.read_text() for path in found]
    return {found for text in texts for found in re.findall(r"[\"']([a-z0-9-]+)[\"']", text)}


def said_on_pages() -> set[str]:
    """Every text between quotes in the client's sources and in the templates of the text mode."""
    client = [path for path in (SOURCE.parents[1] / "client" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    texts = [path.read_text() for path in [*client, *(SOURCE / "server").rglob("*.html")]]
    return {found for text in texts for found in re.findall(r"[\"'`]([a-z0-9-]+)[\"'`]", text)}


def test_names_and_rules_are_complete() -> None:
    assert expected_names() <= set(messages("en"))


@pytest.mark.parametrize(
    ("prefix", "folder"), [("thurn-taxis", "games/thurn_taxis"), ("kings-road", "games/kings_road")]
)
def test_no_message_of_a_game_is_unused(prefix: str, folder: str) -> None:
    said = said_in(folder, f"cli/terminal/{folder.split('/')[1]}") | said_in("cli")
    for key in messages("en"):
        kind, _, rest = key.removeprefix(f"{prefix}-").partition("-")
        if key.startswith(f"{prefix}-") and kind in ("refusal", "event"):
            words = {rest, *rest.split("-", 1)} if kind == "event" else {rest}
            assert words & said, key


def test_no_other_message_is_unused() -> None:
    said = said_in("core", "games", "cli", "bots", "analysis", "arena", "server", "store") | said_on_pages()
    others = [key for key in messages("en") if not key.startswith(("thurn-taxis-", "kings-road-"))]
    unused = [key for key in others if key not in said and key.partition("-")[2] not in said]
    assert not set(unused) - expected_names()


def test_every_language_has_the_same_files() -> None:
    english = {path.name for path in (SOURCE / "i18n" / "en").glob("*.ftl")}
    for language in LANGUAGES:
        assert {path.name for path in (SOURCE / "i18n" / language).glob("*.ftl")} == english
