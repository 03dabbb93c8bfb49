"""A person at the board of King's Road in a real browser: by clicks, or by keys alone."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from playwright.sync_api import Page

from tests.browser.visitor import Visitor

BOARD = ".kings-road[data-state]"
LONGEST_MS = 60_000
TURNED_EVERY = 4  # rounds
KEYS = {
    "zin-kais-deep": "1",
    "dragons-lair": "2",
    "temple-ruins": "3",
    "wild-hills": "4",
    "dark-tower": "5",
    "wizards-tower": "6",
    "kings-altar": "7",
    "kings-castle": "8",
    "knight": "k",
    "dragon": "d",
    "witch": "w",
}


class Touch(Protocol):
    """How a person chooses cards and confirms."""

    def choose(self, page: Page, cards: Sequence[str]) -> None: ...


class ByClick:
    def choose(self, page: Page, cards: Sequence[str]) -> None:
        for card in cards:
            page.locator(f"[data-card={card}]").click()
        page.locator("[data-confirm] button").click()


class ByTap:
    def choose(self, page: Page, cards: Sequence[str]) -> None:
        for card in cards:
            page.locator(f"[data-card={card}]").tap()
        page.locator("[data-confirm] button").tap()


class ByKey:
    def choose(self, page: Page, cards: Sequence[str]) -> None:
        for card in cards:
            page.keyboard.press(KEYS[card])
        page.keyboard.press("Enter")


@dataclass
class Chooser:
    """Chooses by lot among what the page offers, so that every card comes up."""

    page: Page
    touch: Touch = field(default_factory=ByClick)
    lot: Random = field(default_factory=lambda: Random(5))

    def state(self) -> str:
        return str(self.page.locator(BOARD).get_attribute("data-state"))

    def wait_for(self, *states: str) -> str:
        """Wait until the board is in one of these states, and say which."""
        self.page.wait_for_function(
            "([board, states]) => states.includes(document.querySelector(board)?.dataset.state)",
            arg=[BOARD, list(states)],
            timeout=LONGEST_MS,
        )
        return self.state()

    def skip_to(self, *states: str) -> str:
        """The same, with every round card skipped on the way."""
        while (found := self.wait_for(*states, "reveal")) == "reveal" and "reveal" not in states:
            self.page.keyboard.press("Escape")
        return found

    def choose(self, *cards: str) -> None:
        self.skip_to("choose", "chosen")
        self.touch.choose(self.page, cards)

    def slots(self) -> list[str]:
        """What stands in the slots, by the names on the page."""
        return [text.strip() for text in self.page.locator("[data-slot]").all_inner_texts()]

    def play_to_the_end(self, turn: Callable[[], None] = lambda: None, most_rounds: int = 90) -> None:
        """Play on; now and then the screen may be turned."""
        for number in range(most_rounds):
            if number % TURNED_EVERY == 0:
                turn()
            if self.skip_to("choose", "over") == "over":
                return
            before = self.moment()
            self.touch.choose(self.page, self._by_lot())
            self.page.wait_for_function(
                "([board, before]) => { const { state, round } = document.querySelector(board).dataset;"
                " return state === 'over' || state === 'chosen' || round !== before }",
                arg=[BOARD, before],
                timeout=LONGEST_MS,
            )
            if self.state() == "chosen":
                self.skip_to("choose", "over", "wait")
        raise AssertionError("the game does not end")

    def moment(self) -> str:
        return str(self.page.locator(BOARD).get_attribute("data-round"))

    def _by_lot(self) -> list[str]:
        count = int(self.page.locator("[data-count]").get_attribute("data-count") or 0)
        offered = self.page.locator("[data-card][aria-disabled=false]")
        cards = [str(offered.nth(place).get_attribute("data-card")) for place in range(offered.count())]
        if "witch" in cards and self.lot.random() < 0.2:
            return ["witch"]
        return self.lot.sample([card for card in cards if card != "witch"], count)


def sat_down_together(visitors: Sequence[Visitor], *, names: Sequence[str] = ("Ada", "Bo", "Cyril")) -> list[Chooser]:
    """A new table of King's Road for these people, begun."""
    host, *guests = visitors
    page = host.go("/open/kings-road")
    page.locator("input[autocomplete=nickname]").fill(names[0])
    for seat in range(2, len(visitors)):
        page.locator("ol.seats ~ button").click()
        page.locator("ol.seats select").nth(seat).select_option("open")
    page.locator("form button[type=submit]").click()
    link = page.locator("input[readonly]").input_value()
    for guest, name in zip(guests, names[1:], strict=False):
        guest.page.goto(link)
        guest.page.locator("input[autocomplete=nickname]").fill(name)
        guest.page.locator("form button[type=submit]").click()
        guest.page.locator(".seats li.mine").wait_for()
    for someone in visitors:
        someone.page.locator(".buttons button").first.click()
    for someone in visitors:
        someone.page.locator("[data-status]").wait_for()
    return [Chooser(someone.page) for someone in visitors]


def opened_against_bots(someone: Visitor, bots: int, text: str) -> Page:
    """A new table of King's Road against so many bots, begun, in letters of a size."""
    someone.go("/")
    preferences = json.dumps({"text": text, "wasOffered": True})
    someone.page.evaluate("(plain) => localStorage.setItem('postroad-preferences', plain)", preferences)
    page = someone.go("/open/kings-road")
    for _ in range(bots - 1):
        page.locator("ol.seats ~ button").click()
    for seat in range(1, bots + 1):
        page.locator("ol.seats > li").nth(seat).locator("select").first.select_option("bot")
    page.locator("form button[type=submit]").click()
    page.locator("[data-status]").wait_for()
    return page
