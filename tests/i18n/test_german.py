"""German: faults that come back, such as a name after a preposition that asks for an article or a case."""

import re

import pytest

from tests.i18n.sentences import NEVER_ONE, lone_numbers, rulebook_sentences, sentences

SENTENCES = sentences("de") | rulebook_sentences("de")
# What the terms list (docs/glossary/de.md) has replaced, and by what.
FORBIDDEN = {
    r"\b[Pp]artien?\b": "Spiel",
    r"\bSitze?\b": "Platz",
    r"\b(?:vom|im|den|der|ein) Stapel\b(?! (?:leer|liegt))": "Nachziehstapel, Ablagestapel, Bonusstapel",
    r"\bHäuser\b|\bHaus\b|Häusler": "Poststation",
    r"\bgezinkt\b": "manipuliert",
    r"\b[Zz]iehung": "gezogene Karte",
    r"Umzugscode|\bumziehen\b": "Wiederherstellungscode",
    r"\bam Zug\b": "dran",
    r"Mitteilung": "Benachrichtigung",
    r"\bvertippt\b|\bverschrieben\b": "enthält einen Tippfehler",
    r"\bauf, und\b|: \{ \$card \}, und\b": "no comma before und",
    r"\bAuflage\b": "Ausgabe",
    r"\bjemandes\b": "bei jemandem",
    r"\bZug ist getan\b|\bSpiel ist aus\b": "ist fertig, ist zu Ende",
    r"\bwird geholt\b|\bnicht holen\b|\babzurufen\b": "laden",
    r"\bMich (?:endgültig )?löschen\b": "Meine Daten löschen",
    r"\bspringt ein\b|\beinspringen\b": "übernehmen (of a bot)",
}
FAULTS = {
    "a province after a preposition: die Schweiz has an article": (
        r"\b(?:in|aus|nach|von|für|durch) [„(]?\{ \$province \}"
    ),
    "a region or a card after a preposition or an article: both depend on it": (
        r"\b(?:in|auf|nach|von|aus|mit|für|zu|bei|de[rnms]|die|das|ein|eine[nrms]?) \{ \$(?:region|card|cards|stack) \}"
    ),
    "an ending on a variable": r"\{ \$\w+ \}(?:s|es|en|n)\b",
    "other quotes than „ “": r"\"|”|«|»",
    "a quote that faces the wrong way": r"“\{|\}„",
    "a hyphen before a number, where a minus belongs": r"(?:^|[\s(])-\d",
    "dots that are no ellipsis, or none before one that stands for a pause": r"\.\.\.|\w…",
    "a dash that is a hyphen": r"\s-\s",
    "the polite form: the player is du": r"\bIhnen\b|\bSie (?:können|haben|sind|müssen)\b",
}


@pytest.mark.parametrize("word", FORBIDDEN)
def test_a_word_that_was_replaced_stays_out(word: str) -> None:
    assert not [key for key, text in SENTENCES.items() if re.search(word, text)], f"say {FORBIDDEN[word]}"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_stays_out(fault: str) -> None:
    assert not [key for key, text in SENTENCES.items() if re.search(FAULTS[fault], text)]


def test_a_noun_after_a_number_has_its_plural_forms() -> None:
    units = {"min", "s", "übrig"}  # the same for every number that comes there
    others = {"ist", "von", "gibt", "wert", "entfernen", "ändern"}  # no nouns
    found = {key: word for key, word in lone_numbers("de") if key not in NEVER_ONE}
    assert not {key: word for key, word in found.items() if word not in units | others}
