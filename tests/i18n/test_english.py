"""English: faults that come back, such as words that a translator would choose and a player would not."""

import re

import pytest

from tests.i18n.sentences import NEVER_ONE, lone_numbers, rulebook_sentences, sentences

SENTENCES = sentences("en") | rulebook_sentences("en")
# What the terms list (docs/glossary/en.md) has replaced, and by what.
FORBIDDEN = {
    r"\bwhoever\b": "anyone who, the player who",
    r"\bjust now\b": "right now",
    r"\bt(?:ake|akes|aken|aking) (?:something|anything|(?:a|my|the) (?:last )?(?:move|action)) back": "undo",
    r"\btake back (?:a|my|your|more)\b": "undo",
    r"\bstacked\b": "tampered with",
    r"\b(?:draw|drawn by) lots?\b": "at random",
    r"\bcarr(?:y|ied) out\b": "resolve",
    r"\bbr(?:ing|ings|ought) on\b": "trigger",
    r"\bhave most\b|\bfor most\b": "the most",
    r"(?<!There )\bis no (?!longer)": "is not a",
    r"\bplace \{ \$slot": "slot",
    r"\bgives? up\b|\bgiven up\b": "resign (a game), abandon (a route), close (a table)",
    r"\bmarkers? at hand\b": "markers left",
    r"\bturns? over\b": "reveal",
    r"\bnotices\b": "notifications",
    r"\bplays? on\b|\bstands? in\b": "take over (of a bot)",
    r"\bfetch": "load",
    r"\bnot written as it must be\b": "invalid, malformed",
}
FAULTS = {
    "other quotes than “ ”": r"\"|„|«|»",
    "a quote that faces the wrong way": r"”\{|\}“|“ | ”",
    "a hyphen before a number, where a minus belongs": r"(?:^|[\s(])-\d",
    "dots that are no ellipsis, or a space before one": r"\.\.\.|\s…",
    "a dash that is a hyphen, or spaced in a range": r"\s-\s|\d - \d",
    "a plural that leaves the choice to the reader": r"\(s\)",
    "a gender for a player": r"\{ \$(?:player|name) \}[^.]*\b(?:he|she|his|her)\b",
}


@pytest.mark.parametrize("word", FORBIDDEN)
def test_a_word_that_was_replaced_stays_out(word: str) -> None:
    found = [key for key, text in SENTENCES.items() if re.search(word, text, re.IGNORECASE)]
    assert not found, f"say {FORBIDDEN[word]}"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_stays_out(fault: str) -> None:
    assert not [key for key, text in SENTENCES.items() if re.search(FAULTS[fault], text)]


def test_a_noun_after_a_number_has_its_plural_forms() -> None:
    units = {"min", "s", "left"}  # the same for every number that comes there
    others = {"to", "is", "of", "in"}  # no nouns
    found = {key: word for key, word in lone_numbers("en") if key not in NEVER_ONE}
    assert not {key: word for key, word in found.items() if word not in units | others}
