"""Replays: frames from a record, with everything open and nothing to decide."""

from pathlib import Path

import msgspec
import pytest

from postroad.core.chance import Quick
from postroad.games import GAMES
from postroad.server import replays
from postroad.server.answers import Replay

RECORDS = Path(__file__).parent.parent / "records"


def replayed(name: str) -> Replay:
    return replays.replay("x", replays.read((RECORDS / f"{name}.postroad.jsonl").read_bytes()))


@pytest.mark.parametrize("slug", list(GAMES))
def test_an_open_view_hides_nothing_and_offers_nothing(slug: str) -> None:
    game = GAMES[slug]
    position = game.start({}, 2, Quick(1))
    seat = game.to_act(position)[0]
    for _ in range(6):
        position = game.apply(position, seat, game.legal(position, seat)[0]).position
        seat = game.to_act(position)[0]
    shown = msgspec.to_builtins(game.open_view(position))
    for seat in range(2):
        own = msgspec.to_builtins(game.view(position, seat))["players"][seat]
        assert shown["players"][seat] == own, "each player is shown as they see themselves"
    assert shown["seat"] is None
    assert not shown.get("legal")
    assert not shown.get("menu")
    assert not shown.get("barred")


def test_a_resignation_is_told_where_it_happened() -> None:
    found = replayed("thurn-taxis/resigned-3-played-on")
    told = [event for frame in found.frames for event in frame.events if event.key == "event-resign"]
    assert len(told) == 1
    assert found.result is not None
    assert found.result.winners


def test_scores_of_the_last_frame_are_those_of_the_result() -> None:
    found = replayed("kings-road/plain-3-sealed")
    assert found.result is not None
    assert found.frames[-1].scores == found.result.scores
    assert found.fairness is not None
    assert found.fairness.secret is not None
