"""Takes the pictures of the README from the running program, by day and by night: `make screenshots`."""

import io
import tempfile
from pathlib import Path

from PIL import Image

from postroad.arena.contest import Contest
from postroad.arena.match import play
from tests.browser.chromium import opened
from tests.browser.visitor import ROOT, Visitor
from tests.server.served import served

FOLDER = ROOT / "docs" / "pictures"
WIDTH, HEIGHT = 1180, 720
COLOURS = 128  # of the picture's palette, so that it is small
# Which game, who plays, by which deal, and how far into it: a moment with much to see.
MOMENTS = {
    "thurn-taxis": (("counter", "greedy"), 3, 21, 0.72),
    "kings-road": (("second-guess", "greedy"), 4, 5, 0.62),
}


def take() -> None:
    """Write every picture anew."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, served(Path(scratch)) as address, opened() as browser:
        for slug in MOMENTS:
            context = browser.new_context(
                viewport={"width": WIDTH, "height": HEIGHT}, locale="en", reduced_motion="reduce"
            )
            someone = Visitor(context, address, "desktop", "light")
            page = someone.go("/replay")
            file = Path(scratch, f"{slug}.jsonl")
            file.write_text(_record(slug))
            page.locator("#record").set_input_files(file)
            slider = page.locator("input[type=range]")
            slider.fill(str(int(int(str(slider.get_attribute("max"))) * MOMENTS[slug][3])))
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                someone.settle()
                _keep(page.screenshot(animations="disabled"), FOLDER / f"{slug}-{theme}.png")
            context.close()


def _record(slug: str) -> str:
    bots, players, seed, _ = MOMENTS[slug]
    contest = Contest(slug, {}, bots, players, 1, seed, is_one_sided=True, keeps_records=True)
    return play(contest, next(contest.fixtures())).record


def _keep(picture: bytes, path: Path) -> None:
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    take()
