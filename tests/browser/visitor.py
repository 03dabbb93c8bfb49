"""A person in a real browser: what they see, what their browser complains of, where it wants to go."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, expect

ROOT: Final = Path(__file__).resolve().parents[2]
AXE: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS: Final = ROOT / "build" / "screens"
SIZES: Final = {"desktop": (1366, 768), "phone": (360, 740)}
THEMES: Final = ("light", "dark")
WAIT_MS: Final = 20_000


class Visitor:
    """One browser profile on the site; `complaints` must stay empty."""

    def __init__(self, context: BrowserContext, address: str, look: str) -> None:
        self.context = context
        self.address = address
        self.look = look  # for the names of pictures: phone-dark
        self.complaints: list[str] = []
        context.set_default_timeout(WAIT_MS)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("request", self._asked)
        self.page: Page = context.new_page()

    def go(self, path: str) -> Page:
        """Open a page of the site and wait for its heading."""
        self.page.goto(self.address + path)
        self.page.locator("h1").first.wait_for()
        return self.page

    def play(self, game: str, *, is_as_offered: bool = False) -> Page:
        """Be at a new table: with all the bots that are offered, or with one of them, so that games are short."""
        page = self.go("/")
        page.locator("article", has=page.locator(f'a[href="/rules/{game}"]')).get_by_role("button").click()
        if not is_as_offered:
            opponents = page.locator("dialog .opponents li")
            opponents.last.get_by_role("button").click()
            expect(opponents).to_have_count(1)
        page.locator("dialog button[type=submit]").click()
        page.locator("[data-status]").wait_for()
        return page

    def violations(self) -> list[str]:
        """What axe finds wrong on the page as it stands."""
        self.settle()
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[Any] = self.page.evaluate("async () => (await axe.run()).violations")
        return [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]

    def violations_by_day_and_night(self) -> list[str]:
        """The same in both themes; the page is dark afterwards."""
        found: list[str] = []
        for theme in ("light", "dark"):
            self.page.emulate_media(color_scheme=theme)
            found += [f"{theme}: {one}" for one in self.violations()]
        return found

    def is_too_wide(self) -> bool:
        """Whether the page would have to be scrolled sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))

    def small_targets(self) -> list[str]:
        """Buttons and the like that are smaller than WCAG 2.2 allows (24 px), links in sentences aside."""
        return list(
            self.page.evaluate(
                """() => [...document.querySelectorAll('button, select, input:not([type=radio], [type=checkbox])')]
                .filter((one) => one.checkVisibility() && !one.closest('.unseen'))
                .filter((one) => { const box = one.getBoundingClientRect();
                                   return box.width && (box.width < 24 || box.height < 24) })
                .map((one) => one.outerHTML.slice(0, 160))"""
            )
        )

    def settle(self) -> None:
        """Wait until letters have arrived and nothing moves any more."""
        self.page.evaluate("document.fonts.ready.then(() => true)")
        self.page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")

    def picture(self, name: str) -> Path:
        """Write what is seen to the folder of screens."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.settle()
        path = SCREENS / f"{name}-{self.look}.png"
        self.page.screenshot(path=path, animations="disabled")
        return path

    def _heard(self, message: ConsoleMessage) -> None:
        is_offline = "ERR_INTERNET_DISCONNECTED" in message.text or "WebSocket connection" in message.text
        if message.type == "error" and not is_offline:
            self.complaints.append(message.text)

    def _asked(self, request: Request) -> None:
        origin = re.sub(r"^ws", "http", request.url)
        if not origin.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"a request left the site: {request.url}")


Visit = Callable[..., Visitor]
