"""Several people at one keyboard: nobody sees what another holds or has chosen."""

import re
import subprocess
import sys

import pytest

from tests.cli.terminal import CLEARED, Terminal

pytestmark = pytest.mark.slow

PEOPLE = ("--people", "2", "--name", "Anna", "--name", "Boris", "--seed", "1", "--language", "en")
PASS = "press Enter. "


def begun(terminal: Terminal) -> str:
    """Pass the keyboard to the first; what they see."""
    terminal.read(PASS)
    return terminal.answer("")


def seen_by_the_next(chosen: str) -> str:
    """All that is on the screen between Anna's choice in King's Road and Boris's."""
    with Terminal("play", "kings-road", *PEOPLE) as terminal:
        begun(terminal)
        between = terminal.answer(chosen, PASS) + terminal.answer("")
        return between.partition(CLEARED)[2]


def test_the_next_sees_the_same_bytes_whatever_was_chosen() -> None:
    assert seen_by_the_next("1 2 3") == seen_by_the_next("choose witch")


def test_nothing_typed_stays_where_one_could_scroll_to() -> None:
    assert seen_by_the_next("1 2 3").count("\x1b[3J") == 2


def test_a_dumb_terminal_is_scrolled_empty_instead_of_cleared() -> None:
    with Terminal("play", "kings-road", *PEOPLE, term="dumb") as terminal:
        begun(terminal)
        assert "\n" * 24 in terminal.answer("1 2 3", PASS).replace("\r", "")


def test_the_last_to_choose_sees_the_reveal() -> None:
    with Terminal("play", "kings-road", *PEOPLE) as terminal:
        begun(terminal)
        terminal.answer("1 2 3", PASS)
        terminal.answer("")
        assert "Anna reveals Zin Kai's Deep" in terminal.answer("4 5 6", PASS).rpartition(CLEARED)[2]


def test_who_has_chosen_may_withdraw_and_chooses_first() -> None:
    with Terminal("play", "kings-road", *PEOPLE) as terminal:
        begun(terminal)
        assert "Nobody has made a choice" in terminal.answer("withdraw")
        terminal.answer("1 2 3", PASS)
        terminal.answer("")
        between = terminal.answer("withdraw", PASS)
        assert "Anna" in between
        terminal.answer("")
        assert "Anna reveals" not in terminal.answer("6 7 8", PASS)
        terminal.answer("")
        told = terminal.answer("4 5 6", PASS)
        assert "Anna reveals Dark Tower" in told
        assert "Zin Kai" not in told.partition("Anna reveals")[2].partition("Boris reveals")[0]


def test_the_others_are_told_of_the_reveal_when_they_come_back() -> None:
    with Terminal("play", "kings-road", *PEOPLE) as terminal:
        begun(terminal)
        terminal.answer("1 2 3", PASS)
        terminal.answer("")
        terminal.answer("4 5 6", PASS)
        assert "Boris reveals King's Altar" in terminal.answer("").rpartition(CLEARED)[2]


def test_a_hand_is_hidden_from_the_next() -> None:
    with Terminal("play", "thurn-taxis", "--first", "0", *PEOPLE) as terminal:
        begun(terminal)
        for typed in ("draw", "call postmaster", "draw", "1"):
            terminal.answer(typed)
        terminal.answer("end", PASS)
        seen = terminal.answer("").partition(CLEARED)[2]
        assert re.search(r"Anna\r\n.*\r\n +route.*\r\n +hand +\? *\r", seen)


def test_draws_are_told_to_the_next_without_the_card() -> None:
    with Terminal("play", "thurn-taxis", "--first", "0", *PEOPLE) as terminal:
        begun(terminal)
        for typed in ("draw", "call postmaster", "draw", "1"):
            terminal.answer(typed)
        terminal.answer("end", PASS)
        seen = terminal.answer("").partition(CLEARED)[2]
        assert seen.count("Anna draws") == seen.count("Anna draws a card from the deck.") == 2


def test_no_history_of_what_was_typed_is_kept() -> None:
    code = "import sys, postroad.cli; sys.exit('readline' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
