"""What is wrong with a picture of a page: too small, too wide, cut off, or covered."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.browser.layout import HANDS

TOUCHED: Final = (*HANDS, "tablet", "tablet-on-its-side")
TEXTS: Final = ("normal", "large", "huge")
LEAST_LETTERS_PX: Final = 11
LEAST_TARGET_PX: Final = 24
LEAST_TOUCH_PX: Final = 44

_FAULTS: Final = (Path(__file__).parent / "screen_faults.js").read_text(encoding="utf-8")
_PLACES: Final = (Path(__file__).parent / "map_places.js").read_text(encoding="utf-8")


def faults(page: Page, shape: str) -> list[str]:
    """All that this shape of the page does wrong, in words."""
    map_places(page)
    touch = LEAST_TOUCH_PX if shape in HANDS else LEAST_TARGET_PX
    return list(page.evaluate(_FAULTS, [LEAST_LETTERS_PX, LEAST_TARGET_PX, touch]))


def map_places(page: Page) -> list[str]:
    """Where all that has its place on the map lies on the screen, once it lies still."""
    return list(page.evaluate(_PLACES))
