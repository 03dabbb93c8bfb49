"""What is wrong with a page as it is laid out: letters too small, targets too small, things out of reach."""

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Final

from playwright.sync_api import Page

SHAPES: Final = {
    "phone": (360, 740),
    "large-phone": (390, 844),
    "phone-on-its-side": (740, 360),
    "tablet": (820, 1180),
    "tablet-on-its-side": (1180, 820),
    "small-desk": (1024, 768),
    "desk": (1366, 768),
    "large-desk": (1920, 1080),
}
HANDS: Final = ("phone", "large-phone", "phone-on-its-side")
LEAST_LETTERS_PX: Final = 11

_SMALL_LETTERS: Final = """least => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !one.checkVisibility() || one.closest('.unseen, title, option')) continue;
    const svg = one.ownerSVGElement;
    const scale = svg ? one.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < least - 0.05) found.add(`${node.data.trim().slice(0, 30)}: ${size.toFixed(1)}`);
  }
  return [...found];
}"""
_SMALL_TARGETS: Final = """least => [...document.querySelectorAll('button, select, summary')]
  .filter(one => one.checkVisibility() && !one.closest('.unseen, [inert]'))
  .filter(one => { const { width, height } = one.getBoundingClientRect();
                   return width > 0 && (width < least - 0.5 || height < least - 0.5); })
  .map(one => one.outerHTML.slice(0, 120))"""
_MAP: Final = """() => [...document.querySelectorAll('.map .seal, .map .spot text, .map .province')].map(one => {
  const { x, y, width } = one.getBoundingClientRect();
  return [one.textContent, x, y, width].map(part => typeof part === 'number' ? Math.round(part) : part).join(' ');
})"""
_STILL: Final = f"""() => {{
  const seen = JSON.stringify([({_MAP})(), document.querySelector('.tt')?.className]);
  const board = document.querySelector('.tt');
  const knows = (side, size) => Math.abs(parseFloat(board.style.getPropertyValue(side)) - size) < 1;
  const isMeasured = board && knows('--w', board.clientWidth) && knows('--h', board.clientHeight);
  window.seenAlike = window.seenBefore === seen && isMeasured ? window.seenAlike + 1 : 0;
  window.seenBefore = seen;
  return window.seenAlike >= 5;  // the layout follows its measures some frames later
}}"""


def turned(page: Page, shapes: Sequence[str]) -> Callable[[], None]:
    """What gives the screen the next of some shapes, and after the last the first again: as one turns a phone."""
    sizes = cycle([SHAPES[shape] for shape in shapes])

    def turn() -> None:
        width, height = next(sizes)
        page.set_viewport_size({"width": width, "height": height})

    return turn


def faults(page: Page, shape: str) -> list[str]:
    """All that this shape of the page does wrong, in words."""
    lie_still(page)
    small = [f"letters: {one}" for one in page.evaluate(_SMALL_LETTERS, LEAST_LETTERS_PX)]
    targets = [f"target: {one}" for one in page.evaluate(_SMALL_TARGETS, 44 if shape in HANDS else 24)]
    is_wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [*small, *targets, *(["it must be scrolled sideways"] if is_wide else [])]


def map_places(page: Page) -> list[str]:
    """Where cities and names of the map lie on the screen."""
    return list(page.evaluate(_MAP))


def lie_still(page: Page) -> None:
    """Wait until the page has found its layout: six frames, one after the other, are the same."""
    page.evaluate("""() => new Promise((done) => {
      window.seenBefore = '';  // what was seen in another shape says nothing
      requestAnimationFrame(() => requestAnimationFrame(done));
    })""")
    page.wait_for_function(_STILL)
