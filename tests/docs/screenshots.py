"""Takes the pictures of the README from the running program, by day and by night: `make screenshots`."""

import io
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests.browser.chromium import opened
from tests.browser.moments import Place, View, may, named
from tests.browser.visitor import ROOT, Visitor
from tests.server.served import served

FOLDER = ROOT / "docs" / "pictures"
WIDTH, HEIGHT = 1366, 768
CARDS = ("temple-ruins", "wild-hills", "knight")  # that are chosen in King's Road
COLOURS = 128  # of the picture's palette, so that it is small


def thurn_taxis(page: Page, address: str) -> None:
    """A game for three, late enough to have much on the map, before a long route is closed."""

    def is_ripe(view: View) -> bool:
        mine = view["players"][view["seat"]]
        return view["round"] >= 11 and len(mine["route"]) >= 4 and may("play")(view)

    Place(page, address, "thurn-taxis", ["greedy", "counter"], is_ripe)


def kings_road(page: Page, address: str) -> None:
    """A game for four, with the three cards of a round chosen and not yet confirmed."""

    def is_ripe(view: View) -> bool:
        return view["round"] >= 7 and set(CARDS) <= set(view["players"][view["seat"]]["cards"])

    Place(page, address, "kings-road", ["greedy"] * 3, is_ripe)
    for card in CARDS:
        page.locator(f"[data-card={card}]").click()
    page.locator(".ghost").first.wait_for()
    page.mouse.move(0, 0)


MOMENTS: dict[str, Callable[[Page, str], None]] = {"thurn-taxis": thurn_taxis, "kings-road": kings_road}


def take() -> None:
    """Write every picture anew."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, served(Path(scratch)) as address, opened() as browser:
        for slug, come_to in MOMENTS.items():
            context = browser.new_context(
                viewport={"width": WIDTH, "height": HEIGHT}, locale="en", reduced_motion="reduce"
            )
            someone = Visitor(context, address, "desktop", "light")
            page = named(someone)
            come_to(page, address)
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                someone.settle()
                _keep(page.screenshot(animations="disabled"), FOLDER / f"{slug}-{theme}.png")
            context.close()


def _keep(picture: bytes, path: Path) -> None:
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    take()
