"""Hungarian: faults that come back, such as an article or an ending that depends on a name or a number."""

import re

import pytest

from tests.i18n.sentences import rulebook_sentences, sentences
from tests.i18n.test_catalogues import messages

SENTENCES = sentences("hu") | rulebook_sentences("hu")
# What the terms list (docs/glossary/hu.md) has replaced, and by what.
FORBIDDEN = {
    r"\billik\b": "illeszkedik",
    r"játszm": "játék",
    r"feljegyz": "jegyzőkönyv",
    r"visszanéz": "visszajátszás",
    r"kiszolgáló": "szerver",
    r"hivatkozás": "link",
    r"(?<!házi)gazdáj|\bgazda\b": "házigazda, tulajdonos, üzemeltető",
    r"költözőkód": "helyreállító kód",
    r"körút": "kör",
    r"\bköröm\b": "a kört (the word also means a fingernail)",
    r"segítséget hív": "segítségül hív",
}
FAULTS = {
    "an article before a variable: a or az depends on it": r"\b[Aa]z? [„(]?\{ \$",
    "an article that leaves the choice to the reader": r"\b[Aa]\(z\)",
    "an ending on a variable: its vowels depend on it": r"\{ \$\w+ \}[”)]?(?:-\w|[a-záéíóöőúüű])",
    "other quotes than „ ”": r"[\"“«»]",
    "a hyphen before a number, where a minus belongs": r"(?:^|[\s(])-\d",
    "dots that are no ellipsis, or a space before one": r"\.\.\.|\s…",
    "a past tense where we score: értékeltek, felfedtek": r"\b(?:értékeltek|értékeltetek|felfedtek|befejeztek)\b",
    "a number right after a player: bots of one name are told apart by one": r"\{ \$player \} \{ \$(?:count|points)",
}


@pytest.mark.parametrize("word", FORBIDDEN)
def test_a_word_that_was_replaced_stays_out(word: str) -> None:
    found = [key for key, text in SENTENCES.items() if re.search(word, text, re.IGNORECASE)]
    assert not found, f"say {FORBIDDEN[word]}"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_stays_out(fault: str) -> None:
    assert not [key for key, text in SENTENCES.items() if re.search(FAULTS[fault], text)]


@pytest.mark.parametrize("key", [key for key in messages("hu") if "carriage" in key])
def test_a_carriage_has_the_ending_of_its_number(key: str) -> None:
    text = SENTENCES[key]
    for number, ending in re.findall(r"\b([3-7])-(\w+)", text):
        assert ending.startswith({"3": "as", "4": "es", "5": "ös", "6": "os", "7": "es"}[number])
