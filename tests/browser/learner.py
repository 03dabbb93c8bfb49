"""Someone who has never played and does only what the page says: reads on, or does what is lit."""

from collections.abc import Callable
from typing import Final, Literal

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.visitor import Visitor

Means = Literal["mouse", "touch", "keys"]
MOST_DEEDS: Final = 120  # of a whole lesson; more would be going in circles
LAST: Final = {"thurn-taxis": "free", "kings-road": "over"}  # with which the guided part ends
MOST_PRESSES: Final = 3
ANSWER_MS: Final = 8_000  # after which a person presses again
STILL_FRAMES: Final = 4


class Learner:
    """Goes through a first game by one means alone; `look` is told of every step."""

    def __init__(self, visitor: Visitor, means: Means, look: Callable[[str], None] = lambda step: None) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.means = means
        self.look = look
        self.steps: list[str] = []

    def learn(self, game: str) -> list[str]:
        """Open the first game and follow it to the end of its guided part; the steps in order."""
        self.visitor.go(f"/learn/{game}")
        for _ in range(MOST_DEEDS):
            step = self.come_to_step()
            if self.bubble().get_attribute("data-waits") == "true":
                self.do_what_is_lit()
            else:
                self.read_on(step)
            if step == LAST[game]:
                return self.steps
        raise AssertionError(f"the lesson never ended: {self.steps}")

    def bubble(self) -> Locator:
        """What the guide says."""
        return self.page.locator("[data-guide]")

    def come_to_step(self) -> str:
        """Wait until the guide says something."""
        self.bubble().wait_for()
        step = self.bubble().get_attribute("data-guide") or ""
        if not self.steps or self.steps[-1] != step:
            self.steps.append(step)
            self.look(step)
        return step

    def read_on(self, step: str) -> None:
        """Press the button that goes on."""
        button = self.bubble().locator(".row button").first
        if self.means == "keys":
            self.page.keyboard.press("g")
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")
        elif self.means == "touch":
            button.tap()
        else:
            button.click()
        expect(self.page.locator(f'[data-guide="{step}"]')).to_have_count(0)

    def do_what_is_lit(self) -> None:
        """Press what is lit, wherever it is; once more where nothing came of it, as a person would."""
        for _ in range(MOST_PRESSES):
            self.wait_for_still_light()
            before = self.state()
            self._press_light()
            if self._becomes_other(before):
                return
        raise AssertionError(f"nothing comes of pressing what is lit: {before}, under it {self._under_light()}")

    def wait_for_still_light(self) -> None:
        """Wait until the light has lain where it is for some frames: what moves would be gone when it is pressed."""
        self.page.locator(".light").wait_for()
        self.visitor.settle()
        self.page.wait_for_function(
            """frames => {
              const box = JSON.stringify(document.querySelector('.light')?.getBoundingClientRect() ?? null);
              const last = window.lastLight;
              window.lastLight = { box, still: last?.box === box ? last.still + 1 : 0 };
              return box !== 'null' && window.lastLight.still >= frames;
            }""",
            arg=STILL_FRAMES,
        )

    def _press_light(self) -> None:
        if self.means == "keys":
            self.page.keyboard.press("g")
            self.page.keyboard.press("Enter" if not self._is_checkbox() else "Space")
            return
        box = self.page.locator(".light").bounding_box()
        if box is None:  # it has just moved on
            return
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.means == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _becomes_other(self, before: str) -> bool:
        try:
            self.page.wait_for_function("before => before !== window.lessonState()", arg=before, timeout=ANSWER_MS)
        except TimeoutError:
            return False
        return True

    def _under_light(self) -> str:
        return str(
            self.page.evaluate(
                """() => {
                  const box = document.querySelector('.light')?.getBoundingClientRect();
                  const found = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                  return found ? found.outerHTML.slice(0, 300) : 'nothing';
                }"""
            )
        )

    def _is_checkbox(self) -> bool:
        return bool(self.page.evaluate("document.activeElement.matches('input[type=checkbox]')"))

    def state(self) -> str:
        """What changes with anything that is done: the step, and where its light lies."""
        return str(
            self.page.evaluate(
                """() => {
                  window.lessonState = () => {
                    const light = document.querySelector('.light');
                    const box = light && light.getBoundingClientRect();
                    return JSON.stringify([document.querySelector('[data-guide]')?.dataset.guide ?? '',
                                           box && [box.x, box.y, box.width].map(Math.round)]);
                  };
                  return window.lessonState();
                }"""
            )
        )
