"""Russian: faults that come back, such as a name after a preposition that asks for another case."""

import re

import pytest

from tests.i18n.sentences import lone_numbers, rulebook_sentences, sentences

SENTENCES = sentences("ru") | rulebook_sentences("ru")
# What the terms list (docs/glossary/ru.md) has replaced, and by what.
FORBIDDEN = {
    r"вскры": "раскрыть",
    r"выполня\w+ карт|карты \w*выполня|выполнили сво": "разыграть",
    r"играет Ведьм": "разыгрывает Ведьму",
    r"отказ\w+ от линии": "сбросить линию",
    r"\bкон(?:ец|цу|цам|цов) линии|(?:лев|прав)\w+ кон(?:ец|цу)": "край",
    r"хозя\w+ (?:дворян|карт|маркер)|сво\w+ хозя": "владелец (хозяин is the host of the table)",
    r"взять ход|ход назад\.|вернуть ход": "отменить действие",
    r"переезд": "код восстановления",
    r"перемешив": "тасовка",
    r"\bтайна\b|\bтайну\b|\bтайны\b": "секрет",
    r"Освещение": "тема",
    r"Зайфарт": "Зейфарт, as in the Russian rulebook",
    r"(?:Игра|игра) (?:окончена|идёт|начинается|началась|начнётся|закончилась)": "партия",
    r"Алтар\w+ Короля|Башн\w+ Волшебника|Логов\w+ Дракона|Руин\w+ Храма": "names of regions in sentence case",
    r"\bуровень\b": "сила (of a bot)",
}
NAMES = "player|players|name|names|city|cities|end|province|region|regions|card|cards|official|stack"
FAULTS = {
    "a name after a preposition, which asks for a case": (
        r"\b(?:за|вместо|у|от|до|для|из|со?|ко?|об?|по|на|во?|при|без|перед|после|через|между|под|над|про)"
        rf" [«(]?\{{ \$(?:{NAMES}) \}}"
    ),
    "a past tense that shows the gender of a player": (
        r"\{ \$(?:player|name) \} (?:уже |ещё |не )?\w+(?:л|ла|лся|лась)\b"
    ),
    "a plural verb before names that may be one": r"\b(?:выбирают|ходят|играют|ответили)(?: заново)?: \{ \$players \}",
    "other quotes than « »": r"[\"“”„]",
    "dots that are no ellipsis, or a space before one": r"\.\.\.|\s…",
    "a dash that is a hyphen or too short": r"\s[-–]\s",
    "a hyphen before a number, where a minus belongs": r"(?:^|[\s(])-\d",
    "a dash that may begin a line: the space before it must not break": r" —",
}


@pytest.mark.parametrize("word", FORBIDDEN)
def test_a_word_that_was_replaced_stays_out(word: str) -> None:
    assert not [key for key, text in SENTENCES.items() if re.search(word, text)], f"say {FORBIDDEN[word]}"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_stays_out(fault: str) -> None:
    assert not [key for key, text in SENTENCES.items() if re.search(FAULTS[fault], text)]


def test_a_noun_after_a_number_has_its_plural_forms() -> None:
    units = {"мин", "с"}  # abbreviated, the same for every number
    others = {"меньше", "из"}  # no nouns
    assert not {key: word for key, word in lone_numbers("ru") if word not in units | others}
