"""Pictures of every moment of both games, in every shape of screen, by day and night: python -m tests.browser.pictures

They are written to build/pictures/<game>/<moment>-<shape>-<theme>.png to be looked at one by one; whatever is too
small, too wide or out of its place is listed, and then the command fails. With `--text large` or `--text huge` the
same in larger letters; `--game`, `--moment`, `--shape` and `--theme` ask for some of it alone.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page

from tests.browser.chromium import opened
from tests.browser.layout import SHAPES
from tests.browser.moments import kings_road, named, thurn_taxis
from tests.browser.screens import TEXTS, TOUCHED, faults
from tests.browser.visitor import ROOT, THEMES, Visitor
from tests.server.served import served

FOLDER: Final = ROOT / "build" / "pictures"
GAMES: Final[dict[str, Callable[[Page, str], Iterator[str]]]] = {"thurn-taxis": thurn_taxis, "kings-road": kings_road}


def main(words: list[str]) -> int:
    """Write the pictures that are asked for; 1 if anything is wrong in one of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.pictures", description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--moment", action="append")
    parser.add_argument("--shape", choices=SHAPES, action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--text", choices=TEXTS, default="normal")
    parser.add_argument("--language", default="en")
    asked = parser.parse_args(words)
    wrong: list[str] = []
    with TemporaryDirectory() as folder, served(Path(folder)) as address, opened() as browser:
        for game in asked.game or GAMES:
            wrong += _written(browser, address, game, asked)
    sys.stdout.write("".join(f"{line}\n" for line in [*wrong, f"the pictures are in {FOLDER.relative_to(ROOT)}"]))
    return 1 if wrong else 0


def _written(browser: Browser, address: str, game: str, asked: argparse.Namespace) -> list[str]:
    context = browser.new_context(
        has_touch=True, locale=asked.language, reduced_motion="reduce", service_workers="block"
    )
    someone = Visitor(context, address, "", "light")
    page = named(someone, text=asked.text, language=asked.language)
    fingers = context.new_cdp_session(page)
    (FOLDER / game).mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    wanted = set(asked.moment or ())
    for moment in GAMES[game](page, address):
        if asked.moment and moment not in asked.moment:
            continue
        for shape in asked.shape or SHAPES:
            width, height = SHAPES[shape]
            page.set_viewport_size({"width": width, "height": height})
            fingers.send("Emulation.setTouchEmulationEnabled", {"enabled": shape in TOUCHED})
            wrong += [f"{game} {moment} {shape}: {fault}" for fault in faults(page, shape)]
            for theme in asked.theme or THEMES:
                page.emulate_media(color_scheme=theme)
                someone.settle()
                text = "" if asked.text == "normal" else f"-{asked.text}"
                page.screenshot(path=FOLDER / game / f"{moment}-{shape}-{theme}{text}.png", animations="disabled")
        page.set_viewport_size({"width": 1366, "height": 768})
        wanted.discard(moment)
        if asked.moment and not wanted:
            break
    wrong += [f"{game}: {complaint}" for complaint in someone.complaints]
    context.close()
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
