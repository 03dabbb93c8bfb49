"""The way of a click through the server is the one that docs/architecture.md shows: every file, and no other."""

import asyncio
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import postroad
from postroad.server import wire
from tests.server.live.wires import begun, serving

SOURCE = Path(postroad.__file__).parent
PAGE = Path(__file__).resolve().parents[3] / "docs" / "architecture.md"
ROW = re.compile(r"^\| \d+ \| `(\S+)` \|", re.MULTILINE)
MOST = 28
MARK = "# compiled with mypyc"  # the compiled core is one step of the way
# What other files take from these are single lines: a name, a type, an error; and the general part of each game.
AROUND = {"core/game_defaults.py", "core/game.py", "store/clock.py", "store/store.py", "server/wire.py"}


def listed() -> list[str]:
    return ROW.findall(PAGE.read_text(encoding="utf-8"))


async def ran_in_a_click(path: Path) -> set[str]:
    """The files of the package in which a function runs between an action and the views that follow from it."""
    found: set[str] = set()

    def note(frame: FrameType, event: str, argument: Any) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(str(SOURCE)) and not frame.f_code.co_name.startswith("<"):
            found.add(str(Path(name).relative_to(SOURCE)))

    async with serving(path) as server, server.client("ada") as ada, server.client("ben") as ben:
        table = await begun(server, "thurn-taxis", ada, ben, options={"first": 0})
        await asyncio.sleep(0)
        action = {"do": "take", "slot": 0}
        sys.setprofile(note)
        try:
            answer = await ada.command(wire.Act, table, asked=ada.now["asked"], action=action, seat=0)
            for client in (ada, ben):
                await client.until(answer["seq"])
        finally:
            sys.setprofile(None)
    assert answer["t"] == "done"
    return {name for name in found if not (SOURCE / name).read_text(encoding="utf-8").startswith(MARK)}


def test_the_server_s_part_of_the_way_is_the_one_in_the_document(tmp_path: Path) -> None:
    told = {name for name in listed() if name.startswith(("server/", "store/")) or name.endswith(".py")}
    assert asyncio.run(ran_in_a_click(tmp_path / "table.db")) - AROUND == told


def test_the_page_s_part_of_the_way_is_there_and_the_whole_is_short() -> None:
    names = listed()
    client = SOURCE.parents[1] / "client" / "src"
    assert len(names) == len(set(names)) <= MOST
    assert all((client / name).is_file() for name in names if not name.endswith(".py"))
