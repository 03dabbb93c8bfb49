"""The moments of both games that must look right on every screen; a bot plays up to them for the person."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any, Final

from playwright.sync_api import Page, expect

from postroad.bots import roster
from postroad.core.chance import Quick
from postroad.games import GAMES
from postroad.games.thurn_taxis.board import FACTS
from postroad.server.live.view_decoding import decode_view
from tests.browser.visitor import Visitor

PACE_MS: Final = 40  # between two looks at a table where bots are asked
GAMES_FOR_A_MOMENT: Final = 5  # chance is sealed: now and then a game is over sooner
_commands = count(1)

View = dict[str, Any]
Choice = Callable[[View], Any]


def named(someone: Visitor, **likes: object) -> Page:
    """The page of someone who has a name and likes things as usual but for `likes`."""
    page = someone.go("/")
    usual = {"confirmsEnd": False, "help": "never", "wasOffered": True, **likes}
    page.evaluate("likes => localStorage.setItem('postroad-preferences', JSON.stringify(likes))", usual)
    headers = {"origin": someone.address}
    assert page.request.post(f"{someone.address}/api/people", data={"name": "Ada"}, headers=headers).ok
    return page


class Place:
    """The seat of the page's person at a new table against bots that wait for nobody, if nothing else is ordered."""

    def __init__(
        self,
        page: Page,
        address: str,
        game: str,
        bots: Sequence[str],
        until: Callable[[View], bool] | None = None,
        **order: object,
    ) -> None:
        """Begin; a bot plays for the person `until` a moment is there, and only then the page is opened."""
        self.page = page
        self.game = game
        self._api = f"{address}/api"
        self._headers = {"origin": address}
        self._bot = roster.bot("greedy", game)
        self._chance = Quick(7)
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        body = {"game": game, "seats": seats, "pace": "instant", **order}
        for _ in range(GAMES_FOR_A_MOMENT):
            self.table = str(self._post("tables", body)["table"])
            self._command("ready")
            if until is None or self.play(until):
                break
        else:
            raise AssertionError("every game was over before")
        page.goto(f"{address}/t/{self.table}")
        page.locator("[data-status]").wait_for()

    def look(self) -> dict[str, Any]:
        """The table as the person sees it."""
        found: dict[str, Any] = self.page.request.get(f"{self._api}/tables/{self.table}").json()
        return found

    def now(self) -> dict[str, Any]:
        """The same, once they are asked or all is over."""
        while True:
            found = self.look()
            if found["asked"] is not None or found["room"]["status"] == "over":
                return found
            self.page.wait_for_timeout(PACE_MS)

    def act(self, action: object) -> None:
        """Answer the question that is asked."""
        self._command("act", asked=self.now()["asked"], action=action)

    def play(self, until: Callable[[View], bool], choose: Choice | None = None) -> bool:
        """Let a bot play on until a moment is there; false if the game is over before."""
        while (now := self.now())["room"]["status"] != "over":
            if until(now["view"]):
                return True
            self.act((choose or self._greedily)(now["view"]))
        return False

    def advance(self) -> None:
        """Let a bot give the next answer."""
        self.act(self._greedily(self.now()["view"]))

    def show(self) -> None:
        """Wait until the page shows what the server knows, and nothing else."""
        self.page.keyboard.press("Escape")
        self.page.reload()
        self.page.locator("[data-phase], [data-state]").first.wait_for()

    def _greedily(self, view: View) -> Any:
        game = GAMES[self.game]
        seen = decode_view(game, view)
        return game.encode(self._bot.choose(seen, seen.legal, self._chance))

    def _command(self, kind: str, **more: object) -> None:
        body = {"t": kind, "table": self.table, "command": f"moment-{next(_commands):06}", **more}
        self._post(f"tables/{self.table}/commands", body)

    def _post(self, path: str, body: dict[str, object]) -> Any:
        answer = self.page.request.post(f"{self._api}/{path}", data=body, headers=self._headers)
        assert answer.ok, answer.text()
        return answer.json()


