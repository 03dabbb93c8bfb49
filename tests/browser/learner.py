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
UNDER_LIGHT: Final = """() => {
  const [light, found] = ['.light', ':focus'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return light && found && found.left < light.right && light.left < found.right
    && found.top < light.bottom && light.top < found.bottom;
}"""  # what has the focus


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
            step, waits = self.come_to_step()
            if waits:
                self.do_what_is_lit(step)
            else:
                self.read_on(step)
            if step == LAST[game]:
                return self.steps
        raise AssertionError(f"the lesson never ended: {self.steps}")

    def bubble(self) -> Locator:
        """What the guide says."""
        return self.page.locator("[data-guide]")

    def come_to_step(self) -> tuple[str, bool]:
        """Wait until the guide says something: the step, and whether it waits for a deed. Both are read at once."""
        said = self.page.wait_for_function(
            """() => {
              const found = document.querySelector('[data-guide]');
              return found && [found.dataset.guide, found.dataset.waits === 'true'];
            }"""
        )
        step, waits = said.json_value()
        if not self.steps or self.steps[-1] != step:
            self.steps.append(step)
            self.look(step)
        return step, waits

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

    def do_what_is_lit(self, step: str) -> None:
        """Press what is lit, wherever it is; once more where nothing came of it, as a person would."""
        for _ in range(MOST_PRESSES):
            if not self.comes_to_rest(step):
                return
            before = self.state()
            self._press_light()
            if self._becomes_other(before):
                return
        raise AssertionError(f"nothing comes of pressing what is lit: {before}, under it {self._under_light()}")

    def comes_to_rest(self, step: str) -> bool:
        """Wait until the light of a step has lain where it is for some frames; False if another step is said by then.

        What moves would be gone when it is pressed, and what another step lights may not be for pressing.
        """
        self.page.wait_for_function("() => document.querySelector('.light') || !document.querySelector('[data-guide]')")
        self.visitor.settle()
        rest = self.page.wait_for_function(
            """([step, frames]) => {
              const said = document.querySelector('[data-guide]')?.dataset.guide;
              if (said !== undefined && said !== step) return 'other';
              const box = JSON.stringify(document.querySelector('.light')?.getBoundingClientRect() ?? null);
              const last = window.lastLight;
              window.lastLight = { box, still: last?.box === box ? last.still + 1 : 0 };
              return box !== 'null' && window.lastLight.still >= frames && 'still';
            }""",
            arg=[step, STILL_FRAMES],
        )
        return bool(rest.json_value() == "still")

    def _press_light(self) -> None:
        if self.means == "keys":
            self.page.keyboard.press("g")
            self.page.wait_for_function(UNDER_LIGHT)
            self.page.keyboard.press("Enter" if not self._is_checkbox() else "Space")
            return
        box = self.page.locator(".light").bounding_box()
        assert box is not None
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
