"""Both games can be played to their end on plain pages, without scripts."""

import random
import time

import httpx
import pytest

from tests.server.served import browser
from tests.server.text.forms import Page, page, press

DEADLINE_S = 120


def begun(someone: httpx.Client, game: str, bots: int, **chosen: str) -> Page:
    """A game against bots, opened by the form and begun."""
    form = page(someone.get(f"/text/open?game={game}")).form(f"game={game}")
    seats = {f"seat{seat}": "bot sensible" for seat in range(1, 1 + bots)}
    waiting = press(someone, form, **seats, pace="instant", **chosen)
    return press(someone, waiting.form("/ready"))


def settled(someone: httpx.Client, url: str, now: Page) -> Page:
    """The page once it asks something or the game is over; it says by itself when to look again."""
    deadline = time.monotonic() + DEADLINE_S
    while now.refreshes:
        assert time.monotonic() < deadline, now.text
        now = page(someone.get(url))
    return now


def table_url(now: Page) -> str:
    return now.form("/chat").action.removesuffix("/chat")


@pytest.mark.slow
def test_thurn_und_taxis_is_played_to_its_end_by_buttons(address: str) -> None:
    rng = random.Random(1)
    with browser(address, "Anna", **{"accept-language": "de-AT,de;q=0.9"}) as anna:
        now = begun(anna, "thurn-taxis", 1)
        assert now.language == "de"
        url = table_url(now)
        for _ in range(20_000):
            now = settled(anna, url, now)
            if not now.has("/act"):
                break
            form = now.form("/act")
            now = press(anna, form, action=chosen(form.buttons, rng))
        assert "Das Ergebnis" in now.headings
        record = anna.get(f"/api/tables/{url.rpartition('/')[2]}/record")
        assert record.text.startswith('{"format":"postroad-record"')


def chosen(buttons: list[tuple[str, str, str]], rng: random.Random) -> str:
    """A button: rather play on and close than start anew, so that the game ends."""
    for wish in ("close", "office", "call cartwright", "call carrier", "call postmaster", "play", "take"):
        wanted = [value for _, value, _ in buttons if value.startswith(wish)]
        if wanted and not (wish == "close" and rng.random() < 0.3):
            return rng.choice(wanted)
    return rng.choice(buttons)[1]


@pytest.mark.slow
def test_kings_road_is_played_to_its_end_by_forms(address: str) -> None:
    rng = random.Random(2)
    with browser(address, "Boris", **{"accept-language": "hu"}) as boris:
        now = begun(boris, "kings-road", 2, **{"option-hereditary_nobles": "yes"})
        url = table_url(now)
        for _ in range(500):
            now = settled(boris, url, now)
            if not now.has("/act"):
                break
            form = now.form("/act")
            cards = [card for card in form.choices.get("card0", []) if card and card not in ("witch", "knight")]
            picks = rng.sample(cards, len(form.choices))
            now = press(boris, form, **{f"card{place}": card for place, card in enumerate(picks)})
        assert "Az eredmény" in now.headings
        assert "semmit sem dönt el a véletlen" in now.text, "there is no chance to be proven"


def test_a_refusal_is_shown_with_its_rule(address: str) -> None:
    with browser(address, "Boris") as boris:
        now = begun(boris, "kings-road", 1)
        now = settled(boris, table_url(now), now)
        form = now.form("/act")
        refused = press(boris, form, card0="wild-hills", card1="wild-hills", card2="dark-tower")
        assert "That is not possible" in refused.headings
        assert "(KR-1)" in refused.text.replace("( ", "(").replace(" )", ")")
        assert "You have chosen this card twice: Wild Hills." in refused.text
        assert refused.has("/act"), "and one can choose again at once"


def test_a_choice_in_kings_road_can_be_changed_until_all_have_chosen(address: str) -> None:
    with browser(address, "Anna") as anna, browser(address, "Boris") as boris:
        form = page(anna.get("/text/open?game=kings-road")).form("kings-road")
        waiting = press(anna, form, seat1="open")
        url = table_url(waiting)
        joined = press(boris, page(boris.get(url)).form("/join"))
        press(anna, page(anna.get(url)).form("/ready"))
        press(boris, joined.form("/ready"))
        now = page(anna.get(url))
        first = press(anna, now.form("/act"), card0="wild-hills", card1="dark-tower", card2="kings-castle")
        assert "You have chosen Wild Hills, Dark Tower, King's Castle." in first.text
        again = press(anna, first.form("/act"), card0="dragon", card1="dark-tower", card2="kings-castle")
        assert "You have chosen Dragon, Dark Tower, King's Castle." in again.text
        assert "Dragon, Dark Tower" not in page(boris.get(url)).text
