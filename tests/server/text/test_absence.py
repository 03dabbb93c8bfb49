"""Plain pages offer to let a bot play for who has been away for long, and the seat back to who returns."""

import asyncio
from pathlib import Path

import httpx

from postroad.server.app import app
from postroad.server.live.commands import ABSENT_MS
from postroad.server.live.tables import READING_MS
from postroad.server.services import Outside, build
from postroad.server.settings import Settings
from tests.faults.sockets import new_id
from tests.server.live.people import Watch
from tests.server.text.forms import Page, page

HOST = "http://postroad.test"


def test_who_has_been_away_for_two_minutes_can_be_voted_for_and_comes_back(tmp_path: Path) -> None:
    async def run() -> None:
        watch = Watch()
        services = build(Settings(database=tmp_path / "x.db"), Outside(now_ms=watch))
        whole = app(services)

        async def person(name: str) -> httpx.AsyncClient:
            transport = httpx.ASGITransport(app=whole)
            client = httpx.AsyncClient(transport=transport, base_url=HOST, headers={"origin": HOST})
            assert (await client.post("/api/people", json={"name": name})).status_code == 201
            return client

        async def press(who: httpx.AsyncClient, seen: Page, ending: str) -> Page:
            form = seen.form(ending)
            return page(await who.post(form.action, data=form.fields, follow_redirects=True))

        ada, ben = await person("Ada"), await person("Ben")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = (await ada.post("/api/tables", json={"game": "kings-road", "seats": seats})).json()["table"]
        for who, kind in ((ben, "join"), (ada, "ready"), (ben, "ready")):
            command = {"t": kind, "table": table, "command": new_id()}
            assert (await who.post(f"/api/tables/{table}/commands", json=command)).status_code == 200
        path = f"/text/tables/{table}"
        page(await ben.get(path))
        watch.at += READING_MS + ABSENT_MS - 1
        assert not page(await ada.get(path)).has("/vote-stand-in")
        watch.at += 1
        offered = page(await ada.get(path))
        assert "Vote for a bot to take over for Ben" in offered.text
        voted = await press(ada, offered, "/vote-stand-in")
        assert "away, a bot has taken over" in voted.text
        assert not voted.has("/vote-stand-in")
        back = await press(ben, page(await ben.get(path)), "/return")
        assert not back.has("/return")
        await services.store.close()

    asyncio.run(run())
