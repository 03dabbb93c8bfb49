"""How long people wait at the normal pace: between their turns with three bots, and while a round is revealed.

    python -m benchmarks.pace

Plays in Chromium, with motion, and touches nothing while it waits. It writes benchmarks/results/pace.json.
"""

import argparse
import json
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.browser.chromium import opened
from tests.browser.moments import Place, named
from tests.browser.visitor import Visitor
from tests.server.served import served

RESULTS: Final = Path(__file__).parent / "results" / "pace.json"
BOTS: Final = {"thurn-taxis": "counter", "kings-road": "greedy"}
LONGEST_MS: Final = 120_000
# How long each time lasted in which a part of the page bore a word, or did not bear it, as the person sees it.
_WATCH: Final = """([part, attribute, word, isWanted]) => {
  window.spans = [];
  const bears = () => document.querySelector(part)?.getAttribute(attribute)?.split(' ').includes(word) ?? false;
  const look = () => bears() === isWanted;
  let was = look();
  let since = performance.now();
  new MutationObserver(() => {
    if (look() === was) return;
    if (was) window.spans.push(performance.now() - since);
    was = !was;
    since = performance.now();
  }).observe(document.body, { subtree: true, attributes: true, childList: true });
}"""


def main(words: list[str]) -> int:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pace", description=__doc__)
    parser.add_argument("--turns", type=int, default=12)
    asked = parser.parse_args(words)
    with TemporaryDirectory() as folder, served(Path(folder)) as address, opened() as browser:
        found = {
            "between_my_turns_with_three_bots": _between_turns(browser, address, asked.turns),
            "reveal_with_two": _reveals(browser, address, 1, asked.turns),
            "reveal_with_five": _reveals(browser, address, 4, asked.turns),
        }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(RESULTS.read_text(encoding="utf-8"))
    return 0


def _sat_down(browser: Browser, address: str, game: str, bots: int) -> tuple[Page, Place]:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en", service_workers="block")
    page = named(Visitor(context, address, "", "light"))
    return page, Place(page, address, game, [BOTS[game]] * bots)  # as quick play opens it


def _between_turns(browser: Browser, address: str, turns: int) -> dict[str, Any]:
    """From the end of the person's turn until they may act again: three bots play, and all of it is shown."""
    page, place = _sat_down(browser, address, "thurn-taxis", 3)
    page.locator("[data-status].mine").wait_for(timeout=LONGEST_MS)
    page.evaluate(_WATCH, ["[data-status]", "class", "mine", False])
    for turn in range(turns):
        number = place.now()["view"]["round"]
        while (now := place.look())["asked"] is not None and now["view"]["round"] == number:  # bots may be done already
            place.advance()
        if now["room"]["status"] == "over":
            break
        _wait_for(page, turn)
    return _summed(page)


def _reveals(browser: Browser, address: str, bots: int, rounds: int) -> dict[str, Any]:
    """From the moment that cards are turned until one can choose again."""
    page, place = _sat_down(browser, address, "kings-road", bots)
    page.locator(".kings-road[data-state]").wait_for()
    page.evaluate(_WATCH, [".kings-road[data-state]", "data-state", "reveal", True])
    while page.evaluate("spans.length") < rounds and place.now()["room"]["status"] != "over":
        known = page.evaluate("spans.length")
        place.advance()
        if not place.now()["view"]["is_second"]:  # the Witch lets some choose again before all is told
            _wait_for(page, known)
    return _summed(page)


def _wait_for(page: Page, known: int) -> None:
    page.wait_for_function("known => window.spans.length > known", arg=known, timeout=LONGEST_MS)


def _summed(page: Page) -> dict[str, Any]:
    seconds = sorted(span / 1000 for span in page.evaluate("spans"))
    page.context.close()
    return {"n": len(seconds), "median_s": round(median(seconds), 1), "longest_s": round(seconds[-1], 1)}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
