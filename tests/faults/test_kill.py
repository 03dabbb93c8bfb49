"""What was acknowledged survives kill -9 at any moment, once; and a server that lies about it is found out."""

import asyncio
from pathlib import Path

import pytest

from tests.faults.kills import promises

KILLS, GAMES_AT_ONCE = 8, 8


@pytest.mark.slow
def test_what_was_acknowledged_survives_every_crash_once(tmp_path: Path) -> None:
    players, broken, _ = asyncio.run(promises(tmp_path, KILLS, GAMES_AT_ONCE))
    assert broken == []
    assert sum(len(player.acknowledged) for player in players) > KILLS


@pytest.mark.slow
def test_a_server_that_acknowledges_before_it_stores_is_found_out(tmp_path: Path) -> None:
    _, broken, _ = asyncio.run(promises(tmp_path, 3, 4, "early"))
    assert any("was acknowledged as line" in one for one in broken)
