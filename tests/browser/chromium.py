"""The browser that looks at the site: Chromium, which can reach no other."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

# No address but ours can even be looked up. More flags than these make Chromium call home again.
FLAGS: Final = (
    "--no-sandbox",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
)


@contextmanager
def opened() -> Iterator[Browser]:
    """A browser without a window; it fails with what to do where there is none."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not path:
        raise AssertionError(
            "This needs Chromium: install it (Debian: chromium-headless-shell), or name it in CHROMIUM."
        )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield browser
        browser.close()
