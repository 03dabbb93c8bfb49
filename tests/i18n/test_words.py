"""How arguments and actions become words: two rules, and no list of names."""

from typing import Any

import pytest

from postroad.i18n import LANGUAGES, Words

WORDS = Words("en", ["Ada", "Bo"])


@pytest.mark.parametrize(
    ("key", "arguments", "said"),
    [
        ("thurn-taxis-refusal-no-road", {"city": "linz", "city2": "ulm"}, "Linz and Ulm"),
        ("kings-road-event-reveal", {"player": 0, "cards": ["witch", "dark-tower"]}, "Ada reveals Witch, Dark Tower."),
        ("event-won-shared", {"players": [0, 1]}, "Ada, Bo"),
        ("refusal-action-unknown", {"text": "tables"}, "tables"),  # though there is a message text-tables
        ("terminal-rule", {"rule": "TT-31", "text": "…"}, "TT-31: …"),
        ("refusal-edition-unknown", {"edition": "fr", "known": "ru"}, "fr"),
    ],
)
def test_an_id_is_named_by_its_argument_and_its_value(key: str, arguments: dict[str, Any], said: str) -> None:
    assert said in WORDS.text(key, **arguments)


@pytest.mark.parametrize(
    ("slug", "action", "key"),
    [
        ("thurn-taxis", {"do": "play", "city": "ulm", "end": "left"}, "thurn-taxis-action-play-left"),
        ("thurn-taxis", {"do": "close", "way": "province", "province": "bayern"}, "thurn-taxis-action-close-province"),
        ("kings-road", {"do": "choose", "cards": []}, "kings-road-action-choose-nothing"),
        ("kings-road", {"do": "choose", "cards": ["knight"], "decline": True}, "kings-road-action-choose-decline"),
        ("kings-road", {"do": "choose", "cards": ["knight"]}, "kings-road-action-choose"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_has_the_longest_message_that_its_fields_name(
    slug: str, action: dict[str, Any], key: str, language: str
) -> None:
    words = Words(language)
    assert words.action(slug, action) == words.text(key, **action)


def test_what_an_action_does_not_say_itself_is_given_beside_it() -> None:
    said = WORDS.action("thurn-taxis", {"do": "take", "slot": 2}, city="ulm", slot=3)
    assert said == WORDS.text("thurn-taxis-action-take", city="ulm", slot=3)
