"""Czech: faults that come back, such as a name after a preposition that asks for another case."""

import re

import pytest

from tests.i18n.sentences import lone_numbers, rulebook_sentences, sentences

SENTENCES = sentences("cs") | rulebook_sentences("cs")
# What the terms list (docs/glossary/cs.md) has replaced, and by what.
FORBIDDEN = {
    r"\w-li\b": "když, pokud",
    r"\b[Pp]arti[eií]": "hra",
    r"zakladatel": "hostitel",
    r"destič": "žeton",
    r"líznut": "karta, vzít z balíčku",
    r"[Ss]těhov": "obnovovací kód",
    r"narafič|nastrč": "manipulovat",
    r"provedou|provede\b": "vyhodnotit (a card)",
    r"\bpasuje": "hodí se k",
    r"[Hh]odí se na\b": "hodí se k",
    r"[Vv]zít (?:zpět )?tah|bere tah|[Vv]zít zpět mou": "vrátit",
    r"úroveň": "síla (of a bot)",
    r"[Ss]tůl je zavřen|[Zz]avřít stůl": "zrušit",
    r"náhod[auy]\b": "míchání",
    r"Králův oltář": "Královský oltář",
    r"[Vv]yhrává nejvíc": "vyhrává, kdo má nejvíc",
    r"\bs (?:6|7|šest)": "se",
    r"\bsám\b": "ručně, or without it: it addresses men only",
}
NAMES = "player|players|name|names|city|cities|end|province|region|regions|card|cards|official|stack"
FAULTS = {
    "a name after a preposition, which asks for a case": (
        r"\b(?:za|pro|místo|od|do|ze?|se?|ke?|o|u|ve?|na|po|před|při|bez|mezi|nad|pod|proti)"
        rf" [„(]?\{{ \$(?:{NAMES}) \}}"
    ),
    "a past tense that shows the gender of a player": r"\{ \$(?:player|name) \} (?:si |se |už )?\w+(?:l|la)\b",
    "a past tense that shows the gender of the reader": r"\w+l\(a\)|\w+l jsi\b|\bjsi (?:\w+ )?\w{2,}l\b",
    "a plural verb before names that may be one": r"\b(?:vybírají|hrají|odpovědět): \{ \$players \}",
    "other quotes than „ “": r"[\"”«»]",
    "dots that are no ellipsis, or a space before one": r"\.\.\.|\s…",
    "a dash that is a hyphen or too long": r"\s-\s|—",
    "a hyphen before a number, where a minus belongs": r"(?:^|[\s(])-\d",
    "a dash that may begin a line: the space before it must not break": r" – ",
}


@pytest.mark.parametrize("word", FORBIDDEN)
def test_a_word_that_was_replaced_stays_out(word: str) -> None:
    assert not [key for key, text in SENTENCES.items() if re.search(word, text)], f"say {FORBIDDEN[word]}"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_stays_out(fault: str) -> None:
    assert not [key for key, text in SENTENCES.items() if re.search(FAULTS[fault], text)]


def test_a_noun_after_a_number_has_its_plural_forms() -> None:
    units = {"min", "s"}  # abbreviated, the same for every number
    others = {"je", "z", "až", "v"}  # no nouns
    assert not {key: word for key, word in lone_numbers("cs") if word not in units | others}
