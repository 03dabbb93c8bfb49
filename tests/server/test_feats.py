"""Feats: the best that each seat did in a game, from its record."""

from pathlib import Path

import pytest

from postroad.server import feats, replays

RECORDS = Path(__file__).resolve().parents[1] / "records"


@pytest.mark.parametrize(("game", "keys"), [("thurn-taxis", {"longest-route"}), ("kings-road", {"best-round"})])
def test_feats_of_whole_games_are_what_the_game_allows(game: str, keys: set[str]) -> None:
    endings = [replays.ending(replays.read(path.read_bytes())) for path in sorted((RECORDS / game).glob("*.jsonl"))]
    seats = [seat for ending in endings for seat in ending.feats]
    assert seats
    assert any(keys <= set(seat) for seat in seats)
    for seat in seats:
        assert 3 <= seat.get("longest-route", 3) <= 30
        assert 5 <= seat.get("earliest-carriage", 5)
        assert 1 <= seat.get("longest-chain", 1) <= 8
        assert 0 < seat.get("best-round", 1) < 60


def test_the_earliest_carriage_is_the_best_and_the_longest_route() -> None:
    found: dict[str, int] = {}
    for key, value in (("longest-route", 5), ("longest-route", 4), ("earliest-carriage", 9), ("earliest-carriage", 12)):
        feats.keep(found, key, value)
    assert found == {"longest-route": 5, "earliest-carriage": 9}