def thurn_taxis(page: Page, address: str) -> Iterator[str]:
    """The page at each moment of Thurn und Taxis with four players, by name."""
    place = Place(
        page, address, "thurn-taxis", ["greedy"] * 3, options={"first": 1}
    )  # the person has the last turn of all
    yield "start"
    place.play(lambda view: view["round"] >= 5 and len(_mine(view)["route"]) >= 3 and may("take")(view))
    place.show()
    yield "choose"
    page.locator(".display .card.offered").first.hover()
    yield "pointed"
    place.play(lambda view: may("play")(view) and not may("take")(view))
    place.show()
    yield "play"
    place.play(lambda view: may("close")(view) and len(_mine(view)["route"]) >= 5)
    place.show()
    page.locator('[data-do="close"] button').click()
    page.locator(".sheet .way.chosen").wait_for()
    yield "close"
    page.keyboard.press("Escape")
    place.play(_is_last_round)
    place.show()
    yield "last-round"
    place.play(lambda _: False)
    place.show()
    page.locator("[data-standings]").wait_for()
    yield "result"
    place = Place(page, address, "thurn-taxis", ["greedy"] * 3, options={"first": 0})
    place.play(_is_stuck, _contrarily)
    place.show()
    yield "stuck"
    page.locator('[data-do="abandon"] button').click()
    yield "abandon"
    yield from _timeout(page, address, "thurn-taxis", 3)


def kings_road(page: Page, address: str) -> Iterator[str]:
    """The page at each moment of King's Road with five players, by name."""
    place = Place(page, address, "kings-road", ["greedy"] * 4)
    yield "start"
    place.play(lambda view: view["round"] >= 7 and {"knight", "dragon"} <= set(_mine(view)["cards"]))
    place.show()
    for card in ("wild-hills", "dragon", "knight"):
        page.locator(f"[data-card={card}]").click()
    page.locator(".ghost").first.wait_for()
    yield "choose"
    page.locator(".top .swap").click()
    yield "table"
    page.locator(".top .swap").click()
    page.locator("[data-confirm] button").click()
    yield from _reveal(page, "reveal", "score")
    expect(page.locator("[data-scene]")).to_have_count(0)
    yield "again"
    place.play(lambda view: max(player["score"] for player in view["players"]) >= 34)
    place.show()
    while place.now()["room"]["status"] != "over":
        place.advance()
        page.locator("[data-state=reveal], [data-standings]").first.wait_for()
        if place.now()["room"]["status"] != "over":
            page.keyboard.press("Escape")
    yield from _reveal(page, "last-reveal", "last-score")
    page.locator("[data-standings]").wait_for()
    yield "result"
    yield from _timeout(page, address, "kings-road", 4)


def _reveal(page: Page, cards: str, region: str) -> Iterator[str]:
    """The round card as it turns, and as its last region scores."""
    page.locator("[data-scene]").wait_for()
    page.locator("[data-do=pause]").click()
    while page.locator("[data-scene]").get_attribute("data-scene") != "cards":
        page.locator("[data-do=back]").click()
    yield cards
    page.locator("[data-do=next]").click()
    yield region
    if page.locator("[data-do=skip]").count():
        page.locator("[data-do=skip]").click()


def _timeout(page: Page, address: str, game: str, bots: int) -> Iterator[str]:
    """The person's own clock has run out."""
    place = Place(page, address, game, ["greedy"] * bots, clock={"kind": "turn", "seconds": 1})
    place.now()
    page.wait_for_timeout(2500)  # the clock's own time: nothing on the page says when it is past
    yield "timeout"


def _mine(view: View) -> dict[str, Any]:
    mine: dict[str, Any] = view["players"][view["seat"]]
    return mine


def may(deed: str) -> Callable[[View], bool]:
    """Whether the person may do something, as a view says."""
    return lambda view: any(step["do"].startswith(deed) for step in view["legal"])


def _is_last_round(view: View) -> bool:
    return any(stack == "game-end" for player in view["players"] for stack, _ in player["tiles"])


def _is_stuck(view: View) -> bool:
    return may("abandon")(view) and not may("play")(view) and not may("take")(view) and not may("draw")(view)


def _contrarily(view: View) -> Any:
    """Takes what does not fit, so that the route is stuck before long."""
    reached = {other for road in FACTS.roads for city in _mine(view)["route"] for other in road if city in road}
    for step in view["legal"]:
        if step["do"] == "take" and view["display"][step["slot"]] not in reached:
            return step
    kinds = ("play", "end", "take", "draw", "call", "close", "office", "discard", "abandon")
    return min(view["legal"], key=lambda step: next(at for at, kind in enumerate(kinds) if step["do"].startswith(kind)))
