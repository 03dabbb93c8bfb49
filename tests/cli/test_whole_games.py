"""Whole games played through a terminal, by someone who types only what the screen offers."""

import re

import pytest

from tests.cli.terminal import PROMPT, Terminal

pytestmark = pytest.mark.slow

OFFERED = re.compile(r"^ +(\d+) {2}.* {2}([a-z].*?) *\r$", re.MULTILINE)
LIKED = ("close each", "office", "call cartwright", "play", "call carrier", "call postmaster", "take", "draw")
OVER = {"en": "The game is over.", "hu": "A játék véget ért.", "ru": "Партия окончена.", "de": "Das Spiel ist zu Ende."}


def liked(screen: str) -> str:
    """The number of the offered action that a simple player likes best."""
    offered = {notation: number for number, notation in OFFERED.findall(screen)}
    return next((offered[text] for like in LIKED for text in offered if text.startswith(like)), "1")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_thurn_und_taxis_can_be_played_to_its_end_by_number(language: str) -> None:
    with Terminal("play", "thurn-taxis", "--seed", "5", "--language", language) as terminal:
        screen = terminal.read()
        while OVER[language] not in screen:
            screen = terminal.answer(liked(screen))
        terminal.type("")
        assert terminal.exit_code() == 0


@pytest.mark.parametrize("language", ["ru", "de"])
def test_kings_road_can_be_played_to_its_end(language: str) -> None:
    with Terminal("play", "kings-road", "--players", "3", "--seed", "5", "--language", language) as terminal:
        screen = terminal.read()
        turn = 0
        while OVER[language] not in screen:
            refused = re.search(r"(choose[a-z \r\n-]*),", screen)
            turn += refused is None
            screen = terminal.answer(" ".join(refused[1].split()) if refused else card_numbers(turn))
        terminal.type("")
        assert terminal.exit_code() == 0


def card_numbers(turn: int) -> str:
    """Three regions, others each time."""
    return " ".join(str((turn + step) % 8 + 1) for step in range(3))


def test_bots_among_themselves_play_to_the_end_and_ask_nothing() -> None:
    with Terminal("play", "kings-road", "--people", "0", "--seed", "1", "--language", "en") as terminal:
        written = terminal.rest()
        assert OVER["en"] in written
        assert not written.endswith(PROMPT)
