"""The golden records: they verify, and both replaying and playing them anew gives the same bytes."""

from pathlib import Path

import pytest

from postroad.core.follow import Follower, RecordedGame, split, verify
from postroad.core.record import read_lines
from postroad.core.transcript import Transcript
from postroad.games import GAMES, OUR_OWN
from postroad.games.thurn_taxis.editions import CUSTOM, EDITIONS
from tests.records.golden import SUFFIX, Golden
from tests.records.write import GOLDEN, HERE

FILES = sorted(HERE.rglob("*" + SUFFIX))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HERE)).removesuffix(SUFFIX))


def recorded(path: Path) -> RecordedGame:
    with path.open("rb") as file:
        (game,) = split(read_lines(file), GAMES)
    return game


@every_file
def test_a_golden_record_verifies_to_its_result(path: Path) -> None:
    follower = verify(recorded(path))
    assert "result" in follower.recorded.lines[-1][1]
    assert follower.is_proven == bool(follower.recorded.record.fair)


@every_file
def test_writing_a_followed_game_gives_the_same_bytes(path: Path) -> None:
    assert rewritten(recorded(path)).encode() == path.read_bytes()


def rewritten(found: RecordedGame) -> str:
    """The record of the game, played anew by the decisions and outcomes of this one."""
    follower, table, decided = Follower(found), laid_out(found), 0
    for decided, followed in enumerate(follower, 1):
        resign(table, follower, decided - 1)
        table.apply(followed.seat, followed.action)
    resign(table, follower, decided)
    return table.record().text()


def laid_out(found: RecordedGame) -> Transcript:
    game, record = found.game, found.record
    options = game.options(record.settings)
    if record.fair and found.secret:
        return Transcript.sealed(game, options, record.players, found.secret, record.fair)
    outcomes = game.recorded_chance([line for _, line in found.lines], None)
    return Transcript(game, options, record.players, outcomes)


def resign(table: Transcript, follower: Follower, decided: int) -> None:
    for seat in follower.resignations.get(decided, []):
        table.resign(seat)


def test_there_is_a_file_for_every_golden_game_and_no_other() -> None:
    assert {path.relative_to(HERE) for path in FILES} == {golden.path for golden in GOLDEN}


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: str(golden.path).removesuffix(SUFFIX))
def test_a_golden_game_is_played_as_it_was(golden: Golden) -> None:
    assert golden.text().encode() == (HERE / golden.path).read_bytes()


def test_golden_games_cover_every_number_of_seats() -> None:
    every = {(game.slug, seats) for game in OUR_OWN for seats in game.seats}
    assert {(golden.slug, golden.seats) for golden in GOLDEN} == every


def test_golden_games_cover_every_edition() -> None:
    played = {golden.options.get("edition") for golden in GOLDEN if golden.slug == "thurn-taxis"}
    assert {*EDITIONS, CUSTOM} <= played
