"""A deal of the day when its day is over: everyone's results, and the strongest bot's, in a real browser."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.test_waiting import enter
from tests.browser.visitor import Visit
from tests.faults.clock_faults import set_by
from tests.faults.running import Running, running
from tests.faults.scene import play_out
from tests.faults.sockets import send, until

pytestmark = pytest.mark.slow

GAME = "kings-road"
DAY_S = 86_400
NAMES = ("Ada", "Ben", "Cleopatra von Thurn und Valsassina", "Dora")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose clock can be set."""
    folder = tmp_path_factory.mktemp("daily")
    (folder / "clock").write_text("0")
    with running(folder, f"clock={folder / 'clock'}") as found:
        yield found


def test_a_day_that_is_over_compares_everyone_and_the_strongest_bot(server: Running, visit: Visit) -> None:
    ada, _, cleo, dora = people = [server.person(name) for name in NAMES]
    for one in (ada, cleo):
        assert one.put("/api/me/page", json={"shows_page": False, "is_listed": True}).status_code == 204
    tables = [one.post(f"/api/daily/{GAME}").json()["table"] for one in people]
    scores = [
        play_out(who, table, seed)["room"]["result"]["scores"][0]
        for seed, (who, table) in enumerate(zip(people[:3], tables, strict=False))
    ]
    assert send(dora, "resign", tables[3]).status_code == 200
    until(lambda: server.rows("select 1 from board join daily on bot_table = id where status = 'over'"), 300)
    today = of_game(ada)["day"]
    assert ada.get(f"/api/daily/{GAME}/{today}").json()["key"] == "daily-today"
    assert of_game(ada)["is_over"]

    set_by(Path(server.folder) / "clock", DAY_S)
    assert of_game(ada)["days"] == [today]
    assert not of_game(ada)["table"], "another deal, another day"
    found = ada.get(f"/api/daily/{GAME}/{today}").json()
    assert [one["score"] for one in found["entries"]] == sorted(
        (one["score"] for one in found["entries"]), reverse=True
    )
    reached = {one["name"]: one["score"] for one in found["entries"] if not one["is_bot"]}
    assert reached == dict(zip(("Ada", "", NAMES[2]), scores, strict=True)), "Ben is not named, Dora gave up"
    [mine], [bot] = ([one for one in found["entries"] if one[key]] for key in ("is_me", "is_bot"))
    assert (mine["name"], mine["table"]) == ("Ada", tables[0])
    assert (found["bot"], found["is_bot_done"]) == ("stage", True)
    with httpx.Client(base_url=server.address, timeout=120) as stranger:
        told = stranger.get(f"/api/daily/{GAME}/{today}").json()["entries"]
        assert [one["table"] for one in told if one["table"]] == [bot["table"]]
        assert stranger.get(f"/api/tables/{bot['table']}/record").status_code == 200
        plain = ada.get(f"/text/daily/{GAME}/{today}").text
        assert NAMES[2] in plain
        assert f"{bot['score']} points with the same deal" in plain

    place = sum(score > scores[0] for score in scores) + 1
    for look, language, theme in (("desktop", "en", "light"), ("phone", "hu", "dark"), ("phone", "en", "light")):
        someone = visit(language, look, theme, address=server.address)
        enter(someone, dict(ada.cookies))
        page = someone.go("/daily")
        page.locator(f"[data-daily={GAME}] .days a").click()
        rows = page.locator("[data-day] li")
        expect(rows).to_have_count(4)
        assert not someone.is_too_wide()
        assert not someone.violations()
        someone.picture(f"day-{language}")
    expect(page.locator("[data-mine]")).to_contain_text(f"You reached {scores[0]} points: place {place} of 3")
    expect(page.locator("[data-day]")).to_contain_text(f"Rosa, the strongest bot, reached {bot['score']} points")
    expect(rows.filter(has_text="Ada (you)")).to_contain_text(f"{scores[0]} points")
    assert cleo.delete("/api/me").status_code == 204
    page.reload()
    expect(rows).to_have_count(3)
    expect(page.locator("[data-day]")).not_to_contain_text("Cleopatra")
    page.get_by_role("link", name="Watch the replay: Rosa").click()
    page.wait_for_url(f"{server.address}/replay/table/{bot['table']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def of_game(who: httpx.Client) -> dict[str, Any]:
    """The deal of today, as someone sees it."""
    found: dict[str, Any]
    [found] = [one for one in who.get("/api/daily").json()["games"] if one["game"] == GAME]
    return found
