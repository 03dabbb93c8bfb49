"""A person in a real browser: what they see, what their browser complains of, where it wants to go."""

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, expect

ROOT: Final = Path(__file__).resolve().parents[2]
AXE: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS: Final = ROOT / "build" / "screens"
SIZES: Final = {"desktop": (1366, 768), "phone": (360, 740)}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
WAIT_MS: Final = 60_000
DRAWS: Final = os.environ.get("POSTROAD_PICTURES") == "1"
COLOURS: Final = ("color-contrast", "link-in-text-block")  # the rules of axe that look at colours


class Visitor:
    """One browser profile on the site; `complaints` must stay empty."""

    def __init__(self, context: BrowserContext, address: str, look: str, theme: str) -> None:
        self.context = context
        self.address = address
        self.look, self.theme = look, theme  # for the names of pictures: phone, dark
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

    def speak(self, language: str) -> None:
        """Choose a language and load the page anew, where it stands."""
        self.like(language=language)
        self.page.locator(f"html[lang={language}] h1").first.wait_for()

    def like(self, **changes: object) -> None:
        """Change what one likes, and load the page anew, where it stands."""
        likes = self.page.evaluate(
            """changes => {
              const likes = { ...JSON.parse(localStorage.getItem('postroad-preferences') ?? '{}'), ...changes };
              localStorage.setItem('postroad-preferences', JSON.stringify(likes));
              return likes;
            }""",
            changes,
        )
        me = f"{self.address}/api/me"
        if self.page.request.get(me).json():  # what a person likes is kept on the server too
            assert self.page.request.patch(me, data={"preferences": likes}, headers={"origin": self.address}).ok
        self.page.reload()

    def violations(self, rules: Sequence[str] = (), within: str = "html", but: Sequence[str] = ()) -> list[str]:
        """What axe finds wrong on the page, or in a part of it, as it stands; by all its rules but some, or by some."""
        self.settle()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        options: dict[str, Any] = {"resultTypes": ["violations"], "rules": {rule: {"enabled": False} for rule in but}}
        if rules:
            options["runOnly"] = list(rules)
        found: list[Any] = self.page.evaluate(
            "async ([within, options]) => (await axe.run(within, options)).violations", [within, options]
        )
        return [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]

    def violations_by_day_and_night(
        self, picture: str = "", within: str = "html", *, has_colours: bool = True
    ) -> list[str]:
        """The same in both themes, the second of which changes colours alone; each is pictured, if it has a name.

        What is looked at on a desk too has no other colours on a phone, and to look at them takes longest.
        """
        found: list[str] = []
        if not has_colours and not DRAWS:
            return self.violations(within=within, but=COLOURS)
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme)
            self.theme = theme
            if picture:
                self.picture(picture)
            found += [f"{theme}: {one}" for one in self.violations(COLOURS if theme == "dark" else (), within)]
        return found

    def is_too_wide(self) -> bool:
        """Whether the page would have to be scrolled sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))

    def is_narrow_at_every_tab(self) -> bool:
        """Whether that is so with none of a table's tabs."""
        for tab in self.page.locator(".panes [role=tab]").all():
            if tab.is_visible():
                tab.click()
                if self.is_too_wide():
                    return False
        return True

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

    def picture(self, name: str) -> None:
        """Write what is seen to the folder of screens, where pictures are asked for."""
        if DRAWS:
            SCREENS.mkdir(parents=True, exist_ok=True)
            self.settle()
            self.page.screenshot(path=SCREENS / f"{name}-{self.look}-{self.theme}.png", animations="disabled")

    def _heard(self, message: ConsoleMessage) -> None:
        is_offline = "ERR_INTERNET_DISCONNECTED" in message.text or "WebSocket connection" in message.text
        if message.type == "error" and not is_offline:
            self.complaints.append(f"{message.text} {message.location.get('url')}")

    def _asked(self, request: Request) -> None:
        origin = re.sub(r"^ws", "http", request.url)
        if not origin.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"a request left the site: {request.url}")


Visit = Callable[..., Visitor]
