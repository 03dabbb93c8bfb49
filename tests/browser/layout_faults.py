"""What is wrong with a layout, as measured in a browser: what is too small, too wide, or has moved."""

from typing import Any, Final

from playwright.sync_api import Page

SMALLEST_TEXT: Final = 11  # pixels
SMALLEST_TARGET: Final = 24
SMALLEST_TOUCH: Final = 44
SHAPES: Final = {
    "phone-360": (360, 740),
    "phone-390": (390, 844),
    "phone-on-its-side": (740, 360),
    "tablet": (820, 1180),
    "tablet-on-its-side": (1180, 820),
    "small-laptop": (1024, 768),
    "laptop": (1366, 768),
    "desk": (1920, 1080),
}
TOUCHED: Final = {"phone-360", "phone-390", "phone-on-its-side", "tablet"}

_TEXT = """([root, least]) => {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector(root), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    if (!text || parent.closest('.unseen') || !parent.checkVisibility({ visibilityProperty: true })) continue;
    let px = parseFloat(getComputedStyle(parent).fontSize);
    const drawing = parent.closest('svg');
    if (drawing) px *= Math.abs(parent.getScreenCTM().a);
    if (px < least - 0.05) found.add(`${px.toFixed(1)} px: ${text}`);
  }
  return [...found];
}"""
_TARGETS = """([root, least]) => [...document.querySelectorAll(`${root} :is(button, select, summary, [role=button])`)]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, p'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(([one, box]) => `${Math.round(box.width)}x${Math.round(box.height)}: ${one.outerHTML.slice(0, 100)}`)"""
_PLACES = """async (selector) => {
  const look = () => [...document.querySelectorAll(selector)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
  for (let last = '', alike = 0; alike < 5; ) {  // a layout that follows its room needs a moment
    await new Promise(requestAnimationFrame);
    const now = JSON.stringify(look());
    alike = now === last ? alike + 1 : 0;
    last = now;
  }
  return look();
}"""


def small_text(page: Page, root: str = "body") -> list[str]:
    """Whatever is written in letters that are too small; a drawing's own scale counts."""
    return list(page.evaluate(_TEXT, [root, SMALLEST_TEXT]))


def small_targets(page: Page, root: str = "body", *, is_touched: bool = False) -> list[str]:
    """Whatever can be pressed and is too small for it; links in sentences aside."""
    return list(page.evaluate(_TARGETS, [root, SMALLEST_TOUCH if is_touched else SMALLEST_TARGET]))


def scrolls_sideways(page: Page) -> bool:
    """Whether the whole page is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def places(page: Page, selector: str) -> Any:
    """Where some things are, to be compared with where they are in another state."""
    return page.evaluate(_PLACES, selector)


def faults(page: Page, root: str = "body", *, is_touched: bool = False) -> list[str]:
    """All of it at once."""
    wide = ["the page scrolls sideways"] if scrolls_sideways(page) else []
    return small_text(page, root) + small_targets(page, root, is_touched=is_touched) + wide
