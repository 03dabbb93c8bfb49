"""A person at the board of Thurn und Taxis in a real browser: by clicks, or by keys alone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Page, expect

from tests.browser.moments import Place, View
from tests.browser.visitor import Visitor

QUESTION = ".actions .question"
SHEET = ".sheet[role=dialog]"
LONGEST_MS = 60_000
TURNED_EVERY = 10  # steps
SETTLED = """() => {
  const board = document.querySelector('.tt');
  if (!board) return false;
  if (document.querySelector('[data-status] h1') === null) return false;
  return board.dataset.may === 'true' || board.dataset.phase === 'over';
}"""

MOVED = "document.querySelector('.tt').dataset.seq !== seq"
# What a simple player does next, asked in one go: a page is slow to answer many questions.
OFFERED = """longest => {
  const has = (deed) => document.querySelector(`[data-do="${deed}"]`) !== null;
  const isLong = Number(document.querySelector('.tt').dataset.length) >= longest || !has('end');
  if (has('close') && isLong) return ['close', ''];
  const card = ['.display .card.offered.fits', '.display .card.offered', '.hand .card.offered']
    .map((kind) => document.querySelector(kind)).find(Boolean);
  if (card) {
    const spot = card.dataset.spot;
    return spot.startsWith('slot-') ? ['slot', spot.slice(5)] : ['hand', spot];
  }
  if (has('end')) return ['end', ''];
  const deed = ['draw', 'postmaster', 'abandon', 'close'].find(has);
  return deed ? ['other', deed] : null;
}"""


class Hand(Protocol):
    """How a person touches the page."""

    def touch(self, selector: str) -> None: ...
    def take(self, slot: int) -> None: ...
    def close(self) -> None: ...
    def end(self) -> None: ...


@dataclass
class Mouse:
    page: Page

    def touch(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def take(self, slot: int) -> None:
        self.touch(f'[data-spot="slot-{slot}"]')

    def close(self) -> None:
        self.touch('[data-do="close"] button')

    def end(self) -> None:
        self.touch('[data-do="end"] button')


class Finger(Mouse):
    """Taps alone: the first one on a card selects and explains it, the second one on it does what it is for."""

    def touch(self, selector: str) -> None:
        self.page.locator(selector).first.tap()
        if selector.startswith("[data-spot="):
            expect(self.page.locator(QUESTION)).to_be_visible()
            self.page.locator(selector).first.tap()


@dataclass
class Keys:
    """Nothing but keys: what is wanted gets the focus by arrows and tabs, and Enter acts."""

    page: Page

    def touch(self, selector: str) -> None:
        self._walk_to(selector)
        self.page.keyboard.press("Enter")

    def take(self, slot: int) -> None:
        self.page.keyboard.press(str(slot + 1))

    def close(self) -> None:
        self.page.keyboard.press("c")

    def end(self) -> None:
        self.page.keyboard.press("e")

    def _walk_to(self, selector: str) -> None:
        """Tab through the page until the wanted element has the focus."""
        if selector.startswith('[data-spot="hand-'):
            self.page.keyboard.press("h")
        for _ in range(200):
            if self.page.evaluate("wanted => document.activeElement === document.querySelector(wanted)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tab key does not reach {selector}")


@dataclass
class Traveller:
    """Plays a simple game: takes what fits, plays what fits, closes routes of five."""

    page: Page
    hand: Hand
    longest: int = 5

    def play_to_the_end(self, turn: Callable[[], None] = lambda: None, most_steps: int = 600) -> None:
        """Play on; now and then the screen may be turned."""
        for number in range(most_steps):
            if number % TURNED_EVERY == 0:
                turn()
            self.page.wait_for_function(SETTLED, timeout=LONGEST_MS)
            if self.data("phase") == "over":
                return
            self.step()
        raise AssertionError("the game does not end")

    def data(self, name: str) -> str:
        return str(self.page.locator(".tt").first.get_attribute(f"data-{name}"))

    def step(self) -> None:
        """One thing, as the board offers it."""
        before = self.data("seq")
        self._deed()()
        if (asked := self._until_moved_or_asked(before)) == "question":
            self.hand.touch(f"{QUESTION} button")
        elif asked == "sheet":
            self.finish_closing()
        if asked:
            self.page.wait_for_function(f"seq => {MOVED}", arg=before)

    def _until_moved_or_asked(self, before: str) -> str:
        """Wait until something has happened; what is asked before it can, if anything."""
        found = self.page.wait_for_function(
            f"""seq => {MOVED} ? {{ asked: '' }} : document.querySelector('{QUESTION}') ? {{ asked: 'question' }}
              : document.querySelector('{SHEET}') ? {{ asked: 'sheet' }} : null""",
            arg=before,
        )
        return str(found.json_value()["asked"])

    def _deed(self) -> Callable[[], None]:
        match self.page.evaluate(OFFERED, self.longest):
            case ["close", _]:
                return self.hand.close
            case ["slot", str(slot)]:
                return lambda: self.hand.take(int(slot))
            case ["hand", str(spot)]:
                return lambda: self.hand.touch(f'[data-spot="{spot}"]')
            case ["end", _]:
                return self.hand.end
            case ["other", str(deed)]:
                return lambda: self.hand.touch(f'[data-do="{deed}"] button')
        raise AssertionError("nothing can be done")

    def finish_closing(self) -> None:
        page = self.page
        page.locator(f"{SHEET} .way").first.wait_for()
        while page.locator(f"{SHEET} .buttons button:disabled").count():
            left = page.locator(f"{SHEET} [data-discard][aria-pressed=false]")
            left.first.wait_for()
            chosen = page.locator(f"{SHEET} [data-discard][aria-pressed=true]").count()
            self.hand.touch(f"{SHEET} [data-discard][aria-pressed=false]")
            page.wait_for_function(
                f"n => document.querySelectorAll('{SHEET} [data-discard][aria-pressed=true]').length > n", arg=chosen
            )
            page.wait_for_function(f"() => document.querySelector('{SHEET}').dataset.thinking === 'false'")
        self.hand.touch(f"{SHEET} .buttons button")


def sat_down(
    someone: Visitor,
    bots: Sequence[str] = ("greedy", "greedy", "counter"),
    until: Callable[[View], bool] | None = None,
    **likes: object,
) -> Page:
    """The page of a new table where a person begins against bots that wait for nobody; of a later moment, if asked."""
    page, address = someone.go("/"), someone.address
    quick = {"speed": "instant", "confirmsEnd": False, **likes}
    page.evaluate("likes => localStorage.setItem('postroad-preferences', JSON.stringify(likes))", quick)
    if not page.request.get(f"{address}/api/me").json():
        assert page.request.post(f"{address}/api/people", data={"name": "Ada"}, headers={"origin": address}).ok
    Place(page, address, "thurn-taxis", bots, until, options={"first": 0})
    page.wait_for_function(SETTLED)
    return page
